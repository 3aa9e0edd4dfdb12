"""A review: a whole record judged, decision by decision, each from the eyes of whoever took it.

What each side may expect moves with every step. A step's change has three parts, each found out for itself:

- the **decision**: what the chosen action brings less what the best one would, by the verdict;
- **luck**: by how much the change was more than who acted had to expect of this very action, where something
  became known; nothing where nothing did;
- the eye's **second thoughts**: what is left, because the eye is no oracle. They are told, not hidden.

From what a side could expect at the deal, its own decisions, those of the others, luck and second thoughts
lead to the result, to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypedDict

from ludoteca.bots.judging import Effort, at_a_glance, expected_change
from ludoteca.bots.value import Learned, ahead
from ludoteca.core.errors import RecordError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_letter
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.study.verdict import (
    BEST,
    GOOD,
    GRADES,
    PERCENT,
    SURE,
    Verdict,
    eye_of,
    grain_of,
    unit_of,
    usual_effort,
    verdict,
)

FORMAT: Final = 2
"""Goes up when the meaning of a field of ``ReviewData`` changes."""

DEAREST: Final = 5
PHASES: Final = 3
"""A game has an opening, a middle and an end, of equally many decisions; texts ``review-phase-<n>``."""
LEAST_LUCK: Final = 4
"""What had to be expected of chance is told by so many guesses at least."""
MOST_MARKS: Final = 12
"""Strokes of luck shown on the curve."""
MARKED_FROM: Final = 3.0
"""Grains that a stroke of luck has to change to be shown."""

Progress = Callable[[int, int], None]
"""Told how many of how many steps are done."""
Vector = tuple[float, ...]


# --- plain data -------------------------------------------------------------------------------------------


class DecisionData(TypedDict):
    """One decision with a choice; moments are numbered as in a film."""

    moment: int
    """Just before it."""
    seat: str
    action: str
    best: str
    loss: float
    """Points or percent by which the best was better."""
    counted: float
    """What counts of it: 0 where it is too close to call."""
    noise: float
    close: bool
    grade: str
    exact: bool
    phase: int


class DearData(DecisionData):
    """A dear decision: both choices in words, what they lead to, and why the better one is better."""

    told: dict[str, Any]
    """What was chosen, as a message,"""
    better_told: dict[str, Any]
    """and the best."""
    outcome: list[float]
    """By side, after what was chosen."""
    better: list[float]
    """By side, after the best."""
    why: list[dict[str, Any]]
    """Messages that speak for the best beside what was chosen."""


class StrokeData(TypedDict):
    """A stroke of luck: what became known changed the expectations."""

    moment: int
    """Just after it."""
    seat: str
    """Who acted."""
    luck: list[float]
    """By side, in its margin."""
    noise: list[float]


class PhaseData(TypedDict):
    """How well somebody decided in one part of the game."""

    decisions: int
    good: int
    """Of these, how many were the best or too close to call."""
    lost: float


class AccountData(TypedDict):
    """How a side's expectation became its result: the five numbers between add up to the last."""

    start: float
    own: float
    others: float
    luck: float
    luck_noise: float
    second_thoughts: float
    result: float


class GivenData(TypedDict):
    """Where the points of costly decisions went, as far as the choices were played on and beyond."""

    sources: dict[str, float]
    """Of one's own, by source; a negative number was gained there, and lost elsewhere."""
    later: float
    """Of one's own, later on; 0 where chances count."""
    rivals: float
    """What was given to the others; 0 where chances count."""


class PlayerData(TypedDict):
    """What a review says of one player."""

    seat: str
    name: str
    side: int
    decisions: int
    lost: float
    """By decisions of this seat, as a positive number."""
    noise: float
    grades: dict[str, int]
    account: AccountData
    """Of the player's side."""
    phases: list[PhaseData]
    given_away: GivenData
    dearest: list[DearData]


class ReviewData(TypedDict):
    """A whole review; ``format`` goes up when the meaning of a field changes."""

    format: int
    title: str
    players: int
    names: list[str]
    sides: list[int]
    """Of each seat."""
    over: bool
    unit: str
    grain: float
    seed: int
    guesses: int
    played_on: int
    length: int
    curve: list[list[float]]
    """By moment and side: final points or percent that may be expected."""
    margins: list[list[float]]
    """By moment and side: points ahead of the mean of the others, or the chance to win."""
    decisions: list[DecisionData]
    strokes: list[StrokeData]
    """The largest strokes of luck, in the order of the game."""
    reviews: list[PlayerData]


