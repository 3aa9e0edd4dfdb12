"""What a seat of Caylus knows: everything, since all lies open once the tiles are laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.view import view as view_of


class Witness:
    """Remembers the table as it was last shown; a guess that looks different cannot be the game."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.shown: dict[str, Any] = {}

    def watch(self, view: dict[str, Any]) -> None:
        self.shown = view

    def contradiction(self, game: Caylus) -> str:
        now: Mapping[str, object] = view_of(game, self.seat)
        return ", ".join([key for key, value in self.shown.items() if now[key] != value])

    def hidden(self, game: Caylus) -> dict[str, Any]:
        """Nothing lies face down."""
        return {}
