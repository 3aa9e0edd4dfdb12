"""One decision on a value: what each action leads to, and how somebody plays on who trusts the value.

A *step* is the action alone. A *run* is the action and the seat's own decisions that follow at once, each the
best by the value, until another seat decides, chance speaks or the game is over.
"""

from __future__ import annotations

import math
from typing import Final

from ludoteca.bots.value import Value
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng

LONGEST_RUN: Final = 30
"""A run may go round in circles; then it has to be judged where it is."""


def after_each(game: Game, seat: int, actions: list[int]) -> list[Game]:
    """The position one step on, for each action of a seat."""
    found: list[Game] = []
    for action in actions:
        after = game.clone()
        after.apply(action, seat)
        found.append(after)
    return found


def where_it_leads(game: Game, seat: int, actions: list[int], value: Value) -> list[Game]:
    """The position at which the value looks, for each action: one step on, or at the end of a guided run."""
    guide = value.guide()
    if guide is None:
        return after_each(game, seat, actions)
    return [end_of_run(game, seat, action, guide) for action in actions]


def end_of_run(game: Game, seat: int, action: int, value: Value) -> Game:
    """The position after an action and the seat's own decisions that follow at once."""
    after = game.clone()
    after.apply(action, seat)
    for _ in range(LONGEST_RUN):
        if after.reveals != game.reveals or after.deciding() != [seat]:
            break
        after = best_next(after, value)
    return after


def best_next(game: Game, value: Value) -> Game:
    """The best position one decision on, or one guided run, for whoever is asked."""
    choices = game.choices
    if len(choices) == 1:
        game.apply(choices[0])
        return game
    seat = game.stack[-1].player
    found = where_it_leads(game, seat, choices, value)
    return found[best_place(value.of_all(found, seat))]


def play_on(game: Game, decisions: int, value: Value) -> Game:
    """So many decisions on, each with a choice and each the best by the value for whoever is asked."""
    after = game
    left = decisions
    while after.stack and left > 0:
        if len(after.choices) > 1:
            left -= 1
        after = best_next(after, value)
    return after


def best_place(worths: list[float]) -> int:
    """Where the first of the largest numbers stands."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


def any_best(actions: list[int], worths: list[float], rng: Rng) -> int:
    """One of the best actions; chance breaks ties."""
    best = max(worths)
    ties = [action for number, action in enumerate(actions) if worths[number] == best]
    return ties[rng.below(len(ties))]


def blurred(worths: list[float], heat: float, rng: Rng) -> list[float]:
    """The same worths seen less clearly: an action that is worse by ``heat`` is chosen e times as seldom."""
    return [worth + heat * gumbel(rng) for worth in worths]


def gumbel(rng: Rng) -> float:
    """A random number after Gumbel."""
    return -math.log(-math.log((rng.next32() + 0.5) / 4294967296.0))
