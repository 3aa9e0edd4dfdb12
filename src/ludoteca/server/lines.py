"""The lines to those who ask, below all requests: none is waited for for ever, none takes much memory."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from typing import Any, cast

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol
from websockets.typing import BytesLike, ExtensionParameter

from ludoteca.server.gate import Gate
from ludoteca.server.guard import HEADERS

# Longer messages are cut off with the line; shorter ones that are still too long get an answer.
LONGEST_FRAME = 1_048_576
# Shorter ones fit into one packet anyway.
LEAST_COMPRESSED = 400
# A whole request, and what is on its way to whoever asked.
SECONDS_TO_ASK = 15.0
SECONDS_TO_TAKE = 60.0
CLOSING = "closing"
LOGGER = logging.getLogger("uvicorn.error")


def _most_lines() -> int:
    """All lines there may be: some descriptors are left for files and the database."""
    if os.name != "posix":
        return 4096
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(64, min(soft, 65_536) - 128)


MOST_LINES = _most_lines()


class HangsUp(asyncio.Protocol):
    """Waits only so long for the other end to take what it was sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    untaken: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.untaken = self.loop.call_later(SECONDS_TO_TAKE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._has_taken()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_taken()

    def _has_taken(self) -> None:
        if self.untaken is not None:
            self.untaken.cancel()


class Impatient(HangsUp, H11Protocol):
    """HTTP that waits for nobody.

    Who does not send a whole request in time, or does not take the answer, is hung up on, as is who opens
    more lines than anybody needs.
    """

    lines_each = 0
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._too_many():
            transport.abort()
        else:
            self._look_later(self.conn.their_state, 0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._look_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._look_no_more()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request, unless it comes behind one that has its answer already."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *HEADERS]
        answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
        for part in (answer, h11.Data(data=msg.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _look_later(self, state: object, cycle: int) -> None:
        self.clock = self.loop.call_later(SECONDS_TO_ASK, self._look_at_the_clock, state, cycle)

    def _look_no_more(self) -> None:
        """The clock holds what asked until then, with all that it said."""
        if self.clock is not None:
            self.clock.cancel()

    def _too_many(self) -> bool:
        if not self.lines_each < len(self.connections) <= MOST_LINES:
            return len(self.connections) > MOST_LINES
        host = self.client[0] if self.client else ""
        others = [getattr(line, "client", None) for line in self.connections]
        mine = [client for client in others if client and client[0] == host]
        return len(mine) > self.lines_each and host not in self.config.forwarded_allow_ips

    def _look_at_the_clock(self, state: object, cycle: int) -> None:
        """Hang up if the same request is still coming in, or the rest of its answer is not taken."""
        now = CLOSING if self.transport.is_closing() else self.conn.their_state
        if now in (h11.IDLE, h11.SEND_BODY, CLOSING) and now is state and id(self.cycle) == cycle:
            self.transport.abort()
        else:
            self._look_later(now, id(self.cycle))


# --- sockets ------------------------------------------------------------------------------------


class Deflate(PerMessageDeflate):
    """Compression that remembers nothing between two messages, and leaves short ones as they are."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LEAST_COMPRESSED else super().encode(frame)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a page on how messages are compressed."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, Deflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            {"level": 1, "memLevel": 5},
        )


DEFLATE = DeflateFactory()
KEPT = ("type", "path", "client")
"""What is still asked of a socket once it is open."""


class Inbox:
    """What has come and was not yet read by the one who reads it."""

    __slots__ = ("gate", "letters")

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.gate = Gate(open=False)

    def put_nowait(self, letter: Any) -> None:
        self.letters.append(letter)
        self.gate.set()

    def empty(self) -> bool:
        return not self.letters

    def take(self) -> Any:
        letter = self.letters.pop(0)
        if not self.letters:
            self.gate.clear()
        return letter


class Sparing(HangsUp, WebSocketsSansIOProtocol):
    """A socket that holds no more than it needs: thousands are open and silent most of the time.

    What is the same for nearly all lies in the class: with more than thirty names of its own, each would have
    a dictionary of its own.
    """

    handshake_initiated = handshake_complete = close_sent = disconnected = read_paused = False
    close_timeout = 10.0
    close_timer = initial_response = None
    # Pages say something often enough: nobody asks whether they are still there.
    ping_interval = ping_timeout = ping_timer = pong_timer = pending_ping_payload = None
    ping_sent_at = last_ping_rtt = 0.0
    curr_msg_data_type = "bytes"

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        # All that is set by the class above, and not below it.
        self.config = config
        self.app = config.loaded_app
        self.loop = _loop or asyncio.get_event_loop()
        self.logger = LOGGER
        self.root_path = config.root_path
        self.asgi_version = config.asgi_version
        self.app_state = app_state
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.default_headers = server_state.default_headers
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=config.ws_max_size, logger=LOGGER)
        self.inbox = self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self.frames = []

    def start_keepalive(self) -> None:
        """The line is open: little of how it was asked for is still of interest."""
        # The parser still holds the request.
        self.request.headers.clear()
        del self.request, self.response
        scope = cast(dict[str, Any], self.scope)
        kept = {name: scope[name] for name in KEPT}
        scope.clear()
        scope.update(kept)
        super().start_keepalive()

    def data_received(self, data: bytes) -> None:
        """Also hang up on what asked for a line in words that nobody can take for that."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """Put pieces together as they come: a list of tiny ones would be far larger than all they hold."""
        pieces = cast(list[BytesLike], self.frames)
        whole = pieces[0]
        if not isinstance(whole, bytearray):
            pieces[0] = whole = bytearray(whole)
        whole += event.data
        if event.fin:
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand on what was said; what is no text breaks the line, and is nothing to write down."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames[0]):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """Who does not take answers is not listened to: pings are answered at once, however many come."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        await self.inbox.gate.wait()
        message: ASGIReceiveEvent = self.inbox.take()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            if self.writable.open:  # type: ignore[attr-defined]
                self.transport.resume_reading()
        return message

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody attends to it any more: wait a little for the other end to take what is on its way."""
        super().on_task_complete(task)
        if self in self.connections:
            self.loop.call_later(SECONDS_TO_TAKE, self.transport.abort)


def _is_text(data: BytesLike) -> bool:
    try:
        str(data, "utf-8")
    except UnicodeDecodeError:
        return False
    return True
