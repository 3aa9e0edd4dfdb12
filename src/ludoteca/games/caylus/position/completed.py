"""Filling in what a puzzle of Caylus leaves out: it is as at the start of a game."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.core.position import complete_players
from ludoteca.games.caylus import components as box
from ludoteca.games.caylus.state import buildings_of
from ludoteca.games.caylus.turn import PHASES

_PHASES = [type(phase).__name__ for phase in PHASES]
"""A turn, last first, as the timetable holds it."""
_STARTS = {"special buildings": 3, "provost": 4, "buildings": 5, "castle": 6, "end of turn": 7}
_FAVOURS_ABOVE = {6: _PHASES[:1], 7: ["NextTurn", "SectionScored"]}
"""What lies below a favour, by phase: that of the best builder, and those of a section being scored."""
MOMENTS = ("turn", "placing of A", *_STARTS, "favour of A")


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out, as it is at the start of a game.

    Tiles that players own but nobody laid go to the next empty spaces of the road, neutral tiles to the first
    spaces, all others to the supply; workers nobody placed are at home.
    """
    players = complete_players(data, box.PLAYER_COUNTS)
    letters = [seat_letter(seat) for seat in range(len(players))]
    for key, value in (
        ("passed", []),
        ("stables", []),
        ("castle", []),
        ("inn_left", None),
        ("inn_right", None),
        ("bailiff", box.START_SPACE + 1),
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


def _complete_player(data: dict[str, Any], player: dict[str, Any], letter: str, seat: int) -> None:
    order = data["order"] if isinstance(data["order"], list) else []
    money = box.START_DENIERS[len(data["players"])]
    rank = order.index(letter) if letter in order else seat
    player.setdefault("deniers", money[rank] if rank < len(money) else money[0])
    player.setdefault(
        "cubes", {name: n for name, n in zip(box.CUBE_NAMES, box.START_CUBES, strict=True) if n}
    )
    for key in ("at", "own", "residences", "waiting", "used"):
        player.setdefault(key, [])
    for key in ("houses", "favours", "points"):
        player.setdefault(key, {})
    player.setdefault("batches", 0)
    away = len(player["at"]) if isinstance(player["at"], list) else 0
    for key in ("stables", "castle"):
        away += data[key].count(letter) if isinstance(data[key], list) else 0
    away += [data["inn_left"], data["inn_right"]].count(letter)
    player.setdefault("workers", max(0, box.WORKERS - away))


def _complete_road(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Residences, fixed and neutral buildings, then the tiles that players own; the rest is supply."""
    road = dict(data["road"]) if isinstance(data.get("road"), dict) else {}
    for space, building in box.FIXED_SPACES.items():
        road.setdefault(box.SPACE_NAMES[space], box.BUILDING_NAMES[building])
    for player in players:
        for space in _listed(player["residences"]):
            road.setdefault(space, box.BUILDING_NAMES[box.RESIDENCE])
    if not isinstance(data.get("removed"), list):
        data.setdefault("removed", [])
    gone = _listed(data["removed"])
    if data["jeweller"] is False and box.BUILDING_NAMES[box.JEWELLER] not in gone:
        gone.append(box.BUILDING_NAMES[box.JEWELLER])
    supply = _listed(data.get("supply"))
    neutrals = [
        box.BUILDING_NAMES[n] for n in box.NEUTRALS if box.BUILDING_NAMES[n] not in [*road.values(), *gone]
    ]
    for space in box.NEUTRAL_SPACES:
        if box.SPACE_NAMES[space] not in road and neutrals:
            road[box.SPACE_NAMES[space]] = neutrals.pop(0)
    gone += neutrals
    empty = [box.SPACE_NAMES[space] for space in box.BUILDING_SPACES if box.SPACE_NAMES[space] not in road]
    for player in players:
        for building in _listed(player["own"]):
            if building not in road.values() and empty:
                road[empty.pop(0)] = building
    if "road" not in data or isinstance(data["road"], dict):
        data["road"] = road
    if isinstance(data["removed"], list):
        data["removed"] = gone
    laid = [*road.values(), *gone, *supply]
    rest = [box.BUILDING_NAMES[n] for n in buildings_of(box.TILE_MASK) if box.BUILDING_NAMES[n] not in laid]
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
        phase = data.setdefault("phase", 6)
        if phase not in _FAVOURS_ABOVE:
            raise PositionError("position-number", where="phase", value=str(phase)[:40], low=6, high=7)
        data["stack"] = [{"step": name} for name in _FAVOURS_ABOVE[phase]]
        data["stack"].append({"step": "ChooseFavour", "player": letter})
