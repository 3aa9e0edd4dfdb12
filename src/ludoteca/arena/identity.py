"""Who exactly played: what makes a bot play as it does, whatever it is called."""

from __future__ import annotations

from ludoteca.arena.plan import Plan
from ludoteca.bots import identity
from ludoteca.games import title


def identities(plan: Plan) -> dict[str, str]:
    """The identity of each bot of a plan."""
    return {bot: identity(bot, title(plan.title), plan.players) for bot in plan.bots}
