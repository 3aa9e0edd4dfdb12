"""Odd messages and requests of every kind, against a real server; `make siege` sends a million of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.load import Server
from benchmarks.siege import besiege


def test_a_siege_is_held(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as file:
        server = Server(tmp_path / "data", file)
        try:
            siege = asyncio.run(besiege(server, 2500, 60.0, seed=3))
        finally:
            server.close()
    assert siege.faults == []
    written = log.read_text(encoding="utf-8")
    assert "Traceback" not in written
    assert len(written) < 10_000
    assert siege.sent["messages"] > 500
    assert siege.sent["requests"] > 20
    assert siege.sent["honest"] > 0
    assert {"invalid-json", "invalid-field", "stale", "seat-foreign", "4xx"} <= set(siege.answers)
