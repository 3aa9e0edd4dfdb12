"""``ludoteca admin``: what whoever runs a server wants to know of its tables, and may do to them."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.screen import GOOD_STYLE, QUIET_STYLE, Screen
from ludoteca.terminal.tables import settings_of

if TYPE_CHECKING:
    from ludoteca.server.store import Store

EXAMPLES: tuple[str, ...] = (
    "ludoteca admin tables --status playing",
    "ludoteca admin statistics --json",
    "ludoteca admin end TABLE",
    "ludoteca admin remove-name NAME",
    "ludoteca admin archive FOLDER --days 365",
)
WHAT = ("tables", "statistics", "end", "hide", "show", "remove-name", "look", "archive")
STATUSES = ("waiting", "playing", "over", "cancelled")
ALONE = ("tables", "statistics")
"""These need nothing more."""


def add_arguments(parser: Parser) -> None:
    parser.argument("what", help="admin", choices=WHAT, metavar="|".join(WHAT))
    parser.argument("of", help="admin-of", nargs="?", metavar="TABLE|NAME|FOLDER")
    parser.argument("--status", help="admin-status", choices=STATUSES, metavar="|".join(STATUSES))
    parser.argument("--limit", help="admin-limit", type=whole_number(1, "--limit"), default=50, metavar="N")
    parser.argument("--table", help="admin-table", metavar="TABLE")
    parser.argument("--days", help="admin-days", type=whole_number(1, "--days"), metavar="N")
    parser.argument("--data", help="data", type=Path, metavar="FOLDER")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Ask or do one thing."""
    if arguments.of is None and arguments.what not in ALONE:
        raise UsageError("terminal-admin-of", what=arguments.what)
    if arguments.what == "archive" and arguments.days is None:
        raise UsageError("terminal-admin-days")
    # Only here is the database needed.
    from ludoteca.server.admin import opened

    with opened(settings_of(arguments)) as store:
        done = _do(arguments, store)
    if arguments.json:
        screen.data(done)
    else:
        _show(arguments.what, done, screen)
    return 0


def _do(arguments: argparse.Namespace, store: Store) -> Any:
    from ludoteca.server import admin, upkeep

    match arguments.what:
        case "tables":
            return admin.tables(store, arguments.status, arguments.limit)
        case "statistics":
            return admin.statistics(store)
        case "end":
            admin.end(store, arguments.of)
        case "hide" | "show":
            admin.hide(store, arguments.of, arguments.what == "hide")
        case "remove-name":
            return {"seats": admin.remove_name(store, arguments.of, arguments.table)}
        case "look":
            return admin.look(store, arguments.of)
        case "archive":
            before = time.time() - arguments.days * upkeep.DAY
            folder = Path(arguments.of).expanduser()
            return {"tables": asyncio.run(upkeep.let_go(store, store.finished_since, before, folder))}
    return {"table": arguments.of}


def _show(what: str, done: Any, screen: Screen) -> None:
    match what:
        case "tables":
            _show_tables(done, screen)
        case "statistics":
            _show_statistics(done, screen)
        case "look":
            print(json.dumps(done, ensure_ascii=False, indent=1), file=screen.file)
        case _:
            screen.say(f"terminal-admin-{what}", style=GOOD_STYLE, **done)


def _show_tables(found: list[dict[str, Any]], screen: Screen) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    for column in ("table", "title", "status", "moves", "bytes", "changed", "seats"):
        table.add_column(screen.text(f"terminal-admin-column-{column}"))
    for row in found:
        seats = ", ".join([seat["name"] or screen.text("terminal-admin-open") for seat in row["seats"]])
        changed = datetime.fromtimestamp(row["changed"], UTC).strftime("%Y-%m-%d %H:%M")
        status = row["status"] + (" · " + screen.text("terminal-admin-hidden") if row["hidden"] else "")
        table.add_row(row["id"], row["title"], status, str(row["seq"]), str(row["bytes"]), changed, seats)
    screen.print(table)


def _show_statistics(found: dict[str, Any], screen: Screen) -> None:
    facts = {name: found[name] for name in ("tables", "messages", "keys")}
    screen.say("terminal-admin-all", **facts, megabytes=f"{found['bytes'] / 1_000_000:.1f}")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    for column in ("title", "status", "number", "today"):
        table.add_column(screen.text(f"terminal-admin-column-{column}"))
    for row in found["by"]:
        table.add_row(row["title"], row["status"], str(row["tables"]), str(row["today"]))
    screen.print(table)
