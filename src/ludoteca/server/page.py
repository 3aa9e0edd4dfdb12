"""A page somebody has open at a table: the seats it holds, and what it is still to be sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from pydantic import BaseModel
from starlette.types import Message as Said
from starlette.types import Receive, Scope, Send

from ludoteca.core.message import Message
from ludoteca.server.gate import Gate
from ludoteca.server.limits import whose
from ludoteca.server.names import hash_token
from ludoteca.server.problems import text
from ludoteca.server.protocol import Reason, Refused
from ludoteca.server.store import SeatRow

log = logging.getLogger(__name__)

SERVER_ERROR, RESTART = 1011, 1012
# A page that has not read so many messages is given the whole instead, and is not listened to meanwhile.
MOST_UNREAD = 32

Eyes = tuple[int, ...]
"""The seats through whose eyes a page sees the table; none: an onlooker."""


class LineCut(Exception):
    """The page has gone while it was being talked to."""


class Letter(NamedTuple):
    """What waits to be sent."""

    written: str | None
    """None: the whole state, as it is when its turn comes."""
    news: bool
    """What the table shows, and the whole can stand for; else an answer to this page."""


WHOLE = Letter(None, news=True)


class Line:
    """A socket in the few words we need; thousands are open, and silent most of the time."""

    __slots__ = ("address", "receive", "scope", "send")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.address = whose(scope.get("client"))

    async def accept(self) -> None:
        """Take up the line."""
        await self.receive()
        await self.send({"type": "websocket.accept"})

    def hear(self) -> Awaitable[Said]:
        """What the page says next, or that it has gone."""
        return self.receive()

    def say(self, written: str) -> Awaitable[None]:
        return self.send({"type": "websocket.send", "text": written})

    def close(self, code: int) -> Awaitable[None]:
        """Hang up, or do not even take it up."""
        return self.send({"type": "websocket.close", "code": code})


class Page:
    """One socket. Whoever reads slowly gets the whole now and then, and holds up nobody else."""

    __slots__ = (
        *("line", "whole", "greeted", "at_once", "seats", "revision", "prepared", "letters"),
        *("sending", "read", "left", "heard", "busy", "closing"),
    )

    def __init__(self, line: Line, whole: Callable[[Page], Sequence[str]]) -> None:
        self.line = line
        self.whole = whole
        """Renders the whole state for a page."""
        self.greeted = False
        self.at_once = False
        """Bots need not wait for it."""
        self.seats: dict[int, str] = {}
        """Seat -> the token that proves it."""
        self.revision = -1
        """What it was shown last, once all that waits is sent; -1: it is to get the whole."""
        self.prepared = ""
        """What its seats have prepared, as it was told last."""
        self.letters: list[Letter] = []
        self.sending: asyncio.Task[None] | None = None
        """Sends what waits; while nothing does, nobody stands by."""
        self.read = Gate()
        self.left = Gate(open=False)
        """Nothing more is sent to it."""
        self.heard = 0.0
        """When it last said something, by the loop's clock."""
        self.busy = False
        """Something it said is being answered."""
        self.closing: int | None = None
        """How the line is closed once all that waits is sent."""

    @property
    def hung_up(self) -> bool:
        """Nothing it says is answered any more."""
        return self.closing is not None

    @property
    def eyes(self) -> Eyes:
        return tuple(self.seats)

    def take_seats(self, tokens: Sequence[str], seats: Sequence[SeatRow]) -> bool:
        """Hold the seats these tokens prove; False if one of them proves nothing."""
        by_hash = {seat.token: seat.seat for seat in seats if seat.token is not None}
        found = {by_hash[hash_token(token)]: token for token in tokens if hash_token(token) in by_hash}
        self.seats = dict(sorted(found.items()))
        self.greeted = True
        return all([hash_token(token) in by_hash for token in tokens])

    def drop_lost_seats(self, seats: Sequence[SeatRow]) -> bool:
        """Let go of seats whose token is no longer good, somebody has left; True if there were any."""
        lost = [seat for seat, token in self.seats.items() if seats[seat].token != hash_token(token)]
        for seat in lost:
            del self.seats[seat]
        return bool(lost)

    # --- writing ----------------------------------------------------------------------------------

    def answer(self, message: BaseModel) -> None:
        """Something for this page alone; never dropped."""
        self.send_back(message.model_dump_json())

    def send_back(self, written: str) -> None:
        """The same, as it is sent."""
        self._write(Letter(written, news=False))

    def refuse(self, message: int, seq: int, problem: Message, why: Reason | None = None) -> None:
        """Say why a message changed nothing."""
        self.answer(Refused(id=message, seq=seq, problem=text(problem), reason=why))

    def tell(self, news: str) -> None:
        """Something the table shows, as it is sent to all who see it so."""
        if len(self.letters) >= MOST_UNREAD:
            self.show_whole()
        else:
            self._write(Letter(news, news=True))

    def show_whole(self) -> None:
        """Show everything instead of what has not been sent yet."""
        self.revision = -1
        self.letters = [letter for letter in self.letters if not letter.news or letter == WHOLE]
        if WHOLE not in self.letters:
            self._write(WHOLE)

    def hang_up(self, code: int) -> None:
        """Close the line behind what waits."""
        self.closing = code
        self.read.set()
        self._send_on()

    def _write(self, letter: Letter) -> None:
        self.letters.append(letter)
        self._send_on()

    def _send_on(self) -> None:
        if self.sending is None and not self.left.open:
            self.sending = asyncio.create_task(self._send_what_waits())

    async def _send_what_waits(self) -> None:
        """Send it in order, and hang up behind it if that is due."""
        try:
            while self.letters:
                letter = self.letters.pop(0)
                for written in self.whole(self) if letter.written is None else (letter.written,):
                    await _through(self.line.say(written))
            self.read.set()
            if self.closing is not None:
                await _through(self.line.close(self.closing))
                self._leave()
        except LineCut:
            self._leave()  # the reading side notices too, and says goodbye
        except Exception:
            log.exception("a state cannot be shown")
            self._leave()
            with suppress(LineCut):
                await _through(self.line.close(SERVER_ERROR))
        finally:
            self.sending = None

    def _leave(self) -> None:
        self.left.set()
        self.read.set()

    def stop(self) -> None:
        """Send nothing more."""
        if self.sending is not None:
            self.sending.cancel()
        self._leave()

    async def has_read(self) -> None:
        """Wait while the page has much to read."""
        while len(self.letters) >= MOST_UNREAD and not self.left.open and self.closing is None:
            self.read.clear()
            await self.read.wait()


async def _through(sent: Awaitable[None]) -> None:
    """Have something sent, or find that nobody is there any more."""
    try:
        await sent
    except (RuntimeError, OSError) as error:
        raise LineCut from error
