"""Clones, saves, imaginings, notation, advice: the same for every game."""

from __future__ import annotations

import math
from dataclasses import FrozenInstanceError, fields
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from interference.eyes import eyes_of
from kit.games import GAMES, IDS
from kit.scenario import prove
from kit.wander import positions

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

over_all_games = pytest.mark.parametrize("game", GAMES, ids=IDS)


@over_all_games
def test_clone_and_load_are_the_position_and_share_nothing(game: Game) -> None:
    for table, _ in positions(game, 250):
        prove(game, table)


@over_all_games
def test_a_clone_played_on_leaves_the_table_as_it_was(game: Game) -> None:
    for table, luck in positions(game, 60):
        before = table.save()
        copy = table.clone()
        while copy.ask is not None:
            copy.act(luck.choice(copy.ask.options))
        assert table.save() == before


@over_all_games
def test_an_imagining_of_an_imagining_is_as_good(game: Game) -> None:
    for table, luck in positions(game, 120):
        for eye in eyes_of(table):
            world = table.imagine(eye, Random(luck.getrandbits(32)))
            seed = luck.getrandbits(32)
            again = world.imagine(eye, Random(seed)).save()
            assert again == table.imagine(eye, Random(seed)).save()
            spectator = world.imagine(None, Random(seed)).save()
            assert spectator == table.imagine(None, Random(seed)).save()


@over_all_games
def test_an_imagining_can_be_saved_and_played_to_the_end(game: Game) -> None:
    for table, luck in positions(game, 60):
        world = table.imagine(luck.choice(eyes_of(table)), luck)
        loaded = game.load(world.save())
        assert loaded == world
        while world.ask is not None:
            world.act(luck.choice(world.ask.options))
        assert world.result is not None


@over_all_games
def test_every_move_has_its_place_and_its_line_of_text(game: Game) -> None:
    for index, move in enumerate(game.moves):
        assert move.index == index
        assert game.parse(game.text(move)) is move
    assert {type(move) for move in game.moves} == set(game.actions)


@over_all_games
def test_every_frame_and_answer_is_in_the_contents(game: Game) -> None:
    names = {action.__name__ for action in game.actions}
    prompts = [prompt for _, prompt, _ in game.contents()]

    assert len(set(prompts)) == len(prompts)
    for rule, _, answers in game.contents():
        assert set(answers) <= names
        assert rule or not answers


@over_all_games
def test_bots_are_advised_at_every_decision(game: Game) -> None:
    for table, luck in positions(game, 150):
        worth = game.value(table)
        assert len(worth) == table.seats
        assert all(math.isfinite(points) for points in worth)
        check_priorities(game, table, luck)


def check_priorities(game: Game, table: Any, luck: Random) -> None:
    """One number an option, none below 0, whatever the persona; they rest on an imagining."""
    if table.ask is not None:
        world = table.imagine(table.ask.seat, luck)
        liked = game.priorities(world, world.ask, luck.choice(game.personas))
        assert len(liked) == len(table.ask.options)
        assert all(math.isfinite(number) and number >= 0 for number in liked)


@over_all_games
def test_views_are_frozen_and_the_same_each_time(game: Game) -> None:
    for table, luck in positions(game, 100):
        eye = luck.choice(eyes_of(table))
        view = table.view(eye)
        assert view == table.view(eye)
        with pytest.raises(FrozenInstanceError):
            setattr(view, fields(view)[0].name, 1)
