"""The weights of the evaluation, read once: fields that compile to plain numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.core.weights import load_weights
from ludoteca.games.feudum.components import GOOD_NAMES, MANDATES


class Weights:
    """What the evaluation makes of things, in points; "early" ones count for every dawn to come.

    Food has weights of its own among the ``good``.
    """

    def __init__(self, of: dict[str, float]) -> None:
        self.rank: Final = of["rank points"]
        self.function: Final = [of["master"], of["journeyman"], of["apprentice"]]
        self.subjects: Final = of["subjects"]
        self.place: Final = of["place"]
        self.farm_goods: Final = of["goods on a farm"]
        self.serf: Final = of["serf"]
        self.landscape: Final = of["landscape"]
        self.landscape_grown: Final = of["landscape grown"]
        self.grown: Final = of["goods grown"]
        self.regions: Final = of["region points"]
        self.feudum: Final = of["feudum"]
        self.sets: Final = of["set of three"]
        self.usable: Final = of["card that can be used"]
        self.disloyalty: Final = of["disloyalty"]
        self.belongings: Final = of["belongings"]
        self.belongings_early: Final = of["belongings early"]
        self.food: Final = of["food"]
        self.much_food: Final = of["much food"]
        self.good: Final = [of.get(f"good {name}", 0.0) for name in GOOD_NAMES]
        self.many_goods: Final = of["many of a good"]
        self.barrel: Final = of["barrel"]
        self.wine: Final = of["wine"]
        self.shilling: Final = of["shilling"]
        self.shilling_early: Final = of["shilling early"]
        self.marker: Final = of["marker"]
        self.many_markers: Final = of["many markers"]
        self.tile: Final = of["tile"]
        self.seal: Final = of["seal"]
        self.many_seals: Final = of["many seals"]
        self.bead: Final = of["bead"]
        self.vessel: Final = of["vessel"]
        self.pawns: Final = [0.0, of["pawns 1"], of["pawns 2"], of["pawns 3"]]
        self.hunger: Final = of["hunger"]
        self.voyage: Final = of["voyage points"]
        self.under_way: Final = of["under way"]
        self.military: Final = of["military service"]
        self.reeve: Final = of["reeve"]
        self.monster: Final = of["monster"]
        self.mandate: Final = [of[f"mandate {number}"] for number in range(1, MANDATES + 1)]
        self.charter_sealed: Final = of["charter with a seal"]
        self.charter: Final = of["charter without"]
        self.charter_early: Final = of["charter without, early"]
        self.charter_hope: Final = of["charter to be filled"]
        self.next_door: Final = of["opening next door"]
        self.openings: Final = of["openings"]
        self.openings_early: Final = of["openings early"]
        self.new_place: Final = of["new place"]
        self.new_region: Final = of["new region"]
        self.again: Final = of["own place again"]
        self.serf_place: Final = of["place of a serf"]
        self.serf_region: Final = of["region of a serf"]
        self.others_place: Final = of["place of another"]
        self.pull: Final = of["pull"]
        self.conquest: Final = of["conquest"]
        self.improvement: Final = of["improvement"]
        self.defence: Final = of["defence"]


WEIGHTS: Final = load_weights(__file__)
MADE: Final = Weights(WEIGHTS.made)
"""As they were set by hand: rows are written with these, and networks have learned from them."""
TUNED: Final = Weights(WEIGHTS.now())
"""As the arena found them better."""
