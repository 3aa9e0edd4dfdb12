"""The other servers of the same database: what they store, who is connected there, whose bots think.

On SQLite there are none. On PostgreSQL every server listens to what the others store; those that fall silent
are forgotten by the others, and nobody counts as connected there any more. Time is the database's.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlalchemy import ColumnElement, Connection, Float, cast, delete, extract, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from ludoteca.server import schema
from ludoteca.server.store import ALIVE, CHANNEL, Store, StoreFailed, announce, seeing

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

# Seconds between two signs of life, and for how long one is believed.
BEAT = 4.0
BELIEVED = 15.0
# Seconds until a lost line to the database is tried again, at first and at most.
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0


class Notice(NamedTuple):
    """What a server tells all others: a table has a new version, or somebody came to it or went."""

    kind: str
    table: str
    version: int

    @staticmethod
    def read(payload: str) -> Notice:
        kind, table, version = payload.split(" ")
        return Notice(kind, table, int(version))


class Elsewhere(NamedTuple):
    """Who is connected to a table at other servers, and when everybody was last seen."""

    seats: frozenset[int]
    seen: dict[int, float]


class Neighbours(Protocol):
    """What a server must know of the others."""

    async def meet(self, hear: Callable[[Notice], None], back: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; ``back`` is called whenever something may have been missed."""

    async def part(self) -> None:
        """Tell the others that we go."""

    async def here(self, table: str, came: Collection[int], gone: Collection[int], now: float) -> None:
        """Tell who is connected here, and who is not any more."""

    async def elsewhere(self, table: str) -> Elsewhere | None:
        """Who is connected at other servers; None if there are none."""

    async def may_think(self, table: str, seconds: float) -> float:
        """Seconds until this server may let a table's bots think; if 0, it may for as long as it asked."""

    async def has_thought(self, table: str) -> None:
        """The bots of a table have done what there was to do."""


