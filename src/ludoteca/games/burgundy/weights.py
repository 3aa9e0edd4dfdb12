"""The weights of the evaluation, read once: fields that compile to plain numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.core.weights import load_weights
from ludoteca.games.burgundy.components import MONASTERY_COUNT


class Weights:
    """What the evaluation makes of things, in points; "early" ones fade away over the last twelve turns.

    ``power`` is what a monastery with a lasting power is worth for each phase it will serve.
    """

    def __init__(self, of: dict[str, float]) -> None:
        self.silver: Final = of["silver"]
        self.silver_early: Final = of["silver early"]
        self.worker: Final = of["worker"]
        self.first_worker_early: Final = of["first worker early"]
        self.extra_action: Final = of["extra action"]
        self.taking: Final = of["taking"]
        self.unused_die: Final = of["unused die"]
        self.sale_share: Final = of["sale share"]
        self.sale_cost: Final = of["sale cost"]
        self.pawn: Final = of["pawn"]
        self.place_on_bridge: Final = of["place on bridge"]
        self.progress_share: Final = of["progress share"]
        self.progress_bend: Final = of["progress bend"]
        self.tiles_a_turn: Final = of["tiles a turn"]
        self.colour_share: Final = of["colour share"]
        self.open_colour: Final = of["open colour"]
        self.open_space: Final = of["open space"]
        self.stored_share: Final = of["stored share"]
        self.misfit: Final = of["misfit"]
        self.scoring_early: Final = of["scoring early"]
        self.herd_to_come: Final = of["herd to come"]
        self.extra_late: Final = of["extra action late"]
        self.warehouse: Final = of["warehouse"]
        self.town_hall: Final = of["town hall"]
        self.crane: Final = of["crane"]
        self.taking_late: Final = of["taking late"]
        self.power: Final = [of.get(f"monastery {number}", 0.0) for number in range(MONASTERY_COUNT + 1)]


WEIGHTS: Final = load_weights(__file__)
MADE: Final = Weights(WEIGHTS.made)
"""As they were set by hand: rows are written with these, and networks have learned from them."""
TUNED: Final = Weights(WEIGHTS.now())
"""As the arena found them better."""
