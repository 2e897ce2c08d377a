"""B21.19-B21.25, B21.51-B21.57 Every event card, turned over; B7.17 guild tokens."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.fleet import FROM_SUPPLY, Build, Jump
from deepfield.games.beyond_the_sun.fleet_events import (
    GuildOpened,
    NewsDiscarded,
    NewsKept,
    NewsLaidBy,
    NewsStays,
    ShipRetired,
    SystemDiscovered,
    SystemRevealed,
)
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, fixture, system
from kit.beyond_news import discarded, event_table, in_force

SHIP = "L1@SOL"


def test_b21_21_tyler_lee_opens_a_guild_and_brings_ore() -> None:
    with event_table("tyler_lee", Faction(), Faction()) as t:
        t.boris.may_not("open technocrats", rule="B7.17", key="guild-of-other-rank")
        t.boris.does("open professors")
        assert t.table.covered == [1, 0, 1, 1]
        assert t.boris.saw(GuildOpened, guild=1)
        assert t.boris.ore == 2


def test_b21_21_maya_chaturvedi_opens_a_guild_and_brings_population() -> None:
    """B7.17: one token of the rank is left, so there is nothing to choose."""
    with event_table("maya_chaturvedi", Faction(), Faction(), open_guilds=["terraforming"]) as t:
        assert t.table.covered == [0, 0, 1, 1]
        assert t.boris.pop == 3


def test_b7_17_without_a_token_of_the_rank_nothing_is_removed() -> None:
    with event_table(
        "tyler_lee", Faction(), Faction(), open_guilds=["terraforming", "professors"]
    ) as t:
        assert t.table.covered == [0, 0, 1, 1]
        assert t.boris.ore == 2


def test_b21_19_kc_24x_is_kept_and_opens_a_guild() -> None:
    with event_table("kc_24x", Faction(), Faction()) as t:
        t.boris.may_only("open technocrats", "open innovators")
        t.boris.does("open innovators")
        assert t.table.covered == [1, 1, 1, 0]
        assert in_force(t) == ["kc_24x"]
        assert t.boris.lines["events"] == 1


def test_b21_22_onu_pays_for_colonies_two_at_most() -> None:
    with event_table(
        "onu",
        Faction(colonies="sirius wolf_359 procyon"),
        Faction(colonies="ross_128"),
        open_guilds=["technocrats"],
    ) as t:
        assert t.table.covered == [1, 1, 0, 0]
        assert (t.boris.ore, t.irina.ore) == (2, 1)
        assert discarded(t) == ["onu"]


def test_b21_20_covert_arms_trade() -> None:
    """Q7: the level is the active player's; each may convert, with population if there is no supply."""
    with event_table(
        "covert_arms_trade", Faction(), Faction(cols=[0, 0, 0, 0, 0], pop=1), Faction(), active=1
    ) as t:
        t.irina.does("choose b", "do it", "all supply and 1 population")
        t.anna.does("do it")
        t.boris.does("decline")
        assert t.irina.ships == ["L2@DS"]
        assert t.irina.pop == 0
        assert t.anna.ships == ["L2@DS"]
        assert t.boris.ships == []
        t.irina.does("do it")  # the upgrade is for the active player only
        assert t.irina.ships == ["L3@DS"]


def test_bumper_harvest_gives_two_to_the_active_player() -> None:
    with event_table("bumper_harvest", Faction(), Faction()) as t:
        t.boris.does("do it", "do it")
        t.irina.does("do it")
        assert (t.boris.pop, t.irina.pop) == (4, 3)


def test_ore_rush_pays_for_outposts_two_at_most() -> None:
    with event_table("ore_rush", Faction(outposts="YF"), Faction(outposts="YO"), Faction()) as t:
        assert (t.boris.ore, t.irina.ore, t.anna.ore) == (2, 1, 0)


def test_b21_53_fleet_manoeuvres_check_control_after_each_faction() -> None:
    with event_table("fleet_manoeuvres", Faction(ships=SHIP), Faction(ships="L2@SOL")) as t:
        t.boris.does("move 1 from sol to yf", "jump done")
        assert t.controller("YF") == 0
        t.irina.does("move 2 from sol to yf")
        assert t.controller("YF") == 1


