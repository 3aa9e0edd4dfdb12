"""Two players: three of five cards a round, the last two for everybody."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.journal import told
from tests.games.millefiori.table import (
    hands,
    just_sail,
    moment,
    pick_first,
    play,
    turn,
)


@pytest.mark.rule("two-players.1")
def test_two_players_play_three_of_the_five_cards() -> None:
    match = ludoteca.new("millefiori", players=2, seed=3)
    turns = {"A": 0, "B": 0}
    sizes: list[int] = []
    while match.view()["round"] == 1:
        if len(match.deciding()) == 2:
            sizes.append(len(match.view(0)["hand"]))
        just_sail(match)
        for line in told(match):
            if " turned-up " in line:
                turns[line[0]] += 1
    assert turns == {"A": 3, "B": 3}
    assert sizes == [5, 4, 3]


@pytest.mark.rule("two-players.2", "two-players.3")
def test_the_last_two_cards_of_each_hand_are_not_passed_but_laid_face_up() -> None:
    match = moment("draft", trick=2, players=2, face_up=["key-1-1", "lion-1-1"], round=4)
    before = hands(match)
    assert [len(hand) for hand in before] == [3, 3]
    pick_first(match)
    play(match, "sail")
    assert hands(match) == [before[0][1:], before[1][1:]]
    assert match.view()["face_up"] == ["key-1-1", "lion-1-1"]
    play(match, "sail")
    assert match.view()["face_up"] == ["key-1-1", "lion-1-1", *before[0][1:], *before[1][1:]]
    assert told(match)[-3:] == ["- left 4", "B first", "B round 5"]


@pytest.mark.rule("two-players.2")
def test_before_the_last_trick_hands_are_passed_as_usual() -> None:
    match = moment("draft", trick=1, players=2, face_up=["key-1-1"], round=4)
    before = hands(match)
    pick_first(match)
    play(match, "sail", "sail")
    assert match.view()["face_up"] == ["key-1-1"]
    assert hands(match) == [before[1][1:], before[0][1:]]


@pytest.mark.rule("two-players.3", "round.5")
def test_they_join_only_after_the_last_turn() -> None:
    match = turn("swans-1-1", of="B", first="A", trick=2, players=2, ships={"B": 6}, face_up=[], round=2)
    play(match, "sail")
    assert told(match)[:3] == ["B sailed 7", "B extra", "B no-card"]
    assert len(match.view()["face_up"]) == 4
