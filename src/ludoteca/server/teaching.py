"""A lesson at a table: an ordinary table laid from the lesson's position, with a teacher who watches.

What the learner has done is in the record, so the lesson knows where it stands after a restart too. Which
part is being taught stands in the table's ``start``; the messages before it are not played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.bots import OFFERED
from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.lessons import Course, Lesson, Now, Step, lesson
from ludoteca.server.history import Standing, begun
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatRequest
from ludoteca.server.store import TableRow

EASY = OFFERED[0]
"""The bot one plays on against."""


def first_start(found: Lesson) -> dict[str, Any]:
    """Where the table of a lesson begins, as the store keeps it."""
    return _start(found, 0)


def _start(found: Lesson, part: int) -> dict[str, Any]:
    return {"position": found.start(part).position(), "lesson": found.key, "part": part}


def seats_of(found: Lesson, match: Match, name: str | None) -> list[SeatRequest]:
    """The learner at the lesson's seat, easy bots at the others."""
    learner, bot = SeatRequest(kind="me", name=name), SeatRequest(kind="bot", bot=EASY)
    return [learner if seat == found.seat else bot for seat in range(match.record.players)]


def lesson_of(row: TableRow) -> str | None:
    """The lesson a table was laid for, also when it is over."""
    return None if row.start is None else row.start.get("lesson")


def course_of(standing: Standing) -> Course | None:
    """Where the learner stands; None if there is no lesson here, or it is over."""
    row, match = standing.table, standing.match
    key = lesson_of(row)
    if key is None or match is None or row.start is None or row.status != "playing":
        return None
    try:
        found = lesson(row.title, key)
    except LudotecaError:
        return None  # it is taught no more: the table plays on
    part = row.start["part"]
    return Course(found, part, match) if part < len(found.parts) else None


def check_acts(standing: Standing, seat: int, actions: Sequence[str]) -> None:
    """What is legal but not what the lesson asks for gets the teacher's answer, and changes nothing."""
    course = course_of(standing)
    if course is None or seat != course.seat:
        return
    match = course.match.clone()
    for written in actions:
        action = match.title.alphabet.read(written)
        if seat not in match.deciding() or action not in match.legal_actions(seat):
            return  # refused as at every table
        objection = replace(course, match=match).objection(action)
        if objection is not None:
            raise Refusal(objection.key)
        match.play(action, seat)


def others_wait(standing: Standing) -> bool:
    """Do bots wait for the learner to read?"""
    course = course_of(standing)
    return course is not None and not course.others_play()


def reply_of(standing: Standing, seat: int) -> str | None:
    """What the lesson has a bot do; None if it shall think for itself."""
    course = course_of(standing)
    return None if course is None else course.reply(seat)


def may_take(standing: Standing, seat: int, actions: list[int]) -> list[int]:
    """What the learner is offered: when all is done, only to end the turn if somebody has still to answer."""
    course = course_of(standing)
    if course is None or seat != course.seat or course.task() is not None:
        return actions
    return [action for action in actions if action == END_TURN and course.now() is Now.END]


def after_part(standing: Standing, seat: int, now: float, over: bool) -> Standing:
    """The learner has read all of a part and wants the next; or has had enough, and plays on from here."""
    standing.playing()
    course = course_of(standing)
    if course is None or seat != course.seat:
        raise Refusal("lesson-none")
    parts = len(course.lesson.parts)
    if over:
        return _ended(standing, parts)
    if course.now() is not Now.REST:
        raise Refusal("lesson-early")
    if course.number + 1 == parts:
        return _ended(standing, parts)
    start = _start(course.lesson, course.number + 1)
    row = replace(standing.table, start=start, start_seq=standing.table.seq)
    return begun(replace(standing.stored, table=row), now)


def _ended(standing: Standing, parts: int) -> Standing:
    row = replace(standing.table, start={**(standing.table.start or {}), "part": parts})
    return replace(standing, stored=replace(standing.stored, table=row))


def shown(standing: Standing, seats: Sequence[int | None]) -> dict[str, Any] | None:
    """The lesson as the learner's page shows it; nobody else sees it."""
    course = course_of(standing)
    if course is None or course.seat not in seats:
        return None
    return {
        "key": course.lesson.key,
        "part": course.number,
        "parts": len(course.lesson.parts),
        "seat": course.seat,
        "now": course.now().value,
        "made": course.made(course.seat),
        "steps": [_step(course, step) for step in course.shown()],
        "solution": course.solution(),
    }


def _step(course: Course, step: Step) -> dict[str, Any]:
    return {
        "text": course.lesson.text(step.say).to_json(),
        "at": list(step.at),
        "clause": step.clause,
        "task": bool(step.do),
    }
