"""How positions of Burgundy are written and read.

Masks follow from the tiles, so a position never spells them. A duchy reads like this::

    {"board": "1", "tiles": {"19": "castle", "20": "ship"}, "storage": ["bank"], "goods": {"red": 2},
     "silver": 1, "workers": 2, "points": {"areas": 3}}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.position import (
    ByName,
    Choice,
    Codec,
    Flag,
    ListOf,
    Name,
    Number,
    Seat,
    SetOf,
    Steps,
    TupleByName,
    TupleOf,
)
from ludoteca.games.burgundy import components as box
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.livestock import ChooseHerd
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.phase import GameEnd, Income, Phase, PhaseEnd, Round, RoundEnd
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage
from ludoteca.games.burgundy.routes import Reward, TakeReward
from ludoteca.games.burgundy.setup import (
    UNDECIDED,
    Castles,
    ChooseDuchy,
    FoundCastle,
    FoundSecretly,
    Prepare,
    RevealCastles,
)
from ludoteca.games.burgundy.shields import BorrowTime, Gifts, PayTax, PlaceGift, Taxes
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, MovePawn, StoreGoods
from ludoteca.games.burgundy.solo import AfterShip, ColourReward, GiveGoods, ScoreArea, SwapGoods, UseTile
from ludoteca.games.burgundy.state import Duchy, new_duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import BeginTurn, CastleAction, ExtraAction, TakeTurn, WhiteAction


@dataclass(frozen=True)
class Die:
    """What a die shows, as a person reads it; null for one that is used."""

    def write(self, value: int) -> int | None:
        return None if value == box.NOTHING else value + 1

    def read(self, data: Any, where: str) -> int:
        return box.NOTHING if data is None else Number(1, 6).read(data, where) - 1


@dataclass(frozen=True)
class Cargo:
    """The goods in the depots: depot, then type, then how many."""

    def write(self, value: list[int]) -> dict[str, dict[str, int]]:
        return {
            depot: by_type
            for number, depot in enumerate(box.DEPOT_NAMES)
            if (by_type := _GOODS_COUNT.write(value[number * box.GOODS : (number + 1) * box.GOODS]))
        }

    def read(self, data: Any, where: str) -> list[int]:
        depots = ByName(box.DEPOT_NAMES, _GOODS_COUNT, [0] * box.GOODS).read(data, where)
        return [count for depot in depots for count in depot]


@dataclass(frozen=True)
class Piles:
    """The face-down piles by name, last drawn first."""

    def write(self, value: list[list[int]]) -> dict[str, list[Any]]:
        return {
            name: _pile(n).write(pile)
            for n, (name, pile) in enumerate(zip(box.PILE_NAMES, value, strict=True))
        }

    def read(self, data: Any, where: str) -> list[list[int]]:
        if not isinstance(data, dict) or sorted(data) != sorted(box.PILE_NAMES):
            raise PositionError("position-object", where=where)
        return [_pile(n).read(data[name], f"{where}.{name}") for n, name in enumerate(box.PILE_NAMES)]


def _pile(number: int) -> ListOf:
    return ListOf(_GOODS if number == box.GOODS_PILE else _TILE)


@dataclass(frozen=True)
class Secret:
    """A starting castle chosen face down; "undecided" as long as the duchy itself is."""

    def write(self, value: int) -> str | None:
        return "undecided" if value == UNDECIDED else Name(box.SPACE_NAMES).write(value)

    def read(self, data: Any, where: str) -> int:
        return UNDECIDED if data == "undecided" else Name(box.SPACE_NAMES, True).read(data, where)


@dataclass(frozen=True)
class ShieldsOnCastles:
    """Which shield lies on which castle."""

    def write(self, value: tuple[int, ...]) -> dict[str, str]:
        return {box.SPACE_NAMES[both // box.SHIELDS]: box.SHIELD_NAMES[both % box.SHIELDS] for both in value}

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        found: list[int] = []
        for space, shield in data.items():
            number = Name(box.SHIELD_NAMES).read(shield, where)
            if space not in box.SPACE_NAMES:
                raise PositionError("position-name", where=where, value=str(space)[:40])
            found.append(box.SPACE_NAMES.index(space) * box.SHIELDS + number)
        return tuple(found)


@dataclass(frozen=True)
class Estate:
    """A duchy: what was laid there, and what follows from it."""

    def write(self, value: Duchy) -> dict[str, Any]:
        tiles = {
            box.SPACE_NAMES[space]: box.TILE_NAMES[tile]
            for space, tile in enumerate(value.tiles)
            if tile != box.NO_TILE
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
        board = box.board_named(Choice(tuple(box.BOARD_NAMES)).read(data["board"], f"{where}.board"))
        me = new_duchy(board, 0, 0)
        for name, codec in _DUCHY.items():
            setattr(me, name, codec.read(data[name], f"{where}.{name}"))
        self._lay_tiles(me, data["tiles"], f"{where}.tiles")
        on_castles, me.shields = me.shields, ()
        for both in on_castles:
            me.raise_shield(both // box.SHIELDS, both % box.SHIELDS)
        return me

    def _lay_tiles(self, me: Duchy, data: Any, where: str) -> None:
        tiles = ByName(box.SPACE_NAMES, _TILE, box.NO_TILE).read(data, where)
        for space, tile in enumerate(tiles):
            if tile == box.NO_TILE:
                continue
            if space >= me.board.spaces or box.TILE_COLOUR[tile] not in (box.ANY, me.board.colour[space]):
                raise PositionError(
                    "burgundy-space", where=where, space=box.SPACE_NAMES[space], tile=box.TILE_NAMES[tile]
                )
            me.cover(space, tile)


_TILE = Name(box.TILE_NAMES)
_GOODS = Name(box.GOODS_NAMES)
_GOODS_COUNT = ByName(box.GOODS_NAMES, Number(0, len(box.GOODS_TILES)), 0)
_DUCHY: dict[str, Codec] = {
    "storage": ListOf(_TILE),
    "goods": _GOODS_COUNT,
    "silver": Number(),
    "workers": Number(),
    "points": ByName(box.SOURCE_NAMES, Number(), 0),
    "sold": TupleByName(box.GOODS_NAMES, Number(0, len(box.GOODS_TILES)), 0),
    "large": SetOf(box.COLOUR_NAMES),
    "small": SetOf(box.COLOUR_NAMES),
    "posts": Number(0, box.POSTS),
    "shields": ShieldsOnCastles(),
    "borrowed": Seat(),
    "route": TupleOf(Name(box.ROUTE_NAMES)),
    "laid": TupleOf(_GOODS),
    "secret": Secret(),
}

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
        CastleAction,
        ExtraAction,
        WhiteAction,
        PlaceTile,
        SellGoods,
        TakeTile,
        CopyBuilding,
        LoadShip,
        MovePawn,
        Reward,
        LoadNeighbour,
        StoreGoods,
        TakeReward,
        ChooseHerd,
        MakeRoom,
        MakeRoomIn,
        ChooseStorage,
        UseStorage,
        CollectGoods,
        DiscardDown,
        Gifts,
        PlaceGift,
        Taxes,
        PayTax,
        BorrowTime,
        BorrowMonasteries,
        AddCoins,
        ColourReward,
        SwapGoods,
        GiveGoods,
        ScoreArea,
        UseTile,
        AfterShip,
    ),
    {
        "seat": Seat(),
        "building": Name(box.BUILDING_NAMES),
        "reward": Name(box.REWARD_NAMES),
        "tile": _TILE,
        "space": Name(box.SPACE_NAMES),
        "depot": Name(box.DEPOT_NAMES),
        "collected": Flag(),
        "black": Flag(),
    },
)


FIELDS: dict[str, Codec] = {
    "table": Number(2, box.MAX_SEATS),
    "sides": TupleOf(Number(0, box.MAX_SEATS - 1)),
    "duchies": ListOf(Estate()),
    "order": TupleOf(Seat()),
    "pawns": TupleOf(Number(0, box.BRIDGE_END)),
    "dice": ListOf(Die()),
    "white": Die(),
    "private": TupleOf(TupleOf(_TILE)),
    "markers": TupleOf(Number()),
    "piles": Piles(),
    "left": ListOf(Number(0, len(box.GOODS_TILES) + 40), len(box.PILE_NAMES)),
    "slots": ByName(box.SLOT_NAMES, _TILE, box.NO_TILE),
    "cargo": Cargo(),
    "row": TupleOf(_GOODS),
    "bonus": TupleOf(Number(0, 2), box.COLOURS + 1),
    "crests": TupleOf(TupleOf(Name(box.SHIELD_NAMES)), box.DEPOTS),
    "inns": Number(0, box.INNS),
    "gone": ListOf(Name(box.PIECE_NAMES)),
    "gone_goods": TupleByName(box.GOODS_NAMES, Number(0, len(box.GOODS_TILES)), 0),
    "hand": Name(box.TILE_NAMES, True),
    "phase": Name(box.PHASE_NAMES, True),
    "round": Number(0, box.ROUNDS),
    "active": Seat(),
    "bought": Flag(),
    "turned": Flag(),
    "counter": Number(),
    "goal": Number(),
}
