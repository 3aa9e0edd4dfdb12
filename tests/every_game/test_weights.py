"""Weights of evaluations are data: every one counts, and somebody's own are played with."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import ask, named
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from ludoteca.core.weights import WeightsByName
from ludoteca.games import title, titles


def weights_of(key: str) -> WeightsByName:
    found = title(key).weights
    assert found is not None
    return found


def fields(weights: Any) -> list[Any]:
    return [getattr(weights, name) for name in dir(weights) if not name.startswith("_")]


def midway(found: Title[Game], seed: int) -> Game:
    """A game that has been played at random for a while."""
    game = found.start(2, seeded(seed), {})
    rng = seeded(seed)
    for _ in range(60):
        game.apply(game.choices[rng.below(len(game.choices))])
    return game


@pytest.mark.parametrize("key", titles())
def test_every_weight_counts(key: str) -> None:
    read = import_module(f"ludoteca.games.{key}.weights").Weights
    made = weights_of(key).made
    usual = fields(read(made))
    for name, number in made.items():
        assert fields(read({**made, name: 2 * number + 1})) != usual, name


@pytest.mark.parametrize("key", titles())
def test_tuned_weights_have_names_that_are_known(key: str) -> None:
    assert set(weights_of(key).tuned) <= set(weights_of(key).made)


@pytest.mark.parametrize("key", titles())
def test_a_position_is_worth_what_the_weights_say(key: str) -> None:
    found = title(key)
    assert found.evaluate_with is not None
    today = found.evaluate_with(weights_of(key).now())
    others = found.evaluate_with({name: 1.5 * number for name, number in weights_of(key).made.items()})
    games = [midway(found, seed) for seed in range(3)]
    for game in games:
        assert today(game, 0) == found.evaluate(game, 0)
    assert any([others(game, 0) != today(game, 0) for game in games])


def test_somebody_plays_with_weights_of_their_own(tmp_path: Path) -> None:
    found = title("millefiori")
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"step of the ship": 40.0}))
    game = midway(found, 1)
    while "sail" not in {found.alphabet.write(action) for action in game.choices}:
        game.apply(game.choices[0])
    sails = ask(f"steady@{file}", found, game, game.player(), seeded(0)).action
    assert found.alphabet.write(sails) == "sail"
    assert found.alphabet.write(ask("steady", found, game, game.player(), seeded(0)).action) != "sail"


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ('{"no such thing": 1}', "weights-unknown"),
        ('{"fleet": "much"}', "weights-unreadable"),
        ("[1, 2]", "weights-unreadable"),
        ("{", "weights-unreadable"),
    ],
)
def test_what_is_wrong_with_weights_is_said(tmp_path: Path, written: str, key: str) -> None:
    found = title("millefiori")
    file = tmp_path / "mine.json"
    file.write_text(written)
    with pytest.raises(OptionError) as refused:
        named(f"steady@{file}").eye(found, 2)
    assert refused.value.message.key == key
