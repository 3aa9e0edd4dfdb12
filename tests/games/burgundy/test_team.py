"""The team game: two partners on one duchy, with shared and private tiles."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import IllegalAction, LudotecaError
from ludoteca.games.burgundy import components as box
from tests.games.burgundy.table import (
    duchy,
    has,
    lay,
    moment,
    options,
    pass_turns,
    play,
    points,
    spaces,
    who,
)

TEAM = {"team": "12a"}
START = "castle 37"
NO_TILES: list[list[str]] = [[], [], [], []]


def team(dice: str, *duchies: dict[str, Any], of: str = "A", what: str = "turn of", **position: Any) -> Match:
    """A team game on 12a; the dice are those of A, B, C and D."""
    return moment(f"{what} {of}", *duchies, dice=dice, **{"setting": TEAM, **position})


@pytest.mark.rule("team.1", "team.2", "team.3", "team.5", "team.6", "team.8")
@pytest.mark.parametrize("seed", range(4))
def test_two_teams_begin(seed: int) -> None:
    match = ludoteca.new("burgundy", players=4, seed=seed, options=TEAM)
    position = match.position()
    assert (position["order"], position["pawns"]) == (["A", "B", "C", "D"], [0, 0, 0, 0])
    assert (position["sides"], len(position["duchies"])) == ([0, 1, 0, 1], 2)
    for side, workers in ((0, 3), (1, 5)):
        mine = position["duchies"][side]
        assert (mine["board"], mine["tiles"]) == ("12a", {"37": "castle"})
        assert (mine["silver"], mine["workers"], sum(mine["goods"].values())) == (2, workers, 3)
    printed = box.board_named("12a")
    assert (printed.colour[36], printed.die[36]) == (box.CASTLE_COLOUR, 0)
    assert len(position["slots"]) == 32
    assert position["private"] == NO_TILES
    assert (match.scores(), who(match)) == ([0, 0], "A")
    view = match.view()
    assert [seat["private_limit"] for seat in view["seats"]] == [2] * 4
    assert [one["storage_limit"] for one in view["duchies"]] == [2, 2]
    with pytest.raises(LudotecaError):
        ludoteca.new("burgundy", players=3, options=TEAM)


@pytest.mark.rule("team.2", "team.4")
def test_on_12b_the_team_chooses_its_castle() -> None:
    match = ludoteca.new("burgundy", players=4, options={"team": "12b"})
    printed = box.board_named("12b")
    assert (printed.die[36], printed.die[39]) == (0, 5)
    assert printed.colour[36] == printed.colour[39] == box.CASTLE_COLOUR
    for seat, space in (("A", "40"), ("B", "37")):
        assert who(match) == seat
        assert match.written_actions() == ["found space=37", "found space=40"]
        play(match, f"found space={space}")
    assert [one["tiles"] for one in match.position()["duchies"]] == [{"40": "castle"}, {"37": "castle"}]
    assert match.position()["phase"] == "A"


@pytest.mark.rule("team.1")
def test_turns_alternate_between_the_teams() -> None:
    match = ludoteca.new("burgundy", players=4, options=TEAM)
    for seat in "ABCDABCD":
        assert who(match) == seat
        match.play("finish")


@pytest.mark.rule("team.7", "team.18")
def test_partners_share_all_but_dice_and_private_tiles() -> None:
    match = team(
        "131222",
        {"workers": 1, "goods": {"purple": 1}, "silver": 4},
        {"workers": 9},
        slots={"black1": "bank", "black2": "mine"},
    )
    play(match, "hire die=first", "buy slot=black1 pay=silver", "store store=private", "finish", "finish")
    assert (who(match), has(match, "C"), has(match, "A")) == ("C", (2, 3), (2, 3))
    assert options(match, "buy") == ["buy slot=black2 pay=silver"]
    play(match, "sell die=first goods=purple")
    assert (has(match, "A"), duchy(match, "A")["goods"]) == ((3, 3), {})
    play(match, "buy slot=black2 pay=silver", "store store=shared")
    assert (has(match), has(match, "B")) == ((1, 3), (0, 9))
    assert duchy(match)["storage"] == ["mine"]
    assert match.position()["private"] == [["bank"], [], [], []]


@pytest.mark.rule("team.18a")
def test_monasteries_serve_both_partners() -> None:
    mine = {"tiles": lay(START, "monastery-14 24")}
    for seat in "AC":
        assert has(play(team("11111111", mine, of=seat), "hire die=first")) == (0, 4)
    assert has(play(team("11111111", mine, of="B"), "hire die=first"), "B") == (0, 2)


@pytest.mark.rule("team.8", "team.9", "team.10", "team.13")
def test_shared_tiles_are_for_both_private_ones_for_one() -> None:
    private = [["ship"], [], ["mine"], []]
    mine = {"storage": ["bank"]}
    first = team("43111111", mine, private=private)
    assert spaces(first, "ship") == [36]
    assert spaces(first, "bank") == [38]
    assert spaces(first, "mine", "second") == []
    third = team("11114311", mine, of="C", private=private)
    assert spaces(third, "ship") == []
    assert spaces(third, "bank") == [38]
    assert spaces(third, "mine", "second") == [50]
    assert options(third, "hire") == ["hire die=first", "hire die=second"]
    play(third, "place die=second tile=mine space=50")
    assert third.position()["private"] == [["ship"], [], [], []]
    play(first, "place die=first tile=bank space=38")
    assert (duchy(first, "C")["storage"], duchy(first, "C")["tiles"]["38"]) == ([], "bank")
    assert has(first, "C") == (2, 0)


@pytest.mark.rule("team.12", "team.11")
def test_a_gained_tile_goes_to_any_free_space() -> None:
    board = {"1c": "ship", "1b": "market"}
    match = play(team("11111111", {"storage": ["bank"]}, private=[["mine"], [], [], []], slots=board),
                 "take die=first slot=1c")  # fmt: skip
    assert match.written_actions() == ["store store=shared", "store store=private"]
    shared = play(match.clone(), "store store=shared")
    assert (duchy(shared)["storage"], shared.position()["private"][0]) == (["bank", "ship"], ["mine"])
    play(shared, "take die=second slot=1b")
    assert shared.position()["private"][0] == ["mine", "market"]
    own = play(match, "store store=private")
    assert (duchy(own)["storage"], own.position()["private"][0]) == (["bank"], ["mine", "ship"])
    play(own, "take die=second slot=1b")
    assert duchy(own)["storage"] == ["bank", "market"]
    moves = [action for action in own.written_actions() if action.startswith(("store", "discard"))]
    assert moves == []


@pytest.mark.rule("team.12a")
def test_four_full_spaces_need_a_discard() -> None:
    private = [["mine", "mine"], [], ["church"], []]
    match = team("11111111", {"storage": ["bank", "castle"]}, private=private, slots={"1c": "ship"})
    play(match, "take die=first slot=1c")
    assert match.written_actions() == [f"discard tile={tile}" for tile in ("bank", "castle", "mine")]
    shared = play(match.clone(), "discard tile=bank")
    assert duchy(shared)["storage"] == ["castle", "ship"]
    own = play(match.clone(), "discard tile=mine")
    assert own.position()["private"] == [["mine", "ship"], [], ["church"], []]
    assert own.position()["gone"] == ["mine"]
    assert duchy(own)["storage"] == ["bank", "castle"]
    with pytest.raises(IllegalAction):
        match.play("discard tile=church")


@pytest.mark.rule("team.11", "team.12a")
def test_equal_tiles_in_both_storages() -> None:
    private = [["bank", "mine"], [], [], []]
    match = team("11111111", {"storage": ["bank", "castle"]}, private=private, slots={"1c": "ship"})
    play(match, "take die=first slot=1c", "discard tile=bank")
    assert match.written_actions() == ["store store=shared", "store store=private"]
    shared = play(match.clone(), "store store=shared")
    assert (duchy(shared)["storage"], shared.position()["private"][0]) == (
        ["castle", "ship"],
        ["bank", "mine"],
    )
    own = play(match, "store store=private")
    assert (duchy(own)["storage"], own.position()["private"][0]) == (["bank", "castle"], ["mine", "ship"])
    for where, left in (
        ("shared", (["castle"], ["bank", "mine"])),
        ("private", (["castle", "bank"], ["mine"])),
    ):
        placed = team("41111111", {"storage": ["bank", "castle"]}, private=private)
        play(placed, "place die=first tile=bank space=38")
        assert placed.written_actions() == ["store store=shared", "store store=private"]
        play(placed, f"store store={where}")
        assert (duchy(placed)["storage"], placed.position()["private"][0]) == left
        assert (duchy(placed)["tiles"], has(placed)) == ({"37": "castle", "38": "bank"}, (2, 0))


@pytest.mark.rule("team.14", "ships.8")
@pytest.mark.parametrize(
    ("pawns", "order", "after"),
    [([6, 6, 0, 0], "BACD", "ABCD"), ([5, 6, 0, 0], "BACD", "ABCD"), ([6, 6, 6, 0], "CBAD", "ACBD")],
)
def test_at_the_end_of_the_bridge_a_ship_only_stacks(pawns: list[int], order: str, after: str) -> None:
    match = team("41111111", {"storage": ["ship"]}, pawns=pawns, order=[*order])
    play(match, "place die=first tile=ship space=36", "sail depot=1")
    position = match.position()
    assert (position["pawns"], "".join(position["order"])) == ([6, *pawns[1:]], after)


@pytest.mark.rule("team.15", "team.16")
def test_points_go_to_the_acting_partner_and_are_added() -> None:
    mine = {"goods": {"turquoise": 2, "purple": 1}, "points": {"sales": 3}}
    match = team("15112211", mine, markers=[1, 0, 2, 0])
    play(match, "sell die=first goods=turquoise", "finish", "finish", "sell die=first goods=purple")
    assert match.position()["markers"] == [9, 0, 6, 0]
    assert (match.scores(), points(match)) == ([15, 0], {"sales": 15})


@pytest.mark.rule("team.17", "team.15")
def test_colour_bonuses_go_to_teams() -> None:
    mines = ["mine 9 12 22 49 50"]
    mine = {"tiles": lay(START, *mines), "storage": ["mine"]}
    match = play(team("11111111", mine, phase="E"), "place die=first tile=mine space=51")
    assert points(match) == {"areas": 6, "phases": 2, "bonus": 7}
    assert match.position()["markers"] == [15, 0, 0, 0]
    match = play(team("11111111", mine, {"large": ["mine"]}, phase="E"), "place die=first tile=mine space=51")
    assert points(match) == {"areas": 6, "phases": 2, "bonus": 4}


@pytest.mark.rule("team.19", "team.16")
def test_leftovers_and_monasteries_count_once_a_team() -> None:
    first = {
        "tiles": lay(START, "mine 49 50", "monastery-17 24", "watchtower 38", "monastery-2 23"),
        "workers": 1,
    }
    second = {"silver": 3, "goods": {"red": 2}, "workers": 4}
    match = moment(
        "end of phase", first, second, setting=TEAM, phase="E", private=[["castle"], [], ["ship"], []]
    )
    assert match.over()
    assert (has(match, "A"), has(match, "B")) == ((2, 3), (3, 4))
    assert points(match, "A") == {"leftovers": 3, "monasteries": 4}
    assert points(match, "B") == {"leftovers": 7}


@pytest.mark.rule("team.20", "team.21", "team.22")
@pytest.mark.parametrize(
    ("scores", "tiles", "order", "wanted"),
    [
        ([5, 6], [1, 1], "ABCD", [2, 1]),
        ([7, 6], [2, 1], "ABCD", [1, 2]),
        ([6, 6], [2, 1], "ABDC", [2, 1]),
        ([6, 6], [1, 2], "ABCD", [1, 2]),
        ([6, 6], [1, 1], "ABCD", [2, 1]),
        ([6, 6], [1, 1], "ABDC", [1, 2]),
        ([6, 6], [1, 1], "BDAC", [1, 2]),
    ],
)
def test_which_team_wins(scores: list[int], tiles: list[int], order: str, wanted: list[int]) -> None:
    some = (START, "bank 38")
    duchies = [
        {"tiles": lay(*some[:count]), "points": {"sales": score}}
        for score, count in zip(scores, tiles, strict=True)
    ]
    match = moment("end of phase", *duchies, setting=TEAM, phase="E", order=[*order])
    assert (match.scores(), match.ranking()) == (scores, wanted)


@pytest.mark.rule("team.7", "phase.12")
def test_mines_pay_a_team_once() -> None:
    match = moment("end of phase", {"tiles": lay(START, "mine 49 50")}, setting=TEAM)
    assert (has(match, "A"), has(match, "B")) == ((2, 0), (0, 0))
    pass_turns(match, 4)
    assert has(match) == (2, 0)


@pytest.mark.rule("team.16", "team.19", "team.19a")
def test_the_markers_of_partners_add_up_to_their_score_at_the_end_too() -> None:
    rich = {"silver": 3, "workers": 4, "goods": {"red": 1}, "points": {"sales": 7}}
    match = moment("end of phase", rich, setting=TEAM, phase="E", markers=[3, 0, 4, 0])
    assert match.scores() == [13, 0]
    assert match.position()["markers"] == [9, 0, 4, 0]
