"""A running server and the people who visit it, as tests see them: real sockets, real messages."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.server.app import create_app
from ludoteca.server.lobby import Lobby
from ludoteca.server.protocol import VERSION
from ludoteca.server.run import Draining, listen, server_config
from ludoteca.server.settings import Limits, Rate, Settings
from ludoteca.texts import texts

PATIENCE = 30.0
"""Seconds after which something that should happen will not; far more than it ever takes."""

PLENTY = Rate(1_000_000, 0.001)
NO_LIMITS = Limits(
    *(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY),
    *(1_000_000, 1_000_000, 1_000_000),
)

ME = {"kind": "me", "name": "Ana"}
YOU = {"kind": "me", "name": "Bruno"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}


def words(problem: dict[str, Any]) -> str:
    """A problem as a person reads it in English; it has words of its own in Spanish."""
    told = [texts(language).format(_message(problem)) for language in ("en", "es")]
    assert told[0] != told[1], told
    assert not any("Message(" in sentence or "{" in sentence for sentence in told), told
    return told[0]


def _message(data: dict[str, Any]) -> Message:
    args = {key: _message(arg) if isinstance(arg, dict) else arg for key, arg in data["args"].items()}
    return Message(data["key"], **args)


def wait_until(happens: Callable[[], bool]) -> None:
    """Wait for something; fail if it does not happen."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


