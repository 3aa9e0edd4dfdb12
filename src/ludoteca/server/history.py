"""From what is stored to a game that can be played on, and one change further."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, NamedTuple

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import LudotecaError, RecordError
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_letter
from ludoteca.core.record import Anew, Entry, Record, Seal, entry_of
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.server.problems import Refusal
from ludoteca.server.store import Look, MessageRow, SeatRow, Stored, TableRow

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 32


class Past(NamedTuple):
    """An action of a game as it was played under older rules."""

    seat: int
    words: Message


@dataclass(frozen=True)
class Standing:
    """Where a table stands; replaced as a whole, and only once the store has the new one."""

    stored: Stored
    match: Match | None = None
    """None while the table waits for people, or if it was cancelled before the game began."""
    seqs: tuple[int, ...] = ()
    """The ``seq`` of each action that counts, in the order of the match's record."""
    past: tuple[Past, ...] = ()
    """What was played before the game went on under newer rules, which cannot play it again."""
    said: tuple[MessageRow, ...] = ()
    """What the store is to learn: the messages that led here from the standing before,"""
    position: dict[str, Any] | None = None
    """and the position, if it is due."""

    @property
    def table(self) -> TableRow:
        return self.stored.table

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.stored.seats

    def settled(self) -> Standing:
        """The same, when the store knows all of it."""
        return replace(self, said=(), position=None)

    def to_lay(self, messages: tuple[MessageRow, ...] = ()) -> Stored:
        """A new table as the store is to keep it."""
        return replace(self.stored, messages=messages, snapshot=self.position)

    def playing(self) -> Match:
        """The match, if it is going on."""
        if self.table.status == "waiting" or self.match is None:
            raise Refusal("table-waiting")
        if self.table.status == "cancelled":
            raise Refusal("table-cancelled")
        if self.table.status == "over":
            raise Refusal("illegal-over")
        return self.match


# --- reading ----------------------------------------------------------------------------------


def standing_of(stored: Stored) -> Standing:
    """The game the messages have led to.

    If the rules have changed since, it goes on from the position they had led to under the old ones.
    """
    if stored.snapshot is None:
        return Standing(stored)
    if stored.table.rules == find_title(stored.table.title).rules:
        try:
            return _replayed(stored)
        except LudotecaError:
            log.exception("table %s: its messages cannot be replayed", stored.table.id)
    return _from_snapshot(stored)


def _replayed(stored: Stored) -> Standing:
    record, seqs = record_of(stored)
    alone = replace(stored, messages=(), snapshot=None)
    return Standing(alone, Match.of(record), seqs, _past(stored))


def _past(stored: Stored) -> tuple[Past, ...]:
    """The actions that count among the messages before the start; none of a lesson's earlier parts."""
    row = stored.table
    if row.start is not None and "lesson" in row.start:
        return ()
    acts: dict[int, Past] = {}
    for message in stored.messages:
        if message.seq > row.start_seq:
            break
        if message.action is not None:
            acts[message.seq] = Past(message.seat, _in_words(find_title(row.title), message.action))
        for seq in message.takes_back or ():
            acts.pop(seq, None)
    return tuple(acts.values())


def _in_words(title: Title[Any], written: str) -> Message:
    """An action as today's texts tell it; as written if there is no such action any more."""
    try:
        action = title.alphabet.read(written)
    except LudotecaError:
        return Message("log-written", action=written)
    told = title.describe(action)
    # Which effect came first can only be told in the game itself.
    return told if told.key != "action-next" else Message("log-written", action=written)


def _from_snapshot(stored: Stored) -> Standing:
    """The game from its last position on: with the few messages after it if they can be, else without."""
    row = stored.table
    rules = find_title(row.title).rules
    start = _with_origin({"position": stored.snapshot}, origin_of(row), _led_by_practice(row))
    again = replace(row, rules=rules, start=start, start_seq=row.snapshot_seq)
    try:
        return _replayed(replace(stored, table=again))
    except LudotecaError as error:
        log.warning("table %s: what came after its position is lost: %s", row.id, error.message)
    try:
        return _replayed(replace(stored, table=replace(again, start_seq=row.seq)))
    except LudotecaError as error:
        raise Refusal("table-rules", 409, title=row.title, problem=error.message) from None


