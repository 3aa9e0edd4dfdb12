"""Migrating: pawns enter the map and leave it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    notes,
    reasons,
    standing,
    timetable,
)
from ludoteca.games.feudum.actions import (
    AT_VERB,
    CHARACTER_VERB,
    DECLINE,
    FACE,
    LOCATION,
    PIECE,
    VERB,
    WITHDRAW_VERB,
    at,
    character,
    withdraw,
)
from ludoteca.games.feudum.components import (
    ALCHEMIST,
    FOOD,
    GUILDS,
    LOCATIONS,
    MIGRATE,
    MONSTERS,
    NOTHING,
    PAWNS,
    STARTS,
    SULFUR,
    VESSELS,
)
from ludoteca.games.feudum.payment import can_pay, pay_good
from ludoteca.games.feudum.state import SEATS, Feudum


class Migrate(Step[Feudum]):
    """Bring a pawn in for one food, or take one back."""

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        if NOTHING in me.faces and can_pay(me, FOOD):
            for face in range(GUILDS):
                found.append(character(face))
        for pawn in range(PAWNS):
            if me.faces[pawn] != NOTHING:
                found.append(withdraw(PAWNS * self.player + pawn))
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == CHARACTER_VERB:
            waiting = NOTHING in game.players[self.player].faces
            return Reason(reasons.NO_FOOD_TO_ENTER if waiting else reasons.ALL_PAWNS_ON_MAP, [])
        if VERB[action] != WITHDRAW_VERB:
            return Reason(NOT_NOW, [])
        own = PIECE[action] // PAWNS == self.player
        return Reason(reasons.WITHDRAW_NOT_ON_MAP if own else reasons.WITHDRAW_YOUR_OWN, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            game.note(notes.IDLE, self.player, MIGRATE)
        elif VERB[action] == WITHDRAW_VERB:
            game.note(notes.WITHDREW, self.player, PIECE[action])
            remove_pawn(game, self.player, PIECE[action] % PAWNS)
        else:
            game.stack.append(Enter(self.player, FACE[action]))
            pay_good(game, self.player, FOOD)

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, MIGRATE)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class Enter(Step[Feudum]):
    """Put the pawn beside a location where one has a pawn or a marker; beside a starting space otherwise."""

    def __init__(self, player: int, face: int) -> None:
        super().__init__(player)
        self.face: Final = face

    def options(self, game: Feudum) -> list[int]:
        return [at(location) for location in ways_in(game, self.player)]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != AT_VERB:
            return Reason(NOT_NOW, [])
        return why_no_way_in(game, self.player, LOCATION[action])

    def apply(self, game: Feudum, action: int) -> None:
        enter(game, self.player, self.face, LOCATION[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """A pawn waits in the supply."""
        first = timetable.lies_on(game, place, ("EndTurn",)) and timetable.sets_up(
            game, place, self.player, False
        )
        if not first and not timetable.in_turn(game, place, self.player):
            return False
        return NOTHING in game.players[self.player].faces


MIGRATE_STEP: Final = [Migrate(seat) for seat in SEATS]


def ways_in(game: Feudum, player: int) -> list[int]:
    """Where a new pawn may enter; an alchemist in play has kin at every starting space."""
    found = homes(game, player)
    if not found:
        return STARTS
    if game.setting.advanced and game.players[player].shows(ALCHEMIST):
        for location in STARTS:
            if location not in found:
                found.append(location)
        found.sort()
    return found


def homes(game: Feudum, player: int) -> list[int]:
    """The locations with a pawn or a marker of a player."""
    return [location for location in range(LOCATIONS) if game.is_present(player, location)]


def why_no_way_in(game: Feudum, player: int, location: int) -> Reason:
    """Why a new pawn may not enter here."""
    if game.round == 0:
        return Reason(reasons.FIRST_AT_START, [])
    if not homes(game, player):
        return Reason(reasons.NEW_AT_START, [])
    if game.setting.advanced and location in STARTS:
        return Reason(reasons.KIN_NEEDS_ALCHEMIST, [])
    for monster in range(MONSTERS):
        if game.monster_at[monster] == location and game.monster_owner[monster] == player:
            return Reason(reasons.ONLY_A_MONSTER_HERE, [])
    return Reason(reasons.NOBODY_HERE, [])


def enter(game: Feudum, player: int, face: int, location: int) -> None:
    me = game.players[player]
    pawn = me.faces.index(NOTHING)
    me.faces = put(me.faces, pawn, face)
    me.at = put(me.at, pawn, location)
    game.note(notes.ENTERED, player, face, location)
    standing.refresh(game)


def remove_pawn(game: Feudum, player: int, pawn: int) -> None:
    """A pawn goes back to its owner: its vessel stays, its sulfur goes to the bag."""
    me = game.players[player]
    if me.aboard[pawn] != NOTHING:
        abandon(game, player, pawn)
    if me.wine >> pawn & 1:
        me.wine &= ~(1 << pawn)
        game.bag[SULFUR] += 1
    me.faces = put(me.faces, pawn, NOTHING)
    me.at = put(me.at, pawn, NOTHING)
    standing.refresh(game)


def abandon(game: Feudum, player: int, pawn: int) -> None:
    """The vessel stays where the pawn leaves it; it cannot be boarded again in the same turn."""
    me = game.players[player]
    here = me.at[pawn] * VESSELS + me.aboard[pawn]
    game.adrift = tuple(sorted([*game.adrift, here]))
    game.fresh = tuple(sorted([*game.fresh, here]))
    me.aboard = put(me.aboard, pawn, NOTHING)
