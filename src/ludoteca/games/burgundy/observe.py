"""A position as a seat sees it, in numbers; nothing in it that the seat cannot know.

Seats and duchies are turned so that the viewer's come first, and there is room for the largest table. A
team's duchy is as large as two and takes the room of two. Tiles count by what they do: buildings by type,
livestock by animal and number, monasteries by number, the rest by kind.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, InAnyOrder, Step
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games.burgundy import components as box
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.livestock import ChooseHerd
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage
from ludoteca.games.burgundy.routes import TakeReward
from ludoteca.games.burgundy.setting import EXPANSIONS, OPTIONS, Setting
from ludoteca.games.burgundy.setup import UNDECIDED, ChooseDuchy, FoundCastle, FoundSecretly
from ludoteca.games.burgundy.shields import PayTax, PlaceGift
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, StoreGoods
from ludoteca.games.burgundy.solo import ColourReward, GiveGoods, SwapGoods
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import CastleAction, ExtraAction, TakeTurn, WhiteAction

_SEATS: Final = box.MAX_SEATS
_ROOM: Final = 37
"""The spaces of a duchy of one."""
_CITIES: Final = 12
_PASTURES: Final = 6
assert all([board.spaces <= _ROOM * (1 + int(board.name in box.TEAM_BOARDS)) for board in box.BOARDS])

_ANIMALS: Final = len(box.ANIMAL_NAMES)
_KIND_NAMES: Final = [
    *box.BUILDING_NAMES,
    *box.ANIMAL_NAMES,
    *("monastery", "castle", "mine", "ship", "inn", "face-down"),
]
_KINDS: Final = len(_KIND_NAMES)
_MOST_ANIMALS: Final = max(box.ANIMALS_ON)


def _kind_of(tile: int) -> int:
    if tile < box.FIRST_LIVESTOCK:
        return tile
    if tile < box.FIRST_MONASTERY:
        return box.BUILDINGS + box.ANIMAL_OF[tile]
    return box.BUILDINGS + _ANIMALS + (0 if tile < box.CASTLE else tile - box.CASTLE + 1)


_KIND: Final[list[int]] = [_kind_of(tile) for tile in range(box.TILES)]
_RANK: Final[list[list[int]]] = [
    [board.spaces_of[board.colour[space]].index(space) for space in range(board.spaces)]
    for board in box.BOARDS
]
"""The how manieth of its colour a space is."""

_DUCHIES: Final = [str(value) for value in OPTIONS[0].values]
_CASTLES: Final = [str(value) for value in OPTIONS[1].values]
_PENDING: Final = Pending(
    [
        *(
            ChooseDuchy,
            FoundCastle,
            FoundSecretly,
            TakeTurn,
            ExtraAction,
            CastleAction,
            WhiteAction,
            PlaceTile,
        ),
        *(SellGoods, TakeTile, CopyBuilding, LoadShip, LoadNeighbour, StoreGoods, CollectGoods, MakeRoom),
        *(MakeRoomIn, ChooseStorage, UseStorage, DiscardDown, PlaceGift, PayTax, BorrowMonasteries, AddCoins),
        *(ColourReward, SwapGoods, GiveGoods, TakeReward, ChooseHerd, InAnyOrder, EndTurn),
    ]
)
_EACH: Final = "of each seat, the viewer first"
_SIDES: Final = "of each duchy, the viewer's first"
_GOODS: Final = ", ".join(box.GOODS_NAMES)
_COLOURS: Final = ", ".join(box.COLOUR_NAMES)
_TILES: Final = ", ".join(box.TILE_NAMES)
_SPACES: Final = "by space; a team's takes the room of two"
_SLOTS: Final = ", ".join(box.SLOT_NAMES[: box.INN_SLOT])
_MOST_ROUTES: Final = max(box.ROUTE_TILES)

OBSERVATION: Final = Observation(
    1,
    [
        Block("players", _SEATS, "how many play: one, two, three, four"),
        Block("duchy", len(_DUCHIES), f"which duchies were agreed: {', '.join(_DUCHIES)}"),
        Block("castle", len(_CASTLES), f"where the starting castle goes: {', '.join(_CASTLES)}"),
        Block("expansions", len(EXPANSIONS), f"expansions: {', '.join(EXPANSIONS)}"),
        Block("team", len(box.TEAM_BOARDS), f"a team game, on duchy: {', '.join(box.TEAM_BOARDS)}"),
        Block("solo", len(box.SOLO_BOARDS), f"the solo duchy agreed on: {', '.join(box.SOLO_BOARDS)}"),
        Block("goal", 2, "solo: the goal at first, the goal now", max(box.GOALS), 2.0),
        Block("counter", 1, "solo: the counter", max(box.GOALS), 10.0),
        Block("phase", box.PHASES, f"the phase: {', '.join(box.PHASE_NAMES)}"),
        Block("round", 1, "the round", box.ROUNDS),
        Block("white", box.SIDES_OF_DIE, "the white die, from 1"),
        Block("row", box.ROUNDS * box.GOODS, f"goods still to come in this phase, by place, each: {_GOODS}"),
        Block("asked", _SEATS, f"who is to choose, {_EACH}; several while castles are chosen secretly"),
        Block("pending", _PENDING.count, f"what is asked: {', '.join(_PENDING.names)}"),
        Block("building", box.BUILDINGS, f"the building that gives a tile: {', '.join(box.BUILDING_NAMES)}"),
        Block("left", 1, "goods still to be given", box.GOODS),
        Block("active", _SEATS, f"whose turn it is, {_EACH}"),
        Block("bought", 1, "the purchase of the turn is done"),
        Block("turned", 1, "a die has been turned by shield"),
        Block("order", _SEATS * _SEATS, f"turn order: for each place, {_EACH}"),
        Block("pawn", _SEATS, f"how far the pawn is on the bridge, {_EACH}", box.BRIDGE_END),
        Block("dice", _SEATS * 2 * box.SIDES_OF_DIE, f"two dice, {_EACH}, each from 1; none once used"),
        Block("side", _SEATS * _SEATS, f"the duchy, {_EACH}, by duchy, the viewer's first"),
        Block("marker", _SEATS, f"team: points by partner, {_EACH}", 100, 5.0),
        Block("private", _SEATS * box.TILES, f"team: own storage, {_EACH}: {_TILES}", 1, 3.0),
        Block("hand", box.TILES, f"a tile on its way: {_TILES}"),
        Block(
            "slots",
            box.INN_SLOT * _KINDS,
            f"tiles on the board, by slot, each: {', '.join(_KIND_NAMES)}; {_SLOTS}",
        ),
        Block("slot_animals", box.INN_SLOT, "animals on the tile, by slot", _MOST_ANIMALS),
        Block(
            "slot_monastery",
            box.INN_SLOT,
            "the number of the monastery on the board, by slot",
            box.MONASTERY_COUNT,
        ),
        Block(
            "offered",
            box.MONASTERY_COUNT * (box.DEPOTS + 1),
            "monasteries by number, each: in which depot, the black one last",
        ),
        Block("inns", 1, "inns beside the black depot", box.INNS),
        Block("cargo", box.DEPOTS * box.GOODS, f"goods in the depots, each: {_GOODS}", 3, 14.0),
        Block("depot_shields", box.SHIELDS, "the depot where a shield lies, from 1", box.DEPOTS),
        Block(
            "piles", len(box.PILE_NAMES), f"what is left in each pile: {', '.join(box.PILE_NAMES)}", 42, 2.0
        ),
        Block("gone", len(box.PIECE_NAMES), f"out of the game: {', '.join(box.PIECE_NAMES)}", 5, 10.0),
        Block("gone_goods", box.GOODS, f"goods out of the game: {_GOODS}", 7),
        Block("post_bonus", 1, "how many sides have won the bonus of the border posts", 2),
        Block("board", _SEATS * len(box.BOARD_NAMES), f"the board, {_SIDES}: {', '.join(box.BOARD_NAMES)}"),
        Block(
            "points",
            _SEATS * box.SOURCES,
            f"points by source, {_SIDES}: {', '.join(box.SOURCE_NAMES)}",
            50,
            10.0,
        ),
        Block("silver", _SEATS, f"silver, {_SIDES}", 5, 10.0),
        Block("workers", _SEATS, f"workers, {_SIDES}", 5, 10.0),
        Block("goods", _SEATS * box.GOODS, f"goods in store, {_SIDES}: {_GOODS}", 3, 14.0),
        Block("sold", _SEATS * box.GOODS, f"goods sold, {_SIDES}: {_GOODS}", 6, 7.0),
        Block("storage", _SEATS * box.TILES, f"tiles in storage, {_SIDES}: {_TILES}", 1, 12.0),
        Block("monasteries", _SEATS * box.MONASTERY_COUNT, f"monasteries laid, {_SIDES}, by number"),
        Block(
            "powers",
            _SEATS * box.MONASTERY_COUNT,
            f"monasteries that work, borrowed ones too, {_SIDES}, by number",
        ),
        Block("borrowed", _SEATS * _SEATS, f"whose monasteries are borrowed, {_SIDES}, each {_EACH}"),
        Block(
            "shields",
            _SEATS * box.SHIELDS,
            f"on which space a shield lies, from 1, {_SIDES}, by number",
            _ROOM,
            2.0,
        ),
        Block("large", _SEATS * box.COLOURS, f"large bonus tiles, {_SIDES}: {_COLOURS}"),
        Block("small", _SEATS * box.COLOURS, f"small bonus tiles, {_SIDES}: {_COLOURS}"),
        Block(
            "routes",
            _SEATS * len(box.ROUTE_NAMES),
            f"places of trade route tiles, from 1, {_SIDES}, by tile",
            _MOST_ROUTES,
            4.0,
        ),
        Block(
            "laid", _SEATS, f"goods laid on the trade route, {_SIDES}", _MOST_ROUTES * box.ROUTE_SPACES, 4.0
        ),
        Block("chosen", _SEATS, f"the castle has been chosen face down, {_SIDES}"),
        Block("secret", 2 * _ROOM, "the viewer's castle chosen face down, by space"),
        Block("covered", _SEATS * _ROOM, f"covered spaces, {_SIDES}, {_SPACES}"),
        Block("open", _SEATS * _ROOM, f"free spaces where contact allows a tile, {_SIDES}, {_SPACES}"),
        Block("inn_at", _SEATS * _ROOM, f"inns laid, {_SIDES}, {_SPACES}"),
        Block("face_down", _ROOM, "solo: tiles laid face down, by space"),
        Block(
            "cities",
            _SEATS * _CITIES * box.BUILDINGS,
            f"buildings on the city spaces in their order, {_SIDES}: {', '.join(box.BUILDING_NAMES)}",
        ),
        Block(
            "herds",
            _SEATS * _PASTURES * _ANIMALS,
            f"livestock on the pastures in their order, {_SIDES}: {', '.join(box.ANIMAL_NAMES)}",
        ),
        Block(
            "herd_sizes",
            _SEATS * _PASTURES,
            f"animals on the pastures in their order, {_SIDES}",
            _MOST_ANIMALS,
        ),
    ],
)

_AT_PLAYERS: Final = OBSERVATION.at("players")
_AT_DUCHY: Final = OBSERVATION.at("duchy")
_AT_CASTLE: Final = OBSERVATION.at("castle")
_AT_EXPANSIONS: Final = OBSERVATION.at("expansions")
_AT_TEAM: Final = OBSERVATION.at("team")
_AT_SOLO: Final = OBSERVATION.at("solo")
_AT_GOAL: Final = OBSERVATION.at("goal")
_AT_COUNTER: Final = OBSERVATION.at("counter")
_AT_PHASE: Final = OBSERVATION.at("phase")
_AT_ROUND: Final = OBSERVATION.at("round")
_AT_WHITE: Final = OBSERVATION.at("white")
_AT_ROW: Final = OBSERVATION.at("row")
_AT_ASKED: Final = OBSERVATION.at("asked")
_STEP: Final = OBSERVATION.at("pending")
_AT_BUILDING: Final = OBSERVATION.at("building")
_AT_LEFT: Final = OBSERVATION.at("left")
_AT_ACTIVE: Final = OBSERVATION.at("active")
_AT_BOUGHT: Final = OBSERVATION.at("bought")
_AT_TURNED: Final = OBSERVATION.at("turned")
_AT_ORDER: Final = OBSERVATION.at("order")
_AT_PAWN: Final = OBSERVATION.at("pawn")
_AT_DICE: Final = OBSERVATION.at("dice")
_AT_SIDE: Final = OBSERVATION.at("side")
_AT_MARKER: Final = OBSERVATION.at("marker")
_AT_PRIVATE: Final = OBSERVATION.at("private")
_AT_HAND: Final = OBSERVATION.at("hand")
_AT_SLOTS: Final = OBSERVATION.at("slots")
_AT_SLOT_ANIMALS: Final = OBSERVATION.at("slot_animals")
_AT_SLOT_MONASTERY: Final = OBSERVATION.at("slot_monastery")
_AT_OFFERED: Final = OBSERVATION.at("offered")
_AT_INNS: Final = OBSERVATION.at("inns")
_AT_CARGO: Final = OBSERVATION.at("cargo")
_AT_DEPOT_SHIELDS: Final = OBSERVATION.at("depot_shields")
_AT_PILES: Final = OBSERVATION.at("piles")
_AT_GONE: Final = OBSERVATION.at("gone")
_AT_GONE_GOODS: Final = OBSERVATION.at("gone_goods")
_AT_POST_BONUS: Final = OBSERVATION.at("post_bonus")
_AT_BOARD: Final = OBSERVATION.at("board")
_AT_POINTS: Final = OBSERVATION.at("points")
_AT_SILVER: Final = OBSERVATION.at("silver")
_AT_WORKERS: Final = OBSERVATION.at("workers")
_AT_GOODS: Final = OBSERVATION.at("goods")
_AT_SOLD: Final = OBSERVATION.at("sold")
_AT_STORAGE: Final = OBSERVATION.at("storage")
_AT_MONASTERIES: Final = OBSERVATION.at("monasteries")
_AT_POWERS: Final = OBSERVATION.at("powers")
_AT_BORROWED: Final = OBSERVATION.at("borrowed")
_AT_SHIELDS: Final = OBSERVATION.at("shields")
_AT_LARGE: Final = OBSERVATION.at("large")
_AT_SMALL: Final = OBSERVATION.at("small")
_AT_ROUTES: Final = OBSERVATION.at("routes")
_AT_LAID: Final = OBSERVATION.at("laid")
_AT_CHOSEN: Final = OBSERVATION.at("chosen")
_AT_SECRET: Final = OBSERVATION.at("secret")
_AT_COVERED: Final = OBSERVATION.at("covered")
_AT_OPEN: Final = OBSERVATION.at("open")
_AT_INN_AT: Final = OBSERVATION.at("inn_at")
_AT_FACE_DOWN: Final = OBSERVATION.at("face_down")
_AT_CITIES: Final = OBSERVATION.at("cities")
_AT_HERDS: Final = OBSERVATION.at("herds")
_AT_HERD_SIZES: Final = OBSERVATION.at("herd_sizes")
_BOARDS: Final = len(box.BOARD_NAMES)
_ROUTES: Final = len(box.ROUTE_NAMES)
_GOALS: Final = max(box.GOALS)


def observe(game: Burgundy, seat: int, sight: Sight) -> None:
    """What was agreed, the turn, the central board, each seat, then each duchy from the viewer's on."""
    seats = len(game.sides)
    sight.one(_AT_PLAYERS + seats - 1)
    observe_setting(game.setting, sight)
    observe_turn(game, seat, seats, sight)
    observe_depots(game, sight)
    for turned in range(seats):
        observe_seat(game, (seat + turned) % seats, turned, seat, sight)
    sides = len(game.duchies)
    for turned in range(sides):
        observe_duchy(game, (game.sides[seat] + turned) % sides, turned, seat, sight)