def record_of(stored: Stored) -> tuple[Record, tuple[int, ...]]:
    """The record of a table, secret included, and the ``seq`` of each of its actions."""
    row, title = stored.table, find_title(stored.table.title)
    acts: dict[int, Entry] = {}
    for message in stored.messages:
        if message.seq <= row.start_seq:
            continue
        if message.action is not None:
            acts[message.seq] = entry_of(message.seat, title.alphabet.read(message.action))
        for seq in message.takes_back or ():
            acts.pop(seq, None)
    return replace(_empty_record(stored), entries=list(acts.values())), tuple(acts)


def _empty_record(stored: Stored) -> Record:
    """The record of a table without its actions. A finished game keeps the version of its rules."""
    row, agreed = stored.table, stored.table.agreement
    title = find_title(row.title)
    title = title if title.rules == row.rules else replace(title, rules=row.rules)
    names = {seat.seat: seat.name for seat in stored.seats if seat.name}
    return Record(
        title,
        agreed.players,
        dict(agreed.options),
        _start(stored),
        agreed.confirm,
        names,
        looked=[_in_writing(look) for look in row.looked],
        origin=origin_of(row),
        practice=agreed.practice or _led_by_practice(row),
        anew=anew_of(row),
    )


def _in_writing(look: Look) -> str:
    when = datetime.fromtimestamp(look.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return f"{when} after {look.moves}"


def written_record(stored: Stored) -> str:
    """The record of a table as text: what was written then, even if today's rules know no such action."""
    acts: dict[int, str] = {}
    for message in stored.messages:
        if message.seq <= stored.table.start_seq:
            continue
        if message.action is not None:
            acts[message.seq] = f"{seat_letter(message.seat)} {message.action}\n"
        for seq in message.takes_back or ():
            acts.pop(seq, None)
    return _empty_record(stored).write() + "".join(acts.values())


def _start(stored: Stored) -> int | Seal | dict[str, Any]:
    """How the game began; see ``start_data`` for the way back."""
    row, start = stored.table, stored.table.start or {}
    if not {"seal", "seed", "position"} & set(start):
        assert row.commitment is not None
        return Seal(row.commitment, tuple([seat.nonce for seat in stored.seats]), row.secret)
    if "seal" in start:
        seal = start["seal"]
        return Seal(seal["commitment"], tuple(seal["nonces"]), bytes.fromhex(seal["secret"]))
    found: int | dict[str, Any] = start["seed"] if "seed" in start else start["position"]
    return found


def origin_of(row: TableRow) -> str:
    """Which game it goes on from, if it is a branch."""
    return str((row.start or {}).get("origin", ""))


def anew_of(row: TableRow) -> list[Anew]:
    """Where chance was drawn anew, if somebody has taken back something revealed."""
    return [Anew(*drawn) for drawn in (row.start or {}).get("anew", [])]


def _led_by_practice(row: TableRow) -> bool:
    """Did a game that goes on here begin as practice?"""
    return bool((row.start or {}).get("practice", False))


def start_data(record: Record) -> dict[str, Any]:
    """How an imported game began, and where it came from, as the store keeps it."""
    found = _with_origin(_start_data(record.start), record.origin, record.practice)
    return _with_anew(found, record.anew)


def _with_origin(start: dict[str, Any], origin: str, practice: bool) -> dict[str, Any]:
    start = {**start, "origin": origin} if origin else start
    return {**start, "practice": True} if practice else start


def _with_anew(start: dict[str, Any], anew: Sequence[Anew]) -> dict[str, Any]:
    return {**start, "anew": [list(drawn) for drawn in anew]} if anew else start


def _start_data(start: int | Seal | dict[str, Any]) -> dict[str, Any]:
    if isinstance(start, Seal):
        if start.secret is None:
            raise RecordError("record-sealed")
        sealed = {"commitment": start.commitment, "nonces": list(start.nonces), "secret": start.secret.hex()}
        return {"seal": sealed}
    return {"seed": start} if isinstance(start, int) else {"position": start}


def messages_of(match: Match, now: float) -> tuple[MessageRow, ...]:
    """The actions of an imported game as if they had been sent one by one."""
    write = match.title.alphabet.write
    return tuple(
        [
            MessageRow(number, entry.seat, "act", write(entry.action), None, now)
            for number, entry in enumerate(match.record.entries, start=1)
        ]
    )


def replay_with_confirm(record: Record, confirm: bool) -> Match:
    """Play a record through at a table that asks before the turn passes on, or does not.

    Where it asks and the record did not, the turns are ended as soon as that is all there is to do.
    """
    if record.confirm == confirm:
        return record.replay()
    start = {**record.start, "confirm": confirm} if isinstance(record.start, dict) else record.start
    match = Match.of(replace(record, start=start, confirm=confirm, entries=[], anew=[]))
    for number, entry in enumerate(record.entries, start=1):
        _draw_as(match, record, number - 1)
        if entry.action == END_TURN and not confirm:
            continue
        _end_turns_before(match, entry)
        try:
            match.play(entry.action, entry.seat)
        except LudotecaError as error:
            action = f"{seat_letter(entry.seat)} {record.title.alphabet.write(entry.action)}"
            raise RecordError("record-action", number=number, action=action, problem=error.message) from None
    _draw_as(match, record, len(record.entries))
    return match


def _draw_as(match: Match, record: Record, move: int) -> None:
    """Draw anew what a record says was drawn anew at one of its moments; the match may count others."""
    for drawn in record.anew:
        if drawn.move == move:
            match.draw_anew(drawn.seat, drawn.seed)


def _end_turns_before(match: Match, entry: Entry) -> None:
    while not match.over() and entry.action != END_TURN and match.legal_actions() == [END_TURN]:
        match.play(END_TURN)


def with_notes(standing: Standing, first: int) -> Standing:
    """A standing whose match has its notes from this move of the log on; those let go of are made again."""
    match = standing.match
    if match is None or first - len(standing.past) >= match.told_from:
        return standing
    return replace(standing, match=Match.of(match.record))


# --- one change further -------------------------------------------------------------------------


def begun(stored: Stored, now: float) -> Standing:
    """Everybody has sat down: the game begins, or goes on from the record it was imported with."""
    record, seqs = record_of(stored)
    return _moved(Standing(stored, None, seqs), Match.of(record), seqs, (), now)


def after_acts(before: Standing, seat: int, actions: Sequence[str], now: float) -> Standing:
    """Somebody has taken an action, as written, or several that go together: all of them or none."""
    match = before.playing().clone()
    _check_together(match, seat, actions)
    messages: list[MessageRow] = []
    for number, action in enumerate(actions, before.table.seq + 1):
        match.play(action, seat)
        written = match.title.alphabet.write(match.record.entries[-1].action)
        messages.append(MessageRow(number, seat, "act", written, None, now))
    seqs = (*before.seqs, *[message.seq for message in messages])
    return _moved(before, match, seqs, messages, now)


def _check_together(match: Match, seat: int, actions: Sequence[str]) -> None:
    """Only picks out of one pool go together, and after them what is legal even before them.

    Otherwise a refusal could tell what would have come out if the actions before had been taken.
    """
    if len(actions) == 1:
        return
    due, pool = match.game.unordered(seat)
    legal = match.legal_actions(seat)
    for place, action in enumerate(actions, 1):
        number = match.title.alphabet.read(action)
        if number in pool:
            pool.remove(number)
        elif place < len(actions) or number not in legal:
            raise Refusal("not-together", action=action)
        if place > due:
            raise Refusal("not-together", action=action)


def after_undo(before: Standing, seat: int, whole_turn: bool, now: float) -> Standing:
    """Somebody has taken back the last action, or the whole turn."""
    match = before.playing().clone()
    indexes = match.takeable(seat) if whole_turn else match.newest(seat)
    if whole_turn:
        match.restart_turn(seat)
    else:
        match.undo(seat)
    taken = tuple(sorted([before.seqs[index] for index in indexes]))
    message = MessageRow(before.table.seq + 1, seat, "undo", None, taken, now)
    return _moved(before, match, tuple([seq for seq in before.seqs if seq not in taken]), (message,), now)


def after_rewind(before: Standing, seat: int, seed: int, now: float) -> Standing:
    """In practice somebody has taken back their last choice, and all that came of it."""
    if not before.table.agreement.practice:
        raise Refusal("practice-only", 403)
    match = before.playing().clone()
    left = match.rewind(seat, seed)
    message = MessageRow(before.table.seq + 1, seat, "undo", None, before.seqs[left:], now)
    # What was drawn anew is not among the messages: the position is written with it.
    row = replace(
        before.table,
        status="playing",
        seq=message.seq,
        snapshot_seq=message.seq,
        deciding=tuple(match.deciding()),
        changed=now,
        start=_anew_start(before.table, match.record.anew),
    )
    stored = replace(before.stored, table=row, messages=())
    return Standing(stored, match, before.seqs[:left], before.past, (message,), match.position())


def _anew_start(row: TableRow, anew: Sequence[Anew]) -> dict[str, Any] | None:
    start = {key: value for key, value in (row.start or {}).items() if key != "anew"}
    return _with_anew(start, anew) or None


def follows(before: Standing, stored: Stored) -> bool:
    """Do the messages that were stored since lead on from here?"""
    old, new = before.table, stored.table
    same = (old.rules, old.start_seq, anew_of(old)) == (new.rules, new.start_seq, anew_of(new))
    return before.match is not None and same


def steps_since(before: Standing, stored: Stored) -> list[Standing]:
    """The way from a standing to what is stored now, message by message; ``stored`` has those it lacks."""
    steps: list[Standing] = []
    for message in stored.messages:
        before = _after_message(before, message)
        steps.append(before)
    last = replace(before, stored=replace(stored, messages=()))
    return [*steps[:-1], last] if steps else [last.settled()]


def _after_message(before: Standing, message: MessageRow) -> Standing:
    """One message further, which somebody else has checked and stored."""
    assert before.match is not None
    row = replace(before.table, seq=message.seq)
    if message.action is not None:
        match, seqs = before.match.clone(), (*before.seqs, message.seq)
        match.play(message.action, message.seat)
    else:
        taken = message.takes_back or ()
        seqs = tuple([seq for seq in before.seqs if seq not in taken])
        pairs = zip(before.seqs, before.match.record.entries, strict=True)
        entries = [entry for seq, entry in pairs if seq not in taken]
        match = Match.of(replace(before.match.record, entries=entries))
    return Standing(replace(before.stored, table=row), match, seqs, before.past, (message,))


def _moved(
    before: Standing, match: Match, seqs: tuple[int, ...], messages: Sequence[MessageRow], now: float
) -> Standing:
    row = replace(
        before.table,
        status="over" if match.over() else "playing",
        seq=before.table.seq + len(messages),
        deciding=tuple(match.deciding()),
        changed=now,
    )
    position = None
    if before.match is None or _is_due(row, messages):
        row, position = replace(row, snapshot_seq=row.seq), match.position()
    stored = replace(before.stored, table=row, messages=())
    return Standing(stored, match, seqs, before.past, tuple(messages), position)


def _is_due(row: TableRow, messages: Sequence[MessageRow]) -> bool:
    """Is the position to be written anew?

    At the end, every so often, and when something that counts in the last one is taken back.
    """
    taken = [seq for message in messages for seq in message.takes_back or ()]
    return (
        row.status == "over"
        or row.seq - row.snapshot_seq >= SNAPSHOT_EVERY
        or any([seq <= row.snapshot_seq for seq in taken])
    )


def title_of(stored: Stored) -> Title[Any]:
    """What is played at a table."""
    return find_title(stored.table.title)
