"""B13.13, B14.8, B14.13 Every system is played: control bonus, colonization, what it changes for good.

A system is colonized by Terraforming with exactly its strength; with one less it is refused.
"""

from __future__ import annotations

from deepfield.games.beyond_the_sun.events import PawnPushed
from deepfield.games.beyond_the_sun.fleet_events import ControlBonus
from kit.beyond import Faction
from kit.beyond_cards import BOX, COLONY, PRODUCTION, Has, at_work, colonized, jumped_into

GREENHOUSES = {"tree": {"2-1": "orbital_greenhouses"}}  # discovered; its bonus is 1 food disc


def test_b13_13_systems_without_a_control_bonus_give_none() -> None:
    """B1.23 Eleven of the 24 cards have the symbol."""
    keys = (
        "alpha_centauri lalande_21185 procyon wolf_359 epsilon_indi struve_2398 "
        "kapteyns_star ross_154 wise_1541_2250 teegardens_star gliese_876 "
        "van_maanens_star trappist_1"
    )
    for key in keys.split():
        with jumped_into(key, ore=0) as t:
            if t.where == "place_disc.choose_track":
                t.boris.does("track ore")
            assert not t.boris.saw(ControlBonus)
            assert (t.boris.pop, t.boris.ore, t.where) == (0, 0, PRODUCTION)


# B1.23 The specializations: food, ore, or both.
SYMBOLS = {
    "f": "barnards_star ross_128 epsilon_indi ez_aquarii "
    "wise_1541_2250 epsilon_eridani teegardens_star 82_eridani",
    "o": "sirius lalande_21185 procyon wolf_359 ross_154 gliese_876 van_maanens_star lacaille_9352",
    "fo": "alpha_centauri luyten_726_8 struve_2398 groombridge_34 "
    "kapteyns_star tau_ceti delta_pavonis trappist_1",
}


def test_b13_7_an_outpost_is_of_the_specialization_of_its_system() -> None:
    """B13.7, B1.23 Of a double system the owner chooses."""
    assert sum([len(keys.split()) for keys in SYMBOLS.values()]) == 24
    for symbols, keys in SYMBOLS.items():
        for key in keys.split():
            with jumped_into(key, food=7, ore_discs=8) as t:
                if symbols == "fo":
                    t.boris.may_only("track food", "track ore")
                else:
                    left = {"f": (6, 8), "o": (7, 7)}[symbols]
                    assert (t.boris.food, t.boris.ore_discs) == left


# Deck A.


def test_card_barnards_star_control_populates() -> None:
    """B21.14"""
    with jumped_into("barnards_star", food=7) as t:
        assert (t.boris.pop, t.boris.food, t.where) == (1, 6, PRODUCTION)


def test_card_barnards_star_bonus_populates_and_brings_two_ore() -> None:
    """B21.14"""
    with colonized("barnards_star", strength=3, ore=0, food=7) as t:
        assert (t.boris.pop, t.boris.ore, t.boris.food) == (1, 2, 6)
        assert t.boris.lines["colonies"] == 5


def test_card_sirius_control_brings_an_ore() -> None:
    """B21.16"""
    with jumped_into("sirius", ore=0, ore_discs=8) as t:
        assert (t.boris.ore, t.boris.ore_discs, t.where) == (1, 7, PRODUCTION)


def test_card_sirius_bonus_automates_an_ore_disc() -> None:
    """B21.16 One of the seven goes to the colony, one is automated."""
    with colonized("sirius", strength=3, ore_discs=7) as t:
        assert (t.boris.ore_discs, t.boris.automation, t.boris.ore) == (5, 1, 0)
        assert t.boris.lines["colonies"] == 5


def test_card_alpha_centauri_bonus_brings_two_ore() -> None:
    """B14.7 A double system: the second disc is of either kind."""
    with colonized("alpha_centauri", strength=2, ore=0, food=7, ore_discs=8) as t:
        t.boris.does("track ore")
        assert (t.boris.ore, t.boris.food, t.boris.ore_discs) == (2, 7, 7)
        assert t.boris.lines["colonies"] == 4


def test_card_luyten_726_8_control_is_a_jump_of_1() -> None:
    """B13.16"""
    with jumped_into("luyten_726_8", ships="L1@SOL") as t:
        t.boris.does("track food", "move 1 from sol to yf")
        assert (t.boris.ships, t.where) == (["L1@YF", "L1@A1"], PRODUCTION)


