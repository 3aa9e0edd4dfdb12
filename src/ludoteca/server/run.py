"""Runs the server on this machine until somebody stops it."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

import ludoteca
from ludoteca import native
from ludoteca.server.app import create_app
from ludoteca.server.migrations import upgrade
from ludoteca.server.settings import PORT, Settings, from_environment
from ludoteca.server.store import Store

HOST = "127.0.0.1"
# Longer messages are cut off with the line; shorter ones that are still too long get an answer.
LONGEST_FRAME = 1_048_576
SECONDS_TO_CLOSE = 3


class CannotServe(Exception):
    """The server cannot start, and why, in words."""


def serve(
    host: str = HOST,
    port: int | None = None,
    data: Path | None = None,
    settings: Settings | None = None,
) -> int:
    """Serve until stopped; the exit code. Without a port asked for, another is taken if ours is in use."""
    try:
        chosen = replace(settings or _settings(data), warm=True)
        _prepare(chosen)
        with _listening(host, port) as listener:
            address = _address(host, listener)
            with _alone(chosen, address):
                _run(chosen, listener, address)
    except CannotServe as reason:
        print(reason, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _settings(data: Path | None) -> Settings:
    try:
        return from_environment(data=data)
    except ValueError as error:
        raise CannotServe(f"A setting LUDOTECA_… in the environment is not a number: {error}") from None


def _run(settings: Settings, listener: socket.socket, address: str) -> None:
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )
    _Announcing(config, settings, address).run(sockets=[listener])


class _Announcing(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, settings: Settings, address: str) -> None:
        super().__init__(config)
        self.settings = settings
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            where = self.settings.database or str(self.settings.data)
            print(f"Ludoteca {ludoteca.__version__}, {native.engine()} engine, tables in {where}")
            print(f"Play at {self.address}  (Ctrl+C stops the server)", flush=True)


def _prepare(settings: Settings) -> None:
    """Bring the database up to date, or say in words why that cannot be."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(settings.database_url)
        try:
            upgrade(store.engine)
        finally:
            store.close()
    except CommandError:
        raise CannotServe(f"The tables in {settings.data} were made by a newer Ludoteca.") from None
    except (OSError, SQLAlchemyError) as error:
        raise CannotServe(f"The tables in {settings.data} cannot be opened: {error}") from None


@contextmanager
def _listening(host: str, port: int | None) -> Iterator[socket.socket]:
    try:
        found = listen(host, PORT if port is None else port)
    except OSError as error:
        if port is not None or error.errno != errno.EADDRINUSE:
            raise CannotServe(f"{host} port {PORT if port is None else port}: {error.strerror}.") from None
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
    except OSError:
        found.close()
        raise
    return found


def _address(host: str, listener: socket.socket) -> str:
    name = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}"


@contextmanager
def _alone(settings: Settings, address: str) -> Iterator[None]:
    """Keep other servers off the same SQLite file: their pages would not see each other's moves."""
    if settings.database:
        yield
        return
    with (settings.data / "server.lock").open("a+", encoding="utf-8") as lock:
        if not _lock(lock):
            lock.seek(0)
            raise CannotServe(f"A server is already running with these tables: {lock.read().strip()}")
        lock.truncate(0)
        lock.write(address + "\n")
        lock.flush()
        yield


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
