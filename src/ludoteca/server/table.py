"""One table in play: its record, its live game, one lock, and the pages that look at it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from ludoteca.bots import STAND_IN
from ludoteca.bots import bot as find_bot
from ludoteca.core.alphabet import END_TURN
from ludoteca.core.match import Match, Moment
from ludoteca.core.message import seat_name
from ludoteca.core.title import Why
from ludoteca.server.advising import Teacher
from ludoteca.server.audience import Audience
from ludoteca.server.gate import Gate
from ludoteca.server.history import (
    Standing,
    after_acts,
    after_rewind,
    after_undo,
    anew_of,
    begun,
    follows,
    standing_of,
    steps_since,
    with_notes,
)
from ludoteca.server.looking_back import Reels, look_back
from ludoteca.server.meters import Meters
from ludoteca.server.names import distinct_name, plain_name, usual_nonce
from ludoteca.server.neighbours import Neighbours
from ludoteca.server.page import Eyes, Page
from ludoteca.server.prepared import after_prepare, called_off, looks_the_same, played_out, preparable
from ludoteca.server.prepared import shown as prepared_shown
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import (
    Advice,
    Compare,
    Compared,
    Hint,
    Judge,
    Prepare,
    Replay,
    Review,
    Reviewed,
    SeatPresence,
    TableInfo,
    Verdict,
)
from ludoteca.server.puzzling import after_giving_up, after_try, attempts_of
from ludoteca.server.reviewing import Reviewer, Tell, compared
from ludoteca.server.settings import Settings
from ludoteca.server.showing import Data, log_change, state, table_info
from ludoteca.server.store import Conflict, SeatRow, Store, Stored, StoreFailed, changing
from ludoteca.server.teaching import after_part, check_acts, others_wait, reply_of
from ludoteca.workers.job import LATER, LIVE, Budget, Job
from ludoteca.workers.jobs import BotMove
from ludoteca.workers.pool import JobFailed, Pool

log = logging.getLogger(__name__)

# When bots fail they try again some times and then wait until somebody looks at the table.
MOST_FAILURES = 5
FAILURE_PAUSE = 1.0
LONGEST_PAUSE = 30.0
# Somebody else may be faster time and again; who has lost so often is told to look again.
MOST_CONFLICTS = 8
# Seconds a table waits for a bot at most: when many think, all think less; where nobody looks, last of all.
BOT_PATIENCE = 2.0

Plan = Callable[[Standing], Standing]
"""What shall be changed; raises a LudotecaError if it may not be."""


@dataclass(frozen=True)
class Services:
    """What all tables share."""

    settings: Settings
    store: Store
    neighbours: Neighbours
    workers: Pool
    """Who thinks for bots,"""
    teachers: Pool
    """for hints and verdicts: no bot waits for those,"""
    reviewers: Pool
    """and for reviews: nobody at all waits for those."""
    started: float
    """Nobody counts as absent since before the server started."""
    meters: Meters
    reels: Reels = field(default_factory=Reels)


class LiveTable:
    """A table somebody looks at. Whatever changes it goes through ``change``: stored first, then shown."""

    def __init__(self, standing: Standing, services: Services) -> None:
        self.services = services
        self.standing = standing
        self.lock = asyncio.Lock()
        self.face_down: dict[int, int] = {}
        """Choices, or the taking back of some, in a simultaneous run that is still going on: seq -> seat."""
        self.moved = Gate(open=False)
        """Set when the table has changed."""
        self.unfollowed = Gate(open=False)
        """Set while every page wants the moves of bots at once."""
        self.unsure = False
        """What was stored last is not known: the store has to be asked."""
        self.seen: dict[int, float] = {}
        self.elsewhere: frozenset[int] = frozenset()
        """Seats of people who are connected to another server."""
        self.told: frozenset[int] = frozenset()
        """Seats of people of whom other servers know that they are connected here."""
        self.telling = asyncio.Lock()
        self.used = time.monotonic()
        self.audience = Audience(self._state, self._logs, self._persons, self._prepared)
        self._teacher: Teacher | None = None
        self._reviewer: Reviewer | None = None
        self.bots: asyncio.Task[None] | None = None
        self.stopped = False
        self.tasks: set[asyncio.Task[Any]] = set()

    @property
    def teacher(self) -> Teacher:
        """Who gives hints here; most tables never ask."""
        if self._teacher is None:
            services = self.services
            self._teacher = Teacher(services.teachers, services.reels, services.settings.hint_limit)
        return self._teacher

    @property
    def reviewer(self) -> Reviewer:
        """Who reviews the game, once it is over."""
        if self._reviewer is None:
            services = self.services
            self._reviewer = Reviewer(services.reviewers, services.store, services.settings.review_limit)
        return self._reviewer

    @property
    def pages(self) -> set[Page]:
        return self.audience.pages

    @property
    def id(self) -> str:
        return self.standing.table.id

    @property
    def seq(self) -> int:
        return self.standing.table.seq

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.standing.seats

    # --- changing -------------------------------------------------------------------------------

    async def change(self, plan: Plan, also: Stored | None = None) -> None:
        """Carry out a plan: nothing is changed or shown before the store has it.

        Goes on to the end even if whoever asked has gone meanwhile.
        """
        await asyncio.shield(self._start(self._change(plan, also)))

    async def _change(self, plan: Plan, also: Stored | None) -> None:
        async with self.lock:
            if self.unsure:
                await self._catch_up()
            for _ in range(MOST_CONFLICTS):
                if await self._changed(plan, also):
                    return
                await self._catch_up()
            raise Refusal("stale")

    async def _changed(self, plan: Plan, also: Stored | None) -> bool:
        """Carry out a plan for the table as it stands, and all that people have prepared to follow it.

        False if somebody else was faster.
        """
        before = self.standing
        planned = plan(before)
        if planned is before:
            return True
        *steps, after = played_out(planned, time.time())
        row = replace(after.table, version=before.table.version + 1)
        after = replace(after, stored=replace(after.stored, table=row))
        steps.append(after)
        seats = [seat for seat, old in zip(after.seats, before.seats, strict=True) if seat != old]
        said = [message for step in steps for message in step.said]
        positions = [step.position for step in steps if step.position is not None]
        work = changing(before.stored, row, seats, said, also, positions[-1] if positions else None)
        try:
            await self.services.store.write(work)
        except Conflict:
            return False
        except StoreFailed:
            self.unsure = True
            raise
        for step in steps:
            self._stands_now(step)
        return True

    async def catch_up(self, version: int | None = None) -> None:
        """Take over what others have stored, unless that is known already."""
        if version is not None and version <= self.standing.table.version:
            return
        async with self.lock:
            if version is None or version > self.standing.table.version:
                await self._catch_up()

    async def _catch_up(self) -> None:
        store, row = self.services.store, self.standing.table
        stored = await store.call(store.news, row.id, row.version, row.seq)
        self.unsure = False
        if stored is None:
            return
        if follows(self.standing, stored):
            self._stands_now(*steps_since(self.standing, stored))
        else:
            self.face_down.clear()
            self._stands_now(await load_standing(store, self.id))

    def _stands_now(self, *steps: Standing) -> None:
        """The table has come here, step by step; it is shown once."""
        first = self.standing
        for after in steps:
            self._remember_moves(self.standing, after)
            self.standing = after.settled()
        self.moved.set()
        kept = _moves_kept(first, self.standing)
        for page in self.pages:
            if page.drop_lost_seats(self.seats):
                page.revision = -1
        if not looks_the_same(first.stored, self.standing.stored):
            self.audience.show(kept)
        if self.standing.match is not None:
            self.standing.match.forget_notes()
        self.audience.tell_prepared()
        self.audience.tell_presence()
        self.wake_bots()

    def _remember_moves(self, before: Standing, after: Standing) -> None:
        """Remember choices that lie face down; with any other one, whatever was sent before it is stale."""
        for message in after.said:
            meant = [message.seq] if message.takes_back is None else message.takes_back
            moments = [_moment(before, after, seq) for seq in meant]
            if all([moment.simultaneous and not moment.revealed for moment in moments]):
                self.face_down[message.seq] = message.seat
            else:
                self.face_down.clear()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; a task nobody refers to might be forgotten half way."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- playing --------------------------------------------------------------------------------

    def why_not(self, seat: int, place: str, chosen: Sequence[str]) -> Why | None:
        """Why a seat can do nothing now with a place, after those that it has chosen before."""
        if self.standing.match is None:
            raise Refusal("table-waiting")
        return self.standing.match.why_not_place(place, seat, chosen)

    async def act(self, seat: int, seq: int, *actions: str) -> None:
        """A person takes an action for a seat, or several that go together."""
        await self.change(lambda standing: self._acted(standing, seat, seq, actions))

    def _acted(self, standing: Standing, seat: int, seq: int, actions: Sequence[str]) -> Standing:
        standing.playing()
        self._check_played_by_person(standing, seat)
        self._check_fresh(seq, seat)
        tried = after_try(standing, seat, actions, time.time())
        if tried is not None:
            return tried
        check_acts(standing, seat, actions)
        if standing.seats[seat].ends:
            standing = _with_wishes(standing, {seat}, False)
        return after_acts(standing, seat, actions, time.time())

    async def undo(self, seat: int, seq: int, whole_turn: bool) -> None:
        """A person takes back the last action, or all of the turn."""

        def plan(standing: Standing) -> Standing:
            standing.playing()
            self._check_played_by_person(standing, seat)
            self._check_fresh(seq, seat)
            return called_off(after_undo(standing, seat, whole_turn, time.time()), seat)

        await self.change(plan)

    async def rewind(self, seat: int, seq: int) -> None:
        """In practice a person takes back the last choice, whatever was revealed since."""
        seed = secrets.randbits(32)

        def plan(standing: Standing) -> Standing:
            self._check_played_by_person(standing, seat)
            # Bots may have moved meanwhile: it is one's own last choice that is meant.
            last = standing.playing().last_choice(seat)
            if last is not None and seq < standing.seqs[last]:
                raise Refusal("stale")
            return called_off(after_rewind(standing, seat, seed, time.time()), seat)

        await self.change(plan)

    async def hint(self, asked: Hint) -> Advice:
        """What the teacher would do for a seat."""
        self._check_fresh(asked.seq, asked.seat)
        return await self.teacher.hint(self.standing, asked)

    async def judge(self, asked: Judge) -> Verdict:
        """What the teacher thinks of a choice."""
        return await self.teacher.judge(self.standing, asked)

    async def review(self, asked: Review, tell: Tell) -> Reviewed:
        """What is to be said of the whole game, once it is over."""
        return await self.reviewer.review(self.standing, asked, tell)

    async def compare(self, asked: Compare) -> Compared:
        """The table after a decision, and after another one."""
        return await compared(self.standing, asked, self.services.reels)

    async def prepare(self, wanted: Prepare) -> None:
        """A person prepares something while others play, or calls it off."""
        await self.change(lambda standing: after_prepare(standing, wanted.seat, wanted))

    def preparable(self, question: int, seat: int) -> str:
        """What a seat could prepare to do first, as the answer to a question."""
        actions = preparable(self.standing, seat)
        return orjson.dumps({"type": "preparable", "id": question, "actions": actions}).decode()

    async def go_on(self, seat: int, over: bool) -> None:
        """A learner goes on to the next part of the lesson, or ends it and plays on."""
        await self.change(lambda standing: after_part(standing, seat, time.time(), over))

    async def give_up(self, seat: int) -> None:
        """Somebody wants to see the solution of a puzzle."""
        await self.change(lambda standing: after_giving_up(standing, seat, time.time()))

    def _check_played_by_person(self, standing: Standing, seat: int) -> None:
        if standing.seats[seat].stand_in:
            raise Refusal("stand-in-plays", player=seat_name(seat))

    def _check_fresh(self, seq: int, seat: int) -> None:
        if not self.is_fresh(seq, seat):
            raise Refusal("stale")

    def is_fresh(self, seq: int, seat: int) -> bool:
        """Did who sent this know all that matters to the seat?

        They may have missed choices that others made meanwhile in the same simultaneous run: those still
        lie face down.
        """
        if seq == self.seq:
            return True
        if not 0 <= seq < self.seq or self.seq - seq > len(self.face_down):
            return False
        missed = [self.face_down.get(number, seat) for number in range(seq + 1, self.seq + 1)]
        return seat not in missed

    # --- seats ------------------------------------------------------------------------------------

    async def sit_down(self, seat: int, name: str, nonce: str, token: str) -> None:
        """Somebody takes an open seat; with the last one the game begins."""

        def plan(standing: Standing) -> Standing:
            if not 0 <= seat < len(standing.seats):
                raise Refusal("no-seat", 404)
            if standing.table.status != "waiting" or standing.seats[seat].kind != "open":
                raise Refusal("seat-taken")
            taken = [other.name for other in standing.seats]
            person = SeatRow(
                seat,
                distinct_name(plain_name(name), taken),
                "person",
                token=token,
                nonce=nonce or usual_nonce(seat),
                seen=time.time(),
            )
            stored = with_seat(standing.stored, person)
            if any([other.kind == "open" for other in stored.seats]):
                return replace(standing, stored=stored)
            return begun(stored, time.time())

        await self.change(plan)

    async def leave(self, seat: int) -> None:
        """A person leaves: a bot plays on; while waiting the seat is open again."""

        def plan(standing: Standing) -> Standing:
            status, person = standing.table.status, standing.seats[seat]
            if status in ("over", "cancelled"):
                raise Refusal("table-ended")
            if status == "playing":
                gone = replace(person, kind="bot", bot=person.bot or STAND_IN, stand_in=False, token=None)
                return replace(standing, stored=with_seat(standing.stored, gone))
            stored = with_seat(standing.stored, SeatRow(seat, "", "open", nonce=usual_nonce(seat)))
            if not any([other.kind == "person" for other in stored.seats]):
                stored = _cancelled(stored)
            return replace(standing, stored=stored)

        await self.change(plan)

    async def hand_over(self, seat: int, by: int, bot: str) -> None:
        """Another person hands an absent person's seat to a bot."""
        await self.look_elsewhere()

        def plan(standing: Standing) -> Standing:
            standing.playing()
            find_bot(bot)
            if not 0 <= seat < len(standing.seats) or standing.seats[seat].kind != "person" or seat == by:
                raise Refusal("stand-in-nobody")
            person = standing.seats[seat]
            if person.stand_in:
                raise Refusal("stand-in-already", player=seat_name(seat))
            if not self._is_absent(person):
                wait = self.services.settings.absent_after
                raise Refusal("stand-in-present", player=seat_name(seat), seconds=wait)
            return replace(
                standing, stored=with_seat(standing.stored, replace(person, stand_in=True, bot=bot))
            )

        await self.change(plan)

    async def take_back(self, seat: int) -> None:
        """A person plays on where a bot stood in."""

        def plan(standing: Standing) -> Standing:
            person = standing.seats[seat]
            if not person.stand_in:
                return standing
            back = replace(person, stand_in=False, bot=None)
            return replace(standing, stored=with_seat(standing.stored, back))

        await self.change(plan)

    async def cancel(self, held: set[int], wish: bool = True) -> None:
        """End the table without a result, or tell the others that these seats would."""
        await self.look_elsewhere()

        def plan(standing: Standing) -> Standing:
            if standing.table.status in ("over", "cancelled"):
                raise Refusal("table-ended")
            if standing.table.status == "waiting":
                if not any([standing.seats[seat].host for seat in held]):
                    raise Refusal("cancel-host")
                return replace(standing, stored=_cancelled(standing.stored))
            after = _with_wishes(standing, held, wish)
            if wish and not any([self._minds(seat) for seat in after.seats]):
                return replace(after, stored=_cancelled(after.stored))
            return after

        await self.change(plan)

    def _minds(self, seat: SeatRow) -> bool:
        """May the game not end without this seat's consent? Nobody else can do away with the person first:
        a bot that stands in consents to nothing."""
        if seat.kind != "person" or seat.ends:
            return False
        found = self.presence(seat)
        return found.connected or found.absent_for < 3600 * self.services.settings.gone_after

    # --- presence -----------------------------------------------------------------------------------

    def presence(self, seat: SeatRow) -> SeatPresence:
        """Is the person of a seat there?"""
        if seat.seat in self.elsewhere or any([seat.seat in page.seats for page in self.pages]):
            return SeatPresence(seat=seat.seat, connected=True, absent_for=0)
        gone = absent_for(self.seen.get(seat.seat, seat.seen), self.services.started)
        return SeatPresence(seat=seat.seat, connected=False, absent_for=gone)

    def _persons(self) -> list[SeatPresence]:
        return [self.presence(seat) for seat in self.seats if seat.kind == "person"]

    def _is_absent(self, seat: SeatRow) -> bool:
        found = self.presence(seat)
        return not found.connected and found.absent_for >= self.services.settings.absent_after

    def welcome(self, page: Page) -> None:
        """A page has said which seats it holds."""
        self.pages.add(page)
        self._note_pace()
        page.show_whole()
        self.audience.tell_presence()
        self._start(self.tell_elsewhere())
        self.wake_bots()

    async def goodbye(self, page: Page) -> None:
        """A page has gone."""
        if page not in self.pages:
            return
        self.pages.discard(page)
        self._note_pace()
        gone = set(page.seats) - self._seats_here()
        self.seen.update(dict.fromkeys(gone, time.time()))
        self.audience.tell_presence()
        await self.tell_elsewhere()

    def _seats_here(self) -> frozenset[int]:
        return frozenset([seat for page in self.pages for seat in page.seats])

    async def tell_elsewhere(self, anew: bool = False) -> None:
        """Have other servers, and those to come, know who is connected here."""
        async with self.telling:
            here = self._seats_here()
            known = frozenset[int]() if anew else self.told
            if here == known:
                return
            with suppress(StoreFailed):
                await self.services.neighbours.here(self.id, here - known, self.told - here, time.time())
                self.told = here

    async def look_elsewhere(self) -> None:
        """Find out who is connected to other servers."""
        found = await self.services.neighbours.elsewhere(self.id)
        if found is None:
            return
        self.elsewhere = found.seats
        for seat, seen in found.seen.items():
            self.seen[seat] = max(seen, self.seen.get(seat, 0.0))
        self.audience.tell_presence()

    async def may_have_missed(self, version: int) -> None:
        """Something may have happened elsewhere: look, and tell who is here."""
        await self.catch_up(version)
        await self.look_elsewhere()
        await self.tell_elsewhere(anew=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside that the database may keep from being done; it is tried again later."""
        self._start(_unless_the_store_fails(work))

    def stop(self) -> None:
        """Let no bot play here, and nobody review the game, any longer."""
        self.stopped = True
        if self.bots is not None:
            self.bots.cancel()
        if self._reviewer is not None:
            self._reviewer.stop()

    def is_idle(self) -> bool:
        """Nobody looks, nobody plays."""
        return not self.pages and not self.tasks and not self.lock.locked()

    # --- showing ------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self.standing.stored, self.standing.match)

    async def moment(self, held: Sequence[int], wanted: Replay) -> str:
        """The table as it was, for whoever holds these seats."""
        return await look_back(self.standing, held, wanted, self.services.reels)

    def _state(self, eyes: Eyes, revision: int) -> Data:
        return state(self.standing, eyes or (None,), revision)

    def _prepared(self, eyes: Eyes) -> str:
        return prepared_shown(self.standing, eyes)

    def _logs(self, eyes: Eyes, first: int) -> list[Data]:
        standing = with_notes(self.standing, first)
        return [log_change(standing, seat, first) for seat in eyes or (None,)]

    # --- bots ---------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots play, if it is their turn and they are not at it already."""
        # What was being stored when the table was stopped is stored all the same, and comes by here.
        if not self.stopped and self._bots_to_move() and (self.bots is None or self.bots.done()):
            self.bots = self._start(self._bots_play())

    def _bots_to_move(self) -> list[int]:
        row, seats = self.standing.table, self.seats
        if row.status != "playing" or others_wait(self.standing) or attempts_of(self.standing) is not None:
            return []
        return [seat for seat in row.deciding if seats[seat].kind == "bot" or seats[seat].stand_in]

    async def _bots_play(self) -> None:
        """Bots decide until it is a person's turn, those of one server at a time."""
        failures, pause = 0, FAILURE_PAUSE
        while self._bots_to_move() and failures < MOST_FAILURES:
            try:
                await self._bots_have_their_turn()
                pause = FAILURE_PAUSE
            except StoreFailed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:
                failures += 1
                log.exception("table %s: a bot could not play", self.id)
                await asyncio.sleep(FAILURE_PAUSE)

    async def _bots_have_their_turn(self) -> None:
        """Until it is a person's turn, or another server is found to let them think."""
        while seats := self._bots_to_move():
            self.moved.clear()
            wait = await self.services.neighbours.may_think(self.id, self._lease())
            if wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.moved.wait(), wait)
                return
            await self._bots_decide(seats)
        await self.services.neighbours.has_thought(self.id)

    def _lease(self) -> float:
        """Seconds in which bots have surely decided."""
        settings = self.services.settings
        return 5.0 + settings.bot_delay + 2 * settings.bot_limit

    async def _bots_decide(self, seats: list[int]) -> None:
        """One decision each; those of a simultaneous run all at once."""
        if not self._only_ends_turn(seats):
            await self._let_people_follow()
        done = await asyncio.gather(*[self._bot_plays(seat) for seat in seats], return_exceptions=True)
        for error in [result for result in done if isinstance(result, BaseException)]:
            raise error

    async def _let_people_follow(self) -> None:
        """Wait a little, but no longer than somebody at the table wants to see move by move."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.unfollowed.wait(), self.services.settings.bot_delay)

    def _note_pace(self) -> None:
        if self.pages and all([page.at_once for page in self.pages]):
            self.unfollowed.set()
        else:
            self.unfollowed.clear()

    def _only_ends_turn(self, seats: list[int]) -> bool:
        match = self.standing.match
        return match is not None and all([match.legal_actions(seat) == [END_TURN] for seat in seats])

    async def _bot_plays(self, seat: int) -> None:
        seq, match, bot = self.seq, self.standing.match, self.seats[seat].bot or STAND_IN
        if match is None or seat not in self._bots_to_move():
            return
        legal = match.written_actions(seat)
        action = legal[0] if len(legal) == 1 else reply_of(self.standing, seat)
        if action is None:
            action = await self._thought(bot, match, seat)
        # A bot that fails must not hold up the table.
        chosen = action if action in legal else secrets.choice(legal)
        await self.change(lambda standing: self._bot_acted(standing, seat, seq, chosen))
        self.services.meters.bot_moves.inc()

    async def _thought(self, bot: str, match: Match, seat: int) -> str | None:
        """What a bot wants to do, as written; None if it failed."""
        asked = BotMove(bot, match.title.key, match.position(), seat)
        budget = Budget(self.services.settings.bot_limit)
        priority = LIVE if self.pages else LATER
        job = Job("move", asked.arguments(), budget, self.id, priority, BOT_PATIENCE)
        meters = self.services.meters
        try:
            with meters.bot_seconds.time():
                return str(await self.services.workers.do(job))
        except JobFailed:
            meters.bot_failures.inc()
            return None

    def _bot_acted(self, standing: Standing, seat: int, seq: int, action: str) -> Standing:
        """Nothing changes if the bot has thought about a situation that is no more."""
        if seat not in self._bots_to_move() or not self.is_fresh(seq, seat):
            return standing
        return after_acts(standing, seat, (action,), time.time())


async def load_standing(store: Store, table_id: str) -> Standing:
    """A table as the store has it; if its game goes on under newer rules, the store learns that first."""
    stored = await store.call(store.load, table_id)
    if stored is None:
        raise Refusal("no-table", 404)
    standing = standing_of(stored)
    if standing.table == stored.table or standing.table.status != "playing":
        return standing
    row = replace(standing.table, version=stored.table.version + 1)
    await store.write(changing(stored, row))
    return replace(standing, stored=replace(standing.stored, table=row))


async def _unless_the_store_fails(work: Coroutine[Any, Any, None]) -> None:
    with suppress(StoreFailed):
        await work


def absent_for(seen: float, started: float) -> int:
    """For how many seconds a person has not been seen."""
    return max(0, int(time.time() - max(seen, started)))


def with_seat(stored: Stored, seat: SeatRow) -> Stored:
    """The same table with one seat changed."""
    seats = tuple([seat if other.seat == seat.seat else other for other in stored.seats])
    return replace(stored, table=replace(stored.table, changed=time.time()), seats=seats)


def _with_wishes(standing: Standing, seats: set[int], wish: bool) -> Standing:
    """The same table with some seats wishing to end it, or not any more."""
    changed = [seat for seat in standing.seats if seat.seat in seats and seat.ends != wish]
    for seat in changed:
        standing = replace(standing, stored=with_seat(standing.stored, replace(seat, ends=wish)))
    return standing


def _cancelled(stored: Stored) -> Stored:
    return replace(stored, table=replace(stored.table, status="cancelled", deciding=(), changed=time.time()))


def _moves_kept(before: Standing, after: Standing) -> int:
    """How many moves of the log are the same before and after; the set-up is the first."""
    if before.match is None or before.table.start_seq != after.table.start_seq:
        return 0
    kept = len(before.seqs)
    if after.seqs[:kept] != before.seqs:
        pairs = enumerate(zip(before.seqs, after.seqs, strict=False))
        kept = next((at for at, (old, new) in pairs if old != new), len(after.seqs))
    # An operator's look is told behind the last move, and that chance was drawn anew.
    told = before.table.looked == after.table.looked and anew_of(before.table) == anew_of(after.table)
    return len(before.past) + kept + told


def _moment(before: Standing, after: Standing, seq: int) -> Moment:
    """What there is to know of a message that has just come, or has just been taken back."""
    found = after if seq in after.seqs else before
    assert found.match is not None
    return found.match.moments[found.seqs.index(seq)]
