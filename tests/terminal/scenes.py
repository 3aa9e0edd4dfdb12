"""Positions to draw, and what a drawing of them gets to see."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.core.rng import seeded
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.choices import choices_of, marks_of
from ludoteca.texts import texts

NAMES = ("Ana", "a very long name indeed", "Zoë", "Luis", "Eva")


def scene(match: Match, language: str = "en", width: int = 80, height: int = 24) -> Scene:
    """The table as whoever decides sees it."""
    key = match.title.key
    seat = None if match.over() else match.player()
    return Scene(
        key,
        match.view(seat),
        seat,
        tuple(match.deciding()),
        NAMES[: match.record.players],
        texts(language, key),
        width,
        height,
        {} if seat is None else marks_of(match.title, choices_of(match, seat)),
    )


def played(match: Match, actions: int) -> Match:
    """The match after so many more actions taken at random."""
    rng = seeded(1)
    while not match.over() and actions:
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
        actions -= 1
    return match
