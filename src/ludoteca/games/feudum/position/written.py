"""How positions of Feudum are written: every field, every step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.core.position import (
    ByName,
    Codec,
    Flag,
    ListOf,
    Name,
    Number,
    Of,
    Seat,
    SetOf,
    Steps,
    TupleByName,
    TupleOf,
)
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import (
    conquest,
    dawn,
    decrees,
    feeding,
    flow,
    guildhall,
    harvest,
    improving,
    influence,
    knowledge,
    migration,
    moving,
    payment,
    setup,
    standing,
    tokens,
    trade,
)
from ludoteca.games.feudum import round as rounds
from ludoteca.games.feudum.state import Player

_POUCHES = [*box.BONUS_NAMES, *[f"{name}_tile" for name in box.BONUS_NAMES]]
_DRIFTING = [f"{location}:{vessel}" for location in box.LOCATION_NAMES for vessel in box.VESSEL_NAMES]
FIXED_NAMES = [
    *box.SCROLL_NAMES,
    *[f"{location}:{role}" for location in box.LOCATION_NAMES for role in box.ROLE_NAMES],
]
_TOKEN_PLACES = ["supply", *[seat_letter(seat) for seat in range(box.MOST_PLAYERS)], *FIXED_NAMES]
BACK_NAMES = [f"{epoch + 1}:{name}" for epoch in range(box.EPOCHS) for name in box.LANDSCAPE_NAMES]
VALUE_NAMES = [str(value) for value in box.BEAD_VALUES]
_PAWN_NAMES = [str(pawn + 1) for pawn in range(box.PAWNS)]
_MOST = 10_000


@dataclass(frozen=True)
class GoodsByPlace:
    """Goods lying at locations, by place and kind."""

    def write(self, value: list[int]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for location, packed in enumerate(value):
            if packed:
                counts = unpacked(packed)
                found[box.LOCATION_NAMES[location]] = {
                    box.GOOD_NAMES[good]: counts[good] for good in range(box.GOODS) if counts[good]
                }
        return found

    def read(self, data: Any, where: str) -> list[int]:
        codec = ByName(box.LOCATION_NAMES, ByName(box.GOOD_NAMES, Number(0, box.GOOD_MASK), 0), None)
        value = []
        for counts in codec.read(data, where):
            here = counts or [0] * box.GOODS
            value.append(sum([here[good] * box.ONE_GOOD[good] for good in range(box.GOODS)]))
        return value


def unpacked(packed: int) -> list[int]:
    return [packed >> box.GOOD_BITS * good & box.GOOD_MASK for good in range(box.GOODS)]


@dataclass(frozen=True)
class Bead:
    """A bead by its value."""

    def write(self, value: int) -> int:
        return box.BEAD_VALUES[value]

    def read(self, data: Any, where: str) -> int:
        if type(data) is not int or data not in box.BEAD_VALUES:
            raise PositionError(
                "position-number",
                where=where,
                value=str(data)[:40],
                low=box.BEAD_VALUES[0],
                high=box.BEAD_VALUES[-1],
            )
        return box.BEAD_VALUES.index(data)


@dataclass(frozen=True)
class Seen:
    """What all know of beads turned down: each bead with the places where it may be."""

    def write(self, value: tuple[int, ...]) -> list[dict[str, Any]]:
        places = SetOf(_TOKEN_PLACES)
        return [
            {
                "bead": Bead().write(tokens.bead_of(item)),
                "places": places.write(item & tokens.ANYWHERE),
            }
            for item in value
        ]

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        found: list[int] = []
        for number, line in enumerate(ListOf(_Whole()).read(data, where)):
            here = f"{where}[{number}]"
            bead = Bead().read(line.get("bead"), here)
            found.append(tokens.entry(bead, SetOf(_TOKEN_PLACES).read(line.get("places"), here)))
        return tuple(sorted(found))


@dataclass(frozen=True)
class _Whole:
    """An object, read further by whoever asks."""

    def write(self, value: dict[str, Any]) -> dict[str, Any]:
        return value

    def read(self, data: Any, where: str) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        return data


_KNOWN_PLACES = [
    *[
        f"{seat_letter(seat)} {n + 1}"
        for seat in range(box.MOST_PLAYERS)
        for n in range(knowledge.HAND_PLACES)
    ],
    "drawn",
    *[f"deck {n + 1}" for n in range(len(box.DECREE_NAMES))],
]


@dataclass(frozen=True)
class Known:
    """What seats know of decrees they no longer see: by seat and decree, the places where it may be."""

    def write(self, value: tuple[int, ...]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for item in value:
            places = SetOf(_KNOWN_PLACES).write(item & knowledge.ANYWHERE)
            known = found.setdefault(seat_letter(knowledge.seat_of(item)), {})
            known[box.DECREE_NAMES[knowledge.decree_of(item)]] = places
        return found

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        letters = [seat_letter(seat) for seat in range(box.MOST_PLAYERS)]
        codec = ByName(letters, ByName(box.DECREE_NAMES, SetOf(_KNOWN_PLACES), 0), None)
        found: list[int] = []
        for seat, known in enumerate(codec.read(data, where)):
            for decree, places in enumerate(known or []):
                if places:
                    found.append(knowledge.entry(seat, decree, places))
        return tuple(found)


_COUNT = Number(0, _MOST)
_PLAYER = Of(
    Player,
    {
        "goods": ByName(box.GOOD_NAMES, _COUNT, 0),
        "barrel": Number(0, box.BARREL),
        "shillings": _COUNT,
        "markers": Number(0, box.MARKERS),
        "seals": TupleOf(Bead()),
        "beads": TupleByName(VALUE_NAMES, Number(0, box.TOKENS), 0),
        "tiles": TupleByName(box.LANDSCAPE_NAMES, Number(0, box.TILES), 0),
        "vessels": TupleByName(box.VESSEL_NAMES, Number(0, max(box.VESSEL_COUNT)), 0),
        "faces": TupleOf(Name(box.GUILD_NAMES, optional=True), box.PAWNS),
        "at": TupleOf(Name(box.LOCATION_NAMES, optional=True), box.PAWNS),
        "aboard": TupleOf(Name(box.VESSEL_NAMES, optional=True), box.PAWNS),
        "wine": SetOf(_PAWN_NAMES),
        "decrees": TupleOf(Name(box.DECREE_NAMES)),
        "chosen": SetOf(box.CARD_NAMES),
        "played": SetOf(box.CARD_NAMES),
        "pouch": Name(_POUCHES, optional=True),
        "moves": Number(0, box.HAND + 2),
        "guilds": SetOf(box.GUILD_NAMES),
        "voyage": Number(0, box.MONASTERY),
        "military": Number(0, box.MILITARY),
        "reeves": SetOf(box.GUILD_NAMES),
        "slayer": Flag(),
        "points": ByName(box.SOURCE_NAMES, Number(-_MOST, _MOST), 0),
    },
)


def older(data: dict[str, Any]) -> None:
    """Release 0.1 wrote two options as flags, and did not say which bead lies under which seal."""
    data.pop("facedown", None)
    if "any_goods" in data:
        data["mandate"] = "goods" if data.pop("any_goods") is True else "food"
    if "piers" in data:
        data["serpent"] = "piers" if data.pop("piers") is True else "harbours"


STEPS = Steps(
    (
        setup.Prepare,
        setup.ChooseGoods,
        setup.FirstPawn,
        migration.Enter,
        payment.Pay,
        payment.StoreSulfur,
        dawn.BeginRound,
        rounds.ChoosePouch,
        rounds.ChooseCards,
        rounds.LongLiveTheKing,
        rounds.NextTurn,
        rounds.PlayCard,
        rounds.SecondCard,
        decrees.UseMandates,
        rounds.Repeat,
        rounds.DejaVu,
        standing.JoinGuild,
        migration.Migrate,
        moving.MovePieces,
        moving.Godspeed,
        moving.Pilfer,
        moving.Voyage,
        moving.SetOut,
        influence.AddMarkers,
        improving.Improve,
        improving.Upgrade,
        improving.FoundFeudum,
        improving.DrawTile,
        improving.LayLandscape,
        improving.Collect,
        decrees.KeepDecree,
        decrees.ReturnDecree,
        decrees.DropDecree,
        decrees.Shovels,
        decrees.Dig,
        decrees.ClaimVessel,
        harvest.Harvest,
        harvest.SplitHarvest,
        harvest.TakeFavours,
        conquest.Conquer,
        conquest.Reinforce,
        conquest.Defend,
        conquest.Battle,
        conquest.Immunity,
        conquest.Starve,
        conquest.Serve,
        guildhall.UseGuild,
        trade.SendGoods,
        trade.TakePay,
        trade.BuyGoods,
        trade.BuyVessel,
        trade.TameBeast,
        trade.DeployBeast,
        trade.BuySeals,
        flow.ShiftGoods,
        flow.Invent,
        flow.Exchange,
        flow.PlaceSeal,
        flow.MoveSeals,
        flow.PlaceReeve,
        feeding.FeedPawns,
        feeding.BeginFeeding,
        feeding.Feed,
        feeding.EatTile,
        dawn.RollProgressDie,
        dawn.CheckEpoch,
        dawn.Refill,
        dawn.EndRound,
    ),
    {
        "seat": Seat(),
        "attacker": Seat(),
        "face": Name(box.GUILD_NAMES),
        "card": Name(box.CARD_NAMES),
        "location": Name(box.LOCATION_NAMES),
        "region": Name(box.REGION_NAMES),
        "piece": Name(box.PIECE_NAMES, optional=True),
        "role": Name(box.ROLE_NAMES),
        "monster": Name(box.MONSTER_NAMES),
        "colour": Name(box.COLOURS),
        "cost": TupleOf(Name(box.GOOD_NAMES)),
        "defended": Flag(),
        "paid": Flag(),
        "used": SetOf(box.COLOURS),
        "left": Number(0, 64),
        "lowest": Number(0, 16),
        "moved": Number(0, 31),
        "done": Number(0, (1 << box.LOCATIONS) - 1),
        "hungry": Number(0, 7),
        "pairs": Number(0, 31),
        "price": _COUNT,
        "bought": Number(0, 3),
        "made": Number(0, 3),
        "barrels": Number(0, 3),
        "level": Number(0, 3),
    },
)

FIELDS: dict[str, Codec] = {
    "players": ListOf(_PLAYER),
    "discs": TupleByName(box.LOCATION_NAMES, Name(box.DISC_NAMES), box.NOTHING),
    "ruler": ByName(box.LOCATION_NAMES, Seat(), box.NOBODY),
    "serf": ByName(box.LOCATION_NAMES, Seat(), box.NOBODY),
    "subjects": SetOf(box.LOCATION_NAMES),
    "subject_seals": SetOf(box.LOCATION_NAMES),
    "serf_seals": SetOf(box.LOCATION_NAMES),
    "goods": GoodsByPlace(),
    "landscape": TupleByName(box.LOCATION_NAMES, Name(box.LANDSCAPE_NAMES), box.NOTHING),
    "grown": TupleByName(box.LOCATION_NAMES, _COUNT, 0),
    "adrift": TupleOf(Name(_DRIFTING)),
    "fresh": TupleOf(Name(_DRIFTING)),
    "disc_supply": TupleByName(box.DISC_NAMES, Number(-box.LOCATIONS, 2 * box.LOCATIONS), 0),
    "vessel_supply": TupleByName(box.VESSEL_NAMES, Number(0, max(box.VESSEL_COUNT)), 0),
    "for_sale": TupleByName(box.VESSEL_NAMES, Number(0, max(box.VESSEL_COUNT)), 0),
    "bag": ByName(box.GOOD_NAMES, _COUNT, 0),
    "barn": ByName(box.GOOD_NAMES, Number(0, box.BARN), 0),
    "shelf": ByName(box.GOOD_NAMES, Number(0, box.SHELF), 0),
    "carts": ByName(box.GOOD_NAMES, Number(0, max(box.CARTS)), 0),
    "row": ByName(box.COLOURS, Number(0, box.ROW), 0),
    "supply": ByName(box.COLOURS, Number(0, box.MARKERS), 0),
    "scrolls": SetOf(box.SCROLL_NAMES),
    "rosary": TupleOf(Bead()),
    "hens": TupleOf(Bead()),
    "seals": TupleOf(Bead()),
    "below": TupleByName(FIXED_NAMES, Bead(), box.NOTHING),
    "seen": Seen(),
    "purse": _COUNT,
    "coffer": _COUNT,
    "targets": Number(0, box.TARGETS),
    "stacks": TupleByName(box.REGION_NAMES, Number(1, box.LAST_EPOCH), 0),
    "backs": TupleByName(BACK_NAMES, Number(0, box.REGIONS), 0),
    "gone": Number(0, box.TILES),
    "deck": TupleOf(Name(box.DECREE_NAMES)),
    "known": Known(),
    "drawn": TupleOf(Name(box.DECREE_NAMES)),
    "monster_owner": TupleByName(box.MONSTER_NAMES, Seat(), box.NOBODY),
    "monster_at": TupleByName(box.MONSTER_NAMES, Name(box.LOCATION_NAMES), box.NOTHING),
    "members": ListOf(TupleOf(Seat()), box.GUILDS),
    "ranks": ListOf(Seat(), box.GUILDS * box.RANKS),
    "guild": Name(box.GUILD_NAMES, optional=True),
    "function": Name(box.FUNCTION_NAMES),
    "host": Seat(),
    "before": Number(0, 1 << box.SCROLLS),
    "crop": TupleByName(box.GOOD_NAMES, _COUNT, 0),
    "force": Number(0, 100),
    "powder": Number(0, 100),
    "epoch": Number(1, box.LAST_EPOCH),
    "round": Number(0, 1000),
    "first": Seat(),
    "turn": Seat(),
    "active": Seat(),
}
