"""Kills servers, bot workers and databases at random moments, under load, and counts what was lost.

usage: crash.py [--kills 1000] [--seconds 7200] [--database sqlite postgresql] [--seed 1]

Real processes with data of their own. At tables of all titles people, some with bots, act and take back as
fast as the server answers; each keeps a tape of what was sent and how it was answered. The kill is `kill
-9`: of the server (also while it starts), of a process that thinks for bots, of PostgreSQL. In the end the
tapes are laid beside what is stored: acknowledged actions that are lost, doubled or in another order, and
games that cannot be replayed, must be none.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludoteca.core.errors import LudotecaError
from ludoteca.games import titles
from ludoteca.server.history import record_of
from ludoteca.server.protocol import VERSION
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, Stored
from tests.server.postgres import Cluster, programs

SERVE = "import sys; from pathlib import Path; from ludoteca.server.run import serve; "
PATIENCE = 60.0
TRIES = 10
MOST_BEFORE = 60
"""So many acknowledged actions, at most, before the next kill; then it comes within so many seconds."""
SOON = 0.3
KILLED_WHILE_STARTING = 0.1
TAKEN_BACK = 0.05
CUT = (OSError, WebSocketException, TimeoutError)

Fate = Literal["acknowledged", "refused", "unknown"]


@dataclass
class Attempt:
    """Something a person has sent, and between which messages of the table it must be found."""

    seat: int
    action: str | None
    """None: something was taken back."""
    after: int
    upto: int = 0
    fate: Fate = "unknown"


@dataclass
class Tape:
    """All that the people at one table have sent, in order; one thing at a time."""

    table: str
    tokens: list[str]
    attempts: list[Attempt] = field(default_factory=list)
    over: bool = False
    seen: int = 0


@dataclass
class Findings:
    """What a campaign has shown."""

    kills: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    acknowledged: int = 0
    unknown: int = 0
    stored_unknown: int = 0
    faults: list[str] = field(default_factory=list)

    def row(self) -> str:
        killed = ", ".join([f"{number} × {what}" for what, number in sorted(self.kills.items())])
        return (
            f"{killed}; {self.tables} tables, {self.acknowledged:,} acknowledged, {self.unknown} unanswered "
            f"({self.stored_unknown} of them stored); lost, doubled, reordered or broken: {len(self.faults)}"
        )


# --- the server -----------------------------------------------------------------------------------


class Server:
    """A server process that is killed and started again, always at the same port."""

    def __init__(self, data: Path, database: str) -> None:
        self.data, self.database, self.port = data, database, 0
        self.log = data / "log"
        self.process = self.spawn()
        self.port = self.until_ready()

    def spawn(self) -> subprocess.Popen[str]:
        """Begin to start it."""
        code = SERVE + f"sys.exit(serve(port={self.port}, data=Path({str(self.data)!r})))"
        limits = ("TABLES", "BOT_TABLES", "REQUESTS", "MESSAGES", "MESSAGES_EACH", "UNDOS")
        environment = {**os.environ, **{f"LUDOTECA_LIMIT_{name}": "1000000/0.001" for name in limits}}
        environment |= {f"LUDOTECA_LIMIT_{name}": "100000" for name in ("SOCKETS_EACH", "LINES_EACH")}
        environment |= {"LUDOTECA_BOT_DELAY": "0", "LUDOTECA_DATABASE": self.database}
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        return self.process

    def until_ready(self) -> int:
        """Wait until pages can come; the port. One that finds no database yet is started again."""
        for _ in range(TRIES):
            assert self.process.stdout is not None
            for line in self.process.stdout:
                if "http://" in line:
                    return int(line.split("http://")[1].split()[0].rsplit(":", 1)[1])
            self.process.wait()
            self.spawn()
        raise RuntimeError(f"the server did not start: {self.log.read_text(encoding='utf-8')[-500:]}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def workers(self) -> list[int]:
        """The processes that think for bots."""
        found: list[int] = []
        for task in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with suppress(OSError):
                found += [int(child) for child in task.read_text(encoding="ascii").split()]
        return found

    def lay(self, title: str, bot: bool) -> Tape:
        other = {"kind": "bot", "bot": "random"} if bot else {"kind": "me", "name": "Bruno"}
        body = json.dumps({"title": title, "seats": [{"kind": "me", "name": "Ana"}, other]}).encode()
        asked = Request(
            f"http://127.0.0.1:{self.port}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urlopen(asked, timeout=10) as answer:
            found = json.load(answer)
        return Tape(found["table"], [held["token"] for held in found["tokens"]])


# --- the people -----------------------------------------------------------------------------------


class Page:
    """The page of a table's people: what it shows, and one thing sent at a time."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self.sent = 0

    async def say(self, **message: Any) -> dict[str, Any]:
        """Send something and listen until it is answered."""
        self.sent += 1
        await self.line.send(json.dumps({"id": self.sent, **message}))
        while True:
            heard = await self.hear()
            if heard["type"] in ("done", "refused") and heard["id"] in (self.sent, 0):
                return heard

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.line.recv())
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            for path, *value in message["patch"]:
                self._put(path, value)
        return message

    def _put(self, path: list[Any], value: list[Any]) -> None:
        where: Any = self.state
        for step in path[:-1]:
            where = where[step]
        if value:
            where[path[-1]] = value[0]
        else:
            del where[path[-1]]

    def choices(self) -> list[tuple[int, str | None]]:
        """What may be sent: actions, and None for each seat that may take something back."""
        seats = self.state["seats"]
        acts = [(seat["seat"], one["action"]) for seat in seats for one in seat["actions"]]
        return acts + [(seat["seat"], None) for seat in seats if seat["undo"]["steps"]]


