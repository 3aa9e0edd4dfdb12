"""A copy of all tables while people play, and the way back.

Of SQLite the copy is a file of the same kind, made by its online backup; of PostgreSQL a dump. What cannot be
finished leaves nothing behind, and what is replaced is kept.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import func, inspect, select
from sqlalchemy.exc import DBAPIError

from ludoteca.core.errors import LudotecaError
from ludoteca.server import schema
from ludoteca.server.disk import BESIDE, FILE, OURS, CannotOpen, check_whole, put_in_place
from ludoteca.server.migrations import upgrade
from ludoteca.server.neighbours import forget_servers, servers_alive
from ludoteca.server.run import alone
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

SQLITE, POSTGRESQL = b"SQLite format 3\0", b"PGDMP"
# Debian and Red Hat keep the programs off the search path.
FOLDERS = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin")


class BackupError(LudotecaError):
    """What stands in the way of a copy, or of the way back; nothing was changed."""


@dataclass(frozen=True)
class Copied:
    """What was copied."""

    file: Path
    tables: int
    bytes: int
    kept: Path | None = None
    """Where what was there before lies now."""


# --- making a copy --------------------------------------------------------------------------------


def back_up(settings: Settings, file: Path) -> Copied:
    """Copy all tables into a new file that only its owner can read."""
    if file.exists():
        raise BackupError("backup-there", file=str(file))
    part = file.with_name(file.name + ".part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if settings.database:
            tables = _dump(settings, part)
        else:
            tables = _copy(settings.data / FILE, part)
        put_in_place(part, file)
    except OSError as error:
        raise BackupError("backup-failed", file=str(file), problem=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return Copied(file, tables, file.stat().st_size)


def _copy(source: Path, part: Path) -> int:
    if not source.exists() or source.stat().st_size == 0:
        raise BackupError("backup-none", where=str(source))
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
        with closing(sqlite3.connect(part)) as copy:
            # One file, with nothing beside it whenever it is opened.
            copy.execute("PRAGMA journal_mode=DELETE").fetchall()
        check_whole(part)
    except sqlite3.Error as error:
        raise OSError(str(error)) from None
    return _tables_in(f"sqlite:///{source}")


def _dump(settings: Settings, part: Path) -> int:
    _run(settings, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
    return _tables_in(settings.database_url)


def _tables_in(address: str) -> int:
    store = Store(address)
    try:
        with store.engine.connect() as database:
            return int(database.execute(select(func.count()).select_from(schema.tables)).scalar() or 0)
    except DBAPIError as error:
        raise OSError(str(error.orig)) from None
    finally:
        store.close()


# --- the way back ---------------------------------------------------------------------------------


def restore(settings: Settings, file: Path, replace: bool) -> Copied:
    """Put a copy where the tables are kept; no server may be running with them."""
    kind = _kind(file)
    if (kind == POSTGRESQL) != bool(settings.database):
        raise BackupError("restore-kind", file=str(file))
    kept = None
    try:
        if settings.database:
            _restore_dump(settings, file, replace)
        else:
            with alone(settings):
                kept = _restore_file(settings.data, file, replace)
    except CommandError:
        raise BackupError("restore-newer", file=str(file)) from None
    except CannotOpen as reason:
        raise _as_told_of(file, reason) from None
    except (OSError, DBAPIError) as error:
        raise BackupError(
            "backup-failed", file=str(file), problem=str(getattr(error, "orig", error))
        ) from None
    return Copied(file, _tables_in(settings.database_url), file.stat().st_size, kept)


def _as_told_of(file: Path, reason: CannotOpen) -> BackupError:
    """What is wrong with the tables in a copy, said of the copy."""
    if reason.message.key == "serve-foreign":
        return BackupError("restore-nothing", file=str(file))
    return BackupError("restore-damaged", file=str(file), problem=str(reason.message.args["problem"]))


def _kind(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            start = opened.read(len(SQLITE))
    except OSError as error:
        raise BackupError("backup-failed", file=str(file), problem=str(error)) from None
    for kind in (SQLITE, POSTGRESQL):
        if start.startswith(kind):
            return kind
    raise BackupError("restore-nothing", file=str(file))


def _restore_file(data: Path, file: Path, replace: bool) -> Path | None:
    """The copy is brought up to date beside the old file, which then makes room for it."""
    place, new = data / FILE, data / f"{FILE}.new"
    if place.exists() and not replace:
        raise BackupError("restore-there", where=str(place))
    try:
        new.unlink(missing_ok=True)
        new.touch(mode=0o600)
        shutil.copyfile(file, new)
        check_whole(new)
        store = Store(f"sqlite:///{new}")
        try:
            upgrade(store.engine)
        finally:
            store.close()
        kept = _set_aside(place)
        put_in_place(new, place)
    finally:
        for end in ("", *BESIDE):
            Path(f"{new}{end}").unlink(missing_ok=True)
    return kept


def _set_aside(place: Path) -> Path | None:
    """Keep what is there, with all that lies beside it, under another name."""
    kept = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in (*BESIDE, ""):
        if Path(f"{place}{end}").exists():
            Path(f"{place}{end}").rename(f"{kept}{end}")
    return kept if kept.exists() else None


def _restore_dump(settings: Settings, file: Path, replace: bool) -> None:
    if f" {OURS} " not in _output("pg_restore", "--list", str(file)):
        raise BackupError("restore-nothing", file=str(file))
    store = Store(settings.database_url)
    try:
        filled = inspect(store.engine).has_table(schema.tables.name)
        if filled and not replace:
            raise BackupError("restore-there", where=store.url.render_as_string())
        if filled and servers_alive(store):
            raise BackupError("restore-running", servers=servers_alive(store))
        words = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"]
        if filled:
            words += ["--clean", "--if-exists"]
        _run(settings, "pg_restore", *words, str(file))
        upgrade(store.engine)
        forget_servers(store)
    finally:
        store.close()


# --- PostgreSQL's programs --------------------------------------------------------------------------


def _run(settings: Settings, program: str, *words: str) -> None:
    """The password goes by the environment: anybody on the machine can read command lines."""
    url = Store(settings.database_url).url.set(drivername="postgresql")
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    _output(program, f"--dbname={url.set(password=None).render_as_string()}", *words, **secret)


def _output(program: str, *words: str, **environment: str) -> str:
    """What one of the programs writes, or what it complains of."""
    command = [_program(program), *words]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()] or ["–"]
        raise BackupError("backup-program", program=program, problem=said[0][:300])
    return done.stdout


def _program(name: str) -> str:
    found = [
        path for pattern in FOLDERS for path in sorted(Path("/").glob(f"{pattern}/{name}"), reverse=True)
    ]
    known = shutil.which(name) or next((str(path) for path in found), None)
    if known is None:
        raise BackupError("backup-no-program", program=name)
    return known
