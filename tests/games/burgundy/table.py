"""A table to try the rules at: set up a corner case in a line, play, and read what came of it."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.games.burgundy import components as box

SEATS = "ABCD"
GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
COLOURS = ("city", "pasture", "river", "monastery", "castle", "mine")
CENTRE = "castle 19"


def lay(*tiles: str) -> dict[str, str]:
    """Tiles in a duchy: ``lay("castle 19", "ship 20 21")``."""
    return {space: words.split()[0] for words in tiles for space in words.split()[1:]}


def moment(what: str, *duchies: dict[str, Any], players: int = 2, dice: str = "", **position: Any) -> Match:
    """Any moment of a game; duchies and dice that are not named are filled in."""
    setting = position.get("setting", {})
    sides = 2 if setting.get("team", "no") != "no" else players
    seats = 4 if sides == 2 and setting.get("team", "no") != "no" else players
    named: list[dict[str, Any]] = [{**duchy} for duchy in duchies]
    named += [{} for _ in range(sides - len(named))]
    if setting.get("trade_routes"):
        _deal_routes(named, {2: 5, 3: 4, 4: 3}[seats])
    shown: list[int | None] = [None if die == "-" else int(die) for die in dice]
    shown += [1] * (2 * seats - len(shown))
    position.setdefault("players", seats)
    return ludoteca.from_position("burgundy", {"moment": what, "duchies": named, "dice": shown, **position})


def _deal_routes(named: list[dict[str, Any]], size: int) -> None:
    used = [tile for duchy in named for tile in duchy.get("route", [])]
    rest = [str(tile) for tile in range(12, 0, -1) if str(tile) not in used]
    for duchy in named:
        route = [*duchy.get("route", [])]
        duchy["route"] = route + [rest.pop() for _ in range(size - len(route))]


def printed(name: str) -> list[dict[str, Any]]:
    """The spaces of a duchy as they are printed."""
    board = box.board_named(name)
    return [
        {
            "space": box.SPACE_NAMES[space],
            "x": board.places[space][0],
            "y": board.places[space][1],
            "colour": box.COLOUR_NAMES[board.colour[space]],
            "die": board.die[space] + 1,
            "area": board.area_of[space],
        }
        for space in range(board.spaces)
    ]


def turn(dice: str = "11", *duchies: dict[str, Any], players: int = 2, **position: Any) -> Match:
    """A's turn with these two dice."""
    return moment("turn of A", *duchies, players=players, dice=dice, **position)


def solo(
    what: str = "turn of A", dice: str = "11", duchy: dict[str, Any] | None = None, **more: Any
) -> Match:
    """A moment of the solo game."""
    return moment(what, duchy or {}, players=1, dice=dice, **more)


def play(match: Match, *actions: str) -> Match:
    """Play some actions, each by whoever is asked."""
    for action in actions:
        match.play(action)
    return match


def options(match: Match, *verbs: str) -> list[str]:
    """What the player asked may do with some verbs."""
    return [action for action in match.written_actions() if action.split()[0] in verbs]


def spaces(match: Match, tile: str, die: str = "first") -> list[int]:
    """Where a stored tile may go."""
    start = f"place die={die} tile={tile} space="
    return sorted(
        [int(action.removeprefix(start)) for action in match.written_actions() if action.startswith(start)]
    )


def duchy(match: Match, letter: str = "A") -> dict[str, Any]:
    """All a side has; in the team game A and C share one."""
    position = match.position()
    found: dict[str, Any] = position["duchies"][position["sides"][SEATS.index(letter)]]
    return found


def has(match: Match, letter: str = "A") -> tuple[int, int]:
    """Silver and workers of a side."""
    found = duchy(match, letter)
    return found["silver"], found["workers"]


def points(match: Match, letter: str = "A") -> dict[str, int]:
    """Where the points of a side come from."""
    found: dict[str, int] = duchy(match, letter)["points"]
    return found


def cargo(match: Match) -> dict[str, dict[str, int]]:
    """The goods in the depots."""
    found: dict[str, dict[str, int]] = match.position()["cargo"]
    return found


def who(match: Match) -> str:
    """The one player who is asked now."""
    (asked,) = match.deciding()
    return SEATS[asked]


def pass_turns(match: Match, turns: int) -> Match:
    """End some turns without doing anything."""
    return play(match, *["finish"] * turns)
