"""Phase 2, placing workers: one at a time in turn order, until everybody has passed."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.offers import Offers
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import holds, place_of
from ludoteca.games.caylus import notes, reasons
from ludoteca.games.caylus.actions import BUILDING, PASS, PLACE, PROVOST, SPACE, VERB, place
from ludoteca.games.caylus.components import (
    BIT,
    BRIDGE,
    BUILDINGS,
    CASTLE,
    FROM_VISITS,
    GATE,
    INN,
    JEWELLER,
    KIND,
    LOW_PRICE,
    NO_BUILDING,
    NOBODY,
    PASSING_BONUS,
    PRESTIGE,
    RESIDENCE,
    STABLES,
    STABLES_PLACES,
    VISIT_POINTS,
    WORKPLACE_MASK,
)
from ludoteca.games.caylus.state import SEATS, Caylus


class PlaceWorkers(Event[Caylus]):
    """Phase 2: the first in turn order begins."""

    def happen(self, game: Caylus) -> None:
        game.phase = 2
        game.passed = ()
        first = game.order[0]
        game.ask(first, PLACE_WORKER[first])

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(2, place)


class PlaceWorker(Step[Caylus]):
    """Pay and put a worker somewhere, or pass; whoever can place none has to pass."""

    def options(self, game: Caylus) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        if me.workers == 0 or me.deniers < LOW_PRICE:
            return found
        if me.deniers >= price(game, self.player):
            places_for(game, self.player, found)
        else:
            own_places(game, self.player, found)
        if found:
            found.append(PASS)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] == PROVOST and game.road[SPACE[action]] == NO_BUILDING:
            # Whoever points at a bare space now means to send a worker there.
            return Reason(reasons.NOTHING_HERE, [])
        if VERB[action] != PLACE:
            return Reason(NOT_NOW, [])
        building = BUILDING[action]
        reason = why_not_at(game, self.player, building)
        if reason.kind is not NOT_NOW:
            return reason
        return Reason(
            reasons.TOO_DEAR, [price_at(game, self.player, building), game.players[self.player].deniers]
        )

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == PASS:
            pass_bridge(game, self.player)
            return
        building = BUILDING[action]
        me = game.players[self.player]
        cost = price_at(game, self.player, building)
        me.deniers -= cost
        me.workers -= 1
        game.note(notes.PLACED, self.player, building, cost)
        put_worker(game, self.player, building)
        next_to_place(game, self.player)

    def nothing_to_choose(self, game: Caylus) -> None:
        """No worker left, or no place that the player can pay: passing is the only way."""
        pass_bridge(game, self.player)

    def fits(self, game: Caylus, place: int) -> bool:
        """Somebody who has not passed."""
        if game.phase != 2 or place != game.ground():
            return False
        return game.has_seat(self.player) and self.player not in game.passed


PLACE_WORKERS: Final = PlaceWorkers()
PLACE_WORKER: Final = [PlaceWorker(seat) for seat in SEATS]
PLACES: Final = Offers([place(building) for building in range(BUILDINGS)])


def price(game: Caylus, player: int) -> int:
    """What a worker costs on anything but an own building: the lowest free number of the bridge."""
    if game.inn_right == player:
        return LOW_PRICE
    return BRIDGE[len(game.players)][len(game.passed)]


def price_at(game: Caylus, player: int, building: int) -> int:
    """What a worker costs on this building."""
    return LOW_PRICE if game.players[player].own & BIT[building] else price(game, player)


def places_for(game: Caylus, player: int, found: list[int]) -> None:
    """Every building, and the castle, where a worker of this player may go now."""
    PLACES.offer(WORKPLACE_MASK & ~(game.supply | game.removed | game.occupied()), found)
    if len(game.players) > 2 and len(game.stables) < STABLES_PLACES and not holds(game.stables, player):
        found.append(place(STABLES))
    if game.inn_left == NOBODY:
        found.append(place(INN))
    if not holds(game.castle, player):
        found.append(place(CASTLE))


def why_not_at(game: Caylus, player: int, building: int) -> Reason:
    """Why no worker of this player may go there now, whatever it costs; NOT_NOW if one may."""
    if game.removed & BIT[building]:
        return out_of_the_game(building)
    if building == RESIDENCE:
        return Reason(reasons.ON_RESIDENCE, [])
    if game.supply & BIT[building]:
        return Reason(reasons.NOT_BUILT, [building])
    if KIND[building] == PRESTIGE:
        return Reason(reasons.ON_PRESTIGE, [building])
    if building == STABLES:
        return why_not_in_stables(game, player)
    if building == INN and game.inn_left != NOBODY:
        return Reason(reasons.INN_CLOSED, [game.inn_left])
    if building == CASTLE and player in game.castle:
        return Reason(reasons.IN_CASTLE_ALREADY, [])
    there = game.worker_at(building)
    return Reason(NOT_NOW, []) if there == NOBODY else Reason(reasons.OCCUPIED, [there])


def why_not_in_stables(game: Caylus, player: int) -> Reason:
    if len(game.players) == 2:
        return Reason(reasons.NO_STABLES, [])
    if player in game.stables:
        return Reason(reasons.IN_STABLES_ALREADY, [])
    return Reason(NOT_NOW if len(game.stables) < STABLES_PLACES else reasons.STABLES_FULL, [])


def out_of_the_game(building: int) -> Reason:
    """A tile that is not in this game, or no longer."""
    if building == JEWELLER:
        return Reason(reasons.NO_JEWELLER, [])
    return Reason(reasons.OUT_OF_THE_GAME, [building])


def own_places(game: Caylus, player: int, found: list[int]) -> None:
    """The player's own buildings without a worker."""
    PLACES.offer(WORKPLACE_MASK & game.players[player].own & ~game.occupied(), found)


def put_worker(game: Caylus, player: int, building: int) -> None:
    """The worker takes his place; the owner of the building, if another, scores at once."""
    if building == STABLES:
        game.stables = (*game.stables, player)
    elif building == CASTLE:
        game.castle = (*game.castle, player)
    elif building == INN:
        game.inn_left = player
    else:
        game.players[player].at |= BIT[building]
        owner = game.owner_of(building)
        if owner != NOBODY and owner != player:
            game.score(owner, VISIT_POINTS, FROM_VISITS)


def take_home(game: Caylus, player: int, building: int) -> None:
    """The worker goes back to his player."""
    me = game.players[player]
    me.at &= ~BIT[building]
    me.workers += 1


def pass_bridge(game: Caylus, player: int) -> None:
    """Take the lowest free number of the bridge; the first one there gets a denier."""
    game.passed = (*game.passed, player)
    game.note(notes.PASSED, player, len(game.passed))
    if len(game.passed) == 1:
        game.gain_deniers(player, PASSING_BONUS)
    if len(game.passed) < len(game.players):
        next_to_place(game, player)


def next_to_place(game: Caylus, player: int) -> None:
    """The next in turn order who has not passed; alone, the same player again."""
    order = game.order
    place = place_of(order, player)
    for _ in order:
        place = (place + 1) % len(order)
        if not holds(game.passed, order[place]):
            break
    following = order[place]
    game.ask(following, PLACE_WORKER[following])


def gate_places(game: Caylus, player: int) -> list[int]:
    """Where the worker at the gate may go: anywhere he could be placed now but the gate itself."""
    found: list[int] = []
    places_for(game, player, found)
    return [action for action in found if BUILDING[action] != GATE]
