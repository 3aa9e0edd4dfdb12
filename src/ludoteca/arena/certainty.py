"""When the games played so far are enough: a sequential test that holds however often one looks.

For each of two bots one bets on it: a stake on "in the next deal it comes first more often than the other",
at odds that are fair if neither is better. If it is no better, the money grows more than twentyfold
with a chance of one in twenty at most, however long one plays (Ville's inequality; no model, no normal
distribution, and a deal counts as one observation, however its games depend on each other). The stake is a
mixture of many sizes, so that a small and a large difference are both found soon.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan

STAKES = [share / 20 for share in range(1, 20)]
"""Which shares of the money are risked on a deal."""


def certain(plan: Plan, outcomes: list[Outcome], error: float) -> bool:
    """Is the order of the bots decided, and wrong with a chance of ``error`` at most?"""
    pairs = list(combinations(dict.fromkeys(plan.bots), 2))
    deals = results(plan, outcomes)
    # Each pair has two ways to be wrong.
    goal = math.log(2 * len(pairs) / error)
    for one, other in pairs:
        leads = [deal[one] - deal[other] for deal in deals]
        if max(growth(leads), growth([-lead for lead in leads])) < goal:
            return False
    return True


def growth(leads: list[float]) -> float:
    """How the money of somebody who bets on a lead has grown, in natural logarithms.

    >>> growth([1.0] * 10) > 3 > growth([1.0, -1.0] * 100)
    True
    """
    counts = Counter(leads)
    grown = [sum([n * math.log1p(stake * lead) for lead, n in counts.items()]) for stake in STAKES]
    most = max(grown)
    return most + math.log(sum([math.exp(one - most) for one in grown]) / len(grown))


def results(plan: Plan, outcomes: list[Outcome]) -> list[dict[str, float]]:
    """For each deal the share of first places that a bot won with each seat it had."""
    won: dict[int, dict[str, list[float]]] = {}
    for outcome in outcomes:
        deal = won.setdefault(plan.deal_of(outcome.game), {bot: [] for bot in plan.bots})
        for bot, share in zip(outcome.lineup, first_places(outcome.places), strict=True):
            deal[bot].append(share)
    return [{bot: sum(shares) / len(shares) for bot, shares in deal.items()} for deal in won.values()]


def first_places(places: list[int]) -> list[float]:
    """What each side has of the first place; a shared victory is shared out."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
