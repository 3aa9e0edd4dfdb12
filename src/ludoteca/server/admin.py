"""What an operator may ask of the tables and do to them, also while a server runs with them.

Whatever is changed counts up the table's version, so that a server takes it over. Who looks at hidden things
of a game that goes on is written into its log and record, before anything is shown.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import case, distinct, func, or_, select
from sqlalchemy.exc import DBAPIError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import seat_letter
from ludoteca.server import schema
from ludoteca.server.disk import FILE, LOCK, check_ours, is_new
from ludoteca.server.history import standing_of
from ludoteca.server.migrations import upgrade
from ludoteca.server.run import is_locked
from ludoteca.server.settings import Settings
from ludoteca.server.store import Look, Store, Stored, TableRow, changing
from ludoteca.server.upkeep import DAY

Data = dict[str, Any]


class AdminError(LudotecaError):
    """What cannot be asked or done."""


@contextmanager
def opened(settings: Settings) -> Iterator[Store]:
    """The tables, brought up to date; a server that runs with them hears of what was changed."""
    if not settings.database:
        _check_file(settings.data)
    store = Store(settings.database_url)
    try:
        upgrade(store.engine)
        yield store
        if not settings.database:
            _nudge(settings.data)
    except CommandError:
        raise AdminError("serve-newer", where=store.url.render_as_string()) from None
    except (OSError, DBAPIError) as error:
        problem = str(getattr(error, "orig", error))
        raise AdminError("serve-closed", where=store.url.render_as_string(), problem=problem) from None
    finally:
        store.close()


def _check_file(data: Path) -> None:
    if is_new(data):
        raise AdminError("backup-none", where=str(data / FILE))
    check_ours(data / FILE)


def _nudge(data: Path) -> None:
    """Have a server on this machine look what has changed."""
    lock = data / LOCK
    if os.name != "posix" or not is_locked(lock):
        return
    pid = lock.read_text(encoding="utf-8").split()[1:2]
    with suppress(OSError, ValueError):
        os.kill(int(pid[0]) if pid else -1, signal.SIGHUP)


# --- asking -----------------------------------------------------------------------------------------


def tables(store: Store, status: str | None, limit: int) -> list[Data]:
    """The tables last changed, with their sizes; nothing that is hidden from anybody."""
    found, messages = schema.tables, schema.messages
    size = (
        select(func.coalesce(func.sum(func.length(messages.c.action)), 0))
        .where(messages.c.table_id == found.c.id)
        .scalar_subquery()
    )
    columns = [
        found.c[name] for name in ("id", "title", "rules", "status", "public", "hidden", "seq", "changed")
    ]
    wanted = select(*columns, size.label("bytes")).order_by(found.c.changed.desc()).limit(limit)
    if status is not None:
        wanted = wanted.where(found.c.status == status)
    with store.readers.connect() as database:
        rows = [dict(row) for row in database.execute(wanted).mappings()]
        for row in rows:
            seats = select(schema.seats.c.name, schema.seats.c.kind).where(
                schema.seats.c.table_id == row["id"]
            )
            row["seats"] = [dict(seat) for seat in database.execute(seats.order_by("seat")).mappings()]
    return rows


def statistics(store: Store) -> Data:
    """How much there is, by title and status, and how much room it takes."""
    found, now = schema.tables, time.time()
    lately = func.sum(case((found.c.changed >= now - DAY, 1), else_=0))
    by = select(found.c.title, found.c.status, func.count(), lately).group_by(found.c.title, found.c.status)
    with store.readers.connect() as database:
        rows = database.execute(by.order_by(found.c.title, found.c.status)).all()
        messages = database.execute(select(func.count()).select_from(schema.messages)).scalar()
        people = select(func.count(distinct(schema.seats.c.token))).where(schema.seats.c.kind == "person")
        return {
            "tables": sum([row[2] for row in rows]),
            "messages": messages,
            "keys": database.execute(people).scalar(),
            "bytes": _bytes(store),
            "by": [{"title": row[0], "status": row[1], "tables": row[2], "today": row[3]} for row in rows],
        }


def _bytes(store: Store) -> int:
    if store.file is not None:
        beside = [Path(f"{store.file.path}{end}") for end in ("", "-wal")]
        return sum([path.stat().st_size for path in beside if path.exists()])
    with store.readers.connect() as database:
        return int(database.execute(select(func.pg_database_size(func.current_database()))).scalar() or 0)


# --- doing ------------------------------------------------------------------------------------------


def end(store: Store, table: str) -> None:
    """End a table without a result."""
    stored = _load(store, table)
    if stored.table.status in ("over", "cancelled"):
        raise AdminError("table-ended")
    _change(store, stored, replace(stored.table, status="cancelled", deciding=(), changed=time.time()))


def hide(store: Store, table: str, hidden: bool) -> None:
    """Take a table off the list of open tables, or put it back."""
    stored = _load(store, table)
    _change(store, stored, replace(stored.table, hidden=hidden))


def remove_name(store: Store, name: str, table: str | None) -> int:
    """Call whoever has this name by the letter of their seat, at one table or at all; at how many seats."""
    seats, changed = schema.seats, 0
    wanted = select(seats.c.table_id).where(
        or_(seats.c.name == name, func.lower(seats.c.name) == name.lower())
    )
    if table is not None:
        wanted = wanted.where(seats.c.table_id == table)
    with store.readers.connect() as database:
        ids = sorted(set(database.execute(wanted).scalars()))
    for found in ids:
        stored = _load(store, found)
        named = [seat for seat in stored.seats if seat.name.lower() == name.lower()]
        without = [replace(seat, name=seat_letter(seat.seat)) for seat in named]
        problem = store.write_together([changing(stored, stored.table, without)])[0]
        if problem is not None:
            raise AdminError("stale") from problem
        changed += len(named)
    return changed


def look(store: Store, table: str) -> Data:
    """The whole position of a game. While it goes on, its people are told first that somebody has looked."""
    stored = _load(store, table)
    standing = standing_of(stored)
    if standing.match is None:
        raise AdminError("table-waiting")
    if stored.table.status == "playing":
        moves = len(standing.past) + len(standing.match.record.entries)
        looked = (*stored.table.looked, Look(time.time(), moves))
        _change(store, stored, replace(stored.table, looked=looked))
    return standing.match.position()


def _load(store: Store, table: str) -> Stored:
    stored = store.load(table)
    if stored is None:
        raise AdminError("no-table")
    return stored


def _change(store: Store, stored: Stored, row: TableRow) -> None:
    problem = store.write_together([changing(stored, row)])[0]
    if problem is not None:
        raise AdminError("stale") from problem
