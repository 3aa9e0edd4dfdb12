"""For programs that watch the server: is it alive, can people play, how much is going on?"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import cast

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteca.server.limits import Door
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


class Now(Collector):
    """What is the case at this moment."""

    def __init__(self, lobby: Lobby, door: Door) -> None:
        self.lobby = lobby
        self.door = door

    def describe(self) -> list[Metric]:
        return []  # asked for when nothing is there yet to look at

    def collect(self) -> Iterator[Metric]:
        lobby, pool = self.lobby, self.lobby.services.workers
        live = list(lobby.live.values())
        tables = GaugeMetricFamily("ludoteca_tables", "Tables at hand, by status", labels=["status"])
        for status, number in Counter([table.standing.table.status for table in live]).items():
            tables.add_metric([status], number)
        yield tables
        facts = {
            "ludoteca_sockets": ("Pages that are connected", self.door.sockets.total()),
            "ludoteca_watchers": (
                "Pages that have greeted a table",
                sum([len(table.pages) for table in live]),
            ),
            "ludoteca_bots_thinking": ("Bots that think now", len(pool.busy)),
            "ludoteca_bots_waiting": ("Bots that wait for a process to think in", len(pool.queue)),
            "ludoteca_store_waiting": ("Changes that wait for the disk", len(lobby.store.waiting)),
            "ludoteca_store_failing": ("Did the last transaction fail?", int(lobby.store.failing)),
            "ludoteca_draining": ("Is the server about to go?", int(lobby.draining)),
        }
        for name, (about, value) in facts.items():
            yield GaugeMetricFamily(name, about, value=value)
