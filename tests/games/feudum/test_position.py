"""Positions in the middle of things: whatever the game itself comes to can be written and read again."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import PositionError
from tests.games.feudum.table import act, asked, laid, moment, play, player, turn, who

HERE = "desert_c"


def again(match: Match) -> Match:
    """The same moment out of what was written of it."""
    return ludoteca.from_position("feudum", match.position())


def with_stack(match: Match, stack: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    return {**match.position(), "stack": stack, **changes}


def test_sulfur_that_comes_to_the_ruler_of_a_landscape() -> None:
    serf = who("knight forest_c", goods={"wood": 1})
    match = act(
        "improve",
        {**serf, "tiles": {"sulfur_mine": 1}},
        who("knight forest_c"),
        advanced=True,
        ruler={"B": HERE},
        serf={"A": HERE},
    )
    play(match, f"tend location={HERE}", "lay landscape=sulfur_mine", f"collect location={HERE}")
    assert asked(again(match)) == "A"
    play(match, "barrel", "barrel")
    assert asked(again(match)) == "B"
    play(match, "reserve")
    assert player(match, "B")["goods"]["sulfur"] == 1


def test_somebody_pays_for_immunity_in_anothers_turn() -> None:
    match = act(
        "conquer",
        who("noble " + HERE),
        who(cards="defend tax", tiles={"orchard": 1}),
        seats=3,
        advanced=True,
        discs=laid(town=HERE),
        ruler={"C": HERE},
        serf={"B": HERE},
    )
    play(match, f"starve location={HERE} role=serf", "immunity")
    copy = again(match)
    assert asked(copy) == "B"
    assert copy.written_actions() == ["pay good=food", "spend landscape=orchard"]


def test_steps_lie_only_where_the_game_can_have_put_them() -> None:
    match = turn("tax move")
    ground = match.position()["stack"]
    assert [step["step"] for step in ground] == [
        "RollProgressDie",
        "FeedPawns",
        "NextTurn",
        "EndTurn",
        "PlayCard",
    ]
    odd: list[list[dict[str, Any]]] = [
        ground[:3],
        ground[1:],
        [*ground, {"step": "PlayCard", "player": "A"}],
        [*ground[:4], {"step": "PlayCard", "player": "B"}],
        [*ground[:3], {"step": "EndTurn", "player": "B"}, {"step": "PlayCard", "player": "B"}],
        [*ground[:4], {"step": "Improve", "player": "B"}],
        [*ground[:4], {"step": "SecondCard", "player": "A"}],
        [*ground[:4], {"step": "KeepDecree", "player": "A"}],
        [*ground[:4], {"step": "Feed", "player": "A", "hungry": 1}],
        [*ground[:4], {"step": "Collect", "player": "A", "location": HERE}],
        [*ground[:4], {"step": "Battle", "seat": "A", "piece": "B1", "location": HERE}],
        [*ground[:4], {"step": "EndTurn", "player": "B"}, {"step": "EndTurn", "player": "A"}],
        [*ground[:4], {"step": "InAnyOrder", "player": "A", "steps": [{"step": "Improve", "player": "A"}]}],
        [{"step": "JoinGuild", "player": "A"}],
        [{"step": "Prepare"}, *ground[4:]],
    ]
    for stack in odd:
        with pytest.raises(PositionError):
            ludoteca.from_position("feudum", with_stack(match, stack))
    ludoteca.from_position("feudum", with_stack(match, [*ground[:4], {"step": "Improve", "player": "A"}]))


def test_what_belongs_to_an_action_is_set_only_while_it_is_under_way() -> None:
    match = turn("tax move")
    for change in ({"guild": "monk"}, {"force": 1}, {"crop": {"food": 1}}, {"drawn": ["bow"]}):
        with pytest.raises(PositionError):
            ludoteca.from_position("feudum", {**match.position(), **change})


def test_pouches_and_cards_are_chosen_in_turn_order() -> None:
    match = moment("round", who(goods={"sulfur": 1}), who(goods={"sulfur": 1}), seats=2)
    stack = match.position()["stack"]
    assert [step.get("player") for step in stack[4:]] == ["B", "A", "B", "A"]
    for wrong in (
        [*stack[:4], *stack[5:4:-1], *stack[4:5]],
        [*stack[:5], *stack[6:]],
        [*stack[:7], stack[6]],
    ):
        with pytest.raises(PositionError):
            ludoteca.from_position("feudum", with_stack(match, wrong))
    play(match, "pouch bonus=sequential")
    again(match)
