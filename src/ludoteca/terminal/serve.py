"""``ludoteca serve``: the web table on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.terminal.parser import Parser, whole_number
from ludoteca.terminal.screen import Screen

EXAMPLES: tuple[str, ...] = (
    "ludoteca serve",
    "ludoteca serve --port 8001 --data ~/tables",
    "ludoteca serve --host 0.0.0.0",
)
LOOPBACK = "127.0.0.1"


def add_arguments(parser: Parser) -> None:
    parser.argument("--host", help="host", default=LOOPBACK, metavar="ADDRESS")
    parser.argument("--port", help="port", type=whole_number(0, "--port"), metavar="N")
    parser.argument("--data", help="data", type=Path, metavar="FOLDER")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Serve until stopped."""
    # The web server is needed by this command alone, and takes longer to load than all the rest.
    from ludoteca.server.run import serve

    data = None if arguments.data is None else arguments.data.expanduser()
    return serve(arguments.host, arguments.port, data, language=screen.language)
