"""Areas, phase points and colour bonuses, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import (
    CENTRE,
    duchy,
    has,
    lay,
    moment,
    pass_turns,
    play,
    points,
    printed,
    turn,
)
from tests.games.journal import told


@pytest.mark.rule("areas.1", "areas.2", "areas.3")
@pytest.mark.parametrize(("phase", "extra"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
@pytest.mark.parametrize(
    ("tiles", "storage", "dice", "space", "size"),
    [
        ([CENTRE], "market", "3", 12, 1),
        (["castle 7", "castle 2"], "castle", "4", 3, 6),
        ([CENTRE, "ship 20 21"], "ship", "1", 22, 6),
        (["castle 7", "cow-3 1 6 10", "cow-2 5"], "goat-2", "4", 11, 15),
        (["bank 26", "church 27", "market 32", "carpenter 33"], "watchtower", "3", 37, 15),
    ],
)
def test_a_finished_area_scores(
    tiles: list[str], storage: str, dice: str, space: int, size: int, phase: str, extra: int
) -> None:
    mine = {"tiles": lay(*tiles), "storage": [storage]}
    match = play(turn(f"{dice}-", mine, phase=phase), f"place die=first tile={storage} space={space}")
    assert (points(match)["areas"], points(match)["phases"]) == (size, extra)
    assert "bonus" not in points(match)


@pytest.mark.rule("areas.2")
@pytest.mark.parametrize(
    ("board", "size", "worth"),
    [("2", 2, 3), ("6", 4, 10), ("9", 6, 21), ("7", 7, 28), ("10", 8, 36)],
)
def test_areas_of_other_sizes(board: str, size: int, worth: int) -> None:
    setting = {"duchy": board}
    hexes = printed(board)
    by_area: dict[int, list[int]] = {}
    for number, space in enumerate(hexes, 1):
        if space["colour"] == "city":
            by_area.setdefault(space["area"], []).append(number)
    spaces = next(found for found in by_area.values() if len(found) == size)
    kinds = [
        "watchtower",
        "bank",
        "church",
        "market",
        "carpenter",
        "warehouse",
        "boarding_house",
        "town_hall",
    ]
    tiles = {str(space): kind for space, kind in zip(spaces[1:], kinds[1:], strict=False)}
    die = hexes[spaces[0] - 1]["die"]
    match = turn(f"{die}-", {"tiles": tiles, "storage": ["watchtower"]}, setting=setting)
    play(match, f"place die=first tile=watchtower space={spaces[0]}")
    assert points(match) == {"areas": worth, "phases": 10, "buildings": 4}


@pytest.mark.rule("areas.1")
def test_an_unfinished_area_scores_nothing() -> None:
    mine = {"tiles": lay(CENTRE, "ship 20"), "storage": ["ship"]}
    match = play(turn("4-", mine), "place die=first tile=ship space=21", "sail depot=1")
    assert points(match) == {}


@pytest.mark.rule("areas.4", "areas.5", "areas.6", "setup.8")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_two_to_cover_a_colour_win_a_bonus(players: int, large: int, small: int) -> None:
    mine = {"tiles": lay(CENTRE, "mine 25 30"), "storage": ["mine"]}
    action = "place die=first tile=mine space=34"
    done = {"tiles": lay(CENTRE)}
    match = play(turn("3-", mine, players=players, phase="E"), action)
    assert points(match) == {"areas": 6, "phases": 2, "bonus": large}
    assert (duchy(match)["large"], duchy(match)["small"]) == (["mine"], [])
    match = play(turn("3-", mine, {**done, "large": ["mine"]}, players=players, phase="E"), action)
    assert points(match) == {"areas": 6, "phases": 2, "bonus": small}
    assert (duchy(match)["large"], duchy(match)["small"]) == ([], ["mine"])
    assert match.position()["bonus"] == [0, 0, 0, 0, 0, 2, 0]
    if players > 2:
        others = [{**done, "large": ["mine"]}, {**done, "small": ["mine"]}]
        match = play(turn("3-", mine, *others, players=players, phase="E"), action)
        assert points(match) == {"areas": 6, "phases": 2}
        assert (duchy(match)["large"], duchy(match)["small"]) == ([], [])
        assert match.position()["bonus"] == [0, 0, 0, 0, 0, 2, 0]


@pytest.mark.rule("areas.4", "setup.8", "place.9")
@pytest.mark.parametrize(
    ("colour", "tiles", "tile", "space", "die", "worth", "more"),
    [
        (
            "city",
            ["bank 12 26 24 14", "market 27 29 15", "church 32 23 9", "carpenter 33"],
            "watchtower",
            37,
            3,
            15,
            {"buildings": 4},
        ),
        (
            "pasture",
            ["cow-2 1 28", "cow-3 6 10", "pig-2 5", "ship 18"],
            "goat-4",
            11,
            4,
            15,
            {"livestock": 4},
        ),
        ("river", ["ship 16 17 18 20 21"], "ship", 22, 1, 6, {}),
        (
            "monastery",
            [f"monastery-{n} {space}" for n, space in ((16, 4), (17, 8), (18, 13), (19, 31), (20, 35))],
            "monastery-21",
            36,
            1,
            6,
            {},
        ),
        ("castle", ["castle 2 3"], "castle", 7, 6, 6, {}),
    ],
)
def test_every_colour_has_its_own_bonus(
    colour: str, tiles: list[str], tile: str, space: int, die: int, worth: int, more: dict[str, int]
) -> None:
    mine = {"tiles": lay(CENTRE, *tiles), "storage": [tile]}
    others = [{"large": [one for one in ("city", "river", "mine") if one != colour]}]
    match = play(turn(f"{die}-", mine, *others, phase="E"), f"place die=first tile={tile} space={space}")
    assert points(match) == {"areas": worth, "phases": 2, "bonus": 5, **more}
    assert duchy(match)["large"] == [colour]
    assert told(match)[1:4] == [
        f"A area-done {colour} {5 if worth == 15 else 3}",
        f"A scored {worth} areas",
        "A scored 2 phases",
    ]


# --- the end --------------------------------------------------------------------------------------


def end(*duchies: dict[str, Any], players: int = 2, **position: Any) -> Any:
    """The end of the last phase."""
    return moment("end of phase", *duchies, players=players, phase="E", **position)


@pytest.mark.rule("end.1", "end.2", "end.3", "end.4", "end.6")
@pytest.mark.parametrize(
    ("mine", "wanted"),
    [
        ({"goods": {"red": 2, "pink": 1}}, 3),
        ({"silver": 4}, 4),
        ({"workers": 1}, 0),
        ({"workers": 2}, 1),
        ({"workers": 5}, 2),
        ({"goods": {"red": 1}, "silver": 1, "workers": 3, "storage": ["bank", "monastery-25"]}, 3),
        ({"storage": ["castle", "cow-4", "monastery-26"], "large": ["mine"], "sold": {"red": 4}}, 0),
    ],
)
def test_leftovers_count_at_the_end(mine: dict[str, Any], wanted: int) -> None:
    match = end(mine)
    assert match.over()
    assert points(match) == ({"leftovers": wanted} if wanted else {})
    assert match.scores() == [wanted, 0]


@pytest.mark.rule("end.1")
def test_the_game_ends_only_after_phase_e() -> None:
    match = moment("turn of A", phase="D", round=5)
    pass_turns(match, 2)
    assert (match.over(), match.position()["phase"]) == (False, "E")
    match = moment("turn of A", phase="E", round=4)
    pass_turns(match, 2)
    assert not match.over()
    pass_turns(match, 2)
    assert match.over()


@pytest.mark.rule("end.7", "end.8", "end.9", "end.10")
@pytest.mark.parametrize(
    ("scores", "tiles", "order", "pawns", "wanted"),
    [
        ([5, 9, 7], [1, 1, 1], "ABC", [0, 0, 0], [3, 1, 2]),
        ([7, 7, 6], [2, 3, 1], "BAC", [1, 2, 0], [1, 2, 3]),
        ([7, 7, 7], [3, 3, 2], "ABC", [2, 1, 0], [3, 2, 1]),
        ([7, 7, 7], [2, 2, 2], "ACB", [2, 1, 2], [3, 1, 2]),
        ([7, 7, 7], [2, 2, 2], "CAB", [0, 0, 0], [2, 1, 3]),
    ],
)
def test_ties(scores: list[int], tiles: list[int], order: str, pawns: list[int], wanted: list[int]) -> None:
    some = ("castle 19", "mine 25", "mine 30")
    duchies = [
        {"points": {"sales": score - (count - 1)}, "tiles": lay(*some[:count])}
        for score, count in zip(scores, tiles, strict=True)
    ]
    match = end(*duchies, players=3, order=[*order], pawns=pawns)
    assert match.scores() == scores
    assert match.ranking() == wanted


@pytest.mark.rule("end.5", "end.6", "monasteries.24", "monasteries.34", "monasteries.35")
@pytest.mark.parametrize(
    ("number", "mine", "wanted"),
    [
        (15, {"sold": {"red": 4, "purple": 3, "pink": 3, "orange": 1}}, 8),
        (15, {"sold": {}}, 0),
        (25, {"sold": {"red": 4, "purple": 3, "pink": 3, "orange": 1}}, 11),
        (26, {"large": ["mine", "city"], "small": ["river"]}, 9),
        (26, {"small": ["river"]}, 3),
    ],
)
def test_monasteries_that_score_goods_and_bonus_tiles(number: int, mine: dict[str, Any], wanted: int) -> None:
    tiles = lay(CENTRE, f"monastery-{number} 13")
    rival = {"large": ["river"]} if mine.get("small") else {}
    match = end({**mine, "tiles": tiles}, rival)
    assert points(match) == ({"monasteries": wanted} if wanted else {})
    assert points(match, "B") == {}


@pytest.mark.rule("end.2", "monasteries.24", "monasteries.34")
def test_unsold_goods_are_no_sold_goods() -> None:
    mine = {
        "tiles": lay(CENTRE, "monastery-15 13", "monastery-25 8"),
        "goods": {"red": 3},
        "sold": {"pink": 2},
    }
    assert points(end(mine)) == {"leftovers": 3, "monasteries": 4}


BUILDINGS = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding_house",
    "bank",
    "town_hall",
]


@pytest.mark.rule("end.5", "monasteries.25", "monasteries.26", "monasteries.27", "monasteries.28")
@pytest.mark.rule("monasteries.29", "monasteries.30", "monasteries.31", "monasteries.32")
@pytest.mark.parametrize("number", range(16, 24))
def test_monasteries_that_score_a_building(number: int) -> None:
    building = BUILDINGS[number - 16]
    others = [one for one in BUILDINGS if one != building]
    tiles = lay(CENTRE, f"monastery-{number} 13", f"{building} 26 12 9", f"{others[0]} 27", f"{others[3]} 32")
    rival = {"tiles": lay(CENTRE, f"{building} 26 12")}
    match = end({"tiles": tiles, "storage": [building]}, rival)
    assert (points(match), points(match, "B")) == ({"monasteries": 12}, {})


@pytest.mark.rule("end.5", "monasteries.26", "monasteries.31")
def test_two_such_monasteries_as_in_the_rulebook() -> None:
    tiles = lay(CENTRE, "monastery-17 13", "monastery-22 8", "watchtower 12 26", "bank 9 23 27 32")
    assert points(end({"tiles": tiles})) == {"monasteries": 24}


@pytest.mark.rule("monasteries.33")
@pytest.mark.parametrize(
    ("animals", "wanted"),
    [
        (["sheep-3 1 6", "cow-2 5", "pig-4 28"], 12),
        (["goat-2 1", "goat-3 5"], 4),
        ([], 0),
        (["goat-2 1", "cow-2 5", "pig-2 6", "sheep-2 10"], 16),
    ],
)
def test_monastery_24_scores_kinds_of_animals(animals: list[str], wanted: int) -> None:
    tiles = lay(CENTRE, "monastery-24 13", *animals)
    assert points(end({"tiles": tiles, "storage": ["goat-4"]})) == ({"monasteries": wanted} if wanted else {})


@pytest.mark.rule("end.7", "phase.12")
def test_the_last_income_counts() -> None:
    match = end({"tiles": lay(CENTRE, "mine 25")}, {"workers": 1})
    assert (match.scores(), has(match), match.ranking()) == ([1, 0], (1, 0), [1, 2])
