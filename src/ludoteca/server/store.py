"""Keeps tables, seats and messages in a database.

All that waits to be written is written in one transaction: each piece of work wholly or not at all, whatever
becomes of the others, and none is reported before the disk has it.

SQLite is the usual database, for one server. On PostgreSQL several may share one: whatever a transaction
changes, it tells to all of them when it commits.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, fields
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteca.server import schema
from ludoteca.server.agreement import Agreement
from ludoteca.server.disk import Watched, store_problem
from ludoteca.server.problems import Refusal

P = ParamSpec("P")
R = TypeVar("R")

log = logging.getLogger(__name__)

Status = Literal["waiting", "playing", "over", "cancelled"]
SeatKind = Literal["person", "bot", "open"]
MessageKind = Literal["act", "undo"]
FINISHED: tuple[Status, ...] = ("over", "cancelled")

LONGEST_LIST = 100
READERS = 4
# Seconds between two syncs of a busy server: what comes meanwhile shares the next one.
BETWEEN_SYNCS = 0.015
CHANNEL = "ludoteca"
# How a database far away is noticed to have gone.
ALIVE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
# What PostgreSQL calls transactions that got in each other's way.
GOT_IN_THE_WAY = ("40001", "40P01")


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class StoreFailed(Refusal):
    """The database did not do what it was asked; whether something was stored is not known."""

    def __init__(self, problem: Exception | None = None) -> None:
        super().__init__(store_problem(problem), 503)


class Look(NamedTuple):
    """An operator has seen hidden things: when, and after how many moves."""

    at: float
    moves: int


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored."""

    id: str
    title: str
    rules: int
    """Version of the rules it is played with."""
    agreement: Agreement
    status: Status
    secret: bytes | None
    commitment: str | None
    """None if the game was imported: its chance is in ``start``."""
    created: float
    changed: float
    version: int = 0
    """Counts every change of the table, so that two servers never overwrite each other."""
    seq: int = 0
    """Counts stored messages."""
    deciding: tuple[int, ...] = ()
    start: dict[str, Any] | None = None
    """Where the game started (``position``, ``seed`` or ``seal``); None: from this table's own secret."""
    start_seq: int = 0
    """Messages up to this one lie before the start and are not played again."""
    snapshot_seq: int = 0
    """The last message that counts in the stored position. Those after it are few."""
    next: str | None = None
    """The table of the rematch."""
    next_secret: bytes | None = None
    """The secret the rematch will have."""
    hidden: bool = False
    """An operator keeps it off the list of open tables."""
    looked: tuple[Look, ...] = ()
    """When an operator saw what was hidden from people."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is stored; of its token only the hash."""

    seat: int
    name: str
    kind: SeatKind
    token: str | None = None
    bot: str | None = None
    stand_in: bool = False
    nonce: str = ""
    seen: float = 0.0
    """When the person was last connected."""
    host: bool = False
    """This person has laid the table."""
    ends: bool = False
    """This person would end the game without a result."""
    prepared: dict[str, Any] | None = None
    """What this person has prepared while others play; no other seat learns of it."""


@dataclass(frozen=True)
class MessageRow:
    """An action as a person writes it, or the taking back of some earlier ones, by their ``seq``."""

    seq: int
    seat: int
    kind: MessageKind
    action: str | None
    takes_back: tuple[int, ...] | None
    at: float