def test_labour_exchange_allows_two_exchanges() -> None:
    with event_table("labour_exchange", Faction(pop=3), Faction(pop=0)) as t:
        t.boris.does("sell population", "sell population")
        assert (t.boris.pop, t.boris.ore) == (1, 2)
        assert t.where == "turn.choose_production"


def test_b21_53_early_retirement_turns_a_ship_into_population() -> None:
    """Control is checked after each: the yard that Boris leaves goes to Irina."""
    with event_table(
        "early_retirement",
        Faction(ships="L2@YF L1@SOL", outposts="YF", pop=0),
        Faction(ships="L1@YF", pop=0),
    ) as t:
        t.boris.does("do it", "ship 2 at yf")
        assert t.boris.pop == 1
        assert t.controller("YF") == 1
        t.irina.does("do it")
        assert (t.irina.pop, t.irina.ships) == (1, [])
        assert t.controller("YF") == 1


def test_b21_53_crew_rotation_upgrades_or_recalls() -> None:
    with event_table(
        "crew_rotation", Faction(ships=SHIP), Faction(ships=SHIP, pop=0), Faction()
    ) as t:
        t.boris.does("do it", "choose a")
        t.irina.does("do it", "choose b")
        assert t.boris.ships == ["L2@SOL"]
        assert (t.irina.ships, t.irina.pop) == ([], 1)


def test_b21_51_survey_beacon_makes_a_system_easier() -> None:
    with event_table("survey_beacon", Faction(), Faction(), systems={"A1": "barnards_star"}) as t:
        assert in_force(t) == ["survey_beacon"]
        assert t.table.required_strength(t.table.charted[5]) == 2


def test_b21_51_without_a_card_in_a_slot_the_event_is_discarded() -> None:
    """The Wandering World lies in no slot; Drydock Treaty likewise."""
    for event in ("survey_beacon", "drydock_treaty"):
        with event_table(event, Faction(), Faction(), systems={"WW": "sirius"}) as t:
            assert discarded(t) == [event]
            assert t.boris.saw(NewsDiscarded)


def test_b21_51_the_required_strength_is_never_below_one() -> None:
    game = fixture(SYS_F2, system("sys_f2", strength=1))
    with event_table(
        "survey_beacon", Faction(), Faction(), systems={"A1": "sys_f2"}, game=game
    ) as t:
        assert t.table.required_strength(t.table.charted[5]) == 1


def test_b21_52_jubilee_grant_lies_by_an_achievement_with_an_empty_cell() -> None:
    with event_table("jubilee_grant", Faction(), Faction(), awards={"empire": [0, 1, 0]}) as t:
        t.boris.may_only("lay by supremacy", "lay by technologist", "lay by warlord")
        t.boris.may_not("lay by empire", rule="B21.52", key="no-empty-cell")
        t.boris.may_not("lay by polymath", rule="B21.52", key="achievement-not-there")
        t.boris.does("lay by warlord")
        assert t.boris.saw(NewsLaidBy)
        assert in_force(t) == ["jubilee_grant"]


def test_ex_19_ships_in_the_museum_are_no_ships() -> None:
    """B21.24, B2.1(e), B26.1: they are chosen for nothing; they keep their level for the end."""
    with event_table(
        "museum_of_decommissioned_spaceships",
        Faction(ships="L3@YF L1@SOL", outposts="YF"),
        Faction(ships="L1@YF"),
    ) as t:
        t.boris.does("do it", "ship 3 at yf")
        assert t.boris.saw(ShipRetired, level=3)
        assert t.controller("YF") == 1
        t.irina.does("decline")
        assert t.table.museum == [3, 0, 0, 0]
        assert t.boris.ships == ["L1@SOL"]
        assert in_force(t) == ["museum_of_decommissioned_spaceships"]
        assert t.boris.lines["events"] == 2
    with table(Faction(museum=2, ore=3), Faction(), phase="production") as t:
        t.boris.does("trade")
        assert not [option for option in t.boris.options if " at " in option]
    with table(Faction(museum=2), Faction(), effect=Jump(2), changed=1) as t:
        assert t.where == "turn.choose_production"


def test_b21_24_who_has_a_ship_there_gives_no_other() -> None:
    with event_table(
        "museum_of_decommissioned_spaceships", Faction(ships=SHIP, museum=1), Faction()
    ) as t:
        assert t.where == "turn.choose_production"
        assert t.boris.saw(NewsStays)