def observe_setting(setting: Setting, sight: Sight) -> None:
    sight.one(_AT_DUCHY + _DUCHIES.index(setting.duchy))
    sight.one(_AT_CASTLE + _CASTLES.index(setting.castle))
    agreed = [
        setting.extra_tiles,
        setting.border_posts,
        setting.white_castles,
        setting.inns,
        setting.trade_routes,
        setting.shields,
    ]
    for number in range(len(agreed)):
        if agreed[number]:
            sight.one(_AT_EXPANSIONS + number)
    if setting.team in box.TEAM_BOARDS:
        sight.one(_AT_TEAM + box.TEAM_BOARDS.index(setting.team))
    sight.one(_AT_SOLO + box.SOLO_BOARDS.index(setting.solo))
    sight.count(_AT_GOAL, setting.goal, _GOALS)


def observe_turn(game: Burgundy, seat: int, seats: int, sight: Sight) -> None:
    """Where the game is, and what is asked of whom."""
    sight.count(_AT_GOAL + 1, game.goal, _GOALS)
    sight.count(_AT_COUNTER, game.counter, _GOALS)
    if game.phase != box.NOTHING:
        sight.one(_AT_PHASE + game.phase)
    sight.count(_AT_ROUND, game.round, box.ROUNDS)
    if game.white != box.NOTHING:
        sight.one(_AT_WHITE + game.white)
    for place in range(len(game.row)):
        sight.one(_AT_ROW + place * box.GOODS + game.row[place])
    if game.stack:
        for who in game.deciding():
            sight.one(_AT_ASKED + (who - seat) % seats)
        observe_step(game.stack[-1], sight)
    if game.active != box.NOBODY:
        sight.one(_AT_ACTIVE + (game.active - seat) % seats)
    if game.bought:
        sight.one(_AT_BOUGHT)
    if game.turned:
        sight.one(_AT_TURNED)
    for place in range(seats):
        sight.one(_AT_ORDER + place * _SEATS + (game.order[place] - seat) % seats)
    if game.hand != box.NO_TILE:
        sight.one(_AT_HAND + game.hand)


