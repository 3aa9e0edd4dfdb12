"""The weights of the evaluation, read once: fields that compile to plain numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.core.weights import load_weights


class Weights:
    """What the evaluation makes of things, in points or as a share of what may come."""

    def __init__(self, of: dict[str, float]) -> None:
        self.extra_card: Final = of["extra card"]
        self.step: Final = of["step of the ship"]
        self.set_begun: Final = of["set begun"]
        self.run: Final = of["run of residences"]
        self.goods: Final = of["goods"]
        self.fleet: Final = of["fleet"]
        self.set_on_its_way: Final = of["set on its way"]
        self.ship: Final = of["ship"]
        self.ship_on_its_way: Final = of["ship on its way"]


WEIGHTS: Final = load_weights(__file__)
MADE: Final = Weights(WEIGHTS.made)
"""As they were set by hand: rows are written with these, and networks have learned from them."""
TUNED: Final = Weights(WEIGHTS.now())
"""As the arena found them better."""
