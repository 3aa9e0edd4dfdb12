"""Positions of Burgundy: how they are written, completed when puzzles leave things out, and checked.

Masks are worked out anew from the tiles, so a position never spells them. A duchy reads like this::

    {"board": "1", "tiles": {"19": "castle", "20": "ship"}, "storage": ["bank"], "goods": {"red": 2},
     "silver": 1, "workers": 2, "points": {"areas": 3}}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, InAnyOrder, Step
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.position import (
    Agreed,
    ByName,
    Choice,
    Codec,
    Flag,
    Format,
    ListOf,
    Name,
    Number,
    Seat,
    Steps,
    TupleByName,
    TupleOf,
)
from ludoteca.core.rng import seeded
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import monasteries, setup, shields, ships, solo
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.components import (
    ANY,
    BIT,
    BLACK_PILE,
    BLACK_SLOTS_USED,
    BOARD_NAMES,
    BORDER_BOARDS,
    BORROWED_MONASTERIES,
    BRIDGE_END,
    BUILDING_NAMES,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CASTLE_COLOUR,
    CHURCH,
    COLOUR_NAMES,
    COLOURS,
    DEPOT_NAMES,
    DEPOTS,
    ENDLESS_STORAGE,
    FACE_DOWN,
    FIRST_MONASTERY,
    FIRST_ROUTE,
    FIRST_SHIELD,
    GEESE,
    GOALS,
    GOODS,
    GOODS_AT_START,
    GOODS_NAMES,
    GOODS_PILE,
    GOODS_SPACES,
    GOODS_TILES,
    GOOSE,
    INN,
    INN_SLOT,
    INNS,
    MARKET,
    MAX_SEATS,
    MONASTERY_OF,
    NO_TILE,
    NOBODY,
    NOTHING,
    NUMBERED_SLOTS,
    PHASE_NAMES,
    PHASES,
    PIECE_NAMES,
    PILE_FOR,
    PILE_NAMES,
    PLAYER_COUNTS,
    POSTS,
    PRIVATE_STORAGE,
    REWARD_NAMES,
    ROUNDS,
    ROUTE_NAMES,
    ROUTE_SPACES,
    ROUTE_TILES,
    SHARED_STORAGE,
    SHIELD_NAMES,
    SHIELDS,
    SLOT_NAMES,
    SLOTS,
    SOURCE_NAMES,
    SPACE_NAMES,
    STORAGE,
    TILE_COLOUR,
    TILE_NAMES,
    Board,
    board_named,
    tiles_in_pile,
)
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.livestock import ChooseHerd, herds_around
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.phase import GameEnd, Income, Phase, PhaseEnd, Round, RoundEnd
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage, fitting
from ludoteca.games.burgundy.routes import PAYING, Reward, TakeReward
from ludoteca.games.burgundy.setting import OPTIONS, Setting
from ludoteca.games.burgundy.setup import (
    Castles,
    ChooseDuchy,
    FoundCastle,
    FoundSecretly,
    Prepare,
    RevealCastles,
    boards_in_play,
)
from ludoteca.games.burgundy.shields import BorrowTime, Gifts, PayTax, PlaceGift, Taxes
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, MovePawn, StoreGoods
from ludoteca.games.burgundy.solo import (
    AfterShip,
    ColourReward,
    GiveGoods,
    ScoreArea,
    SwapGoods,
    UseTile,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy, new_duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import BeginTurn, CastleAction, ExtraAction, TakeTurn, WhiteAction

MOMENTS: dict[str, tuple[type[Step[Any]] | None, dict[str, Any]]] = {
    "turn of": (None, {}),
    "castle of": (CastleAction, {}),
    "extra action of": (ExtraAction, {}),
    "white castle of": (WhiteAction, {}),
    "town hall of": (PlaceTile, {}),
    "warehouse of": (SellGoods, {}),
    "carpenter of": (TakeTile, {"building": "carpenter"}),
    "church of": (TakeTile, {"building": "church"}),
    "market of": (TakeTile, {"building": "market"}),
    "crane of": (CopyBuilding, {}),
    "ship of": (LoadShip, {"collected": False}),
}
"""What a position may name instead of a stack, with the letter of a seat; or one of those below."""
TABLE_MOMENTS = ("round", "end of phase", "phase", "start")


# --- codecs ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Die:
    """What a die shows, as a person reads it; null for one that is used."""

    def write(self, value: int) -> int | None:
        return None if value == NOTHING else value + 1

    def read(self, data: Any, where: str) -> int:
        return NOTHING if data is None else Number(1, 6).read(data, where) - 1


@dataclass(frozen=True)
class Colours:
    """A mask of colours, written as a list of them."""

    def write(self, value: int) -> list[str]:
        return [name for number, name in enumerate(COLOUR_NAMES) if value >> number & 1]

    def read(self, data: Any, where: str) -> int:
        numbers: list[int] = ListOf(Name(COLOUR_NAMES)).read(data, where)
        return sum([1 << number for number in set(numbers)])


@dataclass(frozen=True)
class Cargo:
    """The goods in the depots: depot, then type, then how many."""

    def write(self, value: list[int]) -> dict[str, dict[str, int]]:
        return {
            depot: by_type
            for number, depot in enumerate(DEPOT_NAMES)
            if (by_type := _GOODS_COUNT.write(value[number * GOODS : (number + 1) * GOODS]))
        }

    def read(self, data: Any, where: str) -> list[int]:
        depots = ByName(DEPOT_NAMES, _GOODS_COUNT, [0] * GOODS).read(data, where)
        return [count for depot in depots for count in depot]


@dataclass(frozen=True)
class Piles:
    """The face-down piles by name, last drawn first."""

    def write(self, value: list[list[int]]) -> dict[str, list[Any]]:
        return {
            name: _pile(n).write(pile) for n, (name, pile) in enumerate(zip(PILE_NAMES, value, strict=True))
        }

    def read(self, data: Any, where: str) -> list[list[int]]:
        if not isinstance(data, dict) or sorted(data) != sorted(PILE_NAMES):
            raise PositionError("position-object", where=where)
        return [_pile(n).read(data[name], f"{where}.{name}") for n, name in enumerate(PILE_NAMES)]


def _pile(number: int) -> ListOf:
    return ListOf(_GOODS if number == GOODS_PILE else _TILE)


@dataclass(frozen=True)
class Secret:
    """A starting castle chosen face down; "undecided" as long as the duchy itself is."""

    def write(self, value: int) -> str | None:
        return "undecided" if value == setup.UNDECIDED else Name(SPACE_NAMES).write(value)

    def read(self, data: Any, where: str) -> int:
        return setup.UNDECIDED if data == "undecided" else Name(SPACE_NAMES, True).read(data, where)


@dataclass(frozen=True)
class ShieldsOnCastles:
    """Which shield lies on which castle."""

    def write(self, value: tuple[int, ...]) -> dict[str, str]:
        return {SPACE_NAMES[both // SHIELDS]: SHIELD_NAMES[both % SHIELDS] for both in value}

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        found: list[int] = []
        for space, shield in data.items():
            number = Name(SHIELD_NAMES).read(shield, where)
            if space not in SPACE_NAMES:
                raise PositionError("position-name", where=where, value=str(space)[:40])
            found.append(SPACE_NAMES.index(space) * SHIELDS + number)
        return tuple(found)


@dataclass(frozen=True)
class Estate:
    """A duchy: what was laid there, and what follows from it."""

    def write(self, value: Duchy) -> dict[str, Any]:
        tiles = {
            SPACE_NAMES[space]: TILE_NAMES[tile] for space, tile in enumerate(value.tiles) if tile != NO_TILE
        }
        written = {name: codec.write(getattr(value, name)) for name, codec in _DUCHY.items()}
        return {"board": value.board.name, "tiles": tiles, **written}

    def read(self, data: Any, where: str) -> Duchy:
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        known = ["board", "tiles", *_DUCHY]
        for name in data:
            if name not in known:
                raise PositionError(
                    "position-unknown", where=where, name=str(name)[:40], known=", ".join(known)
                )
        for name in known:
            if name not in data:
                raise PositionError("position-missing", where=where, name=name)
        board = board_named(Choice(tuple(BOARD_NAMES)).read(data["board"], f"{where}.board"))
        me = new_duchy(board, 0, 0)
        for name, codec in _DUCHY.items():
            setattr(me, name, codec.read(data[name], f"{where}.{name}"))
        self._lay_tiles(me, data["tiles"], f"{where}.tiles")
        return me

    def _lay_tiles(self, me: Duchy, data: Any, where: str) -> None:
        tiles = ByName(SPACE_NAMES, _TILE, NO_TILE).read(data, where)
        for both in me.shields:
            me.crests |= 1 << both % SHIELDS
        for space, tile in enumerate(tiles):
            if tile == NO_TILE:
                continue
            if space >= me.board.spaces or TILE_COLOUR[tile] not in (ANY, me.board.colour[space]):
                raise PositionError(
                    "burgundy-space", where=where, space=SPACE_NAMES[space], tile=TILE_NAMES[tile]
                )
            _lay(me, space, tile)
        me.powers = me.monasteries
        me.reopen()


def _lay(me: Duchy, space: int, tile: int) -> None:
    me.tiles[space] = tile
    me.covered |= BIT[space]
    area = me.board.area_mask[me.board.area_of[space]]
    if tile < BUILDINGS:
        me.blocked = put(me.blocked, tile, me.blocked[tile] | area)
    elif tile == INN:
        me.inned |= area
    elif FIRST_MONASTERY <= tile < CASTLE:
        me.monasteries |= 1 << MONASTERY_OF[tile]


_TILE = Name(TILE_NAMES)
_GOODS = Name(GOODS_NAMES)
_GOODS_COUNT = ByName(GOODS_NAMES, Number(0, len(GOODS_TILES)), 0)
_DUCHY: dict[str, Codec] = {
    "storage": ListOf(_TILE),
    "goods": _GOODS_COUNT,
    "silver": Number(),
    "workers": Number(),
    "points": ByName(SOURCE_NAMES, Number(), 0),
    "sold": TupleByName(GOODS_NAMES, Number(0, len(GOODS_TILES)), 0),
    "large": Colours(),
    "small": Colours(),
    "posts": Number(0, POSTS),
    "shields": ShieldsOnCastles(),
    "borrowed": Seat(),
    "route": TupleOf(Name(ROUTE_NAMES)),
    "laid": TupleOf(_GOODS),
    "secret": Secret(),
}
# --- completing -----------------------------------------------------------------------------------


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: an empty central board, and piles with all that is not named."""
    setting: dict[str, Any] = data["setting"]
    seats = _seats(data, setting)
    team = setting["team"] != "no"
    sides = [seat % 2 if team else seat for seat in range(seats)]
    data.setdefault("table", max(2, seats))
    data.setdefault("sides", sides)
    data.setdefault("order", [seat_letter(seat) for seat in range(seats)])
    data.setdefault("pawns", [0] * seats)
    data.setdefault("private", [[] for _ in range(seats)] if team else [])
    data.setdefault("markers", [0] * seats if team else [])
    data.setdefault("white", 1)
    data.setdefault("cargo", {})
    data.setdefault("slots", {})
    data.setdefault("crests", [[] for _ in range(DEPOTS)])
    data.setdefault("gone_goods", {})
    data.setdefault("hand", None)
    data.setdefault("bought", False)
    data.setdefault("turned", False)
    data.setdefault("phase", "A")
    data.setdefault("round", 1)
    data.setdefault("counter", 0)
    data.setdefault("goal", setting["goal"] if seats == 1 else 0)
    data.setdefault("inns", 1 if isinstance(data["slots"], dict) and "inn" in data["slots"] else 0)
    _complete_duchies(data, setting, len(set(sides)))
    _complete_moment(data, seats)
    data.setdefault("dice", [1] * (2 * seats))
    _complete_bonus(data)
    _complete_goods(data)
    _complete_tiles(data, setting)


