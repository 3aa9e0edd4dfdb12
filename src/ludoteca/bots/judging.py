"""Judging the choices of one decision side by side: every choice meets the same guesses and the same chance.

So what two choices differ by is much clearer than what either is worth.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ludoteca.bots.endgame import is_short, play_out
from ludoteca.bots.lookahead import COMPILED, Sight, first_sight
from ludoteca.bots.policy import best_next, end_of_run, play_on
from ludoteca.bots.value import Learned, Value, ahead
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng

Points: TypeAlias = Callable[[Any], list[list[int]]]
"""Points by side and source."""

FIRST_LOOKS: Final = 2
"""Guesses for the first sight, which decides what is looked at again."""
BEFORE_GIVING_UP: Final = 4
"""A choice is looked at with so many guesses before it may be left behind, unless patience is asked for."""
CLEARLY: Final = 5.0
"""It is, if it trails by so many times the noise of the difference."""

FARTHEST_GLANCE: Final = 12 if COMPILED else 0
"""A glance goes so many decisions far at most; an interpreted engine has not the time."""


class Effort:
    """How hard somebody looks at one decision, in counts, so that a seed says the same anywhere.

    Over so many ``guesses`` each of the ``top`` choices at first sight (0: every choice) is played on for so
    many ``decisions``. After so many ``milliseconds`` no further guess is begun; 0 sets no such bound. No
    choice is left behind before as many guesses as there is ``patience``.
    """

    def __init__(
        self,
        guesses: int,
        decisions: int,
        top: int = 0,
        milliseconds: int = 0,
        patience: int = BEFORE_GIVING_UP,
    ) -> None:
        assert guesses >= 1, "a judge needs a guess to look at"
        assert min(decisions, top, milliseconds) >= 0, "an effort is no debt"
        self.guesses: Final = guesses
        self.decisions: Final = decisions
        self.top: Final = top
        self.milliseconds: Final = milliseconds
        self.patience: Final = patience


class Trial:
    """One choice on trial: what came of it, guess by guess."""

    def __init__(self, action: int, at_first: float) -> None:
        self.action: Final = action
        self.at_first: Final = at_first
        """What it looked worth at first sight."""
        self.outcomes: Final[list[list[float]]] = []
        """By guess and side: final points or chances to win that may be expected."""
        self.margins: Final[list[float]] = []
        """By guess: how far the seat may expect to be ahead."""
        self.at_once: Final[list[list[list[int]]]] = []
        """By guess, side and source: the points right after it."""
        self.by_then: Final[list[list[list[int]]]] = []
        """The same as far as it was played on."""

    def mean(self, guesses: int) -> float:
        """The margin to be expected, by the first so many guesses."""
        return math.fsum(self.margins[:guesses]) / guesses


class Hearing:
    """All that was found out about one decision."""

    def __init__(self, before: list[list[int]], trials: list[Trial], exact: bool) -> None:
        self.before: Final = before
        """Points by side and source when it was asked."""
        self.trials: Final = trials
        self.exact: Final = exact
        """Was the rest of the game worked out?"""


def hear(
    game: Game,
    seat: int,
    value: Value,
    points: Points,
    effort: Effort,
    chosen: int,
    grain: float,
    certain: bool,
    rng: Rng,
) -> Hearing:
    """Put the choices of a seat on trial; the game is looked at through guesses alone.

    ``chosen`` (-1: none) is looked at however bad it seems. A choice that trails clearly, and by more than
    ``grain``, is not looked at to the end. In a ``certain`` game, in which nothing is left to guess, each
    further look goes a decision farther instead: how much that changes is the noise.
    """
    guess = guessed(game, seat, rng)
    actions = guess.legal_actions(seat)
    if is_short(guess):
        found = worked_out(game, seat, actions, value, points, effort, rng.clone())
        if found:
            return Hearing(points(guess), found, True)
    trials = candidates(guess, seat, actions, value, effort.top, chosen, rng)
    deadline = time.monotonic() + effort.milliseconds / 1000
    running = trials
    for number in range(effort.guesses):
        if number and effort.milliseconds and time.monotonic() >= deadline:
            break
        again = guess if number == 0 else guessed(game, seat, rng)
        for trial in running:
            look(trial, again, seat, value, points, effort.decisions + (number if certain else 0))
        if number + 1 >= effort.patience:
            running = in_the_running(running, chosen, grain, number + 1)
    return Hearing(points(guess), trials, False)


def guessed(game: Game, seat: int, rng: Rng) -> Game:
    """A guess at all that a seat cannot know."""
    guess = game.clone()
    guess.determinize(seat, rng)
    return guess


def candidates(
    guess: Game, seat: int, actions: list[int], value: Value, top: int, chosen: int, rng: Rng
) -> list[Trial]:
    """The choices that deserve a trial, the best at first sight first, and the chosen one."""
    worths = first_sight(guess, seat, actions, value, Sight(1, FIRST_LOOKS, 0), rng)
    order = sorted(range(len(actions)), key=lambda number: -worths[number])
    found: list[Trial] = []
    for rank, number in enumerate(order):
        if top == 0 or rank < top or actions[number] == chosen:
            found.append(Trial(actions[number], worths[number]))
    return found


def look(trial: Trial, guess: Game, seat: int, value: Value, points: Points, decisions: int) -> None:
    """Take the choice in a guess, play on for a while, and see what may be expected then."""
    after = guess.clone()
    after.apply(trial.action, seat)
    trial.at_once.append(points(after))
    guide = value.guide()
    if guide is not None:
        after = end_of_run(guess, seat, trial.action, guide)
    after = play_on(after, decisions, value)
    trial.by_then.append(points(after))
    take_down(trial, guess, after, seat, value)


def take_down(trial: Trial, guess: Game, after: Game, seat: int, value: Value) -> None:
    """What may be expected where a choice has led."""
    outcome = expected(after, value)
    if isinstance(value, Learned):
        outcome = heeded(outcome, guess, after, seat, value)
    trial.outcomes.append(outcome)
    trial.margins.append(margin(after, seat, value, outcome))


def expected(game: Game, value: Value) -> list[float]:
    """What each side may expect at the end: its points, or its chance to win, the chances making up 100.

    An eye that has not learned expects nothing: the points so far.
    """
    if not isinstance(value, Learned):
        return [float(score) for score in game.scores()]
    outcome = value.outcome(game)
    if not value.win or len(outcome) == 1:
        return outcome
    surplus = (math.fsum(outcome) - 100.0) / len(outcome)
    return [chance - surplus for chance in outcome]


def heeded(outcome: list[float], before: Game, after: Game, seat: int, value: Learned) -> list[float]:
    """The same with the opinion of the guide, which bots heed too: so a judge ranks choices as they do.

    The network and its guide are two who estimate one margin, and their mean by weight is told. What a guide
    is worth listening to about is what a choice has changed: the network says from where.
    """
    guide = value.guide()
    if guide is None or value.heeds == 0.0 or not after.stack:
        return outcome
    side = before.side_of(seat)
    changed = guide.of(after, seat) - guide.of(before, seat)
    by_guide = ahead(expected(before, value), side) + changed
    weight = value.heeds / (1.0 + value.heeds)
    return moved(outcome, side, weight * (by_guide - ahead(outcome, side)), value.win)


def moved(outcome: list[float], side: int, more: float, chances: bool) -> list[float]:
    """An outcome in which a side is ahead by so much more: what it gains the others lose."""
    others = len(outcome) - 1
    gain = more * others / (others + 1) if others else more
    if chances:
        gain = min(100.0, max(0.0, outcome[side] + gain)) - outcome[side]
    return [one + gain if each == side else one - gain / others for each, one in enumerate(outcome)]


def margin(game: Game, seat: int, value: Value, outcome: list[float]) -> float:
    """What a seat tries to make large: the points it is ahead, or its chance to win."""
    if not isinstance(value, Learned):
        return value.of(game, seat)
    side = game.side_of(seat)
    return outcome[side] if value.win else ahead(outcome, side)


def in_the_running(trials: list[Trial], chosen: int, grain: float, guesses: int) -> list[Trial]:
    """The trials that may still turn out best, and that of the chosen action."""
    best = trials[0]
    for trial in trials:
        if trial.mean(guesses) > best.mean(guesses):
            best = trial
    found: list[Trial] = []
    for trial in trials:
        behind, noise = gap(best, trial)
        if trial.action == chosen or behind <= max(grain, CLEARLY * noise):
            found.append(trial)
    return found


def gap(one: Trial, other: Trial) -> tuple[float, float]:
    """By how much one choice is better than another, and the standard error of that, by common guesses."""
    guesses = min(len(one.margins), len(other.margins))
    differences = [one.margins[number] - other.margins[number] for number in range(guesses)]
    mean = math.fsum(differences) / guesses
    if guesses == 1:
        return mean, 0.0
    spread = math.fsum([(difference - mean) * (difference - mean) for difference in differences])
    return mean, math.sqrt(spread / (guesses - 1) / guesses)


def worked_out(
    game: Game, seat: int, actions: list[int], value: Value, points: Points, effort: Effort, rng: Rng
) -> list[Trial]:
    """The end of the game after each choice, if everybody plays their best; nothing if it is too far."""
    trials = [Trial(action, 0.0) for action in actions]
    for _ in range(effort.guesses):
        guess = guessed(game, seat, rng)
        ends = play_out(guess, seat, actions)
        if not ends:
            return []
        for trial, end in zip(trials, ends, strict=True):
            after = guess.clone()
            after.apply(trial.action, seat)
            trial.at_once.append(points(after))
            trial.by_then.append(points(end))
            take_down(trial, guess, end, seat, value)
    return trials


# --- what a step changes ----------------------------------------------------------------------------------


def at_a_glance(game: Game, value: Value) -> list[float]:
    """What each side may expect as things are, played on by the value until something more becomes known.

    So what a roll or a deal is good for is seen at once, and chance has no part in what is seen.
    """
    after = game
    for _ in range(FARTHEST_GLANCE):
        if not after.stack:
            break
        further = best_next(after.clone(), value)
        if further.reveals != game.reveals:
            break
        after = further
    found = expected(after, value)
    if isinstance(value, Learned) and value.win:
        # A network may expect more than all; nobody who is shown a chance should read that.
        return [min(100.0, max(0.0, chance)) for chance in found]
    return found


class Change:
    """What a seat had to expect of one step, by side: the mean over its guesses, and the error of that."""

    def __init__(self, mean: list[float], noise: list[float]) -> None:
        self.mean: Final = mean
        self.noise: Final = noise


def expected_change(game: Game, seat: int, action: int, value: Value, guesses: int, rng: Rng) -> Change:
    """By how much an action may be expected to change what each side expects, in the eyes of a seat."""
    changes: list[list[float]] = []
    for _ in range(guesses):
        guess = guessed(game, seat, rng)
        before = at_a_glance(guess, value)
        guess.apply(action, seat)
        after = at_a_glance(guess, value)
        changes.append([now - was for now, was in zip(after, before, strict=True)])
    means: list[float] = []
    noises: list[float] = []
    for side in range(len(changes[0])):
        of_side = [change[side] for change in changes]
        mean = math.fsum(of_side) / guesses
        spread = math.fsum([(one - mean) * (one - mean) for one in of_side])
        means.append(mean)
        noises.append(math.sqrt(spread / (guesses * max(1, guesses - 1))))
    return Change(means, noises)
