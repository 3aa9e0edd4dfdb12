"""``ludoteca backup``: a copy of all tables, also while people play."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import GOOD_STYLE, Screen
from ludoteca.terminal.tables import settings_of

EXAMPLES: tuple[str, ...] = (
    "ludoteca backup tables.backup",
    "ludoteca backup /var/backups/ludoteca-monday --data ~/tables",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="backup", type=Path)
    parser.argument("--data", help="data", type=Path, metavar="FOLDER")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Copy all tables into a new file."""
    from ludoteca.server.backup import back_up

    done = back_up(settings_of(arguments), arguments.file.expanduser())
    if arguments.json:
        screen.data({"file": str(done.file), "tables": done.tables, "bytes": done.bytes})
    else:
        file, size = str(done.file), done.bytes
        screen.say("terminal-backup-done", style=GOOD_STYLE, file=file, tables=done.tables, bytes=size)
    return 0