class People:
    """Everybody at one place of the campaign: they play on through every crash, then begin anew."""

    def __init__(self, server: Server, title: str, bot: bool, chance: random.Random) -> None:
        self.server, self.title, self.bot, self.chance = server, title, bot, chance
        self.tapes: list[Tape] = []
        self.acknowledged = 0

    async def play(self) -> None:
        """Until cancelled: come back after every cut line, lay a new table after every game."""
        while True:
            try:
                if not self.tapes or self.tapes[-1].over:
                    laid = await asyncio.to_thread(self.server.lay, self.title, self.bot)
                    self.tapes.append(laid)
                await self._visit(self.tapes[-1])
            except (*CUT, URLError):
                await asyncio.sleep(0.05)

    async def _visit(self, tape: Tape) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{tape.table}/socket"
        async with connect(address, max_size=None, proxy=None, ping_interval=None, close_timeout=0.1) as line:
            page = Page(line)
            answer = await page.say(type="hello", version=VERSION, tokens=tape.tokens)
            if answer["type"] == "refused":
                raise TimeoutError("the database is away")
            _note_what_came_of_it(tape, page.state["seq"])
            while page.state["table"]["status"] != "over":
                await self._once(page, tape)
            tape.over = True

    async def _once(self, page: Page, tape: Tape) -> None:
        """Send something, or wait until that can be done."""
        choices = page.choices()
        acts = [choice for choice in choices if choice[1] is not None]
        if not acts:
            await page.hear()
            return
        back = [choice for choice in choices if choice[1] is None]
        undo = back and self.chance.random() < TAKEN_BACK
        seat, action = self.chance.choice(back if undo else acts)
        tape.attempts.append(Attempt(seat, action, page.state["seq"]))
        common = {"seat": seat, "seq": page.state["seq"]}
        if action is None:
            answer = await page.say(type="undo", **common)
        else:
            answer = await page.say(type="act", action=action, **common)
        if answer["type"] == "refused" and answer["problem"]["key"] == "store-failed":
            raise TimeoutError("whether it was stored is not known")
        tape.attempts[-1].upto = answer["seq"]
        tape.attempts[-1].fate = "acknowledged" if answer["type"] == "done" else "refused"
        self.acknowledged += answer["type"] == "done"


def _note_what_came_of_it(tape: Tape, seq: int) -> None:
    """The line was cut: what was not answered then is among those stored by now, or was never stored."""
    assert seq >= tape.seen, f"table {tape.table} went back from {tape.seen} to {seq}"
    if tape.attempts and tape.attempts[-1].upto == 0:
        tape.attempts[-1].upto = seq
    tape.seen = seq


# --- the kills ------------------------------------------------------------------------------------


