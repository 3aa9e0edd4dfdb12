"""Refusing what the box cannot make or the rules cannot be in."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import InAnyOrder, Step
from ludoteca.core.message import seat_letter
from ludoteca.games.burgundy import components as box
from ludoteca.games.burgundy.actions import MOST_EFFECTS
from ludoteca.games.burgundy.monasteries import borrowed_powers
from ludoteca.games.burgundy.placing import UseStorage
from ludoteca.games.burgundy.position.completed import needed_later
from ludoteca.games.burgundy.setting import Setting
from ludoteca.games.burgundy.setup import (
    UNDECIDED,
    Castles,
    ChooseDuchy,
    FoundCastle,
    FoundSecretly,
    Prepare,
    RevealCastles,
    boards_in_play,
)
from ludoteca.games.burgundy.shields import castles_of
from ludoteca.games.burgundy.state import Burgundy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import TakeTurn


def census(game: Burgundy) -> dict[str, int]:
    """Every tile, goods tile, shield and trade route tile, wherever it is."""
    found: dict[str, int] = {}
    pieces = [box.PIECE_NAMES[piece] for piece in game.gone]
    for number in range(box.BLACK_PILE + 1):
        pieces += [box.TILE_NAMES[tile] for tile in game.piles[number][: game.left[number]]]
    tiles = [*game.slots[: box.INN_SLOT], game.hand]
    for me in game.duchies:
        tiles += [*me.tiles, *me.storage]
        pieces += [f"shield-{box.SHIELD_NAMES[both % box.SHIELDS]}" for both in me.shields]
        pieces += [f"route-{box.ROUTE_NAMES[tile]}" for tile in me.route]
        for kind in range(box.GOODS):
            pieces += [box.GOODS_NAMES[kind]] * (me.goods[kind] + me.sold[kind])
    for own in game.private:
        tiles += own
    pieces += [box.TILE_NAMES[tile] for tile in tiles if tile != box.NO_TILE]
    pieces += ["inn"] * game.inns
    if game.setting.inns:
        pieces += ["inn"] * (box.INNS - 1 - game.phase)
    for crests in game.crests:
        pieces += [f"shield-{box.SHIELD_NAMES[shield]}" for shield in crests]
    goods = [*game.piles[box.GOODS_PILE][: game.left[box.GOODS_PILE]], *game.row]
    for place, count in enumerate(game.cargo):
        goods += [place % box.GOODS] * count
    for kind, count in enumerate(game.gone_goods):
        goods += [kind] * count
    pieces += [box.GOODS_NAMES[kind] for kind in goods]
    for piece in pieces:
        if piece != box.TILE_NAMES[box.FACE_DOWN]:
            found[piece] = found.get(piece, 0) + 1
    return found


def contents(game: Burgundy) -> dict[str, int]:
    """What the box holds for this setting; shields and routes once they have been dealt."""
    setting = game.setting
    pieces = [box.GOODS_NAMES[kind] for kind in box.GOODS_TILES]
    for number in range(box.BLACK_PILE + 1):
        pieces += [
            box.TILE_NAMES[tile]
            for tile in box.tiles_in_pile(number, setting.extra_tiles, setting.white_castles)
        ]
    if setting.inns:
        pieces += ["inn"] * box.INNS
    if not (game.stack and isinstance(game.stack[-1], Prepare)):
        if setting.shields:
            pieces += box.PIECE_NAMES[box.FIRST_SHIELD : box.FIRST_ROUTE]
        if setting.trade_routes:
            pieces += box.PIECE_NAMES[box.FIRST_ROUTE :]
    found: dict[str, int] = {}
    for piece in pieces:
        found[piece] = found.get(piece, 0) + 1
    return found


def check(game: Burgundy) -> None:
    """Refuse what the rules cannot be in; then let borrowed monasteries work."""
    _check_table(game)
    for side in range(len(game.duchies)):
        _check_duchy(game, side)
    _check_bonus(game)
    _check_board(game)
    _check_timetable(game)
    _check_supply(game)
    for me in game.duchies:
        me.powers = borrowed_powers(game, me)


def _number(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise PositionError("position-number", where=where, value=str(value), low=low, high=high)


def _check_table(game: Burgundy) -> None:
    """Seats, sides, bridge and dice belong together."""
    seats = len(game.sides)
    team = game.setting.team != "no"
    expansions = _expansions(game.setting)
    fits = seats == 4 if team else seats in box.PLAYER_COUNTS
    if not fits or list(game.sides) != [seat % 2 if team else seat for seat in range(seats)]:
        raise PositionError("burgundy-seats")
    if (team or seats == 1) and expansions:
        raise PositionError("burgundy-refuse-expansions")
    if len(game.duchies) != max(game.sides) + 1 or game.table != max(2, seats):
        raise PositionError("burgundy-seats")
    own = seats if team else 0
    sizes = [(game.pawns, seats), (game.dice, 2 * seats), (game.private, own), (game.markers, own)]
    if sorted(game.order) != list(range(seats)) or any([len(zone) != size for zone, size in sizes]):
        raise PositionError("burgundy-seats")
    for ahead, behind in zip(game.order, game.order[1:], strict=False):
        if game.pawns[ahead] < game.pawns[behind]:
            raise PositionError("burgundy-order")
    if seats == 1:
        _number("goal", game.goal, 1, max(box.GOALS))
        _number("counter", game.counter, 0, game.goal - 1)
    elif game.goal or game.counter:
        raise PositionError("position-number", where="goal", value=str(game.goal), low=0, high=0)


def _expansions(setting: Setting) -> bool:
    found = (setting.extra_tiles, setting.border_posts, setting.white_castles)
    return any((*found, setting.inns, setting.trade_routes, setting.shields))


def _check_duchy(game: Burgundy, side: int) -> None:
    me = game.duchies[side]
    setting = game.setting
    where = f"duchies[{side}]"
    if me.board not in _boards(game):
        raise PositionError("burgundy-board", where=where, board=me.board.name)
    limit = box.SHARED_STORAGE if game.private else box.STORAGE
    if len(me.storage) > limit and not me.crests & box.ENDLESS_STORAGE and not _has(game, DiscardDown):
        raise PositionError("burgundy-storage", where=where, limit=limit)
    if len(game.sides) > 1 and me.goods_types() > box.GOODS_SPACES:
        raise PositionError("burgundy-goods", where=where, limit=box.GOODS_SPACES)
    if box.FACE_DOWN in (*me.storage, *me.tiles) and len(game.sides) > 1:
        raise PositionError("position-name", where=f"{where}.storage", value=box.TILE_NAMES[box.FACE_DOWN])
    _check_shields(game, side)
    routes = box.ROUTE_TILES[game.table] if setting.trade_routes and not _has(game, Prepare) else 0
    laid = [me.laid.count(kind) for kind in range(box.GOODS)]
    if len(me.route) != routes or len(me.laid) > routes * box.ROUTE_SPACES:
        raise PositionError("burgundy-route", where=where, tiles=routes)
    if any([on_route > sold for on_route, sold in zip(laid, me.sold, strict=True)]):
        raise PositionError("burgundy-route", where=where, tiles=routes)
    if me.posts == 1 or (me.posts and not me.board.post_masks):
        raise PositionError(
            "position-number", where=f"{where}.posts", value=str(me.posts), low=2, high=box.POSTS
        )
    _check_castle(game, side)


def _boards(game: Burgundy) -> list[box.Board]:
    if game.private:
        return [box.board_named(game.setting.team)]
    if len(game.sides) == 1:
        return [box.board_named(game.setting.solo)]
    return [box.board_named(box.BOARD_NAMES[number]) for number in boards_in_play(game)]


def _check_shields(game: Burgundy, side: int) -> None:
    me = game.duchies[side]
    castles = castles_of(me)
    spaces = [both // box.SHIELDS for both in me.shields]
    if any([space not in castles for space in spaces]) or len(set(spaces)) < len(spaces):
        raise PositionError("burgundy-shields", where=f"duchies[{side}]")
    borrows = me.borrowed != box.NOBODY
    if borrows and (me.borrowed == side or me.borrowed >= len(game.sides) or game.private):
        raise PositionError(
            "position-seat", where=f"duchies[{side}].borrowed", value=seat_letter(me.borrowed)
        )
    if borrows and not me.crests & box.BORROWED_MONASTERIES:
        raise PositionError("burgundy-shields", where=f"duchies[{side}]")


def _check_castle(game: Burgundy, side: int) -> None:
    """The starting castle is there, unless it is still to be chosen."""
    me = game.duchies[side]
    seat = game.sides.index(side)
    choosing = [step for step in game.stack if isinstance(step, FoundCastle | FoundSecretly)]
    waits = seat in [step.player for step in choosing]
    before = _has(game, Prepare) or _has(game, Castles) or me.secret != box.NOTHING
    if (me.covered == 0) != (waits or before):
        raise PositionError("burgundy-castle", where=f"duchies[{side}]")
    choosing_duchy = seat in [step.player for step in game.stack if isinstance(step, ChooseDuchy)]
    dealt = game.setting.duchy == "random" and _has(game, Prepare)
    undecided = len(game.sides) > 1 and not game.private and (choosing_duchy or dealt)
    undecided |= _has(game, Prepare) and game.setting.duchy == "choose" and _is_plain(game)
    if (me.secret == UNDECIDED) != undecided:
        raise PositionError("burgundy-castle", where=f"duchies[{side}]")
    if me.secret >= 0:
        chosen = _has(game, RevealCastles) and not waits and me.secret in me.board.castles
        if not chosen:
            raise PositionError("burgundy-castle", where=f"duchies[{side}]")


def _is_plain(game: Burgundy) -> bool:
    return len(game.sides) > 1 and not game.private


def _has(game: Burgundy, kind: type[Step[Any]]) -> bool:
    return any([isinstance(step, kind) for step in game.stack])


def _check_bonus(game: Burgundy) -> None:
    """Every colour has one large and one small bonus tile, and the large one goes first."""
    if len(game.sides) == 1:
        if any(game.bonus) or any([me.small for me in game.duchies]):
            raise PositionError("burgundy-bonus")
        return
    for colour in range(box.COLOURS):
        large = len([me for me in game.duchies if me.large >> colour & 1])
        small = len([me for me in game.duchies if me.small >> colour & 1])
        both = any([me.large & me.small & 1 << colour for me in game.duchies])
        if (large, small) not in ((0, 0), (1, 0), (1, 1)) or game.bonus[colour] != large + small or both:
            raise PositionError("burgundy-bonus")


def _check_board(game: Burgundy) -> None:
    """Only slots in use hold tiles; goods, inns and shields are where the phase can have them."""
    used = [s for s in range(box.NUMBERED_SLOTS) if box.PILE_FOR[game.table][0][s] != box.NOTHING]
    used += [*box.BLACK_SLOTS_USED[game.table], box.INN_SLOT]
    begun = game.phase != box.NOTHING
    for slot, tile in enumerate(game.slots):
        is_inn = tile == box.INN
        fits = begun and slot in used and tile != box.FACE_DOWN and is_inn == (slot == box.INN_SLOT)
        if tile != box.NO_TILE and not fits:
            raise PositionError("burgundy-slot", slot=box.SLOT_NAMES[slot])
    if (game.slots[box.INN_SLOT] == box.INN) != (game.inns > 0) or (game.inns and not game.setting.inns):
        raise PositionError("burgundy-slot", slot=box.SLOT_NAMES[box.INN_SLOT])
    if any(game.crests) and not game.setting.shields:
        raise PositionError("burgundy-refuse-shields")
    if len(game.sides) > 1 and any(game.gone_goods):
        raise PositionError("position-number", where="gone_goods", value="1", low=0, high=0)
    coming = box.ROUNDS - game.round if begun else 0
    if (
        len(game.row) != coming
        or (not begun and game.round)
        or (begun and game.white == box.NOTHING and game.round)
    ):
        raise PositionError("burgundy-row", count=coming)
    if any([box.FACE_DOWN in own or len(own) > box.PRIVATE_STORAGE for own in game.private]):
        raise PositionError("burgundy-storage", where="private", limit=box.PRIVATE_STORAGE)


def _check_supply(game: Burgundy) -> None:
    """The piles must last for the phases to come."""
    needed = needed_later(game.table, game.phase)
    if game.phase == box.NOTHING:
        needed[box.CASTLE_COLOUR] += len([me for me in game.duchies if me.covered == 0])
        if _has(game, Prepare):
            needed[box.GOODS_PILE] += box.GOODS_AT_START * len(game.duchies)
    for number, stock in enumerate(game.piles):
        if len(stock) != game.left[number] or len(stock) < needed[number]:
            raise PositionError("burgundy-pile", pile=box.PILE_NAMES[number], count=needed[number])
    if any([box.TILE_COLOUR[tile] != colour for colour in range(box.COLOURS) for tile in game.piles[colour]]):
        raise PositionError("burgundy-pile", pile="black", count=needed[box.BLACK_PILE])
    if {box.INN, box.FACE_DOWN} & set(game.piles[box.BLACK_PILE]):
        raise PositionError("burgundy-pile", pile="black", count=needed[box.BLACK_PILE])


# --- the timetable: each step says for itself where it fits ----------------------------------------

_WITH_TILE_IN_HAND: tuple[type[Step[Any]], ...] = (MakeRoom, MakeRoomIn, ChooseStorage, UseStorage)


def _check_timetable(game: Burgundy) -> None:
    """A turn that somebody has, and a tile that somebody holds, are in the timetable too."""
    if game.active != box.NOBODY and not _has(game, TakeTurn):
        raise PositionError("position-stack")
    if game.hand != box.NO_TILE and not any([_has(game, kind) for kind in _WITH_TILE_IN_HAND]):
        raise PositionError("position-stack")
    for step in game.stack:
        if isinstance(step, InAnyOrder) and len(step.steps) > MOST_EFFECTS:
            raise PositionError("position-stack")
