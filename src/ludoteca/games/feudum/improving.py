"""Improving locations, region tiles, and tending landscapes."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    moving,
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    COLLECT_VERB,
    DECLINE,
    DRAW_VERB,
    FOUND_VERB,
    GUILD,
    IMPROVE_VERB,
    LANDSCAPE,
    LAY_VERB,
    LEAVE_VERB,
    LOCATION,
    REGION,
    TEND_VERB,
    VERB,
    collect,
    draw,
    found,
    improve,
    lay,
    leave,
    tend,
)
from ludoteca.games.feudum.components import (
    EPOCHS,
    FARM,
    FEUDUM,
    FROM_IMPROVING,
    FROM_LANDSCAPES,
    GOOD_BITS,
    GOOD_MASK,
    GOODS,
    GROWS,
    GROWTH,
    GUILDS,
    IMPROVE,
    IMPROVE_GOOD,
    IMPROVE_POINTS,
    LANDSCAPES,
    LOCATIONS,
    NOBODY,
    NOTHING,
    REGION_OF,
    REGIONS,
    TARGET,
    TEND_POINTS,
    TOWN,
    WOOD,
)
from ludoteca.games.feudum.components import SHILLING as SHILLINGS
from ludoteca.games.feudum.payment import can_pay, pay_good
from ludoteca.games.feudum.state import SEATS, Feudum, kind_of


class Improve(Step[Feudum]):
    """Improve a location one rules, or lay a landscape where one is serf."""

    def options(self, game: Feudum) -> list[int]:
        player = self.player
        me = game.players[player]
        offers: list[int] = []
        wood = can_pay(me, IMPROVE_GOOD[0]) and game.disc_supply[FARM] > 0
        iron = can_pay(me, IMPROVE_GOOD[1]) and game.disc_supply[TOWN] > 0
        seal = len(me.seals) > 0 and sum(game.disc_supply[FEUDUM:]) > 0
        ruler = game.ruler
        discs = game.discs
        for location in range(LOCATIONS):
            if ruler[location] == player:
                disc = discs[location]
                if disc < FARM:
                    able = wood
                elif disc < TOWN:
                    able = iron
                else:
                    able = seal and disc == TOWN
                if able:
                    offers.append(improve(location))
        if game.setting.advanced and can_tend(game, player):
            for location in range(LOCATIONS):
                if game.serf[location] == player and game.landscape[location] == NOTHING:
                    offers.append(tend(location))
        if offers:
            offers.append(DECLINE)
        return offers

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == IMPROVE_VERB:
            return why_not_improve(game, self.player, LOCATION[action])
        if VERB[action] == TEND_VERB:
            return why_not_tend(game, self.player, LOCATION[action])
        return Reason(NOT_NOW, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            game.note(notes.IDLE, self.player, IMPROVE)
            return
        location = LOCATION[action]
        if VERB[action] != IMPROVE_VERB:
            game.stack.append(LayLandscape(self.player, location))
            return
        disc = game.discs[location]
        if disc == TOWN:
            game.move_seal(tokens.hand(self.player), tokens.SUPPLY)
            game.stack.append(FoundFeudum(self.player, location))
        else:
            game.stack.append(Upgrade(self.player, location))
            pay_good(game, self.player, IMPROVE_GOOD[disc])

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, IMPROVE)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class Upgrade(Event[Feudum]):
    """Paid for: an outpost becomes a farm, a farm a town."""

    def __init__(self, seat: int, location: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.location: Final = location

    def happen(self, game: Feudum) -> None:
        upgrade(game, self.seat, self.location, game.discs[self.location] + 1)

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat rules the place, and there is a better disc for it."""
        if not timetable.in_turn(game, place, self.seat) or game.ruler[self.location] != self.seat:
            return False
        disc = game.discs[self.location]
        return disc < TOWN and game.disc_supply[disc + 1] > 0


