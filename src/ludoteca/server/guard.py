"""Stands before all routes: what comes from outside passes here first, what goes out passes here last."""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
import time
from typing import Any

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.limits import Door, whose
from ludoteca.server.logs import new_request_id, request_id
from ludoteca.server.meters import Meters
from ludoteca.server.problems import Refusal, text
from ludoteca.server.protocol import Problem, Text
from ludoteca.server.settings import Settings

log = logging.getLogger(__name__)

LONGEST_BODY = 16_384
LONGEST_IMPORT = 1_048_576

# Scripts, fonts, pictures and lines come from the server itself; pages write styles into themselves.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)


class Answer(JSONResponse):
    """What was asked may be quoted in it, however odd: only plain characters are sent."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content).encode("ascii")


def problem_response(problem: Text, status: int) -> JSONResponse:
    """Why something was refused."""
    wait = problem.args.get("seconds")
    headers = {"Retry-After": str(wait)} if status == 429 else None
    return Answer(Problem(problem=problem).model_dump(), status, headers)


def is_ours(host: str, names: tuple[str, ...]) -> bool:
    """Is this a name of ours? A page of another name that leads here is not one of our pages."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").rstrip(".").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        machine = socket.gethostname().lower()
        own = {"localhost", machine, f"{machine}.local", *names}
        return name in own or name.endswith(".localhost")
    return True


class _Gatekeeper:
    """Refuses foreign names and floods; names what comes, counts it and writes it down."""

    def __init__(self, app: ASGIApp, settings: Settings, door: Door, meters: Meters) -> None:
        self.app = app
        self.settings = settings
        self.door = door
        self.meters = meters

    def _name(self, scope: Scope) -> str:
        """Only a proxy that is believed has a say in what a request is called."""
        return new_request_id(Headers(scope=scope).get("x-request-id") if self.settings.proxies else None)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer and write it down: not the address's question, not the body, not from where."""
        method, path = scope.get("method", "SOCKET"), scope["path"][:200]
        if scope["type"] == "http":
            self.meters.requests.labels(status).inc()
            self.meters.request_seconds.observe(seconds)
        facts = {"method": method, "path": path, "status": status, "seconds": round(seconds, 4)}
        log.info("%s %s %s", method, path, status or "ended", extra={"facts": facts})

    def _let_in(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not is_ours(headers.get("host", ""), self.settings.hosts):
            raise Refusal("host-unknown", 421)
        if scope["type"] == "http":
            self.door.ask("requests", whose(scope.get("client")))
            if int(headers.get("content-length", "0")[:12]) > _longest(scope):
                raise Refusal("body-long", 413, longest=_longest(scope))


class Guard(_Gatekeeper):
    """Stands before requests: refuses long bodies; tells browsers what our pages may do, on errors too."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began, name = 0, time.perf_counter(), self._name(scope)
        request_id.set(name)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, (b"x-request-id", name.encode())]
            await send(message)

        try:
            self._let_in(scope)
            await self.app(scope, _capped(scope, receive), send_with_headers)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send_with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"][:200])
            if status:
                raise
            await _refuse(Refusal("server-error", 500), scope, receive, send_with_headers)
        finally:
            self._note(scope, status, time.perf_counter() - began)


class SocketGuard(_Gatekeeper):
    """Stands before sockets, and nothing else does: there are thousands, and a layer costs each of them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        request_id.set(self._name(scope))
        try:
            self._let_in(scope)
        except Refusal:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)
        finally:
            self._note(scope, 0, time.perf_counter() - began)


def _longest(scope: Scope) -> int:
    return LONGEST_IMPORT if scope["path"] == "/api/tables/import" else LONGEST_BODY


def _capped(scope: Scope, receive: Receive) -> Receive:
    """Stops reading a body that is longer than it may be, whatever its header said."""
    read, longest = 0, _longest(scope)

    async def receive_so_much() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if read > longest:
            raise HTTPException(413, str(longest))
        return message

    return receive_so_much


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    await problem_response(text(refusal.message), refusal.status)(scope, receive, send)
