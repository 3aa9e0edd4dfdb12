"""The lobby: tables are laid, joined, listed and laid again; those in use are kept at hand."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import commitment
from ludoteca.games import title as find_title
from ludoteca.server.agreement import Agreement, Terms
from ludoteca.server.history import (
    Standing,
    begun,
    messages_of,
    record_of,
    replay_with_confirm,
    start_data,
)
from ludoteca.server.laying import lay_seats, new_table
from ludoteca.server.names import hash_token, is_table_id, new_token, usual_nonce
from ludoteca.server.page import Page
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import (
    Given,
    ImportTable,
    Join,
    MyTable,
    MyTables,
    NewTable,
    Seated,
    SeatToken,
    TableInfo,
    TableList,
)
from ludoteca.server.showing import ENDED, table_info
from ludoteca.server.store import Stored, laying
from ludoteca.server.table import LiveTable, Services, load_standing

PROMISE_LASTS = 3600.0
MOST_PROMISES = 10_000
IDLE_AFTER = 60.0


class Lobby:
    """All tables there are; each is read from the store when first asked for."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.promises: dict[str, tuple[float, bytes]] = {}

    # --- tables in use ----------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, read from the store unless it is in use."""
        if not is_table_id(table_id):
            raise Refusal("no-table", 404)
        if table_id not in self.live:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                try:
                    if table_id not in self.live:
                        standing = await load_standing(self.store, table_id)
                        self.live.setdefault(table_id, LiveTable(standing, self.services))
                finally:
                    self.loading.pop(table_id, None)
        found = self.live[table_id]
        found.used = time.monotonic()
        return found

    async def let_go_of_idle_tables(self) -> None:
        """Every now and then forget tables nobody has used for a while; the store has them all."""
        while True:
            await asyncio.sleep(IDLE_AFTER)
            self.forget_idle(IDLE_AFTER)

    def forget_idle(self, after: float) -> None:
        """Forget tables nobody has used for so many seconds."""
        now = time.monotonic()
        idle = [key for key, table in self.live.items() if table.is_idle() and now - table.used >= after]
        for key in idle:
            del self.live[key]

    async def close(self) -> None:
        """Stop all bots and finish what is being stored."""
        for table in self.live.values():
            if table.bots is not None:
                table.bots.cancel()
        running = [task for table in self.live.values() for task in table.tasks]
        if running:
            await asyncio.wait(running, timeout=5)

    # --- laying a table -----------------------------------------------------------------------------

    def promise(self) -> str:
        """Draw a secret for a table to come, and tell its hash."""
        now = time.monotonic()
        old = [key for key, (when, _) in self.promises.items() if now - when > PROMISE_LASTS]
        for key in old:
            del self.promises[key]
        if len(self.promises) >= MOST_PROMISES:
            raise Refusal("busy", 503)
        secret = secrets.token_bytes(32)
        self.promises[commitment(secret)] = (now, secret)
        return commitment(secret)

    def _secret(self, promised: str | None) -> bytes:
        if promised is None:
            return secrets.token_bytes(32)
        if promised not in self.promises:
            raise Refusal("promise-unknown")
        return self.promises.pop(promised)[1]

    async def lay(self, wanted: NewTable) -> Seated:
        """A new table; the game begins at once if no seat is open."""
        title = find_title(wanted.title)
        agreement = Agreement.on(title, len(wanted.seats), wanted)
        laid = lay_seats(wanted.seats, wanted.nonces)
        row = new_table(title, agreement, self._secret(wanted.commitment))
        await self._open(Stored(row, laid.seats))
        return Seated(table=row.id, tokens=laid.tokens)

    async def import_record(self, wanted: ImportTable) -> Seated:
        """A table that goes on from a record."""
        match = await asyncio.to_thread(_read_record, wanted.record, wanted.confirm)
        record = match.record
        if len(wanted.seats) != record.players:
            raise Refusal("import-seats", 422, players=record.players)
        laid = lay_seats(wanted.seats, (), record.names)
        terms = Terms(options=record.options, confirm=wanted.confirm)
        agreement = Agreement.on(record.title, record.players, terms)
        row = new_table(record.title, agreement, None, start_data(record.start))
        row = replace(row, seq=len(record.entries))
        await self._open(Stored(row, laid.seats, messages_of(match, row.created)))
        return Seated(table=row.id, tokens=laid.tokens)

    async def _open(self, new: Stored) -> None:
        standing = _begun_if_full(new)
        await self.store.write(laying(replace(standing.stored, messages=new.messages)))
        table = LiveTable(standing, self.services)
        self.live[new.table.id] = table
        table.wake_bots()

    async def join(self, table_id: str, seat: int, who: Join) -> Seated:
        """Sit down on an open seat."""
        table, token = await self.table(table_id), new_token()
        await table.sit_down(seat, who.name, who.nonce, hash_token(token))
        return Seated(table=table_id, tokens=[SeatToken(seat=seat, token=token)])

    # --- laying it again ------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, seat: int, nonce: str) -> None:
        """The same table with the same people, who act there with the tokens they have here."""
        again = self._same_again(table.standing.stored, seat, nonce)
        standing = _begun_if_full(again)

        def plan(before: Standing) -> Standing:
            if before.table.status not in ENDED:
                raise Refusal("rematch-early")
            if before.table.next is not None:
                raise Refusal("rematch-laid")
            row = replace(before.table, next=again.table.id)
            return replace(before, stored=replace(before.stored, table=row))

        try:
            await table.change(plan, standing.stored)
        except LudotecaError as error:
            if error.message.key != "rematch-laid":
                raise
        else:
            laid = LiveTable(standing, self.services)
            self.live[again.table.id] = laid
            laid.wake_bots()
        for page in list(table.pages):
            await self.give_rematch_seats(table, page)

    def _same_again(self, stored: Stored, asker: int, nonce: str) -> Stored:
        row, now = stored.table, time.time()
        seats = tuple(
            [
                replace(
                    seat,
                    stand_in=False,
                    bot=seat.bot if seat.kind == "bot" else None,
                    nonce=nonce if seat.seat == asker and nonce else usual_nonce(seat.seat),
                    seen=now,
                )
                for seat in stored.seats
            ]
        )
        title = find_title(row.title)
        agreement = Agreement.on(title, row.agreement.players, row.agreement)
        again = new_table(title, agreement, secrets.token_bytes(32))
        return Stored(again, seats)

    async def give_rematch_seats(self, table: LiveTable, page: Page) -> None:
        """Tell a page which seats it has at the table of the rematch."""
        following = table.standing.table.next
        if following is None or not page.seats:
            return
        seats = {seat.token: seat.seat for seat in (await self.table(following)).seats if seat.token}
        hashes = {hash_token(token): token for token in page.seats.values()}
        held = [
            SeatToken(seat=seats[found], token=token) for found, token in hashes.items() if found in seats
        ]
        page.answer(Given(table=following, tokens=held))

    # --- listing --------------------------------------------------------------------------------------

    async def open_tables(self) -> TableList:
        """Public tables that wait for people."""
        since = time.time() - 3600 * self.services.settings.listed_for
        stored = await self.store.call(self.store.open_tables, since)
        return TableList(tables=[self.info(found) for found in stored])

    async def mine(self, tokens: Sequence[str]) -> MyTables:
        """The tables with a seat of mine."""
        hashes = {hash_token(token) for token in tokens}
        stored = await self.store.call(self.store.tables_of, sorted(hashes))
        return MyTables(tables=[self._my_table(found, hashes) for found in stored])

    def _my_table(self, stored: Stored, hashes: set[str]) -> MyTable:
        mine = [seat for seat in stored.seats if seat.token in hashes]
        asked = [seat for seat in mine if seat.seat in stored.table.deciding and not seat.stand_in]
        my_turn = stored.table.status == "playing" and bool(asked)
        return MyTable(table=self.info(stored), seats=[seat.seat for seat in mine], my_turn=my_turn)

    def info(self, stored: Stored) -> TableInfo:
        """A table as everybody sees it, without playing it through."""
        live = self.live.get(stored.table.id)
        return table_info(stored, None) if live is None else live.info()

    async def record(self, table_id: str) -> Record:
        """The record of a table that has ended; before, it would tell hidden things."""
        stored = await self.store.call(self.store.load, table_id) if is_table_id(table_id) else None
        if stored is None:
            raise Refusal("no-table", 404)
        if stored.table.status not in ENDED:
            raise Refusal("record-early")
        return record_of(stored)[0]


def _begun_if_full(new: Stored) -> Standing:
    if any([seat.kind == "open" for seat in new.seats]):
        return Standing(new)
    return begun(new, new.table.created)


def _read_record(text: str, confirm: bool) -> Match:
    return replay_with_confirm(Record.read(text, find_title), confirm)
