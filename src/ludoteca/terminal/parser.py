"""Arguments: argparse, speaking the reader's language."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message
from ludoteca.texts import LANGUAGES, texts


class UsageError(LudotecaError):
    """A command line that cannot be read."""


# What argparse says, and the text that says it in our languages.
COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<what>.+)"), "terminal-usage-missing"),
    (re.compile(r"unrecognized arguments: (?P<what>.+)"), "terminal-usage-unknown"),
    (re.compile(r"argument (?P<what>.+?): expected (?:one|at least one) argument"), "terminal-usage-value"),
    (re.compile(r"argument (?P<what>.*?): invalid choice: '?(?P<value>.*?)'? \(.*"), "terminal-usage-choice"),
    (re.compile(r"argument (?P<what>.+?): ignored explicit argument .*"), "terminal-usage-no-value"),
    (
        re.compile(r"argument (?P<what>.+?): not allowed with argument (?P<value>.+)"),
        "terminal-usage-together",
    ),
)


def in_words(complaint: str) -> Message:
    """What argparse complains about, as a text to be translated."""
    for pattern, key in COMPLAINTS:
        if found := pattern.fullmatch(complaint):
            return Message(key, **found.groupdict())
    return Message("terminal-usage-other", problem=complaint)


class Parser(argparse.ArgumentParser):
    """One command's arguments, with its summary and examples from the texts ``terminal-<command>``."""

    def __init__(self, *, language: str, examples: Sequence[str] = (), **settings: Any) -> None:
        self.texts = texts(language)
        settings.setdefault("formatter_class", _formatter(self.text("terminal-usage")))
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = self.text("terminal-arguments")
        self._optionals.title = self.text("terminal-options")
        if examples:
            self.epilog = "\n  ".join([self.text("terminal-examples"), *examples])

    def text(self, key: str) -> str:
        return self.texts.format(Message(key))

    def argument(self, *names: str, help: str, **settings: Any) -> None:
        """An argument explained by the text ``terminal-arg-<help>``."""
        self.add_argument(*names, help=self.help(help), **settings)

    def help(self, key: str) -> str:
        """What the text ``terminal-arg-<key>`` explains."""
        # argparse fills in % signs, and ours mean themselves.
        return self.text(f"terminal-arg-{key}").replace("%", "%%")

    def shared_arguments(self) -> None:
        """What every command understands."""
        self.argument("--language", help="language", metavar="|".join(LANGUAGES))
        self.argument("-h", "--help", help="help", action="help")

    def error(self, message: str) -> NoReturn:
        raise UsageError("terminal-usage-error", command=self.prog, problem=in_words(message))


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """Long lines are wrapped, but examples stay lines."""

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            lines = [line if line[:1] == " " else textwrap.fill(line, width) for line in text.splitlines()]
            return textwrap.indent("\n".join(lines), indent)

        def add_usage(
            self,
            text: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter


def whole_number(low: int, name: str) -> Any:
    """A type for argparse: a whole number from ``low`` on."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or int(text) < low:
            raise UsageError("terminal-usage-number", what=name, value=text[:20], low=low)
        return int(text)

    return read


def chance(name: str) -> Any:
    """A type for argparse: how likely something is, more than 0 and less than 1."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found < 1:
            raise UsageError("terminal-usage-chance", what=name, value=text[:20])
        return found

    return read
