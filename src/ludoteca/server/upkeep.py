"""Old tables go when the operator says so: as records into an archive, or for good. Usually no game goes.

Where somebody has left a puzzle nothing was played: such a table goes by itself.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.server.disk import put_in_place
from ludoteca.server.history import written_record
from ludoteca.server.settings import Settings
from ludoteca.server.store import Conflict, Store, Stored, removing

log = logging.getLogger(__name__)

DAY = 86_400.0


async def tidy(store: Store, settings: Settings, in_use: Callable[[str], bool] = lambda table: False) -> int:
    """Let go of what is older than it is to be kept; how many tables went."""
    gone = 0
    for old, days, folder in (
        (store.waiting_since, settings.keep_waiting, None),
        (store.finished_since, settings.keep_finished, settings.archive),
        (store.puzzles_since, settings.keep_puzzles, None),
    ):
        if days > 0:
            gone += await let_go(store, old, time.time() - days * DAY, folder, in_use)
    return gone


async def let_go(
    store: Store,
    old: Callable[[float], list[str]],
    before: float,
    folder: Path | None,
    in_use: Callable[[str], bool] = lambda table: False,
) -> int:
    """Remove the tables not changed since then; their records are on the disk first, if there is a folder."""
    gone = 0
    for table in await store.call(old, before):
        stored = None if in_use(table) else await store.call(store.load, table)
        if stored is None or stored.table.changed >= before:
            continue
        try:
            if folder is not None:
                await store.call(archive, stored, folder)
            await store.write(removing(table, stored.table.version))
        except (LudotecaError, Conflict, OSError) as error:
            log.warning("table %s is kept: %s", table, getattr(error, "message", error))
            continue
        gone += 1
    return gone


def archive(stored: Stored, folder: Path) -> Path:
    """Write a table's record into a folder, by month and title; on the disk when this returns."""
    row = stored.table
    month = datetime.fromtimestamp(row.changed, UTC).strftime("%Y-%m")
    file = folder / month / f"{row.title}-{row.id}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}")
    part.write_text(written_record(stored), encoding="utf-8")
    put_in_place(part, file)
    return file
