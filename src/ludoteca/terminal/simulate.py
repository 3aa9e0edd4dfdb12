"""``ludoteca simulate``: how bots do against each other."""

from __future__ import annotations

import argparse
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca import native, title
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import all_cores, simulate
from ludoteca.arena.summary import Showing, Summary, mean, summarize
from ludoteca.terminal.asking import make_folder, read_bots, unwritable
from ludoteca.terminal.parser import Parser, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = (
    "ludoteca simulate millefiori --bots greedy,random --games 400",
    "ludoteca simulate millefiori --players 4 --option tactical=yes --seed 7 --json",
    "ludoteca simulate duel --games 20 --records duels",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("--players", help="players", type=whole_number(1, "--players"), metavar="N")
    parser.argument("--games", help="games", type=whole_number(1, "--games"), default=100, metavar="K")
    parser.argument("--bots", help="bots-named", default="greedy,random", metavar="A,B")
    parser.argument("--option", help="option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--seed", help="seed", type=whole_number(0, "--seed"), default=0, metavar="S")
    parser.argument("--cores", help="cores", type=whole_number(1, "--cores"), metavar="N")
    parser.argument("--records", help="records", metavar="FOLDER")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play the games with a progress bar, and report."""
    plan = read_plan(arguments)
    folder = None if arguments.records is None else make_folder(arguments.records)
    start = time.perf_counter()
    try:
        with progress_bar(screen) as bar:
            task = bar.add_task(screen.text("terminal-playing"), total=plan.games)
            outcomes = simulate(
                plan, arguments.cores or all_cores(), lambda part: bar.advance(task, len(part)), folder
            )
    except OSError as error:
        raise unwritable(str(folder), error) from None
    summary = summarize(plan, outcomes, time.perf_counter() - start)
    if arguments.json:
        screen.data(summary.to_json())
    else:
        show(summary, screen)
    return 0


def read_plan(arguments: argparse.Namespace) -> Plan:
    """What to play; anything wrong is found before the first game."""
    found = title(arguments.game)
    players = arguments.players or found.players[0]
    options = found.check_options(players, found.read_options(arguments.option))
    bots = tuple(read_bots(arguments.bots))
    return Plan(found.key, players, options, bots, arguments.games, arguments.seed)


def progress_bar(screen: Screen) -> Progress:
    """A bar on the error channel, and only for people."""
    there = Screen(screen.language, stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=there,
        transient=True,
        disable=not there.is_terminal,
    )


def show(summary: Summary, screen: Screen) -> None:
    """The report for people."""
    plan = summary.plan
    screen.say(
        "terminal-simulated",
        style=HEADING_STYLE,
        title=screen.text("title-name", plan.title),
        games=plan.games,
        players=plan.players,
        seed=str(plan.seed),
    )
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=QUIET_STYLE)
    for heading in ("bot", "games", "wins", "rate", "interval", "score", "place"):
        name = screen.text(f"terminal-column-{heading}")
        table.add_column(name, justify="left" if heading == "bot" else "right")
    for showing in summary.showings:
        table.add_row(*row(showing))
    screen.print(table)
    screen.say(
        "terminal-simulated-length",
        decisions=f"{summary.decisions / plan.games:.1f}",
        actions=f"{summary.actions / plan.games:.1f}",
    )
    screen.say(
        "terminal-simulated-speed",
        style=QUIET_STYLE,
        rate=f"{summary.decisions / summary.seconds:,.0f}",
        core=f"{summary.decisions / summary.busy:,.0f}",
        seconds=f"{summary.seconds:.1f}",
        engine=native.engine(),
    )


def row(showing: Showing) -> list[str]:
    low, high = showing.interval()
    return [
        showing.bot,
        str(showing.games),
        f"{showing.wins:.4g}",
        f"{showing.rate():.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{mean(showing.scores):.1f}",
        f"{mean(showing.places):.2f}",
    ]
