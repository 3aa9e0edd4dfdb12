"""A job as it is given to a process: what is to be done, for whom, how soon and at what cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | Mapping[str, Json] | None"
Arguments: TypeAlias = Mapping[str, Json]
Progress: TypeAlias = Callable[[Json], None]

LIVE = 0
"""Somebody waits for it."""
LATER = 1
"""Done while nobody waits for anything."""

LEAST_SECONDS = 0.01


@dataclass(frozen=True)
class Budget:
    """What a job may cost: whoever works on it keeps to the seconds, and to the counts of its kind."""

    seconds: float
    counts: Mapping[str, int] = field(default_factory=dict)
    """How many of something a kind of job may use: positions, games."""

    def within(self, seconds: float) -> Budget:
        """What is left of it when there are only so many seconds."""
        return replace(self, seconds=max(LEAST_SECONDS, min(self.seconds, seconds)))


@dataclass(frozen=True)
class Job:
    """One thing to be done, by the name of its kind."""

    kind: str
    arguments: Arguments
    budget: Budget
    owner: str
    """For whom; owners of equal priority take turns, however many jobs one of them has."""
    priority: int = LIVE
    """Smaller ones come first."""
    patience: float = float("inf")
    """Seconds from the asking after which an answer is late; when many ask, all think less."""
