"""Titles, options, messages and errors: what people hand us is checked, what we tell can be told."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.core.game import Note
from ludoteca.core.message import Message, seat_letter, seat_name
from ludoteca.core.notes import EVERYBODY
from ludoteca.core.options import Option, write_value
from ludoteca.core.rng import seeded
from tests.core.toy import ALPHABET, DEALT_NOTE, GIVE, PICKED_NOTE, ROLLED_NOTE, TITLE

# --- options ----------------------------------------------------------------------------------------


def test_options_left_out_have_their_usual_values() -> None:
    assert TITLE.check_options(2, {}) == {"length": 1, "teams": False}
    assert TITLE.check_options(4, {"teams": True}) == {"length": 1, "teams": True}


@pytest.mark.parametrize(
    ("players", "options", "key", "named"),
    [
        (1, {}, "option-players", "2, 3, 4"),
        (5, {}, "option-players", "5"),
        (0, {}, "option-players", "0"),
        (2.0, {}, "option-players", "2.0"),
        ("2", {}, "option-players", "2"),
        (True, {}, "option-players", "True"),
        (2, {"width": 1}, "option-unknown", "width"),
        (2, {"length": 3}, "option-value", "3"),
        (2, {"length": "1"}, "option-value", "1, 2"),
        (2, {"length": True}, "option-value", "True"),
        (2, {"length": 1.0}, "option-value", "1.0"),
        (2, {"teams": 1}, "option-value", "teams"),
        (2, {"teams": None}, "option-value", "None"),
        (2, {"teams": True}, "option-value", "teams"),
    ],
)
def test_wrong_options_are_named(players: Any, options: dict[str, Any], key: str, named: str) -> None:
    for check in (
        lambda: TITLE.check_options(players, options),
        lambda: TITLE.start(players, seeded(1), options),
    ):
        with pytest.raises(OptionError) as error:
            check()
        assert error.value.message.key == key
        assert named in str(error.value)
        assert key not in str(error.value), "there is no text for this error"


@pytest.mark.parametrize(
    ("text", "value"),
    [("yes", True), ("TRUE", True), ("on", True), ("no", False), ("False", False), ("off", False)],
)
def test_yes_and_no_in_many_words(text: str, value: bool) -> None:
    assert Option("teams", (False, True), False).read(text) is value


def test_options_read_what_they_write() -> None:
    for option in (*TITLE.options, Option("map", ("islands", "Coast"), "islands")):
        for value in option.values:
            found = option.read(write_value(value))
            assert (found, type(found)) == (value, type(value))
    assert Option("map", ("islands", "Coast"), "islands").read("COAST") == "Coast"


@pytest.mark.parametrize("text", ["", "2", "maybe", "yes "])
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(OptionError) as error:
        Option("teams", (False, True), False).read(text)
    assert error.value.message.args["known"] == "no, yes"


# --- telling ----------------------------------------------------------------------------------------


def test_actions_and_notes_are_told_as_messages() -> None:
    assert TITLE.describe(0) == Message("action-end")
    assert TITLE.describe(GIVE + 1) == Message("action-give", to="B")
    for action in range(ALPHABET.size):
        assert TITLE.describe(action).key.startswith("action-")
    note = Note(PICKED_NOTE, 2, 7, 0, EVERYBODY)
    assert TITLE.tell(note) == Message("log-picked", player=seat_name(2), card="c07")
    assert TITLE.places(note) == ["card:c07"]
    rolled = Note(ROLLED_NOTE, 0, 2, 0, EVERYBODY)
    assert TITLE.tell(rolled) == Message("log-rolled", player=seat_name(0), coins=2)
    assert TITLE.places(rolled) == []


def test_listening_from_the_start_keeps_the_notes_of_the_set_up() -> None:
    assert TITLE.start(2, seeded(1), {}).journal is None
    heard = TITLE.start(2, seeded(1), {}, listen=True).journal
    assert heard is not None
    assert [note.kind for note in heard] == [DEALT_NOTE]


def test_what_lies_face_down_cannot_be_taken_back() -> None:
    game = TITLE.start(2, seeded(1), {})
    asked: set[tuple[bool, bool]] = set()
    while not game.over():
        seat, action = game.player(), game.legal_actions()[0]
        asked.add((game.step_of(seat).simultaneous, TITLE.commits(game, seat, action)))
        game.play(action)
    assert asked == {(True, True), (False, False)}


def test_messages_are_equal_by_what_they_say() -> None:
    message = Message("log", player=seat_name(1), points=3)
    assert message == Message("log", points=3, player=seat_name(1))
    assert hash(message) == hash(Message("log", points=3, player=seat_name(1)))
    assert message != Message("log", player=seat_name(2), points=3)
    assert message != Message("other", player=seat_name(1), points=3)
    assert message != "log"
    assert message.to_json() == {
        "key": "log",
        "args": {"player": {"key": "seat", "args": {"seat": 1}}, "points": 3},
    }
    assert pickle.loads(pickle.dumps(message)) == message


def test_an_argument_may_be_called_key() -> None:
    assert Message("log", key="gold").to_json() == {"key": "log", "args": {"key": "gold"}}


def test_errors_speak_and_travel() -> None:
    error = IllegalAction("illegal-seat", player=seat_name(1))
    assert str(error) == "B is not asked to decide now."
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalAction
    assert again.message == error.message
    assert str(IllegalAction("no-such-text", n=1)) == "Message('no-such-text', n=1)"


def test_seats_have_letters() -> None:
    assert [seat_letter(seat) for seat in range(8)] == list("ABCDEFGH")
