"""Positions of Caylus: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, Step, fields_of
from ludoteca.core.message import seat_letter
from ludoteca.core.position import (
    Agreed,
    ByName,
    Format,
    ListOf,
    Name,
    Number,
    Of,
    Seat,
    SetOf,
    Steps,
    TupleOf,
)
from ludoteca.games.caylus.castle import (
    BuildCastle,
    Deliver,
    RewardBestBuilder,
    ScoreCastle,
    ScoreHouses,
    SectionScored,
    VisitCastle,
)
from ludoteca.games.caylus.components import (
    BIT,
    BUILDING_NAMES,
    BUILDING_SPACES,
    BUILDS,
    BUY_LIMIT,
    COLUMNS,
    COST_ANY,
    CUBE_NAMES,
    EFFECT,
    EXCHANGE,
    FIXED,
    FIXED_SPACES,
    FOR_BUILDINGS,
    FOR_RESOURCES,
    GATE,
    JEWELLER,
    KIND,
    KIND_NAMES,
    LAST_SPACE,
    LINE_NAMES,
    NEUTRAL,
    NEUTRAL_MASK,
    NEUTRAL_SPACES,
    NEUTRALS,
    NO_BUILDING,
    NOBODY,
    ORDINARY,
    OWNER_KINDS,
    PLAYER_COUNTS,
    PRESTIGE,
    RATE_NAMES,
    RATES_OF,
    RESIDENCE,
    SECTION_NAMES,
    SECTION_SPACES,
    SECTIONS,
    SELL_PRICE,
    SOURCE_NAMES,
    SPACE_NAMES,
    SPECIAL,
    STABLES_PLACES,
    START_CUBES,
    START_DENIERS,
    START_SPACE,
    TILE_MASK,
    TOWERS,
    TRANSFORM,
    WORKERS,
    WORKPLACE_MASK,
    YIELD_KINDS,
)
from ludoteca.games.caylus.construction import Build, PayAnyCube, ReplaceResidence
from ludoteca.games.caylus.favours import BuildingFavour, ChooseFavour, ResourceFavour, TakeCubes
from ludoteca.games.caylus.lawyer import Transform
from ludoteca.games.caylus.placing import PlaceWorker, PlaceWorkers
from ludoteca.games.caylus.provost import BribeProvost, MoveProvost, OfferBribe
from ludoteca.games.caylus.road import ActivateBuildings, ChooseYield, LeaveBuilding, OwnerCube
from ludoteca.games.caylus.scoring import FinalScoring
from ludoteca.games.caylus.setting import OPTIONS, Setting
from ludoteca.games.caylus.setup import Prepare
from ludoteca.games.caylus.special import (
    GuildMove,
    Joust,
    LeaveInn,
    MoveGateWorker,
    SpecialBuilding,
    SpecialBuildings,
)
from ludoteca.games.caylus.state import Caylus, Player, buildings_of, spaces_of
from ludoteca.games.caylus.trade import BuyCube, ExchangeStep, PayCubes, SellCube
from ludoteca.games.caylus.turn import EndOfTurn, Income, NextTurn, Turn

_PHASES = [
    "EndOfTurn",
    "BuildCastle",
    "ActivateBuildings",
    "BribeProvost",
    "SpecialBuildings",
    "PlaceWorkers",
    "Income",
]
"""A turn, last first, as the timetable holds it."""
_STARTS = {"special buildings": 3, "provost": 4, "buildings": 5, "castle": 6, "end of turn": 7}
MOMENTS = ("turn", "placing of A", *_STARTS, "favour of A")


@dataclass(frozen=True)
class NumbersByName:
    """A tuple with one number a name, written as an object without zeros."""

    names: list[str]
    high: int

    def write(self, value: tuple[int, ...]) -> dict[str, Any]:
        return ByName(self.names, Number(0, self.high), 0).write(list(value))

    def read(self, data: Any, where: str) -> tuple[int, ...]:
        return tuple(ByName(self.names, Number(0, self.high), 0).read(data, where))


_PLAYER = Of(
    Player,
    {
        "deniers": Number(),
        "cubes": ByName(CUBE_NAMES, Number(), 0),
        "workers": Number(0, WORKERS),
        "at": SetOf(BUILDING_NAMES),
        "own": SetOf(BUILDING_NAMES),
        "residences": SetOf(SPACE_NAMES),
        "waiting": SetOf(BUILDING_NAMES),
        "houses": NumbersByName(SECTION_NAMES, max(SECTION_SPACES)),
        "favours": NumbersByName(LINE_NAMES, COLUMNS),
        "used": SetOf(LINE_NAMES),
        "batches": Number(0, sum(SECTION_SPACES)),
        "points": ByName(SOURCE_NAMES, Number(-1_000_000), 0),
    },
)


# --- completing -----------------------------------------------------------------------------------


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out, as it is at the start of a game.

    Tiles that players own but nobody laid go to the next empty spaces of the road, neutral tiles to the first
    spaces, all others to the supply; workers nobody placed are at home.
    """
    players = _players(data)
    letters = [seat_letter(seat) for seat in range(len(players))]
    for key, value in (
        ("passed", []),
        ("stables", []),
        ("castle", []),
        ("inn_left", None),
        ("inn_right", None),
        ("bailiff", START_SPACE + 1),
        ("scored", 0),
        ("turn", 1),
        ("acting", None),
    ):
        data.setdefault(key, value)
    data.setdefault("order", letters)
    data.setdefault("provost", data["bailiff"])
    for seat, player in enumerate(players):
        _complete_player(data, player, letters[seat], seat)
    _complete_road(data, players)
    moment = data.pop("moment", None)
    if "stack" not in data:
        _set_moment(data, "turn" if moment is None else moment, letters)
    data.setdefault("phase", 1)


