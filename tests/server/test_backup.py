"""Copies made while people play, and the way back: the game goes on from there."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.backup import _run, back_up, restore
from ludoteca.server.disk import FILE
from ludoteca.server.settings import Settings
from tests.server.postgres import Cluster, programs
from tests.server.visitors import GREEDY, ME, YOU, House, Laid, play_on
from tests.terminal.conftest import Run, ludoteca_

__all__ = ["ludoteca_"]

RELEASE = Path(__file__).parent.parent / "fixtures" / "release-0.1"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine")
    started = Cluster(found)
    yield started
    started.close()


def key_of(refused: pytest.ExceptionInfo[LudotecaError]) -> str:
    return refused.value.message.key


def played(house: House, moves: int) -> tuple[Laid, list[int]]:
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=moves)
        return laid, both.state["scores"]


def check_the_copy_plays_on(house: House, laid: Laid) -> None:
    with Laid(house, laid.table, laid.tokens).visit(0, 1) as both:
        assert both.seq >= 10
        play_on(both, [0, 1], lambda actions: actions[0])
        assert both.over()
        assert not both.refused


# --- SQLite -----------------------------------------------------------------------------------------


def test_a_copy_made_while_people_play_is_played_on_elsewhere(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build(data=tmp_path / "one")
    laid, _ = played(house, 10)
    with laid.visit(0, 1) as both:
        before = both.seq
        copy = back_up(house.settings, tmp_path / "copy")
        play_on(both, [0, 1], lambda actions: actions[0], moves=5)
    assert copy.tables == 1
    assert stat.S_IMODE(copy.file.stat().st_mode) == 0o600, "it holds hands and secrets"
    with sqlite3.connect(copy.file) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]
    restore(Settings(tmp_path / "two"), copy.file, replace=False)
    assert stat.S_IMODE((tmp_path / "two" / FILE).stat().st_mode) == 0o600
    other = build(data=tmp_path / "two")
    with Laid(other, laid.table, laid.tokens).visit(0, 1) as both:
        assert both.seq >= before
    check_the_copy_plays_on(other, laid)


def test_tables_of_release_0_1_come_back_from_a_copy(build: Callable[..., House], tmp_path: Path) -> None:
    done = restore(Settings(tmp_path), RELEASE / "ludoteca.sqlite", replace=False)
    assert done.tables >= 15
    assert len(build(listed_for=1e6).get("/api/tables")["tables"]) == 5


def test_a_copy_never_replaces_anything_by_itself(build: Callable[..., House], tmp_path: Path) -> None:
    house = build(data=tmp_path / "one")
    laid, _ = played(house, 10)
    copy = back_up(house.settings, tmp_path / "copy")
    with pytest.raises(LudotecaError) as refused:
        back_up(house.settings, tmp_path / "copy")
    assert key_of(refused) == "backup-there"
    house.close()
    with pytest.raises(LudotecaError) as refused:
        restore(house.settings, copy.file, replace=False)
    assert key_of(refused) == "restore-there"
    with sqlite3.connect(tmp_path / "one" / FILE) as database:
        database.execute("UPDATE seats SET name = 'Mallory'")
    done = restore(house.settings, copy.file, replace=True)
    assert done.kept is not None
    with sqlite3.connect(done.kept) as database:
        assert {row[0] for row in database.execute("SELECT name FROM seats")} == {"Mallory"}
    check_the_copy_plays_on(build(data=tmp_path / "one"), laid)


def test_what_cannot_be_restored_changes_nothing(build: Callable[..., House], tmp_path: Path) -> None:
    house = build(data=tmp_path / "one")
    played(house, 10)
    copy = back_up(house.settings, tmp_path / "copy").file
    damaged, newer, other = tmp_path / "damaged", tmp_path / "newer", tmp_path / "other"
    foreign = tmp_path / "foreign"
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE bookmarks (address TEXT)")
    damaged.write_bytes(copy.read_bytes()[:8192] + os.urandom(copy.stat().st_size - 8192))
    shutil.copy(copy, newer)
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    other.write_text("a letter", encoding="utf-8")
    house.close()
    before = (tmp_path / "one" / FILE).read_bytes()
    for file, key in (
        (damaged, "restore-damaged"),
        (newer, "restore-newer"),
        (other, "restore-nothing"),
        (foreign, "restore-nothing"),
        (tmp_path / "none", "backup-failed"),
    ):
        with pytest.raises(LudotecaError) as refused:
            restore(house.settings, file, replace=True)
        assert key_of(refused) == key
    assert (tmp_path / "one" / FILE).read_bytes() == before
    assert [path.name for path in (tmp_path / "one").glob("*.new*")] == []


def test_on_the_command_line(ludoteca_: Run, build: Callable[..., House], tmp_path: Path) -> None:
    house = build(data=tmp_path / "one")
    played(house, 10)
    told = ludoteca_("backup", "copy", "--data", str(house.settings.data), "--json").json()
    assert told == {"file": "copy", "tables": 1, "bytes": (tmp_path / "copy").stat().st_size}
    assert "One table is copied" in ludoteca_("backup", "more", "--data", str(house.settings.data)).out
    house.close()
    answer = ludoteca_("restore", "copy", "--data", "two", "--language", "es")
    assert (answer.code, answer.out.strip()) == (0, "Se ha recuperado una mesa de copy.")
    answer = ludoteca_("restore", "copy", "--data", "two")
    assert (answer.code, answer.out) == (2, "")
    assert "--replace" in answer.err
    assert ludoteca_("restore", "copy", "--data", "two", "--replace", "--json").json()["kept"]
    assert "no tables" in ludoteca_("backup", "x", "--data", "none").err


# --- PostgreSQL -------------------------------------------------------------------------------------


def test_a_dump_made_while_people_play_is_played_on_elsewhere(
    build: Callable[..., House], cluster: Cluster, tmp_path: Path
) -> None:
    house = build(database=cluster.new_database())
    laid, _ = played(house, 10)
    with laid.visit(0, 1):
        copy = back_up(house.settings, tmp_path / "dump")
    assert copy.tables == 1
    assert stat.S_IMODE(copy.file.stat().st_mode) == 0o600
    with pytest.raises(LudotecaError) as refused:
        restore(house.settings, copy.file, replace=True)
    assert key_of(refused) == "restore-running"
    elsewhere = Settings(tmp_path, database=cluster.new_database())
    assert restore(elsewhere, copy.file, replace=False).tables == 1
    with pytest.raises(LudotecaError) as refused:
        restore(elsewhere, copy.file, replace=False)
    assert key_of(refused) == "restore-there"
    restore(elsewhere, copy.file, replace=True)
    with pytest.raises(LudotecaError) as refused:
        restore(Settings(tmp_path / "file"), copy.file, replace=True)
    assert key_of(refused) == "restore-kind"
    check_the_copy_plays_on(build(database=elsewhere.database), laid)


def test_a_dump_of_something_else_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    theirs, ours = cluster.new_database(), Settings(tmp_path, database=cluster.new_database())
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    with closing(psycopg.connect(theirs, autocommit=True)) as database:
        database.execute("CREATE TABLE bookmarks (address TEXT)")
    dump = tmp_path / "dump"
    _run(Settings(tmp_path, database=theirs), "pg_dump", "--format=custom", f"--file={dump}")
    with pytest.raises(LudotecaError) as refused:
        restore(ours, dump, replace=True)
    assert key_of(refused) == "restore-nothing"
    with closing(psycopg.connect(ours.database)) as database:
        assert database.execute(tables).fetchone() == (0,)


def test_a_missing_program_is_named(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.backup.FOLDERS", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(LudotecaError) as refused:
        back_up(Settings(tmp_path, database=cluster.address("postgres")), tmp_path / "dump")
    assert key_of(refused) == "backup-no-program"
    assert list(tmp_path.glob("dump*")) == []
