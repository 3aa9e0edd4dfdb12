"""The crash campaign in short: a few kills of each kind; the long form is `make crash`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.crash import Attempt, Findings, Tape, campaign, faults_of
from ludoteca.core.rng import commitment
from ludoteca.games import title as find_title
from ludoteca.server.agreement import Agreement, Terms
from ludoteca.server.history import after_acts, begun
from ludoteca.server.laying import lay_seats, new_table
from ludoteca.server.protocol import SeatRequest
from ludoteca.server.store import MessageRow, Stored
from tests.server.postgres import programs


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_doubled_or_reordered(database: str) -> None:
    if database == "postgresql" and programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    found = campaign(database, kills=4, seconds=60.0, seed=3, places=5)
    assert found.faults == []
    assert found.kills.total() >= 1
    assert found.acknowledged >= 1


def a_game() -> tuple[Tape, Stored]:
    """A table at which two people have chosen a card each, and its tape."""
    title = find_title("millefiori")
    seats = lay_seats([SeatRequest(kind="me", name="Ana"), SeatRequest(kind="me", name="Bo")], ())
    row = new_table(title, Agreement.on(title, 2, Terms()), bytes(32))
    assert row.commitment == commitment(bytes(32))
    standing = begun(Stored(row, seats.seats), 1.0)
    tape, said = Tape(row.id, []), list[MessageRow]()
    for seat in (0, 1):
        assert standing.match is not None
        action = standing.match.written_actions(seat)[0]
        tape.attempts.append(Attempt(seat, action, seat, seat + 1, "acknowledged"))
        standing = after_acts(standing, seat, (action,), 2.0)
        said += standing.said
    return tape, replace(standing.stored, messages=tuple(said))


def faults(tape: Tape, stored: Stored) -> str:
    return "; ".join(faults_of(tape, stored, Findings()))


def test_the_campaign_notices_what_is_wrong() -> None:
    tape, stored = a_game()
    first, second = stored.messages
    assert faults(tape, stored) == ""
    shorter = replace(stored, table=replace(stored.table, seq=1), messages=(first,))
    assert "lost" in faults(tape, shorter)
    swapped = (replace(second, seq=1), replace(first, seq=2))
    assert "another place" in faults(tape, replace(stored, messages=swapped))
    twice = replace(
        stored, table=replace(stored.table, seq=3), messages=(first, second, replace(second, seq=3))
    )
    assert "never sent" in faults(tape, twice)
    assert "cannot be replayed" in faults(tape, twice)
    gap = replace(stored, messages=(first, replace(second, seq=3)))
    assert "one by one" in faults(tape, gap)


def test_what_was_not_answered_may_be_stored_once_what_was_refused_never() -> None:
    tape, stored = a_game()
    tape.attempts[-1].fate = "unknown"
    assert faults(tape, stored) == ""
    shorter = replace(stored, table=replace(stored.table, seq=1), messages=stored.messages[:1])
    tape.attempts[-1].upto = 1
    assert faults(tape, shorter) == ""
    tape.attempts[-1].upto, tape.attempts[-1].fate = 2, "refused"
    assert "stored all the same" in faults(tape, stored)
