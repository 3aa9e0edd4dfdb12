"""Real conditions of a disk: full, read-only, damaged, emptied, gone.

Nothing acknowledged is lost, and a file that is not as it was left is never taken for a new beginning.
"""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteca.server import run
from ludoteca.server.backup import back_up, restore
from ludoteca.server.disk import FILE, LOCK
from ludoteca.server.settings import Settings
from tests.server.processes import Process
from tests.server.visitors import ME, PATIENCE, YOU, Visitor

TEXTS = {
    "store-full": "disk is full",
    "store-readonly": "cannot be written",
    "store-damaged": "damaged or gone",
}


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of the test's own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.name != "posix" or subprocess.run(mounting, check=False, capture_output=True).returncode:
        pytest.skip("only who may mount a disk can fill one")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def take_one(page: Visitor) -> None:
    """Any action of anybody, acknowledged."""
    seat = next(seat for seat in (0, 1) if page.actions(seat))
    page.take(seat, page.actions(seat)[0])


def refused(page: Visitor) -> str:
    """Try any action; the key of what is wrong."""
    seat = next(seat for seat in (0, 1) if page.actions(seat))
    page.act(seat)
    return str(page.refusal()["key"])


@contextmanager
def serving(data: Path) -> Iterator[tuple[Process, Visitor, str]]:
    """A server with a table at which both seats are ours, some actions into the game."""
    server = Process(data)
    try:
        table, tokens = server.lay(ME, YOU)
        with Visitor.of(server.port, table, *tokens) as page:
            for _ in range(5):
                take_one(page)
            yield server, page, table
    finally:
        server.kill()


def ready(server: Process) -> bool:
    return httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 200


def stored(data: Path, table: str) -> int:
    with sqlite3.connect(data / FILE) as database:
        return int(
            database.execute("SELECT count(*) FROM messages WHERE table_id = ?", [table]).fetchone()[0]
        )


def goes_on(server: Process, page: Visitor, data: Path, table: str, problem: str) -> None:
    """Nothing was lost, it can be played on, and after a crash all of it is there."""
    assert ready(server)
    take_one(page)
    assert page.seq == 6
    assert [refusal["problem"]["key"] for refusal in page.refused] == [problem] * len(page.refused)
    server.kill()
    assert stored(data, table) == 6


# --- while it runs ----------------------------------------------------------------------------------


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The limit of the process stands for a full disk, where nobody may mount one."""
    with serving(tmp_path) as (server, page, table):
        pid, small = server.process.pid, 4096
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (small, before[1]))
        problem = refused(page)
        assert refused(page) == problem
        assert not ready(server)
        assert page.seq == 5
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        goes_on(server, page, tmp_path, table, problem)


def test_a_full_disk(disk: Path) -> None:
    with serving(disk) as (server, page, table):
        ballast = disk / "ballast"
        with pytest.raises(OSError, match="No space left"):
            fill(ballast)
        for _ in range(3):
            assert refused(page) == "store-full"
        assert not ready(server)
        with pytest.raises(OSError, match="No space left"):
            fill(ballast)
        ballast.unlink()
        goes_on(server, page, disk, table, "store-full")


def fill(file: Path) -> None:
    with file.open("ab", buffering=0) as growing:
        while True:
            growing.write(bytes(4096))


def test_a_disk_that_cannot_be_written_any_more(tmp_path: Path) -> None:
    """Files that nobody may change stand for it: a disk in use cannot be made read-only at will."""
    with serving(tmp_path) as (server, page, table):
        files = [tmp_path / FILE, tmp_path / f"{FILE}-wal"]
        if subprocess.run(["chattr", "+i", *files], check=False, capture_output=True).returncode:
            pytest.skip("only root can lock files, and not on every disk")
        try:
            for _ in range(2):
                assert refused(page) == "store-readonly"
            assert not ready(server)
        finally:
            subprocess.run(["chattr", "-i", *files], check=True)
        goes_on(server, page, tmp_path, table, "store-readonly")


@pytest.mark.parametrize("harm", ["emptied", "removed", "replaced"])
def test_a_file_that_is_taken_away_from_a_running_server(tmp_path: Path, harm: str) -> None:
    """What would go into a file nobody finds again is not acknowledged."""
    with serving(tmp_path) as (server, page, _):
        file = tmp_path / FILE
        copy = back_up(Settings(tmp_path), tmp_path / "copy").file
        if harm == "emptied":
            os.truncate(file, 0)
        elif harm == "removed":
            file.unlink()
        else:
            shutil.copy(copy, tmp_path / "other")
            (tmp_path / "other").replace(file)
        for _ in range(2):
            seat = next(seat for seat in (0, 1) if page.actions(seat))
            page.act(seat)
            problem = page.refusal()
            if harm != "replaced" or problem["key"] != "stale":
                assert problem["key"] == "store-damaged"
        assert page.seq == 5
        assert not ready(server)


# --- when it starts ---------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder in which a server has kept tables."""
    with serving(tmp_path) as (server, _, _table):
        server.drain()
    assert (tmp_path / LOCK).read_text(encoding="utf-8").startswith("http://")
    return tmp_path


def garbage_in_a_page(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096 * (file.stat().st_size // 4096 // 2))
        opened.write(os.urandom(4096))


def garbage_in_the_header(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"not a database at all")


def cut_off(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def emptied(file: Path) -> None:
    os.truncate(file, 0)


def of_something_else(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE bookmarks (address TEXT)")


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (garbage_in_a_page, ("damaged", "dañadas")),
        (garbage_in_the_header, ("damaged", "dañadas")),
        (cut_off, ("damaged", "dañadas")),
        (emptied, ("is empty", "vacío")),
        (of_something_else, ("of something else", "otra cosa")),
        (Path.unlink, ("is gone", "desaparecido")),
    ],
)
def test_harm_is_told_and_never_taken_for_a_new_beginning(
    kept: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], None], said: tuple[str, str]
) -> None:
    copy = back_up(Settings(kept), kept / "copy")
    assert copy.tables == 1
    harm(kept / FILE)
    before = (kept / FILE).read_bytes() if (kept / FILE).exists() else None
    for language, words in zip(("en", "es"), said, strict=True):
        assert run.serve(port=0, data=kept, language=language) == 1
        told = capsys.readouterr().err
        assert words in told
        assert "ludoteca restore" in told
        assert "Traceback" not in told
    assert before == ((kept / FILE).read_bytes() if (kept / FILE).exists() else None)
    # As the message says: the copy comes back, and what is left of the old one is kept.
    done = restore(Settings(kept), copy.file, replace=True)
    assert done.tables == 1
    assert (done.kept is None) == (before is None)
    if done.kept is not None:
        assert done.kept.read_bytes() == before


def test_a_disk_without_room_for_a_beginning(disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OSError, match="No space left"):
        fill(disk / "ballast")
    assert run.serve(port=0, data=disk / "data") == 1
    assert "cannot be opened" in capsys.readouterr().err
    (disk / "ballast").unlink()
    server = Process(disk / "data")
    server.kill()


def test_a_disk_for_reading_only(disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    assert run.serve(port=0, data=disk) == 1
    assert "Read-only file system" in capsys.readouterr().err