def _players(data: dict[str, Any]) -> list[dict[str, Any]]:
    given = data.get("players", 2)
    players = [{} for _ in range(given)] if type(given) is int and given in PLAYER_COUNTS else given
    if not isinstance(players, list) or len(players) not in PLAYER_COUNTS:
        raise PositionError("position-players", known=", ".join([str(n) for n in PLAYER_COUNTS]))
    found: list[dict[str, Any]] = []
    for number, player in enumerate(players):
        if not isinstance(player, dict):
            raise PositionError("position-object", where=f"players[{number}]")
        found.append(dict(player))
    data["players"] = found
    return found


def _complete_player(data: dict[str, Any], player: dict[str, Any], letter: str, seat: int) -> None:
    order = data["order"] if isinstance(data["order"], list) else []
    money = START_DENIERS[len(data["players"])]
    rank = order.index(letter) if letter in order else seat
    player.setdefault("deniers", money[rank] if rank < len(money) else money[0])
    player.setdefault("cubes", {name: n for name, n in zip(CUBE_NAMES, START_CUBES, strict=True) if n})
    for key in ("at", "own", "residences", "waiting", "used"):
        player.setdefault(key, [])
    for key in ("houses", "favours", "points"):
        player.setdefault(key, {})
    player.setdefault("batches", 0)
    away = len(player["at"]) if isinstance(player["at"], list) else 0
    for key in ("stables", "castle"):
        away += data[key].count(letter) if isinstance(data[key], list) else 0
    away += [data["inn_left"], data["inn_right"]].count(letter)
    player.setdefault("workers", max(0, WORKERS - away))


