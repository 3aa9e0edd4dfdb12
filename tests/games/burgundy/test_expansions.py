"""Extra tiles, border posts, white castles, inns and trade routes."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import LudotecaError
from ludoteca.games.burgundy.components import POST_NAMES, SPACES, board_named
from tests.games.burgundy.table import (
    CENTRE,
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

EXPANSIONS = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")
EXTRA = {"extra_tiles": True}
POSTS: dict[str, bool | str] = {"border_posts": True, "duchy": "random"}
WHITE = {"white_castles": True}
INNS = {"inns": True}
ROUTES = {"trade_routes": True}


def end(*duchies: dict[str, Any], players: int = 2, **position: Any) -> Match:
    return moment("end of phase", *duchies, players=players, phase="E", **position)


@pytest.mark.rule("expansions.1")
def test_expansions_combine_freely() -> None:
    for number, chosen in enumerate(product([False, True], repeat=6)):
        options_ = dict(zip(EXPANSIONS, chosen, strict=True))
        match = ludoteca.new(
            "burgundy", players=2 + number % 3, seed=number, options={**options_, "duchy": "random"}
        )
        assert not match.over()
        setting = match.position()["setting"]
        assert [setting[key] for key in EXPANSIONS] == [*chosen]


@pytest.mark.rule("expansions.2")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_team_and_solo_games_refuse_them(expansion: str) -> None:
    for players, more in ((1, {}), (4, {"team": "12a"})):
        with pytest.raises(LudotecaError):
            ludoteca.new("burgundy", players=players, options={expansion: True, "duchy": "random", **more})
        assert not ludoteca.new("burgundy", players=players, options=more).over()


# --- extra tiles ----------------------------------------------------------------------------------


def added(players: int = 2, **options_: bool) -> tuple[Counter[str], Counter[str]]:
    """What the coloured piles and the black one hold at the start, without base tiles."""
    position = ludoteca.new("burgundy", players=players, options=options_).position()
    own = [
        tile for name, pile in position["piles"].items() if name not in ("black", "goods") for tile in pile
    ]
    own += [tile for slot, tile in position["slots"].items() if not slot.startswith(("black", "inn"))]
    black = position["piles"]["black"]
    black += [tile for slot, tile in position["slots"].items() if slot.startswith("black")]
    new = ("monastery-27", "monastery-28", "monastery-29", "crane", "goose-2", "white_castle")
    return (
        Counter([tile for tile in own if tile in new]),
        Counter([tile for tile in black if tile in new]),
    )


@pytest.mark.rule("extra.1", "white.1")
def test_new_tiles_join_the_piles() -> None:
    assert added() == ({}, {})
    assert added(extra_tiles=True) == (
        {"monastery-27": 1, "monastery-28": 1},
        {"crane": 1, "goose-2": 1},
    )
    assert added(white_castles=True) == (
        {"white_castle": 6, "monastery-29": 1},
        {"white_castle": 2},
    )


@pytest.mark.rule("extra.2")
def test_monastery_27_is_always_on_top() -> None:
    first = {"storage": ["monastery-27"]}
    match = turn("1-", first, players=3, order=["C", "B", "A"], pawns=[0, 0, 1], setting=EXTRA)
    play(match, "place die=first tile=monastery-27 space=13")
    assert match.position()["order"] == ["C", "A", "B"]
    owner = {"tiles": lay(CENTRE, "monastery-27 13")}
    for pawns, wanted in (
        ([0, 1, 0], ["B", "A", "C"]),
        ([0, 2, 0], ["B", "A", "C"]),
        ([1, 1, 0], ["A", "B", "C"]),
    ):
        order = ["A", "B", "C"] if pawns[0] == 1 else ["B", "A", "C"]
        match = turn("2-", {"storage": ["ship"]}, owner, players=3, order=order, pawns=pawns, setting=EXTRA)
        play(match, "place die=first tile=ship space=18", "sail depot=1")
        assert match.position()["order"] == wanted
    match = turn("2-", {"storage": ["ship"]}, owner, {}, players=3, order=["B", "C", "A"], pawns=[0, 1, 1],
                 setting=EXTRA)  # fmt: skip
    play(match, "place die=first tile=ship space=18", "sail depot=1")
    assert match.position()["order"] == ["B", "A", "C"]


@pytest.mark.rule("extra.3", "extra.4")
def test_monastery_28_sells_workers() -> None:
    mine = {"tiles": lay(CENTRE, "monastery-28 13"), "silver": 2}
    match = turn("34", mine, setting=EXTRA)
    assert match.written_actions() == ["hire die=first", "hire die=second", "finish", "recruit"]
    play(match, "recruit")
    assert has(match) == (1, 2)
    play(match, "hire die=first", "recruit")
    assert has(match) == (0, 6)
    assert options(match, "recruit") == []
    assert "recruit" in moment("castle of A", mine, setting=EXTRA).written_actions()
    match = play(turn("--", mine, setting=EXTRA), "recruit", "recruit")
    assert (has(match), who(match)) == ((0, 4), "B")
    assert options(turn("34", {"silver": 2}, setting=EXTRA), "recruit") == []


@pytest.mark.rule("extra.5", "extra.6", "extra.7")
@pytest.mark.parametrize("white", [False, True])
def test_the_crane_copies_any_building(white: bool) -> None:
    board = {"1b": "bank", "1c": "ship", "2c": "castle"}
    mine = {"storage": ["crane", "ship"], "goods": {"red": 2}}
    match = turn("3-", mine, slots=board, setting={**EXTRA, "white_castles": white}, white=5)
    play(match, "place die=first tile=crane space=26")
    names = [
        "warehouse",
        "watchtower",
        "carpenter",
        "church",
        "market",
        "boarding_house",
        "bank",
        "town_hall",
    ]
    names += ["white_castle"] * white
    assert match.written_actions() == [*[f"copy building={name}" for name in names], "decline"]
    assert has(play(match.clone(), "copy building=bank")) == (2, 0)
    assert has(play(match.clone(), "copy building=boarding_house")) == (0, 4)
    assert points(play(match.clone(), "copy building=watchtower")) == {"buildings": 4}
    sold = play(match.clone(), "copy building=warehouse", "sell die=free goods=red")
    assert points(sold) == {"sales": 4}
    for name, slot in (("carpenter", "1b"), ("market", "1c"), ("church", "2c")):
        after = play(match.clone(), f"copy building={name}")
        assert after.written_actions() == [f"take die=free slot={slot}", "decline"]
    hall = play(match.clone(), "copy building=town_hall")
    assert options(hall, "place") == [f"place die=free tile=ship space={space}" for space in (20, 18)]
    if white:
        action = play(match.clone(), "copy building=white_castle")
        assert options(action, "place") == ["place die=free tile=ship space=20"]
    assert who(play(match, "decline")) == "B"


@pytest.mark.rule("extra.5")
def test_the_crane_offers_only_what_is_possible() -> None:
    useful = ["watchtower", "boarding_house", "bank"]
    match = moment("crane of A", setting=EXTRA, dice="--")
    assert match.written_actions() == [*[f"copy building={name}" for name in useful], "decline"]
    rich = moment("crane of A", {"silver": 2}, setting=EXTRA, dice="--", slots={"black1": "ship"})
    assert options(rich, "copy") == [f"copy building={name}" for name in [*useful, "town_hall"]]


@pytest.mark.rule("extra.8")
@pytest.mark.parametrize(
    ("tiles", "wanted"),
    [
        (["monastery-17 13", "crane 26"], 4),
        (["monastery-17 13", "monastery-22 8", "crane 26", "bank 12"], 8),
        (["monastery-29 13", "crane 26"], 4),
        (["monastery-24 13", "crane 26"], 0),
        (["monastery-17 13", "watchtower 26"], 4),
    ],
)
def test_the_crane_counts_as_one_building(tiles: list[str], wanted: int) -> None:
    match = end({"tiles": lay(CENTRE, *tiles)}, setting={**EXTRA, **WHITE})
    assert points(match) == ({"monasteries": wanted} if wanted else {})


@pytest.mark.rule("extra.9", "extra.10")
@pytest.mark.parametrize(
    ("pasture", "tile", "wanted"),
    [
        (["cow-2 10", "cow-3 11"], "goose-2", 7),
        (["cow-2 10", "goose-2 5"], "pig-4", 6),
        ([], "goose-2", 2),
        (["cow-2 28"], "goose-2", 2),
        (["goose-2 10", "cow-2 11"], "pig-4", 6),
        (["goose-2 10", "cow-2 11"], "cow-3", 7),
        (["goose-2 28"], "cow-3", 3),
    ],
)
def test_geese(pasture: list[str], tile: str, wanted: int) -> None:
    mine = {"tiles": lay("castle 7", *pasture), "storage": [tile]}
    match = play(turn("1-", mine, setting=EXTRA), f"place die=first tile={tile} space=6")
    assert points(match) == {"livestock": wanted}


@pytest.mark.rule("extra.9", "extra.9a")
def test_geese_score_with_the_animal_of_ones_choice() -> None:
    mine = {"tiles": lay("castle 7", "cow-2 10", "cow-3 11", "pig-4 5"), "storage": ["goose-2"]}
    match = play(turn("1-", mine, setting=EXTRA), "place die=first tile=goose-2 space=6")
    assert match.written_actions() == ["herd animal=cow", "herd animal=pig"]
    assert points(match) == {}
    assert points(play(match.clone(), "herd animal=cow")) == {"livestock": 7}
    assert points(play(match, "herd animal=pig")) == {"livestock": 6}
    assert who(match) == "B"
    alike = {"tiles": lay("castle 7", "cow-3 11", "pig-3 5"), "storage": ["goose-2"]}
    match = play(turn("1-", alike, setting=EXTRA), "place die=first tile=goose-2 space=6")
    assert (who(match), points(match)) == ("B", {"livestock": 5})
    far = {**mine, "tiles": lay("castle 7", "cow-2 10", "pig-4 28")}
    match = play(turn("1-", far, setting=EXTRA), "place die=first tile=goose-2 space=6")
    assert (who(match), points(match)) == ("B", {"livestock": 4})


@pytest.mark.rule("extra.11", "extra.12")
def test_geese_with_monasteries() -> None:
    tiles = lay(CENTRE, "monastery-24 13", "goose-2 1", "cow-2 5")
    assert points(end({"tiles": tiles}, setting=EXTRA)) == {"monasteries": 8}
    mine = {"tiles": lay("castle 7", "monastery-7 4", "cow-2 10 5"), "storage": ["goose-2"]}
    match = play(turn("1-", mine, setting=EXTRA), "place die=first tile=goose-2 space=6")
    assert points(match) == {"livestock": 9}
    several = {"tiles": lay("castle 7", "monastery-7 4", "cow-2 10 5", "pig-4 11"), "storage": ["goose-2"]}
    match = play(turn("1-", several, setting=EXTRA), "place die=first tile=goose-2 space=6")
    assert points(play(match.clone(), "herd animal=cow")) == {"livestock": 9}
    assert points(play(match, "herd animal=pig")) == {"livestock": 8}
    mine = {"tiles": lay("castle 7", "monastery-7 4", "goose-2 10"), "storage": ["cow-2"]}
    match = play(turn("1-", mine, setting=EXTRA), "place die=first tile=cow-2 space=6")
    assert points(match) == {"livestock": 6}


# --- border posts -----------------------------------------------------------------------------------


@pytest.mark.rule("posts.1")
def test_duchies_with_border_posts() -> None:
    seen = set()
    for seed in range(12):
        match = ludoteca.new("burgundy", players=4, seed=seed, options=POSTS)
        boards = [one["board"] for one in match.position()["duchies"]]
        assert len(set(boards)) == 4
        seen.update(boards)
    assert seen == {f"11{letter}" for letter in "abcdef"}
    with pytest.raises(LudotecaError):
        ludoteca.new("burgundy", players=2, options={"border_posts": True, "duchy": "1"})
    match = ludoteca.new("burgundy", players=2, options={"border_posts": True, "duchy": "choose"})
    assert match.written_actions() == [f"choose duchy=11{letter}" for letter in "abcdef"]


def post_turn(
    tiles: list[str], *others: dict[str, Any], phase: str = "A", players: int = 2, **mine: Any
) -> Match:
    """A places a monastery on 5 or 9 of duchy 11a, whose posts touch 5 and 10, 9 and 15, 35 and 36."""
    first = {"tiles": lay("castle 1", *tiles), "storage": ["monastery-1"], **mine}
    setting = {**POSTS, "shields": True}
    return turn("24", first, *others, players=players, setting=setting, phase=phase)


ROAD = ["monastery-2 6", "monastery-3 7", "monastery-4 8"]
SECOND = "place die=second tile=monastery-1 space=9"


@pytest.mark.rule("posts.2", "posts.3", "posts.4", "place.9")
@pytest.mark.parametrize(("phase", "worth"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_second_post_scores_the_phase(phase: str, worth: int) -> None:
    match = play(post_turn([*ROAD, "monastery-5 5"], phase=phase), SECOND)
    assert points(match) == {"areas": 15, "phases": worth, "posts": worth}
    assert duchy(match)["posts"] == 2
    match = play(post_turn([*ROAD, "ship 10"], phase=phase), SECOND)
    assert "posts" not in points(match)
    match = play(post_turn([*ROAD, "ship 10", "cow-2 11"], phase=phase), SECOND)
    assert points(match) == {"posts": worth}


@pytest.mark.rule("posts.2")
def test_one_post_alone_scores_nothing() -> None:
    match = play(post_turn(ROAD), SECOND)
    assert (points(match), duchy(match)["posts"]) == ({}, 0)


SOUTH = ["ship 10 17 24 30 35"]


@pytest.mark.rule("posts.5", "posts.6", "posts.7")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_third_post_scores_the_phase_and_a_bonus(players: int, large: int, small: int) -> None:
    mine = [*ROAD, *SOUTH, "cow-2 11"]
    joined = {"posts": 3}
    match = play(post_turn(mine, players=players, phase="C", posts=2), SECOND)
    assert (points(match), duchy(match)["posts"]) == ({"posts": 6 + large}, 3)
    assert match.position()["bonus"][-1] == 1
    match = play(post_turn(mine, joined, players=players, phase="C", posts=2), SECOND)
    assert points(match) == {"posts": 6 + small}
    assert match.position()["bonus"][-1] == 2
    if players > 2:
        match = play(post_turn(mine, joined, joined, players=players, phase="C", posts=2), SECOND)
        assert points(match) == {"posts": 6}
        assert match.position()["bonus"][-1] == 2


@pytest.mark.rule("posts.3", "posts.8", "shields.47")
def test_one_tile_may_join_all_three() -> None:
    mine = [*ROAD, "cow-2 15", "ship 35 30 24"]
    apart = play(post_turn([*ROAD, "ship 14"], posts=0, shields={"1": "18"}), SECOND)
    assert points(apart) == {}
    storage = {"storage": ["ship"], "shields": {"1": "18"}}
    first = {
        "tiles": lay("castle 1", *mine, "monastery-1 9", "monastery-5 5", "cow-3 11", "ship 10"),
        **storage,
    }
    match = turn("11", first, setting={**POSTS, "shields": True})
    play(match, "place die=first tile=ship space=17")
    assert points(match) == {"areas": 15, "phases": 10, "posts": 25}


@pytest.mark.rule("posts.9")
def test_the_post_bonus_is_no_bonus_tile() -> None:
    mine = {"tiles": lay("castle 1", "monastery-26 31"), "posts": 3, "large": ["mine"]}
    assert points(end(mine, setting=POSTS)) == {"monasteries": 3}


# --- white castles ----------------------------------------------------------------------------------


@pytest.mark.rule("white.2", "white.3", "white.4")
@pytest.mark.parametrize("workers", [0, 1])
def test_a_white_castle_acts_with_the_white_die(workers: int) -> None:
    board = {"3a": "cow-2", "4b": "ship", "5b": "mine"}
    mine = {"storage": ["white_castle", "ship"], "goods": {"red": 1, "brown": 1}, "workers": workers}
    match = turn("36", mine, setting=WHITE, white=5, slots=board)
    play(match, "place die=first tile=white_castle space=26")
    if workers:
        assert options(match, "take", "place", "sell") == [
            "take die=free slot=4b",
            "take die=free slot=5b",
            "place die=free tile=ship space=20",
            "sell die=free goods=red",
            "sell die=free goods=brown",
        ]
        assert duchy(play(match.clone(), "sell die=free goods=red"))["workers"] == 0
        assert duchy(play(match.clone(), "take die=free slot=5b"))["workers"] == 1
    else:
        assert match.written_actions() == [
            "take die=free slot=5b",
            "place die=free tile=ship space=20",
            "sell die=free goods=brown",
            "hire die=free",
            "decline",
        ]
    play(match, "hire die=free")
    assert (has(match), match.position()["white"]) == ((0, workers + 2), 5)
    assert "hire die=second" in match.written_actions()


@pytest.mark.rule("white.5", "white.7")
def test_a_white_castle_is_a_building_once_a_city() -> None:
    mine = {"tiles": lay(CENTRE, "white_castle 26", "ship 20"), "storage": ["white_castle"]}
    assert spaces(turn("1-", mine, setting=WHITE), "white_castle") == []
    assert spaces(turn("3-", mine, setting=WHITE), "white_castle") == [12]
    twins = {**mine, "tiles": lay(CENTRE, "white_castle 26", "ship 20", "monastery-1 4")}
    assert spaces(turn("1-", twins, setting=WHITE), "white_castle") == [27]
    castle = {"tiles": lay("castle 2 3", "white_castle 12")}
    setting = {**WHITE, "shields": True}
    match = turn("11", castle, setting=setting, crests=[["1"], [], [], [], [], []])
    assert options(match, "claim") == ["claim shield=1 space=2", "claim shield=1 space=3"]


@pytest.mark.rule("white.6")
def test_free_shifts_help_a_white_castle() -> None:
    board = {"1b": "bank", "4b": "ship", "6b": "market"}
    mine = {"tiles": lay(CENTRE, "monastery-12 4", "monastery-10 36"), "storage": ["ship"]}
    match = moment("white castle of A", mine, setting=WHITE, white=6, slots=board)
    assert options(match, "take", "place") == [
        "take die=free slot=1b",
        "take die=free slot=6b",
        "place die=free tile=ship space=20",
    ]
    assert has(play(match, "place die=free tile=ship space=20")) == (0, 0)


@pytest.mark.rule("white.8")
def test_monastery_29_scores_white_castles() -> None:
    tiles = lay(CENTRE, "monastery-29 13", "white_castle 12 26", "bank 9")
    match = end({"tiles": tiles, "storage": ["white_castle"]}, setting=WHITE)
    assert points(match) == {"monasteries": 8}


# --- inns -------------------------------------------------------------------------------------------


@pytest.mark.rule("inns.1", "inns.2")
def test_inns_pile_up_beside_the_black_depot() -> None:
    match = ludoteca.new("burgundy", players=2, options=INNS)
    for number in range(1, 6):
        assert match.position()["inns"] == number
        assert match.position()["slots"]["inn"] == "inn"
        for _ in range(10):
            match.play("finish")
    assert match.over()
    assert "inn" not in match.position()["gone"]


@pytest.mark.rule("inns.3", "black.1")
def test_an_inn_is_the_purchase_of_the_turn() -> None:
    match = turn("11", {"silver": 5}, setting=INNS, slots={"inn": "inn", "black1": "bank"}, inns=2, phase="B")
    assert options(match, "buy") == ["buy slot=black1 pay=silver", "buy slot=inn pay=silver"]
    play(match, "buy slot=inn pay=silver")
    assert (has(match), duchy(match)["storage"]) == ((3, 0), ["inn"])
    assert options(match, "buy") == []
    assert (match.position()["inns"], match.position()["slots"]["inn"]) == (1, "inn")
    last = turn("11", {"silver": 5}, setting=INNS, slots={"inn": "inn"})
    play(last, "buy slot=inn pay=silver")
    assert (last.position()["inns"], last.position()["slots"]) == (0, {})


@pytest.mark.rule("inns.4", "inns.5", "inns.6")
def test_an_inn_goes_on_any_colour_once_an_area() -> None:
    mine = {"tiles": lay(CENTRE, "ship 20"), "storage": ["inn"]}
    wanted = {1: [13, 27], 2: [14, 18], 3: [12, 26], 4: [21, 25], 5: [], 6: []}
    for shown, where in wanted.items():
        assert spaces(turn(f"{shown}-", mine, setting=INNS), "inn") == where
    second = {"tiles": lay(CENTRE, "ship 20", "inn 26"), "storage": ["inn"]}
    assert spaces(turn("1-", second, setting=INNS, phase="B"), "inn") == [13]
    match = play(turn("21", mine, setting=INNS), "place die=first tile=inn space=18")
    assert (has(match), points(match)) == ((0, 0), {})
    assert match.position()["pawns"] == [0, 0]
    assert match.written_actions() == ["hire die=second", "finish"]
    both = {**mine, "storage": ["inn", "inn"]}
    match = play(turn("31", both, setting=INNS, phase="B"), "place die=first tile=inn space=26")
    assert spaces(match, "inn", "second") == [13]
    assert spaces(moment("town hall of A", mine, setting=INNS), "inn", "free") == [
        12,
        13,
        14,
        18,
        21,
        25,
        26,
        27,
    ]


@pytest.mark.rule("inns.7", "inns.8")
@pytest.mark.parametrize(
    ("tiles", "tile", "die", "space", "worth"),
    [
        (["ship 20 21"], "inn", 1, 22, 10),
        (["ship 20", "inn 21"], "ship", 1, 22, 10),
        ([], "inn", 3, 12, 3),
        (["bank 26", "market 27", "church 32", "inn 33"], "watchtower", 3, 37, 21),
    ],
)
def test_an_inn_makes_its_area_larger(tiles: list[str], tile: str, die: int, space: int, worth: int) -> None:
    mine = {"tiles": lay(CENTRE, *tiles), "storage": [tile]}
    match = play(turn(f"{die}-", mine, setting=INNS), f"place die=first tile={tile} space={space}")
    assert (points(match)["areas"], points(match)["phases"]) == (worth, 10)


@pytest.mark.rule("inns.7")
def test_eight_is_the_largest_size() -> None:
    city = "bank 7", "market 13", "church 16", "carpenter 17", "warehouse 18", "watchtower 19", "town_hall 20"
    setting = {**INNS, "duchy": "10"}
    mine = {"tiles": lay(*city), "storage": ["inn"]}
    match = play(turn("5-", mine, setting=setting), "place die=first tile=inn space=2")
    assert points(match) == {"areas": 36, "phases": 10}


@pytest.mark.rule("inns.9")
def test_an_inn_counts_for_the_colour() -> None:
    mine = {"tiles": lay(CENTRE, "mine 25 30"), "storage": ["inn"]}
    match = play(turn("3-", mine, setting=INNS), "place die=first tile=inn space=34")
    assert points(match) == {"areas": 10, "phases": 10, "bonus": 5}


@pytest.mark.rule("inns.10", "inns.11")
def test_inns_with_monasteries() -> None:
    mine = {"tiles": lay(CENTRE, "monastery-6 4"), "workers": 2}
    match = turn("11", mine, setting=INNS, slots={"inn": "inn"})
    assert options(match, "buy") == ["buy slot=inn pay=workers"]
    for number in (9, 10, 11):
        shifter = {"tiles": lay(CENTRE, f"monastery-{number} 4"), "storage": ["inn"]}
        assert spaces(turn("6-", shifter, setting=INNS), "inn") == []


# --- trade routes -----------------------------------------------------------------------------------


@pytest.mark.rule("routes.1", "routes.2")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 4), (4, 3)])
def test_routes_are_dealt(players: int, size: int) -> None:
    firsts = set()
    for seed in range(8):
        match = ludoteca.new("burgundy", players=players, seed=seed, options=ROUTES)
        routes = [one["route"] for one in match.position()["duchies"]]
        assert [len(route) for route in routes] == [size] * players
        assert len({tile for route in routes for tile in route}) == size * players
        firsts.add(tuple(routes[0]))
        shown = match.view()["duchies"][0]["route"]
        assert shown == [{"tile": tile, "laid": []} for tile in routes[0]]
    assert len(firsts) == 8


def seller(
    kind: str, count: int, route: list[int], laid: list[str] | None = None, **mine: Any
) -> dict[str, Any]:
    """A duchy about to sell, with goods on its route already."""
    before = laid or []
    sold = dict(Counter(before))
    goods = {kind: count, **mine.pop("goods", {})}
    return {"goods": goods, "route": [str(tile) for tile in route], "laid": before, "sold": sold, **mine}


@pytest.mark.rule("routes.3", "routes.4", "routes.5")
def test_goods_are_laid_from_the_left() -> None:
    match = play(turn("6-", seller("orange", 3, [1]), setting=ROUTES), "sell die=first goods=orange")
    assert duchy(match)["laid"] == ["orange"] * 3
    assert told(match)[-1] == "A rewarded castle"
    assert (has(match), points(match)) == ((1, 0), {"sales": 6})
    assert match.written_actions() == ["hire die=free", "decline"]
    match = play(turn("4-", seller("red", 2, [1]), setting=ROUTES), "sell die=first goods=red")
    assert (duchy(match)["laid"], who(match)) == (["red", "red"], "B")
    later = seller("purple", 1, [1, 2], ["red"] * 4, goods={"pink": 1})
    match = turn("23", later, setting=ROUTES, slots={"5b": "mine"})
    play(match, "sell die=first goods=purple")
    assert match.written_actions() == ["take die=free slot=5b", "decline"]
    play(match, "take die=free slot=5b", "sell die=second goods=pink", "copy building=watchtower")
    assert points(match) == {"sales": 4, "routes": 4}


REWARDS: list[tuple[int, int, str, str]] = [
    (1, 0, "turquoise", "bank"),
    (3, 0, "pink", "boarding_house"),
    (5, 0, "orange", "watchtower"),
    (4, 0, "purple", "carpenter"),
    (12, 1, "red", "watchtower"),
    (6, 1, "pink", "church"),
    (8, 0, "brown", "market"),
    (2, 0, "brown", "warehouse"),
    (7, 0, "turquoise", "town_hall"),
    (11, 0, "turquoise", "castle"),
]


@pytest.mark.rule("routes.4", "routes.6", "routes.6a", "routes.7")
@pytest.mark.parametrize(("tile", "place", "kind", "reward"), REWARDS)
def test_rewards(tile: int, place: int, kind: str, reward: str) -> None:
    board = {"1b": "bank", "2c": "castle", "3a": "cow-2"}
    other = "orange" if kind != "orange" else "red"
    mine = seller(kind, 1, [tile], ["purple" if kind == "pink" else "pink"] * place, storage=["ship"],
                  goods={other: 1})  # fmt: skip
    die = ["turquoise", "purple", "pink", "red", "brown", "orange"].index(kind) + 1
    match = play(turn(f"{die}-", mine, setting=ROUTES, slots=board), f"sell die=first goods={kind}")
    assert told(match)[-1] == f"A rewarded {reward}"
    assert (has(match), points(match)) == ((1, 0), {"sales": 2})
    wanted = {
        "bank": ["copy building=bank"],
        "boarding_house": ["copy building=boarding_house"],
        "watchtower": ["copy building=watchtower"],
        "carpenter": ["take die=free slot=1b"],
        "church": ["take die=free slot=2c"],
        "market": ["take die=free slot=3a"],
        "warehouse": [f"sell die=free goods={other}"],
        "town_hall": [f"place die=free tile=ship space={space}" for space in (20, 18)],
        "castle": [
            *[f"take die=free slot={slot}" for slot in board],
            *[f"place die=free tile=ship space={space}" for space in (20, 18)],
            f"sell die=free goods={other}",
            "hire die=free",
        ],
    }
    assert match.written_actions() == [*wanted[reward], "decline"]
    declined = play(match.clone(), "decline")
    assert (who(declined), has(declined), points(declined)) == ("B", (1, 0), {"sales": 2})
    gains = {"bank": (3, 0), "boarding_house": (1, 4)}
    play(match, wanted[reward][0])
    if reward in ("bank", "boarding_house", "watchtower"):
        assert (who(match), has(match)) == ("B", gains.get(reward, (1, 0)))
        assert points(match) == ({"sales": 2, "routes": 4} if reward == "watchtower" else {"sales": 2})


@pytest.mark.rule("routes.6", "routes.8")
def test_inner_rewards_come_before_the_rest() -> None:
    # Route 2 then 8: brown pays a warehouse on the first space and a market on the fourth.
    mine = seller("brown", 4, [2, 8], goods={"turquoise": 1})
    match = play(turn("5-", mine, setting=ROUTES, slots={"3a": "cow-2"}), "sell die=first goods=brown")
    assert (duchy(match)["laid"], points(match)) == (["brown"] * 4, {"sales": 8})
    assert match.written_actions() == ["sell die=free goods=turquoise", "decline"]
    play(match, "sell die=free goods=turquoise")
    assert match.written_actions() == ["copy building=watchtower", "decline"]
    play(match, "copy building=watchtower")
    assert points(match) == {"sales": 10, "routes": 4}
    assert told(match)[-2:] == ["A scored 4 routes", "A rewarded market"]
    assert match.written_actions() == ["take die=free slot=3a", "decline"]


@pytest.mark.rule("routes.9", "routes.10")
def test_a_full_route_and_what_counts_as_sold() -> None:
    laid = ["pink"] * 6 + ["red"] * 5 + ["purple"] * 3
    mine = seller("orange", 2, [3, 4, 5, 6, 9], laid)
    match = play(turn("6-", mine, setting=ROUTES, players=2), "sell die=first goods=orange")
    assert duchy(match)["laid"] == [*laid, "orange"]
    assert duchy(match)["sold"] == {"pink": 6, "red": 5, "purple": 3, "orange": 2}
    full = {**mine, "laid": [*laid, "orange"], "sold": {"pink": 6, "red": 5, "purple": 3, "orange": 1}}
    match = play(turn("6-", full, setting=ROUTES), "sell die=first goods=orange")
    assert (duchy(match)["laid"], who(match)) == ([*laid, "orange"], "B")
    holy = {
        "tiles": lay(CENTRE, "monastery-15 13", "monastery-25 8"),
        "route": ["1"],
        "laid": ["red", "pink"],
    }
    match = end({**holy, "sold": {"red": 1, "pink": 2}}, setting=ROUTES)
    assert points(match) == {"monasteries": 7}


@pytest.mark.rule("posts.2")
def test_every_post_touches_two_spaces() -> None:
    masks = board_named("11a").post_masks
    touched = [[space + 1 for space in range(SPACES) if mask >> space & 1] for mask in masks]
    assert dict(zip(POST_NAMES, touched, strict=True)) == {
        "NW": [5, 10],
        "NE": [9, 15],
        "S": [35, 36],
    }
