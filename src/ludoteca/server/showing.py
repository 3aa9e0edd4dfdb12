"""What people are shown: the table for everybody, the game for each seat no more than it may see.

States and log lines are made with every action, as plain data of the shape the protocol says; tests hold them
to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Note
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.preview import Preview
from ludoteca.core.record import Record
from ludoteca.core.rng import commitment
from ludoteca.core.title import Prompt
from ludoteca.server.history import Standing, origin_of
from ludoteca.server.protocol import Eyes, SeatInfo, TableInfo
from ludoteca.server.puzzling import attempts_of, may_try, puzzle_of
from ludoteca.server.puzzling import shown as puzzle_shown
from ludoteca.server.store import SeatRow, Stored
from ludoteca.server.teaching import lesson_of, may_take
from ludoteca.server.teaching import shown as lesson_shown
from ludoteca.study.film import ALL_SEATS

Data = dict[str, Any]

ENDED = ("over", "cancelled")


def table_info(stored: Stored, match: Match | None) -> TableInfo:
    """A table as everybody sees it."""
    row = stored.table
    secret = row.secret if row.status in ENDED else None
    return TableInfo.model_construct(
        **row.agreement.terms(),
        table=row.id,
        title=row.title,
        seats=[_seat_info(seat, match) for seat in stored.seats],
        status=row.status,
        commitment=row.commitment,
        secret=None if secret is None else secret.hex(),
        created=row.created,
        origin=origin_of(row),
        next=row.next,
        lesson=lesson_of(row),
        puzzle=puzzle_of(row),
        next_commitment=None if row.next_secret is None else commitment(row.next_secret),
    )


def _seat_info(seat: SeatRow, match: Match | None) -> SeatInfo:
    return SeatInfo.model_construct(
        seat=seat.seat,
        side=seat.seat if match is None else match.game.side_of(seat.seat),
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        stand_in=seat.stand_in,
        host=seat.host,
        ends=seat.ends,
    )


def log_change(standing: Standing, seat: int | None, first: int) -> Data:
    """What a seat (None: an onlooker) may read of a move and all later ones; the set-up is the first."""
    return {"seat": seat, "move": first, "lines": log_lines(standing, seat, first)}


def log_lines(standing: Standing, eyes: int | None, first: int) -> list[Data]:
    """The log as some eyes read it, from a move on; what was played under older rules stands before it."""
    match, past = standing.match, len(standing.past)
    lines = [_past_entry(standing, move) for move in range(first, past) if _may_read(standing, eyes, move)]
    if match is not None:
        if past and first <= past:
            lines.append(_rules_entry(standing))
        for move in range(max(0, first - past), len(match.journal)):
            notes = [note for note in match.journal[move] if eyes == ALL_SEATS or note.seen_by(eyes)]
            actor = match.record.entries[move - 1].seat if move else -1
            lines += [_log_entry(match, past + move, actor, note) for note in notes]
            lines += _looks_after(standing, past + move)
            drawn = [anew for anew in match.record.anew if anew.move == move]
            lines += [_line(past + move, anew.seat, "anew", _drawn_anew(anew.seat)) for anew in drawn]
    return lines


def _looks_after(standing: Standing, move: int) -> list[Data]:
    """An operator has seen hidden things; if moves were taken back since, that is told at the last one."""
    last = len(standing.past) + (len(standing.match.journal) if standing.match else 0) - 1
    looks = [look for look in standing.table.looked if min(look.moves, last) == move]
    return [_line(move, -1, "looked", Message("log-looked")) for _ in looks]


def _drawn_anew(seat: int) -> Message:
    return Message("log-anew", player=seat_name(seat))


def _may_read(standing: Standing, eyes: int | None, move: int) -> bool:
    """Of a game that goes on everybody knows only their own choices: others may still be hidden."""
    return standing.table.status in ENDED or standing.past[move].seat == eyes


def _past_entry(standing: Standing, move: int) -> Data:
    played = standing.past[move]
    told = Message("log-older", player=seat_name(played.seat), action=played.words)
    return _line(move, played.seat, "played", told)


def _rules_entry(standing: Standing) -> Data:
    told = Message("log-rules-changed", rules=standing.match.title.rules if standing.match else 0)
    return _line(len(standing.past), -1, "rules-changed", told)


def _line(move: int, player: int, event: str, told: Message) -> Data:
    return {
        "move": move,
        "actor": player,
        "player": player,
        "event": event,
        "text": told.to_json(),
        "places": [],
        "minor": False,
    }


def _log_entry(match: Match, move: int, actor: int, note: Note) -> Data:
    kind = note.kind
    return {
        "move": move,
        "actor": actor,
        "player": note.player,
        "event": kind.key,
        "text": match.title.tell(note).to_json(),
        "places": match.title.places(note),
        "minor": kind.minor,
    }


def seat_state(standing: Standing, seat: int | None) -> Data:
    """The game as one seat sees it, its log aside."""
    match, prompt = standing.match, _prompt(standing, seat)
    return {
        "seat": seat,
        "view": {} if match is None else match.view(seat),
        "prompt": prompt.text.to_json(),
        "clause": prompt.clause,
        "actions": [] if seat is None else legal_actions(standing, seat),
        "picks": None if seat is None else _picks(standing, seat),
        "undo": _undo(standing, seat),
        "decided": _decided(standing, seat),
        "log": [],
    }


def _decided(standing: Standing, seat: int | None) -> Data | None:
    """In practice: the seat's last choice."""
    if standing.match is None or seat is None or not standing.table.agreement.practice:
        return None
    last = standing.match.last_choice(seat)
    if last is None:
        return None
    revealed = any([moment.revealed for moment in standing.match.moments[last:]])
    return {"move": len(standing.past) + last, "revealed": revealed}


