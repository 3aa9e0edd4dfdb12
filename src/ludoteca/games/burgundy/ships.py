"""Ships: the goods they bring, and the bridge that orders the turns."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import due, notes, reasons
from ludoteca.games.burgundy.actions import (
    COLLECT,
    DECLINE,
    DEPOT,
    GOODS_OF,
    LOAD,
    SAIL,
    VERB,
    collect,
    load,
    sail,
)
from ludoteca.games.burgundy.components import (
    ADJACENT_DEPOTS,
    BRIDGE_END,
    DEPOTS,
    GOODS,
    GOODS_OF_ONE_TYPE,
    GOODS_SPACES,
    MAX_SEATS,
    NOTHING,
    SECOND_DEPOT,
    TOP_OF_BRIDGE,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy

ALL_DEPOTS: Final = (1 << DEPOTS) - 1
DEPOTS_IN: Final[list[list[int]]] = [
    [depot for depot in range(DEPOTS) if mask >> depot & 1] for mask in range(ALL_DEPOTS + 1)
]


class LoadShip(Step[Burgundy]):
    """Take all goods of a depot of one's choice; with a shield for it, also those of one type everywhere.

    ``collected`` says that the shield has done its part before the depot.
    """

    def __init__(self, player: int, collected: bool) -> None:
        super().__init__(player)
        self.collected: Final = collected

    def options(self, game: Burgundy) -> list[int]:
        found = [sail(depot) for depot in range(DEPOTS)]
        if not self.collected:
            collect_options(game, self.player, found)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != COLLECT:
            return Reason(NOT_NOW, [])
        if self.collected:
            return Reason(reasons.COLLECTED_ALREADY, [])
        return why_not_collect(game, self.player, GOODS_OF[action])

    def apply(self, game: Burgundy, action: int) -> None:
        if VERB[action] == COLLECT:
            game.stack.append(LOAD_SHIP_AFTER[self.player])
            load_goods(game, self.player, GOODS_OF[action], ALL_DEPOTS)
            return
        me = game.duchy_of(self.player)
        depot = DEPOT[action]
        if len(game.sides) == 1:
            game.stack.append(due.AFTER_SHIP[self.player])
        elif me.crests & GOODS_OF_ONE_TYPE and not self.collected:
            game.stack.append(COLLECT_GOODS[self.player])
        if me.powers & SECOND_DEPOT:
            game.stack.append(LoadNeighbour(self.player, depot))
        else:
            unload(game, self.player, 1 << depot)

    def fits(self, game: Burgundy, place: int) -> bool:
        return (not self.collected or game.setting.shields) and game.is_turn_of(self.player, place)


class LoadNeighbour(Step[Burgundy]):
    """With a monastery for it, also empty a depot next to the first one."""

    def __init__(self, player: int, depot: int) -> None:
        super().__init__(player)
        self.depot: Final = depot

    def options(self, game: Burgundy) -> list[int]:
        found = [sail(depot) for depot in ADJACENT_DEPOTS[self.depot]]
        found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != SAIL:
            return Reason(NOT_NOW, [])
        same = DEPOT[action] == self.depot
        return Reason(reasons.EMPTIED_ALREADY if same else reasons.NO_NEIGHBOUR, [self.depot])

    def apply(self, game: Burgundy, action: int) -> None:
        depots = 1 << self.depot
        if action != DECLINE:
            depots |= 1 << DEPOT[action]
        unload(game, self.player, depots)

    def fits(self, game: Burgundy, place: int) -> bool:
        return 0 <= self.depot < DEPOTS and game.is_turn_of(self.player, place)


class StoreGoods(Step[Burgundy]):
    """Not all types fit: say which ones to keep, from the first type on.

    ``depots`` is a mask; ``lowest`` the first type that may still be named.
    """

    def __init__(self, player: int, depots: int, lowest: int) -> None:
        super().__init__(player)
        self.depots: Final = depots
        self.lowest: Final = lowest

    def options(self, game: Burgundy) -> list[int]:
        me = game.duchy_of(self.player)
        kinds = new_kinds(game, me, self.depots, self.lowest)
        most = len(kinds) - (GOODS_SPACES - me.goods_types()) + 1
        return [load(kind) for kind in kinds[:most]]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != LOAD:
            return Reason(NOT_NOW, [])
        me = game.duchy_of(self.player)
        kind = GOODS_OF[action]
        if me.goods[kind]:
            return Reason(reasons.STORED_ALREADY, [kind])
        if not goods_in(game, self.depots, kind):
            return Reason(reasons.NOT_ON_OFFER, [kind])
        return Reason(reasons.KEPT_IN_ORDER, [new_kinds(game, me, self.depots, self.lowest)[0]])

    def unordered(self, game: Burgundy) -> tuple[int, list[int]]:
        me = game.duchy_of(self.player)
        kinds = new_kinds(game, me, self.depots, self.lowest)
        return (GOODS_SPACES - me.goods_types(), [load(kind) for kind in kinds])

    def apply(self, game: Burgundy, action: int) -> None:
        kind = GOODS_OF[action]
        load_goods(game, self.player, kind, self.depots)
        me = game.duchy_of(self.player)
        if me.goods_types() < GOODS_SPACES:
            game.stack.append(StoreGoods(self.player, self.depots, kind + 1))
        elif new_kinds(game, me, self.depots, 0):
            game.note(notes.LEFT_BEHIND, self.player)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not (game.is_next(place) and game.is_turn_of(self.player, place)) or game.is_solo():
            return False
        if not (0 < self.depots <= ALL_DEPOTS and 0 <= self.lowest < GOODS):
            return False
        me = game.duchy_of(self.player)
        room = GOODS_SPACES - me.goods_types()
        return 0 < room <= len(new_kinds(game, me, self.depots, self.lowest))


class CollectGoods(Step[Burgundy]):
    """With a shield for it, also take the goods of one type from all six depots."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        collect_options(game, self.player, found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != COLLECT:
            return Reason(NOT_NOW, [])
        return why_not_collect(game, self.player, GOODS_OF[action])

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            load_goods(game, self.player, GOODS_OF[action], ALL_DEPOTS)

    def nothing_to_choose(self, game: Burgundy) -> None:
        """No goods lie there that could be stored."""

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.setting.shields and game.is_turn_of(self.player, place)


