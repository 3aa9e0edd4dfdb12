"""What an operator watches: numbers in the form Prometheus reads."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from ludoteca.server.limits import Door
    from ludoteca.server.lobby import Lobby

# Seconds; people notice from a tenth on.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1.0, 2.5, 5.0, 10.0)


class Meters:
    """What has happened since the server started; what is the case now is looked up when it is asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.messages = Counter(
            "ludoteca_messages",
            "What pages said, and what came of it",
            ["kind", "result"],
            registry=self.registry,
        )
        self.message_seconds = Histogram(
            "ludoteca_message_seconds",
            "From a message of a page to its answer, which comes after the disk has it",
            ["kind"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.requests = Counter("ludoteca_requests", "Answers by HTTP", ["status"], registry=self.registry)
        self.request_seconds = Histogram(
            "ludoteca_request_seconds",
            "From a request to its answer",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.bot_moves = Counter("ludoteca_bot_moves", "Moves of bots", registry=self.registry)
        self.bot_failures = Counter(
            "ludoteca_bot_failures", "Bots that gave no answer; chance moved for them", registry=self.registry
        )
        self.bot_seconds = Histogram(
            "ludoteca_bot_seconds", "From asking a bot to its answer", buckets=BUCKETS, registry=self.registry
        )
        self.write_seconds = Histogram(
            "ludoteca_store_write_seconds",
            "One transaction and its sync",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.written = Counter(
            "ludoteca_store_writes",
            "Changes that were written, many in one transaction",
            registry=self.registry,
        )
        self.store_failures = Counter(
            "ludoteca_store_failures", "Changes the database did not take", registry=self.registry
        )

    def wrote(self, seconds: float, written: int, failed: int) -> None:
        """The store has ended a transaction."""
        self.write_seconds.observe(seconds)
        self.written.inc(written)
        self.store_failures.inc(failed)

    def look_at(self, lobby: Lobby, door: Door) -> None:
        """Tell from now on what is the case there."""
        self.registry.register(_Now(lobby, door))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Now(Collector):
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
        for status, number in Tally([table.standing.table.status for table in live]).items():
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
