"""How many people a server holds: tables of two people each, of all titles, at one action every five seconds.

usage: load.py [--tables 100 300 1000 3000] [--bots 100] [--ended 200] [--seconds 60] [--every 5] [--into F]

A real server process with data of its own, real sockets, and all clients in this process, on one machine.
Latency is from an action sent to its acknowledgement; CPU is the server's alone, bots take no part.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from ludoteca import native
from ludoteca.bots import OFFERED
from ludoteca.games import titles
from ludoteca.server.lobby import IDLE_AFTER
from ludoteca.server.protocol import VERSION

SERVE = "import sys; from pathlib import Path; from ludoteca.server.run import serve; "
AT_ONCE = 32
"""So many tables are laid, and pages opened, at the same time."""
PING_EVERY = 20.0
ROUNDS = 6
"""So often tables are laid and forgotten, to see that nothing grows with those that ended."""

Seats = list[dict[str, str]]
PEOPLE: Seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
WITH_BOT: Seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": OFFERED[-1]}]


class Server:
    """A server process, and what it costs."""

    def __init__(
        self, data: Path, log: IO[str] | None = None, settings: dict[str, str] | None = None
    ) -> None:
        code = SERVE + f"sys.exit(serve(port=0, data=Path({str(data)!r})))"
        limits = ("TABLES", "BOT_TABLES", "IMPORTS", "REQUESTS", "MESSAGES", "MESSAGES_EACH", "UNDOS")
        environment = {**os.environ, **{f"LUDOTECA_LIMIT_{name}": "1000000/0.001" for name in limits}}
        for name in ("SOCKETS", "SOCKETS_EACH", "LINES_EACH"):
            environment[f"LUDOTECA_LIMIT_{name}"] = "1000000"
        environment.update(settings or {})
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
        assert self.process.stdout is not None
        said = next(line for line in self.process.stdout if "http://" in line)
        self.port = int(said.split("http://")[1].split()[0].rsplit(":", 1)[1].rstrip("/."))

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def lay(self, title: str, seats: Seats = PEOPLE) -> tuple[str, list[str]]:
        """A table with these seats: its name, and the tokens of its people."""
        body = json.dumps({"title": title, "seats": seats}).encode()
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"http://127.0.0.1:{self.port}/api/tables", body, headers)) as answer:
            found = json.load(answer)
        return found["table"], [held["token"] for held in found["tokens"]]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


@dataclass
class Page:
    """One socket of one person: what it may do, how long it waits for others."""

    line: ClientConnection
    seat: int
    state: dict[str, Any] = field(default_factory=dict)
    waiting: asyncio.Future[bool] | None = None
    since: float | None = None
    """When the turn came to bots alone,"""
    waits: list[float] = field(default_factory=list)
    """and how long each of their decisions took."""

    async def listen(self) -> None:
        async for text in self.line:
            message = json.loads(text)
            kind = message["type"]
            if kind == "state":
                self.state = message
            elif kind == "change":
                for path, *value in message["patch"]:
                    self._put(path, value)
                self._look_at_bots()
            elif kind in ("done", "refused") and self.waiting is not None:
                self.waiting.set_result(kind == "done")
                self.waiting = None

    def _look_at_bots(self) -> None:
        now, seats = time.perf_counter(), self.state["table"]["seats"]
        if self.since is not None:
            self.waits.append(now - self.since)
        bots = [seats[seat]["kind"] == "bot" for seat in self.state["deciding"]]
        self.since = now if bots and all(bots) else None

    def _put(self, path: list[Any], value: list[Any]) -> None:
        where: Any = self.state
        for step in path[:-1]:
            where = where[step]
        if value:
            where[path[-1]] = value[0]
        else:
            del where[path[-1]]

    def choices(self) -> list[str]:
        return [one["action"] for one in self.state["seats"][0]["actions"]] if self.state else []

    async def act(self, action: str) -> bool:
        """Send an action and wait for its answer; was it carried out?"""
        self.waiting = asyncio.get_running_loop().create_future()
        said = {"type": "act", "id": 2, "seq": self.state["seq"], "seat": self.seat, "action": action}
        answer = self.waiting
        await self.line.send(json.dumps(said))
        return await answer

    async def ping(self) -> None:
        """As pages do, so that the line is not taken for dead."""
        while True:
            await asyncio.sleep(PING_EVERY)
            await self.line.send('{"type": "ping"}')


@dataclass
class Result:
    """What a run has shown."""

    tables: int
    seconds: float
    latencies: list[float]
    refused: int
    cpu: float
    memory: int
    waits: list[float]

    def row(self) -> str:
        p50, p99, longest = _spread(self.latencies)
        rate = len(self.latencies) / self.seconds
        cpu, memory = 1000 * self.cpu / len(self.latencies), self.memory / self.tables / 1024
        return (
            f"| {self.tables:,} | {rate:.0f} | {p50:.0f} | {p99:.0f} | {longest:.0f} "
            f"| {cpu:.2f} | {memory:.0f} | {self.refused} |"
        )

    def bots(self) -> str:
        p50, p99, longest = _spread(self.waits)
        return f"| {self.tables:,} | {len(self.waits):,} | {p50:.0f} | {p99:.0f} | {longest:.0f} |"


def _spread(seconds: list[float]) -> tuple[float, float, float]:
    """The middle, the hundredth from the top and the longest, in milliseconds."""
    ordered = [1000 * one for one in sorted(seconds)]
    last = len(ordered) - 1
    return ordered[last // 2], ordered[last * 99 // 100], ordered[last]


async def run(server: Server, tables: int, seconds: float, every: float, seats: Seats = PEOPLE) -> Result:
    """Lay the tables, open the pages of their people, and let them play for so long."""
    chance = random.Random(tables)
    gate = asyncio.Semaphore(AT_ONCE)
    beside: list[asyncio.Task[None]] = []

    async def open_table(number: int) -> list[Page]:
        async with gate:
            keys = titles()
            table, tokens = await asyncio.to_thread(server.lay, keys[number % len(keys)], seats)
            pages = [await open_page(server.port, table, token, seat) for seat, token in enumerate(tokens)]
            beside.extend(
                [asyncio.create_task(work) for page in pages for work in (page.listen(), page.ping())]
            )
            return pages

    warm = [await open_table(number) for number in range(len(titles()))]
    await asyncio.sleep(1.0)
    base = server.memory()
    pages = await asyncio.gather(*[open_table(number) for number in range(tables)])
    await asyncio.sleep(2.0)
    began, cpu = time.perf_counter(), server.cpu()
    latencies: list[float] = []
    refused = 0

    async def play(pair: list[Page]) -> None:
        nonlocal refused
        due = began + chance.random() * every
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            page = next((page for page in pair if page.choices()), None)
            if page is not None:
                sent = time.perf_counter()
                if await page.act(chance.choice(page.choices())):
                    latencies.append(time.perf_counter() - sent)
                else:
                    refused += 1
            due += every

    await asyncio.gather(*[play(pair) for pair in pages])
    took = max(seconds, time.perf_counter() - began)
    cpu, memory = server.cpu() - cpu, server.memory() - base
    for task in beside:
        task.cancel()
    everybody = [page for pair in [*warm, *pages] for page in pair]
    await asyncio.gather(*[page.line.close() for page in everybody], return_exceptions=True)
    waits = [wait for page in everybody for wait in page.waits]
    return Result(tables, took, latencies, refused, cpu, memory, waits)


async def open_page(port: int, table: str, token: str, seat: int) -> Page:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    line = await connect(address, max_size=None, proxy=None, open_timeout=60, ping_interval=None)
    await line.send(json.dumps({"type": "hello", "id": 1, "version": VERSION, "tokens": [token]}))
    return Page(line, seat)


# --- what is reported -----------------------------------------------------------------------------------


def measure(wanted: argparse.Namespace) -> Iterator[str]:
    """The lines of the report, as they are found."""
    yield "# How many people a server holds"
    yield ""
    yield (
        f"Made by `make load` with the {native.engine()} engine on {os.cpu_count()} cores that also run the "
        f"clients; load of the machine before: {os.getloadavg()[0]:.1f}. Tables of two people, of all five "
        f"titles, one action a table every {wanted.every:g} s, for {wanted.seconds:g} s each."
    )
    yield ""
    yield "| tables | actions/s | p50 ms | p99 ms | longest ms | CPU ms an action | kB a table | refused |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for tables in wanted.tables:
        with serving() as server:
            yield asyncio.run(run(server, tables, wanted.seconds, wanted.every)).row()
    yield ""
    yield "Memory is what the server holds more at the end of the run than with one table of each title."
    yield ""
    yield "Tables of a person and a bot that answers at once, as far as it may think (0.3 s):"
    yield ""
    yield "| tables | decisions of bots | p50 ms | p99 ms | longest ms |"
    yield "| ---: | ---: | ---: | ---: | ---: |"
    for tables in wanted.bots:
        with serving(LUDOTECA_BOT_DELAY="0", LUDOTECA_BOT_LIMIT="0.3") as server:
            yield asyncio.run(run(server, tables, wanted.seconds, wanted.every, WITH_BOT)).bots()
    yield ""
    with serving() as server:
        held = [f"{held / 2**20:.1f}" for held in asyncio.run(ended(server, wanted.ended))]
    yield (
        f"Tables that ended: each time {wanted.ended} more were forgotten the server held "
        f"{', '.join(held)} MB; at first it learns what all tables share."
    )


async def ended(server: Server, tables: int) -> list[int]:
    """Memory each time so many tables were laid, left and forgotten."""
    found: list[int] = []
    for _ in range(ROUNDS):
        await run(server, tables, 5.0, 1.0)
        await asyncio.sleep(2 * IDLE_AFTER + 5)
        found.append(server.memory())
    return found


@contextmanager
def serving(**settings: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), settings=settings)
        try:
            yield server
        finally:
            server.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 300, 1000, 3000])
    parser.add_argument("--bots", type=int, nargs="*", default=[100])
    parser.add_argument("--ended", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--into", type=Path, help="a file for the report")
    wanted = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    lines: list[str] = []
    for line in measure(wanted):
        print(line, flush=True)
        lines.append(line)
    if wanted.into:
        wanted.into.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
