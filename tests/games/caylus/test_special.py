"""Phase 3: gate, trading post, merchants' guild, joust field, stables and inn."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.games.caylus.table import (
    FIXED,
    LINES,
    NEUTRAL,
    asked,
    cubes,
    deniers,
    moment,
    places,
    play,
    points,
    seat,
    spaces,
    workers,
)
from tests.games.journal import told

FAVOURS = [f"favour line={line}" for line in LINES]


def guests(match: Match) -> list[str | None]:
    """Who is in the inn, left and right."""
    return [match.position()["inn_left"], match.position()["inn_right"]]


@pytest.mark.rule("special.1", "special.2")
def test_they_act_from_the_gate_to_the_inn_and_workers_go_home() -> None:
    match = moment(
        "special buildings",
        players=4,
        A={"at": ["gate"]},
        B={"at": ["joust_field", "trading_post"], "cubes": {"cloth": 1}},
        C={"at": ["merchants_guild"]},
        stables=["D", "B"],
        inn_left="A",
        inn_right="C",
    )
    assert asked(match) == "A gate"
    assert workers(match) == [4, 3, 4, 5]
    play(match, "decline")
    assert told(match) == ["A went-home gate", "B got-deniers 3"]
    assert asked(match) == "C guild"
    assert workers(match) == [5, 4, 5, 5]
    play(match, "decline")
    assert asked(match) == "B joust"
    assert match.position()["order"] == ["A", "B", "C", "D"]
    play(match, "decline")
    assert told(match) == ["B went-home joust_field", "D rank 1", "B rank 2", "C left-inn", "A entered-inn"]
    assert match.position()["order"] == ["D", "B", "A", "C"]
    assert workers(match) == [5, 6, 6, 6]
    assert asked(match) == "A provost"
    assert match.scores() == [0, 0, 0, 0]


@pytest.mark.rule("special.3")
def test_gate_guild_and_joust_may_be_left_unused() -> None:
    for building in ("gate", "merchants_guild", "joust_field"):
        match = moment("special buildings", A={"at": [building], "cubes": {"cloth": 1}})
        assert match.written_actions()[-1] == "decline"
        play(match, "decline")
        assert (deniers(match), cubes(match, "A")) == ([10, 10, 10], {"cloth": 1})
        assert match.position()["provost"] == 6
        assert workers(match) == [6, 6, 6]
        assert asked(match) == "A provost"


@pytest.mark.rule("special.4")
@pytest.mark.parametrize("letter", "ABC")
def test_the_trading_post_gives_three_deniers(letter: str) -> None:
    match = moment("special buildings", **{letter: {"at": ["trading_post"]}})
    assert deniers(match) == [13 if who == letter else 10 for who in "ABC"]
    assert workers(match) == [6, 6, 6]
    assert asked(match) == "A provost"


@pytest.mark.rule("special.5", "special.6")
@pytest.mark.parametrize(
    ("at", "reached"),
    [
        (1, [2, 3, 4]),
        (2, [1, 3, 4, 5]),
        (4, [1, 2, 3, 5, 6, 7]),
        (12, [9, 10, 11, 13, 14, 15]),
        (25, [22, 23, 24, 26, 27, 28]),
        (27, [24, 25, 26, 28]),
        (28, [25, 26, 27]),
    ],
)
def test_the_guild_moves_the_provost_up_to_three_spaces(at: int, reached: list[int]) -> None:
    match = moment("special buildings", A={"at": ["merchants_guild"], "deniers": 0}, provost=at)
    assert match.written_actions() == [*[f"provost space={space}" for space in reached], "decline"]
    for space in reached:
        moved = moment("special buildings", A={"at": ["merchants_guild"], "deniers": 0}, provost=at)
        play(moved, f"provost space={space}")
        assert moved.position()["provost"] == space
        assert moved.position()["bailiff"] == 6
        assert deniers(moved) == [0, 10, 10]
        assert workers(moved) == [6, 6, 6]


@pytest.mark.rule("special.7")
def test_the_guild_leaves_the_paid_move() -> None:
    match = moment("special buildings", A={"at": ["merchants_guild"]}, provost=10)
    play(match, "provost space=13")
    assert asked(match) == "A provost"
    assert spaces(match) == [10, 11, 12, 14, 15, 16]
    play(match, "provost space=16")
    assert deniers(match) == [7, 10, 10]


@pytest.mark.rule("special.8", "special.9", "special.10")
def test_the_joust_field_sells_one_favour() -> None:
    match = moment("special buildings", B={"at": ["joust_field"], "cubes": {"cloth": 3}, "deniers": 5})
    assert asked(match) == "B joust"
    assert sorted(match.written_actions()) == ["decline", "joust"]
    play(match, "joust")
    assert (deniers(match), cubes(match, "B")) == ([10, 4, 10], {"cloth": 2})
    assert match.written_actions() == FAVOURS
    assert asked(match) == "B favour"
    play(match, "favour line=prestige")
    assert match.scores() == [0, 1, 0]
    assert asked(match) == "A provost"
    assert workers(match) == [6, 6, 6]
    for poor in ({"cubes": {"cloth": 1}, "deniers": 0}, {"cubes": {"gold": 2}, "deniers": 5}):
        nothing = moment("special buildings", B={"at": ["joust_field"], **poor})
        assert asked(nothing) == "A provost"
        assert workers(nothing) == [6, 6, 6]
    just = moment("special buildings", B={"at": ["joust_field"], "cubes": {"cloth": 1}, "deniers": 1})
    play(just, "joust", "favour line=deniers")
    assert (deniers(just), cubes(just, "B")) == ([10, 3, 10], {})


@pytest.mark.rule("special.11", "special.1")
def test_money_of_the_trading_post_serves_at_the_joust_field() -> None:
    match = moment(
        "special buildings", A={"at": ["joust_field", "trading_post"], "cubes": {"cloth": 1}, "deniers": 0}
    )
    assert asked(match) == "A joust"
    assert deniers(play(match, "joust")) == [2, 10, 10]


@pytest.mark.rule("gate.1", "gate.2", "gate.7")
def test_the_gate_worker_goes_anywhere_for_nothing() -> None:
    match = moment(
        "special buildings",
        players=4,
        A={"at": ["gate", "neutral_farm"], "deniers": 0, "own": ["mason"], "residences": ["6"]},
        B={"own": ["bank", "statue"], "at": ["gold_mine"]},
        stables=["B", "C"],
        castle=["C", "D"],
        provost=2,
    )
    free = ["trading_post", "merchants_guild", "joust_field", *FIXED[:2], *NEUTRAL[1:5]]
    assert places(match) == [*free, "mason", "bank", "stables", "inn", "castle"]
    assert match.written_actions()[-1] == "decline"
    play(match, "place building=castle")
    assert match.position()["castle"] == ["C", "D", "A"]
    assert (deniers(match)[0], seat(match, "A")["at"]) == (0, ["neutral_farm"])
    assert workers(match) == [4, 5, 5, 5]
    assert match.scores() == [0, 0, 0, 0]


@pytest.mark.rule("gate.2", "gate.8", "stables.1")
def test_from_the_gate_to_the_stables() -> None:
    match = moment("special buildings", players=4, D={"at": ["gate"]}, stables=["C"])
    play(match, "place building=stables")
    assert match.position()["order"] == ["C", "D", "A", "B"]
    assert workers(match) == [6, 6, 6, 6]
    full = moment("special buildings", players=4, D={"at": ["gate"]}, stables=["C", "A", "B"])
    assert "stables" not in places(full)


@pytest.mark.rule("gate.3")
def test_not_where_one_has_a_worker_already() -> None:
    match = moment("special buildings", A={"at": ["gate"]}, stables=["A"], castle=["A"])
    assert places(match) == ["trading_post", "merchants_guild", "joust_field", *FIXED, *NEUTRAL, "inn"]


@pytest.mark.rule("gate.4")
def test_the_owner_scores_when_the_gate_worker_comes() -> None:
    for building, gained in (("bank", [0, 1, 0]), ("mason", [0, 0, 0]), ("neutral_farm", [0, 0, 0])):
        match = moment("special buildings", A={"at": ["gate"], "own": ["mason"]}, B={"own": ["bank"]})
        play(match, f"place building={building}")
        assert match.scores() == gained
        assert seat(match, "A")["at"] == [building]
        assert points(match, "B") == ({"visits": 1} if building == "bank" else {})


@pytest.mark.rule("gate.5", "gate.6", "gate.8", "inn.2")
def test_from_the_gate_to_the_inn() -> None:
    match = moment("special buildings", A={"at": ["gate"]}, inn_right="A")
    play(match, "place building=inn")
    assert told(match)[1:] == ["A left-inn", "A entered-inn"]
    assert guests(match) == [None, "A"]
    assert workers(match) == [5, 6, 6]
    taken = moment("special buildings", A={"at": ["gate"]}, inn_left="B")
    assert "inn" not in places(taken)


@pytest.mark.rule("gate.8")
@pytest.mark.parametrize(
    ("building", "then"),
    [("trading_post", "A provost"), ("merchants_guild", "A guild"), ("joust_field", "A joust")],
)
def test_the_gate_worker_acts_in_the_same_turn(building: str, then: str) -> None:
    match = moment("special buildings", A={"at": ["gate"], "cubes": {"cloth": 1}})
    play(match, f"place building={building}")
    assert asked(match) == then
    assert deniers(match)[0] == (13 if building == "trading_post" else 10)
    road = moment("special buildings", A={"at": ["gate"]})
    play(road, "place building=neutral_quarry", "decline", "decline", "decline")
    assert cubes(road, "A") == {"stone": 1}


@pytest.mark.rule("stables.1", "stables.2", "stables.5")
@pytest.mark.parametrize(
    ("stables", "order"),
    [("", "RGOBK"), ("K", "KRGOB"), ("BR", "BRGOK"), ("OBR", "OBRGK"), ("RG", "RGOBK"), ("GKO", "GKORB")],
)
def test_the_stables_change_the_order(stables: str, order: str) -> None:
    seats = dict(zip("RGOBK", "ABCDE", strict=True))
    match = moment("special buildings", players=5, stables=[seats[colour] for colour in stables])
    assert match.position()["order"] == [seats[colour] for colour in order]
    assert match.position()["stables"] == []
    assert workers(match) == [6] * 5
    # Passing order is what it was.
    assert asked(match) == "A provost"
    assert match.position()["passed"] == list("ABCDE")


@pytest.mark.rule("stables.3", "stables.4")
def test_the_new_order_counts_for_a_scoring_of_the_same_turn() -> None:
    two = {"houses": {"dungeon": 2}, "deniers": 0}
    batch = {"food": 1, "wood": 1, "stone": 1}
    match = moment(
        "special buildings",
        A={**two, "cubes": batch},
        B={**two, "cubes": batch},
        C=two,
        stables=["C", "B"],
        castle=["A", "B"],
        passed=["B", "A", "C"],
        bailiff=11,
    )
    assert asked(match) == "A deliver"
    play(match, "decline")
    assert asked(match) == "B deliver"
    play(match, "decline")
    scored = ""
    for _ in "ABC":
        scored += asked(match)[0]
        play(match, "favour line=prestige")
    assert scored == "CBA"


@pytest.mark.rule("inn.1", "inn.4", "inn.2")
def test_the_worker_on_the_left_moves_right_and_stays() -> None:
    match = moment("special buildings", inn_left="B")
    assert asked(match) == "A provost"
    assert guests(match) == [None, "B"]
    assert workers(match) == [6, 5, 6]
    driven = moment("special buildings", inn_left="B", inn_right="C")
    assert guests(driven) == [None, "B"]
    assert workers(driven) == [6, 5, 6]
    both = moment("special buildings", inn_left="B", inn_right="B")
    assert guests(both) == [None, "B"]
    assert workers(both) == [6, 5, 6]


@pytest.mark.rule("inn.3", "inn.5", "special.2")
def test_a_guest_whom_nobody_drove_out_stays_or_leaves() -> None:
    match = moment("special buildings", inn_right="C")
    assert asked(match) == "C inn"
    assert sorted(match.written_actions()) == ["leave", "stay"]
    play(match, "stay")
    assert guests(match) == [None, "C"]
    assert workers(match) == [6, 6, 5]
    for _ in range(3):
        play(match, "decline")
    assert match.view()["turn"] == 2
    assert guests(match) == [None, "C"]
    assert [player["price"] for player in match.view()["seats"]] == [1, 1, 1]
    play(match, "pass")
    assert [player["price"] for player in match.view()["seats"]] == [2, 2, 1]
    gone = play(moment("special buildings", inn_right="C"), "leave")
    assert guests(gone) == [None, None]
    assert workers(gone) == [6, 6, 6]


@pytest.mark.rule("special.1")
def test_nothing_happens_where_nobody_is() -> None:
    match = moment("special buildings")
    assert asked(match) == "A provost"
    assert deniers(match) == [10, 10, 10]
    assert match.position()["order"] == ["A", "B", "C"]
    assert guests(match) == [None, None]


@pytest.mark.rule("special.8")
def test_where_turns_are_confirmed_the_jouster_ends_the_own_turn() -> None:
    match = moment("special buildings", B={"at": ["joust_field"], "cubes": {"cloth": 1}}, confirm=True)
    play(match, "joust")
    assert asked(match) == "B favour"
    play(match, "favour line=deniers")
    assert asked(match) == "B end"
