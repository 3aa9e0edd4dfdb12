"""Positions that cannot be are refused, and every moment that has a name can be set up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import PositionError
from tests.games.caylus.table import asked, moment, play, points


@pytest.mark.parametrize("what", ["turn", "placing of A", "provost", "buildings", "end of turn"])
@pytest.mark.parametrize(("bailiff", "provost"), [(28, 6), (28, 28), (27, 28), (27, 1)])
def test_the_bailiff_needs_road_ahead_of_him(what: str, bailiff: int, provost: int) -> None:
    with pytest.raises(PositionError) as refused:
        moment(what, bailiff=bailiff, provost=provost)
    assert refused.value.message.key == "position-stack"


@pytest.mark.parametrize("provost", [1, 26, 28])
def test_from_the_last_space_he_can_leave_the_game_goes_on_to_its_end(provost: int) -> None:
    match = moment("castle", bailiff=26, provost=provost, players=2, scored=2)
    assert match.over()
    assert match.position()["bailiff"] == (28 if provost > 26 else 27)


@pytest.mark.parametrize("bailiff", [24, 28])
def test_a_section_may_still_be_scored_wherever_he_stands(bailiff: int) -> None:
    stack = [{"step": "NextTurn"}, {"step": "ScoreCastle"}]
    data: dict[str, Any] = {"bailiff": bailiff, "scored": 2, "phase": 7, "stack": stack}
    assert ludoteca.from_position("caylus", data).over()
    with pytest.raises(PositionError):
        ludoteca.from_position("caylus", {**data, "scored": 3})
    with pytest.raises(PositionError):
        ludoteca.from_position("caylus", {"bailiff": 28, "scored": 2, "phase": 7, "stack": stack[:1]})


@pytest.mark.parametrize("phase", [6, 7])
def test_a_favour_can_be_chosen_in_both_phases(phase: int) -> None:
    match = moment("favour of B", phase=phase, B={"favours": {"prestige": 1}})
    assert asked(match) == "B favour"
    play(match, "favour line=prestige")
    assert points(match, "B") == {"favours": 2}
    assert match.view()["turn"] == 2
    assert match.position()["scored"] == phase - 6


@pytest.mark.parametrize("phase", [0, 2, 3, 5, 8])
def test_in_other_phases_a_favour_needs_its_cause(phase: int) -> None:
    with pytest.raises(PositionError) as refused:
        moment("favour of B", phase=phase)
    assert refused.value.message.key == "position-number"


@pytest.mark.parametrize(
    ("step", "seat"),
    [
        ({"step": "Transform", "player": "A"}, {"at": ["lawyer"], "own": ["lawyer"]}),
        ({"step": "BuyCube", "player": "A", "building": "fixed_peddler", "left": 1, "lowest": "food"}, {}),
        ({"step": "PayCubes", "player": "A", "rate": "bank-1", "left": 1, "lowest": "food"}, {}),
        ({"step": "Build", "player": "A", "kind": "stone"}, {"at": ["fixed_carpenter"]}),
        ({"step": "SellCube", "player": None, "building": "neutral_marketplace"}, {}),
    ],
)
def test_a_decision_needs_what_it_counts_on(step: dict[str, Any], seat: dict[str, Any]) -> None:
    at = seat.get("at", ["fixed_peddler"])
    space = {"lawyer": 9, "fixed_carpenter": 8, "fixed_peddler": 7}[at[0]]
    stack = [{"step": "EndOfTurn"}, {"step": "BuildCastle"}, {"step": "LeaveBuilding", "space": space}, step]
    player = {"deniers": 0, "cubes": {}, **seat, "at": at}
    with pytest.raises(PositionError) as refused:
        ludoteca.from_position("caylus", {"players": [player, {}], "phase": 5, "provost": 9, "stack": stack})
    assert refused.value.message.key == "position-stack"


def test_the_end_of_a_turn_lies_on_something() -> None:
    match = play(moment("placing of A", confirm=True), "place building=gate")
    stack = match.position()["stack"]
    assert stack[-1]["step"] == "EndTurn"
    with pytest.raises(PositionError):
        ludoteca.from_position("caylus", {"phase": 7, "stack": [stack[-1]]})
    with pytest.raises(PositionError):
        ludoteca.from_position("caylus", {**match.position(), "stack": [*stack, stack[-1]]})


def test_the_page_of_positions_names_every_field() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    (section,) = re.findall(r"^### What a position of Caylus may name$(.*?)^## ", page, re.S | re.M)
    position = moment("turn").position()
    fields = [*position, *position["players"][0]]
    shared = {"rng", "reveals", "confirm"}
    assert [name for name in fields if name not in shared and f"`{name}`" not in section] == []
