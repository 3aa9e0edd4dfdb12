"""The kinds of jobs by name: a function each, with arguments, a budget and somebody to tell progress to."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from ludoteca import bots
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.workers.job import Arguments, Budget, Json, Progress


@dataclass(frozen=True)
class BotMove:
    """Which bot decides for which seat, and where."""

    bot: str
    title: str
    position: dict[str, Any]
    seat: int

    def arguments(self) -> Arguments:
        return {"bot": self.bot, "title": self.title, "position": self.position, "seat": self.seat}


def move(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """What a bot does in a position, as written."""
    asked = BotMove(**cast(dict[str, Any], arguments))
    title = find_title(asked.title)
    game = title.format.read(asked.position)
    return title.alphabet.write(_choice(asked.bot, title, game, asked.seat, budget))


def _choice(bot: str, title: Title[Any], game: Game, seat: int, budget: Budget) -> int:
    """The bot is shown a guess at what its seat cannot know; chance is drawn anew for every question."""
    words = [secrets.randbits(32) for _ in range(3)]
    limit = bots.Budget(milliseconds=round(1000 * budget.seconds))
    return bots.ask(bot, title, game, seat, Rng(words[0], words[1], words[2], 1), limit).action


JOBS: dict[str, Callable[[Arguments, Budget, Progress], Json]] = {"move": move}
