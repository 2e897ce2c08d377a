"""B3 Setting up, for every number of players; B22.1-B22.3 the options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.box import A1, A2, B1, B2, EVENTS, NODE_COUNT, SOL, TECHNOLOGIES
from deepfield.games.beyond_the_sun.cards.kinds import BASIC, KIND_A, KIND_B
from deepfield.games.beyond_the_sun.state import FIRST, NOBODY
from kit.beyond_seats import cubes_of, discs_of
from kit.scenario import prove

SEATS = (2, 3, 4)
BOX: Any = GAME.box


def laid(seats: int = 4, seed: int = 1, **options: str) -> Any:
    """Set up a game."""
    return GAME.new(seats, seed=seed, options=options)


def played(table: Any, plies: int = 60) -> Any:
    """Play on at random."""
    rng = Random(3)
    for _ in range(plies):
        table.act(rng.choice(table.ask.options))
    return table


def test_ex_24_four_player_setup() -> None:
    """B3.2-B3.10, B3.12-B3.23 Everything that lies on the table at the start."""
    g = laid()
    box = g.box
    assert [g.tree[slot] >= 0 for slot in range(19)] == [True] * 4 + [False] * 15
    for level in (2, 3):
        lying = [g.event_slots[slot] for slot in box.of_level(level)]
        assert {box.events[event].level for event in lying} == {level}
        assert len([event for event in lying if box.events[event].light]) == 2
    assert all(box.systems[g.charted[node]].starting for node in (A1, A2))
    assert all(box.systems[g.charted[node]].deck == 1 for node in (B1, B2))
    assert len(g.deck_a) == 10
    assert len([card for card in g.deck_a if box.systems[card].starting]) == 2
    assert len(g.deck_b) == 10
    kinds = [box.achievements[goal].kind for goal in g.goals]
    assert kinds == [BASIC, BASIC, KIND_A, KIND_B]
    assert g.covered == [1, 1, 1, 1]
    assert g.pawn == [NOBODY] * 4
    assert g.outpost == [NOBODY] * NODE_COUNT
    assert g.award_count() == 0


@pytest.mark.parametrize("seats", SEATS)
def test_b3_18_supply_population_and_the_first_ship(seats: int) -> None:
    """B3.15, B3.16, B3.17, B3.18, B3.19, B3.20, B3.28, B1.14 What each faction begins with, expert boards."""
    g = laid(seats, boards="expert")
    for seat in range(seats):
        assert (g.supply_of(seat), g.population[seat]) == (17, 2)
        assert g.fleet(seat, SOL) == [1, 0, 0, 0]
        assert g.strength(seat, SOL) == 1
        assert g.discs[seat * 2 : seat * 2 + 2] == [8, 8]
        assert g.pawn[seat] == NOBODY
        assert cubes_of(g, seat) == 20
        assert discs_of(g, seat) == (8, 8)


@pytest.mark.parametrize(("seats", "ore"), [(2, [1, 1]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_b3_22_starting_ore_by_seat(seats: int, ore: list[int]) -> None:
    """B3.22, B3.27 In turn order, whoever is first (B1.7)."""
    assert laid(seats, boards="expert").ore[:seats] == ore
    g = next(
        t
        for t in [laid(seats, seed, boards="expert", first="random") for seed in range(30)]
        if t.now[FIRST]
    )
    first = g.now[FIRST]
    assert [g.ore[(first + n) % seats] for n in range(seats)] == ore
    assert g.ask.seat == first


def test_b3_23_what_the_basic_boards_say_of_the_setup() -> None:
    """B3.23, B20.11, B20.12, B20.13 Venture Capital, Crowded Ports, Veteran Crews."""
    g = laid(4, seed=2)
    seats = {BOX.factions[g.faction[seat]].key: seat for seat in range(4)}
    start = [1, 1, 2, 2]
    corporation, union = seats["nishida_ostergaard"], seats["pan_equatorial_union"]
    compact, nations = seats["circumpolar_compact"], seats["united_nations"]
    assert g.ore[corporation] == start[corporation] + 2
    assert (g.population[union], g.supply_of(union)) == (3, 16)
    assert g.ore[union] == start[union] + 1
    assert g.supply[union * 5] == 3
    assert g.fleet(compact, SOL) == [0, 1, 0, 0]
    assert (g.ore[nations], g.population[nations], g.supply_of(nations)) == (start[nations], 2, 17)


def test_b3_2_technologies_are_shuffled_by_level() -> None:
    """B3.2, B3.3 Four decks; what is left of level I takes no part."""
    g = laid()
    for level, size in ((1, 4), (2, 16), (3, 16), (4, 6)):
        deck = g.deck_of_level(level)
        assert len(deck) == size
        assert {g.box.technologies[card].level for card in deck} == {level}
        assert all(not g.knowledge[TECHNOLOGIES].known[card] for card in deck)
    assert len({tuple(laid(seed=seed).level_2) for seed in range(5)}) == 5


def test_b3_4_events_lie_face_down_and_the_others_went_back_unseen() -> None:
    """B3.4, B3.5, B2.7 Four of the eight others of each level, seen by nobody."""
    g = laid()
    assert len(g.event_box) == 8
    hidden = [*g.event_box, *[event for event in g.event_slots if event >= 0]]
    assert len(hidden) == 20
    assert all(not g.knowledge[EVENTS].known[event] for event in hidden)
    assert g.view(0).slots[4].event == "event_2"
    assert g.view(None).slots[10].event == "event_3"


def test_b3_7_the_other_starting_systems_are_in_deck_a() -> None:
    """B3.7, B3.8, B3.9 Two pairs of starting systems occur in the slots; decks lie face down."""
    opened = {
        tuple(sorted([t.charted[A1], t.charted[A2]]))
        for t in [laid(seed=seed) for seed in range(20)]
    }
    assert len(opened) > 2
    g = laid()
    assert g.view(0).decks["system_a"] == ("system_a",) * 10
    assert g.view(0).decks["system_b"] == ("system_b",) * 10


def test_b3_10_the_four_achievements_of_a_first_game() -> None:
    """B3.10, B22.2 Supremacy, Empire, Warlord, Technologist; else one A and one B at random."""
    g = laid(achievements="first_game")
    keys = {BOX.achievements[goal].key for goal in g.goals}
    assert keys == {"supremacy", "empire", "warlord", "technologist"}
    drawn = {tuple(laid(seed=seed).goals[2:]) for seed in range(40)}
    assert len(drawn) > 8
    assert {goals[:2] for goals in [tuple(laid(seed=s).goals) for s in range(5)]} == {(0, 1)}


@pytest.mark.parametrize("seats", SEATS)
def test_b3_12_all_guilds_are_covered_whatever_the_number_of_players(seats: int) -> None:
    """B3.12, B3.24, B3.25, B3.26, B3.28, B3.30 Guilds, events, decks; cells, side and end by players."""
    g = laid(seats)
    assert g.covered == [1] * 4
    assert len([event for event in g.event_slots if event >= 0]) == 12
    assert len(g.goals) == 4
    view = g.view(0)
    assert [len(card.cells) for card in view.achievements] == [4 if seats == 4 else 3] * 4
    assert view.end == (4 if seats == 4 else 3)
    assert [node.key for node in view.nodes if node.key == "yd"] == ([] if seats == 2 else ["yd"])


def test_b3_13_the_first_player_is_seat_1_or_random() -> None:
    """B3.13, Q37 As the option says."""
    assert {laid(seed=seed).now[FIRST] for seed in range(12)} == {0}
    assert {laid(seed=seed, first="random").now[FIRST] for seed in range(40)} == {0, 1, 2, 3}


def test_b3_14_factions_are_chosen_in_turn_order() -> None:
    """B3.14 Each seat takes one that nobody has; nobody plays before all have chosen."""
    g = laid(3, factions="chosen")
    assert (g.ask.seat, g.ask.prompt) == (0, "choose_factions.choose_faction")
    prove(GAME, g)
    g.act(GAME.parse("faction circumpolar_compact"))
    assert g.ask.seat == 1
    refusal = g.explain(1, GAME.parse("faction circumpolar_compact"))
    assert (refusal.rule, refusal.key) == ("B3.14", "faction-already-taken")
    g.act(GAME.parse("faction united_nations"))
    assert len(g.ask.options) == 2
    g.act(GAME.parse("faction nishida_ostergaard"))
    assert g.ask.prompt == "turn.place_pawn"
    assert [view.faction for view in g.view(None).factions] == [
        "circumpolar_compact",
        "united_nations",
        "nishida_ostergaard",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_b3_29_factions_are_dealt_from_all_four(seats: int) -> None:
    """B3.29 Those that are not dealt take no part."""
    dealt = {tuple(laid(seats, seed).faction) for seed in range(60)}
    assert {faction for factions in dealt for faction in factions[:seats]} == {0, 1, 2, 3}
    assert all(len(set(factions[:seats])) == seats for factions in dealt)
    assert all(factions[seats:] == (NOBODY,) * (4 - seats) for factions in dealt)


def test_b22_1_expert_boards_are_an_option() -> None:
    """B22.1, B20.2 Each faction has two boards; all seats use the same side."""
    for boards, place in (("basic", 0), ("expert", 1)):
        g = laid(boards=boards)
        for seat in range(4):
            assert g.board(seat) is BOX.factions[g.faction[seat]].boards[place]
        assert {faction.board for faction in g.view(0).factions} == {boards}


def test_b22_3_every_seat_plays_for_itself() -> None:
    """B22.3, B0.10 There is no team: each seat has its own score and its own rank."""
    g = laid(2)
    rng = Random(1)
    while g.ask is not None:
        g.act(rng.choice(g.ask.options))
    assert len(g.result.scores) == len(g.result.ranks) == 2
    assert sorted(key for option in GAME.options for key in [option.key]) == [
        "achievements",
        "boards",
        "factions",
        "first",
    ]


def test_b3_21_the_columns_hold_what_is_left() -> None:
    """B3.21 17 cubes on every board, whatever is dealt."""
    for seed in range(4):
        g = laid(boards="expert", seed=seed)
        assert [g.supply[seat * 5 : seat * 5 + 5] for seat in range(4)] == [
            list(g.board(seat).columns) for seat in range(4)
        ]
        prove(GAME, played(g))
