"""The named opponents of every title, from somebody a child can beat to the strongest.

A level is a sight, in counts: the same seed plays the same game anywhere. Weaker ones see less far and less
clearly; nobody plays at random.
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.bot import Answer, Bot, Budget
from ludoteca.bots.lookahead import LookAhead, Sight
from ludoteca.bots.value import Value
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

LEVELS: Final = ["page", "squire", "knight", "queen"]
"""From the weakest to the strongest; texts ``bot-<key>``."""

SIGHTS: Final[dict[str, list[Sight]]] = {
    "burgundy": [
        Sight(1, 1, 0, 2.2),
        Sight(1, 1, 0, 1.0),
        Sight(1, 1, 0),
        Sight(1, 2, 0, 0.0, runs=True),
    ],
    "caylus": [Sight(1, 1, 0, 1.4), Sight(1, 1, 0, 0.8), Sight(1, 1, 0), Sight(4, 2, 4)],
    "duel": [Sight(1, 1, 0, 12.0), Sight(1, 1, 0, 4.0), Sight(1, 1, 0), Sight(3, 3, 5)],
    "feudum": [Sight(1, 1, 0, 9.0), Sight(1, 1, 0, 4.0), Sight(1, 1, 0, 1.5), Sight(1, 2, 0)],
    "millefiori": [Sight(1, 1, 0, 10.0), Sight(1, 1, 0, 3.0), Sight(4, 2, 2), Sight(6, 3, 6)],
}
"""By title, a sight a level."""
USUAL_SIGHTS: Final = [Sight(1, 1, 0, 6.0), Sight(1, 1, 0, 2.0), Sight(1, 1, 0), Sight(4, 2, 4)]
"""Of a title that is not named here."""


class Level(Bot):
    """One of the named opponents: in every title it looks as far as its level goes there."""

    def __init__(self, level: str) -> None:
        super().__init__(True)
        self.level: Final = level

    def at(self, title: Title[Game]) -> Bot:
        sights = SIGHTS.get(title.key, USUAL_SIGHTS)
        return LookAhead(sights[LEVELS.index(self.level)])

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        raise AssertionError("a level plays as somebody else in every title")