# --- what was found ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """A decision that left a choice."""

    moment: int
    seat: int
    action: int
    verdict: Verdict
    told: Message
    """What was chosen in words, as the game stood then,"""
    better_told: Message
    """and the best."""
    phase: int = 0

    @property
    def counted(self) -> float:
        return self.verdict.counted_loss(self.action)

    @property
    def counts(self) -> bool:
        """Is there a better choice, as far as the eye can see?"""
        return self.verdict.grade(self.action) not in (BEST, GOOD)

    def difference(self) -> Vector:
        """What it changed, by side, beside the best: nothing where it is too close to call."""
        chosen, best = self.verdict.of(self.action), self.verdict.best
        if not self.counts:
            return tuple([0.0] * len(best.outcome))
        return tuple([mine - other for mine, other in zip(chosen.outcome, best.outcome, strict=True)])


@dataclass(frozen=True)
class Step:
    """What one action changed, by side."""

    seat: int
    change: Vector
    decision: Vector
    luck: Vector
    luck_noise: Vector

    @property
    def second_thoughts(self) -> Vector:
        parts = zip(self.change, self.decision, self.luck, strict=True)
        return tuple([change - decision - luck for change, decision, luck in parts])


@dataclass(frozen=True)
class Account:
    """How the margin a side could expect at the deal became that of the result."""

    start: float
    own: float
    others: float
    luck: float
    luck_noise: float
    second_thoughts: float
    result: float


