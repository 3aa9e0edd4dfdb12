"""Reasons: why an action is not legal now, each kind declared once with its clause and the facts it names."""

from __future__ import annotations

from typing import Final

from ludoteca.core.alphabet import Field

PLAYER_FIELD: Final = Field("player")
"""A seat: told by the name of whoever sits there."""

MISSING_FIELD: Final = Field("missing")
"""How much is missing: of several reasons of one kind, the one that lacks least is the nearest."""

NOTHING_MISSING: Final = -1


class ReasonKind:
    """A clause that stands in the way, and what the numbers of a reason mean.

    Its sentence is the text ``reason-<clause>``, dots and underscores written as dashes; where one clause
    stands in the way in several ways, each way has a text of its own, ``reason-<clause>-<way>``.
    """

    def __init__(self, number: int, clause: str, fields: list[Field], way: str) -> None:
        self.number: Final = number
        self.clause: Final = clause
        self.fields: Final = fields
        self.missing_at: Final = fields.index(MISSING_FIELD) if MISSING_FIELD in fields else NOTHING_MISSING
        """Which of the fields says how much is missing, if one does."""
        self.key: Final = "-".join(
            ["reason", *clause.replace(".", " ").replace("_", " ").split(), *way.split()]
        )


class Reason:
    """Why something is not legal: a clause and the facts, one number for each field of its kind."""

    def __init__(self, kind: ReasonKind, facts: list[int]) -> None:
        self.kind: Final = kind
        self.facts: Final = facts

    def missing(self) -> int:
        """How much is missing, if that is what it says."""
        return 0 if self.kind.missing_at == NOTHING_MISSING else self.facts[self.kind.missing_at]

    def is_nearer_than(self, other: Reason) -> bool:
        """Does it take less to get there? A kind declared later, or of the same kind less that is missing."""
        if self.kind is not other.kind:
            return self.kind.number > other.kind.number
        return self.missing() < other.missing()


class Reasons:
    """Everything that can stand in the way in one game: first what can in every game, then its own.

    They are declared from the farthest to the nearest: of several reasons why a place is of no use now, the
    one declared last is told, for it takes least to get there; of the same kind the one that lacks least.

    >>> reasons = Reasons()
    >>> POOR = reasons.kind("costs.2", Field("coins"))
    >>> POOR.key, POOR.number > NOT_NOW.number
    ('reason-costs-2', True)
    """

    def __init__(self) -> None:
        self.kinds: Final = GENERAL.copy()

    def own(self) -> list[ReasonKind]:
        """Those of the game itself."""
        return self.kinds[len(GENERAL) :]

    def kind(self, clause: str, *fields: Field, way: str = "") -> ReasonKind:
        """Declare something that can stand in the way."""
        found = ReasonKind(len(self.kinds), clause, list(fields), way)
        assert found.key not in [known.key for known in self.kinds], f"two reasons called {found.key}"
        self.kinds.append(found)
        return found


NOT_NOW: Final = ReasonKind(0, "general.now", [], "")
OVER: Final = ReasonKind(1, "general.over", [], "")
NOT_ASKED: Final = ReasonKind(2, "general.turn", [PLAYER_FIELD, Field("others")], "")
END_FIRST: Final = ReasonKind(3, "general.end", [], "")
ORDER_FIRST: Final = ReasonKind(4, "general.order", [Field("due")], "")

GENERAL: Final = [NOT_NOW, OVER, NOT_ASKED, END_FIRST, ORDER_FIRST]
"""What can stand in the way in every game; their clauses are the general chapter of the rules."""
