"""Phase 2: placing workers and passing."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction
from tests.games.caylus.table import (
    FIXED,
    NEUTRAL,
    SPECIAL,
    STONE,
    WOOD,
    asked,
    deniers,
    moment,
    places,
    play,
    points,
    road,
    seat,
    who,
    workers,
)
from tests.games.journal import told

EVERYWHERE = [*SPECIAL, *FIXED, *NEUTRAL, "stables", "inn", "castle"]


@pytest.mark.rule("placing.1", "placing.2", "placing.6")
def test_one_thing_each_in_turn_order_until_all_have_passed() -> None:
    match = moment("turn", players=4, order=["B", "D", "A", "C"], B={"deniers": 20})
    asked_in_order = ""
    for action in (
        "place building=gold_mine",
        "pass",
        "place building=inn",
        "place building=castle",
        "place building=castle",
        "pass",
        "place building=stables",
        "place building=stables",
        "pass",
        "place building=neutral_farm",
        "pass",
    ):
        asked_in_order += who(match)
        assert asked(match).endswith("place")
        match.play(action)
    assert asked_in_order == "BDACBACBCBB"
    assert match.position()["passed"] == ["D", "A", "C", "B"]
    assert match.view()["phase"] == "provost"


@pytest.mark.rule("placing.3", "placing.4", "placing.5")
def test_passing_is_free_and_the_first_gets_a_denier() -> None:
    match = moment("placing of B", players=4, order=["B", "C", "D", "A"])
    assert match.written_actions()[-1] == "pass"
    play(match, "pass")
    assert deniers(match) == [10, 11, 10, 10]
    assert told(match) == ["B passed 1", "B got-deniers 1"]
    play(match, "pass")
    assert deniers(match) == [10, 11, 10, 10]
    assert told(match) == ["C passed 2"]
    play(match, "place building=gate", "pass")
    assert match.position()["passed"] == ["B", "C", "A"]
    assert asked(match) == "D place"
    assert [player["bridge"] for player in match.view()["seats"]] == [3, 1, 2, None]


@pytest.mark.rule("placing.7")
def test_without_a_worker_at_home_one_has_to_pass() -> None:
    busy = {"at": [*NEUTRAL[:4], "gold_mine"], "own": ["mason"]}
    match = moment("placing of C", A=busy, castle=["A"])
    play(match, "place building=stables")
    # A has no worker left and has passed without being asked: the first to do so.
    assert asked(match) == "B place"
    assert match.position()["passed"] == ["A"]
    assert deniers(match) == [11, 10, 9]
    last = moment("placing of A", A={"at": NEUTRAL[:5]})
    assert asked(last) == "A place"


@pytest.mark.rule("placing.8", "placing.32")
def test_without_money_for_any_free_place_one_has_to_pass() -> None:
    broke = moment("placing of A", A={"deniers": 0, "own": ["mason"]})
    assert asked(broke) == "B place"
    assert broke.position()["passed"] == ["A"]
    assert deniers(broke) == [1, 10, 10]
    # One denier, price two: only the own buildings are left.
    poor = {"deniers": 1, "own": ["mason", "park", "statue"]}
    match = moment("placing of A", A=poor, B={"own": ["bank"]}, passed=["C"])
    assert match.written_actions() == ["place building=mason", "place building=park", "pass"]
    taken = moment("placing of A", A=poor, B={"at": ["mason", "park"]}, passed=["C"])
    assert asked(taken) == "B place"
    assert taken.position()["passed"] == ["C", "A"]
    # Exactly the price is enough.
    enough = moment("placing of A", A={**poor, "deniers": 2}, B={"own": ["bank"]}, passed=["C"])
    assert places(enough) == [*SPECIAL, *FIXED, *NEUTRAL, "mason", "park", "bank", "stables", "inn", "castle"]


@pytest.mark.rule("placing.9", "placing.10")
@pytest.mark.parametrize("passed", [0, 1, 2, 3, 4])
@pytest.mark.parametrize(
    "building", ["gate", "neutral_farm", "gold_mine", "mason", "castle", "stables", "inn"]
)
def test_the_price_is_the_lowest_free_number_of_the_bridge(passed: int, building: str) -> None:
    match = moment("placing of A", players=5, B={"own": ["mason"]}, passed=list("EDCB"[:passed]))
    assert match.view()["seats"][0]["price"] == 1 + passed
    play(match, f"place building={building}")
    assert deniers(match) == [9 - passed, 10, 10, 10, 10]
    assert workers(match)[0] == 5
    assert told(match)[0] == f"A placed {building} {1 + passed}"
    short = moment("placing of A", players=5, A={"deniers": passed}, passed=list("EDCB"[:passed]))
    assert short.position()["passed"][passed:] == ["A"]


@pytest.mark.rule("placing.11", "placing.16")
def test_an_own_building_costs_one_and_gives_no_point() -> None:
    for passed in ([], ["B"], ["C", "B"]):
        match = moment("placing of A", A={"own": ["mason"]}, passed=passed)
        play(match, "place building=mason")
        assert deniers(match) == [9, 10, 10]
        assert match.scores() == [0, 0, 0]
        assert seat(match, "A")["at"] == ["mason"]


@pytest.mark.rule("placing.12", "placing.15", "inn.5")
def test_the_guest_of_the_inn_pays_one_and_still_gives_the_point() -> None:
    for building in ("gate", "neutral_forest", "castle", "mason", "inn"):
        match = moment(
            "placing of A", A={"deniers": 1}, B={"own": ["mason"]}, passed=["C", "B"], inn_right="A"
        )
        assert workers(match)[0] == 5
        assert match.view()["seats"][0]["price"] == 1
        play(match, f"place building={building}")
        assert deniers(match) == [0, 10, 10]
        assert match.scores() == [0, int(building == "mason"), 0]


@pytest.mark.rule("placing.13")
def test_the_left_place_of_the_inn_changes_no_price() -> None:
    match = moment("placing of A", passed=["C", "B"], inn_left="A")
    play(match, "place building=gate")
    assert deniers(match) == [7, 10, 10]
    other = moment("placing of A", passed=["C", "B"], inn_right="B")
    assert deniers(play(other, "place building=gate")) == [7, 10, 10]


@pytest.mark.rule("placing.14")
@pytest.mark.parametrize("building", [*WOOD, *STONE])
def test_the_owner_of_the_building_scores_a_point(building: str) -> None:
    match = moment("placing of B", players=4, C={"own": [building]}, A={"own": ["jeweller"]}, jeweller=True)
    play(match, f"place building={building}")
    assert match.scores() == [0, 0, 1, 0]
    assert points(match, "C") == {"visits": 1}
    assert deniers(match) == [10, 9, 10, 10]
    assert seat(match, "B")["at"] == [building]


@pytest.mark.rule("placing.14")
@pytest.mark.parametrize("building", EVERYWHERE)
def test_what_nobody_owns_gives_nobody_a_point(building: str) -> None:
    match = play(moment("placing of A", B={"own": ["mason"]}), f"place building={building}")
    assert match.scores() == [0, 0, 0]
    assert workers(match) == [5, 6, 6]
    assert deniers(match) == [9, 10, 10]


@pytest.mark.rule("placing.17", "placing.18", "placing.19", "placing.28", "placing.29")
def test_every_building_but_residences_and_prestige_also_beyond_the_provost() -> None:
    match = moment(
        "placing of A",
        A={"residences": ["3"], "own": ["statue", "lawyer"]},
        B={"residences": ["4"], "own": ["hotel", "bank"]},
        provost=1,
        bailiff=9,
    )
    assert places(match) == [
        *SPECIAL,
        *FIXED,
        *NEUTRAL[:4],
        "lawyer",
        "bank",
        "stables",
        "inn",
        "castle",
    ]
    for nowhere in ("residence", "statue", "hotel", "park", "neutral_carpenter"):
        with pytest.raises(IllegalAction):
            match.play(f"place building={nowhere}")
    assert "gold_mine" in places(ludoteca.new("caylus", players=2, seed=1))


@pytest.mark.rule("placing.20")
@pytest.mark.parametrize("building", [*SPECIAL, *FIXED, *NEUTRAL, "mason", "bank"])
def test_a_building_holds_one_worker(building: str) -> None:
    own = {"own": ["mason", "bank"]}
    everything = [*SPECIAL, *FIXED, *NEUTRAL, "mason", "bank", "stables", "inn", "castle"]
    for holder in "AB":
        seats = {"A": own, "B": {}}
        seats[holder] = {**seats[holder], "at": [building]}
        match = moment("placing of A", **seats)
        assert places(match) == [name for name in everything if name != building]


@pytest.mark.rule("placing.21", "placing.22", "placing.20")
def test_three_workers_in_the_stables_one_of_each_player() -> None:
    match = moment("placing of A", players=4)
    for letter in "AB":
        assert who(match) == letter
        assert "stables" in places(match)
        play(match, "place building=stables")
    play(match, "place building=gate", "place building=inn")
    assert match.position()["stables"] == ["A", "B"]
    assert "stables" not in places(match)
    play(match, "pass", "pass")
    assert "stables" in places(match)
    play(match, "place building=stables")
    assert match.position()["stables"] == ["A", "B", "C"]
    assert who(match) == "D"
    assert "stables" not in places(match)


@pytest.mark.rule("placing.23", "placing.24", "placing.25")
def test_the_inn_is_entered_on_the_left_and_then_closed() -> None:
    match = moment("placing of A")
    play(match, "place building=inn")
    assert (match.position()["inn_left"], match.position()["inn_right"]) == ("A", None)
    assert "inn" not in places(match)
    play(match, "pass", "pass")
    assert "inn" not in places(match)
    both = moment("placing of A", inn_right="A")
    play(both, "place building=inn")
    assert (both.position()["inn_left"], both.position()["inn_right"]) == ("A", "A")
    assert workers(both) == [4, 6, 6]
    other = moment("placing of A", inn_right="B")
    assert "inn" in places(other)


@pytest.mark.rule("placing.26", "placing.27", "placing.20")
def test_the_castle_holds_one_worker_of_everybody() -> None:
    match = moment("placing of A", players=5, order=["A", "D", "C", "E", "B"])
    for letter in "ADCEB":
        assert who(match) == letter
        assert "castle" in places(match)
        play(match, "place building=castle")
    assert match.position()["castle"] == ["A", "D", "C", "E", "B"]
    assert "castle" not in places(match)
    assert [player["castle"] for player in match.view()["seats"]] == [1, 5, 3, 2, 4]


@pytest.mark.rule("placing.30")
def test_a_worker_may_go_where_the_effect_cannot_be_used() -> None:
    # Neither a batch, nor cloth, nor a residence.
    match = moment("placing of A", B={"own": ["architect"]})
    assert {"castle", "joust_field", "architect", "neutral_carpenter"} <= set(places(match))


@pytest.mark.rule("placing.31")
def test_the_last_player_goes_on_at_the_same_price() -> None:
    match = moment("placing of B", players=4, passed=["A", "D"], B={"own": ["mason"], "deniers": 20})
    play(match, "pass")
    assert who(match) == "C"
    play(match, "place building=gate")
    assert who(match) == "C"
    assert deniers(match) == [10, 20, 6, 10]
    play(match, "place building=mason")
    assert deniers(match) == [10, 20, 2, 10]
    # Two deniers do not pay the fourth worker: C has passed, and phase 3 has begun.
    assert match.position()["passed"] == ["A", "D", "B", "C"]
    assert asked(match) == "C gate"


@pytest.mark.rule("placing.2", "provost.1")
def test_only_when_all_have_passed_the_next_phase_begins() -> None:
    for letter, rest in (("A", "B"), ("B", "A")):
        match = moment(f"placing of {letter}", passed=["C"])
        play(match, "pass")
        assert asked(match) == f"{rest} place"
        play(match, "pass")
        assert asked(match) == "C provost"


@pytest.mark.rule("placing.28", "activation.5")
def test_beyond_the_provost_the_owner_keeps_the_point() -> None:
    match = moment("placing of A", B={"own": ["mason"]}, C={"deniers": 0}, passed=["C"], provost=3)
    play(match, "place building=mason", "pass", "pass", "decline", "decline")
    assert match.scores() == [0, 1, 0]
    assert match.view()["turn"] == 2
    assert workers(match) == [6, 6, 6]
    home = road(A={"at": ["mason"]}, B={"own": ["mason"], "points": {"visits": 1}}, provost=8)
    assert home.scores() == [0, 1, 0]


@pytest.mark.rule("placing.1")
def test_where_turns_are_confirmed_each_player_ends_the_own_turn() -> None:
    match = moment("placing of A", confirm=True)
    play(match, "place building=gate")
    assert match.deciding() == [0]
    (end,) = match.written_actions()
    play(match, end)
    assert asked(match) == "B place"
    play(match, "pass", end, "pass", end)
    # Alone, A needs no confirmation between two workers.
    play(match, "place building=inn")
    assert asked(match) == "A place"
    # Nor between the last pass and the own gate.
    play(match, "pass")
    assert asked(match) == "A gate"
