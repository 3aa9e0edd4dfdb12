"""The kinds of jobs by name: a function each, with arguments, a budget and somebody to tell progress to."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from ludoteca import bots
from ludoteca.bots.judging import Effort
from ludoteca.core.game import Game
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.study.review import review
from ludoteca.study.verdict import usual_effort
from ludoteca.study.verdict import verdict as verdict_of
from ludoteca.workers.job import Arguments, Budget, Json, Progress

THINKING = 0.6
"""The part of its seconds after which a judge begins no further guess."""


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


@dataclass(frozen=True)
class Question:
    """Which decision is to be judged: whose, where, and what was chosen if that is known."""

    title: str
    position: dict[str, Any]
    seat: int
    seed: int
    """Of the guesses: who asks twice gets the same answer."""
    chosen: str | None = None

    def arguments(self) -> Arguments:
        return {
            "title": self.title,
            "position": self.position,
            "seat": self.seat,
            "seed": self.seed,
            "chosen": self.chosen,
        }


def verdict(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """What a strong eye says of a decision, and what speaks for the best beside what was chosen."""
    asked = Question(**cast(dict[str, Any], arguments))
    title = find_title(asked.title)
    game = title.format.read(asked.position)
    chosen = None if asked.chosen is None else title.alphabet.read(asked.chosen)
    usual = usual_effort(title)
    # A guess that was begun is looked at to the end.
    effort = Effort(usual.guesses, usual.decisions, usual.top, round(THINKING * 1000 * budget.seconds))
    found = verdict_of(title, game, asked.seat, seeded(asked.seed), effort, chosen)
    instead = [] if chosen is None else found.why(found.best.action, chosen)
    return {"verdict": cast(Json, found.to_json()), "instead": [reason.to_json() for reason in instead]}


def judge(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """A review of a whole record, as plain data; progress is how many of how many actions are done.

    ``record`` is its text, ``seed`` a number. The budget may count ``guesses``; its seconds are shared out
    among the actions.
    """
    record = Record.read(str(arguments["record"]), find_title)
    usual = usual_effort(record.title)
    milliseconds = round(THINKING * 1000 * budget.seconds / max(1, len(record.entries)))
    guesses = budget.counts.get("guesses", usual.guesses)
    effort = Effort(guesses, usual.decisions, usual.top, max(1, milliseconds))
    found = review(record, int(cast(int, arguments["seed"])), effort, lambda done, of: tell([done, of]))
    return cast(Json, found.to_json())


JOBS: dict[str, Callable[[Arguments, Budget, Progress], Json]] = {
    "move": move,
    "verdict": verdict,
    "review": judge,
}
