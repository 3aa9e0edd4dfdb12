"""The lawyer: an own or a neutral building becomes a residence."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import actions, notes, reasons
from ludoteca.games.caylus.actions import BUILDING, DECLINE, VERB, transform
from ludoteca.games.caylus.components import (
    BIT,
    CLOTH,
    EFFECT,
    FROM_RESIDENCES,
    KIND,
    LAWYER,
    NEUTRAL_MASK,
    POINTS,
    PRESTIGE,
    RESIDENCE,
    RESIDENCE_CLOTH,
    RESIDENCE_DENIERS,
    RESIDENTIAL,
    TRANSFORM,
    TRANSFORMABLE,
    TRANSFORMABLE_MASK,
)
from ludoteca.games.caylus.placing import out_of_the_game
from ludoteca.games.caylus.state import SEATS, Caylus, buildings_of


class Transform(Step[Caylus]):
    """Pay a cloth and a denier to turn a neutral or an own building into a residence, or not."""

    def options(self, game: Caylus) -> list[int]:
        found = [transform(building) for building in targets(game, self.player)]
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.TRANSFORM:
            return Reason(NOT_NOW, [])
        return why_not_transformed(game, BUILDING[action])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            begin(game, self.player, BUILDING[action], RESIDENCE_DENIERS)

    def fits(self, game: Caylus, place: int) -> bool:
        """Somebody who can pay."""
        building = game.building_below(place)
        if not game.is_user(self.player, building) or EFFECT[building] != TRANSFORM:
            return False
        return can_pay(game, self.player, RESIDENCE_DENIERS)


TRANSFORM_STEP: Final = [Transform(seat) for seat in SEATS]


def offer(game: Caylus, player: int) -> None:
    """The lawyer acts for a player who can pay and has something to transform."""
    if can_pay(game, player, RESIDENCE_DENIERS) and targets(game, player):
        game.ask(player, TRANSFORM_STEP[player])


def can_pay(game: Caylus, player: int, deniers: int) -> bool:
    me = game.players[player]
    return me.cubes[CLOTH] >= RESIDENCE_CLOTH and me.deniers >= deniers


def targets(game: Caylus, player: int) -> list[int]:
    """Neutral buildings and own wood and stone ones, but the lawyer and those that already wait."""
    waiting = 0
    for other in game.players:
        waiting |= other.waiting
    own = game.players[player].own & TRANSFORMABLE_MASK
    mask = (own | (NEUTRAL_MASK & ~game.removed)) & ~waiting
    return [building for building in TRANSFORMABLE if mask & BIT[building]]


def why_not_transformed(game: Caylus, building: int) -> Reason:
    """Why nobody, or only somebody else, can turn this into a residence."""
    if building == LAWYER:
        return Reason(reasons.NOT_THE_LAWYER, [])
    if KIND[building] in (RESIDENTIAL, PRESTIGE):
        return Reason(reasons.NEVER_TRANSFORMED, [])
    if building not in TRANSFORMABLE:
        return Reason(reasons.NEVER_TRANSFORMED_EITHER, [])
    if game.removed & BIT[building]:
        return out_of_the_game(building)
    if game.supply & BIT[building]:
        return Reason(reasons.NOT_ON_THE_ROAD, [building])
    for player in game.players:
        if player.waiting & BIT[building]:
            return Reason(reasons.SWAP_WAITS, [building])
    return Reason(reasons.OF_ANOTHER, [game.owner_of(building)])


def begin(game: Caylus, player: int, building: int, deniers: int) -> None:
    """Pay now; the swap waits until no worker stands there."""
    me = game.players[player]
    me.deniers -= deniers
    me.cubes[CLOTH] -= RESIDENCE_CLOTH
    if game.occupied() & BIT[building]:
        me.waiting |= BIT[building]
        game.note(notes.WILL_TRANSFORM, player, building)
    else:
        swap(game, player, building)


def swap(game: Caylus, player: int, building: int) -> None:
    """Put a residence there; neutral tiles leave the game, others go back to the supply."""
    me = game.players[player]
    me.waiting &= ~BIT[building]
    if NEUTRAL_MASK & BIT[building]:
        game.removed |= BIT[building]
    else:
        me.own &= ~BIT[building]
        game.supply |= BIT[building]
    space = game.road.index(building)
    game.road[space] = RESIDENCE
    me.residences |= 1 << space
    game.note(notes.TRANSFORMED, player, building, space)
    game.score(player, POINTS[RESIDENCE], FROM_RESIDENCES)


def swap_all(game: Caylus, player: int) -> None:
    """Everything that a player has waiting."""
    for building in buildings_of(game.players[player].waiting):
        swap(game, player, building)
