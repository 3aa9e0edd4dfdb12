"""Ratings: how strong bots are beside each other, on the scale of Elo, with intervals.

A result is a series of choices: who comes first of all at the table, who of the rest, and so on; a bot is
chosen in proportion to its strength (Plackett and Luce; with two at the table, Bradley and Terry). A shared
place counts as every order of those who share it, in equal parts. So that nobody is infinitely
strong, each pair has half a victory either way beforehand (Jeffreys' prior).

Intervals come from weighing the deals anew at random a thousand times (Rubin's Bayesian bootstrap): the games
of one deal depend on each other, deals do not. Beforehand counts as well there, so an interval has a
width even where one bot has won everything. With two bots and independent games it is Jeffreys' interval.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any, TypeAlias

from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan

CENTRE = 1500
"""What the bots of a contest have on average."""
SCALE = 400 / math.log(10)
"""Points of rating for a factor of e in strength: 400 points are ten to one."""
SAMPLES = 1000
CLOSE_ENOUGH = 1e-7

Choice: TypeAlias = tuple[str, tuple[str, ...]]
"""Who was first, and of whom, in alphabetical order."""
Evidence: TypeAlias = Mapping[Choice, float]
"""Choices, and how often they were seen."""
Strengths: TypeAlias = dict[str, float]
"""Natural logarithms, zero on average."""


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        return [round(self.value, 1), round(self.low, 1), round(self.high, 1)]


@dataclass(frozen=True)
class Ratings:
    """The rating of each bot, and by how much each is ahead of those below it; the best first."""

    bots: dict[str, Estimate]
    ahead: dict[tuple[str, str], Estimate]

    def to_json(self) -> dict[str, Any]:
        """Each number followed by the bounds of its 95 % interval."""
        return {
            "bots": {bot: found.to_json() for bot, found in self.bots.items()},
            "ahead": [
                {"bot": bot, "of": other, "by": found.to_json()} for (bot, other), found in self.ahead.items()
            ],
        }


def rate(plan: Plan, outcomes: Iterable[Outcome]) -> Ratings:
    """The ratings that the games of a plan show."""
    deals: dict[int, list[Evidence]] = defaultdict(list)
    for outcome in outcomes:
        deals[plan.deal_of(outcome.game)].append(choices(outcome.lineup, outcome.places))
    evidence = [together([(1.0, game) for game in games]) for games in deals.values()]
    return ratings(sorted(set(plan.bots)), evidence, plan.seed)


def ratings(bots: Sequence[str], deals: Sequence[Evidence], seed: int) -> Ratings:
    """The ratings that the evidence of some deals shows."""
    prior = beforehand(bots)
    best = fit(bots, together([(1.0, deal) for deal in (*deals, *prior)]))
    samples: list[Strengths] = []
    kinds = Counter([tuple(sorted(deal.items())) for deal in deals])
    chance = random.Random(seed)
    for _ in range(SAMPLES):
        # The weights of equal deals, one exponential each, add up to a gamma.
        seen = [(chance.gammavariate(count, 1), dict(kind)) for kind, count in kinds.items()]
        assumed = [(2 * chance.gammavariate(0.5, 1), half) for half in prior]
        samples.append(fit(bots, together([*seen, *assumed]), best))
    order = sorted(bots, key=lambda bot: -best[bot])
    return Ratings(
        {bot: estimate(best[bot], [one[bot] for one in samples], CENTRE) for bot in order},
        {
            (bot, other): estimate(best[bot] - best[other], [one[bot] - one[other] for one in samples])
            for bot, other in combinations(order, 2)
        },
    )


def estimate(value: float, samples: list[float], centre: float = 0.0) -> Estimate:
    """A strength as a rating; the interval leaves out one sample in forty at either end."""
    ranked = sorted(samples)
    cut = len(ranked) // 40
    low, high = ranked[cut], ranked[-1 - cut]
    return Estimate(centre + SCALE * value, centre + SCALE * low, centre + SCALE * high)


# --- evidence ---------------------------------------------------------------------------------------


def choices(lineup: Sequence[str], places: Sequence[int]) -> Evidence:
    """What a result shows, choice by choice; between a bot and its like there is nothing to choose.

    >>> choices(["a", "b"], [2, 1])
    {('b', ('a', 'b')): 1.0}
    >>> choices(["a", "b"], [1, 1])
    {('a', ('a', 'b')): 0.5, ('b', ('a', 'b')): 0.5}
    """
    found: dict[Choice, float] = defaultdict(float)
    shared = [
        [bot for bot, at in zip(lineup, places, strict=True) if at == place] for place in sorted(set(places))
    ]
    orders = list(product(*[list(permutations(bots)) for bots in shared]))
    for parts in orders:
        order = [bot for part in parts for bot in part]
        for first, bot in enumerate(order):
            if len(set(order[first:])) > 1:
                found[bot, tuple(sorted(order[first:]))] += 1 / len(orders)
    return dict(found)


def beforehand(bots: Sequence[str]) -> list[Evidence]:
    """Half a victory either way for each pair."""
    return [{(bot, pair): 0.5} for pair in combinations(sorted(bots), 2) for bot in pair]


def together(parts: Iterable[tuple[float, Evidence]]) -> Evidence:
    """Evidence of several deals, each with its weight."""
    found: dict[Choice, float] = defaultdict(float)
    for weight, evidence in parts:
        for choice, count in evidence.items():
            found[choice] += weight * count
    return found


# --- the most likely strengths ----------------------------------------------------------------------


def fit(bots: Sequence[str], evidence: Evidence, start: Strengths | None = None) -> Strengths:
    """The most likely strengths, by Newton's method; the likelihood has one peak.

    >>> found = fit(["a", "b"], {("a", ("a", "b")): 3.0, ("b", ("a", "b")): 1.0})
    >>> round(math.exp(found["a"] - found["b"]), 6)
    3.0
    """
    place = {bot: number for number, bot in enumerate(bots)}
    won = [0.0] * len(bots)
    tables: dict[tuple[int, ...], float] = defaultdict(float)
    for (first, among), weight in evidence.items():
        won[place[first]] += weight
        tables[tuple([place[bot] for bot in among])] += weight
    strengths = [start[bot] if start else 0.0 for bot in bots]
    furthest = math.inf
    while furthest > CLOSE_ENOUGH:
        steps = newton(strengths, won, tables)
        furthest = max([abs(step) for step in steps])
        # Far from the peak a whole step could lead too far.
        share = min(1.0, 1.0 / furthest) if furthest else 0.0
        strengths = [strength + share * step for strength, step in zip(strengths, steps, strict=True)]
    mean = sum(strengths) / len(strengths)
    return {bot: strengths[number] - mean for bot, number in place.items()}


def newton(strengths: list[float], won: list[float], tables: Mapping[tuple[int, ...], float]) -> list[float]:
    """The step to the peak of the parabola that fits the likelihood here."""
    size = len(strengths)
    slopes = list(won)
    # Only differences count: a term that holds the mean makes the equations solvable.
    curvature = [[1.0] * size for _ in range(size)]
    for table, weight in tables.items():
        shares = [0.0] * size
        for bot in table:
            shares[bot] += math.exp(strengths[bot])
        whole = sum(shares)
        there = sorted(set(table))
        for bot in there:
            shares[bot] /= whole
            slopes[bot] -= weight * shares[bot]
        for bot in there:
            curvature[bot][bot] += weight * shares[bot]
            for other in there:
                curvature[bot][other] -= weight * shares[bot] * shares[other]
    return solve(curvature, slopes)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 4.0])
    [1.0, 1.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for number, row in enumerate(rows):
        for other in rows[number + 1 :]:
            factor = other[number] / row[number]
            for column in range(number, len(row)):
                other[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for number in reversed(range(len(rows))):
        known = sum([rows[number][column] * found[column] for column in range(number + 1, len(rows))])
        found[number] = (rows[number][-1] - known) / rows[number][number]
    return found
