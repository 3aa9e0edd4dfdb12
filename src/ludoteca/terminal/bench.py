"""``ludoteca bench``: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.table import Table

from ludoteca import native, title, titles
from ludoteca.bots.playout import playout
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from ludoteca.terminal.asking import checkout
from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = ("ludoteca bench", "ludoteca bench --quick --json")
PEERS = ("chess", "catanatron")


def add_arguments(parser: Parser) -> None:
    parser.argument("--quick", help="quick", action="store_true")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """In a checkout with everything built, the benchmark beside the peers; else a small one of our own."""
    root = checkout()
    if root is not None and not arguments.json and can_compare(root):
        command = [sys.executable, str(root / "benchmarks" / "run.py")]
        return subprocess.run([*command, *(["--quick"] if arguments.quick else [])], check=False).returncode
    seconds = 0.2 if arguments.quick else 1.0
    rows = [measure(title(key), players, seconds) for key in titles() for players in title(key).players]
    if arguments.json:
        screen.data({"engine": native.engine(), "measured": rows})
    else:
        show(rows, screen)
    return 0


def can_compare(root: Path) -> bool:
    """Are the compiled engine and the peers there?"""
    return (root / "build" / "native").is_dir() and all([find_spec(peer) is not None for peer in PEERS])


def measure(found: Title[Any], players: int, seconds: float) -> dict[str, Any]:
    """Random play, clones and replay of one title, some seconds each."""
    return {
        "title": found.key,
        "players": players,
        "decisions_per_second": round(decisions_per_second(found, players, seconds)),
        "clone_us": round(clone_time(found, players, seconds) * 1e6, 3),
        "replay_ms": round(replay_time(found, players, seconds) * 1e3, 3),
    }


def decisions_per_second(found: Title[Any], players: int, seconds: float) -> float:
    """Whole random games, set-up excluded; only decisions with a choice count."""
    rng = seeded(1)
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        game = found.start(players, seeded(seed), {})
        start = time.perf_counter()
        decisions += playout(game, rng)
        spent += time.perf_counter() - start
        seed += 1
    return decisions / spent


def clone_time(found: Title[Any], players: int, seconds: float) -> float:
    """Seconds for a copy of a game just begun."""
    game = found.start(players, seeded(1), {})
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds / 2:
        for _ in range(100):
            game.clone()
        count += 100
    return (time.perf_counter() - start) / count


def replay_time(found: Title[Any], players: int, seconds: float) -> float:
    """Seconds to play a whole record again, every action checked."""
    record = random_record(found, players)
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds / 2:
        record.branch(len(record.entries)).replay()
        count += 1
    return (time.perf_counter() - start) / count


def random_record(found: Title[Any], players: int) -> Record:
    """A whole game, played at random."""
    record = Record(found, players, found.check_options(players, {}), 1)
    game, rng = record.new_game(), seeded(2)
    while not game.over():
        action = game.choices[rng.below(len(game.choices))]
        record.entries.append(Entry(game.player(), action))
        game.apply(action)
    return record


def show(rows: list[dict[str, Any]], screen: Screen) -> None:
    screen.say("terminal-bench-heading", style=HEADING_STYLE, engine=native.engine())
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=QUIET_STYLE)
    for heading in ("title", "players", "decisions", "clone", "replay"):
        name = screen.text(f"terminal-column-{heading}")
        table.add_column(name, justify="left" if heading == "title" else "right")
    for row in rows:
        name = screen.text("title-name", row["title"])
        speed = f"{row['decisions_per_second']:,}"
        table.add_row(name, str(row["players"]), speed, str(row["clone_us"]), str(row["replay_ms"]))
    screen.print(table)
    screen.say("terminal-bench-hint", style=QUIET_STYLE)
