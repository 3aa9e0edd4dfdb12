"""``ludoteca arena``: who is stronger, and how sure that is."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from itertools import pairwise

from rich.table import Table

from ludoteca import title
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Crew, all_cores, hold, processes
from ludoteca.arena.rating import Estimate
from ludoteca.arena.summary import Showing, Verdict, judge
from ludoteca.terminal.asking import make_folder, read_bots, unwritable
from ludoteca.terminal.parser import Parser, UsageError, chance, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen
from ludoteca.terminal.simulate import progress_bar

EXAMPLES: tuple[str, ...] = (
    "ludoteca arena millefiori --bots steady,greedy,random --games 400",
    "ludoteca arena caylus --bots steady,greedy,greedy,greedy --seed 7 --json",
    "ludoteca arena duel --bots steady,greedy --option setup=princes --until 0.05",
    "ludoteca arena burgundy --bots greedy,random --ray auto",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("--bots", help="arena-bots", required=True, metavar="A,B")
    parser.argument("--games", help="arena-games", type=whole_number(1, "--games"), default=400, metavar="K")
    parser.argument("--players", help="arena-players", type=whole_number(1, "--players"), metavar="N")
    parser.argument("--option", help="option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--seed", help="seed", type=whole_number(0, "--seed"), default=0, metavar="S")
    parser.argument("--until", help="until", type=chance("--until"), metavar="ERROR")
    parser.argument("--records", help="records", metavar="FOLDER")
    parser.argument("--json", help="json", action="store_true")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--cores", help=parser.help("cores"), type=whole_number(1, "--cores"), metavar="N")
    where.add_argument("--ray", help=parser.help("ray"), metavar="ADDRESS")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play the games with a progress bar, and report."""
    plan = read_plan(arguments)
    if arguments.until is not None and len(set(plan.bots)) == 1:
        raise UsageError("terminal-arena-until", bot=plan.bots[0])
    folder = None if arguments.records is None else make_folder(arguments.records)
    try:
        with crew(arguments) as play, progress_bar(screen) as bar:
            task = bar.add_task(screen.text("terminal-playing"), total=plan.games)
            outcomes = hold(
                plan, play, lambda part: bar.advance(task, len(part)), folder, until=arguments.until
            )
    except OSError as error:
        raise unwritable(str(folder), error) from None
    verdict = judge(plan, outcomes, arguments.until)
    if arguments.json:
        screen.data(verdict.to_json())
    else:
        show(verdict, screen)
    return 0


def read_plan(arguments: argparse.Namespace) -> Plan:
    """What to play, in whole deals; anything wrong is found before the first game."""
    found = title(arguments.game)
    bots = tuple(read_bots(arguments.bots))
    players = arguments.players or (len(bots) if len(bots) in found.players else found.players[0])
    options = found.check_options(players, found.read_options(arguments.option))
    return Plan(found.key, players, options, bots, arguments.games, arguments.seed).in_whole_deals()


def crew(arguments: argparse.Namespace) -> AbstractContextManager[Crew]:
    """Who plays: processes here, or a cluster."""
    if arguments.ray is None:
        return processes(arguments.cores or all_cores())
    from ludoteca.arena.cluster import cluster

    return cluster(arguments.ray)


def show(verdict: Verdict, screen: Screen) -> None:
    """The report for people."""
    plan = verdict.plan
    screen.say(
        "terminal-contest",
        style=HEADING_STYLE,
        title=screen.text("title-name", plan.title),
        games=verdict.games,
        deals=verdict.deals,
        players=plan.players,
        seed=str(plan.seed),
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    for heading in ("bot", "rating", "games", "first", "interval", "points", "milliseconds"):
        name = screen.text(f"terminal-column-{heading}")
        table.add_column(name, justify="left" if heading == "bot" else "right", no_wrap=True)
    for showing in ranked(verdict):
        table.add_row(*row(verdict, showing))
    screen.print(table)
    if verdict.ratings is not None:
        order = list(verdict.ratings.bots)
        for better, other in pairwise(order):
            lead = verdict.ratings.ahead[better, other]
            screen.say("terminal-arena-ahead", bot=better, other=other, **spelled(lead))
    if verdict.until is not None:
        key = "terminal-arena-decided" if verdict.decided else "terminal-arena-open"
        screen.say(key, style=HEADING_STYLE, error=f"{verdict.until:.3g}")


def ranked(verdict: Verdict) -> list[Showing]:
    """How the bots did, the best first."""
    if verdict.ratings is None:
        return sorted(verdict.showings, key=lambda showing: -showing.rate())
    order = list(verdict.ratings.bots)
    return sorted(verdict.showings, key=lambda showing: order.index(showing.bot))


def row(verdict: Verdict, showing: Showing) -> list[str]:
    low, high = showing.interval()
    points = verdict.points[showing.bot]
    rating = "–"
    if verdict.ratings is not None:
        rating = f"{verdict.ratings.bots[showing.bot].value:.0f}"
    return [
        showing.bot,
        rating,
        str(showing.games),
        f"{showing.rate():.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{points.value:.1f} ± {points.high - points.value:.1f}",
        f"{showing.milliseconds():.3g}",
    ]


def spelled(found: Estimate) -> dict[str, str]:
    return {"points": f"{found.value:.0f}", "low": f"{found.low:.0f}", "high": f"{found.high:.0f}"}
