"""Options out of a set: the rules keep sets as masks, a player chooses from a list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PART: Final = 8
IN_PART: Final = 0xFF


class Offers:
    """One action for each thing that may be in a set; those of every part of the set are listed beforehand.

    >>> found: list[int] = []
    >>> Offers([10, 11, 12]).offer(0b101, found)
    >>> found
    [10, 12]
    """

    def __init__(self, actions: list[int]) -> None:
        self.parts: Final = [_listed(actions[n : n + PART]) for n in range(0, len(actions), PART)]

    def offer(self, things: int, found: list[int]) -> None:
        """Add the actions for the things in the set, in the order of their numbers."""
        rest: i64 = things
        for part in self.parts:
            if rest & IN_PART:
                found.extend(part[rest & IN_PART])
            rest >>= PART


def _listed(actions: list[int]) -> list[list[int]]:
    """By mask: the actions of what is in it."""
    found: list[list[int]] = [[]]
    for action in actions:
        found += [[*before, action] for before in found]
    return found
