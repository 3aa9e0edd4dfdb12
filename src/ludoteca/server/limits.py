"""How much one stranger may ask for, so that nobody spoils it for the others."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.server.problems import Refusal
from ludoteca.server.settings import Limits, Rate

MOST_REMEMBERED = 20_000


class Bucket:
    """Counts what each has asked for; remembers only those who have asked lately."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.due: dict[str, float] = {}
        """When all that was asked for will have been earned."""

    def wait(self, who: str) -> float:
        """Seconds until somebody may ask again; if 0, it is counted that they have."""
        now = self.clock()
        if who not in self.due and len(self.due) >= MOST_REMEMBERED:
            self._forget(now)
            who = who if len(self.due) < MOST_REMEMBERED else ""
        due = self.due.get(who, now)
        late = _late(self.rate, due, now)
        if late > 0:
            return late
        self.due[who] = max(now, due) + self.rate.every
        return 0.0

    def _forget(self, now: float) -> None:
        self.due = {who: due for who, due in self.due.items() if due > now}


class Allowance:
    """Counts what one alone has asked for."""

    __slots__ = ("due", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.due = 0.0

    def wait(self, now: float) -> float:
        """Seconds until they may ask again; if 0, it is counted that they have."""
        late = _late(self.rate, self.due, now)
        if late > 0:
            return late
        self.due = max(now, self.due) + self.rate.every
        return 0.0


def _late(rate: Rate, due: float, now: float) -> float:
    """By how much somebody asks too early who will have earned all so far by then."""
    return max(0.0, max(0.0, due - now) - (rate.burst - 1) * rate.every)


class Place:
    """A place for one socket of an address, as long as it is open."""

    __slots__ = ("address", "taken")

    def __init__(self, taken: Counter[str], address: str) -> None:
        self.taken = taken
        self.address = address

    def __enter__(self) -> None:
        self.taken[self.address] += 1

    def __exit__(self, *_: object) -> None:
        self.taken[self.address] -= 1
        if not self.taken[self.address]:
            del self.taken[self.address]


class Door:
    """Who may come in, and how often they may ask."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets = {kind: Bucket(rate) for kind, rate in limits.rates().items()}
        self.sockets: Counter[str] = Counter()

    def ask(self, kind: str, who: str) -> None:
        """Count something that is limited, or refuse it and say how long to wait."""
        wait = self.buckets[kind].wait(who)
        if wait > 0:
            raise Refusal("too-many", 429, seconds=math.ceil(wait))

    def socket(self, address: str) -> Place:
        """A place for one more socket of this address, if there is one."""
        if self.sockets.total() >= self.limits.sockets or self.sockets[address] >= self.limits.sockets_each:
            raise Refusal("busy", 503)
        return Place(self.sockets, address)


@dataclass(frozen=True)
class Asker:
    """An address at the door."""

    door: Door
    address: str

    def asks(self, kind: str) -> None:
        """Count something that is limited, or refuse it."""
        self.door.ask(kind, self.address)


def whose(client: Sequence[Any] | None) -> str:
    """The address behind a connection; of IPv6 the part that one household or host has to itself."""
    host = str(client[0]) if client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
