"""A lesson as its file has it, read and checked."""

from __future__ import annotations

import json
from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.message import SEAT_LETTERS, Message
from ludoteca.core.record import Record
from ludoteca.core.title import Title
from ludoteca.lessons.condition import Condition, read_condition

FOLDER = Path(games.__file__).parent


class LessonError(LudotecaError):
    """A lesson that is not there, or whose file cannot be read."""


@dataclass(frozen=True)
class Mistake:
    """A likely try that is legal but not what is asked for, and what the teacher says to it."""

    when: Condition
    say: str


@dataclass(frozen=True)
class Step:
    """A text, and what the learner shall do then; without it there is only the text to read."""

    say: str
    at: tuple[str, ...] = ()
    """The places it speaks of: ``space:W09``, or a part of the page: ``part:players``."""
    clause: str = ""
    """Where the rules say more."""
    do: tuple[str, ...] = ()
    """The lesson's own solution: written actions, one after the other."""
    accept: tuple[Condition, ...] = ()
    """What will do as well, for each of them; without it the solution alone."""
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True)
class Part:
    """A position and what happens from there."""

    position: dict[str, Any]
    steps: tuple[Step, ...]
    replies: Mapping[int, tuple[str, ...]]
    """What other seats do, in turn; where that cannot be, or comes to an end, a bot thinks for itself."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a title: its parts, and the seat of the learner.

    Its texts are ``lesson-<key>``, its ``.about``, and ``lesson-<key>-<say>``.
    """

    title: Title[Any]
    key: str
    seat: int
    parts: tuple[Part, ...]

    def start(self, part: int) -> Match:
        """The match at the beginning of a part."""
        game = self.title.format.read(dict(self.parts[part].position))
        options = self.title.format.options_of(game)
        start = self.title.format.write(game)
        return Match.of(Record(self.title, game.seats(), options, start, game.confirm))

    def text(self, say: str) -> Message:
        return Message(f"lesson-{self.key}-{say}")


@cache
def lessons(title: str) -> tuple[str, ...]:
    """The keys of a title's lessons, in the order they are taught: that of their files."""
    return tuple([_key(path) for path in _files(title)])


def _files(title: str) -> list[Path]:
    return sorted((FOLDER / games.title(title).key / "lessons").glob("*.json"))


def _key(path: Path) -> str:
    """The file is called after its place among the others and its key: ``03-residences.json``."""
    return path.stem.partition("-")[2]


@cache
def lesson(title: str, key: str) -> Lesson:
    """A lesson, or an error that says what is wrong with the name or the file."""
    for path in _files(title):
        if _key(path) == key:
            return read_lesson(games.title(title), key, path.read_text(encoding="utf-8"))
    known = ", ".join(lessons(title)) or "–"
    raise LessonError("lesson-unknown", title=title, lesson=key[:40], known=known)


def read_lesson(title: Title[Any], key: str, text: str) -> Lesson:
    """The lesson behind the text of a file."""
    try:
        data = _object(json.loads(text), "lesson", {"parts"}, {"seat"})
        parts = tuple([_part(part, f"parts[{n}]") for n, part in enumerate(_list(data["parts"], "parts"))])
        return Lesson(title, key, _seat(data.get("seat", "A")), parts)
    except ValueError as error:
        raise LessonError("lesson-broken", title=title.key, lesson=key, problem=str(error)) from None


def _part(data: Any, where: str) -> Part:
    found = _object(data, where, {"position", "steps"}, {"replies"})
    steps = [_step(step, f"{where}.steps[{n}]") for n, step in enumerate(_list(found["steps"], where))]
    replies: dict[int, list[str]] = {}
    for reply in _list(found.get("replies", []), f"{where}.replies"):
        letter, _, action = str(reply).partition(" ")
        replies.setdefault(_seat(letter), []).append(action)
    position = found["position"]
    if not isinstance(position, dict):
        raise ValueError(f"{where}.position is an object")
    return Part(position, tuple(steps), {seat: tuple(actions) for seat, actions in replies.items()})


def _step(data: Any, where: str) -> Step:
    found = _object(data, where, {"say"}, {"at", "clause", "do", "accept", "mistakes"})
    do = found.get("do", [])
    accept = found.get("accept", [])
    if ("accept" in found or "mistakes" in found) and not do:
        raise ValueError(f"{where} accepts something but has no solution: “do” is missing")
    mistakes = [
        _object(mistake, f"{where}.mistakes", {"when", "say"}) for mistake in found.get("mistakes", [])
    ]
    return Step(
        say=str(found["say"]),
        at=tuple(_list(found.get("at", []), f"{where}.at")),
        clause=str(found.get("clause", "")),
        do=(do,) if isinstance(do, str) else tuple(do),
        accept=tuple([read_condition(one) for one in (accept if isinstance(accept, list) else [accept])]),
        mistakes=tuple([Mistake(read_condition(each["when"]), str(each["say"])) for each in mistakes]),
    )


def _object(data: Any, where: str, needed: Set[str], more: Set[str] = frozenset()) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError(f"{where} is an object")
    for name in sorted(needed - set(data)):
        raise ValueError(f"{where} lacks “{name}”")
    for name in sorted(set(data) - needed - more):
        raise ValueError(f"{where} has no “{name}”; known: {', '.join(sorted(needed | more))}")
    return data


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"{where} is a list")
    return data


def _seat(letter: Any) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS:
        raise ValueError(f"{letter!r} is no seat")
    return SEAT_LETTERS.index(letter)
