"""Worked examples beside the clauses of the rules. They are data in each game's folder, read when asked for.

An example is a position, perhaps some actions played from there, and what it claims of them; the tests play
every example and hold it to its claims. ``games/<title>/examples/<key>.json``::

    {
      "clauses": ["workshops.7"],
      "position": {"moment": "turn of A", "playing": "pigment-1-1", "owner": {"W08": "A", "W09": "A"}},
      "at": ["space:W08", "space:W09", "space:W16"],
      "play": ["A place space=W16"],
      "scores": {"A": 6}
    }

Its texts are ``example-<key>`` and its ``.title``, in ``examples.<language>.ftl`` beside it. Numbers in them
are arguments that the game itself fills in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.message import SEAT_LETTERS, Message, seat_letter
from ludoteca.core.record import Record
from ludoteca.core.title import Title, Why
from ludoteca.rules.page import GAMES, rules
from ludoteca.texts import example_source, example_texts

POINTS, LOST = "points", "lost"


class ExampleError(LudotecaError):
    """An example that is not there, or whose file cannot be read."""


@dataclass(frozen=True)
class Number:
    """A number of a position, and what the example claims it to be."""

    path: str
    """Through the position, step by step: ``players.A.deniers``."""
    claimed: int

    def of(self, position: dict[str, Any]) -> int:
        found: Any = position
        for step in self.path.split("."):
            if isinstance(found, list):
                found = found[SEAT_LETTERS.index(step) if step in SEAT_LETTERS else int(step)]
            else:
                found = found.get(step, 0)  # a position does not say that there is none
        if type(found) is not int:
            raise ValueError(f"{self.path} is no number")
        return found


@dataclass(frozen=True)
class Refused:
    """An action that is not allowed, and the clause that says so."""

    action: str
    clause: str


@dataclass(frozen=True)
class Outcome:
    """What comes of an example."""

    before: Match
    after: Match | None
    """None if nothing is played."""
    scores: dict[str, int]
    """What each side scored, by the letter of its first seat; without those who scored nothing."""
    numbers: dict[str, int]
    """What the text is told."""
    tells: frozenset[str]
    """Lines of the log that everybody can read, by their keys."""
    reason: Why | None

    @property
    def last(self) -> Match:
        return self.after or self.before


@dataclass(frozen=True)
class Example:
    """An example of a title: where it stands, what is played, and what it claims."""

    title: Title[Any]
    key: str
    clauses: tuple[str, ...]
    """It stands beside the first; the others are told with it."""
    position: dict[str, Any]
    at: tuple[str, ...]
    """The places it speaks of."""
    seat: int = 0
    """Through whose eyes."""
    play: tuple[tuple[int, str], ...] = ()
    scores: Mapping[str, int] = field(default_factory=dict)
    """Exactly what is scored."""
    has: Mapping[str, Number] = field(default_factory=dict)
    """Numbers of the position, by what the text calls them,"""
    gains: Mapping[str, Number] = field(default_factory=dict)
    """by how much others grow,"""
    pays: Mapping[str, Number] = field(default_factory=dict)
    """and by how much others shrink."""
    tells: tuple[str, ...] = ()
    """Lines that stand in the log then,"""
    untold: tuple[str, ...] = ()
    """and such that do not;"""
    offers: tuple[str, ...] = ()
    """actions that are allowed then,"""
    refused: Refused | None = None
    """and one that is not."""

    def start(self) -> Match:
        """The match at its position."""
        game = self.title.format.read(dict(self.position))
        options = self.title.format.options_of(game)
        start = self.title.format.write(game)
        return Match.of(Record(self.title, game.seats(), options, start, game.confirm))

    def outcome(self) -> Outcome:
        """What really comes of it: the game is asked."""
        before, match = self.start(), self.start()
        told = len(match.journal)
        for seat, action in self.play:
            match.play(action, seat)
        gained = [after - then for then, after in zip(before.scores(), match.scores(), strict=True)]
        firsts = [
            next(s for s in range(match.record.players) if match.game.side_of(s) == side)
            for side in range(len(gained))
        ]
        scores = {seat_letter(firsts[side]): points for side, points in enumerate(gained) if points}
        notes = [note for move in match.journal[told:] for note in move if note.seen_by(None)]
        reason = match.why_not(self.refused.action, self.seat) if self.refused else None
        return Outcome(
            before,
            match if self.play else None,
            scores,
            self._numbers(before.position(), match.position(), scores),
            frozenset([note.kind.key for note in notes]),
            reason,
        )

    def _numbers(
        self, before: dict[str, Any], after: dict[str, Any], scores: Mapping[str, int]
    ) -> dict[str, int]:
        found = {f"{POINTS}-{letter}": points for letter, points in scores.items()}
        found[POINTS] = scores.get(seat_letter(self.seat), 0)
        found[LOST] = -min(0, found[POINTS])
        found |= {f"{LOST}-{letter}": -points for letter, points in scores.items() if points < 0}
        found |= {name: number.of(before) for name, number in self.has.items()}
        found |= {name: number.of(after) - number.of(before) for name, number in self.gains.items()}
        found |= {name: number.of(before) - number.of(after) for name, number in self.pays.items()}
        return found

    def text(self, language: str) -> str:
        """What it says, with the numbers the game gives."""
        return self._said(language, Message(f"example-{self.key}", **self.outcome().numbers))

    def heading(self, language: str) -> str:
        return self._said(language, Message(f"example-{self.key}.title"))

    def _said(self, language: str, message: Message) -> str:
        words = example_texts(language, self.title.key)
        if not words.has(message.key):
            file = example_source(language, self.title.key).name
            raise _broken(self.title, self.key, f"“{message.key}” is missing in {file}")
        return words.format(message)

    def actions(self) -> list[tuple[int, Message]]:
        """Who does what, as it is told at the table."""
        match, found = self.start(), list[tuple[int, Message]]()
        for seat, action in self.play:
            found.append((seat, self.title.describe(self.title.alphabet.read(action), match.game)))
            match.play(action, seat)
        return found


@cache
def examples(title: str) -> tuple[Example, ...]:
    """The examples of a title, in the order of the clauses they stand beside."""
    key = games.title(title).key
    order = [clause.id for clause in rules(key, "en").clauses()]
    found = [example(key, path.stem) for path in sorted((GAMES / key / "examples").glob("*.json"))]
    # One beside a clause that is not there comes last: the tests tell of it.
    return tuple(
        sorted(
            found, key=lambda each: order.index(each.clauses[0]) if each.clauses[0] in order else len(order)
        )
    )


@cache
def example(title: str, key: str) -> Example:
    """An example, or an error that says what is wrong with the name or the file."""
    found = games.title(title)
    path = GAMES / found.key / "examples" / f"{key}.json"
    known = [each.stem for each in sorted(path.parent.glob("*.json"))]
    if key not in known:
        raise ExampleError("example-unknown", title=title, example=key[:40], known=", ".join(known) or "–")
    return read_example(found, key, path.read_text(encoding="utf-8"))


NEEDED = {"clauses", "position", "at"}
MORE = {"seat", "play", "scores", "has", "gains", "pays", "tells", "untold", "offers", "refused"}


def read_example(title: Title[Any], key: str, text: str) -> Example:
    """The example behind the text of a file."""
    try:
        data = _object(json.loads(text), "example", NEEDED, MORE)
        refused = data.get("refused")
        return Example(
            title,
            key,
            _words(data, "clauses"),
            _object(data["position"], "position"),
            _words(data, "at"),
            _seat(data.get("seat", "A")),
            tuple([_move(line) for line in _words(data, "play")]),
            _object(data.get("scores", {}), "scores"),
            _numbers(data, "has"),
            _numbers(data, "gains"),
            _numbers(data, "pays"),
            _words(data, "tells"),
            _words(data, "untold"),
            _words(data, "offers"),
            None if refused is None else Refused(**_object(refused, "refused", {"action", "clause"}, set())),
        )
    except ValueError as error:
        raise _broken(title, key, str(error)) from None


def _broken(title: Title[Any], key: str, problem: str) -> ExampleError:
    return ExampleError("example-broken", title=title.key, example=key, problem=problem)


def _object(
    data: Any, where: str, needed: Set[str] = frozenset(), more: Set[str] | None = None
) -> dict[str, Any]:
    """An object; with ``more``, of these fields alone."""
    if not isinstance(data, dict):
        raise ValueError(f"{where} is an object")
    for name in sorted(needed - set(data)):
        raise ValueError(f"{where} lacks “{name}”")
    if more is not None:
        for name in sorted(set(data) - needed - more):
            raise ValueError(f"{where} has no “{name}”; known: {', '.join(sorted(needed | more))}")
    return data


def _words(data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    found = data.get(name, [])
    if not isinstance(found, list) or any([not isinstance(word, str) for word in found]):
        raise ValueError(f"{name} is a list of words")
    if name in NEEDED and not found:
        raise ValueError(f"{name} is empty")
    return tuple(found)


def _numbers(data: Mapping[str, Any], name: str) -> dict[str, Number]:
    found: dict[str, Number] = {}
    for called, number in _object(data.get(name, {}), name).items():
        if not isinstance(number, list) or [type(part) for part in number] != [str, int]:
            raise ValueError(f"{name}.{called} is a path and a number")
        found[called] = Number(number[0], number[1])
    return found


def _move(line: str) -> tuple[int, str]:
    letter, _, action = line.partition(" ")
    return _seat(letter), action


def _seat(letter: Any) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise ValueError(f"{letter!r} is no seat")
    return SEAT_LETTERS.index(letter)
