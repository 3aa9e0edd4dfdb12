"""Random play to the end, as fast as it goes: the loop of benchmarks and Monte-Carlo search."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng


def playout(game: Game, rng: Rng) -> int:
    """Play at random to the end; how many decisions had more than one option."""
    decisions = 0
    while game.stack:
        choices = game.choices
        if len(choices) > 1:
            decisions += 1
            game.apply(choices[rng.below(len(choices))])
        else:
            game.apply(choices[0])
    return decisions
