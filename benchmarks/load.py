"""How many people a server holds: tables of two people each, of all titles, at one action every five seconds.

usage: load.py [--tables 100 300 1000 3000] [--seconds 60] [--every 5]

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from ludoteca import native
from ludoteca.games import titles
from ludoteca.server.protocol import VERSION

SERVE = "import sys; from pathlib import Path; from ludoteca.server.run import serve; "
AT_ONCE = 32
"""So many tables are laid, and pages opened, at the same time."""


class Server:
    """A server process, and what it costs."""

    def __init__(self, data: Path) -> None:
        code = SERVE + f"sys.exit(serve(port=0, data=Path({str(data)!r})))"
        limits = ("TABLES", "REQUESTS", "MESSAGES", "UNDOS")
        environment = {**os.environ, **{f"LUDOTECA_LIMIT_{name}": "1000000/0.001" for name in limits}}
        for name in ("SOCKETS", "SOCKETS_EACH", "LINES_EACH"):
            environment[f"LUDOTECA_LIMIT_{name}"] = "1000000"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
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

    def lay(self, title: str) -> tuple[str, list[str]]:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bruno"}]
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
    """One socket of one person: what it may do, and how long its actions took."""

    line: ClientConnection
    seat: int
    state: dict[str, Any] = field(default_factory=dict)
    waiting: asyncio.Future[bool] | None = None

    async def listen(self) -> None:
        async for text in self.line:
            message = json.loads(text)
            kind = message["type"]
            if kind == "state":
                self.state = message
            elif kind == "change":
                for path, *value in message["patch"]:
                    self._put(path, value)
            elif kind in ("done", "refused") and self.waiting is not None:
                self.waiting.set_result(kind == "done")
                self.waiting = None

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


@dataclass
class Result:
    """What a run has shown."""

    tables: int
    seconds: float
    latencies: list[float]
    refused: int
    cpu: float
    memory: int

    def row(self) -> str:
        ordered = sorted(self.latencies)
        p50, p99 = (1000 * ordered[int(len(ordered) * part)] for part in (0.5, 0.99))
        rate = len(ordered) / self.seconds
        cpu, memory = 1000 * self.cpu / len(ordered), self.memory / self.tables / 1024
        return (
            f"| {self.tables:,} | {rate:.0f} | {p50:.0f} | {p99:.0f} | {1000 * ordered[-1]:.0f} "
            f"| {cpu:.2f} | {memory:.0f} | {self.refused} |"
        )


async def run(server: Server, tables: int, seconds: float, every: float) -> Result:
    """Lay the tables, open two pages at each, and let them play for so long."""
    chance = random.Random(tables)
    base = server.memory()
    keys, gate = titles(), asyncio.Semaphore(AT_ONCE)

    async def open_table(number: int) -> list[Page]:
        async with gate:
            table, tokens = await asyncio.to_thread(server.lay, keys[number % len(keys)])
            return [await open_page(server.port, table, token, seat) for seat, token in enumerate(tokens)]

    pages = await asyncio.gather(*[open_table(number) for number in range(tables)])
    listening = [asyncio.create_task(page.listen()) for pair in pages for page in pair]
    await asyncio.sleep(2.0)
    memory, began, cpu = server.memory() - base, time.perf_counter(), server.cpu()
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
    cpu = server.cpu() - cpu
    for task in listening:
        task.cancel()
    await asyncio.gather(*[page.line.close() for pair in pages for page in pair], return_exceptions=True)
    return Result(tables, took, latencies, refused, cpu, memory)


async def open_page(port: int, table: str, token: str, seat: int) -> Page:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    line = await connect(address, max_size=None, proxy=None, open_timeout=60, ping_interval=None)
    await line.send(json.dumps({"type": "hello", "id": 1, "version": VERSION, "tokens": [token]}))
    return Page(line, seat)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300, 1000, 3000])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=5.0)
    wanted = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{native.engine()} engine, {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
    print("| tables | actions/s | p50 ms | p99 ms | longest ms | CPU ms an action | kB a table | refused |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                print(asyncio.run(run(server, tables, wanted.seconds, wanted.every)).row(), flush=True)
            finally:
                server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
