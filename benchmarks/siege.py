"""Besieges a server with nonsense: a million messages and requests, while two honest people play on.

usage: siege.py [--count 1000000] [--seconds 3600] [--seed 1]

A real server process with data of its own and limits raised, so that nothing is merely turned away at the
door. What comes over the lines is malformed, stale, foreign, huge, deep or replayed. It must answer each
message once and each request without an error of its own, tell nothing of its inside, keep its memory and
its log within bounds, and go on playing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.load import Page, Server, open_page
from ludoteca.games import titles
from ludoteca.server.client import NOT_BUILT
from ludoteca.server.protocol import VERSION, ClientMessage

ATTACKERS = 8
BATCH = 50
PATIENCE = 60.0
ODD_FRAMES = 0.02
"""How often something comes below all messages."""
INSIDE = (
    "Traceback",
    'File "',
    "site-packages",
    "sqlalchemy",
    "pydantic",
    "starlette",
    "server-error",
    ".py",
)
"""What no answer may hold."""
MOST_GROWTH = 48 * 1024 * 1024
"""Bytes of memory the server may have more of at the end than after the first tenth."""
MOST_LOG = 200_000

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    1.5,
    2**53,
    2**70,
    "",
    "0",
    [],
    [0],
    {},
    {"a": 1},
    "ñ" * 300,
    "\u202e",
    "\ud800",
]
FIELDS: dict[str, list[str]] = {
    get_args(kind.model_fields["type"].annotation)[0]: [
        name for name in kind.model_fields if name not in ("type", "id")
    ]
    for kind in get_args(get_args(ClientMessage)[0])
} | {"shout": ["seat"]}
"""What every kind of message says beside its name and number, those of the protocol and one of nobody's."""
OFTEN = ["act", "act", "act", "act", "undo", *FIELDS]
PATHS = [
    "/",
    "/api/info",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/import",
    "/api/tables/finished",
    "/api/tables/finished?player=%00&since=nan&until=inf",
    "/api/lessons",
    "/api/puzzles",
    "/api/promise",
    "/openapi.json",
    "/readyz",
]
SOCKET = (
    b"GET /api/tables/2222222222/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
)
NO_REQUESTS = [
    b"GET / HTTP/1.1\r\n",
    b"\x16\x03\x01",
    b"POST / HTTP/9\r\n\r\n",
    b"\r\n" * 50,
    b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    SOCKET + b"\r\n",
    SOCKET + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://[\r\n\r\n",
    SOCKET + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: 9\r\n\r\n",
    SOCKET + b"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=8\r\n\r\n",
]
METHODS = ["GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"]


