"""The weights of the evaluation, read once: fields that compile to plain numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.core.weights import load_weights
from ludoteca.games.caylus.components import BUILDING_NAMES, CUBE_NAMES


class Weights:
    """What the evaluation makes of things, in points; of cubes and deniers, while they can be used."""

    def __init__(self, of: dict[str, float]) -> None:
        self.steps_a_turn: Final = of["steps of the bailiff"]
        """How far the bailiff goes in a turn, on the whole."""
        self.cube: Final = [of[f"cube of {name}"] for name in CUBE_NAMES]
        self.denier: Final = of["denier"]
        self.guild: Final = of["guild"]
        self.gate: Final = of["gate"]
        self.inn: Final = of["inn"]
        self.rank: Final = of["rank"]
        self.residence: Final = of["residence"]
        self.favours_a_turn: Final = of["favours a turn"]
        self.rivalry: Final = of["rivalry"]
        """How much a rival's gain counts against one's own when there is one; with more of them, less."""
        self.uses: Final = [of.get(f"own {name}", 0.0) for name in BUILDING_NAMES]
        """What an own building brings in a turn in which the provost reaches it."""
        self.behind: Final = [of[f"{spaces} behind the provost"] for spaces in range(4)]
        self.ahead: Final = [0.0] + [of[f"{spaces} ahead of the provost"] for spaces in range(1, 4)]
        self.far_ahead: Final = of["far ahead of the provost"]
        """How likely a space is activated: by its distance behind the provost, or ahead of him."""
        self.resource_line: Final = [0.0] + [of[f"resources {column}"] for column in range(1, 6)]
        self.building_line: Final = [0.0] + [of[f"buildings {column}"] for column in range(1, 6)]
        self.batches: Final = of["favour of the batches"]
        self.a_batch: Final = of["favour a batch"]
        self.batch: Final = of["batch"]
        self.next_favour: Final = of["next favour of a section"]
        self.favour_to_come: Final = of["favour to come"]
        self.best_favour: Final = of["best favour"]
        self.all_favours: Final = of["all favours"]


WEIGHTS: Final = load_weights(__file__)
MADE: Final = Weights(WEIGHTS.made)
"""As they were set by hand: rows are written with these, and networks have learned from them."""
TUNED: Final = Weights(WEIGHTS.now())
"""As the arena found them better."""
