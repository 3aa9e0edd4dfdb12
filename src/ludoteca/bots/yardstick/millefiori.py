"""How good a position is for a seat in the eyes of the yardstick, which never change."""

from __future__ import annotations

from typing import Final

from ludoteca.games.millefiori import harbour, trade, turn, workshops
from ludoteca.games.millefiori.components import (
    AREA_OF,
    BONUS_AT,
    BONUS_PER_AREA,
    BONUS_VALUES,
    CARD_AREA,
    CARD_SYMBOL,
    CARGO,
    EXTRA_AT_VALUES,
    FIRST_RESIDENCE,
    FLEET_POINTS,
    FLEETS,
    HARBOUR,
    HELM,
    LAST_STEP,
    LEVEL_OF,
    LEVEL_POINTS,
    LINE_OF,
    MATCH_FACTOR,
    NO_CARD,
    NOBODY,
    PIGMENT,
    RESIDENCE_LINE,
    RESIDENCES,
    ROUTE_EXTRA,
    ROUTE_POINTS,
    SET_BIT,
    SPACES_WITH,
    SYMBOL_OF,
    TOP_LEVEL,
    TRADE,
    TRIANGLE_BELOW,
    TRIANGLE_POINTS,
    TRIPLE_OF,
    VALUE_OF,
    WORKSHOPS,
)
from ludoteca.games.millefiori.scoring import kinds
from ludoteca.games.millefiori.state import MilleFiori

EXTRA_CARD_WORTH: Final = 7.0
STEP_WORTH: Final = 0.9
GOODS: Final = [symbol for symbol in range(len(SPACES_WITH)) if AREA_OF[SPACES_WITH[symbol][0]] == TRADE]


def evaluate(game: MilleFiori, seat: int) -> float:
    """My points and prospects against the mean of the others'."""
    worths = [float(player.score()) for player in game.players]
    if game.stack:
        for player in range(len(worths)):
            worths[player] += prospects(game, player)
        me = game.players[seat]
        if me.kept != NO_CARD:
            worths[seat] += card_worth(game, seat, me.kept)
        elif game.playing != NO_CARD and game.player() == seat:
            worths[seat] += card_worth(game, seat, game.playing)
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (len(worths) - 1)


def prospects(game: MilleFiori, player: int) -> float:
    """What a player may still expect from what is begun."""
    me = game.players[player]
    worth = STEP_WORTH * me.ship
    for area in range(HARBOUR):
        worth += set_worth(game, player, area)
    worth += run_worth(game, player)
    for symbol in GOODS:
        diamonds = trade.diamonds_on(game, symbol)
        taken = sum(diamonds)
        worth += 0.35 * diamonds[player] * (len(SPACES_WITH[symbol]) - taken) * (taken + 1)
    for line in range(len(FLEETS)):
        worth += fleet_worth(game, player, line)
    return worth


def set_worth(game: MilleFiori, player: int, area: int) -> float:
    """The closer a set is to its bonus, the more of the next bonus space it is worth."""
    have = kinds(game.players[player], area)
    if have >= BONUS_AT[area]:
        return 0.0
    share = have / BONUS_AT[area]
    return next_bonus(game, area) * share * share * 0.7


def next_bonus(game: MilleFiori, area: int) -> int:
    """The points of the highest free bonus space."""
    for n in range(BONUS_PER_AREA):
        if game.bonus[area * BONUS_PER_AREA + n] == NOBODY:
            return BONUS_VALUES[n]
    return 0


def run_worth(game: MilleFiori, player: int) -> float:
    """An own run at the open end of the residences scores again with the next one."""
    run = 0
    for space in RESIDENCE_LINE:
        if game.owner[space] == NOBODY:
            break
        run = run + VALUE_OF[space] if game.owner[space] == player else 0
    return 0.4 * run


