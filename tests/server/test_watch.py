"""What an operator sees, and a server that is told to go: lines of the log, numbers, health, draining."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from ludoteca.server import logs
from ludoteca.server.settings import Settings
from ludoteca.server.store import Work
from tests.server.processes import Process
from tests.server.visitors import GREEDY, ME, PATIENCE, YOU, House, Visitor, wait_until


def numbers(house: House) -> dict[tuple[str, str], float]:
    """What Prometheus reads: name and labels -> value."""
    answer = house.http.get("/metrics")
    assert answer.status_code == 200
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


# --- health and numbers -----------------------------------------------------------------------------


def test_a_server_says_that_it_is_alive_and_ready(house: House) -> None:
    assert house.get("/healthz") == {"alive": True}
    assert house.get("/readyz") == {"ready": True, "problem": None}


def test_a_server_that_cannot_store_is_alive_but_not_ready(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disk_full(work: list[Work]) -> list[Exception]:
        return [OSError("the disk is full") for _ in work]

    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        with monkeypatch.context() as patch:
            patch.setattr(house.lobby.store, "write_together", disk_full)
            ana.act(0)
            ana.refusal()
            answer = house.http.get("/readyz")
            assert (answer.status_code, answer.json()["problem"]) == (503, "store")
            assert house.get("/healthz") == {"alive": True}
            assert numbers(house)["ludoteca_store_failing", ""] == 1
        assert house.get("/readyz")["ready"], "it is tried again"
        assert numbers(house)["ludoteca_store_failing", ""] == 0


def test_numbers_tell_what_goes_on(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0) as ana:
        ana.until_seq(1)
        ana.take(0, ana.actions(0)[0])
        ana.act(0, "nonsense")
        ana.refusal()
        found = numbers(house)
    assert found["ludoteca_messages_total", "act done"] == 1
    assert found["ludoteca_messages_total", "act refused"] == 1
    assert found["ludoteca_message_seconds_count", "act"] == 2
    assert found["ludoteca_bot_moves_total", ""] >= 1
    assert found["ludoteca_sockets", ""] == 1
    assert found["ludoteca_tables", "playing"] == 1
    assert found["ludoteca_store_writes_total", ""] >= 3
    assert found["ludoteca_requests_total", "200"] >= 1
    assert found["process_resident_memory_bytes", ""] > 0


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {}, 200),
        ({"watchers": ("10.0.0.9",)}, {}, 404),
        ({}, {"X-Forwarded-For": "203.0.113.5"}, 404),
        ({"proxies": ("127.0.0.1",)}, {"X-Forwarded-For": "203.0.113.5"}, 404),
        ({"proxies": ("127.0.0.1",)}, {"X-Forwarded-For": "127.0.0.1"}, 200),
    ],
)
def test_only_those_named_see_the_numbers(
    build: Callable[..., House], settings: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    """A proxy that is not believed passes on requests from nobody knows where."""
    house = build(**settings)
    assert house.http.get("/metrics", headers=headers).status_code == status
    assert house.http.get("/healthz", headers=headers).status_code == 200


# --- the log ------------------------------------------------------------------------------------------


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[Settings], list[str]]:
    """What would be written with some settings, line by line."""
    caplog.set_level(logging.INFO, "ludoteca")

    def written(settings: Settings) -> list[str]:
        formatter = logs._formatter(settings)
        return [formatter.format(record) for record in caplog.records]

    return written


def test_every_answer_names_its_request(house: House) -> None:
    first, second = [house.http.get("/api/info").headers["x-request-id"] for _ in range(2)]
    assert first != second
    assert house.http.get("/nothing").headers["x-request-id"]
    said = house.http.get("/healthz", headers={"X-Request-ID": "mine"}).headers["x-request-id"]
    assert said != "mine", "only a proxy that is believed may name it"


def test_a_proxy_names_the_request(build: Callable[..., House]) -> None:
    house = build(proxies=("127.0.0.1",))
    for said, kept in (("abc-1", True), ("a b", False), ("x" * 100, False)):
        found = house.http.get("/healthz", headers={"X-Request-ID": said}).headers["x-request-id"]
        assert (found == said) == kept


def test_lines_for_programs_have_no_secrets(
    house: House, lines: Callable[[Settings], list[str]], caplog: pytest.LogCaptureFixture
) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.take(0, ana.actions(0)[0])
    house.http.get("/api/info?token=hunter2")
    try:
        raise OSError("postgresql://me:s3same@host/tables does not answer")
    except OSError:
        logging.getLogger("ludoteca.server").exception("failed")
    # It is written down once it is answered.
    wait_until(lambda: any(["/api/info" in record.getMessage() for record in caplog.records]))
    found = lines(Settings(Path(), database="postgresql://me:s3same@host/tables", log_format="json"))
    read = [json.loads(line) for line in found]
    (asked,) = [line for line in read if line.get("path") == "/api/info"]
    assert (asked["method"], asked["status"], asked["level"]) == ("GET", 200, "info")
    written = "\n".join(found)
    assert ["OSError" in line["trace"] for line in read if "trace" in line] == [True]
    for secret in (laid.tokens[0], "hunter2", "s3same", house.lobby.live[laid.table].standing.table.secret):
        assert (secret.hex() if isinstance(secret, bytes) else str(secret)) not in written


def test_what_people_send_stays_on_its_line(lines: Callable[[Settings], list[str]]) -> None:
    logging.getLogger("ludoteca.server").warning("%s failed", "/table/x\n2026-01-01 ERROR forged")
    for form in ("text", "json"):
        (line,) = lines(Settings(Path(), log_format=form))
        assert "\n" not in line


def test_the_same_complaint_is_not_written_for_ever() -> None:
    now = 0.0
    sparing = logs.Sparing(clock=lambda: now)

    records = [_record() for _ in range(51)]
    assert [sparing.filter(record) for record in records[:50]].count(True) == logs.MOST_A_MINUTE
    now = 60.0
    assert sparing.filter(records[50])
    assert records[50].getMessage() == "broken (and 30 more in the minute before)"


def _record() -> logging.LogRecord:
    return logging.LogRecord("ludoteca", logging.ERROR, "here.py", 1, "broken", (), None)


# --- told to go -----------------------------------------------------------------------------------------


def test_a_server_that_goes_tells_its_pages_to_come_back(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    ana = laid.visit(0)
    asyncio.run(_drain(house))
    with pytest.raises(ConnectionClosed):
        ana.until(lambda state: False)
    assert ana.line.close_code == 1012
    answer = house.http.get("/readyz")
    assert (answer.status_code, answer.json()["problem"]) == (503, "draining")


async def _drain(house: House) -> None:
    """Drain it on its own loop."""
    loop = house.lobby.store.writing.get_loop() if house.lobby.store.writing else None
    assert loop is not None
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(house.lobby.drain(5.0), loop))


def test_what_was_acknowledged_before_the_server_went_is_there_when_the_next_comes(tmp_path: Path) -> None:
    """SIGTERM under load, then another server at the same address: the game goes on where it stood."""
    server = Process(tmp_path / "data")
    table, tokens = server.lay(ME, YOU, GREEDY)
    page = Visitor.of(server.port, table, *tokens)
    taken: list[tuple[int, str]] = []
    with pytest.raises(ConnectionClosed):
        play_until_it_goes(page, server, taken)
    began = time.monotonic()
    server.process.communicate(timeout=PATIENCE)
    assert time.monotonic() - began < 10
    assert page.line.close_code == 1012
    following = Process(tmp_path / "data", server.port)
    try:
        with Visitor.of(following.port, table, *tokens) as back:
            assert back.seq >= page.seq
    finally:
        following.kill()
    with sqlite3.connect(tmp_path / "data" / "ludoteca.sqlite3") as database:
        query = "SELECT seat, action FROM messages WHERE table_id = ? AND seat < 2 ORDER BY seq"
        stored = list(database.execute(query, [table]))
    assert stored[: len(taken)] == taken
    # One more may have been stored without anybody hearing of it.
    assert len(stored) - len(taken) in (0, 1)


def play_until_it_goes(page: Visitor, server: Process, taken: list[tuple[int, str]]) -> None:
    """Take actions as fast as the server goes, and tell it to go after a few of them."""
    going = threading.Timer(0.3, server.process.send_signal, [signal.SIGTERM])
    while True:
        ready = [seat for seat in (0, 1) if page.actions(seat)]
        if not ready:
            page.hear()
            continue
        seat, action = ready[0], page.actions(ready[0])[0]
        page.take(seat, action)
        taken.append((seat, action))
        if len(taken) == 3:
            going.start()


def test_a_server_goes_even_if_its_database_does_not_answer(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    table, tokens = server.lay(ME, YOU)
    with (
        sqlite3.connect(tmp_path / "data" / "ludoteca.sqlite3") as database,
        Visitor.of(server.port, table, *tokens) as page,
    ):
        database.execute("BEGIN EXCLUSIVE")
        page.act(0)
        began = time.monotonic()
        server.drain()
        assert time.monotonic() - began < 10.5
        assert page.done == [1], "what was not stored is not acknowledged"


def test_a_server_that_starts_can_be_asked_at_once(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", log_level="info", log_format="json")
    try:
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json() == {"alive": True}
    finally:
        said = server.drain()
    facts = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [fact["path"] for fact in facts if "path" in fact] == ["/healthz"]
    assert all([fact["time"].endswith("+00:00") for fact in facts])
