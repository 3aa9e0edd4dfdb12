"""Bots: one registry, one door. A bot is fair: it is handed a guess at the hidden things, never the game."""

from __future__ import annotations

from ludoteca.bots.bot import USUAL, Answer, Bot, Budget
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.levels import LEVELS, Level
from ludoteca.bots.lookahead import COMPILED, LookAhead, Sight
from ludoteca.bots.random import Random
from ludoteca.bots.steady import Steady
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title

__all__ = [
    "BOTS",
    "OFFERED",
    "STAND_IN",
    "Answer",
    "Bot",
    "Budget",
    "ask",
    "bot",
    "identity",
    "named",
    "weakness",
]

BOTS: dict[str, Bot] = {
    "random": Random(offered=False),
    "greedy": Greedy(offered=False),
    "steady": Steady(offered=False),
    **{level: Level(level) for level in LEVELS},
}
OFFERED = tuple([key for key, one in BOTS.items() if one.offered])
"""The bots people may choose to play against, the strongest last."""
STAND_IN = "knight"
"""Who plays for absent people."""


def bot(key: str) -> Bot:
    """A bot by its key."""
    if key not in BOTS:
        raise OptionError("option-bot", bot=key[:40], known=", ".join(BOTS))
    return BOTS[key]


def named(name: str) -> Bot:
    """A bot by its key, or by what it can do.

    ``ahead:4:2:6`` plays the 4 best actions on for 6 decisions over 2 guesses, ``ahead:4:2:6:0.5`` with some
    heat, ``runs:4:2:6`` after a first sight of whole runs, ``ahead:4:2:6@my.json`` with one's own network,
    ``steady@my.json`` with weights of one's own.
    """
    settings, _, file = name.partition("@")
    if settings == "steady" and file:
        return Steady(file=file)
    words = settings.split(":")
    if words[0] not in ("ahead", "runs") or len(words) not in (4, 5):
        return bot(name)
    try:
        top, guesses, decisions = [int(word) for word in words[1:4]]
        heat = float(words[4]) if len(words) == 5 else 0.0
    except ValueError:
        return bot(name)
    if min(top, guesses) < 1 or decisions < 0 or not 0.0 <= heat < 1000.0:
        return bot(name)
    return LookAhead(Sight(top, guesses, decisions, heat, words[0] == "runs"), file)


def identity(name: str, title: Title[Game], players: int) -> str:
    """Who plays a title under a name, for figures of strength: its sight and the hash of its network.

    Of the steady bot, the hash of tuned weights.
    """
    found = named(name).at(title)
    if isinstance(found, Steady) and title.weights is not None and title.weights.tuned:
        return f"{name} = weights {title.weights.identity()}"
    if not isinstance(found, LookAhead):
        return name
    one = found.network(title, players)
    return f"{name} = {found.sight.written()} with {one.identity if one else 'no network'}"


def weakness(name: str, title: Title[Game], players: int) -> str:
    """Why a bot plays weaker here than it could, as the end of a text's name; nothing if it does not."""
    found = named(name).at(title)
    if not isinstance(found, LookAhead):
        return ""
    if found.network(title, players) is None:
        return "untaught"
    return "" if COMPILED else "interpreted"


def ask(key: str, title: Title[Game], game: Game, seat: int, rng: Rng, budget: Budget = USUAL) -> Answer:
    """What a bot answers for a seat of a game, seeing only what that seat may."""
    found = named(key).at(title)
    guess = game.clone()
    guess.determinize(seat, rng)
    return found.answer(guess, seat, found.eye(title, game.seats()), rng, budget)
