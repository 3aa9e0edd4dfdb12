"""What may be picked in any order, for tests of any game."""

from __future__ import annotations

from ludoteca import Match


def pool(match: Match) -> tuple[int, str]:
    """How many picks are due, and out of what: ``(2, "food stone stone")``."""
    due, actions = match.game.unordered()
    return due, " ".join([match.title.alphabet.write(action).split("=")[1] for action in actions])
