"""A verdict: what a strong eye says of one decision, with no more than the seat that decides may know.

``verdict(title, game, seat, rng)`` looks at guesses, never at the game itself, and at every choice with the
same guesses. It tells what each side may expect after each choice, how much worse than the best it is, how
noisy that difference is, and in words what speaks for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypedDict

from ludoteca.bots.judging import Effort, Hearing, Trial, gap, hear
from ludoteca.bots.lookahead import COMPILED
from ludoteca.bots.networks import learned, trained
from ludoteca.bots.value import HandMade, Learned, Value
from ludoteca.core.game import Game
from ludoteca.core.message import Message, seat_name
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

__all__ = ["Choice", "Effort", "Verdict", "grain_of", "usual_effort", "verdict"]

POINTS: Final = "points"
"""Outcomes are final points."""
PERCENT: Final = "percent"
"""Outcomes are chances to win."""
WORTH: Final = "worth"
"""Nothing was learned of this game: margins are what the hand-made evaluation thinks, outcomes the points by
then; only comparisons mean something."""

EFFORTS: Final[dict[str, Effort]] = {
    "burgundy": Effort(32, 4, 8),
    "caylus": Effort(8, 0, 12),
    "duel": Effort(32, 2, 8),
    "feudum": Effort(32, 0, 10),
    "millefiori": Effort(48, 6, 10),
}
"""How hard the compiled engine looks at one decision, by title."""
USUAL_EFFORT: Final = Effort(12, 4, 8)
"""At one of a title that is not named here."""
GLANCE: Final = Effort(3, 0, 6)
"""What an interpreted engine has the time for."""

GRAINS: Final[dict[str, float]] = {
    "burgundy": 1.0,
    "caylus": 1.0,
    "duel": 1.0,
    "feudum": 1.5,
    "millefiori": 1.5,
}
"""Differences that the eye cannot see, in its unit, however many guesses it takes: it is no oracle."""
USUAL_GRAIN: Final = 1.0
WORTH_GRAIN: Final = 0.5
SURE: Final = 2.0
"""A difference counts if it is more than so many times its standard error."""

BEST: Final = "best"
GOOD: Final = "good"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
GRAVE: Final = "grave"
GRADES: Final = (BEST, GOOD, SLIP, MISTAKE, GRAVE)
"""From the best to the worst; texts ``grade-<key>``."""
SLIP_UP_TO: Final = 3.0
MISTAKE_UP_TO: Final = 8.0
"""In grains of the title."""

MOST_REASONS: Final = 4


class ChoiceData(TypedDict):
    """A choice as plain data."""

    action: str
    """As written."""
    outcome: list[float]
    """By side."""
    margin: float
    loss: float
    noise: float
    close: bool
    grade: str
    why: list[dict[str, Any]]
    """Messages, the weightiest first."""


class VerdictData(TypedDict):
    """A verdict as plain data."""

    seat: int
    unit: str
    by: str
    guesses: int
    decisions: int
    exact: bool
    clear: bool
    choices: list[ChoiceData]
    """The best first."""


@dataclass(frozen=True)
class Choice:
    """One action of a decision, and what came of looking at it."""

    action: int
    outcome: tuple[float, ...]
    """By side: final points, or the chance to win in percent."""
    margin: float
    """What the seat tries to make large: how many points it may expect to be ahead of the mean of the others;
    where chances count, its own."""
    loss: float
    """By how much the best is better, by the guesses both were looked at with; 0 for the best."""
    noise: float
    """The standard error of that."""
    at_once: tuple[tuple[float, ...], ...]
    """Points by side and source right after it, beyond those before it."""
    soon: tuple[tuple[float, ...], ...]
    """What was added as far as it was played on."""
    guesses: int

    def by_then(self, side: int) -> list[float]:
        """Points of a side by source, as far as it was played on."""
        return [now + soon for now, soon in zip(self.at_once[side], self.soon[side], strict=True)]


@dataclass(frozen=True)
class Verdict:
    """What a strong eye says of one decision."""

    title: Title[Any]
    seat: int
    side: int
    sides: tuple[int, ...]
    """The side of each seat."""
    unit: str
    """``points``, ``percent`` or ``worth``."""
    by: str
    """Who judges: ``network`` (a learned value) or ``hand`` (the title's own evaluation)."""
    guesses: int
    decisions: int
    """How far the choices were played on at most; not at all by an interpreted engine, unless one asks.
    Where nothing is left to guess, each further look goes a decision farther: how much that changes is the
    noise."""
    exact: bool
    """Was the rest of the game worked out?"""
    grain: float
    choices: tuple[Choice, ...]
    """The best first; those that looked hopeless at first sight are not among them."""

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def clear(self) -> bool:
        """Is the best clearly better than every other choice that was looked at?"""
        return all([not self.too_close(other.action) for other in self.choices[1:]])

    def of(self, action: int) -> Choice:
        """What was found out about an action; one that was not looked at is a KeyError."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        raise KeyError(action)

    def loss(self, action: int) -> float:
        """By how much an action is worse than the best: points, or percent."""
        return self.of(action).loss

    def too_close(self, action: int) -> bool:
        """Can nobody tell whether this or the best is better? Never said of the best itself."""
        choice = self.of(action)
        if choice is self.best:
            return False
        return choice.loss <= max(0.0 if self.exact else self.grain, SURE * choice.noise)

    def counted_loss(self, action: int) -> float:
        """The loss; nothing where it is too close to call."""
        return 0.0 if self.too_close(action) else self.loss(action)

    def grade(self, action: int) -> str:
        """How good an action is, in a word: one of ``GRADES``."""
        if self.of(action) is self.best:
            return BEST
        if self.too_close(action):
            return GOOD
        return grade_of_loss(self.loss(action), self.grain)

    def why(self, action: int, against: int | None = None) -> list[Message]:
        """What speaks for an action, or against it: beside another one, or beside the mean of the others.

        Points at once, sources that grow soon, what comes later, whom it helps: the weightiest first.
        """
        return _Reasons(self, self.of(action), against).in_words()

    def to_json(self) -> VerdictData:
        """The verdict as plain data."""
        return {
            "seat": self.seat,
            "unit": self.unit,
            "by": self.by,
            "guesses": self.guesses,
            "decisions": self.decisions,
            "exact": self.exact,
            "clear": self.clear,
            "choices": [self._choice_data(choice) for choice in self.choices],
        }

    def _choice_data(self, choice: Choice) -> ChoiceData:
        return {
            "action": self.title.alphabet.write(choice.action),
            "outcome": [round(part, 2) for part in choice.outcome],
            "margin": round(choice.margin, 2),
            "loss": round(choice.loss, 2),
            "noise": round(choice.noise, 2),
            "close": self.too_close(choice.action),
            "grade": self.grade(choice.action),
            "why": [reason.to_json() for reason in self.why(choice.action)],
        }


def grade_of_loss(loss: float, grain: float) -> str:
    """How bad a loss is that can be told."""
    grains = loss / grain
    return SLIP if grains <= SLIP_UP_TO else MISTAKE if grains <= MISTAKE_UP_TO else GRAVE


def usual_effort(title: Title[Any]) -> Effort:
    """How hard one decision is looked at if nobody says so: a glance, if the engine is interpreted."""
    return EFFORTS.get(title.key, USUAL_EFFORT) if COMPILED else GLANCE


def grain_of(title: Title[Any], unit: str) -> float:
    """The smallest difference that the eye is trusted with."""
    return WORTH_GRAIN if unit == WORTH else GRAINS.get(title.key, USUAL_GRAIN)


def eye_of(title: Title[Any], seats: int) -> Value:
    """The learned value of a title, or its own evaluation where nothing was learned."""
    network = trained(title, seats)
    return HandMade(title.evaluate) if network is None else learned(network, title, seats)


def unit_of(value: Value) -> str:
    """What a value counts in."""
    if not isinstance(value, Learned):
        return WORTH
    return PERCENT if value.win else POINTS


def verdict(
    title: Title[Any],
    game: Game,
    seat: int,
    rng: Rng,
    effort: Effort | None = None,
    chosen: int | None = None,
    value: Value | None = None,
) -> Verdict:
    """What a strong eye says of the decision that a seat has before it.

    The game is left alone and looked at through guesses only. The ``chosen`` action is judged even if it
    looked hopeless at first sight. ``value`` is an eye to judge with, if not the title's own.
    """
    assert seat in game.deciding(), "only who is asked decides"
    eye = eye_of(title, game.seats()) if value is None else value
    unit = unit_of(eye)
    grain = grain_of(title, unit)
    usual = usual_effort(title) if effort is None else effort
    certain = not (title.chance or title.hidden)
    wanted = -1 if chosen is None else chosen
    found = hear(game, seat, eye, title.points, usual, wanted, grain, certain, rng)
    return Verdict(
        title=title,
        seat=seat,
        side=game.side_of(seat),
        sides=tuple([game.side_of(each) for each in range(game.seats())]),
        unit=unit,
        by="hand" if unit == WORTH else "network",
        guesses=max([len(trial.margins) for trial in found.trials]),
        decisions=usual.decisions + (usual.guesses - 1 if certain else 0),
        exact=found.exact,
        grain=grain,
        choices=_ranked(found),
    )


def _ranked(found: Hearing) -> tuple[Choice, ...]:
    """The choices, the best first: of those looked at to the end, the one that may expect most."""
    most = max([len(trial.margins) for trial in found.trials])
    to_the_end = [trial for trial in found.trials if len(trial.margins) == most]
    best = max(to_the_end, key=lambda trial: trial.mean(most))
    choices = [_choice(trial, best, found.before) for trial in found.trials]
    return tuple(sorted(choices, key=lambda choice: (choice.action != best.action, choice.loss)))


def _choice(trial: Trial, best: Trial, before: list[list[int]]) -> Choice:
    loss, noise = gap(best, trial)
    guesses = len(trial.margins)
    at_once, by_then = _mean(trial.at_once), _mean(trial.by_then)
    return Choice(
        action=trial.action,
        outcome=tuple([sum(of_side) / guesses for of_side in zip(*trial.outcomes, strict=True)]),
        margin=trial.mean(guesses),
        loss=loss,
        noise=noise,
        at_once=_less(at_once, tuple([tuple([float(n) for n in side]) for side in before])),
        soon=_less(by_then, at_once),
        guesses=guesses,
    )


Table = tuple[tuple[float, ...], ...]


def _mean(tables: list[list[list[int]]]) -> Table:
    """Points by side and source, over the guesses."""
    return tuple(
        [
            tuple([sum(of_source) / len(tables) for of_source in zip(*of_side, strict=True)])
            for of_side in zip(*tables, strict=True)
        ]
    )


def _less(one: Table, other: Table) -> Table:
    return tuple(
        [tuple([a - b for a, b in zip(*sides, strict=True)]) for sides in zip(one, other, strict=True)]
    )


# --- in words -------------------------------------------------------------------------------------------


class _Reasons:
    """What an action has that others lack."""

    def __init__(self, found: Verdict, choice: Choice, against: int | None) -> None:
        self.found = found
        self.choice = choice
        others = [other for other in found.choices if other is not choice]
        self.others = others if against is None else [found.of(against)]
        self.weighed: list[tuple[float, Message]] = []

    def in_words(self) -> list[Message]:
        """The weightiest of all reasons."""
        self._at_once()
        if self.others:
            self._soon()
            if self.found.unit == POINTS:
                self._later()
                self._others()
            elif self.found.unit == PERCENT:
                self._chance()
        self.weighed.sort(key=lambda pair: -pair[0])
        return [message for _, message in self.weighed[:MOST_REASONS]]

    def _say(self, key: str, points: float, **args: Message) -> None:
        whole = round(abs(points))
        if whole:
            self.weighed.append((abs(points), Message(key, points=whole, **args)))

    def _source(self, number: int) -> Message:
        return Message(f"source-{self.found.title.sources[number]}")

    def _at_once(self) -> None:
        """Points that are scored with the action itself."""
        for number, points in enumerate(self.choice.at_once[self.found.side]):
            self._say("why-now" if points > 0 else "why-now-lost", points, source=self._source(number))

    def _soon(self) -> None:
        """Sources that will bring more, or less, than after the others, beyond what was scored at once."""
        side = self.found.side
        for number, now in enumerate(self.choice.at_once[side]):
            usual = _average([other.by_then(side)[number] for other in self.others])
            more = self.choice.by_then(side)[number] - usual
            if more > 0:
                self._say("why-prepares", max(0.0, more - max(0.0, now)), source=self._source(number))
            else:
                self._say("why-neglects", more - min(0.0, now), source=self._source(number))

    def _later(self) -> None:
        """What the eye expects beyond what was played on."""
        side = self.found.side
        beyond = [_beyond(other, side) for other in self.others]
        more = _beyond(self.choice, side) - _average(beyond)
        self._say("why-later" if more > 0 else "why-later-less", more)

    def _chance(self) -> None:
        """By how much it makes winning likelier, in percent of all games."""
        more = self.choice.margin - _average([other.margin for other in self.others])
        self._say("why-chance" if more > 0 else "why-chance-less", more)

    def _others(self) -> None:
        """What it brings the others, or costs them, over the whole game."""
        for side in sorted(set(self.found.sides) - {self.found.side}):
            more = self.choice.outcome[side] - _average([other.outcome[side] for other in self.others])
            who = seat_name(self.found.sides.index(side))
            self._say("why-helps" if more > 0 else "why-hurts", more, player=who)


def _average(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _beyond(choice: Choice, side: int) -> float:
    """What a side may expect after all that was scored by then."""
    return choice.outcome[side] - sum(choice.by_then(side))