def _seats(data: dict[str, Any], setting: dict[str, Any]) -> int:
    """How many seats: said, or one a duchy; two duchies make a team game of four."""
    duchies = data.get("duchies")
    given = data.pop("players", None)
    seats = given
    if isinstance(data.get("sides"), list):
        seats = len(data["sides"])
    elif given is None:
        seats = 4 if setting["team"] != "no" else len(duchies) if isinstance(duchies, list) else 2
    if type(seats) is not int or seats not in PLAYER_COUNTS or (setting["team"] != "no" and seats != 4):
        raise PositionError("position-players", known=", ".join([str(n) for n in PLAYER_COUNTS]))
    return seats


def _complete_duchies(data: dict[str, Any], setting: dict[str, Any], count: int) -> None:
    given = data.setdefault("duchies", [{} for _ in range(count)])
    if not isinstance(given, list):
        raise PositionError("position-list", where="duchies", size=count)
    data["duchies"] = []
    for number, one in enumerate(given):
        if not isinstance(one, dict):
            raise PositionError("position-object", where=f"duchies[{number}]")
        data["duchies"].append(_complete_duchy(dict(one), setting, len(given)))


def _complete_duchy(me: dict[str, Any], setting: dict[str, Any], count: int) -> dict[str, Any]:
    if setting["team"] != "no":
        usual = setting["team"]
    elif count == 1:
        usual = setting["solo"]
    elif setting["border_posts"]:
        usual = BOARD_NAMES[BORDER_BOARDS[0]]
    else:
        usual = setting["duchy"] if setting["duchy"] in BOARD_NAMES else "1"
    me.setdefault("board", usual)
    if "tiles" not in me:
        board = board_named(Choice(tuple(BOARD_NAMES)).read(me["board"], "board"))
        castle = board.castles[0] if board.fixed_castle == NOTHING else board.fixed_castle
        me["tiles"] = {SPACE_NAMES[castle]: "castle"}
    for name in ("goods", "points", "sold", "shields"):
        me.setdefault(name, {})
    for name in ("storage", "large", "small", "route", "laid"):
        me.setdefault(name, [])
    for name in ("silver", "workers", "posts"):
        me.setdefault(name, 0)
    me.setdefault("borrowed", None)
    me.setdefault("secret", None)
    return me


