"""The command ``ludoteca``: find the language, read the arguments, run one command.

Exit codes: 0 it went well, 1 the answer is no, 2 something handed to us is wrong.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from ludoteca import __version__, native
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message
from ludoteca.terminal import bench, games, play, replay, rules, serve, simulate, verify
from ludoteca.terminal.language import find_language
from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import BAD_STYLE, Screen
from ludoteca.texts import LANGUAGES, texts

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(Protocol):
    """A module of this package: its examples, its arguments, and what it does."""

    EXAMPLES: tuple[str, ...]

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, arguments: argparse.Namespace, screen: Screen) -> int: ...


COMMANDS: dict[str, Command] = {
    "games": games,
    "play": play,
    "serve": serve,
    "simulate": simulate,
    "replay": replay,
    "rules": rules,
    "verify": verify,
    "bench": bench,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; never a traceback for what a person got wrong."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = LANGUAGES[0]
    try:
        language = find_language(words)
        code = run(words, language)
        sys.stdout.flush()
        return code
    except LudotecaError as error:
        complain(error, language)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; Python must not try once again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def run(words: Sequence[str], language: str) -> int:
    """Run a command line that may be wrong."""
    parser = make_parser(language)
    try:
        arguments = parser.parse_args(words)
    except SystemExit as stop:  # argparse has printed the help
        return int(stop.code or 0)
    if arguments.version:
        Screen(language).say(
            "terminal-version", version=__version__, engine=native.engine(), python=platform.python_version()
        )
        return 0
    if arguments.command is None:
        parser.print_help()
        return WRONG
    return COMMANDS[arguments.command].run(arguments, Screen(language))


def make_parser(language: str) -> Parser:
    """All commands with their arguments."""
    words = texts(language)
    parser = Parser(
        prog="ludoteca",
        usage="ludoteca COMMAND … [--language en|es] [--version] [-h]",
        language=language,
        description=words.format(Message("terminal-about")),
        examples=[command.EXAMPLES[0] for command in COMMANDS.values()],
    )
    parser.argument("--version", help="version", action="store_true")
    parser.shared_arguments()
    found = parser.add_subparsers(
        dest="command", title=words.format(Message("terminal-commands")), metavar="", prog="ludoteca"
    )
    for name, command in COMMANDS.items():
        summary = words.format(Message(f"terminal-{name}"))
        below = found.add_parser(
            name,
            language=language,
            help=summary,
            description=words.format(Message(f"terminal-{name}.about")),
            examples=command.EXAMPLES,
        )
        command.add_arguments(below)
        below.shared_arguments()
    return parser


def complain(error: LudotecaError, language: str) -> None:
    """Say what is wrong, in the reader's language."""
    screen = Screen(language, stderr=True)
    screen.print(Text(texts(language).format(error.message), style=BAD_STYLE), soft_wrap=True)
