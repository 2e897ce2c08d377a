"""B15 Production: growth, ore, trade; the abilities and systems that change it."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import ORE as ORE_TRACK
from deepfield.games.beyond_the_sun.effects.choice import EachFaction
from deepfield.games.beyond_the_sun.effects.economy import (
    Automate,
    OreProduction,
    PopulationGrowth,
    ResourceTrade,
)
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import AbilityUsed, OreGained, PopulationGained
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table

UNION = "pan_equatorial_union"
NATIONS = "united_nations"


def test_ex_02_population_growth_with_an_empty_column() -> None:
    """B15.3, B15.4, B15.5 Symbols A, B, C are visible; A gives nothing."""
    factions = [Faction(), Faction(), Faction(food=3, cols=(0, 2, 3, 3, 3), pop=0)]
    with table(*factions, active=2, phase="production") as t:
        assert t.anna.view.factions[2].growth == ("a", "b", "c")
        t.anna.does("growth")
        assert (t.anna.pop, t.anna.cols) == (2, [0, 1, 2, 3, 3])


def test_b15_1_exactly_one_of_three() -> None:
    """B15.1, B15.2, B15.10 Always all three, whatever they yield; the pawn is not involved."""
    with table(Faction(pop=0, cols=(0, 0, 0, 0, 0)), Faction(), phase="production") as t:
        t.boris.may_only("growth", "ore production", "trade")
        t.boris.does("growth")
        assert (t.boris.pop, t.boris.pawn) == (0, "")


def test_b15_6_one_ore_for_each_visible_symbol() -> None:
    """B15.6, B15.7, B10.2 The leftmost symbol is always visible; the full yield is taken."""
    for discs, ore in ((8, 1), (7, 1), (6, 2), (4, 3), (2, 4), (0, 5)):
        with table(Faction(ore_discs=discs), Faction(), phase="production") as t:
            t.boris.does("ore production")
            assert t.irina.is_asked
            assert t.boris.ore == ore


def test_b15_7_growth_takes_the_full_yield() -> None:
    """B15.7, B15.4 Nobody is asked how much."""
    with table(Faction(food=0, pop=1, faction=UNION), Faction(), phase="production") as t:
        t.boris.does("growth")
        assert t.boris.pop == 6
        assert t.irina.is_asked


def test_ex_28_automation() -> None:
    """B10.1, B10.2, B10.3, B15.6, B18.6 The next ore production yields more."""
    with table(
        Faction(ore_discs=7, automated=(0, 0, 0)), Faction(), effect=Automate(ORE_TRACK)
    ) as t:
        assert (t.boris.ore_discs, t.boris.automation) == (6, 1)
        t.boris.does("ore production")
        assert t.boris.ore == 2


def test_ex_33_ore_for_population_ignores_the_growth_track() -> None:
    """B15.8, B6.6 3 ore each, from the leftmost column that is not empty."""
    with table(
        Faction(food=8, cols=(0, 4, 3, 3, 3), ore=7, pop=0), Faction(), phase="production"
    ) as t:
        t.boris.does("trade", "buy population", "buy population")
        assert (t.boris.ore, t.boris.cols, t.boris.pop) == (1, [0, 2, 3, 3, 3], 2)
        refusal = t.boris.may_not("buy population", rule="B15.8", key="not-enough-ore")
        assert refusal.args == {"need": 3, "have": 1}


def test_b15_8_any_ship_from_anywhere_for_one_ore() -> None:
    """B15.8, B15.11 Node and level are named; ore and a ship must be there."""
    with table(Faction(ore=1, ships="L1@SOL L3@DS", pop=0), Faction(), phase="production") as t:
        t.boris.does("trade")
        t.boris.may_only("trade 1 at sol", "trade 3 at ds", "trade done")
        t.boris.may_not("trade 2 at ds", rule="B15.8", key="no-such-ship")
        t.boris.may_not("sell population", rule="B15.8", key="no-population")
        t.boris.does("trade 3 at ds")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L1@SOL"], 1, 0)
        t.boris.may_not("trade 1 at sol", rule="B15.8", key="not-enough-ore")


def test_b15_9_without_supply_no_population_is_bought() -> None:
    """B15.9 All columns are empty."""
    with table(Faction(ore=9, cols=(0, 0, 0, 0, 0), pop=1), Faction(), phase="production") as t:
        t.boris.does("trade")
        t.boris.may_not("buy population", rule="B15.9", key="supply-empty")


def test_b15_10_no_exchange_at_all_is_allowed() -> None:
    """B15.10, Q13 The turn goes on."""
    with table(Faction(ore=3), Faction(), phase="production") as t:
        t.boris.does("trade", "trade done")
        assert t.irina.is_asked
        assert t.boris.ore == 3


def test_b15_12_population_is_sold_even_without_an_empty_cell() -> None:
    """B15.12, B6.8 The cube goes on top of column A."""
    with table(Faction(pop=2, cols=(4, 4, 3, 3, 3)), Faction(), phase="production") as t:
        t.boris.does("trade", "sell population")
        assert t.boris.cols == [5, 4, 3, 3, 3]


def test_ex_20_united_nations_expert_ability_a_counting_exchanges() -> None:
    """B20.7, B15.8, B20.14, B20.9, Q35 Three exchanges trigger Open Markets once; two do not."""
    factions = [Faction(ore=2, ships="L1@SOL L1@SOL", pop=0, faction=NATIONS), Faction()]
    exchanges = ("trade 1 at sol", "trade 1 at sol", "sell population")
    with table(*factions, phase="production", expert=True) as t:
        supply = sum(t.boris.cols)
        t.boris.does("trade", *exchanges, "trade done")
        assert t.boris.saw(AbilityUsed, seat=0, ability=0)
        assert (t.boris.ore, t.boris.pop) == (1, 2)  # 1, and 1 by Open Markets
        assert sum(t.boris.cols) == supply
    with table(*factions, phase="production", expert=True) as t:
        t.boris.does("trade", *exchanges[:2], "trade done")
        assert not t.boris.saw(AbilityUsed)
        assert t.boris.pop == 2


def test_b20_7_exchanges_outside_the_production_phase_do_not_count() -> None:
    """B20.7, Q35 As those of Lalande 21185 or Labour Exchange."""
    factions = [Faction(ore=0, pop=5, faction=NATIONS), Faction()]
    with table(*factions, effect=ResourceTrade(), mode=BONUS, expert=True) as t:
        t.boris.does(*["sell population"] * 4, "trade done")
        assert not t.boris.saw(AbilityUsed)
        assert t.where == "turn.choose_production"


def test_b20_18_terraced_habitats() -> None:
    """B20.18 Growth of three cubes in one's own production phase; not as an effect."""
    factions = [Faction(food=5, faction=UNION), Faction()]
    with table(*factions, phase="production", expert=True) as t:
        t.boris.does("growth")
        assert t.boris.ore == 1
    with table(*factions, effect=PopulationGrowth(), expert=True) as t:
        assert t.boris.ore == 0
    factions[0] = Faction(food=7, faction=UNION)
    with table(*factions, phase="production", expert=True) as t:
        t.boris.does("growth")
        assert t.boris.ore == 0


