"""A page somebody has open at a table: the seats it holds, and how it is kept up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.core.message import Message
from ludoteca.server.names import hash_token
from ludoteca.server.problems import text
from ludoteca.server.protocol import Pong, Refused, SeatToken, State
from ludoteca.server.store import SeatRow

log = logging.getLogger(__name__)

SERVER_ERROR = 1011


class LineCut(Exception):
    """The page has gone while it was being talked to."""


class Page:
    """One socket. Whoever reads slowly gets fewer, newer states and holds up nobody else."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.greeted = False
        self.at_once = False
        """Bots need not wait for it."""
        self.seats: dict[int, str] = {}
        """Seat -> the token that proves it."""
        self.moves_shown = 0
        """How many moves of the log it has; one more than the actions, as the set-up counts too."""
        self.given: list[SeatToken] = []
        """Seats at the table of the rematch it has not been told of yet."""
        self.outdated = asyncio.Event()
        self.sending = asyncio.Lock()

    def take_seats(self, tokens: Sequence[str], seats: Sequence[SeatRow]) -> bool:
        """Hold the seats these tokens prove; False if one of them proves nothing."""
        by_hash = {seat.token: seat.seat for seat in seats if seat.token is not None}
        found = {by_hash[hash_token(token)]: token for token in tokens if hash_token(token) in by_hash}
        self.seats = dict(sorted(found.items()))
        self.greeted = True
        self.moves_shown = 0
        return all([hash_token(token) in by_hash for token in tokens])

    def drop_lost_seats(self, seats: Sequence[SeatRow]) -> None:
        """Let go of seats whose token is no longer good: somebody has left."""
        lost = [seat for seat, token in self.seats.items() if seats[seat].token != hash_token(token)]
        for seat in lost:
            del self.seats[seat]
            self.moves_shown = 0

    def forget_moves(self, kept: int) -> None:
        """Moves after these have changed."""
        self.moves_shown = min(self.moves_shown, kept)

    def tell(self) -> None:
        """There is something new to show; sent as soon as the line is free."""
        if self.greeted:
            self.outdated.set()

    async def keep_up_to_date(self, show: Callable[[Page], State]) -> None:
        """Send a state whenever there is something new, until the line is cut."""
        try:
            while True:
                await self.outdated.wait()
                self.outdated.clear()
                await self.say(show(self))
        except LineCut:
            return  # the reading side notices too, and says goodbye
        except Exception:
            log.exception("a state cannot be shown")
            await self.socket.close(SERVER_ERROR)

    async def refuse(self, seq: int, problem: Message) -> None:
        """Say why a message changed nothing."""
        await self.say(Refused(seq=seq, problem=text(problem)))

    async def say(self, message: State | Refused | Pong) -> None:
        """Send one message; two never mix."""
        written = message.model_dump_json()
        async with self.sending:
            try:
                await self.socket.send_text(written)
            except (WebSocketDisconnect, RuntimeError, OSError) as error:
                raise LineCut from error