@dataclass
class Siege:
    """What was sent, and all that should not have happened."""

    chance: random.Random
    server: Server
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Messages that were good once, to be replayed."""

    def fault(self, what: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(what)

    def check(self, answer: str, asked: object) -> None:
        told = [word for word in INSIDE if word in answer]
        if told:
            self.fault(f"{told} in the answer to {str(asked)[:200]!r}: {answer[:200]!r}")

    # --- what is said -----------------------------------------------------------------------------

    def deep(self) -> str:
        depth = self.chance.choice([50, 1000, 8000])
        texts: list[str] = ["[" * depth, '{"a":' * depth, "[" * depth + "]" * depth]
        return self.chance.choice(texts)

    def noise(self, longest: int = 60) -> str:
        letters = [chr(self.chance.randrange(1, 0xD7FF)) for _ in range(self.chance.randrange(longest))]
        return "".join(letters)

    def value(self) -> Any:
        return self.chance.choice([*ODD, self.noise(), self.chance.randrange(-3, 400), "x" * 5000])

    def message(self, state: dict[str, Any], token: str) -> str | bytes:
        """Something a page might say, or no page ever would."""
        kind = self.chance.randrange(12)
        if kind == 0:
            return self.chance.randbytes(self.chance.randrange(80))
        if kind == 1:
            return self.noise()
        if kind == 2:
            return self.deep()
        if kind == 3 and self.heard:
            return self.chance.choice(self.heard)
        if kind == 4:
            return json.dumps(
                {"type": "act", "id": 1, "padding": "x" * self.chance.choice([17_000, 300_000])}
            )
        fields: dict[str, Any] = {
            "seq": state.get("seq", 0) - self.chance.choice([0, 0, 0, 1, 7]),
            "seat": self.chance.choice([0, 0, 0, 1, 9]),
            "action": self.action(state),
            "actions": [self.action(state) for _ in range(self.chance.randrange(4))],
            "version": self.chance.choice([VERSION] * 20 + [VERSION + 1]),
            "tokens": self.chance.choice([[token]] * 8 + [[], ["x"] * 3]),
            "by": self.chance.choice([0, 1]),
            "bot": self.chance.choice([None, "random", "hal"]),
            "nonce": self.chance.choice(["", "n", "two words"]),
            "first": self.chance.choice([None, self.action(state)]),
            "place": self.chance.choice([self.action(state), "space:W09", "sail", self.noise(20)]),
            "chosen": [self.noise(10) for _ in range(self.chance.randrange(3))],
            "move": self.chance.choice([0, 1, state.get("moves", 0), 10**6, 2**40]),
            "turn": self.chance.choice([-1, 0, 1, 2]),
            "eyes": self.chance.choice([0, 1, 9, None, "all"]),
            "seats": [{"kind": "me", "name": self.noise(20)}, {"kind": "bot", "bot": "random"}],
            "guess": self.chance.choice([None, 0, 1, 9]),
        }
        said: dict[str, Any] = {"type": self.chance.choice(OFTEN), "id": self.chance.randrange(100)}
        yes_or_no = self.chance.choice([True, False])
        said.update({name: fields.get(name, yes_or_no) for name in FIELDS[said["type"]]})
        if self.chance.random() < 0.4:
            said[self.chance.choice([*said, "extra"])] = self.value()
        if self.chance.random() < 0.2:
            del said[self.chance.choice(list(said))]
        written = json.dumps(said)
        if self.chance.random() < 0.1:
            at = self.chance.randrange(len(written))
            return written[:at] + self.chance.choice('{}[]",:x\\\u0001') + written[at:]
        if len(self.heard) < 1000:
            self.heard.append(written)
        return written

    def action(self, state: dict[str, Any]) -> str:
        seats = state.get("seats") or [{"actions": []}]
        legal: list[str] = [one["action"] for one in seats[0]["actions"]] or ["end"]
        return self.chance.choice(
            [self.chance.choice(legal), "end", "dance", "place space=W09", self.noise(20)]
        )

    def body(self) -> bytes:
        kind = self.chance.randrange(8)
        if kind == 0:
            return self.chance.randbytes(self.chance.randrange(200))
        if kind == 1:
            return self.deep().encode()
        if kind == 2:
            return b"x" * self.chance.choice([20_000, 1_200_000])
        if kind == 3:
            return json.dumps(
                {"record": self.record(), "seats": [{"kind": "me", "name": "Ana"}] * 2}
            ).encode()
        wanted: dict[str, Any] = {
            "title": self.chance.choice([*titles(), "chess"]),
            "seats": [{"kind": "me", "name": self.noise(20)}, {"kind": "open"}],
            "options": {f"o{n}": n for n in range(self.chance.choice([0, 0, 3, 500]))},
            "tokens": ["x"] * self.chance.choice([0, 3, 500]),
            "promise": self.value(),
            "nonces": [self.value()],
            "name": self.value(),
            "lesson": self.value(),
            "puzzle": self.value(),
        }
        for name in self.chance.sample(sorted(wanted), self.chance.randrange(7)):
            del wanted[name]
        if wanted and self.chance.random() < 0.4:
            wanted[self.chance.choice(sorted(wanted))] = self.value()
        return json.dumps(wanted).encode()

    def record(self) -> str:
        lines = [
            "ludoteca record 1",
            "title: millefiori",
            "rules: 1",
            "players: 2",
            "seed: 7",
            "---",
            "A keep card=lime-1-1",
        ]
        at = self.chance.randrange(len(lines))
        lines[at] = self.chance.choice(
            ["", self.noise(), "position: " + self.deep(), "seed: " + "9" * 5000, lines[at]]
        )
        return "\n".join(lines)

    def request(self, table: str) -> tuple[bytes, bool]:
        """A request, however odd, or none at all; and whether it ends where it says."""
        if self.chance.random() < 0.05:
            return self.chance.choice(NO_REQUESTS) + self.body()[:500], False
        table = self.chance.choice(
            [table, "2222222222", "x" * 3000, "%00", "%ed%a0%80", "..%2f..%2fetc", "ñ"]
        )
        paths = [*PATHS, f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/scores"]
        paths += [f"/api/tables/{table}/seats/{self.chance.choice([0, 1, -1, 'x', 10**30])}", f"/{table}"]
        paths += [f"/api/{page}/{table}/en" for page in ("rules", "shelf", "lessons", "summary", "examples")]
        paths += [f"/api/{page}/duel/{table}" for page in ("rules", "examples", "pictures")]
        paths += [f"/api/texts/{table}", f"/api/texts/en?title={table}", f"/api/puzzles/{table}"]
        path = self.chance.choice(paths).encode("utf-8", "surrogatepass")
        body = self.body() if self.chance.random() < 0.6 else b""
        length = len(body) if self.chance.random() < 0.97 else self.chance.choice([-1, 10**12, 0])
        host = self.chance.choice([b"127.0.0.1", b"127.0.0.1", b"127.0.0.1", b"evil.example", b"["])
        method = self.chance.choice(METHODS).encode()
        head = b"%b %b HTTP/1.1\r\nHost: %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        return head % (method, path, host, length) + body, length == len(body)


# --- the attackers --------------------------------------------------------------------------------------


async def talk(siege: Siege, due: Callable[[], bool]) -> None:
    """Talk nonsense to tables of one's own and of others."""
    while due():
        title = siege.chance.choice(titles())
        table, tokens = await asyncio.to_thread(siege.server.lay, title)
        with suppress(WebSocketException, OSError):
            page = await open_page(siege.server.port, table, tokens[0], 0)
            async with page.line as line:
                for _ in range(20):
                    if due():
                        await talk_a_while(siege, page, line, tokens[0])


