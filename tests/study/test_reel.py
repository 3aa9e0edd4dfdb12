"""A reel leads to every moment as a replay does, whichever way one comes, and goes on with its game."""

from __future__ import annotations

import random

import pytest

import ludoteca
from ludoteca.core.errors import RecordError
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study.reel import EVERY, Reel

EVERY_TITLE = pytest.mark.parametrize("key", titles())


def a_game(key: str, actions: int, confirm: bool = False) -> Record:
    match, chance = ludoteca.new(key, 2, seed=3, confirm=confirm), seeded(3)
    while len(match.record.entries) < actions and not match.over():
        legal = match.legal_actions()
        match.play(legal[chance.below(len(legal))])
    return match.record


def same(one: Match, other: Match) -> bool:
    notes = [
        [[(note.kind.key, note.player, note.a, note.b) for note in notes] for notes in match.journal]
        for match in (one, other)
    ]
    return (
        one.position() == other.position()
        and one.record.entries == other.record.entries
        and one.moments == other.moments
        and notes[0] == notes[1]
    )


@EVERY_TITLE
def test_every_moment_is_what_a_replay_comes_to(key: str) -> None:
    record = a_game(key, 2 * EVERY + 9)
    reel = Reel(record)
    numbers = [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, len(reel)]
    random.Random(1).shuffle(numbers)
    for number in numbers:
        assert same(reel.match(number), record.replay(number)), number


def test_what_is_done_with_a_moment_changes_no_other() -> None:
    reel = Reel(a_game("millefiori", 50))
    match = reel.match(40)
    match.play(match.legal_actions()[0])
    match.journal[0].clear()
    match.record.names[0] = "Nobody"
    assert same(reel.match(40), reel.record.replay(40))
    assert reel.record.names == {}


@EVERY_TITLE
def test_a_reel_goes_on_with_its_game_and_takes_back_with_it(key: str) -> None:
    record = a_game(key, 3 * EVERY)
    before = Reel(record.branch(EVERY + 20))
    after = Reel(record, before)
    assert after.kept[0] is before.kept[0], "what is known is not played again"
    back = Reel(record.branch(EVERY + 1), after)
    for number in (0, EVERY, EVERY + 1):
        assert same(back.match(number), record.replay(number))
    for number in (EVERY + 20, 2 * EVERY + 1, len(record.entries)):
        assert same(after.match(number), record.replay(number))
    assert after.turns == Reel(record).turns


def test_a_reel_of_another_way_is_not_led_astray_by_what_is_known() -> None:
    record = a_game("burgundy", 60)
    other = record.replay(45)
    legal = [action for action in other.legal_actions() if action != record.entries[45].action]
    other.play(legal[0])
    assert same(Reel(other.record, Reel(record)).match(46), other)


@pytest.mark.parametrize("number", [-1, 51])
def test_a_moment_that_is_not_there(number: int) -> None:
    with pytest.raises(RecordError):
        Reel(a_game("millefiori", 50)).match(number)


def test_an_action_that_cannot_be_played_is_named() -> None:
    record = a_game("millefiori", 50)
    record.entries[40] = record.entries[0]
    with pytest.raises(RecordError) as refused:
        Reel(record)
    assert refused.value.message.args["number"] == 41


# --- turns --------------------------------------------------------------------------------------------


def test_turns_begin_where_another_seat_acts_and_choices_face_down_are_one() -> None:
    record = a_game("millefiori", 30)
    reel = Reel(record)
    seats = [entry.seat for entry in record.entries]
    assert [moment.simultaneous for moment in reel.moments[:3]] == [True, True, False]
    assert reel.turns[:2] == [0, 2], "everybody keeps a card, then somebody plays one"
    for number in reel.turns[2:]:
        together = [moment.simultaneous for moment in reel.moments[number - 1 : number + 1]]
        assert seats[number] != seats[number - 1] or any(together)


def test_a_turn_that_was_ended_is_over_even_if_the_same_seat_goes_on() -> None:
    reel = Reel(a_game("burgundy", 60, confirm=True))
    for number in range(1, len(reel)):
        if reel.title.alphabet.write(reel.record.entries[number - 1].action) == "end":
            assert number in reel.turns


def test_from_turn_to_turn_and_back() -> None:
    reel = Reel(a_game("caylus", 70))
    forwards, at = [0], 0
    while at < len(reel):
        at = reel.turn_after(at)
        forwards.append(at)
    assert forwards == [*reel.turns, len(reel)]
    backwards = [at]
    while at > 0:
        at = reel.turn_before(at)
        backwards.append(at)
    assert backwards == forwards[::-1]
    assert reel.turn_after(len(reel)) == len(reel)
    assert reel.turn_before(0) == 0
    inside = next(n for n in range(1, len(reel)) if n not in reel.turns)
    assert reel.turn_before(inside) == max([turn for turn in reel.turns if turn < inside])
