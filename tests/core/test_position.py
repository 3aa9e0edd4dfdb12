"""Positions: every state goes to plain data and back; what cannot be is refused with the reason."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from ludoteca.core.alphabet import FIRST_ORDER
from ludoteca.core.errors import PositionError
from ludoteca.core.position import ByName, Chance, Flag, ListOf, Name, Number, Seat, TupleOf, check_census
from ludoteca.core.rng import Rng, Scripted, Sealed, seeded
from tests.core import toy
from tests.core.toy import FEAST, FORMAT, TITLE, Fair

KEY = bytes(range(32))


def reloaded(game: Fair) -> Fair:
    return FORMAT.read(json.loads(json.dumps(FORMAT.write(game))))


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_comes_back_and_plays_on_alike(players: int, confirm: bool) -> None:
    options = {"length": 2, "teams": players == 4}
    game = TITLE.start(players, seeded(players), options, confirm)
    rng = seeded(9)
    while not game.over():
        again = reloaded(game)
        assert FORMAT.digest(again) == FORMAT.digest(game)
        assert again.deciding() == game.deciding()
        assert again.legal_actions() == game.legal_actions()
        seats = game.deciding()
        seat = seats[rng.below(len(seats))]
        legal = game.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        game.play(action, seat)
        again.play(action, seat)
        assert FORMAT.digest(again) == FORMAT.digest(game)
    assert reloaded(game).over()


@pytest.mark.parametrize(
    "rng",
    [Rng(1, 2, 3, 4), seeded(8), Sealed(KEY, 12), Scripted([1, 2, 0], 1), Scripted([0], 1, seeded(6))],
    ids=["words", "seeded", "sealed", "script", "script at its end"],
)
def test_every_generator_comes_back(rng: Rng) -> None:
    again = Chance().read(json.loads(json.dumps(Chance().write(rng))), "rng")
    assert type(again) is type(rng)
    assert again.state() == rng.state()
    mine = rng.clone()
    assert [again.below(3) for _ in range(20)] == [mine.below(3) for _ in range(20)]


def test_a_puzzle_names_its_chance_briefly() -> None:
    assert Chance().read(7, "rng").state() == seeded(7).state()
    script = Chance().read(["scripted", 0, 5, 3], "rng")
    assert [script.below(6), script.below(6)] == [5, 3]
    assert Chance().read(["scripted"], "rng").state() == Scripted([]).state()


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        1.5,
        "7",
        {},
        [],
        [1, 2, 3],
        [0, 0, 0, 0],
        [1, 2, 3, -4],
        [1, 2, 3, 2**32],
        [1, 2, 3, True],
        [1, 2, 3, "4"],
        ["scripted", 1],
        ["scripted", -1, 1, 2],
        ["scripted", 3, 1, 2],
        ["scripted", "0", 1],
        ["scripted", 0, None],
        ["scripted", 0, 1 << 70],
        ["scripted", 0, 1, "then", 0, 0, 0, 0],
        ["scripted", 0, 1, "then", 1, 2],
        [KEY.hex(), -1],
        [KEY.hex(), "0"],
        [KEY.hex()[1:], 0],
        ["G" * 64, 0],
    ],
)
def test_what_is_no_generator_is_refused(data: Any) -> None:
    with pytest.raises(PositionError) as error:
        Chance().read(data, "rng")
    assert error.value.message.key == "position-rng"


# --- the codecs, one by one -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codec", "good", "bad", "key"),
    [
        (Number(1, 6), [1, 6], [0, 7, "3", 3.0, True, None, []], "position-number"),
        (Flag(), [True, False], [0, 1, "yes", None], "position-flag"),
        (Name(["a", "b"]), ["a", "b"], ["c", None, 0, [], {}], "position-name"),
        (Name(["a", "b"], optional=True), ["a", None], ["c", 0, ["a"]], "position-name"),
        (Seat(), ["A", "H", None], ["I", "", "AB", 0, "a", []], "position-seat"),
        (ListOf(Flag()), [[], [True], [True, False]], [{}, "x", None, 3], "position-list"),
        (ListOf(Flag(), 2), [[True, False]], [[], [True], [True] * 3], "position-list"),
        (TupleOf(Flag(), 1), [[True]], [[], {}], "position-list"),
        (ByName(["a", "b"], Number(), 0), [{}, {"b": 3}], [[], None, "a"], "position-object"),
        (ByName(["a", "b"], Number(), 0), [], [{"c": 1}], "position-name"),
        (ByName(["a", "b"], Number(), 0), [], [{"a": -1}], "position-number"),
    ],
)
def test_codecs_read_what_they_write_and_refuse_the_rest(
    codec: Any, good: list[Any], bad: list[Any], key: str
) -> None:
    for data in good:
        assert codec.write(codec.read(data, "x")) == data
    for data in bad:
        with pytest.raises(PositionError) as error:
            codec.read(data, "x")
        assert error.value.message.key == key
        assert "x" in str(error.value)
        assert key not in str(error.value), "there is no text for this error"


def test_errors_say_where() -> None:
    with pytest.raises(PositionError) as error:
        FORMAT.read({"merchants": [{}, {"points": [1, "two"]}]})
    assert error.value.message.args["where"] == "merchants[1].points[1]"
    assert '"two"' in str(error.value)


def test_long_rubbish_is_cut_short() -> None:
    with pytest.raises(PositionError) as error:
        FORMAT.read({"length": "long" * 100})
    assert len(str(error.value)) < 150


# --- left out, and impossible -----------------------------------------------------------------------


def test_what_is_left_out_is_filled_in() -> None:
    game = FORMAT.read({})
    assert game.seats() == 2
    assert game.left == toy.CARDS - 6
    assert FORMAT.read({"merchants": [{"coins": 5}, {}, {}]}).bank == toy.COINS - 5
    assert FORMAT.read({"stack": []}).over()


def test_reading_leaves_the_data_alone() -> None:
    data = {"merchants": [{"coins": 5}, {"hand": ["c01"]}], "stack": [{"step": "Deal"}]}
    before = copy.deepcopy(data)
    FORMAT.read(data)
    assert data == before


def test_a_nested_decision_comes_back() -> None:
    game = TITLE.start(2, seeded(3), {})
    while game.stack[-1].simultaneous:
        game.play(game.legal_actions()[0])
    game.play(FEAST)
    again = reloaded(game)
    for one in (game, again):
        one.play(FIRST_ORDER)
    assert again.legal_actions() == game.legal_actions()
    assert FORMAT.digest(again) == FORMAT.digest(game)


@pytest.mark.parametrize(
    ("data", "key", "named"),
    [
        ([], "position-object", "position"),
        ("fair", "position-object", "position"),
        (None, "position-object", "position"),
        ({"colour": "red"}, "position-unknown", "colour"),
        ({"bank": toy.COINS - 1}, "position-census", "coin"),
        ({"discard": ["c01"], "pile": ["c01"]}, "position-census", "c00"),
        ({"discard": ["c01", "c01"]}, "position-census", "c01"),
        ({"merchants": [{"hand": [None]}, {}]}, "position-name", "hand"),
        ({"merchants": [{"coins": 1, "gold": 2}, {}]}, "position-unknown", "gold"),
        ({"stack": [{"step": "Sing"}]}, "position-step", "Deal"),
        ({"stack": [{}]}, "position-step", "Deal"),
        ({"stack": ["Deal"]}, "position-step", "stack[0]"),
        ({"stack": {"step": "Deal"}}, "position-list", "stack"),
        ({"stack": [{"step": "Begin"}]}, "position-step-fields", "seat"),
        ({"stack": [{"step": "Begin", "seat": 4}]}, "position-seat", "seat"),
        ({"stack": [{"step": "Deal", "player": "A"}]}, "position-unknown", "player"),
        ({"stack": [{"step": "TakeTurn", "player": "A", "mood": 1}]}, "position-unknown", "mood"),
        ({"stack": [{"step": "InAnyOrder", "player": "A"}]}, "position-step-fields", "steps"),
        (
            {"stack": [{"step": "InAnyOrder", "player": "A", "steps": [{"step": "Sing"}]}]},
            "position-step",
            "steps[0]",
        ),
        ({"stack": [{"step": "TakeTurn", "player": "C"}]}, "position-seat", "C"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(data: Any, key: str, named: str) -> None:
    with pytest.raises(PositionError) as error:
        FORMAT.read(data)
    assert error.value.message.key == key
    assert named in str(error.value)
    assert key not in str(error.value), "there is no text for this error"


@pytest.mark.parametrize(
    "stack",
    [
        [{"step": "TakeTurn", "player": None}],
        [{"step": "EndTurn", "player": "A"}],
        [{"step": "InAnyOrder", "player": "A", "steps": [{"step": "TakeTurn", "player": "A"}]}],
        [{"step": "InAnyOrder", "player": "A", "steps": [{"step": "Give", "player": "B"}]}],
    ],
    ids=["a decision of nobody", "an end of nothing", "a turn that waits", "an effect of somebody else"],
)
def test_what_no_timetable_can_hold_is_refused(stack: list[dict[str, Any]]) -> None:
    with pytest.raises(PositionError) as error:
        FORMAT.read({"stack": stack})
    assert error.value.message.key == "position-stack"


def test_steps_within_steps_without_end_are_refused() -> None:
    step: dict[str, Any] = {"step": "Gain", "seat": "A"}
    for _ in range(2000):
        step = {"step": "InAnyOrder", "player": "A", "steps": [step]}
    with pytest.raises(PositionError):
        FORMAT.read({"stack": [step]})


@pytest.mark.parametrize("number", [1 << 21, -(1 << 21), 1 << 59, 10**30])
def test_no_number_is_counted_out_that_no_box_could_hold(number: int) -> None:
    data = FORMAT.write(TITLE.start(2, seeded(1), {}))
    data["merchants"][1]["coins"] = number
    with pytest.raises(PositionError, match=r"merchants\[1\]\.coins"):
        FORMAT.read(data)


def test_the_census_counts_too_many_and_too_few() -> None:
    check_census({"a": 1, "b": 2}, {"a": 1, "b": 2})
    for found in ({"a": 1}, {"a": 1, "b": 3}, {"a": 1, "b": 2, "c": 1}):
        with pytest.raises(PositionError) as error:
            check_census(found, {"a": 1, "b": 2})
        assert error.value.message.key == "position-census"


def test_a_digest_hangs_on_every_part_of_the_state() -> None:
    game = TITLE.start(2, seeded(3), {}, confirm=True)
    seen = {FORMAT.digest(game)}
    for change in (
        lambda g: g.rng.next32(),
        lambda g: g.look(),
        lambda g: g.merchants[1].points.__setitem__(0, 1),
        lambda g: g.stack.pop(),
        lambda g: setattr(g, "confirm", False),
        lambda g: setattr(g, "pile", g.pile[::-1]),
        lambda g: setattr(g, "left", g.left - 1),
    ):
        other = game.clone()
        change(other)
        seen.add(FORMAT.digest(other))
    assert len(seen) == 8
