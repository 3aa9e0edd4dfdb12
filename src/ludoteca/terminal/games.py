"""``ludoteca games``: what there is to play."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from ludoteca import title, titles
from ludoteca.core.message import Message
from ludoteca.core.options import Option, Value, write_value
from ludoteca.core.title import Title
from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen, ink
from ludoteca.texts import Texts, texts

EXAMPLES: tuple[str, ...] = ("ludoteca games", "ludoteca games --json")


def add_arguments(parser: Parser) -> None:
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """List the games with their players and options."""
    found = [title(key) for key in titles()]
    if arguments.json:
        screen.data([as_data(one, screen.language) for one in found])
        return 0
    for one in found:
        show(one, screen)
    return 0


def show(found: Title[Any], screen: Screen) -> None:
    """A game in a few lines."""
    words = texts(screen.language, found.key)
    heading = ink(words.format(Message("title-name")), HEADING_STYLE)
    players = screen.text("terminal-players", numbers=", ".join([str(n) for n in found.players]))
    heading.append(f"  {found.key}  ·  {players}", style=QUIET_STYLE)
    screen.print(heading)
    screen.print(Padding(words.format(Message("title-about")), (0, 2), expand=False))
    for option in found.options:
        show_option(option, words, screen)
    credit = ink(words.format(Message("title-credits")), QUIET_STYLE)
    screen.print(Padding(credit, (0, 2, 1, 2), expand=False))


def show_option(option: Option, words: Texts, screen: Screen) -> None:
    """An option: how to type it, its usual value first, and what it means."""
    values = [option.default, *[value for value in option.values if value != option.default]]
    line = Text(f"--option {option.key}=" + "|".join([write_value(value) for value in values]))
    line.append(f"  {words.format(Message(f'option-{option.key}'))}: ")
    line.append(words.format(Message(f"option-{option.key}.about")))
    screen.print(Padding(line, (0, 4), expand=False))


def as_data(found: Title[Any], language: str) -> dict[str, Any]:
    """A game for a program to read."""
    words = texts(language, found.key)
    options: list[dict[str, Value | list[Value]]] = [
        {"key": option.key, "values": list(option.values), "default": option.default}
        for option in found.options
    ]
    return {
        "key": found.key,
        "name": words.format(Message("title-name")),
        "rules": found.rules,
        "players": list(found.players),
        "options": options,
        "actions": found.alphabet.size,
    }
