"""How good a position is for a seat: the bots' eye. Opinion, not rules."""

from __future__ import annotations

from collections.abc import Callable
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
from ludoteca.games.millefiori.weights import TUNED, Weights

GOODS: Final = [symbol for symbol in range(len(SPACES_WITH)) if AREA_OF[SPACES_WITH[symbol][0]] == TRADE]


def evaluate(game: MilleFiori, seat: int) -> float:
    """How good a position is, by the weights of today."""
    return judge(game, seat, TUNED)


def evaluate_with(weights: dict[str, float]) -> Callable[[MilleFiori, int], float]:
    """The same by other weights."""
    own = Weights(weights)
    return lambda game, seat: judge(game, seat, own)


def judge(game: MilleFiori, seat: int, w: Weights) -> float:
    """My points and prospects against the mean of the others'."""
    worths = [float(player.score()) for player in game.players]
    if game.stack:
        if not last_trick(game):
            for player in range(len(worths)):
                worths[player] += prospects(game, player, w)
        me = game.players[seat]
        if me.kept != NO_CARD:
            worths[seat] += card_worth(game, seat, me.kept, w)
        elif game.playing != NO_CARD and game.player() == seat:
            worths[seat] += card_worth(game, seat, game.playing, w)
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (len(worths) - 1)


def last_trick(game: MilleFiori) -> bool:
    """Will the game end before anybody plays another card of a hand?"""
    return game.last_turns() or (game.left == 0 and game.trick + 1 == game.tricks())


def prospects(game: MilleFiori, player: int, w: Weights) -> float:
    """What a player may still expect from what is begun."""
    me = game.players[player]
    worth = w.step * me.ship
    for area in range(HARBOUR):
        worth += set_worth(game, player, area, w)
    worth += run_worth(game, player, w)
    for symbol in GOODS:
        diamonds = trade.diamonds_on(game, symbol)
        taken = sum(diamonds)
        worth += w.goods * diamonds[player] * (len(SPACES_WITH[symbol]) - taken) * (taken + 1)
    for line in range(len(FLEETS)):
        worth += fleet_worth(game, player, line, w)
    return worth


def set_worth(game: MilleFiori, player: int, area: int, w: Weights) -> float:
    """The closer a set is to its bonus, the more of the next bonus space it is worth."""
    have = kinds(game.players[player], area)
    if have >= BONUS_AT[area]:
        return 0.0
    share = have / BONUS_AT[area]
    return next_bonus(game, area) * share * share * w.set_begun


def next_bonus(game: MilleFiori, area: int) -> int:
    """The points of the highest free bonus space."""
    for n in range(BONUS_PER_AREA):
        if game.bonus[area * BONUS_PER_AREA + n] == NOBODY:
            return BONUS_VALUES[n]
    return 0


def run_worth(game: MilleFiori, player: int, w: Weights) -> float:
    """An own run at the open end of the residences scores again with the next one."""
    run = 0
    for space in RESIDENCE_LINE:
        if game.owner[space] == NOBODY:
            break
        run = run + VALUE_OF[space] if game.owner[space] == player else 0
    return w.run * run


def fleet_worth(game: MilleFiori, player: int, line: int, w: Weights) -> float:
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
    return w.fleet * mine * FLEET_POINTS[cargo]


def card_worth(game: MilleFiori, player: int, card: int, w: Weights) -> float:
    """The best a card can do for its player now."""
    best = sail_gain(game, player, HELM[card], w)
    if game.players[player].has_diamond():
        for space in turn.spaces_for(game, card):
            best = max(best, gain(game, player, space, card, w))
    return best


def sail_gain(game: MilleFiori, player: int, steps: int, w: Weights) -> float:
    ship = game.players[player].ship
    if ship == LAST_STEP:
        return 0.0
    there = min(ship + steps, LAST_STEP)
    worth = ROUTE_POINTS[there] + w.step * (there - ship)
    return worth + w.extra_card if ROUTE_EXTRA[there] else worth


def gain(game: MilleFiori, player: int, space: int, card: int, w: Weights) -> float:
    """What a diamond here brings at once, set progress included."""
    area = CARD_AREA[card]
    if area == HARBOUR:
        return ship_gain(game, player, space, w) + max(0.0, sail_gain(game, player, HELM[card], w))
    worth = set_gain(game, player, space, w)
    if area == WORKSHOPS:
        each = 2 if SYMBOL_OF[space] == PIGMENT else 1
        worth += each * workshops.group_size(game, player, space)
        if len([other for other in TRIPLE_OF[space] if game.owner[other] == NOBODY]) == 1:
            worth += w.extra_card
    elif area == RESIDENCES:
        here = space
        worth += VALUE_OF[here]
        while here > FIRST_RESIDENCE and game.owner[here - 1] == player:
            here -= 1
            worth += VALUE_OF[here]
    elif area == TRADE:
        worth += trade_gain(game, player, space, w)
    else:
        worth += citizen_gain(game, player, space, card, w)
    return worth


def set_gain(game: MilleFiori, player: int, space: int, w: Weights) -> float:
    me = game.players[player]
    if me.collected & SET_BIT[space] == SET_BIT[space]:
        return 0.0
    area = AREA_OF[space]
    have = kinds(me, area) + 1
    bonus = float(next_bonus(game, area))
    worth = bonus if have == BONUS_AT[area] else w.set_on_its_way * bonus
    if area == RESIDENCES and have in EXTRA_AT_VALUES:
        worth += w.extra_card
    return worth


def citizen_gain(game: MilleFiori, player: int, space: int, card: int, w: Weights) -> float:
    level = LEVEL_OF[space]
    worth = float(LEVEL_POINTS[level])
    if SYMBOL_OF[space] == CARD_SYMBOL[card]:
        worth *= MATCH_FACTOR
    for below in TRIANGLE_BELOW[space]:
        points = TRIANGLE_POINTS[LEVEL_OF[below]]
        worth += points if game.owner[below] == player else -points / (len(game.players) - 1)
    return worth + w.extra_card if level == TOP_LEVEL else worth


def trade_gain(game: MilleFiori, player: int, space: int, w: Weights) -> float:
    diamonds = trade.diamonds_on(game, SYMBOL_OF[space])
    diamonds[player] += 1
    value = sum(diamonds)
    mine = diamonds[player]
    worth = float(value * mine) - value * (value - mine) / (len(diamonds) - 1)
    return worth + w.extra_card if max(diamonds) > mine else worth


def ship_gain(game: MilleFiori, player: int, space: int, w: Weights) -> float:
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
        return w.ship + w.ship_on_its_way * each
    return each * mine - each * others / (len(game.players) - 1)
