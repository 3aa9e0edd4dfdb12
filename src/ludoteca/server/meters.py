"""What an operator watches: numbers in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest

# Seconds; people notice from a tenth on.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1.0, 2.5, 5.0, 10.0)


class Meters:
    """What has happened since the server started; ``watch.Now`` looks up what is the case."""

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

    def text(self) -> bytes:
        return generate_latest(self.registry)
