"""Bots choose among the options, the same for the same seed, and know only what their seat may know."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

import pytest

import deepfield
from deepfield.bots import PROFILES, Bot, Budget, UnknownBotError, choose_bot, make_bot
from deepfield.bots.bot import best_of, standings
from deepfield.bots.rollout import finish
from deepfield.kernel.moves import Ask
from deepfield.sim.match import Imagining, Player, play_match

GAMES: Final = ("proof.room", "beyond_the_sun")
SMALL: Final = {"random": 0, "rules": 0, "value": 12, "search": 12}

every_game = pytest.mark.parametrize("name", GAMES)
every_bot = pytest.mark.parametrize("profile", list(PROFILES))


def positions(name: str, seed: int, every: int = 9, most: int = 6) -> list[Any]:
    """Give some positions from a random game."""
    game, luck = deepfield.game(name), Random(seed)
    table, found, number = game.new(3, seed), list[Any](), 0
    while table.ask is not None and len(found) < most:
        if number % every == 0:
            found.append(table.clone())
        table.act(luck.choice(table.ask.options))
        number += 1
    return found


def answer(table: Any, bot: Bot, budget: Budget) -> Any:
    """Let a bot answer the open ask of a table."""
    return Player(table, table.ask.seat, bot, budget).answer(table.ask)


@every_game
@every_bot
def test_a_bot_names_an_option_and_leaves_the_table_as_it_was(name: str, profile: str) -> None:
    game = deepfield.game(name)
    for table in positions(name, 1):
        before = table.save()
        assert (
            answer(table, make_bot(game, profile, 3), Budget(SMALL[profile])) in table.ask.options
        )
        assert table.save() == before


@every_game
@every_bot
def test_the_same_seed_gives_the_same_answers(name: str, profile: str) -> None:
    game = deepfield.game(name)
    budget = Budget(SMALL[profile])
    tables = positions(name, 2)
    first, second = make_bot(game, profile, 8), make_bot(game, profile, 8)
    assert [answer(t, first, budget) for t in tables] == [answer(t, second, budget) for t in tables]


@every_game
def test_other_seeds_play_otherwise(name: str) -> None:
    game = deepfield.game(name)
    tables = positions(name, 3)
    found = {
        tuple([answer(t, bot, Budget(0)).index for t in tables])
        for bot in [make_bot(game, "random", seed) for seed in range(20)]
    }
    assert len(found) > 1


@every_game
@every_bot
def test_what_a_seat_cannot_know_changes_no_answer(name: str, profile: str) -> None:
    game = deepfield.game(name)
    budget = Budget(SMALL[profile])
    for number, table in enumerate(positions(name, 4)):
        other = table.imagine(table.ask.seat, Random(number))
        assert [o.index for o in other.ask.options] == [o.index for o in table.ask.options]
        answers = {answer(t, make_bot(game, profile, 5), budget) for t in (table, other)}
        assert len(answers) == 1


class Onlooker(Bot):
    """Keeps what it is handed."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: list[tuple[Any, Ask, Any]] = []

    def choose(self, view: Any, ask: Ask, imagine: Any, budget: Budget) -> Any:
        self.seen.append((view, ask, imagine(self.rng)))
        return ask.options[0]


@every_game
def test_a_bot_is_handed_its_own_view_and_imaginings_of_its_own_seat(name: str) -> None:
    game = deepfield.game(name)
    for table in positions(name, 5):
        bot = Onlooker(game, 1)
        answer(table, bot, Budget(0))
        ((view, ask, world),) = bot.seen
        assert view == table.view(table.ask.seat)
        assert ask is table.ask
        assert world is not table
        assert world.save() == table.imagine(table.ask.seat, Random(1)).save()


def test_a_bot_that_does_not_look_is_spared_the_view() -> None:
    (table, *_) = positions("proof.room", 6)
    player = Player(table, 0, make_bot(table_game(), "random", 1), Budget(0))
    assert player.view(0) is None


def table_game() -> Any:
    """Give the proof game."""
    return deepfield.game("proof.room")


def test_the_clock_cuts_a_search_short() -> None:
    game = deepfield.game("beyond_the_sun")
    table = game.new(4, 1)
    bot = make_bot(game, "search", 1)
    began = time.perf_counter()
    chosen = bot.choose(None, table.ask, Imagining(table, table.ask.seat), Budget(10**6, 0.2))
    assert chosen in table.ask.options
    assert time.perf_counter() - began < 10


@pytest.mark.parametrize("profile", ["value", "search"])
def test_even_without_any_budget_there_is_an_answer(profile: str) -> None:
    game = deepfield.game("beyond_the_sun")
    table = game.new(4, 1)
    for budget in (Budget(0), Budget(1), Budget(50, 0.0)):
        assert answer(table, make_bot(game, profile, 1), budget) in table.ask.options


def test_the_ladder_holds_in_small() -> None:
    game = deepfield.game("beyond_the_sun")
    for upper, lower in (("rules", "random"), ("value:16", "rules")):
        bots = [choose_bot(game, upper), *[choose_bot(game, lower)] * 3]
        played = [play_match(game, bots, seed) for seed in range(4)]
        assert sum([game.winners == (0,) for game in played]) >= 2, upper


def test_bots_are_made_by_name() -> None:
    game = deepfield.game("beyond_the_sun")
    persona = game.personas[1]
    assert choose_bot(game, f"rules:{persona}").make(game, 1).persona == persona
    assert choose_bot(game, "rules").make(game, 1).persona == game.personas[0]
    assert choose_bot(game, "search:123").budget().simulations == 123
    assert choose_bot(game, "search").budget(2.0) == Budget(500, 2.0)
    for name in ("rules", f"rules:{persona}", "search:123"):
        assert choose_bot(game, name).name == name


@pytest.mark.parametrize(
    "name",
    ["", "nobody", "random:3", "rules:nobody", "search:0", "search:-1", "search:1e9", "value:"],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBotError):
        choose_bot(deepfield.game("beyond_the_sun"), name)


def test_personas_differ_in_what_they_like() -> None:
    game = deepfield.game("beyond_the_sun")
    (table, *_) = positions("beyond_the_sun", 1)
    liked = {tuple(game.priorities(table, table.ask, persona)) for persona in game.personas}
    assert len(liked) == len(game.personas)


def test_a_standing_counts_the_rivals() -> None:
    assert standings([5.0]) == [5.0]
    first, second, third = standings([10.0, 4.0, 4.0])
    assert first > second == third
    assert standings([10.0, 4.0, 4.0])[0] > standings([10.0, 9.0, 4.0])[0]


def test_the_best_is_found_and_equals_are_drawn() -> None:
    assert best_of([1.0, 3.0, 2.0], Random(1)) == 1
    assert {best_of([2.0, 1.0, 2.0], Random(seed)) for seed in range(20)} == {0, 2}


def test_playing_on_ends_where_another_seat_has_its_turn() -> None:
    game = deepfield.game("beyond_the_sun")
    table = game.new(3, 5)
    world = table.imagine(0, Random(1))
    depth = len(world.frames)
    world.act(world.ask.options[0])
    finish(game, world, 0, depth, game.personas[0])
    assert world.ask.seat == 1
    assert world.ask.prompt == table.ask.prompt
