"""B4 The order of play; B17 the end of the game."""

from __future__ import annotations

from random import Random

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.events import EndTriggered, RoundBegan, TurnBegan
from deepfield.games.beyond_the_sun.state import LAST_ROUND, ROUND
from kit.beyond import ANNA, BORIS, DMITRY, IRINA, Board, Faction, table

BOTTOM = "place grow_and_ore.1"
EMPIRE = "barnards_star sirius alpha_centauri luyten_726_8"


def four(**anna: str) -> list[Faction]:
    """Four factions, of which Anna has something more."""
    return [Faction(), Faction(), Faction(**anna), Faction()]  # type: ignore[arg-type]  # words only


def test_b4_1_turns_go_clockwise_and_a_round_is_one_turn_of_each() -> None:
    """B4.1 From the holder of the first-player token on."""
    with table(*four()) as t:
        for player in (t.boris, t.irina, t.anna, t.dmitry):
            player.does(BOTTOM, "ore production")
        assert t.boris.is_asked
        assert t.table.now[ROUND] == 2
        assert t.boris.saw(RoundBegan, round=2, last=0)
        assert t.boris.saw(TurnBegan, seat=BORIS)


def test_b4_2_action_then_production_then_achievement() -> None:
    """B4.2 The achievement that the production makes possible is gained in the same turn."""
    with table(*four(colonies=EMPIRE), active=ANNA) as t:
        assert t.where == "turn.place_pawn"
        t.anna.does(BOTTOM)
        assert t.where == "turn.choose_production"
        t.anna.does("ore production")
        assert t.anna.lines["achievements"] == 5
        assert t.where == "turn.place_pawn"
        assert t.dmitry.is_asked


def test_b4_3_no_phase_can_be_passed() -> None:
    """B4.3 Nothing that is offered leaves a phase out: the pawn must move, one production be chosen."""
    with table(*four()) as t:
        assert all(option.startswith("place ") for option in t.boris.options)
        t.boris.may_not("trade done", rule="B5.1")
        t.boris.does(BOTTOM)
        t.boris.may_only("growth", "ore production", "trade")


def test_b4_4_phases_and_turns_do_not_overlap() -> None:
    """B4.4, Q38 The next player is asked when the production of the last one is decided."""
    with table(*four()) as t:
        t.boris.does(BOTTOM)
        t.irina.may_not(BOTTOM, rule="B15.1", key="not-yours-to-answer")
        t.boris.does("trade")
        t.irina.may_not(BOTTOM, rule="B15.8", key="not-yours-to-answer")
        t.boris.does("trade done")
        assert t.irina.is_asked


def test_ex_04_the_third_player_triggers_the_end() -> None:
    """B17.1, B17.2, B17.4, B17.5 Five turns are left; an achievement is gained even then."""
    board = Board(awards={"empire": [BORIS, IRINA], "supremacy": [BORIS]})
    factions = four(colonies=EMPIRE)
    factions[DMITRY] = Faction(ships="L4@SOL L4@SOL L4@SOL")
    with table(*factions, board=board, active=ANNA, round_is=7) as t:
        t.anna.does(BOTTOM, "ore production")
        assert t.boris.saw(EndTriggered, discs=4)
        assert t.table.now[LAST_ROUND] == 8
        t.dmitry.does(BOTTOM, "ore production")
        assert t.table.award_count() == 5
        assert t.boris.saw(RoundBegan, round=8, last=1)
        for player in (t.boris, t.irina, t.anna, t.dmitry):
            assert t.table.result is None
            player.does(BOTTOM, "ore production")
        assert t.table.now[LAST_ROUND] == 8
        assert t.table.result is not None


def test_b17_3_the_last_player_of_a_round_triggers_the_end() -> None:
    """B17.3 The final round starts at once."""
    board = Board(awards={"empire": [BORIS, IRINA], "supremacy": [BORIS]})
    factions = [Faction(), Faction(), Faction(), Faction(colonies=EMPIRE)]
    with table(*factions, board=board, active=DMITRY, round_is=3) as t:
        t.dmitry.does(BOTTOM, "ore production")
        assert t.boris.saw(RoundBegan, round=4, last=1)
        for player in (t.boris, t.irina, t.anna, t.dmitry):
            player.does(BOTTOM, "ore production")
        assert t.table.result is not None


def test_b17_1_three_discs_are_enough_for_two_and_three_players() -> None:
    """B17.1 Substituted discs do not count: only what lies on the achievement cards."""
    for seats in (2, 3):
        board = Board(awards={"supremacy": [BORIS, IRINA]})
        factions = [Faction(colonies=EMPIRE), Faction(automated=(0, 0, 5)), Faction()][:seats]
        with table(*factions, board=board, round_is=2) as t:
            t.boris.does(BOTTOM, "ore production")
            assert t.table.now[LAST_ROUND] == 3


def test_b17_6_round_100_is_the_last_in_any_case() -> None:
    """B17.6 Nobody has gained an achievement, and the game ends all the same."""
    with table(Faction(), Faction(), active=IRINA, round_is=99) as t:
        t.irina.does(BOTTOM, "ore production")
        assert t.boris.saw(RoundBegan, round=100, last=1)
        for player in (t.boris, t.irina):
            assert t.table.result is None
            player.does(BOTTOM, "ore production")
        assert t.table.result is not None


def test_b26_10_all_have_had_the_same_number_of_turns() -> None:
    """B26.10, B17.5 Counted in whole random games."""
    for seats in (2, 3, 4):
        g = GAME.new(seats, seed=seats, options={"first": "random"})
        rng = Random(seats)
        turns = [0] * seats
        while g.ask is not None:
            for _, happened in g.events:
                if isinstance(happened, TurnBegan):
                    turns[happened.seat] += 1
            g.act(rng.choice(g.ask.options))
        assert len(set(turns)) == 1
        assert turns[0] == g.now[ROUND]