@dataclass
class Review:
    """A record and what was found out about it."""

    record: Record
    seed: int
    effort: Effort
    unit: str
    sides: tuple[int, ...]
    over: bool
    curve: list[Vector] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    @property
    def title(self) -> Title[Any]:
        return self.record.title

    @property
    def grain(self) -> float:
        return grain_of(self.title, self.unit)

    def margin(self, outcome: Sequence[float], side: int) -> float:
        """What a side tries to make large: points ahead of the mean of the others, or its chance to win."""
        return outcome[side] if self.unit == PERCENT else ahead(list(outcome), side)

    def account(self, side: int) -> Account:
        """Start, own decisions, those of others, luck and second thoughts: they add up to the result."""
        mine = [step for step in self.steps if self.sides[step.seat] == side]
        theirs = [step for step in self.steps if self.sides[step.seat] != side]
        noise = [self.margin_noise(step.luck_noise, side) for step in self.steps]
        return Account(
            start=self.margin(self.curve[0], side),
            own=math.fsum([self.margin(step.decision, side) for step in mine]),
            others=math.fsum([self.margin(step.decision, side) for step in theirs]),
            luck=math.fsum([self.margin(step.luck, side) for step in self.steps]),
            luck_noise=math.sqrt(math.fsum([one * one for one in noise])),
            second_thoughts=math.fsum([self.margin(step.second_thoughts, side) for step in self.steps]),
            result=self.margin(self.curve[-1], side),
        )

    def margin_noise(self, noise: Sequence[float], side: int) -> float:
        """The error of a margin of which the error of each side is known: at most the sum of all."""
        others = [error for other, error in enumerate(noise) if other != side]
        if self.unit == PERCENT or not others:
            return noise[side]
        return noise[side] + math.fsum(others) / len(others)

    def dearest(self, seat: int) -> list[Decision]:
        """The decisions of a seat that cost most, the dearest first."""
        counted = [one for one in self.decisions if one.seat == seat and one.counts]
        return sorted(counted, key=lambda one: -one.counted)[:DEAREST]

    def strokes(self) -> list[tuple[int, Step]]:
        """The largest strokes of luck with the moment after them, in the order of the game."""
        found = [(number, step) for number, step in enumerate(self.steps, start=1) if self._matters(step)]
        found.sort(key=lambda pair: -self._size(pair[1]))
        return sorted(found[:MOST_MARKS], key=lambda pair: pair[0])

    def _size(self, step: Step) -> float:
        return max([abs(self.margin(step.luck, side)) for side in range(len(step.luck))])

    def _matters(self, step: Step) -> bool:
        noise = max([self.margin_noise(step.luck_noise, side) for side in range(len(step.luck))])
        return self._size(step) > max(MARKED_FROM * self.grain, SURE * noise)

    # --- as plain data ------------------------------------------------------------------------------------

    def to_json(self, seats: Sequence[int] | None = None) -> ReviewData:
        """The review as plain data; ``seats`` are those to be told about, all if not said."""
        players = range(self.record.players)
        return {
            "format": FORMAT,
            "title": self.title.key,
            "players": self.record.players,
            "names": [self.record.names.get(seat, seat_letter(seat)) for seat in players],
            "sides": list(self.sides),
            "over": self.over,
            "unit": self.unit,
            "grain": self.grain,
            "seed": self.seed,
            "guesses": self.effort.guesses,
            "played_on": self.effort.decisions,
            "length": len(self.steps),
            "curve": [_rounded(outcome) for outcome in self.curve],
            "margins": [
                _rounded([self.margin(outcome, side) for side in range(len(outcome))])
                for outcome in self.curve
            ],
            "decisions": [self._decision(one) for one in self.decisions],
            "strokes": [self._stroke(moment, step) for moment, step in self.strokes()],
            "reviews": [self._player(seat) for seat in (players if seats is None else seats)],
        }

    def _decision(self, one: Decision) -> DecisionData:
        write, found = self.title.alphabet.write, one.verdict
        return {
            "moment": one.moment,
            "seat": seat_letter(one.seat),
            "action": write(one.action),
            "best": write(found.best.action),
            "loss": round(found.loss(one.action), 2),
            "counted": round(one.counted, 2),
            "noise": round(found.of(one.action).noise, 2),
            "close": found.too_close(one.action),
            "grade": found.grade(one.action),
            "exact": found.exact,
            "phase": one.phase,
        }

    def _dear(self, one: Decision) -> DearData:
        found = one.verdict
        return {
            **self._decision(one),
            "told": one.told.to_json(),
            "better_told": one.better_told.to_json(),
            "outcome": _rounded(found.of(one.action).outcome),
            "better": _rounded(found.best.outcome),
            "why": [reason.to_json() for reason in found.why(found.best.action, against=one.action)],
        }

    def _stroke(self, moment: int, step: Step) -> StrokeData:
        sides = range(len(step.luck))
        return {
            "moment": moment,
            "seat": seat_letter(step.seat),
            "luck": _rounded([self.margin(step.luck, side) for side in sides]),
            "noise": _rounded([self.margin_noise(step.luck_noise, side) for side in sides]),
        }

    def _player(self, seat: int) -> PlayerData:
        mine = [one for one in self.decisions if one.seat == seat]
        account = self.account(self.sides[seat])
        noises = [one.verdict.of(one.action).noise for one in mine if one.counts]
        return {
            "seat": seat_letter(seat),
            "name": self.record.names.get(seat, seat_letter(seat)),
            "side": self.sides[seat],
            "decisions": len(mine),
            "lost": round(math.fsum([one.counted for one in mine]), 2),
            "noise": round(math.sqrt(math.fsum([one * one for one in noises])), 2),
            "grades": {
                grade: [one.verdict.grade(one.action) for one in mine].count(grade) for grade in GRADES
            },
            "account": {
                "start": round(account.start, 2),
                "own": round(account.own, 2),
                "others": round(account.others, 2),
                "luck": round(account.luck, 2),
                "luck_noise": round(account.luck_noise, 2),
                "second_thoughts": round(account.second_thoughts, 2),
                "result": round(account.result, 2),
            },
            "phases": [_phase([one for one in mine if one.phase == phase]) for phase in range(PHASES)],
            "given_away": self._given_away([one for one in mine if one.counts]),
            "dearest": [self._dear(one) for one in self.dearest(seat)],
        }

    def _given_away(self, decisions: list[Decision]) -> GivenData:
        """Where the points of costly decisions went: own sources, later, the others."""
        sources = dict.fromkeys(self.title.sources, 0.0)
        later = rivals = 0.0
        for one in decisions:
            best, chosen, side = one.verdict.best, one.verdict.of(one.action), one.verdict.side
            lost = [
                after - instead
                for after, instead in zip(best.by_then(side), chosen.by_then(side), strict=True)
            ]
            for source, points in zip(self.title.sources, lost, strict=True):
                sources[source] += points
            own = best.outcome[side] - chosen.outcome[side]
            later += own - math.fsum(lost)
            rivals += one.counted - own
        in_points = self.unit != PERCENT
        return {
            "sources": {source: round(points, 2) for source, points in sources.items() if round(points, 2)},
            "later": round(later, 2) if in_points else 0.0,
            "rivals": round(rivals, 2) if in_points else 0.0,
        }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 2) for number in numbers]