def _complete_moment(data: dict[str, Any], seats: int) -> None:
    """The stack that a named moment stands for, and whose turn it then is."""
    moment = data.pop("moment", None)
    if "stack" in data:
        data.setdefault("active", _active(data["stack"]))
        return
    if moment == "start":
        data["phase"], data["round"], data["stack"] = None, 0, [{"step": "Prepare"}]
        for me in data["duchies"]:
            me["tiles"] = {}
    elif moment == "phase":
        data["round"] = ROUNDS
        data["stack"] = [{"step": "Phase"}]
    elif moment == "end of phase":
        data["round"] = ROUNDS
        data["stack"] = [{"step": "PhaseEnd"}]
    elif moment == "round":
        data["stack"] = [{"step": "PhaseEnd"}, {"step": "Round"}]
    else:
        data["stack"] = _turn_stack(data, "turn of A" if moment is None else str(moment), seats)
    data.setdefault("active", _active(data["stack"]))


def _active(stack: Any) -> str | None:
    for step in stack if isinstance(stack, list) else []:
        if isinstance(step, dict) and step.get("step") == "TakeTurn":
            return str(step.get("player"))
    return None


def _turn_stack(data: dict[str, Any], moment: str, seats: int) -> list[dict[str, Any]]:
    words, _, letter = moment.rpartition(" ")
    if words not in MOMENTS or len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        known = ", ".join([*[f"{name} A" for name in MOMENTS], *TABLE_MOMENTS])
        raise PositionError("position-moment", moment=moment[:40], known=known)
    order = data["order"]
    if not isinstance(order, list) or letter not in order:
        raise PositionError("position-seat", where="order", value=str(order)[:40])
    stack: list[dict[str, Any]] = [{"step": "PhaseEnd"}, {"step": "RoundEnd"}]
    for later in reversed(order[order.index(letter) + 1 :]):
        stack += [{"step": "EndTurn", "player": later}, {"step": "BeginTurn", "seat": later}]
    stack += [{"step": "EndTurn", "player": letter}, {"step": "TakeTurn", "player": letter}]
    kind, fields = MOMENTS[words]
    if kind is LoadShip and seats > 1:
        stack.append({"step": "MovePawn", "seat": letter})
    if kind is not None:
        stack.append({"step": kind.__name__, "player": letter, **fields})
    return stack


