"""``ludoteca play``: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import secrets

import ludoteca
from ludoteca.bots import STAND_IN, weakness
from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.core.rng import seeded
from ludoteca.terminal.asking import read_bots, read_file, read_game, read_seats, write_file
from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.screen import QUIET_STYLE, Screen
from ludoteca.terminal.table import Table

EXAMPLES: tuple[str, ...] = (
    "ludoteca play millefiori",
    "ludoteca play millefiori --players 3 --seat A,B --bots squire --option tactical=yes",
    "ludoteca play --load millefiori-1.record",
)
SEEDS = 1 << 32


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game", nargs="?")
    parser.argument("--players", help="players", type=whole_number(1, "--players"), metavar="N")
    parser.argument("--seat", help="seat", metavar="A")
    parser.argument("--bots", help="bots", default=STAND_IN, metavar="BOT")
    parser.argument("--names", help="names", default="", metavar="ANA,LUIS")
    parser.argument("--option", help="option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--seed", help="play-seed", type=whole_number(0, "--seed"), metavar="S")
    parser.argument("--load", help="load", metavar="FILE")
    parser.argument("--save", help="save", metavar="FILE")
    parser.argument("--no-confirm", help="no-confirm", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Lay the table and play."""
    match = load(arguments) if arguments.load else begin(arguments)
    players = match.record.players
    people = read_seats(arguments.seat or usual_seat(match), players)
    bots = read_bots(arguments.bots)
    others = [seat for seat in range(players) if seat not in people]
    match.record.names.update(read_names(arguments.names, players))
    seated = {seat: bots[number % len(bots)] for number, seat in enumerate(others)}
    table = Table(
        match,
        seated,
        screen,
        seeded(secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed + 1),
        arguments.save,
    )
    if arguments.save:
        write_file(arguments.save, match.record.write())
    for weaker in sorted({weakness(bot, match.title, players) for bot in seated.values()} - {""}):
        screen.say(f"terminal-bots-{weaker}", style=QUIET_STYLE)
    table.play()
    return 0


def begin(arguments: argparse.Namespace) -> Match:
    """A new game."""
    if arguments.game is None:
        raise UsageError("terminal-play-what", known=", ".join(ludoteca.titles()))
    found = ludoteca.title(arguments.game)
    options = found.read_options(arguments.option)
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    return ludoteca.new(found.key, arguments.players, seed, options, confirm=not arguments.no_confirm)


def load(arguments: argparse.Namespace) -> Match:
    """A game from a record or a position; what the file says cannot be said again."""
    for flag in ("players", "seed"):
        if getattr(arguments, flag) is not None:
            raise UsageError("terminal-play-loaded", flag=f"--{flag}")
    if arguments.option:
        raise UsageError("terminal-play-loaded", flag="--option")
    match = read_game(read_file(arguments.load))
    if arguments.game not in (None, match.title.key):
        raise UsageError("terminal-play-other", wanted=arguments.game[:40], found=match.title.key)
    return match


def usual_seat(match: Match) -> str:
    """Whoever decides first in a position somebody set up; else the first seat."""
    if isinstance(match.record.start, dict) and not match.over():
        return seat_letter(match.player())
    return seat_letter(0)


def read_names(text: str, players: int) -> dict[int, str]:
    """Names as typed, from seat A on."""
    names = [name.strip()[:32] for name in text.split(",")] if text else []
    if len(names) > players:
        raise UsageError("terminal-usage-names", count=len(names), players=players)
    return {seat: name for seat, name in enumerate(names) if name}
