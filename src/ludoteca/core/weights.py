"""The weights of a title's evaluation: plain numbers by name, in ``games/<title>/weights.json``.

``made`` are those somebody set by hand. Rows are written with them, so that a network goes on seeing what it
has learned from. ``tuned`` are those that the arena found better: bots evaluate with them.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.core.errors import OptionError


@dataclass(frozen=True)
class WeightsByName:
    """The weights of one title."""

    made: dict[str, float]
    tuned: dict[str, float]

    def now(self) -> dict[str, float]:
        """What bots evaluate with today."""
        return {**self.made, **self.tuned}

    def identity(self) -> str:
        """By what tuned weights are known in figures of strength; nothing where none are tuned."""
        written = json.dumps(self.tuned, sort_keys=True)
        return hashlib.sha256(written.encode("utf-8")).hexdigest()[:8] if self.tuned else ""

    def replaced(self, others: dict[str, float]) -> dict[str, float]:
        """Today's, but for those that somebody else has; a name that nobody knows is an error."""
        unknown = [name for name in others if name not in self.made]
        if unknown:
            raise OptionError("weights-unknown", weight=unknown[0][:40], known=", ".join(self.made))
        return {**self.now(), **others}


def load_weights(module: str) -> WeightsByName:
    """The weights beside a module: ``load_weights(__file__)`` reads ``weights.json`` there."""
    data = json.loads((Path(module).parent / "weights.json").read_text(encoding="utf-8"))
    return WeightsByName(numbers(data["made"]), numbers(data["tuned"]))


def numbers(data: Any) -> dict[str, float]:
    """A table of numbers by name, or a ValueError that says what is none."""
    if not isinstance(data, dict):
        raise ValueError("weights are a table of numbers by name")
    for name, number in data.items():
        if type(number) not in (int, float):
            raise ValueError(f"{str(name)[:40]} is no number")
    return {str(name): float(number) for name, number in data.items()}