def _complete_bonus(data: dict[str, Any]) -> None:
    """How often each bonus has been won follows from who has it; those of the posts from who joined three."""
    if "bonus" in data:
        return
    won = [0] * (COLOURS + 1)
    for me in data["duchies"] if len(data["duchies"]) > 1 else []:
        for colour in [*_list(me["large"]), *_list(me["small"])]:
            if colour in COLOUR_NAMES:
                won[COLOUR_NAMES.index(colour)] += 1
        won[COLOURS] += me["posts"] == POSTS
    data["bonus"] = [min(2, n) for n in won]


def _list(data: Any) -> list[Any]:
    return data if isinstance(data, list) else []


def _dict(data: Any) -> dict[str, Any]:
    return data if isinstance(data, dict) else {}


def _complete_goods(data: dict[str, Any]) -> None:
    """Goods that nobody names are in the pile, those of this phase still to come in the row."""
    counts = [_dict(data["gone_goods"])]
    counts += [_dict(by_type) for by_type in _dict(data["cargo"]).values()]
    for me in data["duchies"]:
        counts += [_dict(me["goods"]), _dict(me["sold"])]
    rest = [GOODS_NAMES[kind] for kind in GOODS_TILES]
    named = [*_list(data.get("row"))]
    for by_type in counts:
        for kind, count in by_type.items():
            named += [kind] * (count if type(count) is int else 0)
    for kind in named:
        if kind in rest:
            rest.remove(kind)
    order = list(range(len(rest)))
    seeded(1).shuffle(order)
    rest = [rest[n] for n in order]
    if "row" not in data:
        coming = ROUNDS - data["round"] if type(data["round"]) is int else 0
        data["row"] = [rest.pop() for _ in range(min(len(rest), coming if data["phase"] is not None else 0))]
    piles = data.get("piles")
    if piles is None:
        data["piles"] = {"goods": rest}
    elif isinstance(piles, dict):
        data["piles"] = {"goods": rest, **piles}


def _complete_tiles(data: dict[str, Any], setting: dict[str, Any]) -> None:
    """Tiles that nobody names are in the pile of their back."""
    own = [tiles_in_pile(n, setting["extra_tiles"], setting["white_castles"]) for n in range(BLACK_PILE + 1)]
    piles = [[TILE_NAMES[tile] for tile in pile] for pile in own]
    named = [*_list(data.get("gone")), data["hand"]]
    black: list[Any] = []
    for slot, tile in _dict(data["slots"]).items():
        (black if str(slot).startswith("black") else named).append(tile)
    for me in data["duchies"]:
        named += [*_dict(me["tiles"]).values(), *_list(me["storage"])]
    for tiles in _list(data["private"]):
        named += _list(tiles)
    for tile in black:
        _take_out(piles, tile, BLACK_PILE)
    for tile in named:
        _take_out(piles, tile, NOTHING)
    if isinstance(data["piles"], dict):
        for number in range(BLACK_PILE + 1):
            order = list(range(len(piles[number])))
            seeded(number + 2).shuffle(order)
            data["piles"].setdefault(PILE_NAMES[number], [piles[number][n] for n in order])
        data.setdefault("left", [len(_list(data["piles"].get(name))) for name in PILE_NAMES])
    data.setdefault("left", [0] * len(PILE_NAMES))
    if "gone" not in data:
        data["gone"] = _undealt(data, setting)


def _take_out(piles: list[list[str]], tile: Any, first: int) -> None:
    """A named tile is no longer in a pile: that of its colour, or else the black one."""
    numbers = range(BLACK_PILE + 1) if first == NOTHING else (first, *range(BLACK_PILE))
    for number in numbers:
        if tile in piles[number]:
            piles[number].remove(tile)
            return


def _undealt(data: dict[str, Any], setting: dict[str, Any]) -> list[str]:
    """Shields, trade routes and inns that are nowhere else have left the game, or never came into it."""
    used: list[str] = []
    for depot in _list(data["crests"]):
        used += [f"shield-{shield}" for shield in _list(depot)]
    inns = data["inns"] if type(data["inns"]) is int else 0
    for me in data["duchies"]:
        used += [f"shield-{shield}" for shield in _dict(me["shields"]).values()]
        used += [f"route-{tile}" for tile in _list(me["route"])]
        inns += [*_dict(me["tiles"]).values(), *_list(me["storage"])].count("inn")
    inns += [data["hand"]].count("inn")
    start = isinstance(data["stack"], list) and {"step": "Prepare"} in data["stack"]
    wanted: list[str] = []
    if setting["shields"] and not start:
        wanted += PIECE_NAMES[FIRST_SHIELD:FIRST_ROUTE]
    if setting["trade_routes"] and not start:
        wanted += PIECE_NAMES[FIRST_ROUTE:]
    found = [name for name in wanted if name not in used]
    if setting["inns"] and data["phase"] in PHASE_NAMES:
        found += ["inn"] * max(0, PHASE_NAMES.index(data["phase"]) + 1 - inns)
    return found


# --- the box --------------------------------------------------------------------------------------