def test_card_luyten_726_8_bonus_builds_level_2_of_supply() -> None:
    """B14.8"""
    with colonized("luyten_726_8", strength=4) as t:
        t.boris.does("track food")
        assert (t.boris.ships, t.boris.pop) == (["L2@SOL"], 0)
        assert t.boris.lines["colonies"] == 5


def test_card_lalande_21185_bonus_is_growth_ore_production_and_trade() -> None:
    """B21.13 Symbols A and B (2 food discs gone); 2 ore symbols; then exchanges."""
    has: Has = {"food": 6, "ore_discs": 7}
    with colonized("lalande_21185", strength=3, ore=1, **has) as t:
        assert (t.boris.pop, t.boris.ore, t.boris.ore_discs) == (2, 3, 6)
        t.boris.does("buy population", "sell population", "trade done")
        assert (t.boris.pop, t.boris.ore, t.where) == (2, 1, PRODUCTION)
        assert t.boris.lines["colonies"] == 4


def test_card_procyon_bonus_is_a_private_technology_of_level_ii() -> None:
    """B21.17 Two cards, one is taken; no cube; its immediate bonus."""
    board = {"decks": {"2": ["orbital_greenhouses", "modular_fleet"]}}
    with colonized("procyon", strength=4, food=8, board=board) as t:
        t.boris.may_only("take orbital_greenhouses", "take modular_fleet")
        t.boris.does("take orbital_greenhouses")
        assert (t.boris.private, t.boris.food, t.boris.pop) == (["orbital_greenhouses"], 7, 0)
        assert BOX.technologies[t.table.level_2[0]].key == "modular_fleet"
        assert (t.boris.lines["colonies"], t.boris.lines["private"]) == (4, 2)


def test_card_wolf_359_bonus_upgrades_two_ships_by_one_level() -> None:
    """B11.3"""
    with colonized("wolf_359", strength=2, ships="L1@SOL L2@SOL L3@DS") as t:
        t.boris.does("ship 1 at sol", "ship 3 at ds")
        assert (t.boris.ships, t.where) == (["L2@SOL", "L2@SOL", "L4@DS"], PRODUCTION)
        assert t.boris.lines["colonies"] == 4


def test_card_ross_128_control_brings_an_ore() -> None:
    """B13.13"""
    with jumped_into("ross_128", ore=0) as t:
        assert (t.boris.ore, t.where) == (1, PRODUCTION)


def test_card_ross_128_bonus_automates_a_food_disc() -> None:
    """B14.8"""
    with colonized("ross_128", strength=3, ore=0, food=7) as t:
        assert (t.boris.food, t.boris.automation, t.boris.ore) == (5, 1, 0)
        assert t.boris.lines["colonies"] == 4


def test_card_epsilon_indi_bonus_is_population_growth() -> None:
    """B15.3 With the second disc 4 food discs are gone: symbols A, B, C."""
    with colonized("epsilon_indi", strength=4, food=5) as t:
        assert (t.boris.food, t.boris.pop, t.where) == (4, 3, PRODUCTION)
        assert t.boris.lines["colonies"] == 6


def test_card_struve_2398_bonus_is_a_jump_of_3() -> None:
    """B14.9"""
    with colonized(
        "struve_2398", strength=3, ships="L1@SOL", board={"decks": {"A": ["procyon"]}}
    ) as t:
        t.boris.does("track food", "move 1 from sol to yf", "move 1 from yf to a1")
        assert (t.at_node("A1"), t.controller("A1")) == ("procyon", -1)
        t.boris.does("jump done")
        assert (t.controller("A1"), t.where) == (0, PRODUCTION)
        assert t.boris.lines["colonies"] == 5
    with colonized("struve_2398", strength=3, ships="L1@DS") as t:
        t.boris.does("track food", "move 1 from ds to b2", "move 1 from b2 to yd")
        t.boris.does("move 1 from yd to b1")
        assert (t.boris.ships, t.where) == (["L1@B1"], PRODUCTION)


def test_card_ez_aquarii_control_populates() -> None:
    """B13.13"""
    with jumped_into("ez_aquarii", pop=0, ore=0) as t:
        assert (t.boris.pop, t.boris.ore, t.where) == (1, 0, PRODUCTION)


def test_card_ez_aquarii_bonus_brings_an_ore() -> None:
    """B14.8"""
    with colonized("ez_aquarii", strength=2, ore=0) as t:
        assert (t.boris.ore, t.boris.pop) == (1, 0)
        assert t.boris.lines["colonies"] == 4


