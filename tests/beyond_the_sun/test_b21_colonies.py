"""B21 Cards that colonize in their own way: B21.43, B21.49, B21.50, B21.56, B21.58; B20.15."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.colony import (
    Colonize,
    ColonizeUncontrolled,
    TakeColony,
)
from deepfield.games.beyond_the_sun.effects.economy import Populate
from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.fleet_events import ControlBonus, SystemPutUnder
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture

GAME = fixture(SYS_F2, SYS_O2)
STEALTH = {"3-6": "stealth_terraformers"}


def test_b21_43_a_system_that_nobody_controlled_needs_no_control() -> None:
    """Q68: both discs are placed, and there is no control bonus."""
    with table(
        Faction(ships="L3@A1 L4@SOL", food=8),
        Faction(ships="L3@A1"),
        board=Board(systems={"A1": "barnards_star"}),
        effect=ColonizeUncontrolled(),
    ) as t:
        assert t.boris.colonies == ["barnards_star"]
        assert t.boris.food == 6
        assert not t.boris.saw(ControlBonus)


def test_b21_43_the_action_asks_for_such_a_system() -> None:
    """B5.13: A1 was controlled as the turn began, A2 is out of reach."""
    faction = Faction(pop=1, ore=5, ships="L2@YF L1@SOL", slots="3-6", outposts="YF")
    board = Board(
        tree=STEALTH, systems={"A1": "sys_f2", "A2": "barnards_star"}, controlled=["A1", "YF"]
    )
    with table(faction, Faction(), Faction(), board=board, game=GAME) as t:
        t.boris.may_not("place stealth_terraformers.1", rule="B14.3", key="nothing-to-colonize")
    board.controlled = ["YF"]
    with table(faction, Faction(), Faction(), board=board, game=GAME) as t:
        t.boris.does("place stealth_terraformers.1")
        t.boris.may_only("move 2 from yf to a1", "move 1 from sol to yf", "move 1 from sol to yo")
        t.boris.does("move 2 from yf to a1", "jump done")
        assert t.boris.colonies == ["sys_f2"]
        assert (t.boris.ore, t.boris.pop) == (0, 0)


def test_b21_43_control_that_the_jump_gave_counts_for_the_first_disc() -> None:
    """Q68: its bonus has been given."""
    with table(
        Faction(ships="L3@YF", outposts="YF", food=7),
        Faction(),
        board=Board(systems={"A1": "barnards_star"}, controlled=["YF"]),
        effect=AllOf(Jump(1), ColonizeUncontrolled()),
    ) as t:
        assert t.boris.colonies == ["barnards_star"]
        assert t.boris.food == 5
        assert t.boris.saw(ControlBonus) or t.boris.pop == 4


def test_b21_43_an_outpost_that_another_got_in_this_turn_returns() -> None:
    with table(
        Faction(ships="L2@A1"),
        Faction(ships="L2@A1", outposts="A1", food=7),
        board=Board(systems={"A1": "sys_f2"}, controlled=[]),
        game=GAME,
        effect=ColonizeUncontrolled(),
    ) as t:
        assert t.boris.colonies == ["sys_f2"]
        assert (t.boris.food, t.irina.food) == (6, 8)


def test_b21_49_the_ministry_takes_one_of_three_systems() -> None:
    """B21.12: no strength, both discs, the bonus; the others go under their deck."""
    with table(
        Faction(food=8),
        Faction(),
        board=Board(decks={"A": ["barnards_star", "sirius", "wolf_359"]}),
        effect=TakeColony(3),
        mode=BONUS,
        luck={"systems": [0]},
    ) as t:
        t.boris.may_only("take barnards_star", "take sirius", "take wolf_359")
        t.boris.may_not("take procyon", rule="B21.49")
        t.boris.does("take barnards_star")
        assert t.boris.colonies == ["barnards_star"]
        assert (t.boris.food, t.boris.ore, t.boris.pop) == (6, 2, 3)
        assert not t.boris.saw(ControlBonus)
        assert t.boris.saw(SystemPutUnder)
        under = {t.table.box.systems[card].key for card in t.table.deck_a[:2]}
        assert under == {"sirius", "wolf_359"}


def test_b21_49_with_fewer_cards_one_takes_from_what_there_is() -> None:
    """B21.12: with deck A empty the cards come from deck B; each goes under its own deck."""
    with table(
        Faction(),
        Faction(),
        board=Board(
            decks={"A": ["sirius"], "B": ["tau_ceti", "ross_154"]}, out_of_decks=("A", "B")
        ),
        effect=TakeColony(3),
        mode=BONUS,
    ) as t:
        t.boris.may_only("take sirius", "take tau_ceti", "take ross_154")
        t.boris.does("take ross_154")
        assert [t.table.box.systems[card].key for card in t.table.deck_a] == ["sirius"]
        assert [t.table.box.systems[card].key for card in t.table.deck_b] == ["tau_ceti"]
    with table(
        Faction(),
        Faction(),
        board=Board(out_of_decks=("A", "B")),
        effect=TakeColony(3),
        mode=BONUS,
    ) as t:
        assert t.where == "turn.choose_production"


def test_b21_50_the_optional_colonization_uses_the_state_after_the_jump() -> None:
    with table(
        Faction(ships="L2@YF", outposts="YF", ore=2),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        game=GAME,
        effect=AllOf(Jump(6), May(Colonize(), ore=2)),
        mode=BONUS,
    ) as t:
        t.boris.does("move 2 from yf to a1", "jump done", "do it")
        assert t.boris.colonies == ["sys_f2"]
        assert t.boris.ore == 0


def test_b21_58_van_maanens_star_pays_for_every_other_colony() -> None:
    """After the bonus of that colony; not for itself."""
    with table(
        Faction(colonies="van_maanens_star", ships="L2@A1", outposts="A1"),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert t.boris.ore == 2
    with table(
        Faction(ships="L4@B1", outposts="B1"),
        Faction(),
        board=Board(systems={"B1": "van_maanens_star"}),
        effect=Colonize(),
    ) as t:
        assert t.boris.colonies == ["van_maanens_star"]
        assert t.boris.ore == 0


def test_b21_56_a_wandering_world_is_colonized_without_replacement() -> None:
    """B9.8: the event goes with the card; the node disappears, its ships go to Deep Space."""
    with table(
        Faction(ships="L3@WW", outposts="WW"),
        Faction(ships="L2@WW"),
        Faction(),
        board=Board(systems={"WW": "sys_f2"}, news={"wandering_world": "sys_f2"}),
        game=GAME,
        effect=AllOf(Colonize(), Jump(1)),
    ) as t:
        assert t.boris.colonies == ["sys_f2"]
        assert t.irina.ships == ["L2@DS"]
        assert not t.table.is_there(9)
        assert [t.table.box.events[event].key for event in t.table.news] == ["wandering_world"]


def test_b20_15_world_charter_comes_with_the_second_colony() -> None:
    """B20.9: after the bonus of the colony."""
    with table(
        Faction(colonies="sirius", ships="L2@A1", outposts="A1", faction="united_nations"),
        Faction(),
        board=Board(systems={"A1": "alpha_centauri"}),
        expert=True,
        effect=AllOf(Colonize(), Populate(1)),
    ) as t:
        t.boris.does("track ore")  # the second disc
        assert t.boris.ore == 2  # the bonus
        t.boris.does("track food")  # the ability
        assert (t.boris.ore, t.boris.automation) == (3, 1)
