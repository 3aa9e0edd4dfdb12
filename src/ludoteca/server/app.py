"""Puts the server together."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.server.client import client_routes
from ludoteca.server.conversation import NOT_ALLOWED, converse
from ludoteca.server.guard import Guard, SocketGuard, problem_response
from ludoteca.server.limits import Door
from ludoteca.server.lobby import Lobby
from ludoteca.server.meters import Meters
from ludoteca.server.migrations import upgrade
from ludoteca.server.neighbours import neighbours_of
from ludoteca.server.page import Line
from ludoteca.server.problems import Refusal, invalid, text
from ludoteca.server.reference import reference_routes
from ludoteca.server.routes import router
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.table import Services
from ludoteca.server.watch import Now, watch_routes
from ludoteca.workers.pool import Pool

log = logging.getLogger(__name__)

# Shorter answers fit into one packet anyway.
LEAST_COMPRESSED = 1000
# Hints and verdicts are thought about one at a time, by a process that lets bots go first.
TEACHERS, TEACHERS_NICE = 1, 10
# A review takes minutes: nobody at a table waits behind one.
REVIEWERS, REVIEWERS_NICE = 1, 19
# Games are played through again beside the loop, so many at a time: each thread more would hold up who plays.
BESIDE = 2
TABLE_SOCKET = re.compile("/api/tables/(?P<table>[^/]*)/socket")


class Server(FastAPI):
    """Answers requests; sockets go past all that a request passes through."""

    sockets: SocketGuard

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Coroutine[Any, Any, None]:
        if scope["type"] == "websocket":
            return self.sockets(scope, receive, send)
        return super().__call__(scope, receive, send)


def create_app(settings: Settings) -> FastAPI:
    """The whole server; the database is brought up to date when it starts."""

    door, meters = Door(settings.limits), Meters()

    def sockets(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Play at a table, or look on."""
        found = TABLE_SOCKET.fullmatch(scope["path"])
        if found is None:
            return send({"type": "websocket.close", "code": NOT_ALLOWED})
        return converse(Line(scope, receive, send), app.state.lobby, door, found["table"])

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        beside = ThreadPoolExecutor(BESIDE, thread_name_prefix="beside")
        asyncio.get_running_loop().set_default_executor(beside)
        store = Store(settings.database_url)
        await store.call(upgrade, store.engine)
        workers, teachers = Pool(settings.workers), Pool(TEACHERS, nice=TEACHERS_NICE)
        reviewers = Pool(REVIEWERS, nice=REVIEWERS_NICE)
        key = await store.call(store.key, "promises")
        neighbours = neighbours_of(store)
        services = Services(settings, store, neighbours, workers, teachers, reviewers, time.time(), meters)
        lobby = Lobby(services, key)
        store.noted = meters.wrote
        meters.registry.register(Now(lobby, door))
        await neighbours.meet(lobby.hear, lobby.catch_up)
        app.state.lobby = lobby
        app.state.door = door
        tasks = [asyncio.create_task(work) for work in (lobby.let_go_of_idle_tables(), lobby.keep_house())]
        if settings.warm:
            tasks.append(asyncio.create_task(workers.warm_up()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await lobby.close()
            await neighbours.part()
            await workers.close()
            await teachers.close()
            await reviewers.close()
            store.close()
            beside.shutdown(wait=False, cancel_futures=True)

    app = Server(
        title="Ludoteca",
        version=ludoteca.__version__,
        description="The lobby over HTTP; a table over the WebSocket `/api/tables/{table}/socket`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(router)
    app.include_router(watch_routes(settings))
    app.include_router(reference_routes())
    app.include_router(client_routes(settings.static))
    app.add_exception_handler(LudotecaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _server_error)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED)
    app.add_middleware(Guard, settings=settings, door=door, meters=meters)
    app.sockets = SocketGuard(sockets, settings, door, meters)
    return app


# --- errors -------------------------------------------------------------------------------------


def _problem(error: LudotecaError, status: int) -> JSONResponse:
    return problem_response(text(error.message), status)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, LudotecaError)
    return _problem(error, error.status if isinstance(error, Refusal) else 400)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _problem(invalid(error.errors()), 422)


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 413:
        return _problem(Refusal("body-long", longest=int(error.detail)), 413)
    key = "not-found" if error.status_code in (404, 405) else "bad-request"
    return _problem(Refusal(key), error.status_code)


async def _server_error(request: Request, error: Exception) -> JSONResponse:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(Refusal("server-error"), 500)
