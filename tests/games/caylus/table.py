"""A table to try the rules at: set up a corner case in a line, play, and read what came of it."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match

SEATS = "ABCDE"
SPECIAL = ["gate", "trading_post", "merchants_guild", "joust_field"]
FIXED = ["fixed_peddler", "fixed_carpenter", "gold_mine"]
NEUTRAL = [
    "neutral_farm",
    "neutral_forest",
    "neutral_sawmill",
    "neutral_quarry",
    "neutral_marketplace",
    "neutral_carpenter",
]
PRODUCING = ["wood_farm_food", "wood_farm_cloth", "wood_quarry", "wood_sawmill"]
WOOD = [*PRODUCING, "wood_marketplace", "wood_peddler", "lawyer", "mason"]
ESTATES = ["stone_farm", "park", "workshop"]
STONE = [*ESTATES, "architect", "architect_2", "church", "tailor", "bank", "alchemist"]
PRESTIGE = ["statue", "granary", "library", "weaver", "theatre", "college", "monument", "hotel", "cathedral"]
LINES = ["prestige", "deniers", "resources", "buildings"]
PLENTY = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
BATCH = {"food": 1, "wood": 1, "stone": 1}


def moment(what: str, **position: Any) -> Match:
    """Any moment of a game. ``A={…}`` says what A has; without it everybody has 10 deniers and no cubes."""
    seats: list[dict[str, Any]] = []
    for letter in SEATS[: position.pop("players", 3)]:
        seats.append({"deniers": 10, "cubes": {}, **position.pop(letter, {})})
    return ludoteca.from_position("caylus", {"players": seats, "moment": what, **position})


def road(**position: Any) -> Match:
    """Phase 5 with the provost at the end of the road; it halts at the castle, where C has a batch."""
    position["C"] = {"cubes": dict(BATCH), **position.get("C", {})}
    position["castle"] = ["C"]
    return moment("buildings", **{"provost": 28, **position})


def uses(building: str, **seat: Any) -> Match:
    """A, with these things, has a worker on a building of B, or of nobody; the road goes no further."""
    own = [] if building in NEUTRAL + FIXED else [building]
    return road(
        A={"at": [building], **seat}, B={"own": own}, jeweller=building == "jeweller", order=["A", "B", "C"]
    )


def favour(line: str, column: int, **position: Any) -> Match:
    """A has just won a favour and chooses a line whose marker reaches this column; B is next."""
    position["A"] = {"favours": {line: column - 1}, **position.get("A", {})}
    match = moment("favour of A", **{"scored": 2, "bailiff": 13, **position})
    return play(match, f"favour line={line}")


def play(match: Match, *actions: str) -> Match:
    """Play some actions, each by whoever is asked."""
    for action in actions:
        match.play(action)
    return match


def who(match: Match) -> str:
    """The one player who is asked now."""
    (asked,) = match.deciding()
    return SEATS[asked]


def asked(match: Match) -> str:
    """Who is asked for what: ``A place``."""
    found = match.view()["asked"]
    return f"{SEATS[found['seat']]} {found['what']}"


def places(match: Match) -> list[str]:
    """Where the player asked may put a worker."""
    return [action[15:] for action in match.written_actions() if action.startswith("place")]


def tiles(match: Match) -> list[str]:
    """What the player asked may build or transform."""
    actions = match.written_actions()
    return [action.split("=")[1] for action in actions if action.startswith(("build", "transform"))]


def spaces(match: Match) -> list[int]:
    """Where the player asked may move the provost."""
    return [int(action[14:]) for action in match.written_actions() if action.startswith("provost")]


def seat(match: Match, letter: str) -> dict[str, Any]:
    """All there is to know of a player."""
    found: dict[str, Any] = match.position()["players"][SEATS.index(letter)]
    return found


def deniers(match: Match) -> list[int]:
    """Everybody's money."""
    return [player["deniers"] for player in match.position()["players"]]


def workers(match: Match) -> list[int]:
    """Everybody's workers at home."""
    return [player["workers"] for player in match.position()["players"]]


def cubes(match: Match, letter: str) -> dict[str, int]:
    """A player's cubes, kinds without any left out."""
    found: dict[str, int] = seat(match, letter)["cubes"]
    return found


def points(match: Match, letter: str) -> dict[str, int]:
    """A player's points by source, sources without any left out."""
    found: dict[str, int] = seat(match, letter)["points"]
    return found


def standing(match: Match, space: int) -> tuple[str | None, str | None]:
    """What stands on a space of the road, and whose it is."""
    found = match.view()["road"][space - 1]
    return found["building"], None if found["owner"] is None else SEATS[found["owner"]]
