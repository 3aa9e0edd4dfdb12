"""The dice: brigands, production, and the events of the event die."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.duel import actions, events, notes, reasons
from ludoteca.games.duel.actions import DEMAND_VERB, ENOUGH, RESOURCE, STORE, TAKE_VERB, VERB
from ludoteca.games.duel.components import (
    BIT,
    BRIGAND_ATTACK,
    CAPACITY,
    CELEBRATION,
    EVENT_CARD,
    EVENT_DIE,
    GOLD,
    MARKETPLACE,
    MONEYLENDER,
    MONEYLENDER_TAKES,
    NOBODY,
    NONE,
    PLENTIFUL_HARVEST,
    PRODUCTION_DIE,
    REGIONS,
    RESOURCE_OF,
    RESOURCES,
    SAFE_FROM_BRIGANDS,
    SEATS,
    TRADE,
    UNIT,
    WOOL,
)
from ludoteca.games.duel.resources import (
    Deliver,
    Gain,
    TakeAny,
    charge_other,
    each_takes,
    lose,
    put,
    stores_open,
    why_not_into,
    yield_in,
)
from ludoteca.games.duel.state import Duel, amount_of, can_afford


def roll(game: Duel) -> None:
    """Roll what is not settled by a card: Brigitta chose the number, Reiner calls for a Celebration."""
    if game.number == 0:
        game.number = PRODUCTION_DIE[game.roll(len(PRODUCTION_DIE))]
    heralded = game.face != NONE
    if not heralded:
        game.face = EVENT_DIE[game.roll(len(EVENT_DIE))]
    game.note(notes.ROLLED, game.active, game.number, game.face)
    if game.face == BRIGAND_ATTACK:
        brigand_attack(game)
    elif heralded:
        game.stack.append(HERALDED)
    else:
        game.stack.append(DIE_EVENT)
    game.stack.append(PRODUCE)


# --- before production ----------------------------------------------------------------------------


def brigand_attack(game: Duel) -> None:
    """Who has more than 7 resources in the open loses all gold and wool; the Gold Cache is safe."""
    for seat in (game.active, 1 - game.active):
        me = game.players[seat]
        regions = [store for store in me.stores if store < REGIONS]
        counted = 0
        for store in regions:
            if me.tally.sheltered & BIT[store] == 0:
                counted += game.stock[store]
        if counted <= SAFE_FROM_BRIGANDS:
            continue
        game.note(notes.ROBBED, seat, counted)
        for store in regions:
            if RESOURCE_OF[store] in (GOLD, WOOL) and game.stock[store]:
                lose(game, seat, store, game.stock[store])


# --- production -----------------------------------------------------------------------------------


class Produce(Event[Duel]):
    """Every region with the number yields 1 of its resource, 2 next to its booster; then the Marketplaces."""

    def happen(self, game: Duel) -> None:
        if game.players[0].has(MARKETPLACE) or game.players[1].has(MARKETPLACE):
            game.stack.append(MARKET_DAY)
        for seat in (1 - game.active, game.active):
            me = game.players[seat]
            for store in me.numbered[game.number]:
                yield_in(game, seat, store, 2 if me.tally.boosted & BIT[store] else 1)

    def fits(self, game: Duel, place: int) -> bool:
        return game.number > 0


class MarketDay(Event[Duel]):
    """A Marketplace yields 1 resource to who has fewer regions with the number than the other player."""

    def happen(self, game: Duel) -> None:
        for seat in (1 - game.active, game.active):
            if game.players[seat].has(MARKETPLACE) and regions_with(game, seat) < regions_with(
                game, 1 - seat
            ):
                stores = market_stores(game, seat)
                if len(stores) > 1:
                    game.stack.append(GO_TO_MARKET[seat])
                elif stores:
                    put(game, seat, stores[0], 1)

    def fits(self, game: Duel, place: int) -> bool:
        return game.number > 0


class GoToMarket(Step[Duel]):
    """Marketplace: receive 1 resource that a region of the other player with the number yields."""

    def options(self, game: Duel) -> list[int]:
        return [actions.take(store) for store in market_stores(game, self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        if RESOURCE_OF[STORE[action]] not in market_kinds(game, self.player):
            return Reason(reasons.NOT_AT_THE_MARKET, [game.number])
        return why_not_into(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        put(game, self.player, STORE[action], 1)

    def fits(self, game: Duel, place: int) -> bool:
        return game.number > 0 and len(market_stores(game, self.player)) > 0


def regions_with(game: Duel, seat: int) -> int:
    """How many regions with the rolled number a player has."""
    return len(game.players[seat].numbered[game.number])


def market_kinds(game: Duel, seat: int) -> list[int]:
    """What the other player's regions with the number yield."""
    return [RESOURCE_OF[store] for store in game.players[1 - seat].numbered[game.number]]


def market_stores(game: Duel, seat: int) -> list[int]:
    """Where a player can store what the other player's regions with the number yield."""
    kinds = market_kinds(game, seat)
    stock = game.stock
    return [s for s in game.players[seat].stores if RESOURCE_OF[s] in kinds and stock[s] < CAPACITY]


# --- the events of the die ------------------------------------------------------------------------


