"""The two ends of the game, and the reserve."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    hands,
    just_sail,
    moment,
    play,
    row,
    turn,
    who,
    wins_extra_card,
)

# All but one of A's 27 diamonds, where they do not touch what is played.
ALL_BUT_ONE = row("W", 1, 26)
ALL_BUT_TWO = row("W", 1, 25)


@pytest.mark.rule("end.1")
def test_when_the_pile_is_empty_the_round_is_played_to_its_end() -> None:
    match = moment("draft", players=3, round=7, trick=0)
    assert match.view()["pile"] == 0
    turns = 0
    while not match.over():
        turns += "sail" in match.written_actions()
        just_sail(match)
    assert turns == 12
    assert match.view()["round"] == 7
    assert told(match)[-2:] == ["- left 3", "- over"]
    # The last cards have been turned up: what came before cannot be taken back.
    assert match.moments[-1].revealed
    assert match.takeable(2) == []
    assert hands(match) == [[], [], []]
    with pytest.raises(IllegalAction):
        match.play("sail")


@pytest.mark.rule("end.1", "round.4")
def test_while_there_are_cards_another_round_follows() -> None:
    match = moment("draft", players=3, round=6, trick=3, first="C")
    assert match.view()["pile"] == 15
    while match.view()["round"] == 6:
        just_sail(match)
    assert not match.over()
    assert match.view()["pile"] == 0
    assert match.view()["first"] == 0
    assert told(match)[-2:] == ["A first", "A round 7"]


@pytest.mark.rule("end.2")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 7), (4, 5)])
def test_the_pile_comes_out_even(players: int, rounds: int) -> None:
    match = ludoteca.new("millefiori", players=players, seed=12)
    assert match.view()["rounds"] == rounds
    piles = {1: match.view()["pile"]}
    while not match.over():
        just_sail(match)
        piles[match.view()["round"]] = match.view()["pile"]
    assert piles == {n: 5 * players * (rounds - n) for n in range(1, rounds + 1)}
    assert match.view()["last_turns"] is False


@pytest.mark.rule("end.3", "end.7", "end.9")
def test_the_last_diamond_of_a_supply_ends_the_game() -> None:
    match = turn("swans-1-1", {"A": ALL_BUT_ONE}, trick=1)
    assert match.view()["last_turns"] is False
    play(match, "place space=T14")
    assert told(match)[:3] == ["A placed T14 swans-1-1", "A last-diamond", "A scored 1 trade"]
    assert diamonds_of(match, "A") == (0, 3)
    assert match.view()["last_turns"] is True
    assert not match.over()
    assert who(match) == "B"
    play(match, "sail")
    assert who(match) == "C"
    play(match, "sail")
    assert match.over()
    assert match.deciding() == []
    assert match.legal_actions() == []
    assert told(match)[-1] == "- over"
    assert match.view()["round"] == 1
    assert match.view()["trick"] == 2


@pytest.mark.rule("end.3", "end.12")
def test_with_a_diamond_left_the_game_goes_on() -> None:
    match = turn("swans-1-1", {"A": ALL_BUT_TWO}, trick=1)
    play(match, "place space=T14")
    assert diamonds_of(match, "A") == (1, 3)
    assert match.view()["last_turns"] is False
    assert "A last-diamond" not in told(match)
    play(match, "sail", "sail")
    assert not match.over()
    assert match.view()["trick"] == 3


@pytest.mark.rule("end.3")
def test_sailing_keeps_the_last_diamond() -> None:
    match = play(turn("swans-1-1", {"A": ALL_BUT_ONE}), "sail", "sail", "sail")
    assert not match.over()
    assert diamonds_of(match, "A") == (1, 3)


@pytest.mark.rule("end.4")
def test_a_diamond_on_a_bonus_space_can_be_the_last_one() -> None:
    match = turn("swans-1-1", {"A": f"T11 T12 T13 {row('W', 1, 22)}"})
    assert diamonds_of(match, "A") == (2, 3)
    play(match, "place space=T14")
    assert told(match)[:5] == [
        "A placed T14 swans-1-1",
        "A scored 1 trade",
        "A bonus B-trade-20",
        "A last-diamond",
        "A scored 20 bonus",
    ]
    play(match, "sail", "sail")
    assert match.over()


@pytest.mark.rule("end.5", "end.6")
def test_the_turn_is_finished_with_extra_cards_on_diamonds_of_the_reserve() -> None:
    match = turn(
        "key-1-1",
        {"A": f"R01 R02 {row('W', 1, 24)}", "B": "N21 N22 N11 N12 N13"},
        face_up=["coin-1-1", "fish-1-1"],
    )
    play(match, "place space=R03")
    assert diamonds_of(match, "A") == (0, 3)
    assert match.scores()[0] == 9
    assert match.written_actions() == ["take card=coin-1-1", "take card=fish-1-1", "decline"]
    play(match, "take card=coin-1-1", "place space=N31")
    assert diamonds_of(match, "A") == (0, 2)
    assert match.scores()[0] == 9 + 12
    assert wins_extra_card(match)
    play(match, "take card=fish-1-1", "place space=P13")
    assert diamonds_of(match, "A") == (0, 1)
    assert match.scores()[0] == 9 + 12 + 2
    assert who(match) == "B"
    play(match, "sail", "sail")
    assert match.over()


@pytest.mark.rule("end.6")
def test_extra_cards_of_the_last_turn_may_be_declined() -> None:
    match = turn("key-1-1", {"A": f"R01 R02 {row('W', 1, 24)}"})
    play(match, "place space=R03", "decline")
    assert diamonds_of(match, "A") == (0, 3)
    assert who(match) == "B"


@pytest.mark.rule("end.7", "end.8")
@pytest.mark.parametrize(("first", "after"), [("A", "BCD"), ("D", "BC"), ("C", "B"), ("B", "")])
def test_only_those_play_who_have_not_yet_played_the_card_of_this_turn(first: str, after: str) -> None:
    match = turn("swans-1-1", {"A": ALL_BUT_ONE}, players=4, first=first)
    play(match, "place space=T14")
    for letter in after:
        assert who(match) == letter
        assert match.written_actions()[-1] == "sail"
        play(match, "sail")
    assert match.over()


@pytest.mark.rule("end.7")
def test_they_play_as_usual() -> None:
    seats = [{}, {"kept": "swans-2-1"}, {"kept": "ship-1-1"}]
    match = turn(
        "swans-1-1", {"A": ALL_BUT_ONE, "B": "T11 T12 T13"}, seats=seats, face_up=["key-1-1"], ships={"C": 6}
    )
    play(match, "place space=T14")
    play(match, "place space=T24")
    assert match.scores() == [1 + 2, 2 + 20, 0]
    play(match, "place space=H11", "sail", "take card=key-1-1", "place space=R01")
    assert match.scores() == [3, 22, 2]
    assert match.over()


@pytest.mark.rule("end.9", "end.10")
def test_the_game_is_over_even_in_the_middle_of_a_round_and_hands_are_not_laid_face_up() -> None:
    match = turn("swans-1-1", {"A": ALL_BUT_ONE}, face_up=["key-1-1"], round=2)
    held = hands(match)
    assert [len(hand) for hand in held] == [4, 4, 4]
    play(match, "place space=T14", "sail", "sail")
    assert match.over()
    assert match.view()["face_up"] == ["key-1-1"]
    assert hands(match) == held
    assert not [line for line in told(match) if " left " in line]


@pytest.mark.rule("end.10")
def test_nor_are_they_after_the_last_trick_of_a_round() -> None:
    match = turn("swans-1-1", {"A": ALL_BUT_ONE}, face_up=["key-1-1"], round=2, trick=3)
    play(match, "place space=T14", "sail", "sail")
    assert match.over()
    assert match.view()["face_up"] == ["key-1-1"]
    assert match.view()["round"] == 2


@pytest.mark.rule("end.11")
def test_a_player_who_runs_out_in_the_last_turns_uses_the_own_reserve_too() -> None:
    goods = " ".join([f"T{line}{column}" for line in range(1, 6) for column in range(1, 5)])
    seats = [{}, {"kept": "key-1-1"}, {}]
    match = turn(
        "coin-1-1",
        {"A": ALL_BUT_ONE, "B": f"R01 R02 H11 H12 H21 H22 {goods}"},
        seats=seats,
        face_up=["fish-1-1"],
        round=2,
    )
    play(match, "place space=N11")
    assert diamonds_of(match, "B") == (1, 3)
    play(match, "place space=R03")
    assert diamonds_of(match, "B") == (0, 3)
    assert "B last-diamond" in told(match)
    play(match, "take card=fish-1-1", "place space=P13")
    assert diamonds_of(match, "A") == (0, 3)
    assert diamonds_of(match, "B") == (0, 2)
    play(match, "sail")
    assert match.over()


@pytest.mark.rule("end.12")
def test_the_reserve_stays_closed_as_long_as_the_supply_has_a_diamond() -> None:
    match = turn("key-1-1", {"A": f"R01 R02 {row('W', 1, 23)}"}, face_up=["fish-1-1"])
    assert diamonds_of(match, "A") == (2, 3)
    play(match, "place space=R03")
    assert diamonds_of(match, "A") == (1, 3)
    play(match, "take card=fish-1-1", "place space=P13")
    assert diamonds_of(match, "A") == (0, 3)


@pytest.mark.rule("end.13")
def test_with_the_reserve_empty_an_extra_card_can_only_be_used_to_sail() -> None:
    match = moment("extra card of A", {"A": row("W", 1, 30)}, face_up=["key-3-1", "ship-1-1"])
    assert diamonds_of(match, "A") == (0, 0)
    play(match, "take card=key-3-1")
    assert match.written_actions() == ["sail"]
    play(match, "sail")
    assert match.scores() == [1, 0, 0]
    again = moment("extra card of A", {"A": row("W", 1, 30)}, face_up=["key-3-1", "ship-1-1"])
    assert play(again, "take card=ship-1-1").written_actions() == ["sail"]


@pytest.mark.rule("end.13", "end.6")
def test_the_last_diamond_of_the_reserve_can_still_be_placed() -> None:
    match = moment("extra card of A", {"A": row("W", 1, 29)}, face_up=["key-3-1"])
    assert diamonds_of(match, "A") == (0, 1)
    play(match, "take card=key-3-1")
    assert match.written_actions() == ["place space=R01", "sail"]
    play(match, "place space=R01")
    assert diamonds_of(match, "A") == (0, 0)
    assert match.scores() == [2, 0, 0]