class Campaign:
    """One server with its people, and whoever kills it."""

    def __init__(self, data: Path, cluster: Cluster | None, seed: int, places: int) -> None:
        self.chance = random.Random(seed)
        self.cluster = cluster
        self.database = cluster.new_database() if cluster else ""
        self.server = Server(data, self.database)
        self.url = Settings(data, database=self.database).database_url
        self.people = [
            People(self.server, title, number >= places / 2, random.Random(seed * 1000 + number))
            for number, title in enumerate((titles() * places)[:places])
        ]
        self.findings = Findings()

    async def run(self, kills: int, seconds: float) -> Findings:
        """So many kills, or as many as fit into the time."""
        end = time.monotonic() + seconds
        playing = [asyncio.create_task(people.play()) for people in self.people]
        try:
            while self.findings.kills.total() < kills and time.monotonic() < end:
                await self._until_under_load(playing)
                await self._kill_something()
            await self._until_under_load(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.server.kill()
        check(self.url, [tape for people in self.people for tape in people.tapes], self.findings)
        return self.findings

    async def _until_under_load(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Until some actions have been acknowledged, and a moment longer; people who go wrong end it all."""
        wanted, end = self._acknowledged() + self.chance.randint(1, MOST_BEFORE), time.monotonic() + PATIENCE
        while self._acknowledged() < wanted and time.monotonic() < end:
            await asyncio.sleep(0.02)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(self.chance.random() * SOON)

    def _acknowledged(self) -> int:
        return sum([people.acknowledged for people in self.people])

    async def _kill_something(self) -> None:
        victims = ["server", "server", "worker", *["database"] * 2 * (self.cluster is not None)]
        victim = self.chance.choice(victims)
        if victim == "worker" and self.server.workers():
            with suppress(ProcessLookupError):
                os.kill(self.chance.choice(self.server.workers()), signal.SIGKILL)
        elif victim == "database" and self.cluster is not None:
            await asyncio.to_thread(kill_database, self.cluster, self.chance.random() < 0.5)
        else:
            victim = "server"
            await asyncio.to_thread(self._kill_server)
        self.findings.kills[victim] += 1

    def _kill_server(self) -> None:
        self.server.kill()
        self.server.spawn()
        while self.chance.random() < KILLED_WHILE_STARTING:
            time.sleep(self.chance.random() * 2)
            self.server.kill()
            self.findings.kills["server while it starts"] += 1
            self.server.spawn()
        self.server.until_ready()


def kill_database(cluster: Cluster, all_of_it: bool) -> None:
    """Either one connection's process, whereupon PostgreSQL restarts itself, or all of them."""
    parent = cluster.process.pid
    children = [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    if not all_of_it:
        serving = [pid for pid in children if b"ludoteca" in _command(pid)]
        for pid in serving[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return
    for pid in (parent, *children):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    cluster.process.wait()
    (cluster.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
    cluster.start()


def _command(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


# --- what is stored -------------------------------------------------------------------------------


def check(url: str, tapes: Sequence[Tape], findings: Findings) -> None:
    """Lay the tapes beside what is stored."""
    store = Store(url)
    try:
        for tape in tapes:
            stored = store.load(tape.table)
            findings.tables += 1
            faults = ["the table is lost"] if stored is None else faults_of(tape, stored, findings)
            findings.faults += [f"table {tape.table}: {fault}" for fault in faults]
    finally:
        store.close()


def faults_of(tape: Tape, stored: Stored, findings: Findings) -> list[str]:
    """What is wrong at one table: all messages of people must lie where their tape says, none elsewhere."""
    faults: list[str] = []
    if [message.seq for message in stored.messages] != list(range(1, stored.table.seq + 1)):
        faults.append("its messages are not numbered one by one")
    mine = {seat.seat for seat in stored.seats if seat.kind == "person"}
    left = {message.seq: message for message in stored.messages if message.seat in mine}
    for attempt in tape.attempts:
        last = attempt.upto or stored.table.seq
        found = [left.pop(seq) for seq in range(attempt.after + 1, last + 1) if seq in left]
        same = [one for one in found if (one.seat, one.action) == (attempt.seat, attempt.action)]
        findings.acknowledged += attempt.fate == "acknowledged"
        findings.unknown += attempt.fate == "unknown"
        findings.stored_unknown += attempt.fate == "unknown" and len(found) == 1
        what = f"{attempt.action} after {attempt.after}, {attempt.fate}"
        if len(found) > 1:
            faults.append(f"{what}: doubled")
        elif attempt.fate == "acknowledged" and not same:
            faults.append(f"{what}: lost or in another place")
        elif attempt.fate == "refused" and found:
            faults.append(f"{what}: stored all the same")
        elif found != same:
            faults.append(f"{what}: something else is in its place")
    faults += [f"message {seq} was never sent" for seq in left]
    try:
        record_of(stored)[0].replay()
    except LudotecaError as error:
        faults.append(f"it cannot be replayed: {error.message}")
    return faults


def campaign(database: str, kills: int, seconds: float, seed: int = 1, places: int = 10) -> Findings:
    """A whole campaign on one kind of database."""
    cluster = None
    if database == "postgresql":
        found = programs()
        if found is None:
            raise SystemExit("There is no PostgreSQL on this machine.")
        cluster = Cluster(found)
    try:
        with tempfile.TemporaryDirectory(prefix="ludoteca-crash-") as folder:
            return asyncio.run(Campaign(Path(folder), cluster, seed, places).run(kills, seconds))
    finally:
        if cluster is not None:
            cluster.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000, help="of each kind of database")
    parser.add_argument("--seconds", type=float, default=7200.0, help="after so long no more are killed")
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite"])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    faults: list[str] = []
    for database in wanted.database:
        found = campaign(database, wanted.kills, wanted.seconds, wanted.seed)
        print(f"{database}: {found.row()}", flush=True)
        faults += found.faults
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
