"""Trade: markets, peddlers, church, tailor, bank, alchemist and jeweller."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import actions, notes, reasons
from ludoteca.games.caylus.actions import CUBE, DECLINE, RATE, VERB, buy, exchange, pay, sell
from ludoteca.games.caylus.components import (
    BUILDINGS,
    BUY_LIMIT,
    BUY_PRICE,
    CUBES,
    EFFECT,
    EXCHANGE,
    FROM_TRADE,
    GOLD,
    MIXED,
    ORDINARY,
    RATES,
    RATES_OF,
    SELL,
    SELL_PRICE,
    Rate,
)
from ludoteca.games.caylus.state import SEATS, Caylus, Player


class SellCube(Step[Caylus]):
    """A marketplace: sell one cube of any kind, or none."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        cubes = game.players[self.player].cubes
        found = [sell(cube) for cube in range(CUBES) if cubes[cube]]
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.SELL:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_CUBE_TO_SELL, [CUBE[action]])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        me = game.players[self.player]
        me.cubes[CUBE[action]] -= 1
        me.deniers += SELL_PRICE[self.building]
        game.note(notes.SOLD, self.player, CUBE[action], SELL_PRICE[self.building])

    def fits(self, game: Caylus, place: int) -> bool:
        if self.building != game.building_below(place) or EFFECT[self.building] != SELL:
            return False
        return game.is_user(self.player, self.building)