def test_b20_10_mutual_aid() -> None:
    """B20.10, B21.59, B20.5 1 ore for the cube of a symbol whose column was empty; once, optional."""
    factions = [Faction(food=4, ore=2, cols=(0, 0, 3, 3, 3), pop=0, faction=NATIONS), Faction()]
    with table(*factions, phase="production") as t:
        t.boris.does("growth")
        assert (t.boris.pop, t.boris.cols) == (1, [0, 0, 2, 3, 3])
        t.boris.may_only("aid from c", "aid from d", "aid from e", "no aid")
        t.boris.may_not("aid from a", rule="B15.5", key="column-empty")
        t.boris.does("aid from e")
        assert (t.boris.pop, t.boris.ore, t.boris.cols) == (2, 1, [0, 0, 2, 3, 2])
        assert t.irina.is_asked
    with table(*factions, phase="production") as t:
        t.boris.does("growth", "no aid")
        assert (t.boris.pop, t.boris.ore) == (1, 2)


def test_b21_59_mutual_aid_belongs_to_every_growth_but_not_to_every_board() -> None:
    """B21.59 As an effect too; not without ore, not with full columns, not on other boards."""
    empty = (0, 4, 3, 3, 3)
    with table(
        Faction(ore=1, cols=empty, faction=NATIONS),
        Faction(),
        effect=PopulationGrowth(),
        mode=BONUS,
    ) as t:
        assert t.where == "growth.ask_for_aid"
        t.boris.does("aid from b")
        assert (t.boris.pop, t.boris.ore) == (3, 0)
    for faction in (
        Faction(ore=0, cols=empty, faction=NATIONS),
        Faction(ore=1, cols=empty, faction=UNION),
        Faction(ore=1, faction=NATIONS),
    ):
        with table(faction, Faction(), phase="production") as t:
            t.boris.does("growth")
            assert t.irina.is_asked


