"""Positions that cannot be are refused: each step says where it fits."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import PositionError
from tests.games.burgundy.table import CENTRE, lay, moment, play

Stack = list[dict[str, Any]]
TILES = ["cow-3", "cow-4", "mine"]


def step(name: str, **fields: Any) -> dict[str, Any]:
    return {"step": name, **fields}


END_A, END_B = step("EndTurn", player="A"), step("EndTurn", player="B")
TURN_A = step("TakeTurn", player="A")
EXTRA_A = step("ExtraAction", player="A")


def with_stack(match: Match, stack: Stack, **change: Any) -> Match:
    return ludoteca.from_position("burgundy", {**match.position(), "stack": stack, **change})


def refused(match: Match, stack: Stack, **change: Any) -> str:
    with pytest.raises(PositionError) as error:
        with_stack(match, stack, **change)
    return error.value.message.key


@pytest.fixture
def turn() -> Match:
    match = moment("turn of A")
    assert [each["step"] for each in match.position()["stack"]] == [
        *("PhaseEnd", "RoundEnd", "EndTurn", "BeginTurn", "EndTurn", "TakeTurn"),
    ]
    return match


def test_a_turn_ends_before_the_next_one_or_the_round(turn: Match) -> None:
    ground = turn.position()["stack"]
    for odd in (
        [END_A],
        [*ground, END_B],
        [*ground, EXTRA_A, END_B],
        [*ground[:4], END_B, TURN_A],
        [ground[0], END_A, TURN_A],
        [*ground[:2], END_A, EXTRA_A, TURN_A],
    ):
        assert refused(turn, odd) == "position-stack"
    assert with_stack(turn, [*ground[:2], END_A, TURN_A]).deciding() == [0]
    assert with_stack(turn, [*ground, EXTRA_A]).deciding() == [0]


def test_nobodys_turn_ends_twice(turn: Match) -> None:
    ground = turn.position()["stack"]
    twice = [*ground[:2], END_A, step("BeginTurn", seat="A"), *ground[4:]]
    assert refused(turn, twice) == "position-stack"


def test_whose_turn_it_is_has_one_in_the_timetable(turn: Match) -> None:
    ground = turn.position()["stack"]
    assert refused(turn, ground[:4]) == "position-stack"
    assert refused(turn, ground, active=None) == "position-stack"
    assert refused(turn, [*ground[:5], step("TakeTurn", player=None)]) == "position-stack"


def test_only_effects_that_are_due_together_wait_for_an_order(turn: Match) -> None:
    ground = turn.position()["stack"]
    for effects in ([EXTRA_A, EXTRA_A], [step("UseTile", seat="A", space="19")], []):
        order = step("InAnyOrder", player="A", steps=effects)
        assert refused(turn, [*ground, order]) == "position-stack"


def test_gifts_of_two_shields_are_due_to_their_holder() -> None:
    mine = {"tiles": lay(CENTRE, "castle 2"), "shields": {"19": "14", "2": "15"}}
    slots = {"1b": "bank", "black1": "market"}
    match = moment("end of phase", mine, setting={"shields": True}, slots=slots)
    ground = match.position()["stack"]
    assert ground[-1]["step"] == "InAnyOrder"
    again = with_stack(match, ground)
    assert again.written_actions() == match.written_actions()
    others = [{**effect, "player": "B"} for effect in ground[-1]["steps"]]
    assert refused(match, [*ground[:-1], {**ground[-1], "steps": others}]) == "position-stack"
    many = ground[-1]["steps"] * 3
    assert refused(match, [*ground[:-1], {**ground[-1], "steps": many}]) == "position-stack"
    turn_instead = [*ground[:-1], step("BeginTurn", seat="A")]
    assert refused(match, turn_instead) == "position-stack"


def test_a_tile_in_hand_waits_for_one_decision() -> None:
    match = moment("turn of A", {"storage": TILES}, slots={"1c": "ship"}, dice="11")
    play(match, next(action for action in match.written_actions() if action.startswith("take")))
    ground = match.position()["stack"]
    assert (match.position()["hand"], ground[-1]["step"]) == ("ship", "MakeRoom")
    assert with_stack(match, ground).written_actions() == match.written_actions()
    assert refused(match, [*ground, EXTRA_A]) == "position-stack"
    assert refused(match, ground[:-1]) == "position-stack"
    assert refused(match, [*ground, ground[-1]]) == "position-stack"
    full = moment("turn of A", {"storage": TILES})
    assert refused(full, [*full.position()["stack"], ground[-1]]) == "position-stack"