def fleet_worth(game: MilleFiori, player: int, line: int) -> float:
    """Ships that wait for their fleet to sail."""
    mine = 0
    empty = 0
    for space in FLEETS[line]:
        if game.owner[space] == player:
            mine += 1
        elif game.owner[space] == NOBODY:
            empty += 1
    if empty == 0:
        return 0.0
    cargo = min(harbour.goods_in(game, line) + 1, len(CARGO[line]))
    return 0.5 * mine * FLEET_POINTS[cargo]


def card_worth(game: MilleFiori, player: int, card: int) -> float:
    """The best a card can do for its player now."""
    best = sail_gain(game, player, HELM[card])
    if game.players[player].has_diamond():
        for space in turn.spaces_for(game, card):
            best = max(best, gain(game, player, space, card))
    return best


def sail_gain(game: MilleFiori, player: int, steps: int) -> float:
    ship = game.players[player].ship
    if ship == LAST_STEP:
        return 0.0
    there = min(ship + steps, LAST_STEP)
    worth = ROUTE_POINTS[there] + STEP_WORTH * (there - ship)
    return worth + EXTRA_CARD_WORTH if ROUTE_EXTRA[there] else worth


def gain(game: MilleFiori, player: int, space: int, card: int) -> float:
    """What a diamond here brings at once, set progress included."""
    area = CARD_AREA[card]
    if area == HARBOUR:
        return ship_gain(game, player, space) + max(0.0, sail_gain(game, player, HELM[card]))
    worth = set_gain(game, player, space)
    if area == WORKSHOPS:
        each = 2 if SYMBOL_OF[space] == PIGMENT else 1
        worth += each * workshops.group_size(game, player, space)
        if len([other for other in TRIPLE_OF[space] if game.owner[other] == NOBODY]) == 1:
            worth += EXTRA_CARD_WORTH
    elif area == RESIDENCES:
        here = space
        worth += VALUE_OF[here]
        while here > FIRST_RESIDENCE and game.owner[here - 1] == player:
            here -= 1
            worth += VALUE_OF[here]
    elif area == TRADE:
        worth += trade_gain(game, player, space)
    else:
        worth += citizen_gain(game, player, space, card)
    return worth


def set_gain(game: MilleFiori, player: int, space: int) -> float:
    me = game.players[player]
    if me.collected & SET_BIT[space] == SET_BIT[space]:
        return 0.0
    area = AREA_OF[space]
    have = kinds(me, area) + 1
    bonus = float(next_bonus(game, area))
    worth = bonus if have == BONUS_AT[area] else 0.15 * bonus
    if area == RESIDENCES and have in EXTRA_AT_VALUES:
        worth += EXTRA_CARD_WORTH
    return worth


def citizen_gain(game: MilleFiori, player: int, space: int, card: int) -> float:
    level = LEVEL_OF[space]
    worth = float(LEVEL_POINTS[level])
    if SYMBOL_OF[space] == CARD_SYMBOL[card]:
        worth *= MATCH_FACTOR
    for below in TRIANGLE_BELOW[space]:
        points = TRIANGLE_POINTS[LEVEL_OF[below]]
        worth += points if game.owner[below] == player else -points / (len(game.players) - 1)
    return worth + EXTRA_CARD_WORTH if level == TOP_LEVEL else worth


def trade_gain(game: MilleFiori, player: int, space: int) -> float:
    diamonds = trade.diamonds_on(game, SYMBOL_OF[space])
    diamonds[player] += 1
    value = sum(diamonds)
    mine = diamonds[player]
    worth = float(value * mine) - value * (value - mine) / (len(diamonds) - 1)
    return worth + EXTRA_CARD_WORTH if max(diamonds) > mine else worth


def ship_gain(game: MilleFiori, player: int, space: int) -> float:
    line = LINE_OF[space]
    mine = 1
    others = 0
    for ship in FLEETS[line]:
        if game.owner[ship] == player:
            mine += 1
        elif game.owner[ship] != NOBODY:
            others += 1
    each = FLEET_POINTS[harbour.goods_in(game, line)]
    if mine + others < len(FLEETS[line]):
        return 1.0 + 0.3 * each
    return each * mine - each * others / (len(game.players) - 1)
