"""PettingZoo's own tests, for every table; and what they do not ask."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.envs.pettingzoo import AllAtOnce, InTurns, env, parallel_env
from tests.envs.tables import EVERY_TABLE

CYCLES = 30


# Its advice is for the games it knows: that a mask is empty while nobody is asked, it finds strange.
ADVICE = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@ADVICE
@EVERY_TABLE
def test_in_turns_as_pettingzoo_wants_it(key: str, players: int, options: dict[str, Any]) -> None:
    api_test(env(key, players, options), num_cycles=CYCLES)
    seed_test(lambda: env(key, players, options), num_cycles=CYCLES // players)


@ADVICE
@EVERY_TABLE
def test_all_at_once_as_pettingzoo_wants_it(key: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(key, players, options), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(key, players, options), num_cycles=CYCLES)


def played(table: InTurns, seed: int) -> list[float]:
    """A whole game at random: what each seat got in all."""
    table.reset(seed=seed)
    pick = np.random.default_rng(seed)
    got = [0.0] * len(table.possible_agents)
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last(observe=False)
        got[table.possible_agents.index(agent)] += reward
        table.step(None if over else int(pick.choice(info["legal_actions"])))
    return got


@pytest.mark.parametrize("by_step", [False, True])
def test_rewards_add_up_to_the_margin(by_step: bool) -> None:
    table = InTurns("millefiori", 3, reward="margin", by_step=by_step)
    got = played(table, 3)
    scores = table.game.scores()
    assert got == pytest.approx([1.5 * score - sum(scores) / 2 for score in scores])


def test_partners_get_the_same() -> None:
    got = played(InTurns("burgundy", 4, {"team": "12a"}, reward="win"), 1)
    assert sorted(got) == [0.0, 0.0, 1.0, 1.0]
    assert got[0] == got[2]


def test_alone_the_goal_counts() -> None:
    table = InTurns("burgundy", 1, reward="margin")
    assert played(table, 1) == [float(table.game.scores()[0])]


def test_what_is_chosen_at_once_goes_in_one_step() -> None:
    """And it is what the same choices lead to one after the other."""
    together, turns = AllAtOnce("millefiori", 4), InTurns("millefiori", 4)
    _, infos = together.reset(seed=5)
    turns.reset(seed=5)
    assert len(together.game.deciding()) == 4
    actions = {agent: info["legal_actions"][1] for agent, info in infos.items()}
    seen, *_ = together.step(actions)
    for _ in range(4):
        turns.step(actions[turns.agent_selection])
    assert len(turns.game.deciding()) == 1
    for agent in together.agents:
        assert (seen[agent]["observation"] == turns.observe(agent)["observation"]).all()


def test_who_is_not_asked_may_be_left_out() -> None:
    table = AllAtOnce("caylus", 3)
    _, infos = table.reset(seed=1)
    asked = [agent for agent, info in infos.items() if info["legal_actions"]]
    assert len(asked) == 1
    table.step({asked[0]: infos[asked[0]]["legal_actions"][0]})
    assert table.agents == table.possible_agents


@pytest.mark.parametrize("given", [{}, {"player_0": -1}, {"player_0": 10**6}])
def test_an_illegal_action_ends_the_game_or_is_an_error(given: dict[str, int]) -> None:
    table = AllAtOnce("millefiori", 2, reward="margin")
    table.reset(seed=1)
    _, rewards, over, _, _ = table.step(given)
    assert rewards["player_0"] == -1000.0
    assert all(over.values())
    assert table.agents == []
    strict = AllAtOnce("millefiori", 2, illegal="raise")
    strict.reset(seed=1)
    before = strict.game.deciding()
    with pytest.raises(IllegalAction):
        strict.step(given)
    assert strict.game.deciding() == before
    turns = InTurns("millefiori", 2)
    turns.reset(seed=1)
    with pytest.raises(IllegalAction):
        turns.step(given.get("player_0", -1))
    turns.step(turns.infos[turns.agent_selection]["legal_actions"][0])


@pytest.mark.parametrize(
    "wrong",
    [
        *({"reward": "points"}, {"illegal": "ignore"}, {"players": 9}, {"options": {"tactical": 3}}),
        {"render_mode": "human"},
    ],
)
def test_a_table_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        AllAtOnce("millefiori", **wrong)


@EVERY_TABLE
def test_a_table_is_drawn_as_an_onlooker_sees_it(key: str, players: int, options: dict[str, Any]) -> None:
    table = InTurns(key, players, options, render_mode="ansi")
    table.reset(seed=1)
    drawing = table.render()
    assert drawing is not None
    assert drawing.count("\n") > 5
    assert "\x1b[" in drawing
    assert InTurns(key, players, options).render() is None


@EVERY_TABLE
def test_a_picture_shows_what_the_text_does(key: str, players: int, options: dict[str, Any]) -> None:
    """Line by line the same words; whole, and with nothing to be loaded."""
    text, picture = [InTurns(key, players, options, render_mode=mode) for mode in ("ansi", "svg")]
    for table in (text, picture):
        table.reset(seed=1)
    drawing = picture.render()
    assert drawing is not None
    assert "url(http" not in drawing.replace('"', "")
    root = ElementTree.fromstring(drawing)
    shown = "".join("".join(root.itertext()).split())
    for line in re.sub(r"\x1b\[[0-9;]*m", "", text.render() or "").splitlines():
        assert "".join(line.split()) in shown
    assert picture.render() == drawing