async def talk_a_while(siege: Siege, page: Page, line: ClientConnection, token: str) -> None:
    """Many messages at once; each that is no ping is answered once, and then comes the pong."""
    messages = [siege.message(page.state, token) for _ in range(BATCH)]
    for message in messages:
        await line.send(message)
        siege.sent["messages"] += 1
    if siege.chance.random() < ODD_FRAMES:
        await send_odd_frames(siege, line)
    await line.send('{"type": "whole", "id": 4242}')
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = str(await line.recv())
            siege.check(answer, messages)
            told = json.loads(answer)
            siege.answers[told["problem"]["key"] if told["type"] == "refused" else told["type"]] += 1
            if told["type"] == "state":
                page.state = told
            if told.get("id") == 4242:
                return


async def send_odd_frames(siege: Siege, line: ClientConnection) -> None:
    """Pieces without end, pings, and now and then what is no text at all and breaks the line."""
    with suppress(WebSocketException):
        async with line.send_context():
            line.protocol.send_text(b"", fin=False)
            for _ in range(500):
                line.protocol.send_continuation(siege.chance.choice([b"", b"x"]), fin=False)
                line.protocol.send_ping(b"x" * 100)
            line.protocol.send_continuation(siege.chance.choice([b"", b"\xff"]), fin=True)
    siege.sent["odd frames"] += 1001


async def ask(siege: Siege, due: Callable[[], bool]) -> None:
    """Ask nonsense, over one line as long as it is kept open."""
    table, _ = await asyncio.to_thread(siege.server.lay, "millefiori")
    while due():
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", siege.server.port, limit=2**24)
            try:
                await ask_over(siege, table, reader, writer, due)
            finally:
                writer.close()


async def ask_over(
    siege: Siege,
    table: str,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    due: Callable[[], bool],
) -> None:
    for _ in range(40):
        if not due():
            return
        request, whole = siege.request(table)
        siege.sent["requests"] += 1
        writer.write(request)
        try:
            async with asyncio.timeout(3.0):
                status, body = await answer_of(reader, request.startswith(b"HEAD"))
        except TimeoutError:
            siege.answers["none"] += 1
            return  # it waits for the rest of what never comes
        siege.answers[f"{status // 100}xx"] += 1
        siege.check(body if status >= 400 else "", request)
        if status >= 500 and body != NOT_BUILT:
            siege.fault(f"{status} for {request[:200]!r}")
        if not whole or status == 400:
            return  # what comes next would be taken for a part of it


