"""Who exactly played: what makes a bot play as it does, whatever it is called."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca import bots as house
from ludoteca.games import title as find_title


def identity(bot: str, title: str) -> str:
    """What a bot plays a title with; bots of one identity play alike."""
    return house.identity(bot, find_title(title))


def identities(bots: Iterable[str], title: str) -> dict[str, str]:
    """The identity of each bot."""
    return {bot: identity(bot, title) for bot in bots}
