"""The weights of the evaluation, read once: fields that compile to plain numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.core.weights import load_weights
from ludoteca.games.duel.components import (
    CAPACITY,
    COMMERCE,
    DESIGN_NAMES,
    DESIGNS,
    EXPANSIONS,
    PROGRESS,
    REGIONS,
    SKILL,
    STRENGTH,
    SUBTYPE,
    TRADE_SHIP,
    VICTORY,
)


class Weights:
    """What the evaluation makes of things: worths in tenths of a victory point, as they were set by hand.

    ``unit`` is what each further unit of a resource is worth, ``built`` an expansion where it stands (tokens
    and boosted regions aside), ``hand`` a card in hand.
    """

    def __init__(self, of: dict[str, float]) -> None:
        self.point: Final = of["point"]
        self.region: Final = of["region"]
        self.boost: Final = of["doubled region"]
        self.road: Final = of["road"]
        self.second_road: Final = of["second road"]
        self.place: Final = of["place"]
        self.city: Final = of["city"]
        self.site: Final = of["site"]
        self.settlement: Final = of["point"] + 2 * of["region"] + of["place"]
        """A new settlement, its road included."""
        self.gold: Final = of["gold"]
        self.brigands: Final = of["brigands"]
        self.plan: Final = of["plan"]
        self.step_to_plan: Final = of["step to plan"]
        self.other: Final = of["other"]
        self.due: Final = of["due"]
        self.their_due: Final = of["due of the other"]
        self.pay_any: Final = of["payment of any"]
        self.to_come: Final = of["resource to come"]
        self.choice_to_come: Final = of["choice to come"]
        self.theirs_to_come: Final = of["resource to come to the other"]
        self.new_card: Final = of["new card"]
        self.search: Final = of["search"]
        self.demand: Final = of["demand"]
        self.attack: Final = of["attack"]
        self.foretell: Final = of["foretelling"]
        self.production: Final = of["yield to come"]
        self.their_production: Final = of["yield to come to the other"]
        few = [of[f"unit {number}"] for number in range(1, 7)]
        self.unit: Final = few + [of["further unit"]] * (CAPACITY * REGIONS)
        self.built: Final = [built_worth(design, of) for design in range(DESIGNS)]
        self.hand: Final = [
            of["card in hand"]
            + (of["expansion in hand"] * self.built[design] if design < EXPANSIONS else of["action in hand"])
            for design in range(DESIGNS)
        ]


def built_worth(design: int, of: dict[str, float]) -> float:
    """What an expansion is worth where it stands, tokens and boosted regions aside."""
    worth = of.get(DESIGN_NAMES[design], 0.0)
    worth += of["point"] * VICTORY[design] + of["commerce"] * COMMERCE[design]
    worth += of["strength"] * STRENGTH[design]
    worth += of["skill"] * SKILL[design] + of["progress"] * PROGRESS[design]
    return worth + of["trade ship"] if SUBTYPE[design] == TRADE_SHIP else worth


WEIGHTS: Final = load_weights(__file__)
MADE: Final = Weights(WEIGHTS.made)
"""As they were set by hand: rows are written with these, and networks have learned from them."""
TUNED: Final = Weights(WEIGHTS.now())
"""As the arena found them better."""
