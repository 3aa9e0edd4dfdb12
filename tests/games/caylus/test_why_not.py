"""Why not: the clause that keeps a worker, a cube or a tile where it is, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.title import Why
from ludoteca.games.caylus.view import name
from tests.games.caylus.table import PLENTY, favour, moment, play, uses

B, C = seat_name(1), seat_name(2)


def case(clause: str, match: Callable[[], Match], action: str, key: str = "", **args: Any) -> Any:
    """At this moment, this action is forbidden by this clause, with these facts."""
    text = Message(f"reason-{key or clause.replace('.', '-')}", **args)
    return pytest.param(match, action, Why(text, clause), id=f"{clause} {action}")


def building(key: str) -> Any:
    return name("building", key)


def cube(key: str) -> Any:
    return name("cube", key)


def placing(**position: Any) -> Callable[[], Match]:
    return lambda: moment("placing of A", **position)


def bribing(**position: Any) -> Callable[[], Match]:
    return lambda: moment("provost", **{"provost": 10, "order": ["A", "B", "C"], **position})


def using(key: str, **seat: Any) -> Callable[[], Match]:
    return lambda: uses(key, **seat)


def favoured(line: str, column: int, **position: Any) -> Callable[[], Match]:
    return lambda: favour(line, column, **position)


CASES = [
    case("jeweller.1", placing(), "place building=jeweller"),
    case("placing.17", placing(), "place building=residence"),
    case(
        "placing.18",
        placing(B={"own": ["statue"], "residences": []}, road={"9": "statue"}),
        "place building=statue",
        building=building("statue"),
    ),
    case("placing.19", placing(), "place building=church", building=building("church")),
    case("placing.19", placing(), "provost space=15", key="placing-19-space"),
    case("placing.20", placing(B={"at": ["gold_mine"]}), "place building=gold_mine", player=B),
    case("placing.21", placing(players=5, stables=["B", "C", "D"]), "place building=stables"),
    case("placing.22", placing(stables=["A"]), "place building=stables"),
    case("two-players.2", placing(players=2), "place building=stables"),
    case("placing.24", placing(inn_left="C"), "place building=inn", player=C),
    case("placing.27", placing(castle=["A"]), "place building=castle"),
    case("provost.2", bribing(), "provost space=14", steps=4),
    case("provost.2", bribing(), "provost space=10", key="provost-2-here"),
    case("provost.3", bribing(A={"deniers": 1}), "provost space=12", price=2, deniers=1),
    case("production.2", using("neutral_farm"), "take cube=gold", building=building("neutral_farm")),
    case(
        "construction.1",
        using("fixed_carpenter", cubes=PLENTY),
        "build building=church",
        building=building("church"),
    ),
    case(
        "construction.2", using("mason", cubes=PLENTY), "build building=lawyer", building=building("lawyer")
    ),
    case(
        "construction.5",
        using("mason", cubes=PLENTY),
        "build building=architect_2",
        key="construction-5-architect",
    ),
    case(
        "construction.5",
        using("fixed_carpenter", cubes=PLENTY, own=["lawyer"]),
        "build building=lawyer",
        building=building("lawyer"),
    ),
    case(
        "construction.6",
        using("fixed_carpenter", cubes={"wood": 1, "food": 1}),
        "build building=lawyer",
        missing=1,
        cube=cube("cloth"),
    ),
    case("trade.1", using("neutral_marketplace", cubes={"wood": 1}), "sell cube=gold", cube=cube("gold")),
    case("trade.5", using("fixed_peddler"), "buy cube=gold"),
    case("trade.11", using("church"), "exchange rate=bank-1", building=building("church")),
    case("lawyer.4", using("lawyer", cubes=PLENTY), "transform building=lawyer"),
    case("lawyer.5", using("lawyer", cubes=PLENTY), "transform building=residence"),
    case("lawyer.6", using("lawyer", cubes=PLENTY), "transform building=gold_mine"),
    case("lawyer.1", using("lawyer", cubes=PLENTY), "transform building=mason", building=building("mason")),
    case(
        "trade.4", lambda: play(uses("wood_peddler"), "buy cube=stone"), "buy cube=food", cube=cube("stone")
    ),
    case("turn.4", using("church", deniers=2), "exchange rate=church-2", rate=name("rate", "church-2")),
    case(
        "trade.10",
        lambda: play(uses("alchemist", cubes=PLENTY), "exchange rate=alchemist-1"),
        "pay cube=gold",
    ),
    case("favours.4", favoured("resources", 2), "take cube=gold", column=5, reached=2),
    case(
        "favours.24",
        favoured("resources", 4, A={"cubes": {"wood": 1}}),
        "trade cube=stone",
        cube=cube("stone"),
    ),
]


@pytest.mark.parametrize(("match", "action", "why"), CASES)
def test_the_clause_is_named(match: Callable[[], Match], action: str, why: Why) -> None:
    assert match().why_not(action) == why


@pytest.mark.rule("placing.9", "placing.32")
def test_a_worker_too_dear_names_price_and_purse() -> None:
    match = moment("placing of A", A={"deniers": 1, "own": ["lawyer"]}, passed=["B", "C"])
    assert match.why_not("place building=castle") == Why(
        Message("reason-placing-9", price=3, deniers=1), "placing.9"
    )
    assert match.why_not("place building=lawyer") is None


def test_a_drawn_building_tells_the_reason_that_matters_now() -> None:
    match = moment("placing of A", B={"at": ["gold_mine"]})
    assert match.why_not_place("building:gold_mine") == match.why_not("place building=gold_mine")
    assert match.why_not_place("building:gate") is None
    found = match.why_not_place("space:3")
    assert found is not None
    assert found.clause == "general.now"


@pytest.mark.rule("construction.15")
def test_a_cube_of_any_kind_may_be_what_is_missing() -> None:
    position = uses("fixed_carpenter", cubes=PLENTY).position()
    position["players"][0]["cubes"] = {"wood": 1}
    match = ludoteca.from_position("caylus", position)
    assert match.why_not("build building=wood_marketplace") == Why(
        Message("reason-construction-15"), "construction.15"
    )


@pytest.mark.rule("castle.4")
def test_a_batch_names_the_cube_that_is_missing() -> None:
    match = uses("neutral_sawmill")
    assert match.why_not("deliver batch=food-wood-gold", 2) == Why(
        Message("reason-castle-4", cube=cube("gold")), "castle.4"
    )


@pytest.mark.rule("favours.13")
def test_a_line_used_in_this_phase_is_named() -> None:
    match = moment("favour of A", A={"used": ["deniers"]})
    assert match.why_not("favour line=deniers") == Why(
        Message("reason-favours-13", line=name("line", "deniers")), "favours.13"
    )
