"""The random bot: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng


class Random:
    """Plays at random."""

    def choose(self, game: Game, seat: int, evaluate: Callable[[Any, int], float], rng: Rng) -> int:
        """Any legal action."""
        actions = game.legal_actions(seat)
        return actions[rng.below(len(actions))]
