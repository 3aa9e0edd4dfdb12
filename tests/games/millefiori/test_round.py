"""Rounds: five cards each, four of them played, the last one for everybody."""

from __future__ import annotations

import pytest

import ludoteca
from tests.games.journal import told
from tests.games.millefiori.table import (
    SEATS,
    hands,
    just_sail,
    moment,
    pick_first,
    play,
    sail_until,
    turn,
    who,
)


@pytest.mark.rule("round.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_begins_with_five_cards_for_everybody(players: int) -> None:
    match = ludoteca.new("millefiori", players=players, seed=11)
    assert [len(hand) for hand in hands(match)] == [5] * players
    pile = match.position()["pile"]
    while match.view()["round"] == 1:
        just_sail(match)
    assert [len(hand) for hand in hands(match)] == [5] * players
    dealt = [card for hand in hands(match) for card in hand]
    assert sorted([*dealt, *match.position()["pile"]]) == sorted(pile)
    assert match.view()["pile"] == len(pile) - 5 * players


@pytest.mark.rule("round.1")
def test_the_cards_dealt_are_seen_by_their_owner_alone() -> None:
    match = ludoteca.new("millefiori", players=3, seed=11)
    for viewer in range(3):
        assert match.view(viewer)["hand"] == hands(match)[viewer]
        others = {card for holder in range(3) if holder != viewer for card in hands(match)[holder]}
        assert not [card for card in others if card in str(match.view(viewer))]
    assert match.view(None)["hand"] == []


@pytest.mark.rule("round.2")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_plays_four_of_the_five_cards(players: int) -> None:
    match = ludoteca.new("millefiori", players=players, seed=2)
    turns = dict.fromkeys(SEATS[:players], 0)
    sizes: list[int] = []
    while match.view()["round"] == 1:
        if len(match.deciding()) == players:
            sizes.append(len(match.view(0)["hand"]))
        just_sail(match)
        for line in told(match):
            if " turned-up " in line:
                turns[line[0]] += 1
    assert turns == dict.fromkeys(SEATS[:players], 4)
    assert sizes == [5, 4, 3, 2]


@pytest.mark.rule("round.2")
def test_the_tricks_of_a_round_are_counted() -> None:
    match = ludoteca.new("millefiori", players=3, seed=2)
    for trick in (1, 2, 3, 4):
        sail_until(match, trick)
        assert (match.view()["trick"], match.view()["round"]) == (trick, 1)
    sail_until(match, 1)
    assert (match.view()["trick"], match.view()["round"]) == (1, 2)


@pytest.mark.rule("round.3", "round.4")
def test_the_last_cards_are_not_passed_but_laid_face_up_by_those_who_hold_them() -> None:
    match = moment("draft", trick=3, players=3, face_up=["key-1-1", "lion-1-1"], round=3)
    before = hands(match)
    assert [len(hand) for hand in before] == [2, 2, 2]
    picked = pick_first(match)
    last = [hand[1] for hand in before]
    for letter in "AB":
        assert who(match) == letter
        assert hands(match) == [[card] for card in last]
        play(match, "sail")
    play(match, "sail")
    assert match.view()["face_up"] == ["key-1-1", "lion-1-1", *last]
    assert told(match)[-3:] == ["- left 3", "B first", "B round 4"]
    assert not set(picked) & set(match.view()["face_up"])


@pytest.mark.rule("round.4")
def test_before_the_last_trick_nothing_is_laid_face_up() -> None:
    match = moment("draft", trick=2, players=3, face_up=["key-1-1"], round=3)
    pick_first(match)
    play(match, "sail", "sail", "sail")
    assert match.view()["face_up"] == ["key-1-1"]
    assert match.view()["round"] == 3
    assert match.view()["trick"] == 4


@pytest.mark.rule("round.5")
def test_last_cards_cannot_be_extra_cards_of_the_last_turns() -> None:
    face_up = ["key-1-1", "lion-1-1"]
    match = turn("swans-1-1", of="C", first="A", trick=3, ships={"C": 6}, face_up=face_up, round=3)
    last = [card for hand in hands(match) for card in hand]
    assert len(last) == 3
    play(match, "sail")
    assert match.written_actions() == ["take card=key-1-1", "take card=lion-1-1", "decline"]
    play(match, "decline")
    assert match.view()["face_up"] == [*face_up, *last]


@pytest.mark.rule("round.5")
def test_without_older_face_up_cards_the_last_turn_loses_its_extra_card() -> None:
    match = turn("swans-1-1", of="C", first="A", trick=3, ships={"C": 6}, face_up=[], round=3)
    play(match, "sail")
    assert told(match)[1:3] == ["C extra", "C no-card"]
    assert len(match.view()["face_up"]) == 3


@pytest.mark.rule("round.6")
@pytest.mark.parametrize(("players", "sizes"), [(2, (9, 13, 17)), (3, (4, 7, 10)), (4, (9, 13, 17))])
def test_the_face_up_cards_grow_only_by_the_last_cards(players: int, sizes: tuple[int, ...]) -> None:
    match = ludoteca.new("millefiori", players=players, seed=8)
    for number, size in enumerate(sizes, 1):
        while match.view()["round"] < number:
            just_sail(match)
        assert len(match.view()["face_up"]) == size
    earlier = ludoteca.new("millefiori", players=players, seed=8).view()["face_up"]
    assert match.view()["face_up"][: len(earlier)] == earlier


@pytest.mark.rule("round.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_doge_moves_one_place_to_the_left_after_every_round(players: int) -> None:
    match = ludoteca.new("millefiori", players=players, seed=1)
    first = match.view()["first"]
    for number in range(1, 6):
        while match.view()["round"] < number:
            assert match.view()["first"] == (first + number - 2) % players
            just_sail(match)
        assert match.view()["first"] == (first + number - 1) % players
        pick_first(match)
        assert match.deciding() == [match.view()["first"]]
