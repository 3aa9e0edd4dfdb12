"""Gymnasium's own checker, for every table; and what it does not ask."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.envs.gymnasium import OneSeat, name
from ludoteca.games import titles
from tests.envs.tables import EVERY_TABLE


@EVERY_TABLE
def test_as_gymnasium_wants_it(key: str, players: int, options: dict[str, Any]) -> None:
    table = gymnasium.make(name(key), players=players, options=options, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It asks for observations between 0 and 1, or without bounds; ours are in units.
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(table.unwrapped)


@pytest.mark.parametrize("key", titles())
def test_a_whole_game_by_its_name(key: str) -> None:
    table = gymnasium.make(name(key), seat=None)
    _, info = table.reset(seed=2)
    pick = np.random.default_rng(1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = table.step(int(pick.choice(info["legal_actions"])))  # type: ignore[assignment]
    assert reward in (0.0, 0.5, 1.0)


def played(table: OneSeat, seed: int) -> float:
    """A whole game at random: what we got in all."""
    _, info = table.reset(seed=seed)
    pick = np.random.default_rng(seed)
    got, over = 0.0, False
    while not over:
        assert (table.action_masks() == (info["action_mask"] == 1)).all()
        _, reward, over, _, info = table.step(int(pick.choice(info["legal_actions"])))
        got += reward
    return got


@pytest.mark.parametrize("by_step", [False, True])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_reward_is_ours(by_step: bool, seat: int) -> None:
    table = OneSeat("millefiori", 3, seat=seat, reward="margin", by_step=by_step)
    got = played(table, 4)
    scores = table.game.scores()
    assert got == pytest.approx(1.5 * scores[seat] - sum(scores) / 2)


def test_alone_there_are_no_bots() -> None:
    table = OneSeat("burgundy", 1, reward="margin")
    assert table.bots == []
    assert played(table, 1) == table.game.scores()[0]


def test_a_partner_is_a_bot_too() -> None:
    table = OneSeat("burgundy", 4, {"team": "12a"}, seat=1)
    assert len(table.bots) == 3
    assert played(table, 1) == float(table.game.ranking()[table.game.side_of(1)] == 1)


def test_every_bot_sits_where_it_was_named() -> None:
    table = OneSeat("millefiori", 3, bots=["greedy", "random"], seat=1)
    table.reset(seed=1)
    assert [table.bots[seat - (seat > 1)] for seat in (0, 2)] == ["greedy", "random"]
    better = [played(OneSeat("millefiori", 2, bots="greedy", seat=1), seed) for seed in range(4)]
    assert sum(better) == 0.0, "it plays better than chance"


def test_we_are_asked_before_others_who_choose_at_once() -> None:
    for seat in range(4):
        table = OneSeat("millefiori", 4, seat=seat)
        table.reset(seed=1)
        assert len(table.game.deciding()) == 4


@pytest.mark.parametrize("wrong", [-1, 10**6])
def test_an_illegal_action_ends_the_game_or_is_an_error(wrong: int) -> None:
    table = OneSeat("caylus", 2)
    table.reset(seed=1)
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = OneSeat("caylus", 2, illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    strict.step(info["legal_actions"][0])


@pytest.mark.parametrize(
    "wrong",
    [
        *({"bots": "nobody"}, {"bots": ["random"]}, {"seat": 3}, {"seat": -1}, {"reward": "points"}),
        *({"illegal": "ignore"}, {"players": 9}, {"options": {"tactical": 3}}, {"render_mode": "human"}),
    ],
)
def test_a_table_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        OneSeat(**{"title": "millefiori", "players": 3, **wrong})
