"""A course of learning: the same network from the same seed, as if never stopped, and never astray."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.bots.network import UNIT, Network, weights_of
from ludoteca.bots.networks import read
from ludoteca.core.rows import Rows
from ludoteca.games import title
from ludoteca.learn.course import Course, Round
from ludoteca.learn.judging import Verdict, lead
from ludoteca.learn.players import Players, parts_of
from ludoteca.learn.publish import begin_with, network_data, write_network
from ludoteca.learn.recipe import RECIPES, Recipe, Setting
from ludoteca.learn.selfplay import Lesson, traced
from ludoteca.learn.train import Learner

SHORT = Recipe(
    "millefiori", (Setting(2),), hidden=4, first_games=2, round_games=1, sample=2000, window=3, keep=20
)


def course(folder: Path, games: int, recipe: Recipe = SHORT) -> Course:
    """A course up to so many games."""
    found = Course(recipe, folder, Players())
    found.go_on(games, float("inf"), lambda told: None)
    return found


def test_a_course_gone_on_with_is_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = course(tmp_path / "whole", 4)
    course(tmp_path / "parts", 3)
    again = course(tmp_path / "parts", 4)
    assert again.learner.folded() == whole.learner.folded()
    assert [one.points for one in again.rounds] == [one.points for one in whole.rounds]
    other = course(tmp_path / "other", 4, replace(SHORT, seed=2))
    assert other.learner.folded() != whole.learner.folded()


def test_a_course_may_begin_with_a_network_there_is(tmp_path: Path) -> None:
    form = title("millefiori").row
    assert form is not None
    file = tmp_path / "it.json"
    write_network(file, network_data(SHORT, [0.01] * weights_of(form.size, 4), {}))
    recipe, weights = begin_with(file, replace(SHORT, hidden=8, guided=True))
    assert (recipe.hidden, recipe.guided) == (4, False), "of the kind of the network"
    after = Course(recipe, tmp_path / "after", Players(), weights)
    after.go_on(2, float("inf"), lambda told: None)
    assert after.best == weights, "what it began with is the best until another one is better"
    assert after.learner.folded() != weights
    again = Course(recipe, tmp_path / "after", Players())
    assert again.learner.folded() == after.learner.folded()


def test_a_learner_that_begins_with_weights_plays_as_they_do() -> None:
    chance = np.random.default_rng(4)
    weights = [float(number) for number in chance.normal(size=weights_of(6, 8))]
    rows = (chance.normal(size=(50, 6)) * [1, 2, 0.5, 3, 0, 0.01] + 1).astype(np.float32)
    learner = Learner(6, 8, 1)
    learner.begin_with(weights, rows)
    assert learner.folded() == pytest.approx(weights, rel=1e-3, abs=1e-4)


class Dealt(Players):
    """Players that hand out lessons instead of playing, all of one mind but for the mad rounds."""

    def __init__(self, mad: set[int]) -> None:
        self.mad = mad
        self.asked = -1

    def map(self, play: Any, fixed: tuple[Any, ...], numbers: range) -> list[Any]:
        self.asked += 1
        return [self.lesson(number) for number in numbers]

    def lesson(self, number: int) -> Lesson:
        form = title("millefiori").row
        assert form is not None
        rows = np.random.default_rng(number).normal(size=(200, form.size)).astype(np.float16)
        targets = rows[:, 0].astype(np.float32) * (1000.0 if self.asked in self.mad else 1.0)
        return Lesson(rows, targets, 100.0)


def test_learning_that_goes_astray_goes_back_and_says_so(tmp_path: Path) -> None:
    recipe = replace(SHORT, window=1)
    rounds: list[Round] = []
    found = Course(recipe, tmp_path, Dealt(mad={6}))
    found.go_on(8, float("inf"), rounds.append)
    assert [one.gone_back for one in rounds] == [False] * 6 + [True]
    assert found.learner.folded() == found.best


def test_a_verdict_tells_better_from_much_worse() -> None:
    assert Verdict.of([0.5, 0.0, 0.5, 0.0]).better()
    assert not Verdict.of([0.1, -0.1, 0.1, -0.2]).much_worse()
    assert Verdict.of([-0.5, -0.5, 0.0, -0.5]).much_worse()


def test_alone_the_newer_network_is_measured_against_the_older() -> None:
    assert [lead([100.0], turn) for turn in (0, 1)] == [-1.0, 1.0]
    assert [lead([0.0], turn) for turn in (0, 1)] == [0.0, 0.0]


def test_among_rivals_the_newer_network_sits_between_the_older() -> None:
    assert [lead([100.0, 0.0], turn) for turn in (0, 1)] == [-0.5, 0.5]
    assert lead([0.0, 50.0, 50.0], 0) == pytest.approx(0.5 - 1 / 3)


def test_what_is_learned_is_what_is_played_with() -> None:
    chance = np.random.default_rng(3)
    rows = (chance.normal(size=(2000, 6)) * [1, 2, 0.5, 1, 1, 0] + 1).astype(np.float32)
    targets = (np.abs(rows[:, 0]) + 0.5 * rows[:, 1]).astype(np.float32)
    learner = Learner(6, 8, 1)
    learner.standardize(rows)
    learner.regress(rows, targets)
    first = learner.learn(rows, targets, 3e-3, 0.0, 0)
    last = [learner.learn(rows, targets, 3e-3, 0.0, number) for number in range(1, 120)][-1]
    assert last < first / 2, "a network learns what a line cannot"
    weights = learner.folded()
    assert len(weights) == weights_of(6, 8)
    network, buffer = Network(6, 8, weights), Rows(6, 1)
    for number in rows[0]:
        buffer.put(float(number))
    inputs = learner.standard(rows[:1])
    above = np.maximum(inputs @ learner.weights["first"] + learner.weights["offset"], 0)
    expected = above @ learner.weights["second"] + inputs @ learner.weights["skip"] + learner.weights["bias"]
    assert network.of_row(buffer.numbers, 0) == pytest.approx(float(expected[0]) * UNIT, rel=1e-3)
    other = Learner(6, 8, 2)
    other.restore(learner.state())
    assert other.folded() == weights


def test_targets_are_what_came_or_what_was_expected() -> None:
    scores = np.array([[0.0], [10.0], [30.0]], np.float32)
    final = np.array([60.0], np.float32)
    expected = np.array([[99.0], [40.0], [20.0]], np.float32)
    assert traced(scores, final, None, 0.9).tolist() == [[60.0], [50.0], [30.0]]
    assert traced(scores, final, expected, 1.0).tolist() == [[60.0], [50.0], [30.0]]
    assert traced(scores, final, expected, 0.0).tolist() == [[50.0], [40.0], [30.0]]


def test_parts_hold_every_number_once() -> None:
    assert [number for part in parts_of(range(3, 20)) for number in part] == list(range(3, 20))


def test_a_network_that_was_written_can_be_played_with(tmp_path: Path) -> None:
    form = title("caylus").row
    assert form is not None
    weights = [0.25] * weights_of(form.size, 4)
    recipe = Recipe("caylus", (Setting(2), Setting(4)), hidden=4)
    write_network(tmp_path / "it.json", network_data(recipe, weights, {"games": 5}))
    found = read(tmp_path / "it.json", title("caylus"))
    assert (found.players, found.network.hidden, found.guided) == ([2, 4], 4, False)


@pytest.mark.parametrize("key", RECIPES)
def test_recipes_can_be_dealt(key: str) -> None:
    recipe = RECIPES[key]
    for setting in recipe.settings:
        title(recipe.title).check_options(setting.players, setting.options)
