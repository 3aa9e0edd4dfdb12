"""Paying with goods and tiles, and where sulfur goes."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    notes,
    reasons,
    timetable,
)
from ludoteca.games.feudum.actions import BARREL as TO_BARREL
from ludoteca.games.feudum.actions import GOOD, LANDSCAPE, PAY_VERB, RESERVE, SPEND_VERB, VERB, pay, spend
from ludoteca.games.feudum.components import BARREL, LANDSCAPES, NOBODY, SULFUR
from ludoteca.games.feudum.state import Feudum, Player

_PAID_FOR: Final = (
    "SecondCard",
    "UseMandates",
    "Enter",
    "Upgrade",
    "Dig",
    "DejaVu",
    "Collect",
    "PlayCard",
    "Feed",
    "DropDecree",
    "Reinforce",
)
_BRINGS_SULFUR: Final = (
    "EndTurn",
    "SecondCard",
    "UseMandates",
    "Collect",
    "Voyage",
    "StoreSulfur",
    "PlayCard",
    "DropDecree",
    "Feed",
)


class Pay(Step[Feudum]):
    """Pay these goods, one after the other; a region tile stands for any good."""

    def __init__(self, player: int, cost: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cost: Final = cost

    def options(self, game: Feudum) -> list[int]:
        return ways_to_pay(game, self.player, self.cost)

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == PAY_VERB:
            kind = reasons.NONE_TO_PAY if GOOD[action] == self.cost[0] else reasons.OTHER_GOOD_DUE
            return Reason(kind, [self.cost[0]])
        if VERB[action] != SPEND_VERB:
            return Reason(NOT_NOW, [])
        me = game.players[self.player]
        if me.tiles[LANDSCAPE[action]] and me.tile_count() <= tiles_needed(me, self.cost[1:]):
            return Reason(reasons.TILES_NEEDED, [])
        return why_not_tile(me, LANDSCAPE[action])

    def apply(self, game: Feudum, action: int) -> None:
        if VERB[action] == PAY_VERB:
            give_good(game, self.player, self.cost[0])
        else:
            spend_tile(game, self.player, LANDSCAPE[action])
        pay_goods(game, self.player, self.cost[1:])

    def fits(self, game: Feudum, place: int) -> bool:
        """Different goods that can be paid; besides the owner of the turn, whoever buys immunity pays."""
        if not 0 <= self.player < len(game.players) or game.active == NOBODY:
            return False
        me = game.players[self.player]
        if len(set(self.cost)) != len(self.cost) or tiles_needed(me, self.cost) > me.tile_count():
            return False
        if not self.cost:
            return False
        if timetable.lies_on_end_of(game, place, self.player):
            return True
        return game.active == self.player and timetable.lies_on(game, place, _PAID_FOR)


class StoreSulfur(Step[Feudum]):
    """Each sulfur just gained goes into the wine barrel or the supply: the choice is final."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, game: Feudum) -> list[int]:
        if game.players[self.player].barrel == BARREL:
            return []
        return [TO_BARREL, RESERVE]

    def apply(self, game: Feudum, action: int) -> None:
        me = game.players[self.player]
        if action == TO_BARREL:
            me.barrel += 1
        else:
            me.goods[SULFUR] += 1
        game.note(notes.STORED, self.player, 0 if action == TO_BARREL else 1)
        store_sulfur(game, self.player, self.left - 1)

    def nothing_to_choose(self, game: Feudum) -> None:
        """The barrel is full: the supply takes it all."""
        game.players[self.player].goods[SULFUR] += self.left

    def fits(self, game: Feudum, place: int) -> bool:
        """Sulfur may come to others too: the ruler of a place takes a share of its landscape."""
        if not 0 <= self.player < len(game.players):
            return False
        return self.left > 0 and timetable.lies_on(game, place, _BRINGS_SULFUR)


def ways_to_pay(game: Feudum, player: int, cost: tuple[int, ...]) -> list[int]:
    """With the good itself, or with a tile that is not needed for the rest."""
    me = game.players[player]
    found: list[int] = []
    if me.goods[cost[0]]:
        found.append(pay(cost[0]))
    if me.tile_count() > tiles_needed(me, cost[1:]):
        for landscape in range(LANDSCAPES):
            if me.tiles[landscape]:
                found.append(spend(landscape))
                if not game.setting.advanced:
                    break
    return found


def tiles_needed(me: Player, cost: tuple[int, ...]) -> int:
    """How many of these goods a player lacks; every good is asked for once at most."""
    found = 0
    for good in cost:
        if me.goods[good] == 0:
            found += 1
    return found


def can_pay(me: Player, good: int) -> bool:
    return me.goods[good] > 0 or me.tile_count() > 0


def why_not_tile(me: Player, landscape: int) -> Reason:
    """Only a tile that one holds can be spent; in the basic game they are all alike."""
    if me.tiles[landscape]:
        return Reason(reasons.TILES_ALIKE, [])
    return Reason(reasons.NO_SUCH_TILE, [landscape])


def pay_good(game: Feudum, player: int, good: int) -> None:
    """Pay one good; asks only if there is a choice."""
    pay_goods(game, player, (good,))


def pay_goods(game: Feudum, player: int, cost: tuple[int, ...]) -> None:
    """Pay goods; asks only where there is a choice."""
    rest = cost
    while rest:
        ways = ways_to_pay(game, player, rest)
        if len(ways) > 1:
            game.stack.append(Pay(player, rest))
            return
        if VERB[ways[0]] == PAY_VERB:
            give_good(game, player, rest[0])
        else:
            spend_tile(game, player, LANDSCAPE[ways[0]])
        rest = rest[1:]


def give_good(game: Feudum, player: int, good: int) -> None:
    """A good goes back to the bag."""
    game.players[player].goods[good] -= 1
    game.bag[good] += 1
    game.note(notes.PAID_GOOD, player, good)


def spend_tile(game: Feudum, player: int, landscape: int) -> None:
    """A tile used as a good leaves the game."""
    me = game.players[player]
    me.tiles = put(me.tiles, landscape, me.tiles[landscape] - 1)
    game.gone += 1
    game.note(notes.SPENT_TILE, player, landscape)


def gain_good(game: Feudum, player: int, good: int, count: int) -> None:
    """Goods come in; sulfur may go into the barrel."""
    if count == 0:
        return
    game.note(notes.GOT_GOOD, player, count, good)
    if good == SULFUR:
        store_sulfur(game, player, count)
    else:
        game.players[player].goods[good] += count


def store_sulfur(game: Feudum, player: int, count: int) -> None:
    me = game.players[player]
    if count == 0:
        return
    if me.barrel == BARREL:
        me.goods[SULFUR] += count
    else:
        game.stack.append(StoreSulfur(player, count))
