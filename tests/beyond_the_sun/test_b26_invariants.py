"""B26 What holds at every decision of every game, shown in random play; B2 the zones."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.box import DS, NODE_COUNT, SLOT_COUNT, SOL
from deepfield.games.beyond_the_sun.flow.control import controller_due
from deepfield.games.beyond_the_sun.state import BOTTOM_SPACE, CELL_COUNT, FIRST, NOBODY, ROUND
from deepfield.kernel.errors import CorruptSaveError
from kit.beyond import Board, Faction, table
from kit.beyond_seats import UNSETTLED, cubes_of, discs_of

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = [(2, "basic"), (3, "expert"), (4, "basic"), (2, "expert"), (3, "basic"), (4, "expert")]


def at_every_decision(seats: int, boards: str, check: Callable[[Any], None]) -> Any:
    """Play a game at random to its end; each position is checked."""
    options = {"boards": boards, "first": "random", "factions": "chosen"}
    g = GAME.new(seats, seed=seats, options=options)
    rng = Random(seats)
    while g.ask is not None:
        if NOBODY not in g.faction[:seats]:
            check(g)
        g.act(rng.choice(g.ask.options))
    check(g)
    return g


@pytest.mark.parametrize(("seats", "boards"), GAMES)
def test_b26_1_cubes_discs_and_control(seats: int, boards: str) -> None:
    """B26.1, B26.2, B26.3, B26.4, B26.9, B2.1, B2.2, B1.14, B1.15 Nothing is lost, nothing grows."""

    def check(g: Any) -> None:
        for seat in range(seats):
            assert cubes_of(g, seat) == 20
            assert discs_of(g, seat) == (8, 8)
            assert g.ore[seat] >= 0
            assert all(0 <= left <= 8 for left in g.discs[seat * 2 : seat * 2 + 2])
        if g.ask is not None and not g.ask.prompt.startswith(UNSETTLED):
            for node in range(NODE_COUNT):
                assert controller_due(g, node) == g.controller(node)

    at_every_decision(seats, boards, check)


@pytest.mark.parametrize(("seats", "boards"), GAMES[:3])
def test_b26_5_outposts_pawns_researchers_and_awards(seats: int, boards: str) -> None:
    """B26.5, B26.6, B26.7, B26.8, B2.3, B2.4, B2.6, B2.8 Each where it may be, and once."""

    def check(g: Any) -> None:
        assert g.outpost[SOL] == g.outpost[DS] == NOBODY
        for node in range(NODE_COUNT):
            assert g.outpost[node] == NOBODY or g.is_controllable(node)
        pawns = [space for space in g.pawn if space not in {NOBODY, BOTTOM_SPACE}]
        assert len(pawns) == len(set(pawns))
        for seat in range(seats):
            for goal in range(len(g.goals)):
                assert g.awards[goal * CELL_COUNT :][:CELL_COUNT].count(seat) <= 1
            for slot in g.box.slots:
                if g.has_researched(seat, slot.number) and not g.lasting(seat) & 1:
                    own = [n for n in slot.prerequisites if g.has_researched(seat, n)]
                    assert len(own) >= slot.needed

    at_every_decision(seats, boards, check)


@pytest.mark.parametrize(("seats", "boards"), GAMES[3:])
def test_b26_11_cards_stay_and_none_is_lost(seats: int, boards: str) -> None:
    """B26.10, B26.11, B26.12 Slots keep their cards; of each level there are always as many."""
    seen: dict[int, int] = {}

    def check(g: Any) -> None:
        for slot in range(SLOT_COUNT):
            if slot in seen:
                assert g.tree[slot] == seen[slot]
            elif g.tree[slot] >= 0:
                seen[slot] = g.tree[slot]
        for level, count in ((1, 8), (2, 16), (3, 16), (4, 6)):
            lying = [*g.deck_of_level(level)]
            cards = [card for card in [*g.tree, *g.private, *g.revealed] if card >= 0]
            lying += [card for card in cards if g.box.technologies[card].level == level]
            assert len(lying) == count

    g = at_every_decision(seats, boards, check)
    assert g.now[ROUND] >= 1
    assert 0 <= g.now[FIRST] < seats


def test_b2_5_strength_is_the_sum_of_levels() -> None:
    """B2.5, B1.14 Not the number of cubes; outposts add nothing."""
    with table(Faction(ships="L4@YF L1@YF L2@YF", outposts="YF"), Faction(ships="L3@YF")) as t:
        assert t.table.strength(0, 2) == 7
        assert t.table.strength(1, 2) == 3
        assert t.boris.view.nodes[2].ships == ((1, 1, 0, 1), (0, 0, 1, 0))


def test_b2_6_discovered_and_researched() -> None:
    """B2.6 A card face up in its slot; a cube in the research area, or a private technology."""
    board = Board(tree={"2-1": "plasma_cannon"})
    with table(Faction(slots="1-1 2-1", private="mass_cloning"), Faction(), board=board) as t:
        view = t.irina.view
        assert view.slots[4].technology == "plasma_cannon"
        assert view.slots[5].technology == ""
        assert view.factions[0].technologies[-1] == "plasma_cannon"
        assert view.factions[0].private_technologies == ("mass_cloning",)
        assert view.factions[1].technologies == ()


def test_b2_7_only_deck_orders_and_unseen_events_are_hidden() -> None:
    """B2.7 Every seat and the spectator see the same, but for whose view it is."""
    g = GAME.new(3, seed=4)
    rng = Random(4)
    for _ in range(150):
        g.act(rng.choice(g.ask.options))
    views = [g.view(eye) for eye in (0, 1, 2, None)]
    for field in ("factions", "slots", "nodes", "actions", "decks", "events", "achievements"):
        assert all(getattr(view, field) == getattr(views[0], field) for view in views)
    hidden = [card for deck in views[0].decks.values() for card in deck]
    assert any(card.startswith("technology_") for card in hidden)


def test_b2_3_a_pawn_stands_on_one_space_or_on_none() -> None:
    """B2.3, B5.11 At the start on none."""
    with table(Faction(), Faction(pawn="build_and_jump.2")) as t:
        assert (t.boris.pawn, t.irina.pawn) == ("", "build_and_jump.2")
        t.boris.does("place grow_and_ore.1")
        assert t.boris.pawn == "grow_and_ore.1"


def spoil_cubes(g: Any) -> None:
    """Give a faction a cube too many."""
    g.population[0] += 1


def spoil_discs(g: Any) -> None:
    """Take a disc away."""
    g.discs[1] -= 1


def spoil_outposts(g: Any) -> None:
    """Lay an outpost on Sol, from its track."""
    g.outpost[SOL] = 0
    g.discs[0] -= 1


def spoil_factions(g: Any) -> None:
    """Let two seats play one faction."""
    g.faction[1] = g.faction[0]


def spoil_tree(g: Any) -> None:
    """Exchange a card of level I for one of level II."""
    g.tree[0], g.level_2[0] = g.level_2[0], g.tree[0]


def spoil_decks(g: Any) -> None:
    """Exchange cards of two decks."""
    g.level_2[0], g.level_3[0] = g.level_3[0], g.level_2[0]


def spoil_achievements(g: Any) -> None:
    """Lay the same achievement twice."""
    g.goals[3] = g.goals[2]


def spoil_awards(g: Any) -> None:
    """Lay two discs of a faction on one achievement."""
    g.awards[:2] = [0, 0]


def spoil_abilities(g: Any) -> None:
    """Let an ability wait that is not counted."""
    g.due[0] = 1


def spoil_turn(g: Any) -> None:
    """Let it be the turn of a seat that is not there."""
    g.now[FIRST] = 3


def spoil_events(g: Any) -> None:
    """Give an event to a seat that is not there."""
    g.keeper[0] = 3


def spoil_private(g: Any) -> None:
    """Lay a private technology that nobody has."""
    g.private.append(g.level_2.pop())


def spoil_colonies(g: Any) -> None:
    """Lay a colony that nobody has."""
    g.colonies.append(g.deck_a.pop())


def spoil_frames(g: Any) -> None:
    """Let a seat that is not there have the turn."""
    g.frames[-1].seat = 2


SPOILT = (
    spoil_cubes,
    spoil_discs,
    spoil_outposts,
    spoil_factions,
    spoil_tree,
    spoil_decks,
    spoil_achievements,
    spoil_awards,
    spoil_abilities,
    spoil_turn,
    spoil_events,
    spoil_private,
    spoil_colonies,
    spoil_frames,
)


@pytest.mark.parametrize("spoil", SPOILT, ids=[spoil.__name__ for spoil in SPOILT])
def test_b26_1_a_save_in_which_something_is_wrong_is_not_opened(
    spoil: Callable[[Any], None],
) -> None:
    """B26.1, B26.2, B26.5, B26.7, B26.12 What cannot be is named."""
    g = GAME.new(2, seed=1)
    assert GAME.load(g.save()) == g
    spoil(g)
    with pytest.raises(CorruptSaveError):
        GAME.load(g.save())
