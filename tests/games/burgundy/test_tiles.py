"""What tiles do: ships, castles, livestock and the eight buildings."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import (
    GOODS,
    cargo,
    duchy,
    has,
    lay,
    moment,
    options,
    play,
    points,
    spaces,
    turn,
    who,
)
from tests.games.journal import told
from tests.games.picks import pool

# --- ships ----------------------------------------------------------------------------------------


@pytest.mark.rule("ships.1", "ships.2", "ships.7", "place.8")
def test_a_ship_empties_any_depot() -> None:
    there = {"2": {"red": 1}, "3": {"pink": 2, "orange": 1}}
    match = play(turn("22", {"storage": ["ship"]}, cargo=there), "place die=first tile=ship space=18")
    assert match.written_actions() == [f"sail depot={depot}" for depot in range(1, 7)]
    empty = play(match.clone(), "sail depot=6")
    assert (cargo(empty), duchy(empty)["goods"]) == (there, {})
    play(match, "sail depot=3")
    assert duchy(match)["goods"] == {"pink": 2, "orange": 1}
    assert cargo(match) == {"2": {"red": 1}}
    assert match.position()["pawns"] == [1, 0]
    assert match.written_actions() == ["hire die=second", "finish"]


@pytest.mark.rule("ships.3", "ships.4", "ships.5", "ships.6")
def test_three_colours_fit_and_the_player_picks() -> None:
    there = {"1": {"turquoise": 1, "pink": 2, "brown": 1}}
    mine = {"goods": {"turquoise": 1, "red": 2}}
    match = play(moment("ship of A", mine, cargo=there), "sail depot=1")
    assert duchy(match)["goods"] == {"turquoise": 2, "red": 2}
    assert match.written_actions() == ["load goods=pink", "load goods=brown"]
    play(match, "load goods=brown")
    assert duchy(match)["goods"] == {"turquoise": 2, "red": 2, "brown": 1}
    assert cargo(match) == {"1": {"pink": 2}}


@pytest.mark.rule("ships.3", "ships.4", "ships.5", "ships.6")
def test_picks_go_on_until_three_colours_are_stored() -> None:
    there = {"5": dict.fromkeys(GOODS, 1)}
    match = play(moment("ship of A", {"goods": {"pink": 1}}, cargo=there), "sail depot=5")
    assert match.written_actions() == [
        f"load goods={kind}" for kind in ("turquoise", "purple", "red", "brown")
    ]
    assert pool(match) == (2, "turquoise purple red brown orange")
    low = play(match.clone(), "load goods=turquoise")
    assert pool(low) == (1, "purple red brown orange")
    assert low.written_actions() == [f"load goods={kind}" for kind in ("purple", "red", "brown", "orange")]
    play(match, "load goods=brown")
    assert match.written_actions() == ["load goods=orange"]
    play(match, "load goods=orange")
    assert duchy(match)["goods"] == {"pink": 2, "brown": 1, "orange": 1}
    assert cargo(match) == {"5": {"turquoise": 1, "purple": 1, "red": 1}}


@pytest.mark.rule("ships.3", "ships.4", "ships.6")
def test_full_storage_takes_only_its_own_colours() -> None:
    mine = {"goods": {"pink": 1, "red": 1, "brown": 3}}
    match = play(moment("ship of A", mine, cargo={"4": {"orange": 2, "red": 1}}), "sail depot=4")
    assert duchy(match)["goods"] == {"pink": 1, "red": 2, "brown": 3}
    assert cargo(match) == {"4": {"orange": 2}}
    match = play(
        moment("ship of A", {"goods": {"pink": 1}}, cargo={"4": {"orange": 2, "red": 1}}), "sail depot=4"
    )
    assert duchy(match)["goods"] == {"pink": 1, "red": 1, "orange": 2}
    assert cargo(match) == {}


@pytest.mark.rule("ships.8", "ships.9")
@pytest.mark.parametrize(
    ("order", "pawns", "after"),
    [
        ("ABC", [0, 0, 0], "ABC"),
        ("CBA", [0, 0, 0], "ACB"),
        ("BCA", [0, 1, 1], "ABC"),
        ("BCA", [0, 2, 1], "BAC"),
        ("BCA", [1, 3, 3], "BCA"),
        ("CAB", [1, 0, 2], "ACB"),
    ],
)
def test_the_pawn_moves_one_space_and_on_top(order: str, pawns: list[int], after: str) -> None:
    mine = {"storage": ["ship"]}
    match = turn("2-", mine, players=3, order=[*order], pawns=pawns)
    play(match, "place die=first tile=ship space=18", "sail depot=1")
    position = match.position()
    assert position["pawns"] == [pawns[0] + 1, *pawns[1:]]
    assert "".join(position["order"]) == after


# --- castles --------------------------------------------------------------------------------------


@pytest.mark.rule("castles.1", "castles.2", "castles.3", "castles.5")
def test_a_castle_gives_any_action_with_any_number() -> None:
    board = {"1b": "bank", "2c": "castle", "6d": "pig-2", "black1": "ship"}
    mine = {"storage": ["ship"], "goods": {"pink": 2, "orange": 1}, "silver": 1}
    match = moment("castle of A", mine, slots=board)
    assert match.written_actions() == [
        "take die=free slot=1b",
        "take die=free slot=2c",
        "take die=free slot=6d",
        "place die=free tile=ship space=20",
        "place die=free tile=ship space=18",
        "sell die=free goods=pink",
        "sell die=free goods=orange",
        "hire die=free",
        "decline",
    ]
    assert duchy(play(match.clone(), "take die=free slot=6d"))["storage"] == ["ship", "pig-2"]
    sold = play(match.clone(), "sell die=free goods=pink")
    assert (has(sold), points(sold)) == ((2, 0), {"sales": 4})
    assert has(play(match.clone(), "hire die=free")) == (1, 2)
    placed = play(match.clone(), "place die=free tile=ship space=20", "sail depot=1")
    assert (has(placed), duchy(placed)["tiles"]) == ((1, 0), {"19": "castle", "20": "ship"})
    declined = play(match, "decline")
    assert (has(declined), duchy(declined)["storage"]) == ((1, 0), ["ship"])


@pytest.mark.rule("castles.1", "castles.4", "buildings.17")
def test_castles_and_town_halls_start_one_another() -> None:
    mine = {"tiles": lay("castle 2"), "storage": ["castle", "castle", "town_hall"], "silver": 2}
    match = turn("6-", mine, slots={"black1": "monastery-12"})
    play(match, "place die=first tile=castle space=7")
    play(match, "place die=free tile=town_hall space=12")
    assert points(match) == {"areas": 1, "phases": 10}
    play(match, "place die=free tile=castle space=3")
    assert points(match) == {"areas": 7, "phases": 20}
    play(match, "buy slot=black1 pay=silver", "place die=free tile=monastery-12 space=8")
    assert duchy(match)["storage"] == []
    assert sorted(duchy(match)["tiles"], key=int) == ["2", "3", "7", "8", "12"]


# --- livestock ------------------------------------------------------------------------------------


@pytest.mark.rule("livestock.1", "livestock.2", "livestock.3", "livestock.4", "livestock.5")
@pytest.mark.parametrize(
    ("pasture", "tile", "wanted"),
    [
        ([], "cow-2", 2),
        ([], "goat-3", 3),
        ([], "sheep-4", 4),
        (["cow-3 11"], "cow-4", 7),
        (["cow-3 11", "cow-4 10"], "cow-4", 11),
        (["cow-3 11", "sheep-3 10"], "sheep-2", 5),
        (["cow-3 11", "cow-4 10"], "pig-3", 3),
        (["cow-3 10", "cow-2 28"], "cow-2", 5),
    ],
)
def test_livestock_scores_with_its_like_in_the_pasture(pasture: list[str], tile: str, wanted: int) -> None:
    mine = {"tiles": lay("castle 7 2", *pasture), "storage": [tile]}
    match = play(turn("1-", mine), f"place die=first tile={tile} space=6")
    assert points(match) == {"livestock": wanted}


@pytest.mark.rule("livestock.1", "livestock.5")
def test_a_full_pasture_scores_area_and_animals() -> None:
    mine = {"tiles": lay("castle 19", "ship 21", "pig-4 1 5"), "storage": ["pig-3"]}
    match = play(turn("2-", mine), "place die=first tile=pig-3 space=28")
    assert points(match) == {"areas": 1, "phases": 10, "livestock": 3}


# --- buildings ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "buildings.1", "buildings.2", "buildings.6a", "buildings.13", "buildings.14", "buildings.18"
)
@pytest.mark.parametrize(
    ("tile", "gains", "scored"),
    [
        ("boarding_house", (0, 4), {}),
        ("bank", (2, 0), {}),
        ("watchtower", (0, 0), {"buildings": 4}),
    ],
)
def test_buildings_that_give_at_once(tile: str, gains: tuple[int, int], scored: dict[str, int]) -> None:
    match = play(turn("31", {"storage": [tile]}), f"place die=first tile={tile} space=26")
    assert (has(match), points(match)) == (gains, scored)
    assert match.written_actions() == ["hire die=second", "finish"]
    play(match, "finish", "finish")
    assert (has(match), points(match)) == (gains, scored)


@pytest.mark.rule("buildings.3", "buildings.4")
def test_one_building_of_a_type_in_a_city() -> None:
    mine = {"tiles": lay("castle 19", "bank 26", "ship 20"), "storage": ["bank", "market"]}
    assert spaces(turn("1-", mine), "bank") == []
    assert spaces(turn("1-", mine), "market") == [27]
    assert spaces(turn("3-", mine), "bank") == [12]
    assert spaces(turn("2-", mine), "bank") == [14]
    match = play(turn("33", mine), "place die=first tile=bank space=12")
    assert spaces(match, "market", "second") == []
    match = play(turn("31", {**mine, "tiles": lay("castle 19", "ship 20"), "storage": ["bank", "bank"]}),
                 "place die=first tile=bank space=26")  # fmt: skip
    assert spaces(match, "bank", "second") == []


TAKERS: list[tuple[str, list[str]]] = [
    ("market", ["1c", "3a", "4b"]),
    ("carpenter", ["1b", "3c"]),
    ("church", ["2a", "2c", "5b", "5d"]),
]
BOARD = {
    "1b": "bank", "1c": "ship", "2a": "monastery-1", "2c": "castle", "3a": "cow-2", "3c": "church",
    "4b": "ship", "5b": "mine", "5d": "monastery-3", "black1": "ship", "black2": "bank", "black3": "mine",
}  # fmt: skip


@pytest.mark.rule("buildings.1", "buildings.2", "buildings.6", "buildings.7", "buildings.8", "buildings.9")
@pytest.mark.rule("buildings.10", "buildings.11")
@pytest.mark.parametrize(("building", "slots"), TAKERS)
def test_buildings_that_take_a_tile(building: str, slots: list[str]) -> None:
    match = turn("35", {"storage": [building]}, slots=BOARD)
    play(match, f"place die=first tile={building} space=26")
    assert match.written_actions() == [*[f"take die=free slot={slot}" for slot in slots], "decline"]
    declined = play(match.clone(), "decline")
    assert duchy(declined)["storage"] == []
    play(match, f"take die=free slot={slots[-1]}")
    assert duchy(match)["storage"] == [BOARD[slots[-1]]]
    assert slots[-1] not in match.position()["slots"]
    assert has(match) == (0, 0)
    assert match.position()["dice"][:2] == [None, 5]
    assert "hire die=second" in match.written_actions()


@pytest.mark.rule("buildings.5")
@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "town_hall"])
def test_an_impossible_effect_is_lost(building: str) -> None:
    board = {"black1": "ship", "black2": "bank", "black3": "mine"}
    match = play(
        turn("35", {"storage": [building]}, slots=board), f"place die=first tile={building} space=26"
    )
    assert match.written_actions() == ["hire die=second", "finish"]
    assert duchy(match)["tiles"] == {"19": "castle", "26": building}
    assert told(match)[-1] == f"A lost-effect {building}"


@pytest.mark.rule("buildings.6", "buildings.12", "sell.2", "sell.3")
def test_a_warehouse_sells_any_colour() -> None:
    mine = {"storage": ["warehouse"], "goods": {"turquoise": 1, "orange": 3}}
    match = play(turn("31", mine, players=3), "place die=first tile=warehouse space=26")
    assert match.written_actions() == [
        "sell die=free goods=turquoise",
        "sell die=free goods=orange",
        "decline",
    ]
    assert duchy(play(match.clone(), "decline"))["goods"] == {"turquoise": 1, "orange": 3}
    play(match, "sell die=free goods=orange")
    assert (has(match), points(match)) == ((1, 0), {"sales": 9})
    assert duchy(match)["goods"] == {"turquoise": 1}
    assert "sell die=second goods=turquoise" in match.written_actions()


@pytest.mark.rule("buildings.6", "buildings.15", "buildings.16", "buildings.17")
def test_a_town_hall_places_one_more_tile() -> None:
    mine = {"storage": ["town_hall", "bank", "castle"], "workers": 0}
    match = play(turn("3-", mine), "place die=first tile=town_hall space=26")
    assert match.written_actions() == [
        "place die=free tile=bank space=32",
        "place die=free tile=bank space=27",
        "place die=free tile=bank space=12",
        "decline",
    ]
    assert duchy(play(match.clone(), "decline"))["storage"] == ["bank", "castle"]
    play(match, "place die=free tile=bank space=32")
    assert has(match) == (2, 0)
    assert who(match) == "B"
    assert duchy(match)["storage"] == ["castle"]


@pytest.mark.rule("buildings.15", "ships.1")
def test_a_town_hall_works_from_the_moment_on() -> None:
    match = moment("town hall of A", {"storage": ["ship"]})
    play(match, "place die=free tile=ship space=20")
    assert options(match, "sail") == [f"sail depot={depot}" for depot in range(1, 7)]


@pytest.mark.rule("buildings.1")
def test_an_effect_comes_only_once() -> None:
    mine = {"tiles": lay("castle 19", "boarding_house 26", "bank 12", "watchtower 27")}
    match = play(turn("11", mine), "finish", "finish")
    assert (has(match), points(match)) == ((0, 0), {})


@pytest.mark.rule("ships.1", "castles.1", "buildings.1")
@pytest.mark.parametrize(
    ("tile", "space", "answer"),
    [
        ("ship", 18, "sail depot=1"),
        ("castle", 7, "hire die=free"),
        ("warehouse", 26, "sell die=free goods=red"),
        ("town_hall", 26, "place die=free tile=mine space=25"),
        ("market", 26, "take die=free slot=1c"),
        ("carpenter", 26, "take die=free slot=1b"),
        ("church", 26, "take die=free slot=2c"),
        ("boarding_house", 26, ""),
        ("bank", 26, ""),
        ("watchtower", 26, ""),
    ],
)
@pytest.mark.parametrize("seat", ["B", "D"])
def test_an_effect_is_for_whoever_placed_the_tile(tile: str, space: int, answer: str, seat: str) -> None:
    board = {"1b": "bank", "1c": "ship", "2c": "castle"}
    mine = {"tiles": lay("castle 19 2"), "storage": [tile, "mine"], "goods": {"red": 1}, "workers": 3}
    duchies = [mine if other == seat else {} for other in "ABCD"]
    die = {18: 2, 7: 6, 26: 3}[space]
    dice = "".join([f"{die}-" if other == seat else "11" for other in "ABCD"])
    match = moment(f"turn of {seat}", *duchies, players=4, dice=dice, slots=board, phase="E")
    play(match, f"place die=first tile={tile} space={space}")
    if answer:
        assert who(match) == seat
        assert answer in match.written_actions()
        play(match, answer)
    wealth = {"boarding_house": (0, 7), "bank": (2, 3), "castle": (0, 5), "warehouse": (1, 3)}
    assert has(match, seat) == wealth.get(tile, (0, 3))
    for other in "ABCD":
        if other != seat:
            assert (has(match, other), points(match, other), duchy(match, other)["storage"]) == (
                (0, 0),
                {},
                [],
            )
