"""A match: a record and the live game it has led to, with undo."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, SupportsIndex

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import IllegalAction, LudotecaError, NotNow, RecordError
from ludoteca.core.game import NEXT, Game, Note
from ludoteca.core.message import Message, seat_letter, seat_name
from ludoteca.core.reasons import Reason
from ludoteca.core.record import Entry, Record, entry_of
from ludoteca.core.title import Title, Why


@dataclass(frozen=True)
class Moment:
    """What undo must know of an action: did it reveal anything, was it one of a simultaneous run.

    ``picks`` is how many picks in any order were still due, this one included; 0 if it was no such pick.
    """

    revealed: bool
    simultaneous: bool
    picks: int


_FORGOTTEN: list[Note] = []

# There are few kinds of moments and many moments: those that are alike are one.
_MOMENTS: dict[tuple[bool, bool, int], Moment] = {}


def _moment(revealed: bool, simultaneous: bool, picks: int) -> Moment:
    found = _MOMENTS.get((revealed, simultaneous, picks))
    if found is None:
        found = _MOMENTS[(revealed, simultaneous, picks)] = Moment(revealed, simultaneous, picks)
    return found


class Match:
    """A game being played, with all that led there.

    >>> import ludoteca
    >>> match = ludoteca.new("millefiori", players=2, seed=7)
    >>> match.play(match.legal_actions()[0])
    >>> len(match.record.entries), match.deciding()
    (1, [1])
    """

    def __init__(
        self,
        record: Record,
        game: Game,
        moments: list[Moment],
        journal: list[list[Note]],
    ) -> None:
        self.record = record
        self.game = game
        self.moments = moments
        self.journal = journal
        """The notes of the set-up, then of each action."""
        self.told_from = 0
        """Notes before this one were let go of: ``Match.of(match.record)`` has them all."""

    @staticmethod
    def of(record: Record) -> Match:
        """Start a record's game and play all its actions, each checked; the record itself stays as it is."""
        game = record.new_game()
        match = Match(record.branch(0), game, [], [game.journal or []])
        for entry in record.entries:
            match.follow(entry)
        return match

    def follow(self, entry: Entry) -> None:
        """Play the next action of a record; one that cannot be played is named."""
        number = len(self.record.entries) + 1
        try:
            self.play(entry.action, entry.seat)
        except LudotecaError as error:
            raise RecordError(
                "record-action",
                number=number,
                action=f"{seat_letter(entry.seat)} {self.title.alphabet.write(entry.action)}",
                problem=error.message,
            ) from None

    # --- asking -----------------------------------------------------------------------------

    @property
    def title(self) -> Title[Any]:
        """What is being played."""
        return self.record.title

    def over(self) -> bool:
        """Is the game finished?"""
        return self.game.over()

    def player(self) -> int:
        """The seat asked first; -1 once the game is over."""
        return self.game.player()

    def deciding(self) -> list[int]:
        """Every seat that may choose now."""
        return self.game.deciding()

    def legal_actions(self, seat: int = NEXT) -> list[int]:
        """What a seat may do now, as numbers over the title's alphabet."""
        return self.game.legal_actions(seat)

    def written_actions(self, seat: int = NEXT) -> list[str]:
        """What a seat may do now, as a person would type it."""
        return [self.title.alphabet.write(action) for action in self.legal_actions(seat)]

    def why_not(self, action: SupportsIndex | str, seat: int = NEXT) -> Why | None:
        """The clause that forbids an action now, in words with its facts; None for what is legal.

        >>> import ludoteca
        >>> match = ludoteca.from_position("millefiori", {"moment": "turn of A", "playing": "key-1-1"})
        >>> match.why_not("place space=R03").clause
        'residences.2'
        """
        return self._explained(self.game.why_not(self._read(action), seat), seat)

    def why_not_place(self, place: str, seat: int = NEXT, chosen: Sequence[str] = ()) -> Why | None:
        """Why nothing can be done now with a place of the table (``space:W09``), a verb (``sail``) or
        an action that is a place of its own.

        Only actions that lead through the places ``chosen`` before are asked about, if there are any. Of
        several reasons the nearest is told; None if some action is legal.
        """
        actions = self.title.alphabet.at(place)
        before = [set(self.title.alphabet.at(other)) for other in chosen]
        together = [action for action in actions if all([action in others for others in before])]
        return self._explained(self.game.why_none_of(together or actions, seat), seat)

    def _explained(self, reason: Reason | None, seat: int) -> Why | None:
        who = self.player() if seat == NEXT else seat
        return None if reason is None else self.title.explain(reason, self.game, who)

    def _read(self, action: SupportsIndex | str) -> int:
        """The number of an action of the alphabet, or an error that says that it is none."""
        if isinstance(action, str):
            return self.title.alphabet.read(action)
        number = operator.index(action)
        if not 0 <= number < self.title.alphabet.size:
            raise IllegalAction("illegal-action", number=number)
        return number

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; None for an onlooker."""
        return dict(self.title.view(self.game, seat))

    def scores(self) -> list[int]:
        """The points of each side."""
        return self.game.scores()

    def ranking(self) -> list[int]:
        """The place of each side, 1 for the winner."""
        return self.game.ranking()

    def position(self) -> dict[str, Any]:
        """The whole state as plain data, secrets included."""
        return self.title.format.write(self.game)

    def clone(self) -> Match:
        """A copy that goes its own way."""
        found = Match(
            self.record.branch(len(self.record.entries)),
            self.game.clone(),
            self.moments[:],
            self.journal[:],
        )
        found.told_from = self.told_from
        return found

    def forget_notes(self) -> None:
        """Let go of all notes so far: they take more room than everything else."""
        self.journal = [_FORGOTTEN] * len(self.journal)
        self.told_from = len(self.journal)

    # --- playing ----------------------------------------------------------------------------

    def play(self, action: SupportsIndex | str, seat: SupportsIndex = NEXT) -> None:
        """Carry out an action, a number or as written; an illegal one is refused and changes nothing."""
        game = self.game
        number = self._read(action)
        who = game.player() if seat == NEXT else operator.index(seat)
        if number not in game.legal_actions(who):
            raise self._refusal(number, who)
        place = game.place_in_run(who)
        due, pool = game.unordered(who)
        before = game.reveals
        game.journal = []
        game.play(number, who)
        self.moments.append(_moment(game.reveals != before, place >= 0, due if number in pool else 0))
        self.journal.append(game.journal)
        self.record.entries.append(entry_of(who, number))

    def _refusal(self, number: int, who: int) -> NotNow:
        """That an illegal action is refused, and why."""
        message = Message("illegal-now", player=seat_name(who), action=self.title.alphabet.write(number))
        if self.over():
            message = Message("illegal-over")
        elif who not in self.deciding():
            message = Message("illegal-seat", player=seat_name(who))
        why = self.why_not(number, who)
        assert why is not None, "refused without a reason"
        return NotNow(message, self.title.key, why.text, why.clause)

    # --- taking back --------------------------------------------------------------------------

    def takeable(self, seat: int) -> list[int]:
        """The indexes of the actions a seat may take back, newest first.

        They reach back to the last thing revealed within the seat's own run of decisions. In a simultaneous
        run the choices of others, still face down, do not stand in the way. Nothing is taken back from a game
        that is over: its secret is told.
        """
        found: list[int] = []
        if self.over():
            return found
        passed_others = False
        for index in range(len(self.moments) - 1, -1, -1):
            entry, moment = self.record.entries[index], self.moments[index]
            if moment.revealed or entry.action == END_TURN or (passed_others and not moment.simultaneous):
                break
            if entry.seat == seat:
                found.append(index)
            elif moment.simultaneous:
                passed_others = True
            else:
                break
        return found

    def newest(self, seat: int) -> list[int]:
        """The indexes of what a seat takes back at once: its last action, or picks that go together."""
        found = self.takeable(seat)
        together = found[:1]
        for index in found[1:]:
            due = self.moments[together[-1]].picks
            if not due or self.moments[index].picks != due + 1:
                break
            together.append(index)
        return together

    def undo_point(self, seat: int) -> int:
        """How many actions remain when a seat takes back all it may."""
        return min(self.takeable(seat), default=len(self.record.entries))

    def why_no_undo(self, seat: int) -> Message:
        """Why a seat can take back nothing more."""
        if self.over():
            return Message("illegal-over")
        takeable = set(self.takeable(seat))
        for index in range(len(self.moments) - 1, -1, -1):
            if index in takeable:
                continue
            entry, moment = self.record.entries[index], self.moments[index]
            if moment.simultaneous and moment.revealed:
                return Message("undo-revealed")
            if entry.seat != seat:
                return Message("undo-other", player=seat_name(entry.seat))
            if entry.action == END_TURN:
                return Message("undo-ended")
            return Message("undo-revealed") if moment.revealed else Message("undo-other-run")
        return Message("undo-start")

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; picks whose order does not matter go back together."""
        self._take_back(seat, self.newest(seat))

    def restart_turn(self, seat: int) -> None:
        """Take back all the seat may."""
        self._take_back(seat, self.takeable(seat))

    def _take_back(self, seat: int, indexes: list[int]) -> None:
        if not indexes:
            reason = self.why_no_undo(seat)
            raise IllegalAction(reason.key, **reason.args)
        entries = [entry for n, entry in enumerate(self.record.entries) if n not in indexes]
        again = Match.of(replace(self.record, entries=entries))
        self.record.entries = again.record.entries
        self.game, self.moments, self.journal = again.game, again.moments, again.journal
        self.told_from = 0