def test_card_groombridge_34_control_brings_an_ore() -> None:
    """B13.13"""
    with jumped_into("groombridge_34", ore=0) as t:
        t.boris.does("track food")
        assert (t.boris.ore, t.where) == (1, PRODUCTION)


def test_card_groombridge_34_bonus_may_research_a_discovered_level_i_or_ii() -> None:
    """B21.48 A cube is used, prerequisites are needed, the immediate bonus is given."""
    with colonized("groombridge_34", strength=4, pop=1, food=7, board=GREENHOUSES) as t:
        t.boris.does("track ore", "do it")
        t.boris.may_only("research 1-2", "research 1-3", "research 1-4", "research 2-1")
        t.boris.does("research 2-1")
        assert (t.boris.slots, t.boris.pop, t.boris.food) == (["1-1", "2-1"], 0, 6)
        assert t.boris.lines["colonies"] == 5
    with colonized("groombridge_34", strength=4, pop=1, board=GREENHOUSES) as t:
        t.boris.does("track ore", "decline")
        assert (t.boris.slots, t.boris.pop) == (["1-1"], 1)


# Deck B.


def test_card_kapteyns_star_bonus_builds_level_2_in_deep_space() -> None:
    """B21.16"""
    with colonized("kapteyns_star", strength=4, pop=0) as t:
        t.boris.does("track ore")
        assert (t.boris.ships, t.boris.pop) == (["L2@DS"], 0)
        assert t.boris.lines["colonies"] == 6


def test_card_ross_154_bonus_brings_two_ore() -> None:
    """B21.15"""
    with colonized("ross_154", strength=5, ore=0) as t:
        assert (t.boris.ore, t.boris.lines["colonies"]) == (2, 6)


def test_card_ross_154_lasting_pushes_a_pawn_aside() -> None:
    """B21.15 Irina's pawn stands on no space then; without the card the space is occupied."""
    irina = Faction(pawn="research_1.1")
    with at_work("advanced_robotics", irina, Faction(), pop=1, colonies="ross_154") as t:
        t.boris.does("place research_1.1", "research 1-2")
        assert (t.boris.pawn, t.irina.pawn) == ("research_1.1", "")
    with at_work("advanced_robotics", irina, Faction(), pop=1) as t:
        t.boris.may_not("place research_1.1", rule="B5.4", key="space-occupied")
        assert not t.boris.saw(PawnPushed)


def test_card_wise_1541_2250_bonus_is_a_private_technology_of_level_iii() -> None:
    """B21.17"""
    board = {"decks": {"3": ["capital_ship", "metahuman_chambers"]}}
    with colonized("wise_1541_2250", strength=5, food=7, board=board) as t:
        t.boris.may_only("take capital_ship", "take metahuman_chambers")
        t.boris.does("take metahuman_chambers")
        assert (t.boris.private, t.boris.food, t.boris.pop) == (["metahuman_chambers"], 5, 1)
        assert BOX.technologies[t.table.level_3[0]].key == "capital_ship"
        assert (t.boris.lines["colonies"], t.boris.lines["private"]) == (5, 3)


def test_card_tau_ceti_control_moves_a_supply_cube_to_column_a() -> None:
    """B21.16"""
    with jumped_into("tau_ceti", pop=2, cols=(4, 4, 3, 3, 3)) as t:
        t.boris.does("track food")
        assert t.boris.options == {f"move supply from {column}" for column in "bcde"}
        t.boris.does("move supply from d")
        assert (t.boris.cols, t.boris.pop, t.where) == ([5, 4, 3, 2, 3], 2, PRODUCTION)


def test_card_tau_ceti_bonus_populates_two() -> None:
    """B21.16"""
    with colonized("tau_ceti", strength=5, pop=0) as t:
        t.boris.does("track food")
        assert (t.boris.pop, t.boris.lines["colonies"]) == (2, 7)


def test_card_epsilon_eridani_control_populates() -> None:
    """B13.13"""
    with jumped_into("epsilon_eridani", pop=0) as t:
        assert (t.boris.pop, t.where) == (1, PRODUCTION)


def test_card_epsilon_eridani_bonus_automates_a_food_disc() -> None:
    """B14.8"""
    with colonized("epsilon_eridani", strength=6, food=7) as t:
        assert (t.boris.food, t.boris.automation, t.boris.pop) == (5, 1, 0)
        assert t.boris.lines["colonies"] == 8


