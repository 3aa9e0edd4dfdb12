"""Where turns are confirmed, whoever has decided ends the own run before another player is asked."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from tests.games.caylus.table import BATCH, PLENTY, asked, moment, play, road

ROAD = [
    ("neutral_farm", "take cube=food"),
    ("neutral_marketplace", "sell cube=gold"),
    ("neutral_marketplace", "decline"),
    ("fixed_peddler", "buy cube=wood"),
    ("wood_peddler", "decline"),
    ("church", "exchange rate=church-1"),
    ("bank", "decline"),
    ("alchemist", "exchange rate=alchemist-1; pay cube=food; pay cube=food"),
    ("neutral_carpenter", "build building=mason"),
    ("neutral_carpenter", "build building=wood_peddler; pay cube=gold"),
    ("fixed_carpenter", "decline"),
    ("architect", "build building=granary; replace space=20"),
    ("lawyer", "transform building=neutral_farm"),
    ("lawyer", "decline"),
    ("mason", "build building=church; favour line=resources; take cube=food"),
    ("mason", "build building=church; favour line=buildings"),
]


def ends(match: Match, *after: str) -> None:
    """Nobody was asked to end before; now A is, and then comes another player."""
    assert asked(match) == "A end"
    (end,) = match.written_actions()
    play(match, end)
    for expected in after:
        assert asked(match) == expected


@pytest.mark.rule("turn.1", "activation.7")
@pytest.mark.parametrize(("building", "actions"), ROAD)
def test_on_the_road(building: str, actions: str) -> None:
    own = [building] if "_" not in building or building.startswith("wood") else []
    match = road(A={"at": [building], "own": own, "cubes": PLENTY, "residences": ["20", "21"]}, confirm=True)
    for action in actions.split("; "):
        assert not asked(match).endswith("end")
        play(match, action)
    ends(match, "C deliver")


@pytest.mark.rule("turn.1", "special.1")
@pytest.mark.parametrize(
    ("start", "action"),
    [
        ({"A": {"at": ["gate"]}}, "decline"),
        ({"A": {"at": ["gate"]}}, "place building=castle"),
        ({"A": {"at": ["merchants_guild"]}}, "decline"),
        ({"A": {"at": ["merchants_guild"]}}, "provost space=7"),
        ({"A": {"at": ["joust_field"], "cubes": PLENTY}}, "decline"),
        ({"inn_right": "A"}, "stay"),
        ({"inn_right": "A"}, "leave"),
    ],
)
def test_at_the_special_buildings(start: dict[str, Any], action: str) -> None:
    match = moment("special buildings", passed=["B", "A", "C"], confirm=True, **start)
    play(match, action)
    ends(match, "B provost")


@pytest.mark.rule("turn.1", "placing.7", "provost.1")
def test_one_end_for_each_run_even_if_others_are_passed_over() -> None:
    match = moment("placing of A", B={"deniers": 0}, confirm=True)
    play(match, "place building=gate")
    ends(match, "C place")
    passing = moment("placing of A", B={"deniers": 0}, confirm=True)
    play(passing, "pass")
    ends(passing, "C place")
    bribe = moment("provost", B={"deniers": 0}, confirm=True)
    play(bribe, "decline")
    ends(bribe, "C provost")


@pytest.mark.rule("turn.1", "castle.2", "scoring.5")
def test_at_the_castle() -> None:
    match = moment("castle", A={"cubes": BATCH}, B={"cubes": BATCH}, castle=["A", "B"], confirm=True)
    play(match, "deliver batch=food-wood-stone")
    ends(match, "B deliver")
    play(match, "decline")
    assert asked(match) == "B end"
    play(match, *match.written_actions())
    assert asked(match) == "A favour"
    two = {"houses": {"dungeon": 2}}
    scoring = moment("end of turn", A=two, B=two, C=two, bailiff=11, confirm=True)
    play(scoring, "favour line=prestige")
    ends(scoring, "B favour")


@pytest.mark.rule("turn.1", "end.1")
def test_before_the_final_points() -> None:
    match = moment(
        "end of turn", A={"houses": {"towers": 2}, "deniers": 8}, scored=2, bailiff=23, confirm=True
    )
    play(match, "favour line=prestige")
    assert not match.over()
    assert match.scores() == [1, 0, 0]
    ends(match)
    assert match.over()
    assert match.scores() == [3, 2, 2]


@pytest.mark.rule("turn.1", "setup.9")
def test_a_new_game_may_be_confirmed_or_not() -> None:
    for confirm in (False, True):
        match = ludoteca.new("caylus", players=3, seed=1, confirm=confirm)
        assert match.position()["confirm"] is confirm
        # Tiles and order have been looked at: that cannot be taken back.
        assert match.position()["reveals"] == 1
        first = asked(match)[0]
        play(match, "pass")
        assert asked(match).startswith(first) is confirm
