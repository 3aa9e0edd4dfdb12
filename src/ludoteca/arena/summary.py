"""What the games of a plan show: wins with their interval, points, places."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Outcome

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

    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

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
    """Wins, scores and places by bot, in the order the bots were named."""
    showings = {bot: Showing(bot) for bot in plan.bots}
    for outcome in outcomes:
        winners = outcome.places.count(1)
        for bot in set(outcome.lineup):
            showings[bot].games += 1
        for bot, score, place in zip(outcome.lineup, outcome.scores, outcome.places, strict=True):
            showings[bot].wins += 1 / winners if place == 1 else 0
            showings[bot].scores.append(score)
            showings[bot].places.append(place)
    return Summary(
        plan,
        [showing for showing in showings.values() if showing.games],
        sum([outcome.decisions for outcome in outcomes]),
        sum([outcome.actions for outcome in outcomes]),
        sum([outcome.seconds for outcome in outcomes]),
        seconds,
    )


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


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
