"""Bots: one registry. A bot is fair: it is handed a guess at the hidden things, never the game itself."""

from __future__ import annotations

from typing import Any, Protocol

from ludoteca.bots.greedy import Greedy
from ludoteca.bots.random import Random
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title


class Bot(Protocol):
    """Chooses for a seat. ``game`` is a determinized clone: it may be played with and guessed again."""

    def choose(self, game: Game, seat: int, evaluate: Any, rng: Rng) -> int: ...


BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def bot(key: str) -> Bot:
    """A bot by its key."""
    if key not in BOTS:
        raise OptionError("option-bot", bot=key[:40], known=", ".join(BOTS))
    return BOTS[key]


def choose(key: str, title: Title[Any], game: Game, seat: int, rng: Rng) -> int:
    """What a bot does in a game, seeing only what its seat may."""
    guess = game.clone()
    guess.determinize(seat, rng)
    return bot(key).choose(guess, seat, title.evaluate, rng)
