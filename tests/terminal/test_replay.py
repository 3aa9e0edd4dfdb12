"""Replaying: the whole game, one point of it, through whose eyes."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.core.message import seat_letter
from ludoteca.core.rng import seeded
from ludoteca.study.film import Film
from ludoteca.terminal.replay import Projector
from ludoteca.terminal.screen import Screen
from tests.every_game.golden import records
from tests.terminal.conftest import Run


@pytest.fixture
def record(ludoteca_: Run) -> str:
    """A whole random game of three, in a file."""
    match, rng = ludoteca.new("millefiori", 3, 8), seeded(8)
    while not match.over():
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
    match.record.names[1] = "Luis"
    ludoteca.write_record(match, "game.record")
    return "game.record"


def test_the_whole_game_is_told(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("replay", record)
    match = ludoteca.read_record(record)
    assert answer.code == 0
    assert f"{len(match.record.entries):4} " in answer.out
    assert "Luis places a diamond" in answer.out
    for entry in match.record.entries:
        assert match.title.alphabet.write(entry.action) in answer.out
    assert str(max(match.scores())) in answer.out


def test_the_table_at_a_point(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("replay", record, "--to", "20", "--seat", "B")
    assert answer.code == 0
    assert "Workshops" in answer.out
    assert "Hand" in answer.out
    assert "Luis" in answer.out


def test_an_onlooker_sees_no_secrets(ludoteca_: Run, record: str) -> None:
    public = ludoteca_("replay", record, "--seat", "public").out
    assert "keep card=" not in public
    assert "Hand" not in ludoteca_("replay", record, "--seat", "public", "--to", "9").out
    own = [
        line for line in ludoteca_("replay", record, "--seat", "A").out.splitlines() if "keep card=" in line
    ]
    assert own
    assert all([line.split()[1] == "A" for line in own])


def test_a_position_can_be_taken_out_and_played(ludoteca_: Run, record: str) -> None:
    data = ludoteca_("replay", record, "--to", "30", "--position").json()
    with open("puzzle.json", "w", encoding="utf-8") as file:
        json.dump(data, file)
    match = ludoteca.read_record(record).record.replay(30)
    assert ludoteca.read_position("puzzle.json").position() == match.position()
    assert ludoteca_("play", "--load", "puzzle.json").code == 0


def test_for_programs(ludoteca_: Run, record: str) -> None:
    whole = ludoteca_("replay", record, "--json").json()
    match = ludoteca.read_record(record)
    assert whole["over"] is True
    assert whole["scores"] == match.scores()
    assert len(whole["actions"]) == whole["length"] == len(match.record.entries)
    part = ludoteca_("replay", record, "--json", "--to", "5", "--seat", "C").json()
    assert part["seat"] == "C"
    assert part["view"] == match.record.replay(5).view(2)
    assert [action["number"] for action in part["actions"]] == [1, 2, 3, 4, 5]
    assert [a["action"] for a in part["actions"] if a["seat"] == "A"][:1] == [None], "a card kept secretly"


def test_a_point_that_is_not_there(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("replay", record, "--to", "9999")
    assert answer.code == 2
    assert "There is no point 9,999" in answer.err


def test_a_record_can_be_piped_in(ludoteca_: Run, record: str) -> None:
    with open(record, encoding="utf-8") as file:
        answer = ludoteca_("replay", "-", "--json", typed=file.read())
    assert answer.json()["over"] is True


def test_stepping_through(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["", "n", "b", "7", "e", "s", "what", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    found = ludoteca.read_record(record).record
    Projector(Film(found, None), Screen("en")).browse()
    last = len(found.entries)
    shown = [line for line in capsys.readouterr().out.splitlines() if f" of {last} · Enter" in line]
    assert [int(line.split()[0]) for line in shown] == [0, 1, 2, 1, 7, last, 0, 0]


@pytest.mark.parametrize(("key", "verb", "field"), [("feudum", "keep", "decree"), ("duel", "pick", "card")])
def test_choices_of_others_stay_hidden(ludoteca_: Run, key: str, verb: str, field: str) -> None:
    file = str(records(key)[0])
    match = ludoteca.read_record(file)
    written = [
        (seat_letter(entry.seat), match.title.alphabet.write(entry.action)) for entry in match.record.entries
    ]
    chose = {seat for seat, action in written if action.startswith(f"{verb} {field}=")}
    assert chose
    for seat in ("public", "A"):
        lines = ludoteca_("replay", file, "--seat", seat).out.splitlines()
        told = [line.split()[1] for line in lines if f"{verb} {field}=" in line]
        assert set(told) == chose & {seat}
        data = ludoteca_("replay", file, "--seat", seat, "--json").json()["actions"]
        assert {one["seat"] for one in data if (one["action"] or "").startswith(f"{verb} ")} == chose & {seat}
        assert len([one for one in data if one["action"] is None]) >= 1


def test_a_position_has_no_secrets_from_anybody(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("replay", record, "--seat", "A", "--position")
    assert (answer.code, answer.out) == (2, "")
    assert "--position and --seat exclude each other" in answer.err
