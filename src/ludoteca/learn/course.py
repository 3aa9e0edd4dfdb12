"""A course of learning: rounds of games and lessons, kept in a folder, so that it can be gone on with."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.network import UNIT
from ludoteca.games import title as find_title
from ludoteca.learn.judging import Verdict, judge
from ludoteca.learn.players import Players
from ludoteca.learn.recipe import Recipe
from ludoteca.learn.selfplay import Lesson, play_games
from ludoteca.learn.train import Learner, Numbers

CHECK_EVERY = 10
"""Rounds between two contests of the newest network with the best."""
CHECK_DEALS = 30
"""Deals of such a contest, each played from both seats."""
COLLAPSE = 2.0
"""Errors so many times as large as usual mean that learning has gone astray."""
FIRST_PASSES = 2


@dataclass
class Round:
    """What a round of learning showed."""

    number: int
    games: int
    seconds: float
    points: float
    """Mean points of a side in the new games."""
    error: float
    """How far the network was off, in points or percent."""
    verdict: Verdict | None = None
    gone_back: bool = False


class Course:
    """The state of learning: the learner, the games it remembers, and the best network so far.

    A new course begins with the games of the steady bot, or with the weights of a network there is.
    """

    def __init__(
        self, recipe: Recipe, folder: Path, players: Players, begin_with: list[float] | None = None
    ) -> None:
        row = find_title(recipe.title).row
        assert row is not None, "a title without rows"
        self.recipe = recipe
        self.folder = folder
        self.players = players
        self.begin_with = begin_with
        self.learner = Learner(row.size, recipe.hidden, recipe.seed)
        self.window: list[Lesson] = []
        self.rounds: list[Round] = []
        self.games = 0
        self.best: list[float] | None = None
        self.best_state = self.learner.state()
        self.seconds_before = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "course.json").exists():
            self._resume()
        self.began = time.monotonic()

    # --- learning -----------------------------------------------------------------------------------

    def go_on(self, games: int, seconds: float, tell: Callable[[Round], None]) -> None:
        """Learn until so many games have been played, or so many seconds have gone by."""
        if not self.rounds:
            tell(self._first_round() if self.begin_with is None else self._first_of_its_own(self.begin_with))
        while self.games < games and self.seconds() < seconds:
            tell(self._round())

    def seconds(self) -> float:
        return self.seconds_before + time.monotonic() - self.began

    def _first_round(self) -> Round:
        """Games of the steady bot, and what a regression makes of them."""
        recipe = self.recipe
        new = self._play(None, recipe.first_games)
        rows, targets = self._sampled(len(new) * recipe.keep * 4)
        self.learner.standardize(rows)
        self.learner.regress(rows, targets)
        error = 0.0
        for number in range(FIRST_PASSES):
            error = self.learner.learn(rows, targets, recipe.rate, recipe.decay, number)
        self.best, self.best_state = self.learner.folded(), self.learner.state()
        return self._remember(new, error, None, False)

    def _first_of_its_own(self, weights: list[float]) -> Round:
        """Games of the network the course begins with, and what more there is to learn from them."""
        recipe = self.recipe
        new = self._play(weights, recipe.first_games)
        rows, targets = self._sampled(recipe.sample)
        self.learner.begin_with(weights, rows)
        self.best, self.best_state = weights, self.learner.state()
        error = self.learner.learn(rows, targets, recipe.rate, recipe.decay, 0)
        return self._remember(new, error, None, False)

    def _round(self) -> Round:
        recipe = self.recipe
        new = self._play(self.learner.folded(), recipe.round_games)
        rows, targets = self._sampled(recipe.sample)
        error = self.learner.learn(rows, targets, recipe.rate, recipe.decay, len(self.rounds))
        if self._astray(error):
            self.learner.restore(self.best_state)
            return self._remember(new, error, None, True)
        verdict = None
        if (len(self.rounds) + 1) % CHECK_EVERY == 0:
            verdict = self._contest()
        return self._remember(new, error, verdict, verdict is not None and verdict.much_worse())

    def _contest(self) -> Verdict:
        """The newest network against the best: it takes its place, or gives way if it is much worse."""
        assert self.best is not None
        newest = self.learner.folded()
        first = 1_000_000 + CHECK_DEALS * len(self.rounds)
        found = self.players.map(judge, (self.recipe, newest, self.best), range(first, first + CHECK_DEALS))
        verdict = Verdict.of(found)
        if verdict.better():
            self.best, self.best_state = newest, self.learner.state()
        elif verdict.much_worse():
            self.learner.restore(self.best_state)
        return verdict

    def _astray(self, error: float) -> bool:
        usual = [one.error / UNIT for one in self.rounds[-20:]]
        return not np.isfinite(error) or (len(usual) >= 3 and error > COLLAPSE * float(np.median(usual)))

    def _play(self, weights: list[float] | None, games: int) -> list[Lesson]:
        new = self.players.map(play_games, (self.recipe, weights), range(self.games, self.games + games))
        self.games += games
        self.window = (self.window + new)[-self.recipe.window :]
        return new

    def _sampled(self, size: int) -> tuple[Numbers, Numbers]:
        """Some rows of every game that is remembered."""
        chance = np.random.default_rng((self.recipe.seed, len(self.rounds)))
        each = max(1, size // len(self.window))
        rows, targets = [], []
        for lesson in self.window:
            picked = chance.permutation(len(lesson.rows))[:each]
            rows.append(lesson.rows[picked])
            targets.append(lesson.targets[picked])
        return np.concatenate(rows).astype(np.float32), np.concatenate(targets)

    # --- remembering ----------------------------------------------------------------------------------

    def _remember(self, new: list[Lesson], error: float, verdict: Verdict | None, gone_back: bool) -> Round:
        points = float(np.mean([lesson.points for lesson in new]))
        done = Round(len(self.rounds), self.games, self.seconds(), points, error * UNIT, verdict, gone_back)
        self.rounds.append(done)
        self._keep(new)
        return done

    def _keep(self, new: list[Lesson]) -> None:
        """Everything on disk, so that going on is the same as never having stopped."""
        lessons: dict[str, Any] = {"points": np.array([lesson.points for lesson in new])}
        for number, lesson in enumerate(new):
            lessons[f"rows {number}"] = lesson.rows
            lessons[f"targets {number}"] = lesson.targets
        saved(self.folder / f"games-{len(self.rounds) - 1:05}.npz", lessons)
        saved(self.folder / "learner.npz", self.learner.state())
        saved(self.folder / "best.npz", {"best": np.array(self.best), **self.best_state})
        told = [
            {
                "number": one.number,
                "games": one.games,
                "seconds": round(one.seconds, 1),
                "points": round(one.points, 2),
                "error": round(one.error, 3),
                "gone_back": one.gone_back,
                "verdict": None if one.verdict is None else vars(one.verdict),
            }
            for one in self.rounds
        ]
        (self.folder / "course.json").write_text(json.dumps({"rounds": told}), encoding="utf-8")
        self._forget()

    def _forget(self) -> None:
        """Games beyond the window are not needed any longer."""
        kept = 0
        for path in sorted(self.folder.glob("games-*.npz"), reverse=True):
            if kept >= self.recipe.window:
                path.unlink()
            kept += self.rounds[0].games if path.name == "games-00000.npz" else self.recipe.round_games

    def _resume(self) -> None:
        told = json.loads((self.folder / "course.json").read_text(encoding="utf-8"))["rounds"]
        for one in told:
            verdict = None if one["verdict"] is None else Verdict(**one.pop("verdict"))
            one.pop("verdict", None)
            self.rounds.append(Round(verdict=verdict, **one))
        self.games = self.rounds[-1].games
        self.seconds_before = self.rounds[-1].seconds
        for path in sorted(self.folder.glob("games-*.npz")):
            self.window += lessons_of(path)
        self.window = self.window[-self.recipe.window :]
        self.learner.restore(loaded(self.folder / "learner.npz"))
        state = loaded(self.folder / "best.npz")
        self.best = [float(number) for number in state.pop("best")]
        self.best_state = state


def saved(path: Path, arrays: dict[str, Any]) -> None:
    """Written whole or not at all."""
    new = path.with_suffix(".new.npz")
    np.savez(new, **arrays)
    new.replace(path)


def loaded(path: Path) -> dict[str, Any]:
    with np.load(path) as data:
        return {name: data[name] for name in data.files}


def lessons_of(path: Path) -> list[Lesson]:
    data = loaded(path)
    return [
        Lesson(data[f"rows {number}"], data[f"targets {number}"], float(points))
        for number, points in enumerate(data["points"])
    ]