class BuyCube(Step[Caylus]):
    """A peddler: buy so many cubes more, any but gold, kind by kind in their order, or stop."""

    def __init__(self, player: int, building: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.building: Final = building
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Caylus) -> list[int]:
        found = [buy(cube) for cube in range(self.lowest, ORDINARY)]
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.BUY:
            return Reason(NOT_NOW, [])
        if CUBE[action] == GOLD:
            return Reason(reasons.NO_GOLD_SOLD, [])
        return Reason(reasons.BOUGHT_IN_ORDER, [self.lowest])

    def unordered(self, game: Caylus) -> tuple[int, list[int]]:
        most = min(self.left, game.players[self.player].deniers // BUY_PRICE[self.building])
        return (most, [buy(cube) for cube in range(self.lowest, ORDINARY) for _ in range(most)])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        me = game.players[self.player]
        price = BUY_PRICE[self.building]
        me.deniers -= price
        me.cubes[CUBE[action]] += 1
        game.note(notes.BOUGHT, self.player, CUBE[action], price)
        if self.left > 1 and me.deniers >= price:
            game.stack.append(BuyCube(self.player, self.building, self.left - 1, CUBE[action]))

    def fits(self, game: Caylus, place: int) -> bool:
        """No more than the peddler sells, and somebody who can pay for one."""
        if self.building != game.building_below(place) or not game.is_user(self.player, self.building):
            return False
        if not 0 < self.left <= BUY_LIMIT[self.building] or not 0 <= self.lowest < ORDINARY:
            return False
        return game.players[self.player].deniers >= BUY_PRICE[self.building]


class ExchangeStep(Step[Caylus]):
    """Church, tailor, bank, alchemist, jeweller: use one of the two rates, or none."""

    def __init__(self, player: int, building: int) -> None:
        super().__init__(player)
        self.building: Final = building

    def options(self, game: Caylus) -> list[int]:
        found = rates(game, self.player, self.building)
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.EXCHANGE:
            return Reason(NOT_NOW, [])
        if RATE[action] not in RATES_OF[self.building]:
            return Reason(reasons.OTHER_RATES, [self.building])
        return Reason(reasons.CANNOT_PAY_RATE, [RATE[action]])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        game.note(notes.EXCHANGED, self.player, RATE[action])
        rate = RATES[RATE[action]]
        if rate.kind == MIXED and rate.cubes:
            game.stack.append(PayCubes(self.player, RATE[action], rate.cubes, 0))
            return
        me = game.players[self.player]
        me.deniers -= rate.deniers
        if rate.cubes:
            me.cubes[rate.kind] -= rate.cubes
        receive(game, self.player, rate)

    def fits(self, game: Caylus, place: int) -> bool:
        if self.building != game.building_below(place) or EFFECT[self.building] != EXCHANGE:
            return False
        return game.is_user(self.player, self.building)


class PayCubes(Step[Caylus]):
    """Pay so many ordinary cubes of one's choice, kind by kind in their order, then receive."""

    def __init__(self, player: int, rate: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.rate: Final = rate
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Caylus) -> list[int]:
        cubes = game.players[self.player].cubes
        found: list[int] = []
        rest = 0
        for cube in range(ORDINARY - 1, self.lowest - 1, -1):
            rest += cubes[cube]
            if cubes[cube] and rest >= self.left:
                found.append(pay(cube))
        found.reverse()
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.PAY:
            return Reason(NOT_NOW, [])
        if CUBE[action] == GOLD:
            return Reason(reasons.NO_GOLD_TAKEN, [])
        if not game.players[self.player].cubes[CUBE[action]]:
            return Reason(reasons.NO_CUBE_TO_PAY, [CUBE[action]])
        return Reason(reasons.PAID_IN_ORDER, [CUBE[action]])

    def unordered(self, game: Caylus) -> tuple[int, list[int]]:
        cubes = game.players[self.player].cubes
        return (self.left, [pay(cube) for cube in range(self.lowest, ORDINARY) for _ in range(cubes[cube])])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        game.players[self.player].cubes[CUBE[action]] -= 1
        game.note(notes.PAID, self.player, CUBE[action], 1)
        if self.left > 1:
            game.stack.append(PayCubes(self.player, self.rate, self.left - 1, CUBE[action]))
        else:
            receive(game, self.player, RATES[self.rate])

    def fits(self, game: Caylus, place: int) -> bool:
        """A rate of the building, and cubes enough for what is left to pay."""
        building = game.building_below(place)
        if not game.is_user(self.player, building) or self.rate not in RATES_OF[building]:
            return False
        if not 0 < self.left <= RATES[self.rate].cubes or RATES[self.rate].kind != MIXED:
            return False
        cubes = game.players[self.player].cubes
        return 0 <= self.lowest < ORDINARY and self.left <= sum(cubes[self.lowest : ORDINARY])


SELL_CUBE: Final = [[SellCube(seat, building) for building in range(BUILDINGS)] for seat in SEATS]
BUY_CUBE: Final = [
    [BuyCube(seat, building, BUY_LIMIT[building], 0) for building in range(BUILDINGS)] for seat in SEATS
]
EXCHANGE_STEP: Final = [[ExchangeStep(seat, building) for building in range(BUILDINGS)] for seat in SEATS]


def offer_sale(game: Caylus, player: int, building: int) -> None:
    """A marketplace acts for a player who has a cube."""
    if sum(game.players[player].cubes):
        game.ask(player, SELL_CUBE[player][building])


def offer_goods(game: Caylus, player: int, building: int) -> None:
    """A peddler acts for a player who can pay."""
    if game.players[player].deniers >= BUY_PRICE[building]:
        game.ask(player, BUY_CUBE[player][building])


def offer_exchange(game: Caylus, player: int, building: int) -> None:
    """An exchange acts for a player who can pay one of its rates."""
    if rates(game, player, building):
        game.ask(player, EXCHANGE_STEP[player][building])


def rates(game: Caylus, player: int, building: int) -> list[int]:
    """The rates that a player can pay."""
    found: list[int] = []
    me = game.players[player]
    for rate in RATES_OF[building]:
        if can_pay(me, RATES[rate]):
            found.append(exchange(rate))
    return found


def can_pay(me: Player, rate: Rate) -> bool:
    if me.deniers < rate.deniers:
        return False
    have = sum(me.cubes) - me.cubes[GOLD] if rate.kind == MIXED else me.cubes[rate.kind]
    return have >= rate.cubes


def receive(game: Caylus, player: int, rate: Rate) -> None:
    """Points or gold; the exchange itself was told with both."""
    if rate.points:
        game.score(player, rate.points, FROM_TRADE)
    game.players[player].cubes[GOLD] += rate.gold
