"""For programs that watch the server: is it alive, can people play, how much is going on?"""

from __future__ import annotations

import asyncio
from typing import cast

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from ludoteca.server.lobby import Lobby
from ludoteca.server.problems import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.store import StoreFailed

ANSWER_WITHIN = 3.0
FORWARDED = ("forwarded", "x-forwarded-for")


def watch_routes(settings: Settings) -> APIRouter:
    """``/healthz`` and ``/readyz`` for everybody, ``/metrics`` for those the settings name."""
    router = APIRouter(include_in_schema=False)

    @router.get("/healthz")
    async def alive() -> JSONResponse:
        """The process answers; whoever hears nothing may start another one."""
        return JSONResponse({"alive": True})

    @router.get("/readyz")
    async def ready(request: Request) -> JSONResponse:
        """People can play here; whoever hears no sends them elsewhere."""
        problem = await why_not_ready(cast(Lobby, request.app.state.lobby))
        return JSONResponse({"ready": not problem, "problem": problem}, 503 if problem else 200)

    @router.get("/metrics")
    async def metrics(request: Request) -> Response:
        if not may_watch(request, settings):
            raise Refusal("not-found", 404)
        lobby = cast(Lobby, request.app.state.lobby)
        return Response(lobby.services.meters.text(), media_type=CONTENT_TYPE_LATEST)

    return router


async def why_not_ready(lobby: Lobby) -> str | None:
    """What keeps people from playing, in a word."""
    if lobby.draining:
        return "draining"
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            await lobby.store.check()
    except (StoreFailed, TimeoutError):
        return "store"
    return None


def may_watch(request: Request, settings: Settings) -> bool:
    """Is it one of those who may see the numbers?

    What a proxy passes on comes from somewhere else: unless the proxy is believed, nobody knows from where.
    """
    passed_on = any([name in request.headers for name in FORWARDED])
    if passed_on and not settings.proxies:
        return False
    return request.client is not None and request.client.host in settings.watchers