@dataclass(frozen=True)
class Stored:
    """All there is of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    messages: tuple[MessageRow, ...] = ()
    snapshot: dict[str, Any] | None = None
    """A position the messages have led to; where the game goes on if the rules have changed."""


@dataclass(frozen=True)
class Finished:
    """Which of the public games that are over are wanted."""

    title: str | None = None
    player: str = ""
    """Part of the name of somebody who played."""
    since: float | None = None
    until: float | None = None


Work = Callable[[Connection], None]
"""Something to be written; raises if it cannot be."""


class Waiting(NamedTuple):
    """Work that waits for the writer, and who waits for it."""

    work: Work
    written: asyncio.Future[None]


class Store:
    """Talks to the database off the event loop: readers by ``call``, the one writer by ``write``."""

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Others may change what is stored."""
        self.engine = _engine(self.url)
        self.file = None if self.shared else Watched(Path(self.url.database or ""))
        # What is read together was stored together: a table, its seats and its messages.
        self.readers = (
            self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        )
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="store")
        self.writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self.waiting: list[Waiting] = []
        self.failing = False
        """The last transaction could not be written."""
        self.noted: Callable[[float, int, int], None] = lambda seconds, written, failed: None
        """Told of every transaction: how long it took, how much was written and how much not."""
        self.writing: asyncio.Task[None] | None = None
        self.synced = 0.0
        """When the last transaction began, by the loop's clock."""

    async def call(self, method: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one of the reading methods below in a thread of the store's own."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, partial(method, *args, **kwargs))
        except DBAPIError as error:
            log.error("the database cannot be read: %s", error.orig)
            raise StoreFailed(error) from error

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self.threads.shutdown(wait=True)
        self.writer.shutdown(wait=True)
        self.engine.dispose()

    # --- writing ------------------------------------------------------------------------------

    async def write(self, work: Work) -> None:
        """Have something written, together with all that waits; returns once it is on the disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(work, written))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write_all_that_waits())
        await written

    async def _write_all_that_waits(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            await asyncio.sleep(self.synced + BETWEEN_SYNCS - loop.time())
            self.synced = loop.time()
            taken, self.waiting = self.waiting, []
            work = [waiting.work for waiting in taken]
            began = time.perf_counter()
            try:
                problems = await loop.run_in_executor(self.writer, self.write_together, work)
            except RuntimeError:  # closed meanwhile: whoever waits must not wait for ever
                problems = [StoreFailed()] * len(work)
            failed = len([problem for problem in problems if problem is not None and _is_failure(problem)])
            self.failing = failed == len(problems)
            self.noted(time.perf_counter() - began, len(problems) - failed, failed)
            for waiting, problem in zip(taken, problems, strict=True):
                if waiting.written.done():
                    continue  # whoever asked has gone
                if problem is None:
                    waiting.written.set_result(None)
                else:
                    waiting.written.set_exception(_told(problem))

    def write_together(self, work: Sequence[Work]) -> list[Exception | None]:
        """Write all of it and sync once; what went wrong with each, if anything did."""
        try:
            watched = self.file.written() if self.file is not None else nullcontext()
            with watched, self.engine.begin() as database:
                return [_attempt(database, one) for one in work]
        except Exception as error:  # nothing of it is reported
            return [error] * len(work)

    # --- reading ------------------------------------------------------------------------------

    async def check(self) -> None:
        """Can something be read, and also written if that could not be done last time? Else StoreFailed."""
        await self.call(self._known_key, "")
        if self.failing:
            await self.write(touching)

    def key(self, name: str) -> bytes:
        """A key that only the servers of this database have; drawn when first asked for."""
        if self._known_key(name) is None:
            self.write_together([drawing(name)])  # another server may have been faster
        found = self._known_key(name)
        assert found is not None
        return found

    def _known_key(self, name: str) -> bytes | None:
        with self.readers.connect() as database:
            found: bytes | None = database.execute(
                select(schema.keys.c.value).where(schema.keys.c.name == name)
            ).scalar()
            return found

    def load(self, table_id: str) -> Stored | None:
        """A table with all its messages, or None if there is no such table."""
        with self.readers.connect() as database:
            found = (
                database.execute(select(schema.tables).where(schema.tables.c.id == table_id))
                .mappings()
                .first()
            )
            if found is None:
                return None
            stored = _messages_since(database, table_id, 0)
            seats = _seats_of(database, [table_id])[table_id]
            return Stored(_table_row(found), seats, stored, found["snapshot"])

    def news(self, table_id: str, version: int, seq: int) -> Stored | None:
        """A table with the messages after this one; None if it still has this version."""
        with self.readers.connect() as database:
            wanted = select(*TABLE_COLUMNS).where(schema.tables.c.id == table_id)
            found = database.execute(wanted).mappings().first()
            if found is None or found["version"] == version:
                return None
            seats = _seats_of(database, [table_id])[table_id]
            return Stored(_table_row(found), seats, _messages_since(database, table_id, seq))

    def review(self, table_id: str, made_by: str) -> dict[str, Any] | None:
        """The review of a table, if there is one that was made like this."""
        reviews = schema.reviews
        wanted = select(reviews.c.review).where(reviews.c.table_id == table_id, reviews.c.made_by == made_by)
        with self.readers.connect() as database:
            found: dict[str, Any] | None = database.execute(wanted).scalar()
            return found

    def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables was changed."""
        tables = schema.tables
        found: dict[str, int] = {}
        with self.readers.connect() as database:
            for first in range(0, len(ids), LONGEST_LIST):
                some = ids[first : first + LONGEST_LIST]
                rows = database.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(some)))
                found.update({row.id: row.version for row in rows})
        return found

    def waiting_since(self, before: float) -> list[str]:
        """The tables that have waited for people since before then, the oldest first."""
        return self._unchanged_since(before, schema.tables.c.status == "waiting")

    def finished_since(self, before: float) -> list[str]:
        """The tables that have been over since before then, the oldest first."""
        return self._unchanged_since(before, schema.tables.c.status.in_(FINISHED))

    def puzzles_since(self, before: float) -> list[str]:
        """The tables of puzzles that nobody has tried since before then, the oldest first."""
        puzzle = schema.tables.c.start["puzzle"].as_string()
        return self._unchanged_since(before, schema.tables.c.status == "playing", puzzle.is_not(None))

    def _unchanged_since(self, before: float, *which: ColumnElement[bool]) -> list[str]:
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.changed < before, *which)
        with self.readers.connect() as database:
            return list(database.execute(wanted.order_by(tables.c.changed)).scalars())

    def open_tables(self, since: float) -> list[Stored]:
        """The newest public tables that wait for people, changed since then, without their messages."""
        tables = schema.tables
        wanted = select(*TABLE_COLUMNS).where(
            tables.c.status == "waiting", tables.c.public, ~tables.c.hidden, tables.c.changed >= since
        )
        with self.readers.connect() as database:
            return _listed(database, wanted.order_by(tables.c.created.desc()).limit(LONGEST_LIST))

    def finished_tables(self, wanted: Finished) -> list[Stored]:
        """The newest public games that are over and are as wanted, without their messages."""
        tables, seats = schema.tables, schema.seats
        found = select(*TABLE_COLUMNS).where(tables.c.status == "over", tables.c.public, ~tables.c.hidden)
        if wanted.title is not None:
            found = found.where(tables.c.title == wanted.title)
        if wanted.player:
            named = func.lower(seats.c.name).contains(wanted.player.lower(), autoescape=True)
            found = found.where(tables.c.id.in_(select(seats.c.table_id).where(named)))
        if wanted.since is not None:
            found = found.where(tables.c.created >= wanted.since)
        if wanted.until is not None:
            found = found.where(tables.c.created < wanted.until)
        with self.readers.connect() as database:
            return _listed(database, found.order_by(tables.c.created.desc()).limit(LONGEST_LIST))

    def tables_of(self, tokens: Sequence[str]) -> list[Stored]:
        """The tables with a seat of one of these token hashes, last changed first, without their messages."""
        tables, seats = schema.tables, schema.seats
        seated = select(seats.c.table_id).where(seats.c.token.in_(tokens))
        wanted = select(*TABLE_COLUMNS).where(tables.c.id.in_(seated)).order_by(tables.c.changed.desc())
        with self.readers.connect() as database:
            return _listed(database, wanted.limit(LONGEST_LIST))


