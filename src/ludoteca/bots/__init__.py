"""Bots: one registry, one door. A bot is fair: it is handed a guess at the hidden things, never the game."""

from __future__ import annotations

from ludoteca.bots.bot import USUAL, Answer, Bot, Budget
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.random import Random
from ludoteca.bots.steady import Steady
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

__all__ = ["BOTS", "OFFERED", "STAND_IN", "Answer", "Bot", "Budget", "ask", "bot"]

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy(offered=False), "steady": Steady()}
OFFERED = tuple([key for key, one in BOTS.items() if one.offered])
"""The bots people may choose to play against, the strongest last."""
STAND_IN = "steady"
"""Who plays for absent people."""


def bot(key: str) -> Bot:
    """A bot by its key."""
    if key not in BOTS:
        raise OptionError("option-bot", bot=key[:40], known=", ".join(BOTS))
    return BOTS[key]


def ask(key: str, title: Title[Game], game: Game, seat: int, rng: Rng, budget: Budget = USUAL) -> Answer:
    """What a bot answers for a seat of a game, seeing only what that seat may."""
    found = bot(key)
    guess = game.clone()
    guess.determinize(seat, rng)
    return found.answer(guess, seat, found.eye(title), rng, budget)
