"""Games on file replay to the result on file, and the engine answers what it answered then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.core.record import Record
from ludoteca.games import title, titles
from tests.every_game import golden

RECORDS = [path for key in titles() for path in golden.records(key)]
PLAYTHROUGHS = [path for key in titles() for path in golden.told_in_full(golden.records(key))]


def named(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("key", titles())
def test_a_title_has_records_that_show_every_option(key: str) -> None:
    assert golden.records(key) == sorted(golden.wanted(title(key))), "make playthroughs"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.read(text, title)
    assert record.write() == text
    match = record.replay()
    assert match.over()
    assert golden.result(match) == json.loads(golden.result_path(path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=named)
def test_the_engine_answers_what_it_answered_then(path: Path) -> None:
    record = Record.read(path.read_text(encoding="utf-8"), title)
    told = golden.playthrough(record)
    on_file = golden.playthrough_path(path).read_text(encoding="utf-8")
    # Line by line: comparing whole texts of thousands of lines would take pytest minutes to explain.
    for number, (now, then) in enumerate(zip(told.splitlines(), on_file.splitlines(), strict=False), start=1):
        assert now == then, (
            f"line {number} of {path.stem}.txt; meant? make playthroughs shows all that changed"
        )
    assert len(told) == len(on_file)


@pytest.mark.parametrize("key", titles())
def test_nothing_else_lies_about(key: str) -> None:
    folder = golden.GAMES / key
    records = golden.records(key)
    results = {golden.result_path(path) for path in records}
    assert {*(folder / "records").glob("*")} == {*records, *results}
    told = {golden.playthrough_path(path) for path in golden.told_in_full(records)}
    assert {*(folder / "playthroughs").glob("*")} == told