def _phase(decisions: list[Decision]) -> PhaseData:
    return {
        "decisions": len(decisions),
        "good": len([one for one in decisions if not one.counts]),
        "lost": round(math.fsum([one.counted for one in decisions]), 2),
    }


# --- finding it out ---------------------------------------------------------------------------------------


def review(
    record: Record, seed: int = 0, effort: Effort | None = None, tell: Progress = lambda done, of: None
) -> Review:
    """Judge every decision of a record; with a seed and an effort in counts, the same anywhere."""
    reviewer = Reviewer(record, seed, usual_effort(record.title) if effort is None else effort)
    for number, entry in enumerate(record.entries):
        reviewer.take(entry)
        tell(number + 1, len(record.entries))
    return reviewer.finish()


class Reviewer:
    """Plays a record through and judges it on the way."""

    def __init__(self, record: Record, seed: int, effort: Effort) -> None:
        self.record = record
        self.seed = seed
        self.effort = effort
        self.match = Match.of(record.branch(0))
        game = self.match.game
        self.eye = eye_of(record.title, game.seats())
        if not isinstance(self.eye, Learned):
            raise RecordError("review-unlearned", title=record.title.key, players=record.players)
        sides = tuple([game.side_of(seat) for seat in range(game.seats())])
        self.found = Review(record, seed, effort, unit_of(self.eye), sides, over=False)
        self.found.curve.append(tuple(at_a_glance(game, self.eye)))

    def take(self, entry: Entry) -> None:
        """Carry out the next action of the record, and judge it."""
        moment, before = len(self.match.record.entries), self.match.game.clone()
        self.match.follow_on(self.record)
        after = tuple(at_a_glance(self.match.game, self.eye))
        change = tuple([now - was for now, was in zip(after, self.found.curve[-1], strict=True)])
        luck = noise = decided = tuple([0.0] * len(change))
        if self.match.game.reveals != before.reveals:
            luck, noise = self._luck(moment, before, entry, change)
        if len(before.legal_actions(entry.seat)) > 1:
            decision = self._decision(moment, before, entry)
            decided = decision.difference()
            self.found.decisions.append(decision)
        self.found.curve.append(after)
        self.found.steps.append(Step(entry.seat, change, decided, luck, noise))

    def _decision(self, moment: int, game: Game, entry: Entry) -> Decision:
        """What is to be said of a choice."""
        rng = self._chance(moment, 0)
        found = verdict(self.record.title, game, entry.seat, rng, self.effort, entry.action, self.eye)
        told = [self.record.title.describe(action, game) for action in (entry.action, found.best.action)]
        return Decision(moment, entry.seat, entry.action, found, told[0], told[1])

    def _luck(self, moment: int, game: Game, entry: Entry, change: Vector) -> tuple[Vector, Vector]:
        """How much more an action changed than who took it had to expect of it."""
        rng = self._chance(moment, 1)
        usual = expected_change(
            game, entry.seat, entry.action, self.eye, max(LEAST_LUCK, self.effort.guesses), rng
        )
        luck = tuple([real - mean for real, mean in zip(change, usual.mean, strict=True)])
        return luck, tuple(usual.noise)

    def _chance(self, moment: int, use: int) -> Rng:
        """A generator of its own for every moment and use: what came before changes nothing."""
        return seeded((self.seed * 1_000_003 + moment) * 2 + use)

    def finish(self) -> Review:
        """The whole, with the phases of the game."""
        found, many = self.found, len(self.found.decisions)
        found.over = self.match.over()
        found.decisions = [
            replace(one, phase=number * PHASES // many) for number, one in enumerate(found.decisions)
        ]
        return found