def _complete_road(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Residences, fixed and neutral buildings, then the tiles that players own; the rest is supply."""
    road = dict(data["road"]) if isinstance(data.get("road"), dict) else {}
    for space, building in FIXED_SPACES.items():
        road.setdefault(SPACE_NAMES[space], BUILDING_NAMES[building])
    for player in players:
        for space in _listed(player["residences"]):
            road.setdefault(space, BUILDING_NAMES[RESIDENCE])
    if not isinstance(data.get("removed"), list):
        data.setdefault("removed", [])
    gone = _listed(data["removed"])
    if data["jeweller"] is False and BUILDING_NAMES[JEWELLER] not in gone:
        gone.append(BUILDING_NAMES[JEWELLER])
    supply = _listed(data.get("supply"))
    neutrals = [BUILDING_NAMES[n] for n in NEUTRALS if BUILDING_NAMES[n] not in [*road.values(), *gone]]
    for space in NEUTRAL_SPACES:
        if SPACE_NAMES[space] not in road and neutrals:
            road[SPACE_NAMES[space]] = neutrals.pop(0)
    gone += neutrals
    empty = [SPACE_NAMES[space] for space in BUILDING_SPACES if SPACE_NAMES[space] not in road]
    for player in players:
        for building in _listed(player["own"]):
            if building not in road.values() and empty:
                road[empty.pop(0)] = building
    if "road" not in data or isinstance(data["road"], dict):
        data["road"] = road
    if isinstance(data["removed"], list):
        data["removed"] = gone
    laid = [*road.values(), *gone, *supply]
    rest = [BUILDING_NAMES[n] for n in buildings_of(TILE_MASK) if BUILDING_NAMES[n] not in laid]
    if "supply" not in data:
        data["supply"] = rest


def _listed(data: Any) -> list[Any]:
    """A list of names; nothing, if it is none."""
    return [item for item in data if isinstance(item, str)] if isinstance(data, list) else []


def _set_moment(data: dict[str, Any], moment: Any, letters: list[str]) -> None:
    """The stack that a named moment stands for."""
    if moment == "turn":
        data.setdefault("phase", 0)
        data["stack"] = [{"step": name} for name in _PHASES]
        return
    if moment in _STARTS:
        data.setdefault("phase", _STARTS[moment] - 1)
        data["stack"] = [{"step": name} for name in _PHASES[: 8 - _STARTS[moment]]]
        if moment in ("special buildings", "provost"):
            data["passed"] = data["passed"] or data["order"]
        return
    words, _, letter = str(moment).rpartition(" ")
    if words not in ("placing of", "favour of") or letter not in letters:
        raise PositionError("position-moment", moment=str(moment)[:40], known=", ".join(MOMENTS))
    if words == "placing of":
        data.setdefault("phase", 2)
        data["stack"] = [{"step": name} for name in _PHASES[:5]] + [{"step": "PlaceWorker", "player": letter}]
    else:
        data.setdefault("phase", 6)
        phases = _PHASES[:1] if data["phase"] == 6 else ["NextTurn"]
        data["stack"] = [{"step": name} for name in phases] + [{"step": "ChooseFavour", "player": letter}]


# --- checking -------------------------------------------------------------------------------------


def census(game: Caylus) -> dict[str, int]:
    """Every tile by name, every player's workers, wherever they are."""
    found: dict[str, int] = {}
    tiles = [building for building in game.road if building not in (NO_BUILDING, RESIDENCE)]
    tiles += buildings_of(game.supply) + buildings_of(game.removed)
    for building in tiles:
        found[BUILDING_NAMES[building]] = found.get(BUILDING_NAMES[building], 0) + 1
    for seat, player in enumerate(game.players):
        away = player.at.bit_count() + game.stables.count(seat) + game.castle.count(seat)
        away += [game.inn_left, game.inn_right].count(seat)
        found[f"worker {seat_letter(seat)}"] = player.workers + away
    return found


def box(game: Caylus) -> dict[str, int]:
    """One of each tile, six workers a player."""
    tiles = [n for n in range(len(BUILDING_NAMES)) if BIT[n] & (TILE_MASK | NEUTRAL_MASK) or KIND[n] == FIXED]
    workers = {f"worker {seat_letter(seat)}": WORKERS for seat in range(len(game.players))}
    return {**{BUILDING_NAMES[building]: 1 for building in tiles}, **workers}


def check(game: Caylus) -> None:
    """Refuse what the rules cannot be in."""
    _check_seats(game)
    _check_road(game)
    for seat, player in enumerate(game.players):
        _check_player(game, seat, player)
    _check_workers(game)
    _check_castle(game)
    if game.stack:
        _check_stack(game)


def _check_seats(game: Caylus) -> None:
    seats = range(len(game.players))
    if sorted(game.order) != list(seats):
        raise PositionError("position-caylus-order", where="order")
    for where, some in (("passed", game.passed), ("stables", game.stables), ("castle", game.castle)):
        if len(set(some)) < len(some) or any([seat not in seats for seat in some]):
            raise PositionError("position-caylus-order", where=where)
    for where, seat in (("inn_left", game.inn_left), ("inn_right", game.inn_right), ("acting", game.acting)):
        if seat != NOBODY and seat not in seats:
            raise PositionError("position-seat", where=where, value=seat_letter(seat))
    if len(game.stables) > (0 if len(game.players) == 2 else STABLES_PLACES):
        raise PositionError("position-caylus-order", where="stables")


def _check_road(game: Caylus) -> None:
    """Fixed buildings are where they are printed, and special ones have no place there."""
    for space, building in enumerate(game.road):
        printed = FIXED_SPACES.get(space, NO_BUILDING)
        kind = KIND[building] if building != NO_BUILDING else NEUTRAL
        if building != printed if printed != NO_BUILDING else kind <= FIXED:
            raise PositionError("position-caylus-road", space=SPACE_NAMES[space])
    if (game.removed & BIT[JEWELLER] != 0) == game.setting.jeweller:
        raise PositionError("position-name", where="removed", value=BUILDING_NAMES[JEWELLER])
    if game.removed & ~(NEUTRAL_MASK | BIT[JEWELLER]) or game.supply & ~TILE_MASK:
        raise PositionError("position-caylus-tiles")


def _check_player(game: Caylus, seat: int, player: Player) -> None:
    if player.score() < 0 or player.points[-1] > 0 or min(player.points[:-1]) < 0:
        raise PositionError("position-caylus-points", player=seat_letter(seat))
    if player.own & ~TILE_MASK or player.own & (game.supply | game.removed):
        raise PositionError("position-caylus-owner", player=seat_letter(seat))
    for space in spaces_of(player.residences):
        if game.road[space] != RESIDENCE:
            raise PositionError("position-caylus-owner", player=seat_letter(seat))


def _check_workers(game: Caylus) -> None:
    """Every building has one owner at most, and one worker; what waits for its swap has a worker."""
    own = residences = at = waiting = 0
    for player in game.players:
        if own & player.own or residences & player.residences or waiting & player.waiting:
            raise PositionError("position-caylus-owners")
        if at & player.at:
            raise PositionError("position-caylus-workers")
        own |= player.own
        residences |= player.residences
        at |= player.at
        waiting |= player.waiting
    laid = [building for building in game.road if building != NO_BUILDING]
    owned = [building for building in laid if TILE_MASK & BIT[building]]
    if own != sum([BIT[building] for building in owned]) or residences.bit_count() != laid.count(RESIDENCE):
        raise PositionError("position-caylus-owners")
    standing = sum([BIT[b] for b in laid if WORKPLACE_MASK & BIT[b]])
    standing |= sum([BIT[b] for b in range(len(BUILDING_NAMES)) if KIND[b] == SPECIAL]) & WORKPLACE_MASK
    if at & ~standing or waiting & ~at or waiting & ~_targets(game):
        raise PositionError("position-caylus-workers")


def _targets(game: Caylus) -> int:
    """What may wait to become a residence of the player who has paid for it."""
    found = NEUTRAL_MASK & ~game.removed
    for player in game.players:
        if player.waiting & ~(player.own | NEUTRAL_MASK):
            return 0
        found |= player.own
    return found


def _check_castle(game: Caylus) -> None:
    if game.scored > SECTIONS or (game.scored == SECTIONS and game.stack and not _is_ending(game)):
        raise PositionError("position-number", where="scored", value=str(game.scored), low=0, high=TOWERS)
    for section in range(SECTIONS):
        if game.houses_in(section) > SECTION_SPACES[section]:
            raise PositionError("position-caylus-houses", section=SECTION_NAMES[section])


def _is_ending(game: Caylus) -> bool:
    return isinstance(game.stack[0], NextTurn | FinalScoring)


_FAVOURS = (
    "(ChooseFavour )*(ChooseFavour |ResourceFavour |TakeCubes |BuildingFavour |PayAnyCube |ReplaceResidence )"
)
_USES = "ChooseYield |OwnerCube |SellCube |BuyCube |ExchangeStep |PayCubes |Build |Transform |"
_GRAMMAR = {
    1: "",
    2: "(PlaceWorker )",
    3: f"(SpecialBuilding )*(MoveGateWorker |GuildMove |Joust |LeaveInn |{_FAVOURS})?",
    4: "(OfferBribe )*(MoveProvost )?",
    5: f"(LeaveBuilding )({_USES}{_FAVOURS})?",
    6: f"(RewardBestBuilder )(VisitCastle )*(Deliver )?|{_FAVOURS}",
    7: f"(ScoreCastle |SectionScored (ScoreHouses )*({_FAVOURS})?)?",
}
"""What may lie above the phases still to come, by phase; EndTurn may lie on top of it all."""


def _check_stack(game: Caylus) -> None:
    """The stack must be what is left of a turn, and its steps must find what they look for."""
    names = [type(step).__name__ for step in game.stack]
    if names in (["Prepare"], ["Turn"]):
        return
    ending = isinstance(game.stack[-1], EndTurn)
    if ending:
        names.pop()
    if names == ["FinalScoring"] and game.scored == SECTIONS:
        return
    if not (_is_start_of_phase(game, names) or _is_within_phase(game, names)):
        raise PositionError("position-stack")
    for step in game.stack:
        if not _finds_its_things(game, step):
            raise PositionError("position-stack")


def _is_start_of_phase(game: Caylus, names: list[str]) -> bool:
    """Only whole phases are left: the next one is about to begin."""
    if names == ["NextTurn"]:
        return game.phase == 7
    return names == _PHASES[: 7 - game.phase] and len(names) > 0


def _is_within_phase(game: Caylus, names: list[str]) -> bool:
    if not 2 <= game.phase <= 7:
        return False
    below = ["NextTurn"] if game.phase == 7 else _PHASES[: 7 - game.phase]
    above = "".join([f"{name} " for name in names[len(below) :]])
    return names[: len(below)] == below and re.fullmatch(_GRAMMAR[game.phase], above) is not None


def _finds_its_things(game: Caylus, step: Step[Any]) -> bool:
    """Is what a step is about where the step will look for it?"""
    decides = "player" in fields_of(type(step))
    seat: int = step.player if decides else getattr(step, "seat", 0)
    if not 0 <= seat < len(game.players):
        return False
    me = game.players[seat]
    if isinstance(step, SpecialBuilding):
        return KIND[step.building] == SPECIAL
    if isinstance(step, LeaveBuilding):
        building = game.road[step.space]
        return building != NO_BUILDING and game.worker_at(building) != NOBODY and step.space <= game.provost
    if isinstance(step, PlaceWorker):
        return seat not in game.passed
    if isinstance(step, MoveGateWorker):
        return me.at & BIT[GATE] != 0
    if isinstance(step, LeaveInn):
        return game.inn_right == seat and game.inn_left == NOBODY
    if isinstance(step, Joust):
        return me.deniers > 0 and me.cubes[CUBE_NAMES.index("cloth")] > 0
    if isinstance(step, VisitCastle | Deliver):
        return seat in game.castle
    if isinstance(step, OfferBribe):
        return seat in game.passed
    if isinstance(step, PayAnyCube | ReplaceResidence):
        return _can_finish(game, me, step)
    if isinstance(step, PayCubes):
        return step.lowest >= 0 and 0 < step.left <= sum(me.cubes[step.lowest : ORDINARY])
    if isinstance(step, TakeCubes):
        return step.left > 0 and 0 <= step.lowest < ORDINARY
    if isinstance(step, ResourceFavour):
        return me.favours[FOR_RESOURCES] > 0
    if isinstance(step, BuildingFavour):
        return me.favours[FOR_BUILDINGS] > 0
    return _fits_building(game, step)


def _can_finish(game: Caylus, me: Player, step: PayAnyCube | ReplaceResidence) -> bool:
    """A tile half paid for, or paid and not yet laid."""
    if not game.supply & BIT[step.building]:
        return False
    if isinstance(step, PayAnyCube):
        return COST_ANY[step.building] and sum(me.cubes) > 0
    return KIND[step.building] == PRESTIGE and me.residences != 0


def _fits_building(game: Caylus, step: Step[Any]) -> bool:
    """Does the building being activated do what the step says, for the player whose worker is there?"""
    if not isinstance(step, ChooseYield | OwnerCube | SellCube | BuyCube | ExchangeStep | Build | Transform):
        return True
    spaces = [below.space for below in game.stack if isinstance(below, LeaveBuilding)]
    building = game.road[spaces[0]]
    user = game.worker_at(building)
    if isinstance(step, OwnerCube):
        owner = game.owner_of(building)
        return step.building == building and owner == step.player != user and bool(OWNER_KINDS[building])
    if user != step.player:
        return False
    if isinstance(step, Build):
        return BUILDS[building] == step.kind
    if isinstance(step, Transform):
        return EFFECT[building] == TRANSFORM
    if step.building != building:
        return False
    if isinstance(step, ChooseYield):
        return bool(YIELD_KINDS[building])
    if isinstance(step, SellCube):
        return SELL_PRICE[building] > 0
    if isinstance(step, BuyCube):
        return 0 < step.left <= BUY_LIMIT[building] and 0 <= step.lowest < ORDINARY
    return EFFECT[building] == EXCHANGE and bool(RATES_OF[building])


@dataclass(frozen=True)
class Space:
    """A road space by its number on the board."""

    def write(self, value: int) -> int:
        return value + 1

    def read(self, data: Any, where: str) -> int:
        return Number(1, LAST_SPACE + 1).read(data, where) - 1


STEPS = Steps(
    (
        Prepare,
        Turn,
        Income,
        PlaceWorkers,
        PlaceWorker,
        SpecialBuildings,
        SpecialBuilding,
        MoveGateWorker,
        GuildMove,
        Joust,
        LeaveInn,
        BribeProvost,
        OfferBribe,
        MoveProvost,
        ActivateBuildings,
        LeaveBuilding,
        ChooseYield,
        OwnerCube,
        SellCube,
        BuyCube,
        ExchangeStep,
        PayCubes,
        Build,
        PayAnyCube,
        ReplaceResidence,
        Transform,
        ChooseFavour,
        ResourceFavour,
        TakeCubes,
        BuildingFavour,
        BuildCastle,
        VisitCastle,
        Deliver,
        RewardBestBuilder,
        EndOfTurn,
        ScoreCastle,
        ScoreHouses,
        SectionScored,
        NextTurn,
        FinalScoring,
        EndTurn,
    ),
    {
        "seat": Seat(),
        "building": Name(BUILDING_NAMES),
        "space": Space(),
        "kind": Name(KIND_NAMES),
        "lowest": Name(CUBE_NAMES),
        "rate": Name(RATE_NAMES),
    },
)

FORMAT: Format[Caylus] = Format(
    kind=Caylus,
    agreed=Agreed(Setting, OPTIONS),
    fields={
        "players": ListOf(_PLAYER),
        "order": TupleOf(Seat()),
        "passed": TupleOf(Seat()),
        "stables": TupleOf(Seat()),
        "castle": TupleOf(Seat()),
        "inn_left": Seat(),
        "inn_right": Seat(),
        "road": ByName(SPACE_NAMES, Name(BUILDING_NAMES), NO_BUILDING),
        "supply": SetOf(BUILDING_NAMES),
        "removed": SetOf(BUILDING_NAMES),
        "provost": Space(),
        "bailiff": Space(),
        "scored": Number(0, SECTIONS),
        "turn": Number(0, 1000),
        "phase": Number(0, 7),
        "acting": Seat(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=box,
)
