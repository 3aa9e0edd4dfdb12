"""Runs the server on this machine until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import IO

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp

import ludoteca
from ludoteca import native
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message
from ludoteca.server import logs
from ludoteca.server.app import create_app
from ludoteca.server.disk import FILE, LOCK, CannotOpen, check_whole, is_new, put_in_place
from ludoteca.server.lines import LONGEST_FRAME, Impatient, Sparing
from ludoteca.server.migrations import upgrade
from ludoteca.server.settings import PORT, Settings, from_environment
from ludoteca.server.store import Store, StoreFailed
from ludoteca.texts import Texts, texts

HOST = "127.0.0.1"
# A server that is told to go answers what was said, closes its lines, and is gone within ten seconds, even if
# its database does not answer any more.
SECONDS_TO_DRAIN = 3.0
SECONDS_TO_CLOSE = 2
SECONDS_TO_GO = 9.0


class CannotServe(LudotecaError):
    """The server cannot start, and why."""


def serve(
    host: str = HOST,
    port: int | None = None,
    data: Path | None = None,
    settings: Settings | None = None,
    language: str = "en",
) -> int:
    """Serve until stopped; the exit code. Without a port asked for, another is taken if ours is in use."""
    words = texts(language)
    try:
        chosen = replace(settings or _settings(data), warm=True)
        with alone(chosen) as told, _listening(host, port) as listener:
            _prepare(chosen)
            address = _address(host, listener)
            told(address)
            _run(chosen, listener, _announcement(words, chosen, address))
    except CannotServe as reason:
        print(words.format(reason.message), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _settings(data: Path | None) -> Settings:
    try:
        return from_environment(data=data)
    except ValueError as error:
        raise CannotServe("serve-setting", problem=str(error)) from None


def _announcement(words: Texts, settings: Settings, address: str) -> str:
    engine = Message(f"serve-{native.engine()}")
    what = Message("serve-running", version=ludoteca.__version__, engine=engine, where=_where(settings))
    return f"{words.format(what)}\n{words.format(Message('serve-address', address=address))}"


def _run(settings: Settings, listener: socket.socket, announcement: str) -> None:
    logs.set_up(settings)
    app = create_app(settings)
    Draining(server_config(app, settings), app, announcement).run(sockets=[listener])


def server_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How the server listens: addresses are believed only of proxies that were named."""

    class Line(Impatient):
        lines_each = settings.limits.lines_each

    return uvicorn.Config(
        app,
        interface="asgi3",
        http=Line,
        ws=Sparing,
        # Pages say something often enough; who does not is hung up on.
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        # A layer less for every socket, where there is no proxy.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


class Draining(uvicorn.Server):
    """Says where it is once it can be reached; when it is told to go, it sends its pages away first."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, announcement: str = "") -> None:
        super().__init__(config)
        self.app = app
        self.announcement = announcement

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.announcement:
            self._hear_of_changes()
            print(self.announcement, flush=True)

    def _hear_of_changes(self) -> None:
        """An operator's commands say by a signal that they have changed something."""
        if os.name == "posix":
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGHUP, lambda: loop.create_task(self._look_again()))

    async def _look_again(self) -> None:
        with suppress(StoreFailed):
            await self.app.state.lobby.catch_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await self.app.state.lobby.drain(SECONDS_TO_DRAIN)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(SECONDS_TO_GO, os._exit, [0])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


def _prepare(settings: Settings) -> None:
    """Bring the database up to date, or say in words why that cannot be."""
    where = _where(settings)
    try:
        if not settings.database:
            _look_at_the_file(settings.data)
        _bring_up_to_date(settings.database_url)
    except CannotOpen as reason:
        raise CannotServe(reason.message.key, **reason.message.args) from None
    except CommandError:
        raise CannotServe("serve-newer", where=where) from None
    except ModuleNotFoundError as error:
        raise CannotServe("serve-driver", module=str(error.name)) from None
    except (OSError, SQLAlchemyError) as error:
        raise CannotServe("serve-closed", where=where, problem=str(error)) from None


def _look_at_the_file(data: Path) -> None:
    """Lay an empty one only where there never was one: whole, or not at all."""
    file = data / FILE
    if not is_new(data):
        check_whole(file)
        return
    new = data / f"{FILE}.new"
    new.unlink(missing_ok=True)
    # What is in it is nobody else's business on this machine: hands, secrets.
    new.touch(mode=0o600)
    _bring_up_to_date(f"sqlite:///{new}")
    put_in_place(new, file)


def _bring_up_to_date(address: str) -> None:
    store = Store(address)
    try:
        upgrade(store.engine)
    finally:
        store.close()


def _where(settings: Settings) -> str:
    """Where the tables are, without the password that opens them."""
    return make_url(settings.database).render_as_string() if settings.database else str(settings.data)


@contextmanager
def _listening(host: str, port: int | None) -> Iterator[socket.socket]:
    wanted = PORT if port is None else port
    try:
        found = listen(host, wanted)
    except (OSError, OverflowError) as error:
        if port is not None or not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
            raise CannotServe("serve-port", host=host, port=str(wanted), problem=str(error)) from None
        found = listen(host, 0)
    with found:
        yield found


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for pages; port 0 takes any that is free.

    Only on one that says it speaks TCP does asyncio send small messages at once: without, each waits for
    the answer to the one before, some 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()
    except (OSError, OverflowError):
        found.close()
        raise
    return found


def _address(host: str, listener: socket.socket) -> str:
    name = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}"


@contextmanager
def alone(settings: Settings) -> Iterator[Callable[[str], None]]:
    """Keep other servers off the same SQLite file: their pages would not see each other's moves.

    Gives a function that tells them where we are.
    """
    if settings.database:
        yield lambda address: None
        return
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (settings.data / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise CannotServe("serve-closed", where=str(settings.data), problem=str(error)) from None
    with lock:
        if not _lock(lock):
            lock.seek(0)
            raise CannotServe("serve-running-already", address=lock.readline().strip() or "–")

        def told(address: str) -> None:
            lock.truncate(0)
            lock.write(f"{address}\n{os.getpid()}\n")
            lock.flush()

        yield told


def is_locked(path: Path) -> bool:
    """Does a server run with the tables beside this file?"""
    if not path.exists():
        return False
    with path.open("a+", encoding="utf-8") as file:
        return not _lock(file)


def _lock(file: IO[str]) -> bool:
    """Whether the file is ours alone until we close it or die; where locks do not exist, it is."""
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
