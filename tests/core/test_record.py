"""Records: what is written is read back, and a broken file is told where and why."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from ludoteca.core.errors import OptionError, RecordError
from ludoteca.core.match import Match
from ludoteca.core.record import Entry, Record, Seal
from ludoteca.core.rng import Sealed, commitment, sealing_key, seeded
from ludoteca.core.title import Title
from tests.core import toy

SECRET = bytes(range(32))
SEAL = Seal(commitment(SECRET), ("ann", "bob", "cy"), SECRET)


def find(key: str) -> Title[Any]:
    if key != "fair":
        raise OptionError("option-title", title=key, known="fair")
    return toy.TITLE


def played(record: Record, actions: int) -> Match:
    """So many actions at random."""
    match = record.replay()
    rng = seeded(77)
    while len(match.record.entries) < actions and not match.over():
        seats = match.deciding()
        seat = seats[rng.below(len(seats))]
        legal = match.legal_actions(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match


def a_record(**changes: Any) -> Record:
    return replace(Record(toy.TITLE, 3, toy.TITLE.check_options(3, {"length": 2}), 5), **changes)


def state(match: Match) -> str:
    return match.title.format.digest(match.game)


POSITION = played(a_record(), 9).position()

STARTS = [
    pytest.param({"start": 5}, id="seed"),
    pytest.param({"start": -5}, id="negative seed"),
    pytest.param({"start": SEAL}, id="sealed"),
    pytest.param({"start": POSITION}, id="position"),
    pytest.param({"confirm": True}, id="confirm"),
    pytest.param({"names": {0: "Ann", 2: "Ça va: yes"}}, id="names"),
    pytest.param({"players": 4, "options": {"length": 1, "teams": True}}, id="options"),
]


@pytest.mark.parametrize("changes", STARTS)
def test_what_is_written_is_read_back_and_leads_to_the_same_state(changes: dict[str, Any]) -> None:
    match = played(a_record(**changes), 500)
    assert match.over()
    text = match.record.write()
    again = Record.read(text, find)
    assert again == match.record
    assert again.write() == text
    assert state(again.replay()) == state(match)
    assert Record.read(text.replace("\n", "\r\n"), find) == again
    assert Record.read(text + "\n\n", find) == again


def test_a_record_reads_like_this() -> None:
    match = played(a_record(names={1: "Bob"}), 3)
    lines = match.record.write().splitlines()
    assert lines[:9] == [
        "ludoteca record 1",
        "title: fair",
        "rules: 1",
        "players: 3",
        "options: length=2 teams=no",
        "confirm: no",
        "name B: Bob",
        "seed: 5",
        "---",
    ]
    assert len(lines) == 12
    assert all(line[:8] in ("A pick c", "B pick c", "C pick c") for line in lines[9:])


def test_a_game_without_options_has_no_line_for_them() -> None:
    plain = replace(toy.TITLE, options=(), refuse=lambda players, options: None)
    text = Record(plain, 2, {}, 1).write()
    assert "options" not in text
    assert Record.read(text, lambda key: plain).options == {}


def test_secret_of_a_table_stays_out_until_it_is_told() -> None:
    match = played(a_record(start=SEAL), 20)
    hidden = replace(match.record, start=Seal(SEAL.commitment, SEAL.nonces))
    text = hidden.write()
    assert SECRET.hex() not in text
    again = Record.read(text, find)
    assert again == hidden
    with pytest.raises(RecordError) as error:
        again.replay()
    assert error.value.message.key == "record-sealed"
    assert again == hidden, "a replay that fails leaves the record alone"


def test_a_seal_holds_what_it_promised() -> None:
    assert SEAL.holds()
    assert not Seal(SEAL.commitment, SEAL.nonces).holds()
    assert not Seal(SEAL.commitment, SEAL.nonces, bytes(32)).holds()
    rng = SEAL.rng()
    assert isinstance(rng, Sealed)
    assert (rng.key, rng.counter) == (sealing_key(SECRET, list(SEAL.nonces)), 0)


@pytest.mark.parametrize("nonce", ["", " ", "two words", "line\nbreak"])
def test_a_nonce_that_could_not_be_read_back_is_refused(nonce: str) -> None:
    with pytest.raises(AssertionError):
        Seal(SEAL.commitment, ("ann", nonce))


@pytest.mark.parametrize(
    "name", ["a\nseed: 1", "---", "\u2028---\u2028A end", "  wide   gaps  ", "x\x85y\x0cz"]
)
def test_no_name_breaks_out_of_its_line(name: str) -> None:
    match = played(a_record(names={0: name}), 3)
    again = Record.read(match.record.write(), find)
    assert again.names == {0: " ".join(name.split())}
    assert (again.start, again.entries) == (match.record.start, match.record.entries)


def test_players_are_called_by_name_and_told_apart() -> None:
    assert a_record(names={0: "ann", 2: "cy"}).called() == ("ann", "B", "cy")
    assert a_record(names={0: "greedy", 1: "ann", 2: "greedy"}).called() == ("greedy A", "ann", "greedy C")


def test_branching_leaves_the_trunk_alone() -> None:
    match = played(a_record(names={0: "Ann"}), 12)
    trunk = match.record
    branch = trunk.branch(7)
    assert branch.entries == trunk.entries[:7]
    branch.entries.append(Entry(0, 0))
    branch.options["length"] = 1
    branch.names[0] = "Zoe"
    assert len(trunk.entries) == 12
    assert trunk.options["length"] == 2
    assert trunk.names == {0: "Ann"}
    assert trunk.branch(0).entries == []
    assert trunk.branch(12) == trunk
    for at in (-1, 13):
        with pytest.raises(RecordError) as error:
            trunk.branch(at)
        assert error.value.message.args == {"at": at, "length": 12}


def test_replay_up_to_any_point() -> None:
    match = played(a_record(), 12)
    for upto in range(13):
        again = match.record.replay(upto)
        assert len(again.record.entries) == upto
    assert state(match.record.replay(12)) == state(match)


def test_replays_of_one_record_do_not_disturb_each_other() -> None:
    record = played(a_record(), 5).record
    first, second = record.replay(), record.replay()
    first.play(first.legal_actions()[0])
    assert len(first.record.entries) == 6
    assert len(second.record.entries) == len(record.entries) == 5


def test_an_action_that_cannot_be_replayed_is_named() -> None:
    match = played(a_record(), 5)
    match.record.entries[3] = Entry(1, toy.ROLL)
    with pytest.raises(RecordError) as error:
        match.record.replay()
    assert error.value.message.key == "record-action"
    assert error.value.message.args["number"] == 4
    assert "B roll" in str(error.value)
    assert len(match.record.entries) == 5


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    match = played(a_record(), 500)
    match.record.entries.append(Entry(0, toy.PASS))
    with pytest.raises(RecordError) as error:
        match.record.replay()
    assert "over" in str(error.value)


# --- broken files -----------------------------------------------------------------------------------

TEXT = """ludoteca record 1
title: fair
rules: 1
players: 3
options: length=2 teams=no
confirm: no
name A: Ann
seed: 5
---
A pick card=c01
B pick card=c02
"""

SEALED_TEXT = TEXT.replace("seed: 5", f"commitment: {'0' * 64}\nnonces: a b c\nsecret: {'1' * 64}")
OTHER_POSITION = json.dumps({"merchants": 2})
BAD_POSITION = json.dumps({"merchants": 3, "bank": 7})


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("ludoteca record 1", "ludoteca record 2", "record-first-line", 1),
        ("ludoteca record 1\n", "", "record-first-line", 1),
        (TEXT, "", "record-first-line", 1),
        ("title: fair", "title: chess", "record-line", 2),
        ("title: fair\n", "", "record-missing", 0),
        ("title: fair", "title", "record-header", 2),
        ("rules: 1", "rules: 2", "record-rules", 3),
        ("rules: 1", "rules: one", "record-number", 3),
        ("rules: 1\n", "", "record-missing", 0),
        ("players: 3", "players: 7", "record-line", 4),
        ("players: 3\noptions: length=2 teams=no", "players: 7", "record-line", 4),
        ("players: 3", "players: -", "record-number", 4),
        ("players: 3", "players: 3.0", "record-number", 4),
        ("players: 3", "players: ٣", "record-number", 4),
        ("players: 3\n", "", "record-missing", 0),
        ("length=2", "length=3", "record-line", 5),
        ("length=2", "width=2", "record-option", 5),
        ("length=2", "length", "record-option", 5),
        ("teams=no", "teams=yes", "record-line", 5),
        ("teams=no", "teams=perhaps", "record-line", 5),
        ("confirm: no", "confirm: maybe", "record-yes-or-no", 6),
        ("confirm: no", "confirm: no\nconfirm: no", "record-header", 7),
        ("confirm: no", "practice: maybe", "record-yes-or-no", 6),
        ("confirm: no", "anew: 1 A", "record-anew", 6),
        ("confirm: no", "anew: one A 5", "record-anew", 6),
        ("confirm: no", "anew: 1 A -5", "record-anew", 6),
        ("confirm: no", "anew: 1 D 5", "record-anew", 6),
        ("confirm: no", "anew: 1 X 5", "record-seat", 6),
        ("confirm: no", "anew: 3 A 5", "record-anew", 6),
        ("confirm: no", "anew: 1 A 5, 1 A 6", "record-anew", 6),
        ("confirm: no", "weather: fine", "record-header", 6),
        ("confirm: no", "", "record-header", 6),
        ("name A: Ann", "name X: Ann", "record-seat", 7),
        ("name A: Ann", "name AB: Ann", "record-seat", 7),
        ("name A: Ann", "name : Ann", "record-header", 7),
        ("name A: Ann", "name D: Ann", "record-seat", 7),
        ("name A: Ann", "name A: Ann\nname A: Zoe", "record-header", 8),
        ("seed: 5", "seed: five", "record-number", 8),
        ("seed: 5", "seed: ", "record-number", 8),
        ("seed: 5", f"seed: {'9' * 5000}", "record-number", 8),
        ("seed: 5\n", "", "record-missing", 0),
        ("seed: 5", "seed: 5\nposition: {}", "record-start", 9),
        ("seed: 5", f"commitment: {'0' * 64}\nseed: 5", "record-start", 9),
        ("seed: 5", "position: {", "record-position", 8),
        ("seed: 5", "position: []", "record-position", 8),
        ("seed: 5", f"position: {'[' * 100_000}", "record-position", 8),
        ("seed: 5", "position: " + OTHER_POSITION, "record-position-seats", 8),
        ("seed: 5", "position: " + BAD_POSITION, "record-line", 8),
        ("seed: 5", "commitment: 123", "record-hex", 8),
        ("seed: 5", f"commitment: {'G' * 64}", "record-hex", 8),
        ("seed: 5", f"secret: {'0' * 64}", "record-missing", 0),
        ("---\n", "", "record-header", 9),
        ("---\nA pick card=c01\nB pick card=c02\n", "", "record-divider", 8),
        ("A pick card=c01", "D pick card=c01", "record-seat", 10),
        ("A pick card=c01", "a pick card=c01", "record-seat", 10),
        ("A pick card=c01", "pick card=c01", "record-seat", 10),
        ("A pick card=c01", "A", "record-line", 10),
        ("A pick card=c01", "A take card=c01", "record-line", 10),
        ("B pick card=c02", "B pick", "record-line", 11),
        ("B pick card=c02", "\n\nB pick card=c99", "record-line", 13),
    ],
)
def test_a_broken_file_names_the_line_and_what_is_wrong(old: str, new: str, key: str, line: int) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(RecordError) as error:
        Record.read(TEXT.replace(old, new), find)
    assert error.value.message.key == key
    if line:
        assert error.value.message.args["line"] == line
        assert f"Line {line}:" in str(error.value)
    assert key not in str(error.value), "there is no text for this error"
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("0" * 64, "0" * 63, "record-hex", 8),
        ("1" * 64, "1" * 66, "record-hex", 10),
        (f"commitment: {'0' * 64}\n", "", "record-missing", 0),
    ],
)
def test_a_broken_seal_names_the_line(old: str, new: str, key: str, line: int) -> None:
    record = Record.read(SEALED_TEXT, find)
    assert record.start == Seal("0" * 64, ("a", "b", "c"), bytes.fromhex("1" * 64))
    with pytest.raises(RecordError) as error:
        Record.read(SEALED_TEXT.replace(old, new), find)
    assert error.value.message.key == key
    if line:
        assert error.value.message.args["line"] == line


def test_whatever_is_left_out_or_garbled_is_never_worse_than_a_record_error() -> None:
    rng = seeded(5)
    letters = list("ABx01 :=-{}\n")
    whole = played(a_record(names={0: "Ann"}), 30).record.write()
    refused = 0
    for _ in range(2000):
        text = list(whole)
        for _ in range(1 + rng.below(3)):
            at = rng.below(len(text))
            text[at : at + rng.below(12)] = [letters[rng.below(len(letters))] for _ in range(rng.below(4))]
        try:
            Record.read("".join(text), find).replay()
        except RecordError as error:
            refused += bool(str(error))
    assert refused > 1000
