"""The screen: a console that speaks one language."""

from __future__ import annotations

import json
import sys
from typing import IO, Any, NoReturn

from rich.console import Console
from rich.text import Text

from ludoteca.core.message import Argument, Message
from ludoteca.texts import texts

# The four colours of the rulebook, in shades that colour-blind people can tell apart; a letter goes with
# each. The background is always ours, so that they look the same on a dark and on a light terminal.
SEAT_STYLES = (
    "bold #ffffff on #0072b2",
    "bold #ffffff on #007a58",
    "bold #ffffff on #c4500a",
    "bold #000000 on #f0e442",
    "bold #ffffff on #8a4f7d",
    "bold #000000 on #56b4e9",
    "bold #ffffff on #555555",
    "bold #000000 on #e69f00",
)
CHOICE_STYLE = "bold #000000 on #ffd75f"
# Shades between black and white: they can be read on both.
HEADING_STYLE = "bold #b07d2b"
QUIET_STYLE = "#808080"
GOOD_STYLE = "bold #2e9e5b"
BAD_STYLE = "bold #d0483e"


def ink(words: str, style: str) -> Text:
    """Words in a style of their own, which does not colour what is added to them."""
    return Text().append(words, style)


class Screen(Console):
    """A console, and the language it speaks."""

    def __init__(
        self,
        language: str,
        file: IO[str] | None = None,
        stderr: bool = False,
        width: int | None = None,
        height: int | None = None,
    ) -> None:
        super().__init__(file=file, stderr=stderr, width=width, height=height, highlight=False, markup=False)
        self.language = language

    def text(self, key: str, title: str | None = None, /, **args: Argument) -> str:
        """A sentence of the command line, or of a title."""
        return texts(self.language, title).format(Message(key, **args))

    def say(self, key: str, /, style: str | None = None, **args: Argument) -> None:
        """Print a sentence of the command line."""
        said = self.text(key, **args)
        # A file's name is never broken in two: somebody will want to copy it.
        broken = any([len(word) > self.width for word in said.split()])
        self.print(Text(said, style=style or ""), soft_wrap=broken)

    def data(self, found: Any) -> None:
        """Print data for a program to read."""
        print(json.dumps(found, ensure_ascii=False, indent=2), file=self.file, flush=True)

    def on_broken_pipe(self) -> NoReturn:
        """Whoever reads us has gone: let ``main`` end quietly."""
        raise BrokenPipeError


def is_terminal() -> bool:
    """Does a person sit at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()
