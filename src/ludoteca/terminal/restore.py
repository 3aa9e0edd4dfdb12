"""``ludoteca restore``: put a copy of all tables back."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import GOOD_STYLE, Screen
from ludoteca.terminal.tables import settings_of

EXAMPLES: tuple[str, ...] = (
    "ludoteca restore tables.backup",
    "ludoteca restore tables.backup --replace --data ~/tables",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="restore", type=Path)
    parser.argument("--replace", help="replace", action="store_true")
    parser.argument("--data", help="data", type=Path, metavar="FOLDER")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Put the tables of a copy in their place; what was there is kept."""
    from ludoteca.server.backup import restore

    done = restore(settings_of(arguments), arguments.file.expanduser(), arguments.replace)
    kept = None if done.kept is None else str(done.kept)
    if arguments.json:
        screen.data({"file": str(done.file), "tables": done.tables, "kept": kept})
        return 0
    screen.say("terminal-restore-done", style=GOOD_STYLE, file=str(done.file), tables=done.tables)
    if kept is not None:
        screen.say("terminal-restore-kept", kept=kept)
    return 0
