"""What the games of a plan show: wins with their interval, points, places, ratings, time to think."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.arena.certainty import certain, first_places
from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.arena.rating import Estimate, Ratings, rate

CONFIDENCE = 1.959964  # how many deviations hold 95 %


@dataclass
class Showing:
    """How a bot did."""

    bot: str
    games: int = 0
    """In which it took part."""
    wins: float = 0.0
    """A shared victory counts as a fraction."""
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    decisions: int = 0
    thinking: float = 0.0
    """Seconds of a processor that its decisions took."""

    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def milliseconds(self) -> float:
        """For a decision."""
        return 1000 * self.thinking / max(1, self.decisions)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.rate(), 6),
            "win_rate_95": [round(low, 6), round(high, 6)],
            "mean_score": round(mean(self.scores), 6),
            "mean_place": round(mean(self.places), 6),
        }


@dataclass
class Summary:
    """What a simulation shows."""

    plan: Plan
    showings: list[Showing]
    decisions: int
    actions: int
    busy: float
    """Seconds spent playing, all cores together."""
    seconds: float
    """Seconds by the clock, from the first process to the last."""

    def to_json(self) -> dict[str, Any]:
        games = self.plan.games
        return {
            "title": self.plan.title,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": games,
            "bots": [showing.to_json() for showing in self.showings],
            "decisions_per_game": round(self.decisions / games, 6),
            "actions_per_game": round(self.actions / games, 6),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "decisions_per_second_and_core": round(self.decisions / self.busy, 1),
        }


def summarize(plan: Plan, outcomes: list[Outcome], seconds: float) -> Summary:
    """What all games show, and how fast they were played."""
    showings = show(plan, outcomes)
    return Summary(
        plan,
        showings,
        sum([showing.decisions for showing in showings]),
        sum([outcome.actions for outcome in outcomes]),
        sum([outcome.seconds for outcome in outcomes]),
        seconds,
    )


def show(plan: Plan, outcomes: list[Outcome]) -> list[Showing]:
    """Wins, scores and places by bot, in the order the bots were named."""
    showings = {bot: Showing(bot) for bot in plan.bots}
    for outcome in outcomes:
        for bot in set(outcome.lineup):
            showings[bot].games += 1
        shares = first_places(outcome.places)
        for side, bot in enumerate(outcome.lineup):
            showing = showings[bot]
            showing.wins += shares[side]
            showing.scores.append(outcome.scores[side])
            showing.places.append(outcome.places[side])
            showing.decisions += outcome.decisions[side]
            showing.thinking += outcome.thinking[side]
    return [showing for showing in showings.values() if showing.games]


@dataclass
class Verdict:
    """What a contest shows."""

    plan: Plan
    games: int
    deals: int
    showings: list[Showing]
    points: dict[str, Estimate]
    """The mean of each bot's points."""
    ratings: Ratings | None
    """None if nobody meets anybody else: one bot among its like, or bots that play alone."""
    until: float | None
    decided: bool
    """Is it certain who is better, as far as that was asked?"""
    decisions: int
    busy: float
    """Seconds spent playing, all cores together."""

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.plan.title,
            "players": self.plan.players,
            "options": self.plan.options,
            "lineup": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.games,
            "deals": self.deals,
            "bots": [
                {
                    **showing.to_json(),
                    "mean_score_95": [round(points.low, 3), round(points.high, 3)]
                    if self.deals > 1
                    else None,
                    "milliseconds_per_decision": round(showing.milliseconds(), 4),
                    "decisions": showing.decisions,
                }
                for showing in self.showings
                for points in [self.points[showing.bot]]
            ],
            "ratings": None if self.ratings is None else self.ratings.to_json(),
            "until": self.until,
            "decided": self.decided,
            "decisions_per_game": round(self.decisions / self.games, 6),
            "core_seconds": round(self.busy, 1),
        }


def judge(plan: Plan, outcomes: list[Outcome], until: float | None = None) -> Verdict:
    """What the games of a contest show."""
    showings = show(plan, outcomes)
    rivals = len(set(plan.sides)) > 1 and len(showings) > 1
    return Verdict(
        plan,
        len(outcomes),
        len({plan.deal_of(outcome.game) for outcome in outcomes}),
        showings,
        {showing.bot: mean_points(plan, outcomes, showing.bot) for showing in showings},
        rate(plan, outcomes) if rivals else None,
        until,
        until is not None and certain(plan, outcomes, until),
        sum([showing.decisions for showing in showings]),
        sum([outcome.seconds for outcome in outcomes]),
    )


def mean_points(plan: Plan, outcomes: list[Outcome], bot: str) -> Estimate:
    """The mean of a bot's points; how far deals differ from it says how sure that is."""
    deals: dict[int, list[int]] = defaultdict(list)
    for outcome in outcomes:
        for one, score in zip(outcome.lineup, outcome.scores, strict=True):
            if one == bot:
                deals[plan.deal_of(outcome.game)].append(score)
    seats = sum([len(scores) for scores in deals.values()])
    found = sum([sum(scores) for scores in deals.values()]) / seats
    strays = sum([sum([score - found for score in scores]) ** 2 for scores in deals.values()])
    # One deal alone says nothing about how far deals differ.
    reach = (
        CONFIDENCE * math.sqrt(strays * len(deals) / (len(deals) - 1)) / seats if len(deals) > 1 else math.inf
    )
    return Estimate(found, found - reach, found + reach)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate: honest also near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    """
    z = CONFIDENCE
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
