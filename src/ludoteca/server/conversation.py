"""A page's conversation with its table; whatever it says that cannot be is refused and changes nothing."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError
from starlette.datastructures import Headers
from starlette.types import Scope

from ludoteca.core.errors import LudotecaError, NotNow
from ludoteca.core.message import Message
from ludoteca.server.limits import Allowance, Door
from ludoteca.server.lobby import Lobby
from ludoteca.server.page import RESTART, Line, Page
from ludoteca.server.problems import Refusal, invalid, reason
from ludoteca.server.protocol import (
    VERSION,
    Act,
    ActTogether,
    Advice,
    Branch,
    Branched,
    Cancel,
    ClientMessage,
    Compare,
    Done,
    GiveUp,
    GoOn,
    Hello,
    Hint,
    Judge,
    Leave,
    MayPrepare,
    Ping,
    Pong,
    Prepare,
    Reload,
    Rematch,
    Replay,
    Review,
    Reviewed,
    Reviewing,
    Rewind,
    StandIn,
    Undo,
    Verdict,
    Whole,
    Why,
    WhyNot,
)
from ludoteca.server.table import LiveTable

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 16_384
NOT_ALLOWED, TOO_MANY, NO_TABLE, SILENT, OTHER_VERSION = 1008, 1013, 4404, 4408, 4426
# Seconds within which a page greets, says anything at all (it pings more often), and takes in a goodbye.
GREETING = 10.0
SILENCE = 75.0
CLOSING = 5.0

Wish = Act | ActTogether | Undo | Rewind | Prepare | StandIn | Leave | Cancel | Rematch | GoOn | GiveUp
"""What a seat may ask for."""

MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def is_from_our_page(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Browsers say which page opens a socket: it must be one of ours. Other programs say nothing."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or origin in origins or origin.partition("://")[2] == headers.get("host")


async def converse(line: Line, lobby: Lobby, door: Door, table_id: str) -> None:
    """Talk with a page until it goes."""
    if not is_from_our_page(line.scope, lobby.services.settings.origins):
        await line.close(NOT_ALLOWED)
        return
    try:
        place = door.socket(line.address)
    except Refusal:
        await line.close(TOO_MANY)
        return
    with place:
        await line.accept()
        await _attend(line, lobby, door, table_id)


async def _attend(line: Line, lobby: Lobby, door: Door, table_id: str) -> None:
    try:
        table = await lobby.table(table_id)
    except LudotecaError as error:
        await _turn_away(line, error.message)
        return
    page = Page(line, table.audience.whole)
    patience = Patience(page)
    try:
        await _listen(page, table, lobby, door)
        if page.hung_up:
            await _see_off(page)
    finally:
        patience.end()
        page.stop()
        await asyncio.shield(table.goodbye(page))


async def _turn_away(line: Line, problem: Message) -> None:
    """There is no such table: say so before hanging up."""
    page = Page(line, lambda _: ())
    page.refuse(0, 0, problem)
    page.hang_up(NO_TABLE)
    await _see_off(page)
    page.stop()


async def _see_off(page: Page) -> None:
    """Let a page take in what waits, and the goodbye behind it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await page.left.wait()


class Patience:
    """Hangs up on a page that does not greet, or falls silent."""

    __slots__ = ("page", "timer")

    def __init__(self, page: Page) -> None:
        self.page = page
        self.timer: asyncio.TimerHandle | None = None
        page.heard = asyncio.get_running_loop().time()
        self._wait()

    def _wait(self) -> None:
        """Look again when the time of the last message has run out: usually there has been another."""
        loop, page = asyncio.get_running_loop(), self.page
        left = page.heard + (SILENCE if page.greeted else GREETING) - loop.time()
        if left > 0 or page.busy:
            self.timer = loop.call_later(left if left > 0 else CLOSING, self._wait)
        elif not page.hung_up:
            page.hang_up(SILENT)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


async def _listen(page: Page, table: LiveTable, lobby: Lobby, door: Door) -> None:
    said, loop = Allowance(door.limits.messages), asyncio.get_running_loop()
    while not page.hung_up:
        if lobby.draining:
            page.hang_up(RESTART)
            return
        received = await page.line.hear()
        if received["type"] == "websocket.disconnect" or page.hung_up:
            return  # what came too late is not answered: the page asks again when it is back
        page.heard = loop.time()
        wait = said.wait(page.heard) or door.buckets["messages_each"].wait(page.line.address)
        if wait > 0:
            page.refuse(0, table.seq, Message("too-many", seconds=math.ceil(wait)))
            await asyncio.sleep(wait)  # who talks too fast is not listened to
        else:
            await _hear(page, table, lobby, door, received.get("text"))
        del received  # thousands are silent now, each with what it said last
        await page.has_read()