# --- writing ----------------------------------------------------------------------------------


def _attempt(database: Connection, work: Work) -> Exception | None:
    """Do some work wholly or not at all."""
    problem: Exception | None = None
    database.exec_driver_sql("SAVEPOINT work")
    try:
        work(database)
    except Exception as error:
        problem = error
        database.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
    database.exec_driver_sql("RELEASE SAVEPOINT work")
    state = getattr(problem.orig, "sqlstate", None) if isinstance(problem, DBAPIError) else None
    return Conflict(state) if state in GOT_IN_THE_WAY else problem


def _is_failure(problem: Exception) -> bool:
    """Is it the database that failed, rather than something that cannot be?"""
    return isinstance(problem, DBAPIError | OSError) and not isinstance(problem, IntegrityError)


def _told(problem: Exception) -> Exception:
    """What went wrong, as those who asked are to know it."""
    if not _is_failure(problem):
        return problem
    log.error("the database cannot be written: %s", getattr(problem, "orig", problem))
    told = StoreFailed(problem)
    told.__cause__ = problem
    return told


def announce(database: Connection, kind: str, table_id: str, version: int = 0) -> None:
    """Tell all servers that share the database, once the transaction is stored."""
    if database.dialect.name == "postgresql":
        database.execute(NOTIFY, {"said": f"{kind} {table_id} {version}"})


