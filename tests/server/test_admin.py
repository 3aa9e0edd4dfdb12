"""What an operator asks and does: nothing hidden is seen without a trace, and old tables go when told to."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.record import Record
from ludoteca.games import title as find_title
from ludoteca.server.disk import FILE
from ludoteca.server.upkeep import DAY, tidy
from tests.server.processes import Process
from tests.server.test_store import rewrite
from tests.server.visitors import GREEDY, ME, OPEN, YOU, House, Visitor, play_on
from tests.terminal.conftest import Run, ludoteca_

__all__ = ["ludoteca_"]


@pytest.fixture
def admin(ludoteca_: Run, tmp_path: Path) -> Callable[..., Any]:
    """``ludoteca admin … --json`` with the tables of the test's own server."""
    return lambda *words: ludoteca_("admin", *words, "--data", str(tmp_path), "--json").json()


def test_tables_and_statistics(build: Callable[..., House], admin: Callable[..., Any]) -> None:
    house = build()
    waiting, playing = house.lay(ME, OPEN, public=True), house.lay(ME, YOU)
    with playing.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=4)
    rows = {row["id"]: row for row in admin("tables")}
    assert set(rows) == {waiting.table, playing.table}
    row = rows[playing.table]
    assert (row["title"], row["status"], row["seq"]) == ("millefiori", "playing", 4)
    assert row["bytes"] > 20
    assert [seat["name"] for seat in row["seats"]] == ["Ana", "Bruno"]
    assert not {"secret", "snapshot", "token", "nonce"} & set(str(rows))
    assert [found["id"] for found in admin("tables", "--status", "waiting")] == [waiting.table]
    assert len(admin("tables", "--limit", "1")) == 1
    told = admin("statistics")
    assert (told["tables"], told["messages"], told["keys"]) == (2, 4, 3)
    assert told["bytes"] > 10_000
    assert {"title": "millefiori", "status": "playing", "tables": 1, "today": 1} in told["by"]


def test_in_words(build: Callable[..., House], ludoteca_: Run, tmp_path: Path) -> None:
    laid = build().lay(ME, OPEN)
    for language, word in (("en", "waiting"), ("es", "estado")):
        listed = ludoteca_("admin", "tables", "--data", str(tmp_path), "--language", language)
        assert listed.code == 0
        assert word in listed.out
        assert laid.table in listed.out
    assert "Tables: 1; actions: 0" in ludoteca_("admin", "statistics", "--data", str(tmp_path)).out
    for words, said in (
        (["end"], "which table"),
        (["archive", "there"], "--days"),
        (["end", "nothing"], "no such table"),
        (["look", laid.table], "not begun"),
        (["frobnicate"], "frobnicate"),
        (["tables", "--data", "none"], "no tables"),
    ):
        answer = ludoteca_("admin", "--data", str(tmp_path), *words)
        assert (answer.code, answer.out) == (2, ""), words
        assert said in answer.err


def test_nothing_is_written_among_the_tables_of_something_else(ludoteca_: Run, tmp_path: Path) -> None:
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE bookmarks (address TEXT)")
    before = file.read_bytes()
    answer = ludoteca_("admin", "statistics", "--data", str(tmp_path))
    assert (answer.code, answer.out) == (2, "")
    assert "something else" in answer.err
    assert file.read_bytes() == before


def test_a_table_is_hidden_and_shown_again(build: Callable[..., House], admin: Callable[..., Any]) -> None:
    house = build()
    laid = house.lay(ME, OPEN, public=True)

    def listed() -> list[str]:
        return [found["table"] for found in house.get("/api/tables")["tables"]]

    admin("hide", laid.table)
    assert listed() == []
    assert laid.info()["status"] == "waiting"
    laid.tokens[1] = house.join(laid.table, 1, "Bruno")
    assert laid.info()["status"] == "playing", "who has the link can still come"
    other = house.lay(ME, OPEN, public=True)
    admin("hide", other.table)
    admin("show", other.table)
    assert listed() == [other.table]


def test_a_name_is_removed(build: Callable[..., House], admin: Callable[..., Any]) -> None:
    house = build()
    first, second = house.lay(ME, YOU), house.lay(YOU, ME)
    assert admin("remove-name", "ana", "--table", first.table) == {"seats": 1}
    house.lobby.live.clear()
    assert [seat["name"] for seat in first.info()["seats"]] == ["A", "Bruno"]
    assert admin("remove-name", "Bruno") == {"seats": 2}
    house.lobby.live.clear()
    assert [seat["name"] for seat in second.info()["seats"]] == ["A", "Ana"]
    with second.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=2)
        assert not both.refused


