"""Who may go on from a moment of a table, and what the new table begins with."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludoteca.core.record import Record
from ludoteca.core.rng import Rng
from ludoteca.server.history import Standing
from ludoteca.server.looking_back import Reels
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Branch
from ludoteca.server.puzzling import check_earned
from ludoteca.server.showing import ENDED
from ludoteca.study.branch import guessed_branch, same_branch


def check_may_branch(standing: Standing, held: Sequence[int], wanted: Branch) -> None:
    """Nobody goes on from a game that several people still play: it would tell what chance brings."""
    if standing.match is None:
        raise Refusal("table-waiting")
    if wanted.guess is not None and not 0 <= wanted.guess < len(standing.seats):
        raise Refusal("no-seat", 404)
    if not 0 <= wanted.move - len(standing.past) <= len(standing.match.record.entries):
        raise Refusal("no-moment", 404, move=wanted.move)
    if standing.table.status in ENDED:
        return
    check_earned(standing)
    people = [seat.seat for seat in standing.seats if seat.kind == "person"]
    if len(people) > 1:
        raise Refusal("branch-people")
    if not set(people) <= set(held):
        raise Refusal("branch-looking-on", 403)


def branched(standing: Standing, wanted: Branch, reels: Reels) -> Record:
    """The record the new table goes on from."""
    reel, number = reels.of(standing), wanted.move - len(standing.past)
    source = f"table {standing.table.id}"
    if wanted.guess is None:
        return same_branch(reel, number, source)
    words = [secrets.randbits(32) for _ in range(3)]
    return guessed_branch(reel, number, wanted.guess, Rng(words[0], words[1], words[2], 1), source)
