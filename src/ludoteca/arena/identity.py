"""Who exactly played: what makes a bot play as it does, whatever it is called."""

from __future__ import annotations

from typing import Any

from ludoteca.arena.plan import Plan
from ludoteca.core.title import Title
from ludoteca.games import title


def identity(name: str, title: Title[Any], players: int) -> str:
    """What a bot plays a title with; bots of one identity play alike.

    The bots of today are their code, and the same for every title: their name says it all.
    """
    return name


def identities(plan: Plan) -> dict[str, str]:
    """The identity of each bot of a plan."""
    return {bot: identity(bot, title(plan.title), plan.players) for bot in plan.bots}
