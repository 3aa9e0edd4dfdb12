"""The building line of the favours: construction at a discount, and residences."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.games.caylus import construction, favours, lawyer, notes
from ludoteca.games.caylus.actions import BUILDING, DECLINE, TRANSFORM, VERB, transform
from ludoteca.games.caylus.components import (
    BUILD_COLUMN,
    DISCOUNT,
    FOR_BUILDINGS,
    KIND,
    OF_STONE,
    PRESTIGE,
    TRANSFORM_COLUMN,
    WOODEN,
)
from ludoteca.games.caylus.state import SEATS, Caylus


class BuildingFavour(Step[Caylus]):
    """Build, with a discount, or transform, whatever the columns up to the marker allow, or nothing."""

    def options(self, game: Caylus) -> list[int]:
        found = building_favours(game, self.player)
        found.append(DECLINE)
        return found

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        building = BUILDING[action]
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        elif VERB[action] == TRANSFORM:
            lawyer.begin(game, self.player, building, 0)
        else:
            construction.begin(game, self.player, building, DISCOUNT[KIND[building]])

    def fits(self, game: Caylus, place: int) -> bool:
        """The marker has reached a column."""
        return favours.fits(game, self.player, place) and game.players[self.player].favours[FOR_BUILDINGS] > 0


BUILDING_FAVOUR: Final[list[Step[Caylus]]] = [BuildingFavour(seat) for seat in SEATS]


def building_favours(game: Caylus, player: int) -> list[int]:
    """What the building line allows a player now."""
    found: list[int] = []
    column = game.players[player].favours[FOR_BUILDINGS]
    for kind in (WOODEN, OF_STONE, PRESTIGE):
        if BUILD_COLUMN[kind] <= column:
            construction.affordable(game, player, kind, DISCOUNT[kind], found)
    if column >= TRANSFORM_COLUMN and lawyer.can_pay(game, player, 0):
        for building in lawyer.targets(game, player):
            found.append(transform(building))
    return found
