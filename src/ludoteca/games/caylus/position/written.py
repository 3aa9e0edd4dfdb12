"""How a position of Caylus is written: its fields, and the steps its timetable can hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.core.position import (
    Agreed,
    ByName,
    Codec,
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
from ludoteca.games.caylus import (
    building_line,
    castle,
    construction,
    favours,
    lawyer,
    placing,
    provost,
    road,
    scoring,
    setup,
    special,
    trade,
    turn,
)
from ludoteca.games.caylus import (
    components as box,
)
from ludoteca.games.caylus.setting import OPTIONS, Setting
from ludoteca.games.caylus.state import Player

AGREED = Agreed(Setting, OPTIONS)


@dataclass(frozen=True)
class Space:
    """A road space by its number on the board."""

    def write(self, value: int) -> int:
        return value + 1

    def read(self, data: Any, where: str) -> int:
        return Number(1, box.LAST_SPACE + 1).read(data, where) - 1


_PLAYER = Of(
    Player,
    {
        "deniers": Number(),
        "cubes": ByName(box.CUBE_NAMES, Number(), 0),
        "workers": Number(0, box.WORKERS),
        "at": SetOf(box.BUILDING_NAMES),
        "own": SetOf(box.BUILDING_NAMES),
        "residences": SetOf(box.SPACE_NAMES),
        "waiting": SetOf(box.BUILDING_NAMES),
        "houses": TupleByName(box.SECTION_NAMES, Number(0, max(box.SECTION_SPACES)), 0),
        "favours": TupleByName(box.LINE_NAMES, Number(0, box.COLUMNS), 0),
        "used": SetOf(box.LINE_NAMES),
        "batches": Number(0, sum(box.SECTION_SPACES)),
        "points": ByName(box.SOURCE_NAMES, Number(-1_000_000), 0),
    },
)

FIELDS: dict[str, Codec] = {
    "players": ListOf(_PLAYER),
    "order": TupleOf(Seat()),
    "passed": TupleOf(Seat()),
    "stables": TupleOf(Seat()),
    "castle": TupleOf(Seat()),
    "inn_left": Seat(),
    "inn_right": Seat(),
    "road": ByName(box.SPACE_NAMES, Name(box.BUILDING_NAMES), box.NO_BUILDING),
    "supply": SetOf(box.BUILDING_NAMES),
    "removed": SetOf(box.BUILDING_NAMES),
    "provost": Space(),
    "bailiff": Space(),
    "scored": Number(0, box.SECTIONS),
    "turn": Number(0, 1000),
    "phase": Number(0, 7),
    "acting": Seat(),
}
"""Every field but those all games share, and what was agreed."""

STEPS = Steps(
    (
        setup.Prepare,
        turn.Turn,
        turn.Income,
        placing.PlaceWorkers,
        placing.PlaceWorker,
        special.SpecialBuildings,
        special.SpecialBuilding,
        special.MoveGateWorker,
        special.GuildMove,
        special.Joust,
        special.LeaveInn,
        provost.BribeProvost,
        provost.OfferBribe,
        provost.MoveProvost,
        road.ActivateBuildings,
        road.LeaveBuilding,
        road.ChooseYield,
        road.OwnerCube,
        trade.SellCube,
        trade.BuyCube,
        trade.ExchangeStep,
        trade.PayCubes,
        construction.Build,
        construction.PayAnyCube,
        construction.ReplaceResidence,
        lawyer.Transform,
        favours.ChooseFavour,
        favours.ResourceFavour,
        favours.TakeCubes,
        building_line.BuildingFavour,
        castle.BuildCastle,
        castle.VisitCastle,
        castle.Deliver,
        castle.RewardBestBuilder,
        turn.EndOfTurn,
        castle.ScoreCastle,
        castle.ScoreHouses,
        castle.SectionScored,
        turn.NextTurn,
        scoring.FinalScoring,
    ),
    {
        "seat": Seat(),
        "building": Name(box.BUILDING_NAMES),
        "space": Space(),
        "kind": Name(box.KIND_NAMES),
        "lowest": Name(box.CUBE_NAMES),
        "rate": Name(box.RATE_NAMES),
    },
)