def observe_step(step: Step[Any], sight: Sight) -> None:
    sight.one(_STEP + _PENDING.place(step))
    if isinstance(step, TakeTile):
        sight.one(_AT_BUILDING + step.building)
    elif isinstance(step, GiveGoods):
        sight.count(_AT_LEFT, step.left, box.GOODS)


def observe_depots(game: Burgundy, sight: Sight) -> None:
    """The central board, and what lies beside it."""
    slots = game.slots
    for slot in range(box.INN_SLOT):
        tile = slots[slot]
        if tile != box.NO_TILE:
            sight.one(_AT_SLOTS + slot * _KINDS + _KIND[tile])
            sight.count(_AT_SLOT_ANIMALS + slot, box.ANIMALS_ON[tile], _MOST_ANIMALS)
            monastery = box.MONASTERY_OF[tile]
            if monastery:
                sight.count(_AT_SLOT_MONASTERY + slot, monastery, box.MONASTERY_COUNT)
                depot = min(slot // box.SLOTS_PER_DEPOT, box.DEPOTS)
                sight.one(_AT_OFFERED + (monastery - 1) * (box.DEPOTS + 1) + depot)
    sight.count(_AT_INNS, game.inns, box.INNS)
    sight.row(_AT_CARGO, game.cargo, 3)
    if game.setting.shields:
        for depot in range(box.DEPOTS):
            for shield in game.crests[depot]:
                sight.count(_AT_DEPOT_SHIELDS + shield, depot + 1, box.DEPOTS)
    sight.row(_AT_PILES, game.left, 42)
    if game.gone:
        count_pieces(game.gone, _AT_GONE, 5, sight)
    sight.fixed_row(_AT_GONE_GOODS, game.gone_goods, 7)
    sight.count(_AT_POST_BONUS, game.bonus[box.COLOURS], 2)


def count_pieces(pieces: list[int], at: int, unit: int, sight: Sight) -> None:
    """How many there are of each."""
    counts = [0] * len(box.PIECE_NAMES)
    for piece in pieces:
        counts[piece] += 1
    sight.row(at, counts, unit)


def observe_seat(game: Burgundy, seat: int, turned: int, viewer: int, sight: Sight) -> None:
    """What belongs to one seat alone."""
    sight.count(_AT_PAWN + turned, game.pawns[seat], box.BRIDGE_END)
    for die in range(2):
        shown = game.dice[2 * seat + die]
        if shown != box.NOTHING:
            sight.one(_AT_DICE + (2 * turned + die) * box.SIDES_OF_DIE + shown)
    side = (game.sides[seat] - game.sides[viewer]) % len(game.duchies)
    sight.one(_AT_SIDE + turned * _SEATS + side)
    if game.private:
        sight.count(_AT_MARKER + turned, game.markers[seat], 100)
        count_stored(list(game.private[seat]), _AT_PRIVATE + turned * box.TILES, sight)


def count_stored(tiles: list[int], at: int, sight: Sight) -> None:
    """The few tiles of a storage, each kind once."""
    for place in range(len(tiles)):
        if tiles.index(tiles[place]) == place:
            sight.put(at + tiles[place], float(tiles.count(tiles[place])))


def observe_duchy(game: Burgundy, side: int, turned: int, viewer: int, sight: Sight) -> None:
    """What lies in a duchy and what its owners have; a castle chosen face down only for themselves."""
    me = game.duchies[side]
    if me.secret != UNDECIDED:
        sight.one(_AT_BOARD + turned * _BOARDS + me.board.number)
    sight.row(_AT_POINTS + turned * box.SOURCES, me.points, 50)
    sight.count(_AT_SILVER + turned, me.silver, 5)
    sight.count(_AT_WORKERS + turned, me.workers, 5)
    sight.row(_AT_GOODS + turned * box.GOODS, me.goods, 3)
    sight.fixed_row(_AT_SOLD + turned * box.GOODS, me.sold, 6)
    count_stored(me.storage, _AT_STORAGE + turned * box.TILES, sight)
    sight.bits(_AT_MONASTERIES + turned * box.MONASTERY_COUNT, me.monasteries >> 1)
    sight.bits(_AT_POWERS + turned * box.MONASTERY_COUNT, me.powers >> 1)
    if me.borrowed != box.NOBODY:
        seats = len(game.sides)
        sight.one(_AT_BORROWED + turned * _SEATS + (me.borrowed - viewer) % seats)
    for both in me.shields:
        place = _AT_SHIELDS + turned * box.SHIELDS + both % box.SHIELDS
        sight.count(place, both // box.SHIELDS + 1, _ROOM)
    sight.bits(_AT_LARGE + turned * box.COLOURS, me.large)
    sight.bits(_AT_SMALL + turned * box.COLOURS, me.small)
    for place in range(len(me.route)):
        sight.count(_AT_ROUTES + turned * _ROUTES + me.route[place], place + 1, _MOST_ROUTES)
    sight.count(_AT_LAID + turned, len(me.laid), _MOST_ROUTES * box.ROUTE_SPACES)
    if me.secret >= 0:
        sight.one(_AT_CHOSEN + turned)
        if turned == 0:
            sight.one(_AT_SECRET + me.secret)
    observe_spaces(me, turned * (2 if game.private else 1), sight)


def observe_spaces(me: Duchy, room: int, sight: Sight) -> None:
    """Tiles where they lie: a space has its colour, so only buildings, livestock and odd tiles are told."""
    rank = _RANK[me.board.number]
    tiles = me.tiles
    start = room * _ROOM
    opened = me.open
    for space in range(me.board.spaces):
        tile = tiles[space]
        if tile == box.NO_TILE:
            if opened >> space & 1:
                sight.one(_AT_OPEN + start + space)
            continue
        sight.one(_AT_COVERED + start + space)
        if tile < box.FIRST_LIVESTOCK:
            sight.one(_AT_CITIES + (room * _CITIES + rank[space]) * box.BUILDINGS + tile)
        elif tile < box.FIRST_MONASTERY:
            pasture = room * _PASTURES + rank[space]
            sight.one(_AT_HERDS + pasture * _ANIMALS + box.ANIMAL_OF[tile])
            sight.count(_AT_HERD_SIZES + pasture, box.ANIMALS_ON[tile], _MOST_ANIMALS)
        elif tile == box.INN:
            sight.one(_AT_INN_AT + start + space)
        elif tile == box.FACE_DOWN:
            sight.one(_AT_FACE_DOWN + space)