def test_card_teegardens_star_bonus_brings_an_ore_and_a_jump_of_2() -> None:
    """B14.8"""
    with colonized("teegardens_star", strength=4, ore=0, ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yo", "move 1 from yo to a2")
        assert (t.boris.ore, t.boris.ships, t.where) == (1, ["L1@A2"], PRODUCTION)
        assert t.boris.lines["colonies"] == 6


def test_card_delta_pavonis_control_brings_an_ore() -> None:
    """B13.13"""
    with jumped_into("delta_pavonis", ore=0) as t:
        t.boris.does("track ore")
        assert (t.boris.ore, t.where) == (1, PRODUCTION)


def test_card_delta_pavonis_bonus_is_growth_and_ore_production() -> None:
    """B15.3, B15.6 With the second disc 4 food and 2 ore discs are gone: A, B, C and 2 ore."""
    with colonized("delta_pavonis", strength=7, ore=0, food=5, ore_discs=6) as t:
        t.boris.does("track food")
        assert (t.boris.food, t.boris.pop, t.boris.ore, t.where) == (4, 3, 2, PRODUCTION)
        assert t.boris.lines["colonies"] == 9


def test_card_gliese_876_bonus_automates_an_ore_disc_and_brings_two_ore() -> None:
    """B14.8"""
    with colonized("gliese_876", strength=6, ore=0, ore_discs=7) as t:
        assert (t.boris.ore_discs, t.boris.automation, t.boris.ore) == (5, 1, 2)
        assert t.boris.lines["colonies"] == 8


def test_card_van_maanens_star_lasting_pays_two_ore_for_every_other_colony() -> None:
    """B21.58 It has no colonization bonus, and gives nothing for itself."""
    with colonized("van_maanens_star", strength=4, ore=0) as t:
        assert (t.boris.ore, t.boris.pop, t.where) == (0, 0, PRODUCTION)
        assert t.boris.lines["colonies"] == 6
    with at_work("terraforming", ore=5, colonies="van_maanens_star", **COLONY) as t:
        t.boris.does("place terraforming.1")
        assert (t.boris.ore, t.boris.colonies) == (2, ["van_maanens_star", "wolf_359"])


def test_card_82_eridani_control_brings_an_ore() -> None:
    """B13.13"""
    with jumped_into("82_eridani", ore=0) as t:
        assert (t.boris.ore, t.where) == (1, PRODUCTION)


def test_card_82_eridani_bonus_builds_level_3_of_supply() -> None:
    """B14.8"""
    with colonized("82_eridani", strength=5, pop=0, ore=0) as t:
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L3@SOL"], 0, 0)
        assert t.boris.lines["colonies"] == 7


def test_card_trappist_1_lasting_grows_one_cube_more() -> None:
    """B21.58 From any column; it has no colonization bonus."""
    with colonized("trappist_1", strength=6, pop=0, ore=0) as t:
        t.boris.does("track ore")
        assert (t.boris.pop, t.boris.ore, t.where) == (0, 0, PRODUCTION)
        assert t.boris.lines["colonies"] == 7
    has: Has = {"colonies": "trappist_1", "cols": (4, 4, 3, 3, 3), "phase": "production"}
    with at_work("advanced_robotics", pop=2, **has) as t:
        t.boris.does("growth")  # 2 food discs lie on the colony: symbols A and B
        assert (t.boris.pop, t.boris.cols) == (4, [3, 3, 3, 3, 3])
        t.boris.does("grow from e")
        assert (t.boris.pop, t.boris.cols) == (5, [3, 3, 3, 3, 2])


def test_card_lacaille_9352_control_is_a_jump_of_1() -> None:
    """B13.13"""
    with jumped_into("lacaille_9352", ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yo")
        assert (t.boris.ships, t.where) == (["L1@YO", "L1@B1"], PRODUCTION)


def test_card_lacaille_9352_bonus_may_research_a_discovered_level_ii() -> None:
    """B21.48"""
    with colonized("lacaille_9352", strength=5, pop=1, food=8, board=GREENHOUSES) as t:
        t.boris.does("do it")
        assert (t.boris.slots, t.boris.pop, t.boris.food) == (["1-1", "2-1"], 0, 7)
        assert t.boris.lines["colonies"] == 7
    with colonized("lacaille_9352", strength=5, pop=1) as t:
        assert (t.boris.slots, t.where) == (["1-1"], PRODUCTION)
