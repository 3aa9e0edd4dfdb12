"""What a person has prepared while others play: kept with the seat, and nobody else's business.

It is played in the same transaction as whatever made it that seat's turn, and is an ordinary action then.
Until then nothing tells anybody else that it is there: it is no part of the state that all are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import orjson

from ludoteca.core.ahead import Ahead
from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import LudotecaError, NotNow
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.title import Why
from ludoteca.server.history import Standing, after_acts
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Prepare
from ludoteca.server.puzzling import attempts_of
from ludoteca.server.showing import Data, shown_action
from ludoteca.server.store import SeatRow, Stored
from ludoteca.server.teaching import course_of


@dataclass(frozen=True)
class First:
    """What is to be done first thing on one's turn, if it is legal then and costs no more than now."""

    action: str
    """As written,"""
    text: Data
    """and in words."""
    step: str
    """The decision it is meant for."""
    round: int
    costs: dict[str, int]


@dataclass(frozen=True)
class Prepared:
    """All that a seat has prepared: one of each kind at most."""

    passes: int | None = None
    """The round for whose rest the seat passes."""
    ends: bool = False
    """End the turn when that is all there is to do; until it is called off."""
    first: First | None = None
    dropped: Data | None = None
    """What could not be done when its time had come, and why; told until the person has read it."""


NOTHING = Prepared()


def prepared_of(seat: SeatRow) -> Prepared:
    """What is kept with a seat."""
    if seat.prepared is None:
        return NOTHING
    first = seat.prepared["first"]
    return Prepared(**{**seat.prepared, "first": None if first is None else First(**first)})


def with_prepared(standing: Standing, seat: int, found: Prepared) -> Standing:
    """The same table, at which a seat has prepared this; to everybody else nothing has changed."""
    row = None if found == NOTHING else asdict(found)
    if standing.seats[seat].prepared == row:
        return standing
    seats = [replace(other, prepared=row) if other.seat == seat else other for other in standing.seats]
    return replace(standing, stored=replace(standing.stored, seats=tuple(seats)))


def looks_the_same(before: Stored, after: Stored) -> bool:
    """Has nothing changed but what is prepared?"""
    return _public(before) == _public(after)


def _public(stored: Stored) -> Stored:
    seats = tuple([replace(seat, prepared=None, seen=0.0) for seat in stored.seats])
    return replace(stored, table=replace(stored.table, version=0), seats=seats)


# --- preparing ----------------------------------------------------------------------------------


def after_prepare(standing: Standing, seat: int, wanted: Prepare) -> Standing:
    """A person prepares something, or calls it off; a note of what was dropped has been read."""
    match, old = standing.playing(), prepared_of(standing.seats[seat])
    if standing.seats[seat].stand_in:
        raise Refusal("stand-in-plays", player=seat_name(seat))
    if course_of(standing) is not None:
        raise Refusal("prepare-lesson")
    if attempts_of(standing) is not None:
        raise Refusal("prepare-puzzle")
    if wanted.ends and not match.game.confirm:
        raise Refusal("prepare-end")
    passes, first = old.passes, old.first
    if wanted.passes != (passes is not None):
        passes = _passing(match, seat) if wanted.passes else None
    if wanted.first != (None if first is None else first.action):
        first = None if wanted.first is None else _first(match, seat, wanted.first)
    return with_prepared(standing, seat, Prepared(passes, wanted.ends, first))


def _passing(match: Match, seat: int) -> int:
    """The round a seat passes in from now on."""
    ahead = _ahead(match, seat)
    if ahead.passes is None:
        raise Refusal("prepare-no-passing")
    if not ahead.may_pass(match.game, seat):
        raise Refusal("prepare-nothing")
    return ahead.round(match.game, seat)


def _first(match: Match, seat: int, written: str) -> First:
    """A first action, which must be one that would be legal now."""
    ahead, action = _ahead(match, seat), match.title.alphabet.read(written)
    asked = _asked(match, seat)
    if asked is None:
        raise Refusal("prepare-nothing")
    if action not in asked.legal_actions(seat):
        why = asked.why_not(action, seat)
        assert why is not None
        told = Message("prepare-illegal", action=written)
        raise NotNow(told, match.title.key, why.text, why.clause)
    return First(
        match.title.alphabet.write(action),
        match.title.describe(action, asked.game).to_json(),
        _step(asked, seat),
        ahead.round(match.game, seat),
        dict(match.title.costs(asked.game, seat, action)),
    )


def _ahead(match: Match, seat: int) -> Ahead[Any]:
    """What the title lets a seat prepare that is not asked anything now."""
    if seat in match.deciding():
        raise Refusal("prepare-now")
    if match.title.ahead is None:
        raise Refusal("prepare-nothing")
    return match.title.ahead


def _asked(match: Match, seat: int) -> Match | None:
    """The match as if a seat that waits were asked now; None if nobody can say what."""
    if match.title.ahead is None or seat in match.deciding():
        return None
    copy = match.title.ahead.asked(match.game, seat)
    return None if copy is None else Match(match.record, copy, [], [])


def _step(match: Match, seat: int) -> str:
    return type(match.game.step_of(seat)).__name__


# --- playing ------------------------------------------------------------------------------------