class Alone:
    """A server whose database is its own."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def meet(self, hear: Callable[[Notice], None], back: Callable[[], Awaitable[None]]) -> None:
        pass

    async def part(self) -> None:
        pass

    async def here(self, table: str, came: Collection[int], gone: Collection[int], now: float) -> None:
        if gone:
            await self.store.write(seeing(table, sorted(gone), now))

    async def elsewhere(self, table: str) -> Elsewhere | None:
        return None

    async def may_think(self, table: str, seconds: float) -> float:
        return 0.0

    async def has_thought(self, table: str) -> None:
        pass


class Together:
    """A server among others on one PostgreSQL."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.tasks: list[asyncio.Task[None]] = []

    async def meet(self, hear: Callable[[Notice], None], back: Callable[[], Awaitable[None]]) -> None:
        await self._live()
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(hear, back, listening)),
            asyncio.create_task(self._beat()),
        ]
        await listening.wait()

    async def part(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(StoreFailed):
            await self.store.write(lambda database: _forget(database, [self.process]))

    # --- listening --------------------------------------------------------------------------------

    async def _listen(
        self,
        hear: Callable[[Notice], None],
        back: Callable[[], Awaitable[None]],
        listening: asyncio.Event,
    ) -> None:
        """Hear every notice; when the line was cut, something may have been missed."""
        import psycopg

        wait = FIRST_WAIT
        while True:
            try:
                async with await self._line() as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    wait = FIRST_WAIT
                    listening.set()
                    await back()
                    async for notice in line.notifies():
                        hear(Notice.read(notice.payload))
            except (psycopg.Error, OSError, StoreFailed) as error:
                log.warning("the line to the database is cut: %s", error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _line(self) -> psycopg.AsyncConnection:
        import psycopg

        address = self.store.url.set(drivername="postgresql").update_query_dict(
            {name: str(value) for name, value in ALIVE.items()}
        )
        return await psycopg.AsyncConnection.connect(
            address.render_as_string(hide_password=False), autocommit=True
        )

    # --- signs of life ----------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreFailed):
                await self._live()
                await self.store.write(_bury_the_dead)

    async def _live(self) -> None:
        def work(database: Connection) -> None:
            processes, until = schema.processes, _now() + BELIEVED
            row = insert_or_update(processes).values(id=self.process, until=until)
            database.execute(row.on_conflict_do_update(index_elements=["id"], set_={"until": until}))

        await self.store.write(work)

    # --- presence ---------------------------------------------------------------------------------

    async def here(self, table: str, came: Collection[int], gone: Collection[int], now: float) -> None:
        def work(database: Connection) -> None:
            presence = schema.presence
            ours = (presence.c.table_id == table) & (presence.c.process == self.process)
            database.execute(delete(presence).where(ours, presence.c.seat.in_([*came, *gone])))
            rows = [{"table_id": table, "seat": seat, "process": self.process} for seat in came]
            if rows:
                database.execute(insert(presence), rows)
            if gone:
                seeing(table, sorted(gone), now)(database)
            announce(database, "presence", table)

        await self.store.write(work)

    async def elsewhere(self, table: str) -> Elsewhere | None:
        return await self.store.call(self._elsewhere, table)

    def _elsewhere(self, table: str) -> Elsewhere:
        presence, seats, processes = schema.presence, schema.seats, schema.processes
        alive = select(processes.c.id).where(processes.c.until >= _now())
        wanted = select(presence.c.seat).where(
            presence.c.table_id == table, presence.c.process != self.process, presence.c.process.in_(alive)
        )
        with self.store.engine.connect() as database:
            there = frozenset(database.execute(wanted).scalars())
            rows = database.execute(select(seats.c.seat, seats.c.seen).where(seats.c.table_id == table))
            return Elsewhere(there, {row.seat: row.seen for row in rows})

    # --- bots -------------------------------------------------------------------------------------

    async def may_think(self, table: str, seconds: float) -> float:
        taken = False

        def work(database: Connection) -> None:
            nonlocal taken
            leases, values = schema.leases, {"process": self.process, "until": _now() + seconds}
            row = insert_or_update(leases).values(table_id=table, **values)
            free = (leases.c.until < _now()) | (leases.c.process == self.process)
            row = row.on_conflict_do_update(index_elements=["table_id"], set_=values, where=free)
            taken = database.execute(row.returning(leases.c.process)).first() is not None

        await self.store.write(work)
        return 0.0 if taken else await self.store.call(self._lease_ends_in, table)

    def _lease_ends_in(self, table: str) -> float:
        leases = schema.leases
        with self.store.engine.connect() as database:
            left = database.execute(select(leases.c.until - _now()).where(leases.c.table_id == table))
            return max(FIRST_WAIT, float(left.scalar() or 0.0))

    async def has_thought(self, table: str) -> None:
        leases = schema.leases
        ours = (leases.c.table_id == table) & (leases.c.process == self.process)

        def work(database: Connection) -> None:
            database.execute(delete(leases).where(ours))

        await self.store.write(work)


def _now() -> ColumnElement[float]:
    """Seconds since 1970 by the database's clock: those of several machines differ."""
    return cast(extract("epoch", func.clock_timestamp()), Float)


def _bury_the_dead(database: Connection) -> None:
    """Forget servers that give no sign of life."""
    processes = schema.processes
    dead = database.execute(delete(processes).where(processes.c.until < _now()).returning(processes.c.id))
    _forget(database, list(dead.scalars()))


def _forget(database: Connection, dead: list[str]) -> None:
    """Nobody is connected to these servers any more, and no bot thinks there."""
    processes, presence, leases, seats = schema.processes, schema.presence, schema.leases, schema.seats
    if not dead:
        return
    database.execute(delete(processes).where(processes.c.id.in_(dead)))
    database.execute(delete(leases).where(leases.c.process.in_(dead)))
    gone = database.execute(
        delete(presence).where(presence.c.process.in_(dead)).returning(presence.c.table_id, presence.c.seat)
    ).all()
    for table, seat in gone:
        which = (seats.c.table_id == table) & (seats.c.seat == seat)
        database.execute(update(seats).where(which).values(seen=_now()))
    for table in {table for table, _ in gone}:
        announce(database, "presence", table)


def forget_servers(store: Store) -> None:
    """Nobody runs with these tables, whatever a copy of them says."""
    processes = schema.processes
    with store.engine.begin() as database:
        _forget(database, list(database.execute(select(processes.c.id)).scalars()))


def servers_alive(store: Store) -> int:
    """How many servers have given a sign of life lately."""
    processes = schema.processes
    with store.engine.connect() as database:
        alive = select(func.count()).select_from(processes).where(processes.c.until >= _now())
        return int(database.execute(alive).scalar() or 0)


def neighbours_of(store: Store) -> Neighbours:
    """Those a server has with this store."""
    return Together(store) if store.shared else Alone(store)
