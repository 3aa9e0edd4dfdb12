"""Games to learn from: whoever plays them trusts one value, and strays from it now and then.

A game becomes rows and targets at once: what each row should have promised, seen from the end of the game and
from what was expected on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.network import UNIT, WIN, Network
from ludoteca.bots.policy import best_place, blurred, end_of_run, where_it_leads
from ludoteca.bots.value import HandMade, Learned, Value, shares
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.rows import Rows
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.learn.recipe import Recipe

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Lesson:
    """What one game teaches: rows, what each should have promised, and how the game came out."""

    rows: NDArray[np.float16]
    targets: Numbers
    points: float
    """The mean of the sides."""


@dataclass
class Sighting:
    """A position after a decision: its rows, and the points of each side then."""

    rows: NDArray[np.float16]
    scores: list[float]


def play_games(recipe: Recipe, weights: list[float] | None, numbers: range) -> list[Lesson]:
    """So many games, each by its own number; without weights, those of the steady bot to begin with."""
    title = find_title(recipe.title)
    assert title.row is not None, "a title without rows"
    network = None if weights is None else Network(title.row.size, recipe.hidden, weights)
    return [play_game(recipe, title, network, number) for number in numbers]


def play_game(recipe: Recipe, title: Title[Any], network: Network | None, number: int) -> Lesson:
    """One game and what it teaches."""
    rng = seeded(hash_of(recipe.seed, number))
    setting = recipe.setting_of(rng)
    game = title.start(setting.players, seeded(hash_of(recipe.seed + 1, number)), setting.options)
    sides = len(game.scores())
    assert title.row is not None
    assert title.write_rows is not None
    value: Value = HandMade(title.evaluate)
    learned: Learned | None = None
    if network is not None:
        guide = value if recipe.guided else None
        learned = Learned(network, recipe.aim, title.write_rows, sides, guide, recipe.heeds)
        value = learned
    rows = Rows(title.row.size, sides)
    view = unboxed(rows.numbers).reshape(sides, title.row.size)
    seen: list[Sighting] = []
    while game.stack:
        if len(game.choices) == 1:
            game.apply(game.choices[0])
            continue
        seat, reveals = game.player(), game.reveals
        game.apply(choose(recipe, game, value, learned is not None, rng))
        at_rest = game.reveals != reveals or game.deciding() != [seat]
        if game.stack and (at_rest or not recipe.guided):
            rows.begin()
            title.write_rows(game, rows)
            seen.append(Sighting(view.astype(np.float16), [float(score) for score in game.scores()]))
    return lesson_of(recipe, game, seen, learned)


def choose(recipe: Recipe, game: Game, value: Value, trusted: bool, rng: Rng) -> int:
    """The move of whoever is asked, who sees a guess like everybody."""
    choices = game.choices
    if rng.below(10_000) < 10_000 * (recipe.strays if trusted else recipe.slips):
        return choices[rng.below(len(choices))]
    seat = game.player()
    guess = game.clone()
    guess.determinize(seat, rng)
    if trusted:
        worths = blurred(value.of_all(where_it_leads(guess, seat, choices, value), seat), recipe.heat, rng)
    else:
        worths = value.of_all([end_of_run(guess, seat, action, value) for action in choices], seat)
    return choices[best_place(worths)]


def lesson_of(recipe: Recipe, game: Game, seen: list[Sighting], learned: Learned | None) -> Lesson:
    """Targets for the rows of a game, of which a part is kept, spread evenly."""
    final = np.array(shares(game) if recipe.aim == WIN else game.scores(), dtype=np.float32)
    scores = np.array([one.scores for one in seen], dtype=np.float32)
    if recipe.aim == WIN:
        scores = np.zeros_like(scores)
    rows = np.stack([one.rows for one in seen])
    expected = None if learned is None else promises(learned.network, rows)
    targets = traced(scores, final, expected, recipe.trace) / UNIT
    kept = np.linspace(0, len(seen) - 1, min(recipe.keep, len(seen))).astype(int)
    size = rows.shape[2]
    return Lesson(rows[kept].reshape(-1, size), targets[kept].reshape(-1), float(np.mean(game.scores())))


def promises(network: Network, rows: NDArray[np.float16]) -> Numbers:
    """What the network expects of every row, within sense: nothing is ever learned from nonsense."""
    times, sides, size = rows.shape
    first = unboxed(network.first).reshape(size, network.hidden)
    inputs = rows.reshape(-1, size).astype(np.float64)
    above = np.maximum(inputs @ first + unboxed(network.offset), 0)
    found = above @ unboxed(network.second)
    found += inputs @ unboxed(network.skip) + network.bias
    bounded: Numbers = np.clip(found.reshape(times, sides) * UNIT, -50.0, 300.0).astype(np.float32)
    return bounded


def unboxed(numbers: Any) -> NDArray[np.float64]:
    """The numbers of a buffer, without a copy."""
    return np.frombuffer(numbers, dtype=np.float64)


def traced(scores: Numbers, final: Numbers, expected: Numbers | None, trace: float) -> Numbers:
    """What was still to come at each moment: as it came, mixed with what was expected a decision later."""
    if expected is None:
        return final[None] - scores
    found = np.zeros_like(scores)
    ahead = final - scores[-1]
    found[-1] = ahead
    for moment in range(len(scores) - 2, -1, -1):
        gained = scores[moment + 1] - scores[moment]
        ahead = gained + (1 - trace) * expected[moment + 1] + trace * ahead
        found[moment] = ahead
    return found


def hash_of(seed: int, number: int) -> int:
    """A seed of its own for each game."""
    return (seed * 1_000_003 + number * 7919 + 12_345) % 4_294_967_291