async def answer_of(reader: asyncio.StreamReader, bare: bool) -> tuple[int, str]:
    """The status and the body of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    length = next((int(line[15:]) for line in head.split("\r\n") if line.startswith("content-length:")), None)
    if bare or status in (204, 304):
        return status, ""
    if length is not None:
        return status, (await reader.readexactly(length)).decode("utf-8", "replace")
    if "transfer-encoding: chunked" in head:
        return status, (await reader.readuntil(b"0\r\n\r\n")).decode("utf-8", "replace")
    return status, (await reader.read()).decode("utf-8", "replace")


# --- the honest -----------------------------------------------------------------------------------------


async def play_honestly(siege: Siege, due: Callable[[], bool], begun: asyncio.Event) -> None:
    """Two people play; every action of theirs must be granted, whatever happens around them."""
    while due():
        table, tokens = await asyncio.to_thread(siege.server.lay, siege.chance.choice(titles()))
        pages = [await open_page(siege.server.port, table, token, seat) for seat, token in enumerate(tokens)]
        listening = [asyncio.create_task(page.listen()) for page in pages]
        while due() and not all([page.state and page.state["table"]["status"] == "over" for page in pages]):
            page = next((page for page in pages if page.choices()), None)
            if page is not None:
                async with asyncio.timeout(PATIENCE):
                    granted = await page.act(siege.chance.choice(page.choices()))
                siege.sent["honest"] += 1
                begun.set()
                if not granted:
                    siege.fault("an honest action was refused")
            await asyncio.sleep(0.05)
        for task in listening:
            task.cancel()
        for page in pages:
            await page.line.close()


# --- all of it ------------------------------------------------------------------------------------------


async def besiege(server: Server, count: int, seconds: float, seed: int) -> Siege:
    """Send so many messages and requests, for so long at most."""
    siege = Siege(random.Random(seed), server)
    end = time.monotonic() + seconds

    def sent() -> int:
        return siege.sent["messages"] + siege.sent["requests"]

    def due() -> bool:
        # Nothing is shown before the honest have played under it.
        wanted = sent() < count or not siege.sent["honest"]
        return wanted and time.monotonic() < end and server.process.poll() is None

    early: list[int] = []

    def due_and_noted() -> bool:
        if not early and sent() >= count // 10:
            early.append(server.memory())
        return due()

    begun = asyncio.Event()

    async def attack(work: Callable[[Siege, Callable[[], bool]], Awaitable[None]]) -> None:
        await begun.wait()  # else it may be over before anybody has played
        await work(siege, due_and_noted)

    attackers = [attack(work) for work in (talk, ask) for _ in range(ATTACKERS)]
    await asyncio.gather(*attackers, play_honestly(siege, due, begun))
    if server.process.poll() is not None:
        siege.fault("the server has ended")
        return siege
    growth = server.memory() - early[0] if early else 0
    siege.answers["MB more than after a tenth"] = growth >> 20
    if growth > MOST_GROWTH:
        siege.fault(f"memory has grown by {growth >> 20} MB")
    return siege


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        logged = Path(folder) / "log"
        with logged.open("w", encoding="utf-8") as log:
            server = Server(Path(folder) / "data", log)
            try:
                siege = asyncio.run(besiege(server, wanted.count, wanted.seconds, wanted.seed))
            finally:
                server.close()
        written = logged.read_text(encoding="utf-8")
    if len(written) > MOST_LOG:
        siege.fault(f"the log has {len(written):,} characters")
    if "Traceback" in written:
        siege.fault("in the log: " + written[written.index("Traceback") :][:2000])
    for name, number in [*siege.sent.items(), *siege.answers.items()]:
        print(f"{number:10,}  {name}")
    print(f"{len(written):10,}  characters in the log")
    for fault in siege.faults:
        print("FAULT", fault)
    print("It held." if not siege.faults else f"{len(siege.faults)} faults.")
    return 1 if siege.faults else 0


if __name__ == "__main__":
    sys.exit(main())
