"""``ludoteca serve`` in a process of its own, as tests start, stop and kill it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.visitors import PATIENCE

SERVE = "import sys; from pathlib import Path; from ludoteca.server.run import serve; "


class Process:
    """A server; it can be reached when this returns."""

    def __init__(self, data: Path, port: int = 0, **settings: str) -> None:
        code = SERVE + f"sys.exit(serve(port={port}, data=Path({str(data)!r})))"
        environment = {
            **os.environ,
            "LUDOTECA_BOT_DELAY": "0",
            "LUDOTECA_BOT_LIMIT": "20",
            "LUDOTECA_LIMIT_MESSAGES": "1000000/0.001",
            "LUDOTECA_LIMIT_MESSAGES_EACH": "1000000/0.001",
            **{f"LUDOTECA_{name.upper()}": value for name, value in settings.items()},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        self.said: list[str] = []
        self.address = self._address()
        self.port = int(self.address.rsplit(":", 1)[1])

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("Play at "):
                return line.split()[2]
        raise AssertionError("".join(self.said))

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def drain(self) -> str:
        """Tell it to go, and wait until it has; what it said last."""
        self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said

    def lay(self, *seats: object, **wanted: object) -> tuple[str, list[str]]:
        body = {"title": "millefiori", "seats": list(seats), **wanted}
        answer = httpx.post(f"{self.address}/api/tables", json=body, timeout=PATIENCE).json()
        return answer["table"], [held["token"] for held in answer["tokens"]]
