"""The end of the game, two players, and the two options."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from tests.games.caylus.table import (
    LINES,
    NEUTRAL,
    PLENTY,
    SPECIAL,
    STONE,
    asked,
    cubes,
    deniers,
    moment,
    places,
    play,
    points,
    road,
    seat,
    uses,
    workers,
)
from tests.games.journal import told

ONE_TOWER = {"houses": {"towers": 1}}


def ended(**seats: Any) -> Match:
    """The towers are scored with a house of everybody, so that only what is left over counts."""
    found = {letter: {"deniers": 0, **ONE_TOWER, **seats.get(letter, {})} for letter in "ABC"}
    return moment("end of turn", scored=2, bailiff=23, **found)


@pytest.mark.rule("end.1", "bailiff.5")
def test_the_game_ends_right_after_the_towers_are_scored() -> None:
    match = ended()
    assert match.over()
    assert match.deciding() == []
    assert match.position()["scored"] == 3
    early = moment("end of turn", scored=2, bailiff=22)
    assert not early.over()
    assert asked(early) == "A place"


@pytest.mark.rule("end.1", "castle.11")
def test_the_last_turn_is_played_out() -> None:
    batch = {"food": 1, "wood": 1, "stone": 1}
    match = moment(
        "castle",
        A={"cubes": batch, "houses": {"towers": 13}, "deniers": 0},
        B={"cubes": {"food": 2, "wood": 2, "stone": 2}, "deniers": 0, "points": {"trade": 9}},
        C={"deniers": 0},
        castle=["A", "B"],
        scored=2,
        bailiff=18,
    )
    play(match, "deliver batch=food-wood-stone")
    # Full towers: B keeps the batches; A takes the builder's favour, then three for the towers.
    play(match, "favour line=prestige")
    assert match.view()["phase"] == "end_of_turn"
    play(match, "favour line=prestige", "favour line=deniers", "favour line=resources", "take cube=food")
    assert match.over()
    assert points(match, "A") == {"castle": 3, "favours": 3}
    assert points(match, "B") == {"trade": 9, "losses": -4, "leftovers": 2}


@pytest.mark.rule("end.2")
def test_favours_of_the_towers_still_act_before_the_final_points() -> None:
    match = moment(
        "end of turn",
        A={
            "houses": {"towers": 4},
            "deniers": 0,
            "cubes": {"stone": 5, "gold": 4},
            "residences": ["1"],
            "favours": {"buildings": 4, "resources": 4},
        },
        B={"deniers": 0},
        C={"deniers": 0},
        scored=2,
        bailiff=23,
    )
    play(
        match, "favour line=buildings", "build building=cathedral", "favour line=resources", "take cube=gold"
    )
    assert match.over()
    assert points(match, "A") == {"prestige": 25, "leftovers": 6}
    assert match.scores() == [31, 0, 0]


@pytest.mark.rule("end.3", "end.4", "end.5")
@pytest.mark.parametrize(
    ("has", "money", "worth"),
    [
        ({}, 0, 0),
        ({"gold": 1}, 0, 3),
        ({"gold": 3}, 0, 9),
        ({"food": 2}, 0, 0),
        ({"food": 1, "wood": 1, "cloth": 1}, 0, 1),
        ({"food": 2, "wood": 2, "stone": 1}, 0, 1),
        ({"food": 2, "wood": 2, "stone": 1, "cloth": 1}, 0, 2),
        ({"food": 2, "gold": 1}, 0, 3),
        ({}, 3, 0),
        ({}, 4, 1),
        ({}, 7, 1),
        ({}, 8, 2),
        ({"gold": 2, "wood": 4}, 11, 9),
    ],
)
def test_what_is_left_over(has: dict[str, int], money: int, worth: int) -> None:
    match = ended(B={"cubes": has, "deniers": money, "points": {"castle": 5}})
    assert match.scores() == [0, 5 + worth, 0]
    assert points(match, "B") == ({"castle": 5, "leftovers": worth} if worth else {"castle": 5})
    assert match.over()
    assert (deniers(match)[1], cubes(match, "B")) == (money, has)


@pytest.mark.rule("end.6", "end.7")
@pytest.mark.parametrize(
    ("scores", "ranking"),
    [((30, 20, 10), [1, 2, 3]), ((10, 20, 30), [3, 2, 1]), ((30, 30, 10), [1, 1, 3]), ((5, 5, 5), [1, 1, 1])],
)
def test_the_most_points_win_and_ties_are_shared(scores: tuple[int, ...], ranking: list[int]) -> None:
    seats = {letter: {"points": {"castle": score}} for letter, score in zip("ABC", scores, strict=True)}
    match = ended(**seats)
    assert match.scores() == list(scores)
    assert match.ranking() == ranking


@pytest.mark.rule("end.6", "end.5")
def test_leftovers_can_decide() -> None:
    match = ended(A={"points": {"castle": 9}}, B={"points": {"castle": 8}, "deniers": 8})
    assert match.ranking() == [2, 1, 3]


# --- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("two-players.2")
def test_two_players_use_no_stables() -> None:
    match = moment("placing of A", players=2)
    assert places(match) == [
        *SPECIAL,
        "fixed_peddler",
        "fixed_carpenter",
        "gold_mine",
        *NEUTRAL,
        "inn",
        "castle",
    ]
    assert match.view()["special"]["stables"] is None
    gate = moment("special buildings", players=2, A={"at": ["gate"]})
    assert "stables" not in places(gate)


@pytest.mark.rule("two-players.3", "two-players.4")
def test_two_players_change_places_every_turn() -> None:
    match = ludoteca.new("caylus", players=2, seed=4)
    first, second = match.position()["order"]
    for turn in range(1, 5):
        assert match.view()["turn"] == turn
        order = [first, second] if turn % 2 else [second, first]
        assert match.position()["order"] == order
        for letter in order:
            assert asked(match) == f"{letter} place"
            play(match, "pass")
        play(match, "decline", "decline")
    scoring = moment(
        "end of turn",
        players=2,
        A={"houses": {"dungeon": 2}},
        B={"houses": {"dungeon": 2}},
        order=["B", "A"],
        bailiff=11,
    )
    assert asked(scoring) == "B favour"
    play(scoring, "favour line=prestige")
    assert asked(scoring) == "A favour"
    play(scoring, "favour line=prestige")
    assert asked(scoring) == "A place"
    three = moment("end of turn")
    assert three.position()["order"] == ["A", "B", "C"]


@pytest.mark.rule("two-players.5", "two-players.6", "two-players.7", "two-players.8")
def test_the_prices_of_two_players() -> None:
    for building in ("gate", "neutral_farm", "gold_mine", "bank", "castle", "inn"):
        for passed, paid in ([], 1), (["B"], 3):
            match = moment("placing of A", players=2, B={"own": ["bank"]}, passed=passed)
            play(match, f"place building={building}")
            assert deniers(match) == [10 - paid, 10]
            assert match.scores() == [0, int(building == "bank")]
    own = moment("placing of A", players=2, A={"own": ["mason"], "deniers": 2}, passed=["B"])
    assert own.written_actions() == ["place building=mason", "pass"]
    assert deniers(play(own, "place building=mason"))[0] == 1
    guest = moment("placing of A", players=2, inn_right="A", passed=["B"])
    assert deniers(play(guest, "place building=gate")) == [9, 10]
    first = moment("placing of A", players=2)
    play(first, "pass")
    assert deniers(first) == [11, 10]
    assert asked(first) == "B place"
    play(first, "pass")
    assert deniers(first) == [11, 10]
    assert asked(first) == "A provost"


# --- options --------------------------------------------------------------------------------------


@pytest.mark.rule("simplified.1", "jeweller.1")
def test_both_options_are_off_unless_chosen() -> None:
    match = ludoteca.new("caylus", players=3, seed=1)
    assert (match.position()["simplified"], match.position()["jeweller"]) == (False, False)
    assert "jeweller" not in match.position()["supply"]
    on = ludoteca.new("caylus", players=3, seed=1, options={"simplified": True, "jeweller": True})
    assert (on.position()["simplified"], on.position()["jeweller"]) == (True, True)
    assert on.view()["open_columns"] is None
    assert on.position()["removed"] == []
    assert [tile for tile in on.position()["supply"] if tile in [*STONE, "jeweller"]] == [*STONE, "jeweller"]


@pytest.mark.rule("simplified.2", "simplified.3")
def test_every_favour_is_worth_three_points() -> None:
    match = moment("special buildings", A={"at": ["joust_field"], "cubes": {"cloth": 1}}, simplified=True)
    play(match, "joust")
    assert points(match, "A") == {"favours": 3}
    assert seat(match, "A")["favours"] == {}
    assert asked(match) == "A provost"
    monument = road(
        A={"at": ["architect"], "own": ["architect"], "cubes": PLENTY, "residences": ["1"], "used": LINES},
        simplified=True,
    )
    play(monument, "build building=monument")
    assert points(monument, "A") == {"prestige": 14, "favours": 6}
    church = road(A={"at": ["mason"], "own": ["mason"], "cubes": PLENTY}, simplified=True)
    assert points(play(church, "build building=church"), "A") == {"buildings": 3, "favours": 3}
    best = moment(
        "castle",
        A={"cubes": {"food": 1, "wood": 1, "stone": 1}},
        castle=["A"],
        simplified=True,
    )
    play(best, "deliver batch=food-wood-stone")
    assert points(best, "A") == {"castle": 5, "favours": 3}
    assert told(best)[2] == "A best-builder 1"
    # Without a limit: the walls bring three at once, the dungeon another one.
    both = moment(
        "end of turn", A={"houses": {"dungeon": 6, "walls": 10}}, simplified=True, B={"houses": {"towers": 1}}
    )
    assert points(both, "A") == {"favours": 12}


@pytest.mark.rule("jeweller.1", "jeweller.4")
def test_the_jeweller_is_built_only_with_the_option() -> None:
    assert "build building=jeweller" not in uses("mason", cubes=PLENTY).written_actions()
    match = road(A={"at": ["mason"], "cubes": PLENTY}, B={"own": ["mason"]}, jeweller=True)
    play(match, "build building=jeweller")
    assert match.scores() == [6, 0, 0]
    lawyer = road(A={"at": ["fixed_carpenter"], "cubes": PLENTY}, jeweller=True)
    assert play(lawyer, "build building=lawyer").scores() == [4, 0, 0]
    assert workers(lawyer) == [6, 6, 5]
