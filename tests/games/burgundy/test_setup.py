"""Preparation: the box, what everybody begins with, duchies and starting castles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import LudotecaError
from tests.games.burgundy.table import (
    COLOURS,
    GOODS,
    SEATS,
    duchy,
    lay,
    moment,
    play,
    points,
    printed,
    turn,
    who,
)

PLAYERS = [2, 3, 4]


def new(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return ludoteca.new("burgundy", players=players, seed=seed, options=options)


def kind(tile: str) -> str:
    """The kind of a tile, by its name."""
    head = tile.split("-")[0]
    if head in ("cow", "goat", "pig", "sheep", "goose"):
        return "livestock"
    return head if head in ("monastery", "castle", "mine", "ship") else "building"


def slots_of(position: dict[str, Any], black: bool) -> list[str]:
    return [tile for slot, tile in position["slots"].items() if slot.startswith("black") == black]


@pytest.mark.rule("setup.1")
def test_one_to_four_people_play() -> None:
    assert ludoteca.title("burgundy").players == (1, 2, 3, 4)
    with pytest.raises(LudotecaError):
        new(5)


@pytest.mark.rule("setup.2", "setup.3", "setup.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_tiles_of_the_box_are_sorted_by_their_backs(players: int) -> None:
    position = new(players).position()
    coloured = [tile for colour in COLOURS for tile in position["piles"][colour]]
    coloured += slots_of(position, False) + ["castle"] * players
    black = position["piles"]["black"] + slots_of(position, True)
    assert Counter([kind(tile) for tile in black]) == {
        "building": 16, "livestock": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6,
    }  # fmt: skip
    assert Counter([kind(tile) for tile in coloured]) == {
        "building": 40, "livestock": 20, "monastery": 20, "castle": 14, "mine": 10, "ship": 20,
    }  # fmt: skip
    everything = Counter(coloured + black)
    assert sum(everything.values()) == 164
    for building in [
        "warehouse",
        "watchtower",
        "carpenter",
        "church",
        "market",
        "boarding_house",
        "bank",
        "town_hall",
    ]:
        assert everything[building] == 7
        assert Counter(black)[building] == 2
    for animal in ["cow", "goat", "pig", "sheep"]:
        assert [everything[f"{animal}-{count}"] for count in (2, 3, 4)] == [2, 3, 2]
        assert [Counter(black)[f"{animal}-{count}"] for count in (2, 3, 4)] == [0, 1, 1]
    assert sorted([tile for tile in black if kind(tile) == "monastery"]) == [
        f"monastery-{number}" for number in (12, 14, 15, 24, 25, 7)
    ]
    for colour, what in zip(
        COLOURS, ["building", "livestock", "ship", "monastery", "castle", "mine"], strict=True
    ):
        assert {kind(tile) for tile in position["piles"][colour]} == {what}


@pytest.mark.rule("setup.5", "setup.6", "setup.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_goods_are_dealt_and_stacked(players: int) -> None:
    match = new(players)
    position = match.position()
    dealt = [Counter(one["goods"]) for one in position["duchies"]]
    assert [sum(goods.values()) for goods in dealt] == [3] * players
    board = Counter([good for goods in position["cargo"].values() for good in Counter(goods).elements()])
    everything = sum(
        [*dealt, board, Counter(position["row"]), Counter(position["piles"]["goods"])], Counter()
    )
    assert everything == dict.fromkeys(GOODS, 7)
    assert (board.total(), len(position["row"])) == (1, 4)
    while not match.over():
        match.play("finish")
    assert len(match.position()["piles"]["goods"]) == 17 - 3 * players
    assert len({new(players, seed).position()["row"][0] for seed in range(30)}) > 3


@pytest.mark.rule("setup.9", "setup.10", "setup.13", "setup.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_alike(players: int) -> None:
    match = new(players)
    for seat in SEATS[:players]:
        mine = duchy(match, seat)
        assert (mine["board"], mine["tiles"], mine["silver"]) == ("1", {"19": "castle"}, 1)
        assert (mine["storage"], mine["sold"], mine["points"]) == ([], {}, {})
    assert match.scores() == [0] * players
    position = match.position()
    left_castles = 14 - players - list(position["slots"].values()).count("castle")
    black_castles = slots_of(position, True).count("castle")
    assert len(position["piles"]["castle"]) == left_castles + black_castles


@pytest.mark.rule("setup.10")
def test_the_centre_of_duchies_1_and_2_has_a_6() -> None:
    for board in ("1", "2"):
        match = new(2, duchy=board)
        assert duchy(match)["tiles"] == {"19": "castle"}
        assert printed(board)[18]["die"] == 6


@pytest.mark.rule("setup.11")
def test_the_starting_castle_brings_nothing() -> None:
    match = new(2, castle="open")
    while match.position()["phase"] is None:
        match.play("found space=19")
    assert match.scores() == [0, 0]
    assert all(not action.endswith("free") for action in match.written_actions())


@pytest.mark.rule("setup.12")
def test_the_starting_castle_counts_for_size_and_colour() -> None:
    castles = {"tiles": lay("castle 2 3", "castle 19"), "storage": ["castle"]}
    match = play(turn("66", castles), "place die=first tile=castle space=7")
    assert points(match) == {"areas": 6, "phases": 10, "bonus": 5}
    started = {"tiles": lay("castle 7 3"), "storage": ["castle"]}
    match = play(turn("55", started), "place die=first tile=castle space=2")
    assert points(match) == {"areas": 6, "phases": 10}


@pytest.mark.rule("setup.15")
def test_the_score_goes_on_past_100_and_200() -> None:
    for before in (98, 198):
        tower = {"storage": ["watchtower"], "points": {"sales": before}}
        match = play(turn("33", tower), "place die=first tile=watchtower space=26")
        assert match.scores() == [before + 4, 0]


@pytest.mark.rule("setup.16", "setup.17", "setup.18", "setup.19", "round.6", "round.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_and_workers_follow_clockwise(players: int) -> None:
    starters = set()
    for seed in range(30):
        match = new(players, seed)
        position = match.position()
        order = [SEATS.index(letter) for letter in position["order"]]
        assert order == [(order[0] + n) % players for n in range(players)]
        assert [position["duchies"][seat]["workers"] for seat in order] == [1, 2, 3, 4][:players]
        assert position["pawns"] == [0] * players
        assert match.deciding() == [order[0]]
        starters.add(order[0])
    assert starters == set(range(players))


@pytest.mark.rule("setup.20")
def test_only_piles_are_hidden() -> None:
    match = new(3)
    view = match.view(0)
    assert view["piles"] == {name: len(pile) for name, pile in match.position()["piles"].items()}
    for other in (None, 1, 2):
        assert match.view(other) == view
    for seat in range(3):
        assert sum(Counter(view["duchies"][seat]["goods"]).values()) == 3
        assert view["seats"][seat]["dice"] == match.position()["dice"][2 * seat : 2 * seat + 2]


@pytest.mark.rule("duchy.1", "duchy.2", "duchy.3", "duchy.8")
@pytest.mark.parametrize("number", range(1, 11))
def test_every_duchy_has_37_spaces(number: int) -> None:
    match = new(2, duchy=str(number))
    spaces = printed(str(number))
    assert Counter([space["colour"] for space in spaces]) == {
        "city": 12, "pasture": 6, "river": 6, "monastery": 6, "castle": 4, "mine": 3,
    }  # fmt: skip
    assert {space["die"] for space in spaces} == set(range(1, 7))
    castles = [n for n, space in enumerate(spaces, 1) if space["colour"] == "castle"]
    assert duchy(match, "A")["board"] == duchy(match, "B")["board"] == str(number)
    if number > 2:
        assert duchy(match)["tiles"] == {}
        first = who(match)
        for seat in (first, "AB".replace(first, "")):
            assert who(match) == seat
            assert match.written_actions() == [f"found space={space}" for space in castles]
            match.play(f"found space={castles[-1]}")
            assert duchy(match, seat)["tiles"] == {str(castles[-1]): "castle"}
    assert match.position()["phase"] == "A"


@pytest.mark.rule("duchy.2")
def test_the_areas_of_duchy_1() -> None:
    spaces = printed("1")
    areas: dict[int, list[int]] = {}
    for number, space in enumerate(spaces, 1):
        areas.setdefault(space["area"], []).append(number)
    assert sorted(areas.values()) == sorted([
        [1, 5, 6, 10, 11], [2, 3, 7], [4, 8, 13], [9, 14, 15], [12], [16, 17, 18], [19], [20, 21, 22],
        [23, 24, 29], [25, 30, 34], [26, 27, 32, 33, 37], [28], [31, 35, 36],
    ])  # fmt: skip


@pytest.mark.rule("duchy.4")
def test_duchies_may_be_chosen_in_turn_order() -> None:
    match = new(4, duchy="choose", castle="centre")
    order = match.position()["order"]
    assert who(match) == order[0]
    assert match.written_actions() == [f"choose duchy={number}" for number in range(1, 11)]
    play(match, "choose duchy=7")
    assert who(match) == order[1]
    assert match.written_actions() == [f"choose duchy={n}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10)]
    play(match, "choose duchy=1", "choose duchy=10")
    assert "choose duchy=7" not in match.written_actions()
    twins = play(match.clone(), "choose duchy=1")
    assert [duchy(twins, seat)["board"] for seat in order] == ["7", "1", "10", "1"]
    play(match, "choose duchy=2")
    boards = [duchy(match, seat)["board"] for seat in order]
    assert boards == ["7", "1", "10", "2"]
    assert who(match) == order[0]
    assert match.written_actions() == [f"found space={space}" for space in (2, 3, 35, 36)]
    play(match, "found space=36")
    assert who(match) == order[2]
    play(match, "found space=4")
    assert [duchy(match, seat)["tiles"] for seat in order] == [
        {"36": "castle"}, {"19": "castle"}, {"4": "castle"}, {"19": "castle"},
    ]  # fmt: skip


@pytest.mark.rule("duchy.5a", "duchy.5b")
@pytest.mark.parametrize("dealt", ["random", "choose"])
def test_who_has_a_duchy_of_his_own_chooses_the_castle_space(dealt: str) -> None:
    match = new(2, duchy=dealt)
    order = match.position()["order"]
    if dealt == "choose":
        play(match, "choose duchy=1", "choose duchy=2")
    for seat in order:
        assert who(match) == seat
        castles = [
            space["space"] for space in printed(duchy(match, seat)["board"]) if space["colour"] == "castle"
        ]
        assert match.written_actions() == [f"found space={space}" for space in castles]
        play(match, f"found space={castles[-1]}")
    assert match.position()["phase"] == "A"
    centre = new(2, duchy=dealt, castle="centre")
    if dealt == "choose":
        play(centre, "choose duchy=1", "choose duchy=2")
        assert [one["tiles"] for one in centre.position()["duchies"]] == [{"19": "castle"}] * 2
    assert new(2, duchy="1", castle="open").written_actions()[0].startswith("found")


@pytest.mark.rule("duchy.5")
def test_dealt_duchies_are_all_different() -> None:
    dealt = set()
    for seed in range(25):
        boards = [one["board"] for one in new(4, seed, duchy="random").position()["duchies"]]
        assert len(set(boards)) == 4
        dealt.update(boards)
    assert dealt == {str(number) for number in range(1, 11)}


@pytest.mark.rule("duchy.6")
def test_castles_may_be_chosen_openly_in_turn_order() -> None:
    match = new(3, castle="open")
    order = match.position()["order"]
    for place, space in enumerate((2, 3, 7)):
        assert who(match) == order[place]
        assert match.written_actions() == [f"found space={castle}" for castle in (2, 3, 7, 19)]
        play(match, f"found space={space}")
        assert duchy(match, order[place])["tiles"] == {str(space): "castle"}
    assert match.position()["phase"] == "A"
    castles = list(match.position()["slots"].values()).count("castle")
    assert castles >= 2


@pytest.mark.rule("duchy.7")
def test_castles_may_be_chosen_secretly_at_once() -> None:
    match = new(3, castle="secret")
    assert sorted(match.deciding()) == [0, 1, 2]
    match.play("found space=2", 1)
    assert sorted(match.deciding()) == [0, 2]
    assert duchy(match, "B")["tiles"] == {}
    assert (match.view(0)["duchies"][1]["castle"], match.view(1)["duchies"][1]["castle"]) == (None, "2")
    match.play("found space=7", 2)
    match.play("found space=19", 0)
    assert [duchy(match, seat)["tiles"] for seat in "ABC"] == [
        {"19": "castle"}, {"2": "castle"}, {"7": "castle"},
    ]  # fmt: skip
    assert [duchy(match, seat)["secret"] for seat in "ABC"] == [None] * 3


@pytest.mark.rule("duchy.7", "duchy.8")
def test_secret_castles_on_chosen_duchies() -> None:
    match = moment("start", setting={"duchy": "3", "castle": "secret"})
    assert sorted(match.deciding()) == [0, 1]
    match.play("found space=29", 0)
    match.play("found space=33", 1)
    assert [duchy(match, seat)["tiles"] for seat in "AB"] == [{"29": "castle"}, {"33": "castle"}]


@pytest.mark.rule("duchy.2")
def test_touching_spaces_are_drawn_side_by_side() -> None:
    spaces = printed("1")
    places = [(spaces[number - 1]["x"], spaces[number - 1]["y"]) for number in (1, 4, 19, 20, 22, 37)]
    assert places == [(-1.5, -2.598), (1.5, -2.598), (0, 0), (1, 0), (3, 0), (1.5, 2.598)]


def test_named_tiles_may_have_either_back() -> None:
    """Mines that phases to come need stay in their pile as long as black ones can stand in."""
    mines = {"tiles": lay("castle 19", "mine 25"), "storage": ["mine", "mine", "mine"]}
    match = moment("turn of A", mines, {}, {}, {}, players=4)
    piles = match.position()["piles"]
    assert (len(piles["mine"]), piles["black"].count("mine")) == (8, 0)
    few = moment("turn of A", {"storage": ["mine"]}, {}, {}, {}, players=4).position()["piles"]
    assert (len(few["mine"]), few["black"].count("mine")) == (9, 2)
    named = moment("turn of A", {"storage": ["mine"]}, piles={"mine": ["mine"] * 10}).position()["piles"]
    assert (len(named["mine"]), named["black"].count("mine")) == (10, 1)
