"""A PostgreSQL of the tests' own: its programs, run in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.server.visitors import PATIENCE

NAME = "ludoteca"


def programs() -> Path | None:
    """Where PostgreSQL's programs are: `make test` has looked, else the search path decides."""
    said = os.environ.get("LUDOTECA_POSTGRES")
    found = said or str(Path(shutil.which("postgres") or "").resolve().parent)
    return Path(found) if (Path(found) / "initdb").exists() else None


class Cluster:
    """A server with as many databases as one likes; it can be killed and started again."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", "data", "-U", NAME, "--auth=trust", "--no-sync", "--encoding=UTF8")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.databases = 0
        self.process = self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.folder,
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> subprocess.Popen[bytes]:
        """Run until stopped; ready for connections."""
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        # The tests kill programs, never the machine.
        options |= {"fsync": "off", "max_connections": 200}
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", "data", *words],
                cwd=self.folder,
                user=self.user,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return self.process
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)

    def stop(self, blow: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections in good order; SIGQUIT is the power cut."""
        self.process.send_signal(blow)
        self.process.wait(PATIENCE)

    def address(self, database: str) -> str:
        return f"postgresql://{NAME}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