def played_out(after: Standing, now: float) -> list[Standing]:
    """A standing, and after it what has been prepared, move by move, until somebody has to choose."""
    steps = [_tidied(after)]
    while (move := _next_move(steps[-1])) is not None:
        seat, action, left = move
        moved = after_acts(steps[-1], seat, (action,), now)
        steps.append(_tidied(with_prepared(moved, seat, left)))
    return steps


def called_off(standing: Standing, seat: int) -> Standing:
    """Who takes something back wants to choose anew: neither passing nor a first action goes on."""
    found = prepared_of(standing.seats[seat])
    return with_prepared(standing, seat, replace(found, passes=None, first=None))


def _next_move(standing: Standing) -> tuple[int, str, Prepared] | None:
    """A seat that is asked and has prepared the answer, as written, and what it has prepared beyond that."""
    match = standing.match
    if match is None or standing.table.status != "playing":
        return None
    for seat in match.deciding():
        found = prepared_of(standing.seats[seat])
        if found.first is not None and _is_due(match, seat, found.first):
            return seat, found.first.action, replace(found, first=None)
        action = _standing_order(match, seat, found)
        if action is not None:
            return seat, match.title.alphabet.write(action), found
    return None


def _standing_order(match: Match, seat: int, found: Prepared) -> int | None:
    """How a seat passes, or ends its turn, at what it is asked."""
    if found == NOTHING:
        return None
    legal, passing = match.legal_actions(seat), found.passes is not None
    if legal == [END_TURN] and (found.ends or passing):
        return END_TURN
    passes = match.title.ahead.passes if passing and match.title.ahead is not None else None
    action = (passes or {}).get(type(match.game.step_of(seat)))
    return action if action in legal else None


def _tidied(standing: Standing) -> Standing:
    """Without what has had its time, and with a note of what could not be done."""
    for seat in standing.seats:
        if seat.prepared is not None:
            standing = with_prepared(standing, seat.seat, _still(standing, seat))
    return standing


def _still(standing: Standing, seat: SeatRow) -> Prepared:
    """What is left of all that a seat has prepared; nothing if a bot plays for it, or the game is over."""
    match, found = standing.match, prepared_of(seat)
    if match is None or standing.table.status != "playing" or seat.kind != "person" or seat.stand_in:
        return NOTHING
    if match.title.ahead is None or found.passes != match.title.ahead.round(match.game, seat.seat):
        found = replace(found, passes=None)
    if found.first is None:
        return found
    why = _why_dropped(match, seat.seat, found.first)
    if why is None:
        return found
    told = {"text": found.first.text, "reason": why.text.to_json(), "clause": why.clause}
    # Whoever wanted to act first and pass then is asked again.
    return replace(found, passes=None, first=None, dropped=told)


def _why_dropped(match: Match, seat: int, first: First) -> Why | None:
    """Why a first action cannot be done: forbidden, dearer now, or its time will not come; None if it can."""
    ahead, late = match.title.ahead, Why(Message("prepared-late"), "")
    if ahead is None or ahead.round(match.game, seat) != first.round:
        return late
    if seat not in match.deciding():
        asked = _asked(match, seat)
        return None if asked is not None and _step(asked, seat) == first.step else late
    if not _is_due(match, seat, first):
        return None  # asked something else in between
    try:
        action = match.title.alphabet.read(first.action)
    except LudotecaError:
        return late  # it was prepared under older rules
    why = match.why_not(action, seat)
    if why is not None:
        return why
    dearer = [
        kind
        for kind, count in match.title.costs(match.game, seat, action).items()
        if count > first.costs.get(kind, 0)
    ]
    return Why(Message("prepared-dearer"), "") if dearer else None


def _is_due(match: Match, seat: int, first: First) -> bool:
    """Is a seat asked what its first action was meant for?"""
    return _step(match, seat) == first.step


# --- showing ------------------------------------------------------------------------------------


def preparable(standing: Standing, seat: int) -> list[Data]:
    """What a seat that waits could do if it were asked now."""
    asked = None if not _may_prepare(standing, seat) else _asked(standing.playing(), seat)
    if asked is None:
        return []
    return [shown_action(asked, seat, action, []) for action in asked.legal_actions(seat)]


def shown(standing: Standing, seats: Sequence[int]) -> str:
    """What these seats have prepared and may prepare, as whoever holds them is told it."""
    told = [_shown(standing, seat) for seat in seats if _may_prepare(standing, seat)]
    return orjson.dumps({"type": "prepared", "seats": told}).decode()


def _may_prepare(standing: Standing, seat: int) -> bool:
    playing = standing.match is not None and standing.table.status == "playing"
    alone = course_of(standing) is None and attempts_of(standing) is None
    return playing and alone and not standing.seats[seat].stand_in


def _shown(standing: Standing, seat: int) -> Data:
    match, found = standing.playing(), prepared_of(standing.seats[seat])
    first = found.first
    return {
        "seat": seat,
        "passes": found.passes is not None,
        "ends": found.ends,
        "first": None if first is None else {"action": first.action, "text": first.text},
        "dropped": found.dropped,
        "may": _may(match, seat),
    }


def _may(match: Match, seat: int) -> list[str]:
    """What kinds of things can be prepared now."""
    found: list[str] = ["ends"] if match.game.confirm else []
    ahead = match.title.ahead
    if ahead is None or seat in match.deciding():
        return found
    if ahead.passes is not None and ahead.may_pass(match.game, seat):
        found.append("passes")
    if _asked(match, seat) is not None:
        found.append("first")
    return found