class DieEvent(Event[Duel]):
    """After production comes the event of the event die."""

    def happen(self, game: Duel) -> None:
        if game.face == TRADE:
            trade_event(game)
        elif game.face == CELEBRATION:
            celebrate(game, 0)
        elif game.face == PLENTIFUL_HARVEST:
            harvest(game)
        elif game.face == EVENT_CARD:
            events.turn_up(game)

    def fits(self, game: Duel, place: int) -> bool:
        return game.face != NONE


class Heralded(Event[Duel]):
    """Reiner the Herald: a Celebration that brings its player 1 resource more."""

    def happen(self, game: Duel) -> None:
        celebrate(game, 1)

    def fits(self, game: Duel, place: int) -> bool:
        return game.face == CELEBRATION


def celebrate(game: Duel, extra: int) -> None:
    """Who has more skill points alone receives 1 resource; with a tie both do."""
    mine = game.players[game.active].tally.skill
    others = game.players[1 - game.active].tally.skill
    each_takes(game, int(mine >= others) + extra, int(others >= mine))


def harvest(game: Duel) -> None:
    """Each player receives 1 resource of choice, and gold for Toll Bridges and Pirate Ships.

    The free choice comes first: whatever can be had by storing the gold first can be had this way too.
    """
    seat = game.active
    if stores_open(game, 1 - seat, NONE):
        game.stack.append(END_TURN_OF[1 - seat])
        reap(game, 1 - seat)
        if stores_open(game, seat, NONE):
            game.stack.append(END_TURN_OF[seat])
    reap(game, seat)


def reap(game: Duel, seat: int) -> None:
    gold = game.players[seat].tally.harvest_gold
    if gold:
        game.stack.append(Gain(seat, GOLD, gold))
    game.stack.append(TakeAny(seat, 1, NONE))


def trade_event(game: Duel) -> None:
    """Who has the trade advantage takes 1 resource from the other, 2 with a Moneylender."""
    seat = game.trade_token()
    if seat == NOBODY:
        return
    if seat != game.active:
        game.stack.append(END_TURN_OF[seat])
    most = MONEYLENDER_TAKES if game.players[seat].has(MONEYLENDER) else 1
    demand(game, seat, 0, most)


# --- demanding resources of the other player ------------------------------------------------------


class Demand(Step[Duel]):
    """Name what the other player has to hand over, one resource at a time: only what can be stored."""

    def __init__(self, player: int, named: int, left: int) -> None:
        super().__init__(player)
        self.named: Final = named
        self.left: Final = left

    def options(self, game: Duel) -> list[int]:
        found = [actions.demand(resource) for resource in demandable(game, self.player, self.named)]
        if self.named:
            found.append(ENOUGH)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if action == ENOUGH:
            return Reason(reasons.NAME_SOMETHING, [])
        if VERB[action] != DEMAND_VERB:
            return Reason(NOT_NOW, [])
        resource = RESOURCE[action]
        theirs = amount_of(game.purse(1 - self.player), resource)
        here = theirs > amount_of(self.named, resource)
        return Reason(reasons.NO_ROOM_FOR_DEMAND if here else reasons.OTHER_HAS_NONE, [resource])

    def apply(self, game: Duel, action: int) -> None:
        if action == ENOUGH:
            collect(game, self.player, self.named)
        else:
            demand(game, self.player, self.named + UNIT[RESOURCE[action]], self.left - 1)

    def fits(self, game: Duel, place: int) -> bool:
        """What was named is there and finds room, and there is something left to name."""
        possible = can_afford(game.purse(1 - self.player), self.named) and can_afford(
            game.room(self.player), self.named
        )
        return possible and len(demandable(game, self.player, self.named)) > 0


def demandable(game: Duel, seat: int, named: int) -> list[int]:
    """The resources of which the other player has more than was named and one can store more."""
    theirs = game.purse(1 - seat)
    room = game.room(seat)
    found: list[int] = []
    for resource in range(RESOURCES):
        already = amount_of(named, resource)
        if amount_of(theirs, resource) > already and amount_of(room, resource) > already:
            found.append(resource)
    return found


def most_demandable(game: Duel, seat: int, named: int) -> int:
    """How many more could be named: what the other player has and one can store."""
    found = 0
    theirs = game.purse(1 - seat)
    room = game.room(seat)
    for resource in range(RESOURCES):
        found += min(amount_of(theirs, resource), amount_of(room, resource)) - amount_of(named, resource)
    return found


def demand(game: Duel, seat: int, named: int, left: int) -> None:
    """Go on demanding while there is something to demand."""
    if left and demandable(game, seat, named):
        game.stack.append(Demand(seat, named, left))
    elif named:
        collect(game, seat, named)


def collect(game: Duel, seat: int, named: int) -> None:
    """The other player picks the regions it comes from, the receiver where it goes."""
    for resource in range(RESOURCES):
        if amount_of(named, resource):
            game.note(notes.DEMANDED, seat, amount_of(named, resource), resource)
    game.stack.append(Deliver(seat, named))
    charge_other(game, 1 - seat, named)


PRODUCE: Final = Produce()
MARKET_DAY: Final = MarketDay()
DIE_EVENT: Final = DieEvent()
HERALDED: Final = Heralded()
GO_TO_MARKET: Final[list[Step[Any]]] = [GoToMarket(seat) for seat in range(SEATS)]
