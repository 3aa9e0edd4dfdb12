"""The small public door: new games, and games from files and to files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import LudotecaError, OptionError, PositionError, RecordError


def some_way_into_a_game(actions: int = 30) -> ludoteca.Match:
    match = ludoteca.new("millefiori", players=3, seed=7, options={"tactical": True}, confirm=True)
    for _ in range(actions):
        match.play(match.legal_actions()[-1])
    return match


def test_a_new_game_takes_the_usual_where_nothing_is_said() -> None:
    match = ludoteca.new("millefiori")
    assert match.record.players == 2
    assert match.record.options["tactical"] is False
    assert match.record.start == 0
    assert not match.record.confirm
    assert ludoteca.new("millefiori", seed=0).position() == match.position()
    assert ludoteca.new("millefiori", seed=1).position() != match.position()


@pytest.mark.parametrize(
    ("key", "arguments", "error"),
    [
        ("chess", {}, "option-title"),
        ("millefiori", {"players": 9}, "option-players"),
        ("millefiori", {"options": {"tactical": "yes"}}, "option-value"),
        ("millefiori", {"options": {"tactics": True}}, "option-unknown"),
    ],
)
def test_a_game_that_cannot_be_is_refused(key: str, arguments: dict[str, Any], error: str) -> None:
    with pytest.raises(OptionError) as found:
        ludoteca.new(key, **arguments)
    assert found.value.message.key == error


def test_records_go_to_files_and_back(tmp_path: Path) -> None:
    match = some_way_into_a_game()
    file = tmp_path / "game.record"
    ludoteca.write_record(match, file)
    again = ludoteca.read_record(str(file))
    assert again.record == match.record
    assert again.position() == match.position()


def test_positions_go_to_files_and_back_and_play_on(tmp_path: Path) -> None:
    match = some_way_into_a_game()
    file = tmp_path / "position.json"
    ludoteca.write_position(match, file)
    again = ludoteca.read_position(file)
    assert again.position() == match.position()
    assert again.record.options == match.record.options
    assert again.record.confirm
    assert again.record.players == 3
    again.play(again.legal_actions()[0])
    match.play(match.legal_actions()[0])
    assert again.position() == match.position()
    record = tmp_path / "from-there.record"
    ludoteca.write_record(again, record)
    assert ludoteca.read_record(record).position() == match.position()


def test_a_puzzle_names_only_what_matters(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.json"
    puzzle = {"title": "millefiori", "players": 2, "moment": "turn of B", "playing": "key-1-1"}
    file.write_text(json.dumps(puzzle), encoding="utf-8")
    match = ludoteca.read_position(file)
    assert match.deciding() == [1]
    assert match.written_actions() == ["place space=R01", "sail"]


def test_a_position_handed_in_stays_as_it_is() -> None:
    position = {"players": [{"ship": 3}, {}], "moment": "turn of A", "playing": "key-1-1"}
    before = json.dumps(position)
    ludoteca.from_position("millefiori", position)
    assert json.dumps(position) == before


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"3", b'{"players": 2}', b'{"title": 5}', b"\xff\xfe", b"[" * 100_000],
)
def test_a_file_that_is_no_position_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    with pytest.raises((PositionError, RecordError)) as error:
        ludoteca.read_position(file)
    assert str(error.value)


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b"ludoteca record 1\n"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.record"
    file.write_bytes(content)
    with pytest.raises(RecordError):
        ludoteca.read_record(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for read in (ludoteca.read_record, ludoteca.read_position):
        with pytest.raises(LudotecaError, match="nowhere"):
            read(tmp_path / "nowhere")
        with pytest.raises(LudotecaError):
            read(tmp_path)


@pytest.mark.parametrize(
    ("key", "position", "wanted"),
    [
        (
            "millefiori",
            {"players": 2, "tactical": True, "moment": "turn of A", "playing": "key-1-1"},
            {"tactical": True},
        ),
        (
            "burgundy",
            {"moment": "turn of A", "players": 3, "setting": {"inns": True, "goal": 45}},
            {"inns": True, "shields": False, "goal": 45, "duchy": "1"},
        ),
    ],
)
def test_a_position_knows_its_options(key: str, position: dict[str, Any], wanted: dict[str, Any]) -> None:
    match = ludoteca.from_position(key, position)
    options = match.record.options
    assert {name: options[name] for name in wanted} == wanted
    assert list(options) == [option.key for option in match.title.options]
    assert ludoteca.Record.read(match.record.write(), ludoteca.title).options == options
