"""The command ``ludoteca``: find the language, read the arguments, run one command.

Exit codes: 0 it went well, 1 the answer is no, 2 something handed to us is wrong.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from ludoteca import __version__, native
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message
from ludoteca.terminal.language import find_language
from ludoteca.terminal.parser import Parser
from ludoteca.texts import LANGUAGES, texts

if TYPE_CHECKING:
    from ludoteca.terminal.screen import Screen

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(Protocol):
    """A module of this package: its examples, its arguments, and what it does."""

    EXAMPLES: tuple[str, ...]

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, arguments: argparse.Namespace, screen: Screen) -> int: ...


COMMANDS = (
    *("games", "play", "serve", "simulate", "arena", "learn", "tune", "replay", "review", "puzzles", "rules"),
    *("verify", "observe", "bench", "backup", "restore", "admin"),
)


def command(name: str) -> Command:
    """A command's module; it is loaded when somebody asks for it, and its libraries with it."""
    return cast(Command, import_module(f"ludoteca.terminal.{name}"))


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
    if list(words) == ["--version"]:
        return say_version()
    # A person who names no command is shown all of them.
    parser = make_parser(language, [name for name in COMMANDS if name in words] or COMMANDS)
    try:
        arguments = parser.parse_args(words)
    except SystemExit as stop:  # argparse has printed the help
        return int(stop.code or 0)
    if arguments.version:
        return say_version()
    if arguments.command is None:
        parser.print_help()
        return WRONG
    from ludoteca.terminal.screen import Screen

    return command(arguments.command).run(arguments, Screen(language))


def say_version() -> int:
    """Say which version and which engine this is, the same in every language, with nothing else loaded."""
    print(f"ludoteca {__version__} ({native.engine()}, Python {platform.python_version()})")
    return 0


def make_parser(language: str, wanted: Sequence[str] = COMMANDS) -> Parser:
    """The wanted commands with their arguments."""
    words = texts(language)
    parser = Parser(
        prog="ludoteca",
        usage="ludoteca COMMAND … [--language en|es] [--version] [-h]",
        language=language,
        description=words.format(Message("terminal-about")),
        examples=[command(name).EXAMPLES[0] for name in wanted],
    )
    parser.argument("--version", help="version", action="store_true")
    parser.shared_arguments()
    found = parser.add_subparsers(
        dest="command", title=words.format(Message("terminal-commands")), metavar="", prog="ludoteca"
    )
    for name in wanted:
        here = command(name)
        below = found.add_parser(
            name,
            language=language,
            help=words.format(Message(f"terminal-{name}")),
            description=words.format(Message(f"terminal-{name}.about")),
            examples=here.EXAMPLES,
        )
        here.add_arguments(below)
        below.shared_arguments()
    return parser


def complain(error: LudotecaError, language: str) -> None:
    """Say what is wrong, in the reader's language."""
    from rich.text import Text

    from ludoteca.terminal.screen import BAD_STYLE, Screen

    screen = Screen(language, stderr=True)
    screen.print(Text(texts(language).format(error.message), style=BAD_STYLE), soft_wrap=True)
