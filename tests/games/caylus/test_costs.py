"""What an action costs is what the engine then takes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import Match
from tests.games.caylus.table import PLENTY, favour, moment, uses


def costs(match: Match, action: str) -> dict[str, int]:
    """What somebody who is asked would pay."""
    (seat,) = match.deciding()
    return dict(match.title.costs(match.game, seat, match.title.alphabet.read(action)))


def taken(match: Match, action: str) -> dict[str, int]:
    """What it takes indeed."""
    (seat,) = match.deciding()
    before = match.position()["players"][seat]
    match.play(action)
    after = match.position()["players"][seat]
    paid = {"deniers": before["deniers"] - after["deniers"]}
    for cube, number in before["cubes"].items():
        paid[cube] = number - after["cubes"].get(cube, 0)
    return {kind: number for kind, number in paid.items() if number > 0}


RICH = {"cubes": dict(PLENTY)}
CASES: list[tuple[Callable[[], Match], str]] = [
    (lambda: moment("placing of A", order=["A", "B", "C"]), "place building=gate"),
    (lambda: moment("placing of A", passed=["B"]), "place building=castle"),
    (lambda: moment("placing of A", passed=["B"], A={"own": ["mason"]}), "place building=mason"),
    (lambda: moment("placing of A", passed=["B"], inn_right="A"), "place building=gate"),
    (lambda: moment("provost"), "provost space=8"),
    (lambda: moment("special buildings", A={"at": ["joust_field"], **RICH}), "joust"),
    (lambda: uses("fixed_peddler"), "buy cube=stone"),
    (lambda: uses("wood_peddler"), "buy cube=stone"),
    (lambda: uses("neutral_marketplace", **RICH), "sell cube=gold"),
    (lambda: uses("mason", **RICH), "build building=church"),
    (lambda: uses("lawyer", **RICH), "transform building=neutral_farm"),
    (lambda: uses("tailor", **RICH), "exchange rate=tailor-2"),
    (lambda: uses("bank", **RICH), "exchange rate=bank-1"),
    (lambda: favour("buildings", 3, A=dict(RICH)), "build building=church"),
    (lambda: favour("buildings", 2, A=dict(RICH)), "build building=mason"),
    (lambda: favour("buildings", 4, A=dict(RICH)), "transform building=neutral_farm"),
    (lambda: favour("resources", 4, A=dict(RICH)), "trade cube=gold"),
    (lambda: moment("castle", castle=["A"], A=dict(RICH)), "deliver batch=food-cloth-gold"),
]


@pytest.mark.parametrize(
    "case", range(len(CASES)), ids=[f"{n}-{action}" for n, (_, action) in enumerate(CASES)]
)
def test_what_an_action_costs_is_taken(case: int) -> None:
    match, action = CASES[case][0](), CASES[case][1]
    said = costs(match, action)
    assert said
    assert said == taken(match, action)


def test_a_discount_and_a_free_move_are_told() -> None:
    assert costs(uses("mason", cubes=dict(PLENTY)), "build building=church") == {"stone": 1, "cloth": 1}
    cheaper = favour("buildings", 3, A={"cubes": dict(PLENTY), "favours": {"buildings": 2}})
    assert costs(cheaper, "build building=church") == {"cloth": 1}
    market = uses("fixed_carpenter", cubes=dict(PLENTY))
    assert costs(market, "build building=wood_marketplace") == {"wood": 1, "any": 1}
    guild = moment("special buildings", A={"at": ["merchants_guild"]})
    assert costs(guild, "provost space=8") == {}
    gate = moment("special buildings", A={"at": ["gate"]})
    assert costs(gate, "place building=castle") == {}
    assert costs(uses("alchemist", cubes=dict(PLENTY)), "exchange rate=alchemist-2") == {"any": 4}


@pytest.mark.parametrize(
    ("have", "affordable"),
    [
        ({}, []),
        ({"wood": 1, "gold": 1}, ["wood_marketplace", "wood_peddler"]),
        ({"wood": 1}, []),
        ({"stone": 1, "cloth": 1}, ["church"]),
    ],
)
def test_a_view_tells_what_a_player_could_pay_for(have: dict[str, int], affordable: list[str]) -> None:
    match = moment("placing of A", A={"cubes": have})
    assert match.view()["seats"][0]["affordable"] == affordable
