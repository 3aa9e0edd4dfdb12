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
from ludoteca.core.record import Anew, Entry, Record, entry_of
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title, Why


@dataclass(frozen=True)
class Moment:
    """What undo must know of an action: did it reveal anything, was it one of a simultaneous run.

    ``picks`` is how many picks in any order were still due, this one included; 0 if it was no such pick.
    ``choice``: something else could have been done.
    """

    revealed: bool
    simultaneous: bool
    picks: int
    choice: bool


_FORGOTTEN: list[Note] = []

# There are few kinds of moments and many moments: those that are alike are one.
_MOMENTS: dict[tuple[bool, bool, int, bool], Moment] = {}


def _moment(revealed: bool, simultaneous: bool, picks: int, choice: bool) -> Moment:
    key = (revealed, simultaneous, picks, choice)
    found = _MOMENTS.get(key)
    if found is None:
        found = _MOMENTS[key] = Moment(revealed, simultaneous, picks, choice)
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
        match = Match(replace(record.branch(0), anew=[]), game, [], [game.journal or []])
        match.draw_as(record)
        for _ in record.entries:
            match.follow_on(record)
        return match

    def follow_on(self, record: Record) -> None:
        """Play the next action of a record, with what was drawn anew behind it."""
        self.follow(record.entries[len(self.record.entries)])
        self.draw_as(record)

    def draw_as(self, record: Record) -> None:
        """Draw anew what a record says was drawn anew at this moment."""
        here = len(self.record.entries)
        for drawn in record.anew:
            if drawn.move == here:
                self.draw_anew(drawn.seat, drawn.seed)

    def draw_anew(self, seat: int, seed: int) -> None:
        """Draw anew all that a seat cannot know, chance included."""
        self.game.determinize(seat, seeded(seed))
        self.record.anew.append(Anew(len(self.record.entries), seat, seed))

    def follow(self, entry: Entry) -> None:
        """Play an action of a record; one that cannot be played is named."""
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
        legal = game.legal_actions(who)
        if number not in legal:
            raise self._refusal(number, who)
        place = game.place_in_run(who)
        due, pool = game.unordered(who)
        before = game.reveals
        game.journal = []
        game.play(number, who)
        picks = due if number in pool else 0
        self.moments.append(_moment(game.reveals != before, place >= 0, picks, len(legal) > 1))
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

    def last_choice(self, seat: int) -> int | None:
        """The moment before a seat's last decision in which it had a choice; None if there was none.

        Picks that go together are one decision.
        """
        index = len(self.moments) - 1
        while index >= 0 and not self._chose(index, seat):
            index -= 1
        while index > 0 and self._picked_together(index - 1, index):
            index -= 1
        return index if index >= 0 else None

    def together_from(self, first: int) -> range:
        """The indexes of a decision that begins at a moment: one action, or picks that go together."""
        last = first
        while last + 1 < len(self.moments) and self._picked_together(last, last + 1):
            last += 1
        return range(first, last + 1)

    def _chose(self, index: int, seat: int) -> bool:
        entry = self.record.entries[index]
        return entry.seat == seat and entry.action != END_TURN and self.moments[index].choice

    def _picked_together(self, earlier: int, later: int) -> bool:
        """Is one pick followed by the next, or by what says that no more shall be picked?"""
        if self.record.entries[earlier].seat != self.record.entries[later].seat:
            return False
        due, then = self.moments[earlier].picks, self.moments[later].picks
        return due >= 2 and then in (due - 1, 0)

    def rewind(self, seat: int, seed: int) -> int:
        """Take back a seat's last choice and all that came of it, whatever was revealed: in practice only.

        If something was, all that the seat could not know before is drawn anew: it cannot use what it saw.
        Returns how many actions remain.
        """
        at = self.last_choice(seat)
        if self.over() or at is None:
            reason = Message("illegal-over") if self.over() else Message("undo-start")
            raise IllegalAction(reason.key, **reason.args)
        seen = any([moment.revealed for moment in self.moments[at:]])
        seen = seen or any([drawn.move >= at for drawn in self.record.anew])
        before = self.record.branch(at)
        before.anew = [drawn for drawn in before.anew if drawn.move < at]
        self._become(Match.of(before))
        if seen:
            self.draw_anew(seat, seed)
        return at

    def takeable(self, seat: int) -> list[int]:
        """The indexes of the actions a seat may take back, newest first.

        They reach back to the last thing revealed within the seat's own run of decisions. In a simultaneous
        run the choices of others, still face down, do not stand in the way. Nothing is taken back from a game
        that is over: its secret is told; nor from before chance was drawn anew.
        """
        found: list[int] = []
        if self.over():
            return found
        passed_others = False
        for index in range(len(self.moments) - 1, self._drawn_last() - 1, -1):
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

    def _drawn_last(self) -> int:
        """How many actions came before chance was drawn anew; 0 if it never was."""
        return self.record.anew[-1].move if self.record.anew else 0

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
            if index < self._drawn_last():
                return Message("undo-anew")
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
        self._become(Match.of(replace(self.record, entries=entries)))

    def _become(self, again: Match) -> None:
        self.record.entries, self.record.anew = again.record.entries, again.record.anew
        self.game, self.moments, self.journal = again.game, again.moments, again.journal
        self.told_from = 0
