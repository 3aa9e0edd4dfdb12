"""The lobby: tables are laid, joined, listed and laid again; those in use are kept at hand."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.games import title as find_title
from ludoteca.lessons import lesson as find_lesson
from ludoteca.server.agreement import Agreement
from ludoteca.server.branching import branched, check_may_branch
from ludoteca.server.history import (
    Standing,
    begun,
    messages_of,
    record_of,
    replay_with_confirm,
    start_data,
    written_record,
)
from ludoteca.server.laying import check_practice, lay_seats, new_table
from ludoteca.server.names import hash_token, is_table_id, new_token, usual_nonce
from ludoteca.server.neighbours import Notice
from ludoteca.server.page import RESTART, Page
from ludoteca.server.problems import Refusal
from ludoteca.server.promises import Promises
from ludoteca.server.protocol import (
    Branch,
    Given,
    ImportTable,
    Join,
    MyTable,
    MyTables,
    NewLesson,
    NewPuzzle,
    NewTable,
    Seated,
    SeatRequest,
    SeatToken,
    TableInfo,
    TableList,
)
from ludoteca.server.puzzling import first_start as puzzle_start
from ludoteca.server.puzzling import seats_of as puzzle_seats
from ludoteca.server.showing import ENDED, score_history, table_info
from ludoteca.server.store import Finished, Stored, StoreFailed, laying
from ludoteca.server.table import LiveTable, Services, load_standing
from ludoteca.server.teaching import first_start, seats_of
from ludoteca.server.upkeep import tidy
from ludoteca.study.puzzles import Puzzle, puzzle_named

IDLE_AFTER = 60.0
TIDY_EVERY = 3600.0
SECONDS_TO_STORE = 2.0


class Lobby:
    """All tables there are; each is read from the store when first asked for."""

    def __init__(self, services: Services, key: bytes) -> None:
        self.services = services
        self.store = services.store
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.promises = Promises(key)
        self.draining = False
        """The server is about to go: nothing new is begun."""

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
                        await self._hold(LiveTable(standing, self.services))
                finally:
                    self.loading.pop(table_id, None)
        elif self.store.shared:
            # What another server has acknowledged must not be unknown here.
            await self.live[table_id].catch_up()
        found = self.live[table_id]
        found.used = time.monotonic()
        return found

    async def _hold(self, table: LiveTable) -> None:
        """Keep a table at hand; from then on notices of others reach it, and none before is missed."""
        table = self.live.setdefault(table.id, table)
        if self.store.shared:
            await table.catch_up()
            await table.look_elsewhere()

    # --- other servers ----------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another server has stored something about a table, or we have ourselves."""
        table = self.live.get(notice.table)
        if table is None:
            return
        if notice.kind == "presence":
            table.start(table.look_elsewhere())
        elif notice.version > table.standing.table.version:
            table.start(table.catch_up(notice.version))

    async def catch_up(self) -> None:
        """Others may have stored things we have not heard of."""
        versions = await self.store.call(self.store.versions, list(self.live))
        for table_id, version in versions.items():
            if table_id in self.live:
                table = self.live[table_id]
                table.start(table.may_have_missed(version))

    async def let_go_of_idle_tables(self) -> None:
        """Every now and then forget tables nobody has used for a while; the store has them all."""
        while True:
            await asyncio.sleep(IDLE_AFTER)
            self.forget_idle(IDLE_AFTER)

    async def keep_house(self) -> None:
        """Every now and then let go of tables that need not be kept any longer."""
        while True:
            with suppress(StoreFailed):
                await tidy(self.store, self.services.settings, self.live.__contains__)
            await asyncio.sleep(TIDY_EVERY)

    def forget_idle(self, after: float) -> None:
        """Forget tables nobody has used for so many seconds."""
        now = time.monotonic()
        idle = [key for key, table in self.live.items() if table.is_idle() and now - table.used >= after]
        for key in idle:
            del self.live[key]

    async def drain(self, seconds: float) -> None:
        """Answer what was said, and tell all pages to come back: to another server, or the next one here."""
        self.draining = True
        pages = [page for table in self.live.values() for page in table.pages]
        for page in pages:
            if not page.busy:
                page.hang_up(RESTART)
        if pages:
            leaving = [asyncio.create_task(page.left.wait()) for page in pages]
            _, late = await asyncio.wait(leaving, timeout=seconds)
            for task in late:
                task.cancel()

    async def close(self) -> None:
        """Stop all bots and reviews, and finish what is being stored."""
        for table in self.live.values():
            table.stop()
        running = [task for table in self.live.values() for task in table.tasks]
        if running:
            await asyncio.wait(running, timeout=SECONDS_TO_STORE)

    # --- laying a table -----------------------------------------------------------------------------

    def _secret(self, wanted: NewTable) -> bytes:
        if wanted.promise is not None:
            return self.promises.keep(wanted.promise)
        if any(wanted.nonces):
            # Drawn now, the secret could be chosen to suit them.
            raise Refusal("nonce-early", 422)
        return secrets.token_bytes(32)

    async def lay(self, wanted: NewTable) -> Seated:
        """A new table; the game begins at once if no seat is open."""
        title = find_title(wanted.title)
        agreement = Agreement.on(title, len(wanted.seats), wanted)
        laid = lay_seats(wanted.seats, wanted.nonces)
        check_practice(agreement, laid.seats)
        row = new_table(title, agreement, self._secret(wanted))
        try:
            await self._open(Stored(row, laid.seats))
        except IntegrityError:
            raise Refusal("promise-unknown") from None
        return Seated(table=row.id, tokens=laid.tokens)

    async def import_record(self, wanted: ImportTable) -> Seated:
        """A table that goes on from a record."""
        match = await asyncio.to_thread(_read_record, wanted.record, wanted.confirm)
        return await self._lay_from(match, wanted.seats)

    async def branch(self, table: LiveTable, held: Sequence[int], wanted: Branch) -> Seated:
        """A table that goes on from a moment of another one."""
        standing = table.standing
        check_may_branch(standing, held, wanted)
        record = await asyncio.to_thread(branched, standing, wanted, self.services.reels)
        match = await asyncio.to_thread(record.replay)
        return await self._lay_from(match, wanted.seats, wanted.practice)

    async def _lay_from(self, match: Match, seats: Sequence[SeatRequest], practice: bool = False) -> Seated:
        """Lay a table that goes on from where a match stands."""
        record = match.record
        if len(seats) != record.players:
            raise Refusal("import-seats", 422, players=record.players)
        laid = lay_seats(seats, (), record.names)
        agreement = Agreement.of(record, practice)
        check_practice(agreement, laid.seats)
        row = new_table(record.title, agreement, None, start_data(record))
        row = replace(row, seq=len(record.entries))
        await self._open(Stored(row, laid.seats, messages_of(match, row.created)))
        return Seated(table=row.id, tokens=laid.tokens)

    async def lay_lesson(self, wanted: NewLesson) -> Seated:
        """A table on which a lesson is taught."""
        found = find_lesson(wanted.title, wanted.lesson)
        match = found.start(0)
        return await self._lay_stage(match, seats_of(found, match, wanted.name), first_start(found))

    async def lay_puzzle(self, wanted: NewPuzzle) -> Seated:
        """A table on which a puzzle is tried."""
        found, match, start = await asyncio.to_thread(_read_puzzle, wanted)
        return await self._lay_stage(match, puzzle_seats(found, match, wanted.name), start)

    async def _lay_stage(self, match: Match, seats: Sequence[SeatRequest], start: dict[str, Any]) -> Seated:
        """A table from a position that comes with a title."""
        record, laid = match.record, lay_seats(seats, ())
        row = new_table(record.title, Agreement.of(record), None, start)
        await self._open(Stored(row, laid.seats))
        return Seated(table=row.id, tokens=laid.tokens)

    async def _open(self, new: Stored) -> None:
        standing = _begun_if_full(new)
        await self.store.write(laying(standing.to_lay(new.messages)))
        await self._begin(standing)

    async def _begin(self, standing: Standing) -> None:
        """Keep a table that has just been laid at hand."""
        table = LiveTable(standing.settled(), self.services)
        await self._hold(table)
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
            await table.change(plan, standing.to_lay())
        except LudotecaError as error:
            if error.message.key != "rematch-laid":
                raise
        else:
            await self._begin(standing)
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
                    host=seat.seat == asker,
                    ends=False,
                    prepared=None,
                )
                for seat in stored.seats
            ]
        )
        title = find_title(row.title)
        agreement = Agreement.on(title, row.agreement.players, row.agreement)
        assert row.next_secret is not None
        again = new_table(title, agreement, row.next_secret)
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

    async def finished_tables(self, wanted: Finished) -> TableList:
        """Public games that are over."""
        if not wanted.player.isprintable():
            return TableList(tables=[])  # nobody is called so, and not every database can be asked
        stored = await self.store.call(self.store.finished_tables, wanted)
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
        if live is None or live.standing.table.version < stored.table.version:
            return table_info(stored, None)
        return live.info()

    async def scores(self, table_id: str) -> list[list[int]]:
        """The points of a table that has ended, move by move; refused if it cannot be played again."""
        stored = await self._ended(table_id)
        title = find_title(stored.table.title)
        if stored.table.rules != title.rules:
            raise Refusal("record-older", title=title.key, rules=stored.table.rules, ours=title.rules)
        return await asyncio.to_thread(lambda: score_history(record_of(stored)[0]))

    async def written_record(self, table_id: str) -> tuple[str, str]:
        """The title of a table that has ended, and its record as text."""
        stored = await self._ended(table_id)
        return stored.table.title, written_record(stored)

    async def _ended(self, table_id: str) -> Stored:
        """A table that has ended; before, its record would tell hidden things."""
        stored = await self.store.call(self.store.load, table_id) if is_table_id(table_id) else None
        if stored is None:
            raise Refusal("no-table", 404)
        if stored.table.status not in ENDED:
            raise Refusal("record-early")
        return stored


def _begun_if_full(new: Stored) -> Standing:
    if any([seat.kind == "open" for seat in new.seats]):
        return Standing(new)
    return begun(new, new.table.created)


def _read_record(text: str, confirm: bool) -> Match:
    return replay_with_confirm(Record.read(text, find_title), confirm)


def _read_puzzle(wanted: NewPuzzle) -> tuple[Puzzle, Match, dict[str, Any]]:
    found = puzzle_named(wanted.title, wanted.puzzle)
    return found, found.start(), puzzle_start(found)
