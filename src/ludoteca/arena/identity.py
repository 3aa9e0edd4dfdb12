"""Who exactly played: what makes a bot play as it does, whatever it is called."""

from __future__ import annotations

from collections.abc import Iterable


def identity(bot: str, title: str) -> str:
    """What a bot plays a title with; bots of one identity play alike.

    The bots of today are their code, and the same for every title: their name says it all.
    """
    return bot


def identities(bots: Iterable[str], title: str) -> dict[str, str]:
    """The identity of each bot."""
    return {bot: identity(bot, title) for bot in bots}
