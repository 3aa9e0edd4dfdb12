"""Resources: paying from one's regions and storing what one receives, region by region where it matters."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.duel import actions, notes, reasons
from ludoteca.games.duel.actions import GIVE_VERB, PAY_VERB, STORE, TAKE_VERB, VERB
from ludoteca.games.duel.components import (
    ALL,
    AMOUNT,
    CACHES,
    CAPACITY,
    GOLD,
    NONE,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES,
    SHIFT_OF,
    UNIT_OF,
)
from ludoteca.games.duel.state import Duel, amount_of, can_afford, holds_at_least, is_seat

# --- single units ---------------------------------------------------------------------------------


def put(game: Duel, seat: int, store: int, amount: int) -> None:
    """Turn a region so that it shows more."""
    game.stock[store] += amount
    game.players[seat].purse += amount << SHIFT_OF[store]
    game.note(notes.GAINED, seat, amount, store)


def remove(game: Duel, seat: int, store: int, amount: int) -> None:
    """Turn a region so that it shows less: something was paid."""
    game.stock[store] -= amount
    game.players[seat].purse -= amount << SHIFT_OF[store]
    game.note(notes.PAID, seat, amount, store)


def lose(game: Duel, seat: int, store: int, amount: int) -> None:
    """Turn a region so that it shows less: something was lost."""
    game.stock[store] -= amount
    game.players[seat].purse -= amount << SHIFT_OF[store]
    game.note(notes.LOST, seat, amount, store)


def stores_with(game: Duel, seat: int, resource: int) -> list[int]:
    """Where a player has some of a resource."""
    stock = game.stock
    return [s for s in game.players[seat].stores_of[resource] if stock[s] > 0]


def stores_for(game: Duel, seat: int, resource: int) -> list[int]:
    """Where a player has room for a resource."""
    stock = game.stock
    return [s for s in game.players[seat].stores_of[resource] if stock[s] < CAPACITY]


def stores_open(game: Duel, seat: int, barred: int) -> list[int]:
    """Where a player has room for anything but one resource."""
    stock = game.stock
    return [s for s in game.players[seat].stores if stock[s] < CAPACITY and RESOURCE_OF[s] != barred]


def named_amounts(purse: int) -> dict[str, int]:
    """What a purse holds, by the names of the resources."""
    found: dict[str, int] = {}
    for resource in range(RESOURCES):
        if amount_of(purse, resource):
            found[RESOURCE_NAMES[resource]] = amount_of(purse, resource)
    return found


def open_caches(game: Duel, seat: int) -> list[int]:
    """The own Gold Caches with room."""
    caches = CACHES[seat]
    stock = game.stock
    return [caches[n] for n in range(len(game.players[seat].caches)) if stock[caches[n]] < CAPACITY]


# --- paying ---------------------------------------------------------------------------------------


def short_of(purse: int, cost: int) -> list[int]:
    """What a purse lacks of a cost: how many, of which resource, and how many more of other kinds."""
    found: list[int] = []
    others = 0
    for resource in range(RESOURCES):
        missing = amount_of(cost, resource) - amount_of(purse, resource)
        if missing > 0 and not found:
            found = [missing, resource]
        elif missing > 0:
            others += missing
    return [*found, others]


def why_not_from(game: Duel, seat: int, store: int) -> Reason:
    """Why nothing can be paid or given from here."""
    if store not in game.players[seat].stores:
        return Reason(reasons.NOT_YOURS_TO_PAY, [])
    return Reason(reasons.NOTHING_HERE, [store])


class Pay(Step[Duel]):
    """Say which region the next resource of the bill is paid from."""

    def __init__(self, player: int, bill: int) -> None:
        super().__init__(player)
        self.bill: Final = bill

    def options(self, game: Duel) -> list[int]:
        stock = game.stock
        stores = game.players[self.player].stores_of[first_in(self.bill)]
        return [actions.pay(store) for store in stores if stock[store] > 0]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PAY_VERB:
            return Reason(NOT_NOW, [])
        due = first_in(self.bill)
        if STORE[action] in game.players[self.player].stores and RESOURCE_OF[STORE[action]] != due:
            return Reason(reasons.OTHER_KIND_DUE, [due])
        return why_not_from(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        store = STORE[action]
        remove(game, self.player, store, 1)
        charge(game, self.player, self.bill - UNIT_OF[store])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.bill > 0 and can_afford(game.purse(self.player), self.bill)


class PayAny(Step[Duel]):
    """Pay so many resources of any kind, one by one."""

    def __init__(self, player: int, count: int) -> None:
        super().__init__(player)
        self.count: Final = count

    def options(self, game: Duel) -> list[int]:
        stock = game.stock
        return [actions.pay(store) for store in game.players[self.player].stores if stock[store] > 0]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PAY_VERB:
            return Reason(NOT_NOW, [])
        return why_not_from(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        remove(game, self.player, STORE[action], 1)
        if self.count > 1:
            game.stack.append(PayAny(self.player, self.count - 1))

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and holds_at_least(game.purse(self.player), self.count)


class GiveBack(Step[Duel]):
    """Give the other player one resource of one's choice."""

    def options(self, game: Duel) -> list[int]:
        stock = game.stock
        return [actions.give(store) for store in game.players[self.player].stores if stock[store] > 0]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != GIVE_VERB:
            return Reason(NOT_NOW, [])
        return why_not_from(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        store = STORE[action]
        remove(game, self.player, store, 1)
        if not store_forced(game, 1 - self.player, RESOURCE_OF[store], 1):
            ask_other(game, Receive(1 - self.player, RESOURCE_OF[store], 1))

    def fits(self, game: Duel, place: int) -> bool:
        """There is something to give, or it is about to come."""
        return game.purse(self.player) > 0 or place + 1 < len(game.stack)


def first_in(purse: int) -> int:
    """The first resource of which a purse holds some."""
    resource = 0
    while amount_of(purse, resource) == 0:
        resource += 1
    return resource


def charge(game: Duel, seat: int, bill: int) -> None:
    """Take what has to be paid: at once where there is no choice of regions, else as the payer picks."""
    left = pay_what_is_forced(game, seat, bill)
    if left:
        game.stack.append(Pay(seat, left))


def charge_other(game: Duel, seat: int, bill: int) -> None:
    """Take what the other player has demanded."""
    left = pay_what_is_forced(game, seat, bill)
    if left:
        ask_other(game, Pay(seat, left))


def pay_what_is_forced(game: Duel, seat: int, bill: int) -> int:
    """Pay what can be paid in one way only; what is left of the bill."""
    left = 0
    rest = bill
    resource = 0
    while rest:
        due = rest & AMOUNT
        if due and not pay_forced(game, seat, resource, due):
            left |= due << 6 * resource
        rest >>= 6
        resource += 1
    return left


def pay_forced(game: Duel, seat: int, resource: int, due: int) -> bool:
    """Pay if it can be done in one way only."""
    stores = stores_with(game, seat, resource)
    if len(stores) == 1:
        remove(game, seat, stores[0], due)
        return True
    total = 0
    for store in stores:
        total += game.stock[store]
    if total > due:
        return False
    for store in stores:
        remove(game, seat, store, game.stock[store])
    return True


def ask_other(game: Duel, step: Step[Duel]) -> None:
    """The other player has something to decide; before and after it the last action may be taken back."""
    game.stack.append(END_TURN_OF[step.player])
    game.stack.append(step)
    game.stack.append(END_TURN_OF[1 - step.player])


# --- receiving ------------------------------------------------------------------------------------


def why_not_into(game: Duel, seat: int, store: int) -> Reason:
    """Why nothing can be stored here."""
    if store not in game.players[seat].stores:
        return Reason(reasons.NOT_YOURS_TO_STORE, [])
    return Reason(reasons.FULL, [store])


class Receive(Step[Duel]):
    """Say which region stores the next one of some equal resources."""

    def __init__(self, player: int, resource: int, amount: int) -> None:
        super().__init__(player)
        self.resource: Final = resource
        self.amount: Final = amount

    def options(self, game: Duel) -> list[int]:
        stock = game.stock
        stores = game.players[self.player].stores_of[self.resource]
        return [actions.take(store) for store in stores if stock[store] < CAPACITY]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        if STORE[action] in game.players[self.player].stores and RESOURCE_OF[STORE[action]] != self.resource:
            return Reason(reasons.OTHER_KIND_RECEIVED, [self.resource])
        return why_not_into(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        put(game, self.player, STORE[action], 1)
        receive(game, self.player, self.resource, self.amount - 1)

    def fits(self, game: Duel, place: int) -> bool:
        return self.amount > 0 and len(stores_for(game, self.player, self.resource)) > 0


class TakeAny(Step[Duel]):
    """Receive resources of one's choice, one by one, but never one of the barred kind; without room they are
    lost."""

    def __init__(self, player: int, count: int, barred: int) -> None:
        super().__init__(player)
        self.count: Final = count
        self.barred: Final = barred

    def options(self, game: Duel) -> list[int]:
        stock = game.stock
        found: list[int] = []
        for store in game.players[self.player].stores:
            if stock[store] < CAPACITY and RESOURCE_OF[store] != self.barred:
                found.append(actions.take(store))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        if RESOURCE_OF[STORE[action]] == self.barred:
            return Reason(reasons.KIND_PAID, [self.barred])
        return why_not_into(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        put(game, self.player, STORE[action], 1)
        take_any(game, self.player, self.count - 1, self.barred)

    def nothing_to_choose(self, game: Duel) -> None:
        """What finds no room is lost."""


class KeepGold(Step[Duel]):
    """Gold that a gold field yields may go into the Gold Cache instead."""

    def __init__(self, player: int, store: int) -> None:
        super().__init__(player)
        self.store: Final = store

    def options(self, game: Duel) -> list[int]:
        found = [actions.take(self.store)] if game.stock[self.store] < CAPACITY else []
        for cache in open_caches(game, self.player):
            found.append(actions.take(cache))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        store = STORE[action]
        if store == self.store or (
            store in CACHES[self.player] and store in game.players[self.player].stores
        ):
            return Reason(reasons.FULL, [store])
        return Reason(reasons.GOLD_OF_A_FIELD, [self.store])

    def apply(self, game: Duel, action: int) -> None:
        put(game, self.player, STORE[action], 1)

    def fits(self, game: Duel, place: int) -> bool:
        me = game.players[self.player]
        return self.store in me.stores and RESOURCE_OF[self.store] == GOLD and len(me.caches) > 0

    def nothing_to_choose(self, game: Duel) -> None:
        """What finds no room is lost."""


class Deliver(Event[Duel]):
    """What the other player has handed over is stored."""

    def __init__(self, seat: int, purse: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.purse: Final = purse

    def happen(self, game: Duel) -> None:
        for resource in range(RESOURCES - 1, -1, -1):
            receive(game, self.seat, resource, amount_of(self.purse, resource))

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat)


class Gain(Event[Duel]):
    """Some equal resources are received."""

    def __init__(self, seat: int, resource: int, amount: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.resource: Final = resource
        self.amount: Final = amount

    def happen(self, game: Duel) -> None:
        receive(game, self.seat, self.resource, self.amount)

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat)


class DeliverTo(Event[Duel]):
    """What the other player has handed over fills one region."""

    def __init__(self, seat: int, store: int, amount: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.store: Final = store
        self.amount: Final = amount

    def happen(self, game: Duel) -> None:
        put(game, self.seat, self.store, self.amount)

    def fits(self, game: Duel, place: int) -> bool:
        return (
            is_seat(self.seat)
            and self.store in game.players[self.seat].stores
            and self.amount <= game.space_in(self.store)
        )


def receive(game: Duel, seat: int, resource: int, amount: int) -> None:
    """Store equal resources: at once where there is no choice of regions; what finds no room is lost."""
    if amount and not store_forced(game, seat, resource, amount):
        game.stack.append(Receive(seat, resource, amount))


def store_forced(game: Duel, seat: int, resource: int, amount: int) -> bool:
    """Store if it can be done in one way only."""
    stores = stores_for(game, seat, resource)
    room = 0
    for store in stores:
        room += game.space_in(store)
    if len(stores) == 1:
        put(game, seat, stores[0], min(amount, room))
    elif room <= amount:
        for store in stores:
            put(game, seat, store, game.space_in(store))
    else:
        return False
    return True


def take_any(game: Duel, seat: int, count: int, barred: int) -> None:
    """Receive resources of one's choice, as long as there is room for anything."""
    room = game.room(seat)
    if count and room and (barred == NONE or room & ~ALL[barred]):
        game.stack.append(TakeAny(seat, count, barred))


def each_takes(game: Duel, mine: int, others: int) -> None:
    """Both may receive resources of their choice, the player whose turn it is first."""
    seat = game.active
    other = 1 - seat
    height = len(game.stack)
    take_any(game, other, others, NONE)
    if len(game.stack) > height:
        game.stack.insert(height, END_TURN_OF[other])
        if mine:
            game.stack.append(END_TURN_OF[seat])
    take_any(game, seat, mine, NONE)


def yield_in(game: Duel, seat: int, store: int, amount: int) -> None:
    """A region yields its resource, as far as it has room; gold may go into the Gold Cache."""
    if RESOURCE_OF[store] == GOLD and len(open_caches(game, seat)):
        for _ in range(amount):
            caches = open_caches(game, seat)
            if game.stock[store] < CAPACITY or len(caches) > 1:
                game.stack.append(KeepGold(seat, store))
            elif len(caches):
                put(game, seat, caches[0], 1)
        return
    fits = min(amount, game.space_in(store))
    if fits:
        put(game, seat, store, fits)
