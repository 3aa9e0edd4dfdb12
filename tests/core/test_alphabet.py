"""The alphabet: dense numbers, names, notation and JSON, and errors that name what is wrong."""

from __future__ import annotations

import pytest

from ludoteca.core.alphabet import END_TURN, FIRST_ORDER, NONE, Alphabet, Field, Verb
from ludoteca.core.errors import NotationError
from tests.core import toy

SPACE = Field("space", ["W1", "W2", "W3"], place="space")
DIE = Field("die", ["1", "2"])
ALPHABET = Alphabet([Verb("place", DIE, SPACE), Verb("sail"), Verb("move", SPACE)], orders=2)


def test_actions_are_dense_and_each_verb_is_one_block() -> None:
    assert ALPHABET.size == 1 + 2 + 6 + 1 + 3
    assert [ALPHABET.verbs[number].name for number in ALPHABET.verb_of] == (
        ["end"] + ["next"] * 2 + ["place"] * 6 + ["sail"] + ["move"] * 3
    )
    assert ALPHABET.starts == [0, 1, 3, 9, 10]
    assert [ALPHABET.first(verb.name) for verb in ALPHABET.verbs] == ALPHABET.starts
    assert [ALPHABET.verb(verb.name) for verb in ALPHABET.verbs] == [0, 1, 2, 3, 4]


def test_end_and_order_come_first_in_every_alphabet() -> None:
    assert ALPHABET.write(END_TURN) == "end"
    assert [ALPHABET.write(FIRST_ORDER + n) for n in range(2)] == ["next effect=1", "next effect=2"]
    assert Alphabet([Verb("sail")]).write(END_TURN) == "end"
    assert Alphabet([Verb("sail")]).write(FIRST_ORDER) == "sail"


@pytest.mark.parametrize("alphabet", [ALPHABET, toy.ALPHABET])
def test_every_action_goes_to_words_and_json_and_back(alphabet: Alphabet) -> None:
    written = [alphabet.write(action) for action in range(alphabet.size)]
    assert len(set(written)) == alphabet.size
    assert [alphabet.read(text) for text in written] == list(range(alphabet.size))
    assert [alphabet.from_json(alphabet.to_json(a)) for a in range(alphabet.size)] == list(
        range(alphabet.size)
    )
    for action in range(alphabet.size):
        verb = alphabet.verbs[alphabet.verb_of[action]]
        names = [field.name for field in verb.fields]
        values = dict(zip(names, alphabet.values(action), strict=True))
        assert alphabet.encode(verb.name, **values) == action


def test_last_field_counts_fastest() -> None:
    first = ALPHABET.first("place")
    assert ALPHABET.values(first) == [0, 0]
    assert ALPHABET.values(first + 1) == [0, 1]
    assert ALPHABET.values(first + 3) == [1, 0]
    assert ALPHABET.write(first + 5) == "place die=2 space=W3"


def test_table_gives_a_field_for_every_action() -> None:
    assert ALPHABET.table("space") == [NONE] * 3 + [0, 1, 2, 0, 1, 2] + [NONE] + [0, 1, 2]
    assert ALPHABET.table("die") == [NONE] * 3 + [0, 0, 0, 1, 1, 1] + [NONE] * 4
    assert set(ALPHABET.table("nothing")) == {NONE}


def test_notation_takes_fields_in_any_order_and_any_blanks() -> None:
    assert ALPHABET.read("  place   space=W2 die=1 ") == ALPHABET.read("place die=1 space=W2")


def test_json_is_plain_names() -> None:
    assert ALPHABET.to_json(ALPHABET.read("place die=2 space=W1")) == {
        "verb": "place",
        "die": "2",
        "space": "W1",
    }
    assert ALPHABET.to_json(END_TURN) == {"verb": "end"}


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("", "notation-empty", ""),
        ("   ", "notation-empty", ""),
        ("put space=W1", "notation-verb", "put"),
        ("Sail", "notation-verb", "Sail"),
        ("sail space=W1", "notation-field", "space=W1"),
        ("move place=W1", "notation-field", "place=W1"),
        ("move W1", "notation-field", "W1"),
        ("move space=", "notation-value", "space"),
        ("move space=W4", "notation-value", "W4"),
        ("move space=w1", "notation-value", "w1"),
        ("move space=W1 space=W2", "notation-twice", "space"),
        ("place die=1", "notation-missing", "space"),
        ("move", "notation-missing", "space"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, key: str, named: str) -> None:
    with pytest.raises(NotationError) as error:
        ALPHABET.read(text)
    assert error.value.message.key == key
    assert named in str(error.value)
    assert key not in str(error.value), "there is no text for this error"


def test_long_lists_of_names_are_cut_short() -> None:
    with pytest.raises(NotationError) as error:
        toy.ALPHABET.read("pick card=c99")
    assert error.value.message.args["known"] == "c00, c01, … c23"


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"verb": "put"},
        {"verb": None},
        {"verb": "move"},
        {"verb": "move", "space": 1},
        {"verb": "move", "space": None},
        {"verb": "move", "space": ["W1"]},
        {"verb": "move", "space": "W1", "die": "1"},
        {"verb": "sail", "": ""},
    ],
)
def test_json_that_is_no_action_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(NotationError):
        ALPHABET.from_json(data)


def test_values_outside_a_field_are_no_action() -> None:
    with pytest.raises(AssertionError):
        ALPHABET.encode("move", space=3)
    with pytest.raises(AssertionError):
        ALPHABET.encode("move", space=-1)


def test_declarations_that_would_be_ambiguous_are_refused() -> None:
    with pytest.raises(AssertionError, match="two fields called space"):
        Alphabet([Verb("a", SPACE), Verb("b", Field("space", ["W1"]))])
    with pytest.raises(AssertionError, match="needs names"):
        Alphabet([Verb("a", Field("number"))])
    with pytest.raises(AssertionError, match="two verbs called a"):
        Alphabet([Verb("a"), Verb("a", SPACE)])
    with pytest.raises(AssertionError, match="two verbs called end"):
        Alphabet([Verb("end")])
    with pytest.raises(AssertionError, match="colour"):
        Alphabet([Verb("a", Field("colour", ["dark red"]))])
    with pytest.raises(AssertionError, match="colour"):
        Alphabet([Verb("a", Field("colour", ["red", "red"]))])