class MovePawn(Event[Burgundy]):
    """The ship moves its owner's pawn one space along the bridge, on top of those already there."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        move_pawn(game, self.seat)

    def fits(self, game: Burgundy, place: int) -> bool:
        return not game.is_solo() and game.is_turn_of(self.seat, place)


LOAD_SHIP: Final[list[Step[Any]]] = [LoadShip(seat, False) for seat in range(MAX_SEATS)]
LOAD_SHIP_AFTER: Final[list[Step[Any]]] = [LoadShip(seat, True) for seat in range(MAX_SEATS)]
COLLECT_GOODS: Final[list[Step[Any]]] = [CollectGoods(seat) for seat in range(MAX_SEATS)]
MOVE_PAWN: Final[list[Step[Any]]] = [MovePawn(seat) for seat in range(MAX_SEATS)]


def arrive(game: Burgundy, player: int) -> None:
    """A ship was placed: first the goods, then the bridge, which one player alone does not use."""
    if len(game.sides) > 1:
        game.stack.append(MOVE_PAWN[player])
    game.stack.append(LOAD_SHIP[player])


# --- goods ----------------------------------------------------------------------------------------


def collect_options(game: Burgundy, player: int, found: list[int]) -> None:
    """The types that lie in some depot and can be stored."""
    me = game.duchy_of(player)
    if me.crests & GOODS_OF_ONE_TYPE:
        full = me.goods_types() == GOODS_SPACES
        for kind in range(GOODS):
            if goods_in(game, ALL_DEPOTS, kind) and not (full and me.goods[kind] == 0):
                found.append(collect(kind))


def why_not_collect(game: Burgundy, player: int, kind: int) -> Reason:
    """Why goods of this type cannot be taken from all depots: no shield, none there, no room."""
    if not game.duchy_of(player).crests & GOODS_OF_ONE_TYPE:
        return Reason(reasons.NO_COLLECTING, [])
    if not goods_in(game, ALL_DEPOTS, kind):
        return Reason(reasons.NOTHING_TO_COLLECT, [kind])
    return Reason(reasons.NO_ROOM_FOR_GOODS, [kind])


def goods_in(game: Burgundy, depots: int, kind: int) -> int:
    """How many goods of a type lie in some of the depots."""
    count = 0
    for depot in DEPOTS_IN[depots]:
        count += game.cargo[depot * GOODS + kind]
    return count


def new_kinds(game: Burgundy, me: Duchy, depots: int, lowest: int) -> list[int]:
    """The types there that would need a goods space of their own."""
    return [kind for kind in range(lowest, GOODS) if me.goods[kind] == 0 and goods_in(game, depots, kind)]


def unload(game: Burgundy, player: int, depots: int) -> None:
    """Store all that fits: types already stored, then new ones; the player picks if they are too many."""
    me = game.duchy_of(player)
    for kind in range(GOODS):
        if me.goods[kind] and goods_in(game, depots, kind):
            load_goods(game, player, kind, depots)
    kinds = new_kinds(game, me, depots, 0)
    room = GOODS if len(game.sides) == 1 else GOODS_SPACES - me.goods_types()
    if len(kinds) <= room:
        for kind in kinds:
            load_goods(game, player, kind, depots)
    elif room:
        game.stack.append(StoreGoods(player, depots, 0))
    else:
        game.note(notes.LEFT_BEHIND, player)


def load_goods(game: Burgundy, player: int, kind: int, depots: int) -> None:
    """All goods of a type from these depots go on board."""
    count = goods_in(game, depots, kind)
    for depot in DEPOTS_IN[depots]:
        game.cargo[depot * GOODS + kind] = 0
    game.duchy_of(player).goods[kind] += count
    game.note(notes.LOADED, player, kind, count)


# --- the bridge -----------------------------------------------------------------------------------


def move_pawn(game: Burgundy, seat: int) -> None:
    """One space on; at the end of the bridge only to the top of the stack."""
    pawns = list(game.pawns)
    pawns[seat] = min(pawns[seat] + 1, BRIDGE_END)
    game.pawns = tuple(pawns)
    game.note(notes.PAWN, seat, pawns[seat])
    put_on_top(game, seat)


def put_on_top(game: Burgundy, seat: int) -> None:
    """A pawn that arrives lies on top, except under one that always does."""
    space = game.pawns[seat]
    others = [other for other in game.order if other != seat]
    place = NOTHING
    for index in range(len(others)):
        other = others[index]
        above = game.duchy_of(other).monasteries & TOP_OF_BRIDGE
        if game.pawns[other] < space or (game.pawns[other] == space and not above):
            place = index
            break
    if place == NOTHING:
        place = len(others)
    game.order = (*others[:place], seat, *others[place:])