def laying(new: Stored) -> Work:
    """Lay a new table."""
    return partial(_create, new=new)


def changing(
    before: Stored,
    after: TableRow,
    seats: Sequence[SeatRow] = (),
    messages: Sequence[MessageRow] = (),
    also: Stored | None = None,
    snapshot: dict[str, Any] | None = None,
) -> Work:
    """Change a table, some of its seats and append messages, if it still is what it was ``before``.

    ``also`` is laid at the same time: the table of a rematch. A ``snapshot`` replaces the one before.
    """

    def work(database: Connection) -> None:
        values = {name: getattr(after, name) for name in _changed(before.table, after)}
        values["version"] = before.table.version + 1
        if snapshot is not None:
            values["snapshot"] = snapshot
        which = {"this_table": after.id, "this_version": before.table.version}
        if database.execute(_update(tuple(values)), {**values, **which}).rowcount != 1:
            raise Conflict(after.id)
        for seat in seats:
            _change_seat(database, after.id, seat)
        if messages:
            rows = [{"table_id": after.id, **_columns(message)} for message in messages]
            database.execute(INSERT_MESSAGES, rows)
        if also is not None:
            _create(database, also)
        announce(database, "table", after.id, values["version"])

    return work


# Statements are made once: for the database's library that is most of the work.
INSERT_MESSAGES = insert(schema.messages)
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("said")))


def _changed(before: TableRow, after: TableRow) -> list[str]:
    """The columns that are to be written anew; what was agreed never changes."""
    assert before.agreement is after.agreement or before.agreement == after.agreement
    return [name for name in _names(TableRow) if getattr(before, name) != getattr(after, name)]


@cache
def _update(names: tuple[str, ...]) -> Update:
    """Write these columns of a table, if it still has the version it is known with."""
    tables = schema.tables
    this = (tables.c.id == bindparam("this_table")) & (tables.c.version == bindparam("this_version"))
    return update(tables).where(this).values({name: bindparam(name) for name in names})


def removing(table_id: str, version: int) -> Work:
    """Remove a table with all that belongs to it, if it still has this version."""

    def work(database: Connection) -> None:
        tables = schema.tables
        unchanged = (tables.c.id == table_id) & (tables.c.version == version)
        if database.execute(select(tables.c.id).where(unchanged).with_for_update()).first() is None:
            raise Conflict(table_id)
        for part in (schema.presence, schema.leases, schema.reviews, schema.messages, schema.seats):
            database.execute(delete(part).where(part.c.table_id == table_id))
        database.execute(delete(tables).where(unchanged))

    return work


def touching(database: Connection) -> None:
    """Write something that means nothing; the same again would not be written at all."""
    keys, drawn = schema.keys, secrets.token_bytes(32)
    if not database.execute(update(keys).where(keys.c.name == "touched").values(value=drawn)).rowcount:
        database.execute(insert(keys).values(name="touched", value=drawn))


def drawing(key: str) -> Work:
    """Draw a key."""

    def work(database: Connection) -> None:
        database.execute(insert(schema.keys).values(name=key, value=secrets.token_bytes(32)))

    return work


