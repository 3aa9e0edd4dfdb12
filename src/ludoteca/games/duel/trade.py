"""Trade: three for one, two for one with a ship, one gold for one with a Mint."""

from __future__ import annotations

from ludoteca.games.duel import actions
from ludoteca.games.duel.actions import RESOURCE, STORE, TRADE_THREE_VERB, VERB
from ludoteca.games.duel.components import (
    ALL,
    AMOUNT,
    GOLD,
    GUARD,
    GUARDS,
    NONE,
    RESOURCE_OF,
    SHIP_RATE,
    TRADE_RATE,
    UNIT,
    UNIT_OF,
)
from ludoteca.games.duel.resources import charge, named_amounts, remove, take_any
from ludoteca.games.duel.state import Duel


def trades(game: Duel, seat: int, purse: int, found: list[int]) -> None:
    """Every trade that can be paid and for whose gain there is room."""
    me = game.players[seat]
    tally = me.tally
    room = me.capacity - purse
    enough = (purse + GUARDS - tally.rate_purse) & GUARDS
    resource = 0
    while enough:
        if enough & GUARD and room & ~ALL[resource]:
            found.append(actions.trade(resource))
            if tally.rates[resource] < TRADE_RATE and purse >> 6 * resource & AMOUNT >= TRADE_RATE:
                found.append(actions.trade_three(resource))
        enough >>= 6
        resource += 1
    for store in tally.moored:
        resource = RESOURCE_OF[store]
        if game.stock[store] >= SHIP_RATE and tally.rates[resource] > SHIP_RATE and room & ~ALL[resource]:
            action = actions.ship(store)
            if action not in found:
                found.append(action)
    if (
        len(tally.mints)
        and purse >> 6 * GOLD & AMOUNT
        and room & ~ALL[GOLD]
        and fresh_mint(game, seat) != NONE
    ):
        found.append(actions.MINT)


def fresh_mint(game: Duel, seat: int) -> int:
    """A Mint not yet used in this turn."""
    for card in game.players[seat].tally.mints:
        if card not in game.minted:
            return card
    return NONE


def trade(game: Duel, seat: int, resource: int, rate: int) -> None:
    """Pay so many of a resource from any of its regions, and take one of another kind."""
    take_after_paying(game, seat, resource)
    charge(game, seat, rate * UNIT[resource])


def rate_of(game: Duel, seat: int, action: int) -> int:
    """The best rate, or always three for one."""
    if VERB[action] == TRADE_THREE_VERB:
        return TRADE_RATE
    return game.players[seat].tally.rates[RESOURCE[action]]


def ship_out(game: Duel, seat: int, store: int) -> None:
    """Large Trade Ship: two from one region next to it for one of another kind."""
    remove(game, seat, store, SHIP_RATE)
    take_after_paying(game, seat, RESOURCE_OF[store])


def mint(game: Duel, seat: int) -> None:
    """Mint: once a turn 1 gold for 1 of another kind."""
    game.minted = (*game.minted, fresh_mint(game, seat))
    take_after_paying(game, seat, GOLD)
    charge(game, seat, UNIT[GOLD])


def price_of(game: Duel, seat: int, action: int) -> dict[str, int]:
    """What a trade takes, by resource."""
    if action == actions.MINT:
        return named_amounts(UNIT[GOLD])
    if STORE[action] != NONE:
        return named_amounts(SHIP_RATE * UNIT_OF[STORE[action]])
    return named_amounts(rate_of(game, seat, action) * UNIT[RESOURCE[action]])


def take_after_paying(game: Duel, seat: int, barred: int) -> None:
    """What is paid makes no room for what is taken: it is of another kind."""
    take_any(game, seat, 1, barred)
