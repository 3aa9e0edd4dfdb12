"""Notes: what can be told of a game, each kind declared once with its name, fields and audience."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field

EVERYBODY: Final = -1
"""Onlookers too."""
OWN: Final = -2
"""The player it is about."""
OTHERS: Final = -3
"""Every seat but that of the player it is about."""
SEATS: Final = -4
"""Whoever plays, but no onlookers."""


class NoteKind:
    """What a note's two numbers mean and who may know it; its log line is the text ``log-<key>``.

    ``minor`` notes (the breakdown of a score, say) may be left out of a short log.
    """

    def __init__(
        self, number: int, key: str, a: Field | None, b: Field | None, minor: bool, audience: int
    ) -> None:
        self.number: Final = number
        self.key: Final = key
        self.a: Final = a
        self.b: Final = b
        self.minor: Final = minor
        self.audience: Final = audience


class Notes:
    """Everything that can be told of one game, in the order it was declared.

    >>> notes = Notes()
    >>> SCORED = notes.kind("scored", Field("points"))
    >>> SCORED.number, [kind.key for kind in notes.kinds]
    (0, ['scored'])
    """

    def __init__(self) -> None:
        self.kinds: Final[list[NoteKind]] = []

    def kind(
        self,
        key: str,
        a: Field | None = None,
        b: Field | None = None,
        minor: bool = False,
        audience: int = EVERYBODY,
    ) -> NoteKind:
        """Declare something that can be told."""
        assert key not in [known.key for known in self.kinds], f"two notes called {key}"
        found = NoteKind(len(self.kinds), key, a, b, minor, audience)
        self.kinds.append(found)
        return found


def audience_of(kind: NoteKind, player: int, seats: int) -> int:
    """Who may know a note about this player: EVERYBODY, or a mask of seats."""
    if kind.audience == EVERYBODY:
        return EVERYBODY
    if kind.audience == OWN:
        return 1 << player
    everyone = (1 << seats) - 1
    return everyone & ~(1 << player) if kind.audience == OTHERS else everyone
