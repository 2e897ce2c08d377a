"""B16 The achievement phase."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.events import AchievementGained, GrantTaken
from kit.beyond import ANNA, BORIS, IRINA, Board, Faction, table

FOUR = "barnards_star sirius alpha_centauri luyten_726_8"
EIGHT = f"{FOUR} procyon wolf_359 ross_128 epsilon_indi"
FLEET = "L4@SOL L4@SOL L4@DS"  # strength 12: Warlord


def awards(t: object, key: str) -> tuple[int, ...]:
    """Give the discs on an achievement."""
    view = t.boris.view  # type: ignore[attr-defined]  # a scenario
    found: tuple[int, ...] = next(card.discs for card in view.achievements if card.key == key)
    return found


def test_ex_03_an_achievement_only_once() -> None:
    """B16.5, B21.27 Eight colonies do not give Empire a second time."""
    board = Board(awards={"empire": [ANNA]})
    factions = [Faction(), Faction(), Faction(colonies=EIGHT), Faction()]
    with table(*factions, board=board, active=ANNA, phase="production") as t:
        t.anna.does("ore production")
        assert awards(t, "empire") == (ANNA, -1, -1, -1)
        assert t.dmitry.is_asked


def test_ex_30_leftmost_cell_and_one_per_turn() -> None:
    """B16.1, B16.2, B16.3 The second cell, without being asked; declining is not offered."""
    board = Board(awards={"empire": [BORIS]})
    factions = [Faction(), Faction(), Faction(colonies=FOUR), Faction()]
    with table(*factions, board=board, active=ANNA, phase="production") as t:
        t.anna.does("ore production")
        assert awards(t, "empire") == (BORIS, ANNA, -1, -1)
        assert t.boris.saw(AchievementGained, seat=ANNA, points=4)


def test_b16_3_with_several_the_owner_chooses_one() -> None:
    """B16.1, B16.3, B16.9 At most one a turn; the next one in the next turn."""
    with table(Faction(colonies=FOUR, ships=FLEET), Faction(), phase="production") as t:
        t.boris.does("ore production")
        t.boris.may_only("gain empire", "gain warlord")
        t.boris.may_not("gain supremacy", rule="B16.3", key="condition-not-fulfilled")
        t.boris.may_not("gain diaspora", rule="B3.10", key="achievement-not-in-play")
        t.boris.does("gain warlord")
        assert t.boris.lines["achievements"] == 4
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place grow_and_ore.1", "ore production")
        assert t.boris.lines["achievements"] == 9


def test_b16_4_without_an_empty_cell_nothing_is_gained() -> None:
    """B16.4, B16.9, B3.26 With three players the last cell does not exist."""
    board = Board(awards={"empire": [IRINA, ANNA]})
    factions = [Faction(colonies=FOUR), Faction(), Faction()]
    with table(*factions, board=board, phase="production") as t:
        t.boris.does("ore production")
        assert awards(t, "empire") == (IRINA, ANNA, BORIS)
    board = Board(awards={"warlord": [IRINA, ANNA, BORIS]})
    factions = [Faction(), Faction(), Faction(), Faction(ships=FLEET)]
    with table(*factions, board=board, active=3, phase="production") as t:
        t.dmitry.does("ore production")
        assert awards(t, "warlord") == (IRINA, ANNA, BORIS, 3)
    board = Board(awards={"warlord": [IRINA, ANNA]})
    factions = [Faction(ships=FLEET, colonies=FOUR), Faction(), Faction()]
    with table(
        *factions, board=Board(awards={"warlord": [1, 2, 1]}), phase="production", pace="all"
    ) as t:
        t.boris.does("ore production")
        t.boris.may_only("gain empire")
        t.boris.may_not("gain warlord", rule="B16.4", key="no-empty-cell")


def test_b16_5_what_was_gained_before_is_refused() -> None:
    """B16.5 With the reason."""
    board = Board(awards={"empire": [BORIS]})
    factions = [Faction(colonies=FOUR, ships=FLEET), Faction()]
    with table(*factions, board=board, phase="production", pace="all") as t:
        t.boris.does("ore production")
        t.boris.may_not("gain empire", rule="B16.5", key="achievement-gained-before")
        t.boris.does("gain warlord")


def test_b16_6_a_disc_stays_when_the_condition_is_lost() -> None:
    """B16.6, Q27 The condition is tested in the phase, on the current state."""
    board = Board(awards={"warlord": [BORIS]})
    with table(Faction(ore=1, ships=FLEET), Faction(), board=board, phase="production") as t:
        t.boris.does("trade", "trade 4 at sol", "trade done")
        assert t.boris.lines["achievements"] == 4


def test_b16_6_what_is_lost_in_the_same_turn_is_not_gained() -> None:
    """B16.6 Strength 12 before the production, 8 after it."""
    with table(Faction(pop=0, ore=1, ships=FLEET), Faction(), phase="production") as t:
        t.boris.does("trade", "trade 4 at sol", "trade done")
        assert t.boris.lines["achievements"] == 0


def test_b16_7_only_in_ones_own_turn() -> None:
    """B16.7, B16.8 Irina fulfils a condition all the time; she gains it at the end of her turn."""
    with table(Faction(), Faction(colonies=FOUR), phase="production") as t:
        t.boris.does("ore production")
        assert awards(t, "empire") == (-1, -1, -1)
        t.irina.does("place grow_and_ore.1", "ore production")
        assert awards(t, "empire") == (IRINA, -1, -1)


def test_b21_52_jubilee_grant() -> None:
    """B21.52, B9.6, B9.7, B18.10 The next faction to gain the achievement takes the card: 1 point."""
    board = Board(news={"jubilee_grant": "empire"}, awards={"empire": [IRINA]})
    with table(Faction(colonies=FOUR), Faction(), board=board, phase="production") as t:
        assert t.boris.lines["events"] == t.irina.lines["events"] == 0
        t.boris.does("ore production")
        assert t.boris.saw(GrantTaken, seat=BORIS)
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (1, 0)


def test_b21_26_each_condition_is_that_of_its_card() -> None:
    """B21.26, B21.60, B21.18 Technologist does not count private technologies; Warlord all nodes."""
    board = Board(tree={f"2-{n}": key for n, key in enumerate(LEVEL_2, 1)})
    slots = "1-1 1-2 1-3 1-4 2-1 2-2 2-3 2-4 2-5"
    for more, gained in ((" 2-6", 4), ("", 0)):
        faction = Faction(slots=slots + more, private="" if more else "plasma_cannon")
        with table(faction, Faction(), board=board, phase="production") as t:
            t.boris.does("ore production")
            assert t.boris.lines["achievements"] == gained


LEVEL_2 = (
    "orbital_greenhouses",
    "frontier_charters",
    "bioinformatics_vaults",
    "human_experimentation",
    "prospecting_probes",
    "mass_cloning",
)