async def _hear(page: Page, table: LiveTable, lobby: Lobby, door: Door, said: str | None) -> None:
    """Answer a message by its id, whatever comes of it."""
    message_id, kind, result, began = 0, "unreadable", "refused", time.perf_counter()
    page.busy = True
    try:
        message = _read(said)
        kind = message.type
        if isinstance(message, Ping):
            page.answer(Pong())
            result = "done"
            return
        message_id = message.id
        if isinstance(message, Hello) and message.version != VERSION:
            page.answer(Reload(version=VERSION))
            page.hang_up(OTHER_VERSION)
            return
        if isinstance(message, Branch):
            door.ask("tables", page.line.address)
        if isinstance(message, Undo | Rewind):
            door.ask("undos", f"{table.id} {message.seat}")
        if isinstance(message, Hint | Judge):
            _check_seat(page, message.seat)
            door.ask("hints", f"{table.id} {message.seat}")
            table.start(_think(page, table, message))
            result = "done"
            return  # answered when the teacher has thought: until then the page may say other things
        if isinstance(message, Review):
            _check_greeted(page)
            door.ask("reviews", page.line.address)
            table.start(_look_through(page, table, message))
            result = "done"
            return
        await _answer(page, table, lobby, message)
    except NotNow as error:
        page.refuse(message_id, table.seq, error.message, reason(error.reason, error.clause))
    except LudotecaError as error:
        page.refuse(message_id, table.seq, error.message)
    except Exception:
        log.exception("table %s: a message could not be answered", table.id)
        page.refuse(message_id, table.seq, Message("server-error"))
        result = "failed"
    else:
        page.answer(Done(id=message_id, seq=table.seq))
        result = "done"
    finally:
        page.busy = False
        meters = lobby.services.meters
        meters.messages.labels(kind, result).inc()
        meters.message_seconds.labels(kind).observe(time.perf_counter() - began)


async def _think(page: Page, table: LiveTable, message: Hint | Judge) -> None:
    """Tell a page what the teacher thinks, and nobody else."""
    await _answer_later(
        page, table, message, table.hint(message) if isinstance(message, Hint) else table.judge(message)
    )


async def _look_through(page: Page, table: LiveTable, message: Review) -> None:
    """Have the game reviewed, and tell the page how far that is."""

    def tell(done: int, of: int) -> None:
        page.answer(Reviewing(id=message.id, done=done, of=of))

    await _answer_later(page, table, message, table.review(message, tell))


async def _answer_later(
    page: Page,
    table: LiveTable,
    message: Hint | Judge | Review,
    thinking: Awaitable[Advice | Verdict | Reviewed],
) -> None:
    """Answer a page when somebody has thought about it."""
    try:
        found = await thinking
    except LudotecaError as error:
        page.refuse(message.id, table.seq, error.message)
    except Exception:
        log.exception("table %s: a %s could not be answered", table.id, message.type)
        page.refuse(message.id, table.seq, Message("server-error"))
    else:
        page.answer(found)
        page.answer(Done(id=message.id, seq=table.seq))


def _read(text: str | None) -> ClientMessage:
    """A message behind what came over the line."""
    if text is None:
        raise Refusal("message-binary")
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-long", longest=LONGEST_MESSAGE)
    try:
        return MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_context=False, include_input=False)) from None


async def _answer(
    page: Page,
    table: LiveTable,
    lobby: Lobby,
    message: Hello | Whole | Why | MayPrepare | Replay | Branch | Compare | Wish,
) -> None:
    match message:
        case Hello():
            await _greet(page, table, lobby, message)
        case Whole():
            _check_greeted(page)
            table.welcome(page)
        case Why():
            _check_seat(page, message.seat)
            page.answer(_why_not(table, message))
        case MayPrepare():
            _check_seat(page, message.seat)
            page.send_back(table.preparable(message.id, message.seat))
        case Replay():
            _check_greeted(page)
            page.send_back(await table.moment(list(page.seats), message))
        case Branch():
            _check_greeted(page)
            seated = await lobby.branch(table, list(page.seats), message)
            page.answer(Branched(id=message.id, table=seated.table, tokens=seated.tokens))
        case Compare():
            _check_greeted(page)
            page.answer(await table.compare(message))
        case StandIn():
            _check_seat(page, message.by)
            await _carry_out(page, table, lobby, message)
        case _:
            _check_seat(page, message.seat)
            await _carry_out(page, table, lobby, message)


def _why_not(table: LiveTable, question: Why) -> WhyNot:
    why = table.why_not(question.seat, question.place, question.chosen)
    return WhyNot(id=question.id, reason=None if why is None else reason(why.text, why.clause))


async def _greet(page: Page, table: LiveTable, lobby: Lobby, message: Hello) -> None:
    all_known = page.take_seats(message.tokens, table.seats)
    page.at_once = message.at_once
    table.welcome(page)
    await lobby.give_rematch_seats(table, page)
    if not all_known:
        raise Refusal("token-unknown", 403)


def _check_greeted(page: Page) -> None:
    if not page.greeted:
        raise Refusal("hello-first")


def _check_seat(page: Page, seat: int) -> None:
    _check_greeted(page)
    if seat not in page.seats:
        raise Refusal("seat-foreign", 403)


async def _carry_out(
    page: Page,
    table: LiveTable,
    lobby: Lobby,
    message: Wish,
) -> None:
    match message:
        case Act():
            await table.act(message.seat, message.seq, message.action)
        case ActTogether():
            await table.act(message.seat, message.seq, *message.actions)
        case Undo():
            await table.undo(message.seat, message.seq, message.whole_turn)
        case Rewind():
            await table.rewind(message.seat, message.seq)
        case Prepare():
            await table.prepare(message)
        case StandIn(bot=None):
            if message.seat != message.by:
                raise Refusal("seat-foreign", 403)
            await table.take_back(message.seat)
        case StandIn(bot=str(bot)):
            await table.hand_over(message.seat, message.by, bot)
        case Leave():
            await table.leave(message.seat)
        case Cancel():
            await table.cancel(set(page.seats), message.wish)
        case GoOn():
            await table.go_on(message.seat, message.over)
        case GiveUp():
            await table.give_up(message.seat)
        case Rematch():
            await lobby.rematch(table, message.seat, message.nonce)
