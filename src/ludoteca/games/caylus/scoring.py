"""The end: points for gold, cubes and deniers that are left."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event
from ludoteca.games.caylus import notes
from ludoteca.games.caylus.components import (
    CUBES_PER_POINT,
    DENIERS_PER_POINT,
    FROM_LEFTOVERS,
    GOLD,
    GOLD_POINTS,
    NOBODY,
    SECTIONS,
)
from ludoteca.games.caylus.state import Caylus, Player


class FinalScoring(Event[Caylus]):
    """After the towers everybody scores what is left over; then the game is over."""

    def happen(self, game: Caylus) -> None:
        for seat, player in enumerate(game.players):
            game.score(seat, leftovers(player), FROM_LEFTOVERS)
        game.note(notes.OVER, NOBODY)

    def fits(self, game: Caylus, place: int) -> bool:
        return place == 0 and game.is_next(place) and game.scored == SECTIONS


FINAL_SCORING: Final = FinalScoring()


def leftovers(player: Player) -> int:
    """Three points a gold, one for three other cubes, one for four deniers."""
    gold = player.cubes[GOLD]
    cubes = sum(player.cubes) - gold
    return gold * GOLD_POINTS + cubes // CUBES_PER_POINT + player.deniers // DENIERS_PER_POINT
