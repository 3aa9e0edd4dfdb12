"""A real server process, killed in the middle of a game: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca import native
from ludoteca.server import run
from ludoteca.server.settings import data_folder, from_environment
from tests.server.processes import Process
from tests.server.visitors import GREEDY, ME, PATIENCE, YOU, House, Visitor, play_on


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    started: list[Process] = []

    def one() -> Process:
        started.append(Process(tmp_path / "data"))
        return started[-1]

    yield one
    for process in started:
        process.kill()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_loses_no_acknowledged_action(start: Callable[[], Process], seed: int) -> None:
    chance = random.Random(seed)
    server = start()
    table, tokens = server.lay(ME, YOU, GREEDY)
    acknowledged: list[str] = []
    page = Visitor.of(server.port, table, *tokens, close_timeout=0.1)
    with page, pytest.raises((ConnectionClosed, OSError)):
        hammer(page, chance, acknowledged, threading.Timer(0.1 * chance.random(), server.kill))

    server = start()
    with Visitor.of(server.port, table, *tokens) as back:
        assert back.seq >= page.seq
        assert back.state["moves"] >= page.state["moves"]
        taken = play_on(back, [0, 1], chance.choice)
        assert back.over()
        assert not back.refused
    record = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=PATIENCE).text
    stored = [line for line in record.partition("---\n")[2].splitlines() if not line.startswith("C ")]
    assert stored[: len(acknowledged)] == acknowledged
    # One more may have been stored without anybody hearing of it.
    assert len(stored) - taken - len(acknowledged) in (0, 1)


def hammer(page: Visitor, chance: random.Random, acknowledged: list[str], killer: threading.Timer) -> None:
    """Take actions as fast as the server goes, and remember each once it is acknowledged."""
    last_safe = chance.randrange(5, 60)
    while True:
        if len(acknowledged) == last_safe and not killer.is_alive():
            killer.start()
        ready = [seat for seat in (0, 1) if page.actions(seat)]
        if not ready:
            page.hear()
            continue
        action = chance.choice(page.actions(ready[0]))
        page.take(ready[0], action)
        acknowledged.append(f"{'AB'[ready[0]]} {action}")


def test_the_server_comes_back_with_its_tables(build: Callable[..., House]) -> None:
    """A plain restart, with actions, undos and a waiting bot in the history."""
    house = build(bot_delay=3600.0)
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0, 1) as both:
        both.act(0)
        both.until_seq(1)
        both.act(1)
        both.until_seq(2)
        both.undo(0)
        both.until_seq(3)
    kept = laid.match().view(1)["kept"]
    house.close()
    house = build(bot_delay=0.0)
    laid.house = house
    with laid.visit(0, 1) as both:
        assert both.seq >= 3
        both.until_seq(4)  # the bot has chosen by itself
        assert both.seat(0)["view"]["kept"] is None
        assert both.seat(1)["view"]["kept"] == kept
        both.act(0)
        both.until_seq(5)


def test_a_second_server_for_the_same_tables_is_refused(
    start: Callable[[], Process], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = start()
    assert run.serve(port=0, data=tmp_path / "data") == 1
    assert first.address in capsys.readouterr().err
    assert f"{native.engine()} engine" in first.said[0]
    first.process.send_signal(signal.SIGINT)
    assert first.process.wait(PATIENCE) == 0


def test_a_port_asked_for_must_be_free_else_another_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_run", lambda settings, listener, announcement: print(announcement))
    with run.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert run.serve(port=port, data=tmp_path) == 1
        assert str(port) in capsys.readouterr().err
        monkeypatch.setattr(run, "PORT", port)
        assert run.serve(data=tmp_path) == 0
        announced = capsys.readouterr().out
        assert "http://127.0.0.1:" in announced
        assert f":{port}" not in announced
        assert run.serve(data=tmp_path, language="es") == 0
        assert "A jugar en http://127.0.0.1:" in capsys.readouterr().out


def test_tables_of_a_newer_version_are_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "ludoteca.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert run.serve(port=0, data=tmp_path) == 1
    assert "newer" in capsys.readouterr().err
    assert run.serve(port=0, data=tmp_path, language="es") == 1
    assert "más nueva" in capsys.readouterr().err


def test_tables_are_kept_where_one_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder({"LUDOTECA_DATA": str(tmp_path / "here")}) == tmp_path / "here"
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "ludoteca"
    (tmp_path / "src" / "ludoteca").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert data_folder({}) == tmp_path / "data"
    found = from_environment(
        {"LUDOTECA_DATABASE": "postgresql://x", "LUDOTECA_ORIGINS": "https://a/ http://b"}
    )
    assert found.database == "postgresql://x"
    assert found.origins == ("https://a", "http://b")
