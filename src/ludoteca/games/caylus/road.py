"""Phase 5, the buildings along the road, up to and including the provost's space."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import construction, favours, lawyer, notes, reasons, trade
from ludoteca.games.caylus.actions import CUBE, TAKE, VERB, take
from ludoteca.games.caylus.components import (
    BIT,
    BUILD,
    BUILDING_NAMES,
    BUILDS,
    BUY,
    CUBES,
    EFFECT,
    EXCHANGE,
    NO_BUILDING,
    NOBODY,
    OWNER_KINDS,
    PRODUCE,
    SELL,
    SPACES,
    YIELD_KINDS,
    YIELDS,
)
from ludoteca.games.caylus.placing import take_home
from ludoteca.games.caylus.state import SEATS, AtSpace, Caylus


class ActivateBuildings(Event[Caylus]):
    """Phase 5: begin at the first space after the bridge."""

    def happen(self, game: Caylus) -> None:
        game.phase = 5
        favours.forget_lines(game)
        activate_from(game, 0)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(5, place)


class LeaveBuilding(AtSpace):
    """A building has been activated: its worker goes home, a swap that waited for that happens, and on."""

    def happen(self, game: Caylus) -> None:
        building = game.road[self.space]
        take_home(game, game.worker_at(building), building)
        for seat, player in enumerate(game.players):
            if player.waiting & BIT[building]:
                lawyer.swap(game, seat, building)
        activate_from(game, self.space + 1)

    def fits(self, game: Caylus, place: int) -> bool:
        """A worker stands there, and the provost not before him."""
        if game.phase != 5 or place != game.ground() or self.space > game.provost:
            return False
        building = game.road[self.space]
        return building != NO_BUILDING and game.worker_at(building) != NOBODY


class ChooseYield(Step[Caylus]):
    """A building that makes one thing or another: its user says which."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        return [take(cube) for cube in YIELD_KINDS[self.building]]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != TAKE:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_MADE_HERE, [self.building])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        produce(game, self.player, YIELDS[self.building][YIELD_KINDS[self.building].index(CUBE[action])])

    def fits(self, game: Caylus, place: int) -> bool:
        if self.building != game.building_below(place) or not YIELD_KINDS[self.building]:
            return False
        return game.is_user(self.player, self.building)


class OwnerCube(Step[Caylus]):
    """Another player used a stone production building: its owner takes one of the cubes it makes."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        return [take(cube) for cube in OWNER_KINDS[self.building]]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != TAKE:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_FOR_THE_OWNER, [self.building])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        game.gain_cubes(self.player, CUBE[action], 1)

    def fits(self, game: Caylus, place: int) -> bool:
        """The owner, whose building another player uses."""
        if self.building != game.building_below(place) or not OWNER_KINDS[self.building]:
            return False
        owner = game.owner_of(self.building)
        return game.has_seat(owner) and owner == self.player != game.worker_at(self.building)


ACTIVATE_BUILDINGS: Final = ActivateBuildings()
LEAVE_BUILDING: Final = [LeaveBuilding(space) for space in range(SPACES)]
CHOOSE_YIELD: Final = [[ChooseYield(seat, b) for b in range(len(BUILDING_NAMES))] for seat in SEATS]
OWNER_CUBE: Final = [[OwnerCube(seat, b) for b in range(len(BUILDING_NAMES))] for seat in SEATS]


def activate_from(game: Caylus, start: int) -> None:
    """Activate the next building with a worker; beyond the provost workers go home for nothing."""
    occupied = game.occupied()
    for space in range(start, game.provost + 1):
        building = game.road[space]
        if building != NO_BUILDING and occupied & BIT[building]:
            game.stack.append(LEAVE_BUILDING[space])
            activate(game, game.worker_at(building), building)
            return
    send_rest_home(game)


def activate(game: Caylus, player: int, building: int) -> None:
    """Let a building act for a player."""
    effect = EFFECT[building]
    if effect == PRODUCE:
        if len(YIELDS[building]) > 1:
            game.ask(player, CHOOSE_YIELD[player][building])
        else:
            produce(game, player, YIELDS[building][0])
            reward_owner(game, player, building)
    elif effect == BUILD:
        construction.offer(game, player, BUILDS[building])
    elif effect == SELL:
        trade.offer_sale(game, player, building)
    elif effect == BUY:
        trade.offer_goods(game, player, building)
    elif effect == EXCHANGE:
        trade.offer_exchange(game, player, building)
    else:
        lawyer.offer(game, player)


def produce(game: Caylus, player: int, amounts: list[int]) -> None:
    """Take cubes from the stock."""
    for cube in range(CUBES):
        if amounts[cube]:
            game.gain_cubes(player, cube, amounts[cube])


def reward_owner(game: Caylus, player: int, building: int) -> None:
    """The owner of a stone production building takes a cube when another player uses it."""
    if OWNER_KINDS[building]:
        owner = game.owner_of(building)
        if owner != NOBODY and owner != player:
            game.ask(owner, OWNER_CUBE[owner][building])


def send_rest_home(game: Caylus) -> None:
    """Workers beyond the provost go home, and the swaps that waited for them happen."""
    for seat, player in enumerate(game.players):
        if player.at:
            game.note(notes.NOT_REACHED, seat, player.at.bit_count())
            player.workers += player.at.bit_count()
            player.at = 0
    for seat in game.order:
        if game.players[seat].waiting:
            lawyer.swap_all(game, seat)