def census(game: Burgundy) -> dict[str, int]:
    """Every tile, goods tile, shield and trade route tile, wherever it is."""
    found: dict[str, int] = {}
    pieces = [PIECE_NAMES[piece] for piece in game.gone]
    for number in range(BLACK_PILE + 1):
        pieces += [TILE_NAMES[tile] for tile in game.piles[number][: game.left[number]]]
    tiles = [*game.slots[:INN_SLOT], game.hand]
    for me in game.duchies:
        tiles += [*me.tiles, *me.storage]
        pieces += [f"shield-{SHIELD_NAMES[both % SHIELDS]}" for both in me.shields]
        pieces += [f"route-{ROUTE_NAMES[tile]}" for tile in me.route]
        for kind in range(GOODS):
            pieces += [GOODS_NAMES[kind]] * (me.goods[kind] + me.sold[kind])
    for own in game.private:
        tiles += own
    pieces += [TILE_NAMES[tile] for tile in tiles if tile != NO_TILE]
    pieces += ["inn"] * game.inns
    if game.setting.inns:
        pieces += ["inn"] * (INNS - 1 - game.phase)
    for crests in game.crests:
        pieces += [f"shield-{SHIELD_NAMES[shield]}" for shield in crests]
    goods = [*game.piles[GOODS_PILE][: game.left[GOODS_PILE]], *game.row]
    for place, count in enumerate(game.cargo):
        goods += [place % GOODS] * count
    for kind, count in enumerate(game.gone_goods):
        goods += [kind] * count
    pieces += [GOODS_NAMES[kind] for kind in goods]
    for piece in pieces:
        if piece != TILE_NAMES[FACE_DOWN]:
            found[piece] = found.get(piece, 0) + 1
    return found


def box(game: Burgundy) -> dict[str, int]:
    """What the box holds for this setting; shields and routes once they have been dealt."""
    setting = game.setting
    pieces = [GOODS_NAMES[kind] for kind in GOODS_TILES]
    for number in range(BLACK_PILE + 1):
        pieces += [
            TILE_NAMES[tile] for tile in tiles_in_pile(number, setting.extra_tiles, setting.white_castles)
        ]
    if setting.inns:
        pieces += ["inn"] * INNS
    if not (game.stack and isinstance(game.stack[-1], Prepare)):
        if setting.shields:
            pieces += PIECE_NAMES[FIRST_SHIELD:FIRST_ROUTE]
        if setting.trade_routes:
            pieces += PIECE_NAMES[FIRST_ROUTE:]
    found: dict[str, int] = {}
    for piece in pieces:
        found[piece] = found.get(piece, 0) + 1
    return found


# --- checks ---------------------------------------------------------------------------------------


def check(game: Burgundy) -> None:
    """Refuse what the rules cannot be in; then let borrowed monasteries work."""
    _check_table(game)
    for side in range(len(game.duchies)):
        _check_duchy(game, side)
    _check_bonus(game)
    _check_board(game)
    _check_stack(game)
    _check_supply(game)
    for me in game.duchies:
        me.powers = monasteries.borrowed_powers(game, me)