def test_a_running_server_takes_over_what_was_done(ludoteca_: Run, tmp_path: Path) -> None:
    """People at the table see it at once, and play goes on."""
    server = Process(tmp_path / "data")
    try:
        table, tokens = server.lay(ME, YOU)
        with Visitor.of(server.port, table, *tokens) as both:
            play_on(both, [0, 1], lambda actions: actions[0], moves=3)
            data = ["--data", str(tmp_path / "data")]
            assert ludoteca_("admin", "remove-name", "Ana", *data).code == 0
            both.until(lambda state: state["table"]["seats"][0]["name"] == "A")
            seen = ludoteca_("admin", "look", table, "--json", *data).json()
            assert len(seen["players"]) == 2
            both.until(lambda state: True)
            assert [line["event"] for line in both.logs[0]][-1] == "looked"
            assert both.logs[0][-1]["text"]["key"] == "log-looked"
            play_on(both, [0, 1], lambda actions: actions[0], moves=3)
            assert ludoteca_("admin", "end", table, *data).code == 0
            both.until(lambda state: state["table"]["status"] == "cancelled")
            assert not both.refused
    finally:
        server.kill()


def test_who_looks_at_a_running_game_leaves_a_trace(
    build: Callable[..., House], admin: Callable[..., Any]
) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=4)
        assert admin("look", laid.table) == laid.match().position()
        play_on(both, [0, 1], lambda actions: actions[0], moves=2)
        events = [(line["move"], line["event"]) for line in both.logs[1] if line["event"] == "looked"]
        assert events == [(4, "looked")]
        play_on(both, [0, 1], lambda actions: actions[0])
    record = house.http.get(f"/api/tables/{laid.table}/record").text
    (line,) = [line for line in record.splitlines() if line.startswith("looked: ")]
    assert line.endswith("Z after 4")
    read = Record.read(record, find_title)
    assert read.write() == record
    assert read.replay().over()
    admin("look", laid.table)
    assert house.http.get(f"/api/tables/{laid.table}/record").text == record, "a finished game is open to all"


# --- old tables -------------------------------------------------------------------------------------


def test_old_tables_are_archived_as_records(
    build: Callable[..., House], admin: Callable[..., Any], tmp_path: Path
) -> None:
    house = build()
    old, young, running = house.lay(ME, YOU), house.lay(ME, YOU), house.lay(ME, GREEDY)
    for laid in (old, young):
        with laid.visit(0, 1) as both:
            play_on(both, [0, 1], lambda actions: actions[0])
    record = house.http.get(f"/api/tables/{old.table}/record").text
    rewrite(old, changed=time.time() - 400 * DAY)
    rewrite(running, changed=time.time() - 400 * DAY)
    assert admin("archive", str(tmp_path / "archive"), "--days", "365") == {"tables": 1}
    (file,) = (tmp_path / "archive").rglob("*.txt")
    assert file.name == f"millefiori-{old.table}.txt"
    assert file.read_text(encoding="utf-8") == record
    status, problem = house.refusal("GET", f"/api/tables/{old.table}")
    assert (status, problem["key"]) == (404, "no-table")
    assert young.info()["status"] == "over"
    assert running.info()["status"] == "playing"


def test_a_server_keeps_house_as_it_is_told(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    waiting, over = house.lay(ME, OPEN), house.lay(ME, GREEDY)
    with over.visit(0) as ana:
        ana.say(type="cancel", seat=0)
        ana.until(lambda state: state["table"]["status"] == "cancelled")
    for laid in (waiting, over):
        rewrite(laid, changed=time.time() - 10 * DAY)
    store, settings = house.lobby.store, house.settings
    assert asyncio.run(tidy(store, settings)) == 0, "for ever, unless somebody says otherwise"
    house.close()
    kept = build(keep_waiting=20.0, keep_finished=20.0)
    assert asyncio.run(tidy(kept.lobby.store, kept.settings)) == 0
    kept.close()
    archive = tmp_path / "archive"
    tidied = build(keep_waiting=9.0, keep_finished=9.0, archive=archive)
    for laid in (waiting, over):
        gone(tidied, laid.table)
    assert [file.stem for file in archive.rglob("*.txt")] == [f"millefiori-{over.table}"]


def gone(house: House, table: str) -> None:
    end = time.monotonic() + 30
    while house.http.get(f"/api/tables/{table}").status_code != 404:
        assert time.monotonic() < end
        house.lobby.live.pop(table, None)
        time.sleep(0.05)


def test_what_cannot_be_archived_is_kept(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    laid = house.lay(ME, GREEDY)
    with laid.visit(0) as ana:
        ana.say(type="cancel", seat=0)
        ana.until(lambda state: state["table"]["status"] == "cancelled")
    rewrite(laid, changed=time.time() - 10 * DAY)
    (tmp_path / "archive").write_text("in the way", encoding="utf-8")
    house.close()
    house = build(keep_finished=9.0, archive=tmp_path / "archive")
    assert asyncio.run(tidy(house.lobby.store, house.settings)) == 0
    assert house.get(f"/api/tables/{laid.table}")["status"] == "cancelled"