def keeping_review(table_id: str, made_by: str, review: dict[str, Any]) -> Work:
    """Keep the review of a table, instead of any other there is."""

    def work(database: Connection) -> None:
        reviews = schema.reviews
        database.execute(delete(reviews).where(reviews.c.table_id == table_id))
        database.execute(insert(reviews).values(table_id=table_id, made_by=made_by, review=review))

    return work


def seeing(table_id: str, seats: Sequence[int], when: float) -> Work:
    """Note when persons were last connected; changes nothing about the table."""

    def work(database: Connection) -> None:
        found = schema.seats
        which = (found.c.table_id == table_id) & found.c.seat.in_(seats)
        database.execute(update(found).where(which).values(seen=when))

    return work


def _create(database: Connection, new: Stored) -> None:
    table_id = new.table.id
    database.execute(insert(schema.tables), [{**_table_columns(new.table), "snapshot": new.snapshot}])
    database.execute(insert(schema.seats), [{"table_id": table_id, **_columns(seat)} for seat in new.seats])
    if new.messages:
        rows = [{"table_id": table_id, **_columns(message)} for message in new.messages]
        database.execute(INSERT_MESSAGES, rows)


def _change_seat(database: Connection, table_id: str, seat: SeatRow) -> None:
    found = schema.seats
    which = (found.c.table_id == table_id) & (found.c.seat == seat.seat)
    database.execute(update(found).where(which).values(_columns(seat)))


def _messages_since(database: Connection, table_id: str, seq: int) -> tuple[MessageRow, ...]:
    messages = schema.messages
    wanted = select(messages).where(messages.c.table_id == table_id, messages.c.seq > seq)
    rows = database.execute(wanted.order_by(messages.c.seq))
    return tuple([_message_row(row) for row in rows.mappings()])


def _listed(database: Connection, wanted: Any) -> list[Stored]:
    rows = [_table_row(row) for row in database.execute(wanted).mappings()]
    seats = _seats_of(database, [row.id for row in rows])
    return [Stored(row, seats[row.id]) for row in rows]


def _seats_of(database: Connection, ids: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
    seats = schema.seats
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in database.execute(query).mappings():
        found[row["table_id"]].append(SeatRow(**{name: row[name] for name in _names(SeatRow)}))
    return {table_id: tuple(rows) for table_id, rows in found.items()}


def _table_row(row: RowMapping) -> TableRow:
    values = {name: row[name] for name in _names(TableRow)}
    agreement = Agreement.model_validate(row["agreement"])
    looked = tuple([Look(*look) for look in row["looked"]])
    told = {"agreement": agreement, "deciding": tuple(row["deciding"]), "looked": looked}
    return TableRow(**{**values, **told})


def _table_columns(row: TableRow) -> dict[str, Any]:
    agreed = {"agreement": row.agreement.model_dump(), "public": row.agreement.public}
    return {**_columns(row), **agreed}


def _message_row(row: RowMapping) -> MessageRow:
    values = {name: row[name] for name in _names(MessageRow)}
    taken = values["takes_back"]
    return MessageRow(**{**values, "takes_back": None if taken is None else tuple(taken)})


def _columns(row: TableRow | SeatRow | MessageRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in _names(type(row))}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def _names(kind: type[TableRow] | type[SeatRow] | type[MessageRow]) -> list[str]:
    return NAMES[kind.__name__]


NAMES = {kind.__name__: [field.name for field in fields(kind)] for kind in (TableRow, SeatRow, MessageRow)}


# All but the position: it is long, and needed only when the rules have changed.
TABLE_COLUMNS = [column for column in schema.tables.c if column.name != "snapshot"]


# --- databases --------------------------------------------------------------------------------


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql":
        # A connection that was lost while nobody used it is replaced before somebody does.
        return create_engine(url, pool_pre_ping=True, pool_size=READERS + 2, connect_args=ALIVE)
    found = create_engine(url)
    _prepare_sqlite(found)
    return found


def _prepare_sqlite(engine: Engine) -> None:
    """SQLite: readers beside a writer, and a commit is on the disk before it is reported."""

    # The driver would begin transactions late, and none for what changes the schema: we begin them ourselves.
    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()