def _number(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise PositionError("position-number", where=where, value=str(value), low=low, high=high)


def _check_table(game: Burgundy) -> None:
    """Seats, sides, bridge and dice belong together."""
    seats = len(game.sides)
    team = game.setting.team != "no"
    expansions = _expansions(game.setting)
    fits = seats == 4 if team else seats in PLAYER_COUNTS
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
        _number("goal", game.goal, 1, max(GOALS))
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
    limit = SHARED_STORAGE if game.private else STORAGE
    if len(me.storage) > limit and not me.crests & ENDLESS_STORAGE and not _has(game, DiscardDown):
        raise PositionError("burgundy-storage", where=where, limit=limit)
    if len(game.sides) > 1 and me.goods_types() > GOODS_SPACES:
        raise PositionError("burgundy-goods", where=where, limit=GOODS_SPACES)
    if FACE_DOWN in (*me.storage, *me.tiles) and len(game.sides) > 1:
        raise PositionError("position-name", where=f"{where}.storage", value=TILE_NAMES[FACE_DOWN])
    _check_shields(game, side)
    routes = ROUTE_TILES[game.table] if setting.trade_routes and not _has(game, Prepare) else 0
    laid = [me.laid.count(kind) for kind in range(GOODS)]
    if len(me.route) != routes or len(me.laid) > routes * ROUTE_SPACES:
        raise PositionError("burgundy-route", where=where, tiles=routes)
    if any([on_route > sold for on_route, sold in zip(laid, me.sold, strict=True)]):
        raise PositionError("burgundy-route", where=where, tiles=routes)
    if me.posts == 1 or (me.posts and not me.board.post_masks):
        raise PositionError("position-number", where=f"{where}.posts", value=str(me.posts), low=2, high=POSTS)
    _check_castle(game, side)


def _boards(game: Burgundy) -> list[Board]:
    if game.private:
        return [board_named(game.setting.team)]
    if len(game.sides) == 1:
        return [board_named(game.setting.solo)]
    return [board_named(BOARD_NAMES[number]) for number in boards_in_play(game)]


def _check_shields(game: Burgundy, side: int) -> None:
    me = game.duchies[side]
    castles = shields.castles_of(me)
    spaces = [both // SHIELDS for both in me.shields]
    if any([space not in castles for space in spaces]) or len(set(spaces)) < len(spaces):
        raise PositionError("burgundy-shields", where=f"duchies[{side}]")
    borrows = me.borrowed != NOBODY
    if borrows and (me.borrowed == side or me.borrowed >= len(game.sides) or game.private):
        raise PositionError(
            "position-seat", where=f"duchies[{side}].borrowed", value=seat_letter(me.borrowed)
        )
    if borrows and not me.crests & BORROWED_MONASTERIES:
        raise PositionError("burgundy-shields", where=f"duchies[{side}]")


def _check_castle(game: Burgundy, side: int) -> None:
    """The starting castle is there, unless it is still to be chosen."""
    me = game.duchies[side]
    seat = game.sides.index(side)
    choosing = [step for step in game.stack if isinstance(step, FoundCastle | FoundSecretly)]
    waits = seat in [step.player for step in choosing]
    before = _has(game, Prepare) or _has(game, Castles) or me.secret != NOTHING
    if (me.covered == 0) != (waits or before):
        raise PositionError("burgundy-castle", where=f"duchies[{side}]")
    choosing_duchy = seat in [step.player for step in game.stack if isinstance(step, ChooseDuchy)]
    dealt = game.setting.duchy == "random" and _has(game, Prepare)
    undecided = len(game.sides) > 1 and not game.private and (choosing_duchy or dealt)
    undecided |= _has(game, Prepare) and game.setting.duchy == "choose" and _is_plain(game)
    if (me.secret == setup.UNDECIDED) != undecided:
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
    for colour in range(COLOURS):
        large = len([me for me in game.duchies if me.large >> colour & 1])
        small = len([me for me in game.duchies if me.small >> colour & 1])
        both = any([me.large & me.small & 1 << colour for me in game.duchies])
        if (large, small) not in ((0, 0), (1, 0), (1, 1)) or game.bonus[colour] != large + small or both:
            raise PositionError("burgundy-bonus")


def _check_board(game: Burgundy) -> None:
    """Only slots in use hold tiles; goods, inns and shields are where the phase can have them."""
    used = [s for s in range(NUMBERED_SLOTS) if PILE_FOR[game.table][0][s] != NOTHING]
    used += [*BLACK_SLOTS_USED[game.table], INN_SLOT]
    for slot, tile in enumerate(game.slots):
        if tile != NO_TILE and (slot not in used or tile == FACE_DOWN or (tile == INN) != (slot == INN_SLOT)):
            raise PositionError("burgundy-slot", slot=SLOT_NAMES[slot])
    if (game.slots[INN_SLOT] == INN) != (game.inns > 0) or (game.inns and not game.setting.inns):
        raise PositionError("burgundy-slot", slot=SLOT_NAMES[INN_SLOT])
    if any(game.crests) and not game.setting.shields:
        raise PositionError("burgundy-refuse-shields")
    if len(game.sides) > 1 and any(game.gone_goods):
        raise PositionError("position-number", where="gone_goods", value="1", low=0, high=0)
    begun = game.phase != NOTHING
    coming = ROUNDS - game.round if begun else 0
    if (
        len(game.row) != coming
        or (not begun and game.round)
        or (begun and game.white == NOTHING and game.round)
    ):
        raise PositionError("burgundy-row", count=coming)
    if any([FACE_DOWN in own or len(own) > PRIVATE_STORAGE for own in game.private]):
        raise PositionError("burgundy-storage", where="private", limit=PRIVATE_STORAGE)


def _check_supply(game: Burgundy) -> None:
    """The piles must last for the phases to come."""
    needed = [0] * len(PILE_NAMES)
    for phase in range(game.phase + 1, PHASES):
        for pile in PILE_FOR[game.table][phase]:
            if pile != NOTHING:
                needed[pile] += 1
        needed[BLACK_PILE] += len(BLACK_SLOTS_USED[game.table])
        needed[GOODS_PILE] += ROUNDS
    if game.phase == NOTHING:
        needed[CASTLE_COLOUR] += len([me for me in game.duchies if me.covered == 0])
        if _has(game, Prepare):
            needed[GOODS_PILE] += GOODS_AT_START * len(game.duchies)
    for number, stock in enumerate(game.piles):
        if len(stock) != game.left[number] or len(stock) < needed[number]:
            raise PositionError("burgundy-pile", pile=PILE_NAMES[number], count=needed[number])
    if any([TILE_COLOUR[tile] != colour for colour in range(COLOURS) for tile in game.piles[colour]]):
        raise PositionError("burgundy-pile", pile="black", count=needed[BLACK_PILE])
    if {INN, FACE_DOWN} & set(game.piles[BLACK_PILE]):
        raise PositionError("burgundy-pile", pile="black", count=needed[BLACK_PILE])


# --- the stack ------------------------------------------------------------------------------------

_FREE = (CastleAction, ExtraAction, WhiteAction, PlaceTile, SellGoods, TakeTile, CopyBuilding, LoadShip)
_FREE_EVENTS = (MovePawn, Reward)
_SHIELD_STEPS = (CollectGoods, DiscardDown)
_SOLO_STEPS = (AddCoins, ColourReward, SwapGoods, GiveGoods, ScoreArea, UseTile, AfterShip)
_TEAM_STEPS = (MakeRoomIn, ChooseStorage, UseStorage)
_HAND_STEPS = (MakeRoom, MakeRoomIn, ChooseStorage, UseStorage)


def _check_stack(game: Burgundy) -> None:
    """The stack must be the rest of a set-up, a round or the end of a phase, and fit the table."""
    if not game.stack:
        _fits(game.active == NOBODY and game.hand == NO_TILE)
        return
    if game.phase == NOTHING:
        _check_preparation(game)
    elif isinstance(game.stack[0], PhaseEnd):
        _check_round(game)
    else:
        _check_phase_end(game)


def _fits(fits: bool) -> None:
    if not fits:
        raise PositionError("position-stack")


def _seat_of(step: Step[Any]) -> int:
    found: int = getattr(step, "seat", step.player)
    return found


def _check_preparation(game: Burgundy) -> None:
    """Prepare alone; or the first phase, under it castles and duchies still to be chosen."""
    stack = game.stack
    _fits(
        game.active == NOBODY
        and game.hand == NO_TILE
        and not any(game.slots[slot] >= 0 for slot in range(SLOTS))
    )
    if len(stack) == 1 and isinstance(stack[0], Prepare):
        _fits(not any([any(me.goods) or me.route for me in game.duchies]))
        return
    _fits(isinstance(stack[0], Phase))
    rest = stack[1:]
    first = [seat for seat in game.order if game.sides.index(game.sides[seat]) == seat]
    if rest and isinstance(rest[0], Castles):
        _check_choosing(game, rest[1:], ChooseDuchy, first)
    elif rest and isinstance(rest[0], RevealCastles):
        seats = [step.player for step in rest[1:]]
        _fits(game.setting.castle == "secret" and all([isinstance(step, FoundSecretly) for step in rest[1:]]))
        _fits(len(set(seats)) == len(seats) and set(seats) <= set(first))
    else:
        _check_choosing(game, rest, FoundCastle, first)


def _check_choosing(game: Burgundy, steps: list[Step[Any]], kind: type[Step[Any]], seats: list[int]) -> None:
    """Pairs of EndTurn and a choice, the last seat of the bridge lowest; the topmost choice may be made."""
    asked = [step.player for step in steps[::2]]
    order = [seat for seat in reversed(seats) if seat in asked]
    for place, step in enumerate(steps):
        _fits(place // 2 < len(order) and step.player == order[place // 2])
        _fits(isinstance(step, EndTurn) if place % 2 == 0 else isinstance(step, kind))


def _check_round(game: Burgundy) -> None:
    """The end of the phase, then a round to come, or one with turns to come and a turn in progress."""
    stack = game.stack
    rest = stack[1:]
    if not rest or isinstance(rest[0], Round):
        _fits(len(rest) <= 1 and game.active == NOBODY and game.hand == NO_TILE)
        _fits(game.round < ROUNDS if rest else game.round == ROUNDS)
        return
    _fits(isinstance(rest[0], RoundEnd) and game.round >= 1)
    steps = rest[1:]
    seats: list[int] = []
    place = 0
    while place < len(steps) and isinstance(steps[place], EndTurn):
        seats.append(steps[place].player)
        place += 1
        if place < len(steps) and isinstance(steps[place], BeginTurn):
            _fits(_seat_of(steps[place]) == seats[-1])
            place += 1
        else:
            break
    _fits(len(set(seats)) == len(seats) and all([0 <= seat < len(game.sides) for seat in seats]))
    if place == len(steps):
        _fits(game.active == NOBODY and game.hand == NO_TILE)
        return
    turn = steps[place]
    _fits(isinstance(turn, TakeTurn) and bool(seats) and turn.player == seats[-1] == game.active)
    _check_nested(game, steps[place + 1 :], turn.player)


def _check_phase_end(game: Burgundy) -> None:
    """What follows the phase, then income, then what shields still bring, with a decision in progress."""
    stack = game.stack
    _fits(game.active == NOBODY and game.round == ROUNDS)
    last = game.phase + 1 == PHASES
    _fits(isinstance(stack[0], GameEnd) if last else isinstance(stack[0], Phase))
    if len(stack) == 1:
        _fits(game.hand == NO_TILE)
        return
    _fits(isinstance(stack[1], Income))
    place = 2
    for kind in (BorrowTime, Taxes, Gifts):
        seen: list[int] = []
        while place < len(stack) and isinstance(stack[place], kind):
            seen.append(_seat_of(stack[place]))
            place += 1
        _fits(game.setting.shields or not seen)
        _fits(len(set(seen)) == len(seen) and all([0 <= seat < len(game.sides) for seat in seen]))
    if place == len(stack):
        _fits(game.hand == NO_TILE)
        return
    end = stack[place]
    _fits(game.setting.shields and isinstance(end, EndTurn) and 0 <= end.player < len(game.sides))
    _check_nested(game, stack[place + 1 :], end.player)


def _check_nested(game: Burgundy, steps: list[Step[Any]], player: int) -> None:
    """What a tile has started: all of it the same player's, each step such that it can be carried out."""
    holding = [place for place, step in enumerate(steps) if isinstance(step, _HAND_STEPS)]
    _fits(len(holding) == (game.hand != NO_TILE))
    for place, step in enumerate(steps):
        top = place == len(steps) - 1
        _check_nested_step(game, step, player, top)
        if place in holding:
            _fits(top or (place == len(steps) - 2 and isinstance(steps[-1], GiveGoods)))


def _check_nested_step(game: Burgundy, step: Step[Any], player: int, top: bool) -> None:
    alone = len(game.sides) == 1
    if isinstance(step, InAnyOrder):
        _fits(step.player == player and 1 <= len(step.steps) <= 4)
        for one in step.steps:
            _fits(isinstance(one, ScoreArea | UseTile | ColourReward if alone else PlaceGift))
            _check_nested_step(game, one, player, False)
        return
    _fits(_seat_of(step) == player)
    if isinstance(step, _SOLO_STEPS):
        _fits(alone)
        _check_solo_step(game, step, top)
    elif isinstance(step, _TEAM_STEPS):
        _fits(len(game.private) > 0)
        _check_team_step(game, step)
    elif isinstance(step, _SHIELD_STEPS):
        _fits(game.setting.shields)
        if isinstance(step, DiscardDown):
            me = game.duchy_of(player)
            _fits(len(me.storage) > STORAGE and not me.crests & ENDLESS_STORAGE)
    elif isinstance(step, PlaceGift | PayTax | BorrowMonasteries):
        _fits(game.setting.shields and game.active == NOBODY)
        if isinstance(step, PayTax):
            _fits(step.due > 0 and step.due & ~game.duchy_of(player).crests == 0)
    else:
        _check_common_step(game, step, top)


def _check_common_step(game: Burgundy, step: Step[Any], top: bool) -> None:
    me = game.duchy_of(_seat_of(step))
    if isinstance(step, StoreGoods):
        kinds = ships.new_kinds(game, me, step.depots, max(0, step.lowest))
        room = GOODS_SPACES - me.goods_types()
        _fits(top and 0 < step.depots < 1 << DEPOTS and 0 <= step.lowest < GOODS and 0 < room <= len(kinds))
        _fits(len(game.sides) > 1)
    elif isinstance(step, LoadNeighbour):
        _fits(0 <= step.depot < DEPOTS)
    elif isinstance(step, TakeTile):
        _fits(step.building in (CARPENTER, CHURCH, MARKET))
    elif isinstance(step, Reward):
        _fits(game.setting.trade_routes and 0 <= step.reward < len(REWARD_NAMES))
    elif isinstance(step, TakeReward):
        _fits(game.setting.trade_routes and step.reward in PAYING)
    elif isinstance(step, ChooseHerd):
        _fits(0 <= step.space < me.board.spaces and me.tiles[step.space] == GEESE)
        _fits(max(herds_around(me, step.space)[:GOOSE]) > 0)
    elif isinstance(step, MakeRoom):
        full = len(me.storage) == (SHARED_STORAGE if game.private else STORAGE)
        _fits(full and not me.crests & ENDLESS_STORAGE)
        _fits(not game.private or len(game.private[step.player]) == PRIVATE_STORAGE)
    elif isinstance(step, CopyBuilding):
        _fits(game.setting.extra_tiles)
    elif isinstance(step, WhiteAction):
        _fits(game.setting.white_castles)
    elif isinstance(step, LoadShip):
        _fits(not step.collected or game.setting.shields)
    else:
        _fits(isinstance(step, (*_FREE, *_FREE_EVENTS)))
        _fits(not isinstance(step, MovePawn) or len(game.sides) > 1)


def _check_solo_step(game: Burgundy, step: Step[Any], top: bool) -> None:
    me = game.duchies[0]
    if isinstance(step, ScoreArea | UseTile):
        _fits(0 <= step.space < me.board.spaces and me.covered & BIT[step.space] > 0)
        if isinstance(step, UseTile):
            _fits(solo.has_effect(me.tiles[step.space]))
    elif isinstance(step, GiveGoods):
        _fits(
            top and step.left >= 1 and 0 <= step.lowest < GOODS and sum(me.goods[step.lowest :]) >= step.left
        )


def _check_team_step(game: Burgundy, step: Step[Any]) -> None:
    me = game.duchy_of(step.player)
    own = game.private[step.player]
    if isinstance(step, MakeRoomIn):
        _fits(step.tile in me.storage and step.tile in own)
        _fits(len(me.storage) == SHARED_STORAGE and len(own) == PRIVATE_STORAGE)
    elif isinstance(step, ChooseStorage):
        _fits(len(me.storage) < SHARED_STORAGE and len(own) < PRIVATE_STORAGE)
    elif isinstance(step, UseStorage):
        _fits(0 <= step.space < me.board.spaces and game.hand in own and len(me.storage) < SHARED_STORAGE)
        _fits(fitting(me, game.hand, BIT[step.space]) > 0)


STEPS = Steps(
    (
        Prepare,
        Castles,
        ChooseDuchy,
        FoundCastle,
        FoundSecretly,
        RevealCastles,
        Phase,
        Round,
        RoundEnd,
        PhaseEnd,
        Income,
        GameEnd,
        BeginTurn,
        TakeTurn,
        *_FREE,
        *_FREE_EVENTS,
        LoadNeighbour,
        StoreGoods,
        TakeReward,
        ChooseHerd,
        MakeRoom,
        *_TEAM_STEPS,
        *_SHIELD_STEPS,
        Gifts,
        PlaceGift,
        Taxes,
        PayTax,
        BorrowTime,
        BorrowMonasteries,
        *_SOLO_STEPS,
    ),
    {
        "seat": Seat(),
        "building": Name(BUILDING_NAMES),
        "reward": Name(REWARD_NAMES),
        "tile": _TILE,
        "space": Name(SPACE_NAMES),
        "depot": Name(DEPOT_NAMES),
        "collected": Flag(),
        "black": Flag(),
    },
)

FORMAT: Format[Burgundy] = Format(
    kind=Burgundy,
    agreed=Agreed(Setting, OPTIONS, within="setting"),
    fields={
        "table": Number(2, MAX_SEATS),
        "sides": TupleOf(Number(0, MAX_SEATS - 1)),
        "duchies": ListOf(Estate()),
        "order": TupleOf(Seat()),
        "pawns": TupleOf(Number(0, BRIDGE_END)),
        "dice": ListOf(Die()),
        "white": Die(),
        "private": TupleOf(TupleOf(_TILE)),
        "markers": TupleOf(Number()),
        "piles": Piles(),
        "left": ListOf(Number(0, len(GOODS_TILES) + 40), len(PILE_NAMES)),
        "slots": ByName(SLOT_NAMES, _TILE, NO_TILE),
        "cargo": Cargo(),
        "row": TupleOf(_GOODS),
        "bonus": TupleOf(Number(0, 2), COLOURS + 1),
        "crests": TupleOf(TupleOf(Name(SHIELD_NAMES)), DEPOTS),
        "inns": Number(0, INNS),
        "gone": ListOf(Name(PIECE_NAMES)),
        "gone_goods": TupleByName(GOODS_NAMES, Number(0, len(GOODS_TILES)), 0),
        "hand": Name(TILE_NAMES, True),
        "phase": Name(PHASE_NAMES, True),
        "round": Number(0, ROUNDS),
        "active": Seat(),
        "bought": Flag(),
        "turned": Flag(),
        "counter": Number(),
        "goal": Number(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=box,
    piles={"piles": "left"},
)
