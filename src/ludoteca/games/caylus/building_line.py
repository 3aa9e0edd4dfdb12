"""The building line of the favours: construction at a discount, and residences."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import construction, favours, lawyer, notes, reasons
from ludoteca.games.caylus.actions import BUILD, BUILDING, DECLINE, TRANSFORM, VERB, transform
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

    def why_not(self, game: Caylus, action: int) -> Reason:
        building, verb = BUILDING[action], VERB[action]
        if verb not in (BUILD, TRANSFORM):
            return Reason(NOT_NOW, [])
        reached = game.players[self.player].favours[FOR_BUILDINGS]
        column = TRANSFORM_COLUMN if verb == TRANSFORM else BUILD_COLUMN[KIND[building]]
        if verb == BUILD and KIND[building] not in (WOODEN, OF_STONE, PRESTIGE):
            return Reason(reasons.NO_TILE, [building])
        if reached < column:
            return Reason(reasons.COLUMN_NOT_REACHED, [column, reached])
        if verb == BUILD:
            return construction.why_not_built(game, self.player, building, DISCOUNT[KIND[building]])
        if not lawyer.can_pay(game, self.player, 0):
            return Reason(reasons.NO_CLOTH, [])
        return lawyer.why_not_transformed(game, building)

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