def test_b21_25_dyson_sphere_sets_a_system_apart() -> None:
    """B21.54: no node, no regular system; the action is open to all and ends with the pawn off."""
    with event_table("dyson_sphere", Faction(), Faction(), decks={"B": ["82_eridani"]}) as t:
        assert t.boris.saw(SystemRevealed)
        assert not t.table.is_there(9)
    with table(
        Faction(ore=8, pop=2),
        Faction(),
        board=Board(apart="82_eridani", news={"dyson_sphere": "82_eridani"}),
    ) as t:
        t.boris.does("place linked_system.1")
        assert t.boris.colonies == ["82_eridani"]
        assert t.boris.ships == ["L3@SOL"]  # its bonus
        assert sum(t.table.colony_discs) == 0
        assert discarded(t) == ["dyson_sphere"]
        assert (t.boris.ore, t.boris.pop, t.boris.pawn) == (0, 0, "")


def test_b21_54_without_a_card_the_event_is_discarded() -> None:
    with event_table(
        "dyson_sphere", Faction(), Faction(), decks={"A": ["sirius"]}, out_of_decks=("A", "B")
    ) as t:
        assert [t.table.box.systems[card].key for card in t.table.apart] == ["sirius"]
    with event_table("dyson_sphere", Faction(), Faction(), out_of_decks=("A", "B")) as t:
        assert discarded(t) == ["dyson_sphere"]


def test_b21_56_a_wandering_world_is_a_node_beside_deep_space() -> None:
    with event_table("wandering_world", Faction(), Faction(), decks={"A": ["sirius"]}) as t:
        assert t.at_node("WW") == "sirius"
        assert t.boris.saw(SystemDiscovered, node=9)
    with table(
        Faction(ships="L1@DS"),
        Faction(),
        board=Board(systems={"WW": "sirius"}, news={"wandering_world": "sirius"}),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 1 from ds to ww")
        assert t.controller("WW") == 0
        assert t.boris.ore == 1
    with event_table("wandering_world", Faction(), Faction(), out_of_decks=("A", "B")) as t:
        assert discarded(t) == ["wandering_world"]


def test_b21_57_drydock_treaty_makes_a_yard_for_the_controller() -> None:
    board = Board(systems={"A1": "sirius"}, news={"drydock_treaty": "sirius"})
    with table(
        Faction(outposts="A1:ore"), Faction(), board=board, effect=Build(2, FROM_SUPPLY)
    ) as t:
        t.boris.may_only("build at sol", "build at a1")
        t.boris.does("build at a1")
        assert t.boris.ships == ["L2@A1"]
    with table(Faction(outposts="YF"), Faction(), board=board, effect=Build(2, FROM_SUPPLY)) as t:
        t.boris.may_not("build at a1", rule="B11.1", key="yard-not-controlled")


def test_b21_57_frontier_census_counts_colonies_at_the_end() -> None:
    with event_table(
        "frontier_census", Faction(colonies="sirius"), Faction(colonies="wolf_359 procyon")
    ) as t:
        assert in_force(t) == ["frontier_census"]
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (0, 2)


def test_memory_vault_is_kept_and_pays_the_others() -> None:
    with event_table("memory_vault", Faction(), Faction(), Faction()) as t:
        assert t.boris.saw(NewsKept, seat=0)
        assert (t.boris.ore, t.irina.ore, t.anna.ore) == (0, 1, 1)


def test_b21_23_universal_enlightenment_opens_a_slot_of_level_four() -> None:
    """B21.55: nobody researches it now."""
    with event_table(
        "universal_enlightenment",
        Faction(),
        Faction(),
        decks={"4": ["gate_network", "hegemony_accord"]},
    ) as t:
        t.boris.does("take gate_network", "open 4-2")
        assert t.in_slot("4-2") == "gate_network"
        assert t.boris.slots == []


def test_b21_51_the_beacon_helps_to_colonize() -> None:
    with table(
        Faction(ships="L2@A1", outposts="A1"),
        Faction(),
        board=Board(systems={"A1": "barnards_star"}, news={"survey_beacon": "barnards_star"}),
        effect=Colonize(),
    ) as t:
        assert t.boris.colonies == ["barnards_star"]
