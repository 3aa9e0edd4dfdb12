"""``ludoteca observe``: what an observation of a game consists of, and what a seat observes."""

from __future__ import annotations

import argparse
import struct
from typing import Any

from rich.table import Table

from ludoteca import title
from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.core.observation import Block, Observation, Sight
from ludoteca.core.title import Title
from ludoteca.terminal.asking import read_file, read_game, read_seat
from ludoteca.terminal.parser import Parser, UsageError
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = (
    "ludoteca observe caylus",
    "ludoteca observe caylus --explain",
    "ludoteca observe millefiori game.record --seat B",
)
Numbers = dict[int, float]


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("file", help="observed", nargs="?")
    parser.argument("--seat", help="observer", metavar="A")
    parser.argument("--explain", help="explain", action="store_true")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Show the blocks as they are declared, or the numbers in them."""
    found = title(arguments.game)
    numbers: Numbers | None = None
    seat: int | None = None
    if arguments.file is not None:
        match = load(arguments.file, found)
        seat = observer(arguments.seat, match)
        numbers = observed(found, match.game, seat)
    elif arguments.seat is not None:
        raise UsageError("terminal-usage-missing", what="file")
    if arguments.json:
        screen.data(as_data(found.observation, seat, numbers))
    else:
        show(found, seat, numbers, arguments.explain, screen)
    return 0


def load(file: str, found: Title[Any]) -> Match:
    """The game of a record or a position of this title."""
    match = read_game(read_file(file))
    if match.title is not found:
        raise UsageError("terminal-play-other", wanted=found.key, found=match.title.key)
    return match


def observer(letter: str | None, match: Match) -> int:
    """Whose observation is wanted."""
    if letter is not None:
        return read_seat(letter, match.game.seats())
    return max(0, match.game.player())


def observed(found: Title[Any], game: Any, seat: int) -> Numbers:
    """What is not zero, by place."""
    sight = Sight()
    found.observe(game, seat, sight)
    return dict(struct.iter_unpack("<if", sight.written()))


def within(declared: Observation, block: Block, numbers: Numbers) -> Numbers:
    """The numbers of a block, by their place in it."""
    start = declared.at(block.name)
    places = [place for place in sorted(numbers) if start <= place < start + block.length]
    return {place - start: round(numbers[place], 6) for place in places}


def as_data(declared: Observation, seat: int | None, numbers: Numbers | None) -> dict[str, Any]:
    """An observation for a program to read."""
    blocks: list[dict[str, Any]] = []
    for block in declared.blocks:
        blocks.append(
            {
                "name": block.name,
                "start": declared.at(block.name),
                "length": block.length,
                "unit": block.unit,
                "least": block.least,
                "most": block.most,
                "meaning": block.meaning,
            }
        )
        if numbers is not None:
            found = within(declared, block, numbers)
            blocks[-1]["observed"] = {str(place): number for place, number in found.items()}
    data = {"version": declared.version, "size": declared.size, "blocks": blocks}
    return data if seat is None else {**data, "seat": seat_letter(seat)}


def show(found: Title[Any], seat: int | None, numbers: Numbers | None, explain: bool, screen: Screen) -> None:
    """A table of the blocks; with numbers, only of those that have some."""
    declared = found.observation
    name = screen.text("title-name", found.key)
    size, version = declared.size, declared.version
    screen.say("terminal-observation", style=HEADING_STYLE, title=name, size=size, version=version)
    if seat is not None and numbers is not None:
        screen.say("terminal-observed-by", style=QUIET_STYLE, seat=seat_letter(seat), numbers=len(numbers))
    columns = ["block", *(["from", "numbers", "unit", "bounds"] if numbers is None else ["observed"])]
    table = Table(box=None, header_style=QUIET_STYLE, pad_edge=False)
    for column in [*columns, *(["meaning"] if explain else [])]:
        table.add_column(screen.text(f"terminal-column-{column}"))
    for block in declared.blocks:
        cells = (
            declaration(declared, block) if numbers is None else [written(within(declared, block, numbers))]
        )
        if cells[0]:
            table.add_row(block.name, *cells, *([block.meaning] if explain else []))
    screen.print(table)


def declaration(declared: Observation, block: Block) -> list[str]:
    """Where a block is, and what numbers are in it."""
    bounds = f"{block.least:g} … {block.most:g}"
    return [str(declared.at(block.name)), str(block.length), str(block.unit), bounds]


def written(numbers: Numbers) -> str:
    """Places and numbers in a line; a bare place is a one."""
    return "  ".join([str(place) if n == 1 else f"{place}: {n:g}" for place, n in numbers.items()])
