"""An installed package tried from outside: it serves its page, a table is laid, and a bot moves.

Needs nothing but the package and Python's own library; says what it saw, or fails.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 60.0


def fetch(address: str, body: object = None) -> str:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def announced(server: subprocess.Popen[str]) -> str:
    """The address a server prints once it can be reached."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError("the server ended without a word")


def check_page(address: str) -> None:
    """The page is there, with the program it is made of."""
    page = fetch(address)
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert [name for name in assets if name.endswith(".js")], page
    for name in assets:
        assert fetch(address + name)


def wait_for_moves(address: str, table: str) -> str:
    """The record of a table at which bots play, once they have."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state: dict[str, Any] = json.loads(fetch(f"{address}/api/tables/{table}"))
        if state["status"] == "over":
            return fetch(f"{address}/api/tables/{table}/record")
        time.sleep(0.2)
    raise AssertionError("no bot moved")


def main() -> None:
    import ludoteca
    from ludoteca import native

    place = Path(ludoteca.__file__).resolve()
    assert place.is_relative_to(Path(sys.prefix).resolve()), f"not the installed package: {place}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--data", data]
        at_once = {**os.environ, "LUDOTECA_BOT_DELAY": "0"}
        server = subprocess.Popen(command, env=at_once, stdout=subprocess.PIPE, text=True)
        try:
            address = announced(server)
            check_page(address)
            known = json.loads(fetch(f"{address}/api/info"))["bots"]
            seats = [{"kind": "bot", "bot": bot["key"]} for bot in known[-2:]]
            laid = json.loads(fetch(f"{address}/api/tables", {"title": "millefiori", "seats": seats}))
            record = wait_for_moves(address, laid["table"])
        finally:
            server.terminate()
            server.wait(PATIENCE)
    moves = len(record.split("---\n")[1].splitlines())
    print(f"The {native.engine()} package serves its page; its bots made {moves} moves.")


if __name__ == "__main__":
    main()
