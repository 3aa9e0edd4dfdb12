"""A page somebody has open at a table: the seats it holds, and what it is still to be sent."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pydantic import BaseModel
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.core.message import Message
from ludoteca.server.gate import Gate
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


class Page:
    """One socket. Whoever reads slowly gets the whole now and then, and holds up nobody else."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
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
        self.written = Gate()
        self.read = Gate()
        self.left = Gate(open=False)
        """Nothing more is sent to it."""
        self.busy = False
        """Something it said is being answered."""
        self.closing: int | None = None
        """How the line is closed once all that waits is sent."""

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
        self.written.set()

    def _write(self, letter: Letter) -> None:
        self.letters.append(letter)
        self.written.set()

    async def keep_sending(self, whole: Callable[[Page], Sequence[str]]) -> None:
        """Send what waits, in order, until the line is cut; ``whole`` renders the whole state."""
        try:
            while True:
                if not self.letters and self.closing is None:
                    self.written.clear()
                await self.written.wait()
                while self.letters:
                    letter = self.letters.pop(0)
                    for written in whole(self) if letter.written is None else (letter.written,):
                        await self._send(written)
                self.read.set()
                if self.closing is not None:
                    await self.socket.close(self.closing)
                    return
        except LineCut:
            return  # the reading side notices too, and says goodbye
        except Exception:
            log.exception("a state cannot be shown")
            await self.socket.close(SERVER_ERROR)
        finally:
            self.left.set()
            self.read.set()

    async def _send(self, written: str) -> None:
        try:
            await self.socket.send_text(written)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise LineCut from error

    async def has_read(self) -> None:
        """Wait while the page has much to read."""
        while len(self.letters) >= MOST_UNREAD and not self.left.open:
            self.read.clear()
            await self.read.wait()
