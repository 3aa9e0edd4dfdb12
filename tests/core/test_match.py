"""Matches: playing, listening and taking back, as far as nothing was revealed."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import IllegalAction, NotationError, NotNow
from ludoteca.core.match import Match
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import seeded
from tests.core import toy
from tests.core.toy import FEAST, GIVE, PASS, ROLL, SPEND
from tests.core.ways import Whole


def new(players: int = 3, seed: int = 1, confirm: bool = False) -> Match:
    return Record(toy.TITLE, players, toy.TITLE.check_options(players, {}), seed, confirm).replay()


def at_turn(confirm: bool = False, coins: int = 2, players: int = 2) -> Match:
    """The first turn of a match that starts there, so that nothing of the past can be taken back."""
    merchants: list[dict[str, Any]] = [{"coins": coins} for _ in range(players)]
    stack: list[dict[str, Any]] = [{"step": "Close"}]
    for letter in "DCBA"[-players:]:
        stack += [{"step": "EndTurn", "player": letter}, {"step": "TakeTurn", "player": letter}]
        stack += [{"step": "Begin", "seat": letter}]
    position = {"merchants": merchants, "stack": stack, "confirm": confirm}
    return Record(toy.TITLE, players, {"length": 1, "teams": False}, position, confirm).replay()


def state(match: Match) -> str:
    return match.title.format.digest(match.game)


def why(match: Match, seat: int) -> str:
    """Why nothing more can be taken back; both ways of asking agree."""
    reason = match.why_no_undo(seat)
    if not match.takeable(seat):
        for take_back in (match.undo, match.restart_turn):
            before = (state(match), list(match.record.entries))
            with pytest.raises(IllegalAction) as error:
                take_back(seat)
            assert error.value.message == reason
            assert (state(match), match.record.entries) == before
    return reason.key


# --- playing ----------------------------------------------------------------------------------------


def test_a_match_answers_like_its_game() -> None:
    match = new()
    assert match.title is toy.TITLE
    assert match.player() == 0
    assert match.deciding() == [0, 1, 2]
    assert match.legal_actions(1) == match.game.legal_actions(1)
    assert match.written_actions(1) == [toy.ALPHABET.write(a) for a in match.legal_actions(1)]
    assert match.view(1)["hand"] == list(match.game.merchants[1].hand)  # type: ignore[attr-defined]
    assert "hand" not in match.view()
    assert match.scores() == [0, 0, 0]
    assert match.ranking() == [1, 1, 1]
    assert not match.over()
    assert toy.FORMAT.digest(toy.FORMAT.read(match.position())) == state(match)


def test_actions_may_be_numbers_or_written() -> None:
    match = new()
    written = match.written_actions(2)[1]
    match.play(written, 2)
    match.play(Whole(match.legal_actions(2)[0]), Whole(2))
    match.play(match.legal_actions()[0])
    assert [entry.seat for entry in match.record.entries] == [2, 2, 0]
    assert all(type(part) is int for entry in match.record.entries for part in entry)
    assert Record.read(match.record.write(), lambda key: toy.TITLE) == match.record


@pytest.mark.parametrize(
    ("action", "seat", "key"),
    [
        ("roll", 0, "illegal-now"),
        ("roll", -1, "illegal-now"),
        ("roll", 3, "illegal-seat"),
        ("roll", 55, "illegal-seat"),
        (10**6, 0, "illegal-action"),
        (-1, 0, "illegal-action"),
        ("sing", 0, "notation-verb"),
    ],
)
def test_what_is_refused_changes_nothing(action: int | str, seat: int, key: str) -> None:
    match = new()
    before = state(match)
    with pytest.raises((IllegalAction, NotationError)) as error:
        match.play(action, seat)
    assert error.value.message.key == key
    assert str(error.value)
    assert state(match) == before
    assert match.record.entries == []
    assert len(match.journal) == 1
    assert match.moments == []


def test_the_refusal_names_seat_action_and_reason() -> None:
    match = new()
    with pytest.raises(NotNow) as error:
        match.play("roll", 1)
    assert error.value.message.key == "illegal-now"
    assert error.value.clause == "general.now"
    assert str(error.value).startswith("B may not do this now: roll. That cannot be done now.")


@pytest.mark.parametrize("rubbish", [None, 1.5, [0]])
def test_rubbish_is_a_mistake_of_the_program(rubbish: Any) -> None:
    match = new()
    with pytest.raises(TypeError):
        match.play(rubbish)
    with pytest.raises(TypeError):
        match.play(0, rubbish)
    assert match.record.entries == []


def test_notes_are_kept_by_action() -> None:
    match = new(2)
    assert [note.kind for note in match.journal[0]] == [toy.DEALT_NOTE]
    match.play(match.legal_actions(1)[0], 1)
    assert [(note.kind, note.player) for note in match.journal[1]] == [(toy.PICKED_NOTE, 1)]
    with pytest.raises(IllegalAction):
        match.play(PASS)
    match.play(match.legal_actions(0)[0], 0)
    assert [len(notes) for notes in match.journal] == [1, 1, 1]
    match.undo(1)
    assert [[note.player for note in notes] for notes in match.journal[1:]] == [[0]]


def test_a_clone_goes_its_own_way() -> None:
    match = new(2)
    match.play(match.legal_actions(1)[0], 1)
    other = match.clone()
    assert state(other) == state(match)
    before = (state(match), match.record.write(), [len(notes) for notes in match.journal])
    while not other.over():
        other.play(other.legal_actions()[0])
    assert (state(match), match.record.write(), [len(notes) for notes in match.journal]) == before
    assert other.record.replay().scores() == other.scores()
    match.undo(1)
    assert other.over()


# --- taking back ------------------------------------------------------------------------------------


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    match = new()
    assert [match.takeable(seat) for seat in range(3)] == [[], [], []]
    assert match.undo_point(0) == 0
    assert why(match, 0) == "undo-start"


def test_a_simultaneous_choice_can_be_taken_back_until_the_reveal() -> None:
    match = new(3)
    start = state(match)
    first = match.legal_actions(0)[0]
    match.play(first, 0)
    only_first = state(match)
    match.play(match.legal_actions(1)[0], 1)
    match.play(match.legal_actions(0)[0], 0)
    match.play(match.legal_actions(1)[0], 1)
    assert match.takeable(0) == [2, 0]
    assert match.takeable(1) == [3, 1]
    assert match.takeable(2) == []
    assert match.undo_point(0) == 0
    match.restart_turn(1)
    assert [entry.seat for entry in match.record.entries] == [0, 0]
    match.undo(0)
    assert state(match) == start
    assert why(match, 0) == "undo-start"
    match.play(first, 0)
    assert state(match) == only_first
    match.undo(0)
    assert state(match) == start


def test_picks_whose_order_does_not_matter_are_taken_back_together() -> None:
    match = new(3)
    due = []
    for seat in (0, 1, 0):
        due.append(match.game.unordered(seat)[0])
        match.play(match.legal_actions(seat)[0], seat)
    assert due == [2, 2, 1]
    assert match.game.unordered(0) == (0, []), "nothing more is asked of this seat"
    assert (match.newest(0), match.newest(1), match.newest(2)) == ([2, 0], [1], [])


def test_picks_that_go_together_are_one_decision() -> None:
    match = new(2)
    for _ in range(2):
        match.play(match.legal_actions(0)[0], 0)
    assert (match.last_choice(0), match.together_from(0)) == (0, range(2))
    match.play(match.legal_actions(1)[0], 1)
    assert match.together_from(2) == range(2, 3)
    ordinary = at_turn()
    ordinary.play(SPEND)
    ordinary.play(SPEND)
    assert (ordinary.last_choice(0), ordinary.together_from(0)) == (1, range(1))


def test_ordinary_actions_are_taken_back_one_by_one() -> None:
    match = at_turn()
    match.play(SPEND)
    match.play(SPEND)
    assert (match.newest(0), match.takeable(0)) == ([1], [1, 0])


def test_the_choices_of_others_stay_when_one_is_taken_back() -> None:
    match = new(3)
    match.play(match.legal_actions(0)[0], 0)
    theirs = match.legal_actions(1)[1]
    match.play(theirs, 1)
    match.undo(0)
    assert match.record.entries == [Entry(1, theirs)]
    assert match.deciding() == [0, 1, 2]
    again = new(3)
    again.play(theirs, 1)
    assert state(again) == state(match)


def test_after_the_reveal_no_choice_can_be_taken_back() -> None:
    match = new(2)
    while match.game.stack[-1].simultaneous:
        match.play(match.legal_actions()[0])
    assert match.takeable(0) == match.takeable(1) == []
    assert why(match, 1) == "undo-revealed"
    assert why(match, 0) == "undo-revealed"


def test_a_whole_run_of_decisions_can_be_taken_back_one_by_one_or_at_once() -> None:
    match = at_turn(confirm=True)
    states = [state(match)]
    for action in (FEAST, SPEND, "next effect=1", SPEND, GIVE + 1):
        match.play(action)
        states.append(state(match))
    assert match.takeable(0) == [4, 3, 2, 1, 0]
    assert match.undo_point(0) == 0
    other = match.clone()
    other.restart_turn(0)
    assert state(other) == states[0]
    while match.record.entries:
        assert state(match) == states.pop()
        match.undo(0)
    assert state(match) == states[0]


def test_a_die_cannot_be_taken_back_nor_what_came_before() -> None:
    match = at_turn(confirm=True)
    match.play(SPEND)
    match.play(ROLL)
    assert match.takeable(0) == []
    assert match.undo_point(0) == 2
    assert why(match, 0) == "undo-revealed"


def test_what_came_after_the_die_can() -> None:
    stack = [{"step": "Close"}, {"step": "EndTurn", "player": "A"}, {"step": "TakeTurn", "player": "A"}]
    stack += [{"step": "TakeTurn", "player": "A"}]
    position = {"merchants": [{"coins": 2}, {}], "stack": stack, "owner": "A", "confirm": True}
    match = Record(toy.TITLE, 2, {}, position, True).replay()
    match.play(ROLL)
    rolled = state(match)
    match.play(FEAST)
    match.play(SPEND)
    assert match.takeable(0) == [2, 1]
    assert match.undo_point(0) == 1
    assert match.why_no_undo(0).key == "undo-revealed"
    match.restart_turn(0)
    assert state(match) == rolled


def test_an_ended_turn_stays_ended() -> None:
    match = at_turn(confirm=True)
    match.play(PASS)
    assert match.takeable(0) == [0]
    match.play(END_TURN)
    assert match.takeable(0) == match.takeable(1) == []
    assert why(match, 0) == "undo-ended"
    assert why(match, 1) == "undo-other"


def test_without_confirming_the_last_action_can_be_taken_back_until_the_next_acts() -> None:
    match = at_turn()
    before = state(match)
    match.play(PASS)
    assert match.deciding() == [1]
    assert match.takeable(0) == [0]
    assert match.takeable(1) == []
    match.undo(0)
    assert state(match) == before
    match.play(PASS)
    match.play(SPEND)
    assert match.takeable(0) == []
    assert why(match, 0) == "undo-other"
    assert match.takeable(1) == [1]
    assert match.why_no_undo(1).key == "undo-other"


def test_a_choice_of_everybody_does_not_reopen_the_turn_before_it() -> None:
    stack = [{"step": "Close"}, {"step": "Pick", "player": "B"}, {"step": "Pick", "player": "A"}]
    stack += [{"step": "TakeTurn", "player": "A"}]
    merchants = [{"hand": ["c01", "c02"]}, {"hand": ["c03", "c04"]}]
    position = {"merchants": merchants, "stack": stack, "owner": "A"}
    match = Record(toy.TITLE, 2, {}, position).replay()
    match.play(PASS)
    match.play("pick card=c01", 0)
    assert match.takeable(0) == [1, 0]
    match.play("pick card=c03", 1)
    assert match.takeable(0) == [1]
    assert match.takeable(1) == [2]
    assert match.why_no_undo(0).key == "undo-other"
    match.undo(0)
    assert match.takeable(0) == []
    match.undo(1)
    assert match.takeable(0) == [0]


def test_a_game_that_is_over_stays_over() -> None:
    match = at_turn(coins=0)
    match.play(PASS)
    match.play(PASS)
    assert match.over()
    assert match.takeable(0) == match.takeable(1) == []
    assert why(match, 1) == "illegal-over"


def test_taking_back_and_playing_again_is_as_if_nothing_had_happened() -> None:
    rng = seeded(31)
    for number in range(30):
        confirm = number % 2 == 0
        plain, match = new(3, number, confirm), new(3, number, confirm)
        while not plain.over():
            seats = plain.deciding()
            seat = seats[rng.below(len(seats))]
            if match.takeable(seat) and rng.below(2):
                taken = match.takeable(seat)
                redo = [match.record.entries[index] for index in reversed(taken)]
                match.restart_turn(seat)
                for entry in redo:
                    match.play(entry.action, entry.seat)
                assert state(match) == state(plain)
            legal = plain.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            for one in (plain, match):
                one.play(action, seat)
        assert state(match) == state(plain)
        assert sorted(match.record.entries) == sorted(plain.record.entries)
