"""Trade: three for one, two for one with a ship, one gold for one with a Mint."""

from __future__ import annotations

from ludoteca.core.reasons import Reason
from ludoteca.games.duel import actions, reasons
from ludoteca.games.duel.actions import MINT_VERB, RESOURCE, SHIP_VERB, STORE, TRADE_THREE_VERB, VERB
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
from ludoteca.games.duel.state import Duel, amount_of


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


def why_no_trade(game: Duel, seat: int, action: int) -> Reason:
    """What keeps a player from a trade: no ship or Mint for it, too little to pay with, no room."""
    if VERB[action] == MINT_VERB:
        return why_no_minting(game, seat)
    if VERB[action] == SHIP_VERB:
        return why_no_shipping(game, seat, STORE[action])
    resource = RESOURCE[action]
    rate = rate_of(game, seat, action)
    if VERB[action] == TRADE_THREE_VERB and game.players[seat].tally.rates[resource] == TRADE_RATE:
        return Reason(reasons.NO_SHIP, [resource])
    missing = rate - amount_of(game.purse(seat), resource)
    if missing > 0:
        kind = reasons.TOO_LITTLE_TO_TRADE if rate == TRADE_RATE else reasons.TOO_LITTLE_TO_SHIP
        return Reason(kind, [missing, resource, rate])
    return Reason(reasons.NO_ROOM_FOR_TRADE, [])


def why_no_shipping(game: Duel, seat: int, store: int) -> Reason:
    """What keeps a Large Trade Ship from trading what lies here."""
    tally = game.players[seat].tally
    if store not in tally.moored:
        return Reason(reasons.NO_LARGE_SHIP, [])
    if tally.rates[RESOURCE_OF[store]] <= SHIP_RATE:
        return Reason(reasons.OTHER_SHIP, [RESOURCE_OF[store]])
    if game.stock[store] < SHIP_RATE:
        return Reason(reasons.TOO_LITTLE_HERE, [SHIP_RATE - game.stock[store], store])
    return Reason(reasons.NO_ROOM_FOR_TRADE, [])


def why_no_minting(game: Duel, seat: int) -> Reason:
    """What keeps a player from using a Mint."""
    if not game.players[seat].tally.mints:
        return Reason(reasons.NO_MINT, [])
    if fresh_mint(game, seat) == NONE:
        return Reason(reasons.MINT_USED, [])
    if amount_of(game.purse(seat), GOLD) == 0:
        return Reason(reasons.NO_GOLD_FOR_MINT, [])
    return Reason(reasons.NO_ROOM_FOR_TRADE, [])


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
