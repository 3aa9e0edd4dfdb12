"""A recipe: what is to be learned, from which games, and how fast."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludoteca.bots.network import POINTS, WIN
from ludoteca.core.options import Value
from ludoteca.core.rng import Rng


@dataclass(frozen=True)
class Setting:
    """A kind of game to learn from, and how often it is dealt beside the others."""

    players: int
    options: dict[str, Value] = field(default_factory=dict)
    weight: int = 1


@dataclass(frozen=True)
class Recipe:
    """All that decides what is learned; with its seed and a number of games, the same network comes out."""

    title: str
    settings: tuple[Setting, ...]
    aim: str = POINTS
    seed: int = 1
    hidden: int = 64
    first_games: int = 400
    """Games of the steady bot to begin with: returns as they were."""
    slips: float = 0.03
    """The share of random moves in those."""
    round_games: int = 60
    """New games between two lessons."""
    window: int = 1500
    """How many games are remembered."""
    sample: int = 60_000
    """Rows looked at in a lesson."""
    rate: float = 3e-4
    decay: float = 1e-3
    trace: float = 0.95
    """How much a target trusts what came of it rather than what was expected a decision later."""
    heat: float = 0.6
    """How much worse a move may look, in points or percent, and still be tried now and then."""
    strays: float = 0.005
    """The share of random moves in games of its own."""
    guided: bool = False
    """Are positions judged only at the end of runs, to which the hand-made evaluation guides?"""
    heeds: float = 0.0
    """How much the opinion of that guide counts beside the network's own, for each of its points."""
    keep: int = 120
    """Positions remembered of a game, spread over it."""

    def setting_of(self, rng: Rng) -> Setting:
        """Which kind of game is dealt next."""
        left = rng.below(sum([setting.weight for setting in self.settings]))
        for setting in self.settings:
            left -= setting.weight
            if left < 0:
                return setting
        raise AssertionError("a recipe without settings")


def to_json(recipe: Recipe) -> dict[str, Any]:
    """What a network's file says of how it was made."""
    return {
        "settings": [
            {"players": one.players, "options": one.options, "weight": one.weight} for one in recipe.settings
        ],
        "seed": recipe.seed,
        "first_games": recipe.first_games,
        "guided": recipe.guided,
        "heeds": recipe.heeds,
        "trace": recipe.trace,
        "heat": recipe.heat,
        "rate": recipe.rate,
    }


DUELS = ("introductory", "gold", "turmoil", "progress", "princes")
DEALT: dict[str, Value] = {"duchy": "random"}
MODULES: dict[str, Value] = {
    **DEALT,
    "extra_tiles": True,
    "border_posts": True,
    "white_castles": True,
    "inns": True,
    "trade_routes": True,
    "shields": True,
}

RECIPES: dict[str, Recipe] = {
    "millefiori": Recipe(
        "millefiori",
        (
            Setting(2, weight=4),
            Setting(3, weight=2),
            Setting(4, weight=3),
            Setting(2, {"tactical": True}),
            Setting(4, {"tactical": True}),
        ),
        trace=0.9,
        first_games=600,
    ),
    "caylus": Recipe(
        "caylus",
        (
            Setting(2, weight=6),
            Setting(3, weight=2),
            Setting(4, weight=4),
            Setting(5, weight=2),
            Setting(2, {"simplified": True}),
            Setting(4, {"jeweller": True}),
        ),
    ),
    "feudum": Recipe(
        "feudum",
        (
            Setting(2, {"advanced": True}, weight=5),
            Setting(3, {"advanced": True}, weight=2),
            Setting(4, {"advanced": True}, weight=3),
            Setting(5, {"advanced": True}),
            Setting(2, weight=2),
            Setting(4),
        ),
        first_games=1200,
        window=2500,
        guided=True,
        heeds=1.0,
        trace=0.9,
        heat=0.5,
    ),
    "duel": Recipe(
        "duel",
        tuple([Setting(2, {"setup": name}) for name in DUELS]),
        aim=WIN,
        first_games=1000,
        window=4000,
        guided=True,
        heeds=1.0,
        trace=0.95,
        heat=0.8,
        rate=2e-4,
    ),
    "burgundy": Recipe(
        "burgundy",
        (
            Setting(2, DEALT, weight=10),
            Setting(3, DEALT, weight=4),
            Setting(4, DEALT, weight=3),
            Setting(2, MODULES, weight=2),
            Setting(3, MODULES),
            Setting(4, MODULES),
            Setting(2, {**DEALT, "extra_tiles": True}),
            Setting(2, {**DEALT, "border_posts": True}),
            Setting(2, {**DEALT, "white_castles": True}),
            Setting(2, {**DEALT, "inns": True}),
            Setting(2, {**DEALT, "trade_routes": True}),
            Setting(2, {**DEALT, "shields": True}),
            Setting(4, {"team": "12a"}),
            Setting(4, {"team": "12b"}),
        ),
        heat=0.5,
    ),
    "burgundy-alone": Recipe(
        "burgundy",
        (Setting(1, {"solo": "13a"}), Setting(1, {"solo": "13b"})),
        aim=WIN,
        guided=True,
        heeds=10.0,
        first_games=1500,
        window=3000,
        slips=0.005,
        trace=0.97,
        heat=2.0,
    ),
}
"""How the networks that come with the titles were learned."""
