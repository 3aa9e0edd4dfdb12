"""A branch: a game that goes on from a moment of another, and says so in its record."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.core.errors import RecordError
from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng
from ludoteca.study.reel import Reel


def same_branch(reel: Reel, number: int, source: str) -> Record:
    """The game up to a moment, to go another way from there: hidden things and chance are as they were."""
    _match(reel, number)
    return replace(reel.record.branch(number), origin=f"{source} moment {number}")


def guessed_branch(reel: Reel, number: int, seat: int, rng: Rng, source: str) -> Record:
    """A game from a moment on in which all that a seat could not know then is drawn anew, chance included.

    What led there is not part of it: it would not fit what was drawn.
    """
    match = _match(reel, number)
    match.game.determinize(seat, rng)
    origin = f"{source} moment {number} guessed by {seat_letter(seat)}"
    return replace(reel.record.branch(0), start=match.position(), origin=origin)


def _match(reel: Reel, number: int) -> Match:
    """The match there; one that is over cannot go on."""
    match = reel.match(number)
    if match.over():
        raise RecordError("branch-over")
    return match