def test_b21_58_trappist_1_gives_a_cube_more() -> None:
    """B21.58 In every growth, after the cubes of the symbols, from any column with cubes; mandatory."""
    factions = [Faction(colonies="trappist_1", pop=0, faction=UNION), Faction()]
    with table(*factions, phase="production") as t:
        t.boris.does("growth")
        assert t.boris.pop == 2
        t.boris.may_only(*[f"grow from {column}" for column in "abcde"])
        t.boris.does("grow from e")
        assert t.boris.pop == 3
    empty = [Faction(colonies="trappist_1", cols=(1, 0, 0, 0, 0), faction=UNION), Faction()]
    with table(*empty, effect=PopulationGrowth()) as t:
        assert t.where == "turn.choose_production"
        assert t.boris.pop == 3


def test_b21_47_settlers_exchange() -> None:
    """B21.47, B8.17 Exchange (a) costs 2 ore, also in the trade of an event; others pay 3."""
    board = Board(tree={"2-1": "settlers_exchange"})
    factions = [Faction(ore=2, slots="1-1 2-1"), Faction(ore=2)]
    with table(*factions, board=board, phase="production") as t:
        t.boris.does("trade", "buy population")
        assert (t.boris.ore, t.boris.pop) == (0, 3)
    with table(*factions, board=board, effect=EachFaction(ResourceTrade(2)), mode=BONUS) as t:
        t.boris.does("buy population", "trade done")
        t.irina.may_not("buy population", rule="B15.8")


def test_b9_2_labour_exchange_allows_two_exchanges_each() -> None:
    """B9.2, B19.7, Q39 One faction after the other, from the active one, clockwise."""
    factions = [Faction(pop=3), Faction(pop=3), Faction(pop=3)]
    with table(*factions, active=1, effect=EachFaction(ResourceTrade(2)), mode=BONUS) as t:
        t.irina.does("sell population", "sell population")
        t.anna.does("sell population", "trade done")
        t.boris.does("trade done")
        assert [t.boris.ore, t.irina.ore, t.anna.ore] == [0, 2, 1]
        assert t.where == "turn.choose_production"


def test_b21_13_growth_then_ore_then_trade() -> None:
    """B21.13, B15.3, B15.6 In this order, each on the current state."""
    effect = AllOf(PopulationGrowth(), OreProduction(), ResourceTrade())
    with table(Faction(pop=0, faction=UNION), Faction(), effect=effect, mode=BONUS) as t:
        assert (t.boris.pop, t.boris.ore) == (1, 1)
        assert t.boris.saw(PopulationGained, seat=0, count=1) is t.boris.saw(OreGained)
        t.boris.does("trade done")
        assert t.where == "turn.choose_production"


def test_b15_5_two_symbols_of_the_same_letter_take_a_cube_each() -> None:
    """B15.5, Q44 The Compact's expert board has A and B twice."""
    compact = "circumpolar_compact"
    with table(
        Faction(food=4, cols=(2, 4, 3, 3, 2), pop=0, faction=compact),
        Faction(),
        phase="production",
        expert=True,
    ) as t:
        t.boris.does("growth")
        assert (t.boris.pop, t.boris.cols) == (3, [0, 3, 3, 3, 2])
    with table(
        Faction(food=4, cols=(1, 4, 3, 3, 2), pop=0, faction=compact),
        Faction(),
        phase="production",
        expert=True,
    ) as t:
        t.boris.does("growth")
        assert (t.boris.pop, t.boris.cols) == (2, [0, 3, 3, 3, 2])
