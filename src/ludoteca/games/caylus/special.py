"""Phase 3, the special buildings, from the gate to the inn."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import favours, notes, provost, reasons
from ludoteca.games.caylus.actions import BUILDING, DECLINE, JOUST, LEAVE, PLACE, PROVOST, SPACE, STAY, VERB
from ludoteca.games.caylus.components import (
    CLOTH,
    GATE,
    GUILD,
    INN,
    JOUST_CLOTH,
    JOUST_DENIERS,
    JOUST_FIELD,
    KIND,
    NOBODY,
    SPECIAL,
    STABLES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from ludoteca.games.caylus.placing import gate_places, put_worker, take_home, why_not_at
from ludoteca.games.caylus.state import SEATS, Caylus


class SpecialBuildings(Event[Caylus]):
    """Phase 3: the buildings between castle and bridge act one by one."""

    def happen(self, game: Caylus) -> None:
        game.phase = 3
        favours.forget_lines(game)
        game.stack.extend(IN_ORDER)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(3, place)


class SpecialBuilding(Event[Caylus]):
    """One of them acts for the worker who stands there now."""

    def __init__(self, building: int) -> None:
        super().__init__()
        self.building: Final = building

    def happen(self, game: Caylus) -> None:
        if self.building == STABLES:
            change_order(game)
        elif self.building == INN:
            move_in(game)
        else:
            player = game.worker_at(self.building)
            if player != NOBODY:
                open_building(game, player, self.building)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_event(3, place) and KIND[self.building] == SPECIAL


class MoveGateWorker(Step[Caylus]):
    """Move the worker at the gate to any free place, free of charge, or take him home."""

    def options(self, game: Caylus) -> list[int]:
        found = gate_places(game, self.player)
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != PLACE:
            return Reason(NOT_NOW, [])
        if BUILDING[action] == GATE:
            return Reason(reasons.FROM_THE_GATE, [])
        return why_not_at(game, self.player, BUILDING[action])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        take_home(game, self.player, GATE)
        if action == DECLINE:
            game.note(notes.WENT_HOME, self.player, GATE)
            return
        game.players[self.player].workers -= 1
        game.note(notes.PLACED, self.player, BUILDING[action], 0)
        put_worker(game, self.player, BUILDING[action])

    def fits(self, game: Caylus, place: int) -> bool:
        """The worker is still there."""
        return game.holds_event(3, place) and game.is_user(self.player, GATE)


class GuildMove(Step[Caylus]):
    """Move the provost up to three spaces, free of charge, or leave him."""

    def options(self, game: Caylus) -> list[int]:
        return provost.moves(game, provost.FARTHEST)

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != PROVOST:
            return Reason(NOT_NOW, [])
        return provost.why_not_to(game, SPACE[action])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        provost.move(game, self.player, action, 0)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_event(3, place) and game.has_seat(self.player)


class Joust(Step[Caylus]):
    """Pay a denier and a cloth for one royal favour, or not."""

    def options(self, game: Caylus) -> list[int]:
        return [JOUST, DECLINE]

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.WENT_HOME, self.player, JOUST_FIELD)
            return
        me = game.players[self.player]
        me.deniers -= JOUST_DENIERS
        me.cubes[CLOTH] -= JOUST_CLOTH
        game.note(notes.JOUSTED, self.player)
        favours.grant(game, self.player, 1)

    def fits(self, game: Caylus, place: int) -> bool:
        """Somebody who can pay."""
        return game.holds_event(3, place) and game.has_seat(self.player) and can_joust(game, self.player)


class LeaveInn(Step[Caylus]):
    """A guest whom nobody drove out stays for another turn or goes home."""

    def options(self, game: Caylus) -> list[int]:
        return [STAY, LEAVE]

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == STAY:
            game.note(notes.STAYED_IN_INN, self.player)
        else:
            check_out(game)

    def fits(self, game: Caylus, place: int) -> bool:
        """The guest, whom nobody on the left drives out."""
        if not game.holds_event(3, place) or not game.has_seat(self.player):
            return False
        return game.inn_right == self.player and game.inn_left == NOBODY


SPECIAL_BUILDINGS: Final = SpecialBuildings()
MOVE_GATE_WORKER: Final = [MoveGateWorker(seat) for seat in SEATS]
GUILD_MOVE: Final = [GuildMove(seat) for seat in SEATS]
JOUST_STEP: Final = [Joust(seat) for seat in SEATS]
LEAVE_INN: Final = [LeaveInn(seat) for seat in SEATS]
IN_ORDER: Final = [
    SpecialBuilding(building) for building in [INN, STABLES, JOUST_FIELD, GUILD, TRADING_POST, GATE]
]
"""Last first, as the timetable wants it."""


def open_building(game: Caylus, player: int, building: int) -> None:
    """Gate, trading post, merchants' guild and joust field."""
    if building == GATE:
        game.ask(player, MOVE_GATE_WORKER[player])
        return
    take_home(game, player, building)
    if building == TRADING_POST:
        game.gain_deniers(player, TRADING_POST_DENIERS)
    elif building == GUILD:
        game.ask(player, GUILD_MOVE[player])
    elif can_joust(game, player):
        game.ask(player, JOUST_STEP[player])
    else:
        game.note(notes.WENT_HOME, player, building)


def can_joust(game: Caylus, player: int) -> bool:
    me = game.players[player]
    return me.deniers >= JOUST_DENIERS and me.cubes[CLOTH] >= JOUST_CLOTH


def change_order(game: Caylus) -> None:
    """Those in the stables take the first ranks; the others follow in the order they had."""
    if not game.stables:
        return
    for rank, player in enumerate(game.stables):
        game.players[player].workers += 1
        game.note(notes.RANK, player, rank + 1)
    game.order = game.stables + tuple([player for player in game.order if player not in game.stables])
    game.stables = ()


def move_in(game: Caylus) -> None:
    """The worker on the left goes to the right and drives out whoever is there."""
    if game.inn_left != NOBODY:
        if game.inn_right != NOBODY:
            check_out(game)
        game.inn_right = game.inn_left
        game.inn_left = NOBODY
        game.note(notes.ENTERED_INN, game.inn_right)
    elif game.inn_right != NOBODY:
        game.ask(game.inn_right, LEAVE_INN[game.inn_right])


def check_out(game: Caylus) -> None:
    """The worker on the right goes home."""
    game.players[game.inn_right].workers += 1
    game.note(notes.LEFT_INN, game.inn_right)
    game.inn_right = NOBODY