class FoundFeudum(Step[Feudum]):
    """Choose the guild whose sign the new feudum carries."""

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def options(self, game: Feudum) -> list[int]:
        return [found(guild) for guild in range(GUILDS) if game.disc_supply[FEUDUM + guild]]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != FOUND_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SUCH_FEUDUM_LEFT, [GUILD[action]])

    def apply(self, game: Feudum, action: int) -> None:
        upgrade(game, self.player, self.location, FEUDUM + GUILD[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat rules a town here, and there are feudums left."""
        if not timetable.in_turn(game, place, self.player) or game.discs[self.location] != TOWN:
            return False
        return game.ruler[self.location] == self.player and len(self.options(game)) > 0


class DrawTile(Step[Feudum]):
    """The region's own tile is out of reach: take one of a past epoch from another region, without points."""

    def __init__(self, player: int, region: int) -> None:
        super().__init__(player)
        self.region: Final = region

    def options(self, game: Feudum) -> list[int]:
        return [
            draw(region)
            for region in range(REGIONS)
            if region != self.region and game.stacks[region] < game.epoch
        ]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != DRAW_VERB:
            return Reason(NOT_NOW, [])
        region = REGION[action]
        if region == self.region:
            return Reason(reasons.OWN_STACK, [])
        return Reason(
            reasons.STACK_EMPTY if game.stacks[region] > EPOCHS else reasons.STACK_TOO_LATE, [region]
        )

    def apply(self, game: Feudum, action: int) -> None:
        take_tile(game, self.player, REGION[action])

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.NO_TILE, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class LayLandscape(Step[Feudum]):
    """Choose the landscape to lay beside a location where one is serf."""

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def options(self, game: Feudum) -> list[int]:
        tiles = game.players[self.player].tiles
        return [lay(landscape) for landscape in range(LANDSCAPES) if tiles[landscape]]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != LAY_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SUCH_TILE, [LANDSCAPE[action]])

    def apply(self, game: Feudum, action: int) -> None:
        me = game.players[self.player]
        landscape = LANDSCAPE[action]
        me.tiles = put(me.tiles, landscape, me.tiles[landscape] - 1)
        game.landscape = put(game.landscape, self.location, landscape)
        game.note(notes.TENDED, self.player, landscape, self.location)
        game.score(self.player, TEND_POINTS, FROM_LANDSCAPES)
        grow(game, self.location)
        game.stack.append(Collect(self.player, self.location))
        pay_good(game, self.player, WOOD)

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat is serf of a place without a landscape, with a tile to lay and something to pay with."""
        if not timetable.in_turn(game, place, self.player) or not game.setting.advanced:
            return False
        empty = game.serf[self.location] == self.player and game.landscape[self.location] == NOTHING
        return empty and can_tend(game, self.player)


class Collect(Step[Feudum]):
    """The serf collects all that has grown, one of it for the ruler, or lets it grow on."""

    def __init__(self, player: int, location: int) -> None:
        super().__init__(player)
        self.location: Final = location

    def options(self, game: Feudum) -> list[int]:
        if game.grown[self.location] == 0:
            return []
        return [collect(self.location), leave(self.location)]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] not in (COLLECT_VERB, LEAVE_VERB):
            return Reason(NOT_NOW, [])
        return Reason(reasons.COLLECT_THERE, [self.location])

    def apply(self, game: Feudum, action: int) -> None:
        if VERB[action] == COLLECT_VERB:
            collect_landscape(game, self.player, self.location)

    def nothing_to_choose(self, game: Feudum) -> None:
        """Nothing has grown here."""

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat is serf here; at dawn its landscapes lie together on the end of its turn."""
        if not 0 <= self.player < len(game.players) or game.serf[self.location] != self.player:
            return False
        if timetable.in_turn(game, place, self.player, ("Collect",)):
            return timetable.end_on(game, place) == NOBODY
        under = timetable.place_below(game, place)
        if under < 1 or timetable.name_of(game.stack[1]) != "Refill":
            return False
        return (
            timetable.lies_on(game, place, ("EndTurn", "Collect")) and game.stack[under].player == self.player
        )

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


IMPROVE_STEP: Final = [Improve(seat) for seat in SEATS]


def can_tend(game: Feudum, player: int) -> bool:
    """A tile to lay, and wood or another tile to pay with."""
    me = game.players[player]
    tiles = me.tile_count()
    return tiles > 1 or (tiles == 1 and me.goods[WOOD] > 0)


def why_not_improve(game: Feudum, player: int, location: int) -> Reason:
    """Why this location cannot be improved now."""
    me = game.players[player]
    disc = game.discs[location]
    if game.ruler[location] != player:
        return Reason(reasons.NOT_RULED, [])
    if disc >= FEUDUM:
        return Reason(reasons.BEST_ALREADY, [])
    if disc == TOWN:
        return Reason(reasons.NO_FEUDUM_LEFT if me.seals else reasons.NO_SEAL_FOR_FEUDUM, [])
    if can_pay(me, IMPROVE_GOOD[disc]):
        return Reason(reasons.NO_DISC_LEFT, [disc + 1])
    return Reason(reasons.IMPROVE_TOO_DEAR, [disc + 1, IMPROVE_GOOD[disc]])


def why_not_tend(game: Feudum, player: int, location: int) -> Reason:
    """Why no landscape can be laid here now."""
    if not game.setting.advanced:
        return Reason(reasons.BASIC_GAME, [])
    if game.serf[location] != player:
        return Reason(reasons.NOT_SERF_HERE, [])
    if game.landscape[location] != NOTHING:
        return Reason(reasons.LANDSCAPE_HERE, [game.landscape[location]])
    tiles = game.players[player].tile_count()
    return Reason(reasons.NO_WOOD_TO_LAY if tiles else reasons.NO_TILE_TO_LAY, [])


def upgrade(game: Feudum, player: int, location: int, disc: int) -> None:
    """Swap the disc, then draw the tile of the region."""
    old = game.discs[location]
    supply = list(game.disc_supply)
    supply[old] += 1
    supply[disc] -= 1
    game.disc_supply = tuple(supply)
    game.discs = put(game.discs, location, disc)
    game.note(notes.IMPROVED, player, disc, location)
    if disc == TOWN:
        discard_goods(game, location)
    region = REGION_OF[location]
    if game.stacks[region] <= min(game.epoch, 4):
        game.score(player, IMPROVE_POINTS[game.stacks[region]][kind_of(disc)], FROM_IMPROVING)
        take_tile(game, player, region)
    else:
        game.stack.append(DrawTile(player, region))
    standing.refresh(game)


def discard_goods(game: Feudum, location: int) -> None:
    """The goods of a farm that becomes a town go back to the bag."""
    for good in range(GOODS):
        game.bag[good] += game.goods[location] >> GOOD_BITS * good & GOOD_MASK
    game.goods[location] = 0


def take_tile(game: Feudum, player: int, region: int) -> None:
    """The top tile of a stack, seen from both sides now."""
    landscape = game.see_back(game.stacks[region])
    game.stacks = put(game.stacks, region, game.stacks[region] + 1)
    me = game.players[player]
    me.tiles = put(me.tiles, landscape, me.tiles[landscape] + 1)
    game.note(notes.TOOK_TILE, player, landscape, region)


def grow(game: Feudum, location: int) -> None:
    """Three resources of its kind, as far as there are."""
    resource = GROWS[game.landscape[location]]
    amount = GROWTH
    if resource == TARGET:
        amount = min(amount, game.targets)
        game.targets -= amount
    elif resource != SHILLINGS:
        amount = min(amount, game.bag[resource])
        game.bag[resource] -= amount
    if amount:
        game.grown = put(game.grown, location, game.grown[location] + amount)
        game.note(notes.GREW, NOBODY, resource, location)


def collect_landscape(game: Feudum, player: int, location: int) -> None:
    """One for the ruler of the place, the rest for the serf."""
    resource = GROWS[game.landscape[location]]
    amount = game.grown[location]
    game.grown = put(game.grown, location, 0)
    ruler = game.ruler[location]
    if ruler != NOBODY:
        amount -= 1
        game.note(notes.TRIBUTE, ruler, resource, location)
        moving.receive(game, ruler, resource, 1)
    game.note(notes.COLLECTED, player, resource, location)
    if amount:
        moving.receive(game, player, resource, amount)
