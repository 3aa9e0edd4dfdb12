"""What a match has told, for tests of any game."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.core.message import seat_letter


def told(match: Match) -> list[str]:
    """What the last action brought about, in order: ``A scored 3 trade``."""
    lines: list[str] = []
    for note in match.journal[-1]:
        kind = note.kind
        words = [seat_letter(note.player) if note.player >= 0 else "-", kind.key]
        for field, value in ((kind.a, note.a), (kind.b, note.b)):
            if field is not None:
                words.append(field.write(value))
        lines.append(" ".join(words))
    return lines
