"""Puts the server together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.server.client import client_routes
from ludoteca.server.lobby import Lobby
from ludoteca.server.migrations import upgrade
from ludoteca.server.problems import Refusal, invalid, text
from ludoteca.server.protocol import Problem
from ludoteca.server.reference import reference_routes
from ludoteca.server.routes import router
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.table import Services
from ludoteca.workers.pool import Pool

log = logging.getLogger(__name__)

# A record may have a million characters; JSON writes some of them as six.
LONGEST_BODY = 8_000_000


def create_app(settings: Settings) -> FastAPI:
    """The whole server; the database is brought up to date when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(settings.database_url)
        await store.call(upgrade, store.engine)
        workers = Pool(settings.workers)
        lobby = Lobby(Services(settings, store, workers, time.time()))
        app.state.lobby = lobby
        beside = [asyncio.create_task(lobby.let_go_of_idle_tables())]
        if settings.warm:
            beside.append(asyncio.create_task(workers.warm_up()))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await lobby.close()
            await workers.close()
            store.close()

    app = FastAPI(
        title="Ludoteca",
        version=ludoteca.__version__,
        description="The lobby over HTTP; a table over the WebSocket `/api/tables/{table}/socket`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.include_router(reference_routes())
    app.include_router(client_routes(settings.static))
    app.add_exception_handler(LudotecaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _server_error)
    app.add_middleware(Guard)
    return app


# --- errors -------------------------------------------------------------------------------------


def _problem(error: LudotecaError, status: int) -> JSONResponse:
    return JSONResponse(Problem(problem=text(error.message)).model_dump(), status)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, LudotecaError)
    return _problem(error, error.status if isinstance(error, Refusal) else 400)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _problem(invalid(error.errors()), 422)


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    key = "not-found" if error.status_code in (404, 405) else "bad-request"
    return _problem(Refusal(key), error.status_code)


async def _server_error(request: Request, error: Exception) -> JSONResponse:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(Refusal("server-error"), 500)


class Guard:
    """Refuses bodies that are too long, and tells browsers to keep addresses and content to themselves."""

    HEADERS = (
        (b"referrer-policy", b"no-referrer"),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", b"DENY"),
    )

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0

        async def receive_so_much() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LONGEST_BODY:
                raise HTTPException(413)
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.HEADERS]
            await send(message)

        await self.app(scope, receive_so_much, send_with_headers)
