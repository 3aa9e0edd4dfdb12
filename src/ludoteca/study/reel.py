"""A reel: a record played through once, any moment of which is a few actions away, forwards and backwards."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import RecordError
from ludoteca.core.game import Game, Note
from ludoteca.core.match import Match, Moment
from ludoteca.core.record import Record
from ludoteca.core.title import Title

EVERY = 32
"""So many actions lie between two positions that are kept."""


class Reel:
    """What all films of a record share; it never changes, so that many may look at it at the same time.

    Moments are numbered as actions are, 0 is the deal. ``known`` is a reel of the same game as it stood
    before: what both have in common is not played again.
    """

    def __init__(self, record: Record, known: Reel | None = None) -> None:
        self.record = record.branch(len(record.entries))
        self.title: Title[Any] = record.title
        shared = -1 if known is None else _shared(known.record, record)
        if shared < 0:
            known = None
        again = max(0, shared) // EVERY
        match = Match.of(record.branch(0)) if known is None else known.match(again * EVERY)
        self.kept: list[Game] = [match.game.clone()] if known is None else known.kept[: again + 1]
        """The game at the deal, and every so many actions later."""
        while len(match.record.entries) < len(record.entries):
            match.follow_on(record)
            if len(match.record.entries) % EVERY == 0:
                self.kept.append(match.game.clone())
        self.moments: list[Moment] = match.moments
        self.journal: list[list[Note]] = match.journal
        self.turns: list[int] = [number for number in range(len(self)) if self._begins_turn(number)]
        """The moments at which somebody's turn begins."""

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.record.entries)

    def match(self, number: int) -> Match:
        """The match after so many actions, to be done with as one likes."""
        if not 0 <= number <= len(self):
            raise RecordError("record-branch", at=number, length=len(self))
        first = number - number % EVERY
        game, record = self.kept[number // EVERY].clone(), self.record.branch(first)
        found = Match(record, game, self.moments[:first], [notes[:] for notes in self.journal[: first + 1]])
        while len(found.record.entries) < number:
            found.follow_on(self.record)
        return found

    # --- turns ----------------------------------------------------------------------------------

    def turn_after(self, number: int) -> int:
        """The moment at which the next turn begins; the end, if none does."""
        place = bisect_right(self.turns, number)
        return self.turns[place] if place < len(self.turns) else len(self)

    def turn_before(self, number: int) -> int:
        """The moment at which this turn began, or the one before if this is just there; at the deal, that."""
        place = bisect_left(self.turns, number)
        return self.turns[place - 1] if place else 0

    def _begins_turn(self, number: int) -> bool:
        """Is the next action the first of a turn: of another seat, or after an end of turn?

        Choices that lie face down together are one turn of all.
        """
        if number == 0:
            return True
        (before, last), (seat, _) = self.record.entries[number - 1 : number + 1]
        was, now = self.moments[number - 1], self.moments[number]
        if was.simultaneous and now.simultaneous:
            return was.revealed
        return was.simultaneous or now.simultaneous or seat != before or last == END_TURN


def _shared(before: Record, after: Record) -> int:
    """How many actions two records have in common from the start; -1 if not even the deal."""
    pairs = zip(before.entries, after.entries, strict=False)
    same = [one == other for one, other in pairs]
    shared = same.index(False) if False in same else len(same)
    # Where chance was drawn anew in one of them alone, the game is another one.
    return min([shared, *[drawn.move - 1 for drawn in set(before.anew) ^ set(after.anew)]])
