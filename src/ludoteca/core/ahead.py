"""Ahead: what a player may prepare while others play, as a title declares it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludoteca.core.game import Game, Step

G = TypeVar("G", bound=Game)


def never(game: Any, seat: int) -> bool:
    """There is no passing in this game."""
    return False


@dataclass(frozen=True)
class Ahead(Generic[G]):
    """What may be prepared in a game, and for how long it holds. Nothing here changes a game."""

    round: Callable[[G, int], int]
    """The round in which a seat is asked next; what it has prepared for one holds in no other."""
    asked: Callable[[G, int], G | None]
    """A copy in which a seat that waits is asked now what it will be asked first on its next turn.

    None if that is not known yet, or there is nothing to choose. It tells the seat only what it may see.
    """
    passes: Mapping[type[Step[Any]], int] | None = None
    """How one passes at each decision that can be passed over; None where the rulebook knows no passing."""
    may_pass: Callable[[G, int], bool] = never
    """May such a decision still come for a seat in this round?"""


def asked_at_once(copy: G, step: Step[Any]) -> G | None:
    """A copy with this decision put first; None if there would be nothing to choose."""
    if not step.options(copy):
        return None
    copy.stack.append(step)
    copy.settle()
    return copy