def _prompt(standing: Standing, seat: int | None) -> Prompt:
    status = standing.table.status
    if standing.match is None or status == "cancelled":
        return Prompt(Message("prompt-cancelled" if status == "cancelled" else "prompt-waiting"), "")
    attempts = attempts_of(standing)
    if attempts is not None and attempts.over:
        return Prompt(Message("prompt-puzzle-over"), "")
    return standing.match.title.prompt(standing.match.game, seat)


def legal_actions(standing: Standing, seat: int) -> list[Data]:
    """What a person may do for a seat now; nothing while a bot stands in."""
    match = _asking(standing, seat)
    if match is None:
        return []
    preview = Preview(match.game, seat)
    offered = may_try(standing, seat, may_take(standing, seat, match.legal_actions(seat)))
    return [shown_action(match, seat, action, preview.gains(action)) for action in offered]


def _asking(standing: Standing, seat: int) -> Match | None:
    """The match, if it asks the person at this seat."""
    match = standing.match
    if match is None or standing.table.status != "playing" or standing.seats[seat].stand_in:
        return None
    return match if seat in match.deciding() else None


def shown_action(match: Match, seat: int, action: int, gains: list[int]) -> Data:
    """One of the actions a seat may take, or might if it were asked."""
    fields = match.title.alphabet.to_json(action)
    verb = fields.pop("verb")
    return {
        "action": match.title.alphabet.write(action),
        "verb": verb,
        "fields": fields,
        "text": match.title.describe(action, match.game).to_json(),
        "gains": gains if any(gains) else [],
        "costs": dict(match.title.costs(match.game, seat, action)),
        "commits": match.game.confirm and match.title.commits(match.game, seat, action),
    }


def _picks(standing: Standing, seat: int) -> Data | None:
    match = _asking(standing, seat)
    if match is None or attempts_of(standing) is not None:
        return None  # a puzzle asks for one choice, even where several would be due
    due, pool = match.game.unordered(seat)
    if due < 2:
        return None
    ends = [action for action in match.game.step_of(seat).options(match.game) if action not in pool]
    return {
        "due": due,
        "pool": [shown_action(match, seat, action, []) for action in pool],
        "ends": [match.title.alphabet.write(action) for action in ends],
    }


def _undo(standing: Standing, seat: int | None) -> Data:
    match = standing.match
    if match is None or seat is None:
        return {"steps": 0, "reason": Message("undo-start").to_json()}
    if standing.table.status != "playing":
        return {"steps": 0, "reason": Message("illegal-over").to_json()}
    if standing.seats[seat].stand_in:
        return {"steps": 0, "reason": Message("stand-in-plays", player=seat_name(seat)).to_json()}
    return {"steps": len(match.takeable(seat)), "reason": match.why_no_undo(seat).to_json()}


def eyes_of(standing: Standing, held: Sequence[int]) -> list[Eyes]:
    """Through whose eyes whoever holds these seats may look back, the usual ones first.

    While the game goes on, through their own; when it has ended, through everybody's.
    """
    own: list[Eyes] = [*held] if held else [None]
    if standing.table.status not in ENDED:
        return own
    everybody: list[Eyes] = [*[seat.seat for seat in standing.seats], None, "all"]
    return [*own, *[eyes for eyes in everybody if eyes not in own]]


def score_history(record: Record) -> list[list[int]]:
    """The points of each side after the set-up, then after each action of a record."""
    match = record.replay(0)
    found = [match.scores()]
    for _ in record.entries:
        match.follow_on(record)
        found.append(match.scores())
    return found


def state(standing: Standing, seats: Sequence[int | None], revision: int) -> Data:
    """All that a page shows with the eyes of some seats, its logs aside."""
    match, row = standing.match, standing.table
    over = match is not None and row.status == "over"
    return {
        "type": "state",
        "revision": revision,
        "seq": row.seq,
        "table": table_info(standing.stored, match).model_dump(),
        "deciding": list(row.deciding) if row.status == "playing" else [],
        "moves": len(standing.past) + (0 if match is None else len(match.record.entries)),
        "earliest": len(standing.past),
        "eyes": eyes_of(standing, [seat for seat in seats if seat is not None]),
        "scores": [] if match is None else match.scores(),
        "ranking": match.ranking() if match is not None and over else None,
        "points": match.title.points(match.game) if match is not None and over else None,
        "seats": [seat_state(standing, seat) for seat in seats],
        "lesson": lesson_shown(standing, seats),
        "puzzle": puzzle_shown(standing, seats),
    }
