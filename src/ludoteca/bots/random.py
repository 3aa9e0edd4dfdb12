"""The random bot: any legal action is as good as another."""

from __future__ import annotations

from ludoteca.bots.bot import Answer, Bot, Budget
from ludoteca.bots.value import Value
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng


class Random(Bot):
    """Plays at random, and has no opinion."""

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        """Any legal action."""
        actions = guess.legal_actions(seat)
        return Answer(actions[rng.below(len(actions))], {})
