"""Replaying: the whole game, one point of it, through whose eyes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.message import seat_letter
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.study.film import ALL_SEATS, Film
from ludoteca.study.reel import Reel
from ludoteca.terminal.replay import Projector
from ludoteca.terminal.screen import Screen
from tests.every_game.golden import records
from tests.server.visitors import patched
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


def browsed(found: Record, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> Projector:
    answers = iter([*typed, "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    projector = Projector(Film(found, None), Screen("en"))
    projector.browse()
    return projector


def test_stepping_by_turn_and_through_other_eyes(
    record: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = ludoteca.read_record(record).record
    turns = Reel(found).turns
    browsed(found, ["t", "t", "r", "5", "r"], monkeypatch)
    shown = [line for line in capsys.readouterr().out.splitlines() if " · Enter" in line]
    last_turn = max([turn for turn in turns if turn < 5])
    assert [int(line.split()[0]) for line in shown] == [0, turns[1], turns[2], turns[1], 5, last_turn]
    assert browsed(found, ["@b"], monkeypatch).film.eyes == 1
    assert browsed(found, ["@all"], monkeypatch).film.eyes == ALL_SEATS
    assert browsed(found, ["@b", "@x"], monkeypatch).film.eyes == 1


def test_the_table_where_a_turn_begins(ludoteca_: Run, record: str) -> None:
    turns = Reel(ludoteca.read_record(record).record).turns
    data = ludoteca_("replay", record, "--turn", "4", "--json").json()
    assert data["at"] == turns[3]
    assert data["turns"] == turns[:4]
    assert (
        ludoteca_("replay", record, "--turn", "4").out
        == ludoteca_("replay", record, "--to", str(turns[3])).out
    )
    late = ludoteca_("replay", record, "--turn", "9999")
    assert (late.code, "There is no turn" in late.err) == (2, True)
    both = ludoteca_("replay", record, "--turn", "1", "--to", "1")
    assert both.code == 2


def film_in(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.split("<film>")[1].split("</film>")[0])
    return found


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is nothing but the film."""
    file = tmp_path / "film.html"
    file.write_text("<film>{{film}}</film>", encoding="utf-8")
    monkeypatch.setattr("ludoteca.server.film_page.PAGE", file)


@pytest.mark.usefixtures("page")
def test_a_page_has_every_moment_for_each_pair_of_eyes(ludoteca_: Run, record: str) -> None:
    assert ludoteca_("replay", record, "--html", "game.html", "--to", "7").code == 0
    found = film_in(Path("game.html").read_text(encoding="utf-8"))
    match = ludoteca.read_record(record)
    assert found["at"] == 7
    assert found["turns"] == Reel(match.record).turns
    assert found["state"]["table"]["status"] == "over"
    assert found["state"]["eyes"] == [None, 0, 1, 2, "all"] == [film["eyes"] for film in found["films"]]
    for film in found["films"]:
        picture = film["first"]
        for number, change in enumerate([[], *film["changes"]]):
            picture = patched(picture, change)
            assert picture["move"] == number
            if film["eyes"] in (None, 1) and number % 20 == 7:
                assert picture["seat"]["view"] == match.record.replay(number).view(film["eyes"])
        assert len(film["changes"]) == len(match.record.entries)


@pytest.mark.usefixtures("page")
def test_a_page_for_one_pair_of_eyes_holds_no_others_secrets(ludoteca_: Run, record: str) -> None:
    ludoteca_("replay", record, "--html", "game.html", "--seat", "public")
    text = Path("game.html").read_text(encoding="utf-8")
    assert film_in(text)["state"]["eyes"] == [None]
    kept = ludoteca.read_record(record).record.entries[:3]
    alphabet = ludoteca.title("millefiori").alphabet
    first = film_in(text)["films"][0]["first"]
    for entry in kept:
        assert alphabet.write(entry.action).split("=")[1] not in json.dumps(first)


def test_where_no_page_was_built(ludoteca_: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.film_page.PAGE", Path("nowhere.html"))
    answer = ludoteca_("replay", record, "--html", "game.html")
    assert answer.code == 2
    assert "make web" in answer.err


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
