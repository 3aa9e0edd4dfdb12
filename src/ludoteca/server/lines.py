"""The lines to those who ask, below all requests: none is waited for for ever, none takes much memory."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from ludoteca.server.gate import Gate

# Longer messages are cut off with the line; shorter ones that are still too long get an answer.
LONGEST_FRAME = 1_048_576
# Shorter ones fit into one packet anyway.
LEAST_COMPRESSED = 400
SECONDS_TO_ASK = 15.0


def _most_lines() -> int:
    """All lines there may be: some descriptors are left for files and the database."""
    if os.name != "posix":
        return 4096
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(64, min(soft, 65_536) - 128)


MOST_LINES = _most_lines()


class Impatient(H11Protocol):
    """HTTP that waits for nobody.

    Who does not send a whole request in time is hung up on, as is who opens more lines than anybody needs.
    """

    lines_each = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._too_many():
            transport.abort()
        else:
            self.loop.call_later(SECONDS_TO_ASK, self._look_at_the_clock, self.conn.their_state, 0)

    def _too_many(self) -> bool:
        if not self.lines_each < len(self.connections) <= MOST_LINES:
            return len(self.connections) > MOST_LINES
        host = self.client[0] if self.client else ""
        others = [getattr(line, "client", None) for line in self.connections]
        mine = [client for client in others if client and client[0] == host]
        return len(mine) > self.lines_each and host not in self.config.forwarded_allow_ips

    def _look_at_the_clock(self, state: object, cycle: int) -> None:
        """Hang up if the same request is still coming in."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # gone, or a socket by now
        now = self.conn.their_state
        if now in (h11.IDLE, h11.SEND_BODY) and now is state and id(self.cycle) == cycle:
            self.transport.abort()
        else:
            self.loop.call_later(SECONDS_TO_ASK, self._look_at_the_clock, now, id(self.cycle))


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


class Inbox:
    """What has come and was not yet read by the one who reads it."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.gate = Gate()

    def put_nowait(self, letter: Any) -> None:
        self.letters.append(letter)
        self.gate.set()

    def empty(self) -> bool:
        return not self.letters

    async def get(self) -> Any:
        while not self.letters:
            self.gate.clear()
            await self.gate.wait()
        return self.letters.pop(0)


class Sparing(WebSocketsSansIOProtocol):
    """A socket that holds no more than it needs: thousands are open and silent most of the time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = ServerProtocol(
            extensions=[DeflateFactory()] if config.ws_per_message_deflate else [],
            max_size=config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """The line is open: how it was asked for is no longer of interest."""
        del self.request, self.response
        self.scope["headers"] = []
        super().start_keepalive()