class House:
    """A server in a thread of this process, so that tests can look behind its curtain."""

    def __init__(self, data: Path, **settings: Any) -> None:
        usual: dict[str, Any] = {
            "bot_delay": 0.0,
            "bot_limit": 20.0,
            "hint_limit": 20.0,
            "workers": 1,
            "static": data / "none",
            "limits": NO_LIMITS,
        }
        self.settings = Settings(data, **{**usual, **settings})
        self.app: FastAPI = create_app(self.settings)
        self.listener = listen("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        self.server = Draining(server_config(self.app, self.settings), self.app)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]})
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def lobby(self) -> Lobby:
        return cast(Lobby, self.app.state.lobby)

    def match(self, table: str) -> Match:
        """The game as only the server knows it."""
        found = self.lobby.live[table].standing.match
        assert found is not None
        return found

    def post(self, path: str, body: object) -> Any:
        """What the server answers to a request it grants."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def lay(self, *seats: dict[str, Any], **wanted: Any) -> Laid:
        """Lay a table; those of kind ``me`` are ours."""
        body = {"title": "millefiori", "seats": list(seats), **wanted}
        return Laid.of(self, self.post("/api/tables", body))

    def join(self, table: str, seat: int, name: str) -> str:
        """Sit down; the token."""
        answer = self.post(f"/api/tables/{table}/seats/{seat}", {"name": name, "nonce": "n0nce"})
        return str(answer["tokens"][0]["token"])

    def visit(self, table: str, *tokens: str) -> Visitor:
        """Open a page and say hello."""
        return Visitor.of(self.port, table, *tokens)

    def refusal(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, Any]]:
        """How the server says no: the status and the text."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        problem: dict[str, Any] = answer.json()["problem"]
        return answer.status_code, problem


@dataclass
class Laid:
    """A table one has just laid."""

    house: House
    table: str
    tokens: dict[int, str]

    @staticmethod
    def of(house: House, answer: dict[str, Any]) -> Laid:
        return Laid(house, answer["table"], {held["seat"]: held["token"] for held in answer["tokens"]})

    def visit(self, *seats: int) -> Visitor:
        """A page that holds these seats."""
        return self.house.visit(self.table, *[self.tokens[seat] for seat in seats])

    def match(self) -> Match:
        return self.house.match(self.table)

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = self.house.get(f"/api/tables/{self.table}")
        return found


@dataclass
class Visitor:
    """A page: what it was told, and its newest state with the logs put together."""

    line: ClientConnection
    raw: list[str] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    refused: list[dict[str, Any]] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    """The messages of this page that were acknowledged."""
    presence: dict[int, dict[str, Any]] = field(default_factory=dict)
    given: list[dict[str, Any]] = field(default_factory=list)
    sent: int = 0
    logs: dict[int | None, list[dict[str, Any]]] = field(default_factory=dict)

    @staticmethod
    def of(port: int, table: str, *tokens: str, greet: bool = True, **options: Any) -> Visitor:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        usual: dict[str, Any] = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE, "proxy": None}
        opened = connect(address, **{**usual, **options})
        visitor = Visitor(opened.__enter__())
        if greet:
            visitor.hello(*tokens)
        return visitor

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    # --- talking --------------------------------------------------------------------------------

    def hello(self, *tokens: str) -> dict[str, Any]:
        """Say which seats the page holds; the first state."""
        self.until_done(self.say(type="hello", version=VERSION, tokens=list(tokens)))
        return self.state

    def say(self, **message: Any) -> int:
        """Send a message with an id of its own; the id."""
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, **message} if message["type"] != "ping" else message))
        return self.sent

    def act(self, seat: int, action: str | None = None, seq: int | None = None) -> None:
        """Send an action, the first legal one unless said; does not wait for the answer."""
        chosen = self.actions(seat)[0] if action is None else action
        self.say(type="act", seat=seat, action=chosen, seq=self.seq if seq is None else seq)

    def take(self, seat: int, action: str) -> None:
        """Send an action and wait until it is acknowledged."""
        self.act(seat, action)
        self.until_done(self.sent)

    def until_done(self, message: int) -> None:
        """Listen until a message of ours is answered."""
        refused = len(self.refused)
        while message not in self.done and len(self.refused) == refused:
            self.hear()

    def why(self, seat: int, place: str, *chosen: str) -> Any:
        """Ask why not and wait for the answer: the reason, None if there is none."""
        self.say(type="why", seat=seat, place=place, chosen=list(chosen))
        while True:
            message = self.hear()
            if message["type"] == "why_not":
                assert message["id"] == self.sent
                return message["reason"]

    def undo(self, seat: int, whole_turn: bool = False, seq: int | None = None) -> None:
        self.say(type="undo", seat=seat, whole_turn=whole_turn, seq=self.seq if seq is None else seq)

    # --- listening ------------------------------------------------------------------------------

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.logs = {seat["seat"]: seat["log"] for seat in message["seats"]}
            self.state = {**message, "seats": [{**seat, "log": []} for seat in message["seats"]]}
        elif message["type"] == "change":
            self._change(message)
        elif message["type"] == "presence":
            self.presence = {seat["seat"]: seat for seat in message["seats"]}
        elif message["type"] == "given":
            self.given.append(message)
        elif message["type"] == "done":
            self.done.append(message["id"])
        elif message["type"] == "refused":
            self.refused.append(message)
        return message

    def _change(self, change: dict[str, Any]) -> None:
        assert change["base"] == self.state["revision"], "a change is missing"
        self.state = patched(self.state, change["patch"])
        assert change["revision"] == self.state["revision"]
        for log in change["logs"]:
            kept = [line for line in self.logs[log["seat"]] if line["move"] < log["move"]]
            self.logs[log["seat"]] = [*kept, *log["lines"]]

    def until(self, seen: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the state is as wanted."""
        while True:
            if self.hear()["type"] in ("state", "change") and seen(self.state):
                return self.state

    def until_presence(self, seat: int, connected: bool) -> None:
        """Listen until a person is there, or is not."""
        while self.presence[seat]["connected"] != connected:
            self.hear()

    def until_seq(self, seq: int) -> dict[str, Any]:
        """Listen until so many messages are stored."""
        return self.state if self.state and self.seq >= seq else self.until(lambda s: s["seq"] >= seq)

    def refusal(self) -> dict[str, Any]:
        """Listen until something is refused; the text."""
        while True:
            message = self.hear()
            if message["type"] == "refused":
                problem: dict[str, Any] = message["problem"]
                return problem

    def catch_up(self) -> None:
        """Listen to all that was sent before now: the pong comes behind it."""
        self.say(type="ping")
        while self.hear()["type"] != "pong":
            pass

    # --- looking --------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        found: int = self.state["seq"]
        return found

    def seat(self, seat: int | None) -> dict[str, Any]:
        """The state as one of the page's seats sees it."""
        found: dict[str, Any] = next(state for state in self.state["seats"] if state["seat"] == seat)
        return found

    def actions(self, seat: int) -> list[str]:
        return [action["action"] for action in self.seat(seat)["actions"]]

    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")


def patched(state: Any, patch: list[list[Any]]) -> Any:
    """A state with all that has changed, as a page puts it together."""
    found = json.loads(json.dumps(state))
    for path, *value in patch:
        where = found
        for step in path[:-1]:
            where = where[step]
        if value:
            where[path[-1]] = value[0]
        else:
            del where[path[-1]]
    return found


def play_on(
    visitor: Visitor, seats: list[int], choose: Callable[[list[str]], str], moves: int = 10_000
) -> int:
    """Play for the seats of a page until the game is over or so many actions were taken; how many."""
    taken = 0
    while not visitor.over() and taken < moves:
        ready = [seat for seat in seats if visitor.actions(seat)]
        if not ready:
            visitor.hear()
            continue
        visitor.take(ready[0], choose(visitor.actions(ready[0])))
        taken += 1
    return taken
