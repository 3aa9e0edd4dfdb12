"""A film: a record seen through one pair of eyes, which learn of each action only what they saw of it."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Note
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.core.notes import EVERYBODY
from ludoteca.core.record import Record
from ludoteca.core.title import Title
from ludoteca.study.reel import Reel

ALL_SEATS = -1
"""Eyes that see everything; None is an onlooker's."""


class Film:
    """A record that can be looked at from any moment; moments are numbered as actions are, 0 is the deal."""

    def __init__(self, record: Record | Reel, eyes: int | None) -> None:
        self.reel = record if isinstance(record, Reel) else Reel(record)
        self.record = self.reel.record
        self.eyes = eyes
        self.title: Title[Any] = self.record.title
        self.names = self.record.called()
        self.secrets = secret_fields(self.title)

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.reel)

    def moment(self, number: int) -> Match:
        """The match after so many actions."""
        return self.reel.match(number)

    def viewer(self, match: Match) -> int | None:
        """Whose view of the table is shown: to eyes that see all, that of whoever decides."""
        if self.eyes != ALL_SEATS:
            return self.eyes
        return None if match.over() else match.player()

    def onlooker(self) -> int | None:
        """To whom the film is told; eyes that see all are nobody's in particular."""
        return None if self.eyes == ALL_SEATS else self.eyes

    def seat(self, number: int) -> int:
        """Who took the action that leads to a moment."""
        return self.record.entries[number - 1].seat

    def action(self, number: int) -> int | None:
        """The action that leads to a moment; None if these eyes did not see what was chosen."""
        return self.record.entries[number - 1].action if self._saw(number) else None

    def action_in_words(self, number: int) -> Message | None:
        """The same, as it is told."""
        action = self.action(number)
        return None if action is None else self.title.describe(action, self.moment(number - 1).game)

    def sees(self, note: Note) -> bool:
        """May these eyes know it?"""
        return self.eyes == ALL_SEATS or note.seen_by(self.eyes)

    def notes(self, number: int) -> list[Note]:
        """What these eyes learnt at a moment."""
        return [note for note in self.reel.journal[number] if self.sees(note)]

    # --- what was seen --------------------------------------------------------------------------

    def _saw(self, number: int) -> bool:
        """Did these eyes see what was chosen?

        They saw their own choices. Of what lies face down they saw nothing. What names a thing that notes
        keep from some seats they saw if they were told of the same thing at once.
        """
        if self.eyes in (ALL_SEATS, self.seat(number)):
            return True
        return not self.reel.moments[number - 1].simultaneous and not self._kept_from_them(number)

    def _kept_from_them(self, number: int) -> bool:
        """Does the action name something secret that neither a note nor the next question tells them?"""
        seat, action = self.record.entries[number - 1]
        verb = self.title.alphabet.verbs[self.title.alphabet.verb_of[action]]
        values = self.title.alphabet.values(action)
        secret = {
            (field.name, field.write(value)): self.title.name_of(field, value)
            for field, value in zip(verb.fields, values, strict=True)
            if field.name in self.secrets
        }
        for note in self.notes(number):
            if note.player == seat:
                for told in named(note):
                    secret.pop(told, None)
        if not secret:
            return False
        asked = list(self.title.prompt(self.moment(number).game, self.onlooker()).text.args.values())
        return not all([name in asked for name in secret.values()])


def secret_fields(title: Title[Any]) -> set[str]:
    """The fields of notes that are not for everybody."""
    kinds = [kind for kind in title.notes.kinds if kind.audience != EVERYBODY]
    return {field.name for kind in kinds for field in (kind.a, kind.b) if field is not None}


def named(note: Note) -> list[tuple[str, str]]:
    """What a note names: fields and their values as written."""
    pairs = ((note.kind.a, note.a), (note.kind.b, note.b))
    return [(field.name, field.write(value)) for field, value in pairs if field is not None]
