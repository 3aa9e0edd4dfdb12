"""``ludoteca learn``: a network for a title, out of games of the bots against themselves."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludoteca import native, title
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import all_cores, simulate
from ludoteca.arena.summary import Summary, summarize
from ludoteca.terminal.asking import make_folder, unwritable
from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = (
    "ludoteca learn millefiori --minutes 10",
    "ludoteca learn caylus --players 2 --games 2000 --seed 7 --folder caylus-2 --output caylus.json",
    "ludoteca learn feudum --from feudum-course/network.json --minutes 60 --folder feudum-more",
    "ludoteca learn duel --option setup=princes --minutes 30 --ray auto",
)
YARDSTICK = "greedy"
BLOCKS = "▁▂▃▄▅▆▇█"
FOR_EVER = 10**9


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("--players", help="learn-players", type=whole_number(1, "--players"), metavar="N")
    parser.argument("--option", help="option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--minutes", help="learn-minutes", type=whole_number(1, "--minutes"), metavar="M")
    parser.argument("--games", help="learn-games", type=whole_number(1, "--games"), metavar="K")
    parser.argument("--seed", help="learn-seed", type=whole_number(0, "--seed"), metavar="S")
    parser.argument("--from", help="learn-from", dest="begin_with", metavar="FILE")
    parser.argument("--folder", help="learn-folder", metavar="FOLDER")
    parser.argument("--output", help="learn-output", metavar="FILE")
    parser.argument(
        "--judged", help="learn-judged", type=whole_number(0, "--judged"), default=100, metavar="K"
    )
    parser.argument("--cores", help="cores", type=whole_number(1, "--cores"), metavar="N")
    parser.argument("--ray", help="ray", metavar="ADDRESS")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Learn, telling of every round; then measure what has come of it, and say so."""
    if (arguments.minutes is None) == (arguments.games is None):
        raise UsageError("terminal-usage-learn")
    try:
        from ludoteca.learn.course import Course, Round
        from ludoteca.learn.players import players
        from ludoteca.learn.publish import begin_with, network_data, write_network
    except ModuleNotFoundError as missing:
        raise UsageError("terminal-usage-extra", extra="learn", module=str(missing.name)) from None
    recipe, weights = read_recipe(arguments), None
    if arguments.begin_with is not None:
        recipe, weights = begin_with(Path(arguments.begin_with), recipe)
    folder = make_folder(arguments.folder or f"{recipe.title}-course")
    output = Path(arguments.output or folder / "network.json")
    team = players(arguments.cores or all_cores(), arguments.ray)
    told = Screen(screen.language, stderr=True)

    def tell(done: Round) -> None:
        told.say(
            "terminal-learn-back" if done.gone_back else "terminal-learn-round",
            style=QUIET_STYLE,
            games=done.games,
            time=f"{done.seconds / 60:.1f}",
            mean=f"{done.points:.1f}",
            error=f"{done.error:.1f}",
        )

    try:
        course = Course(recipe, folder, team, weights)
        seconds = 60.0 * (arguments.minutes or FOR_EVER)
        course.go_on(arguments.games or FOR_EVER, seconds, tell)
        assert course.best is not None
        made = {"games": course.games, "minutes": round(course.seconds() / 60, 1), "engine": native.engine()}
        data = network_data(recipe, course.best, made)
        write_network(output, data)
    except OSError as error:
        raise unwritable(str(output), error) from None
    finally:
        team.close()
    measured = judge(recipe, output, arguments.judged, arguments.cores or all_cores())
    report(
        recipe.title, course.rounds, course.games, course.seconds(), output, measured, arguments.json, screen
    )
    return 0


def read_recipe(arguments: argparse.Namespace) -> Any:
    """How the title is learned; of one kind of game alone, if players or options are named."""
    from ludoteca.learn.recipe import RECIPES, Recipe, Setting

    found = title(arguments.game)
    name = f"{found.key}-alone" if arguments.players == 1 else found.key
    recipe = RECIPES.get(name, Recipe(found.key, (Setting(found.players[0]),)))
    if arguments.players or arguments.option:
        players = arguments.players or found.players[0]
        chosen = found.read_options(arguments.option)
        found.check_options(players, chosen)
        if chosen or name == found.key:
            recipe = replace(recipe, settings=(Setting(players, chosen),))
    return recipe if arguments.seed is None else replace(recipe, seed=arguments.seed)


def judge(recipe: Any, network: Path, games: int, processes: int) -> Summary | None:
    """The network, one step of sight, against the yardstick in the first kind of game it has learned."""
    if not games:
        return None
    setting = recipe.settings[0]
    bots = (f"ahead:1:1:0@{network}", YARDSTICK) if setting.players > 1 else (f"ahead:1:1:0@{network}",)
    plan = Plan(recipe.title, setting.players, setting.options, bots, games, recipe.seed + 1_000_000)
    start = time.perf_counter()
    return summarize(plan, simulate(plan, processes), time.perf_counter() - start)


def report(
    key: str,
    rounds: list[Any],
    games: int,
    seconds: float,
    output: Path,
    measured: Summary | None,
    as_json: bool,
    screen: Screen,
) -> None:
    if as_json:
        screen.data(
            {
                "title": key,
                "games": games,
                "seconds": round(seconds, 1),
                "network": str(output),
                "points": [round(one.points, 2) for one in rounds],
                "errors": [round(one.error, 3) for one in rounds],
                "gone_back": sum([one.gone_back for one in rounds]),
                "judged": None if measured is None else measured.to_json(),
            }
        )
        return
    screen.say(
        "terminal-learned",
        style=HEADING_STYLE,
        title=screen.text("title-name", key),
        games=games,
        time=f"{seconds / 60:.1f}",
    )
    screen.say("terminal-learn-curve", curve=curve([one.points for one in rounds]))
    if measured is not None:
        mine = measured.showings[0]
        low, high = mine.interval()
        screen.say(
            "terminal-learn-judged",
            games=mine.games,
            wins=f"{mine.rate():.1%}",
            low=f"{low:.1%}",
            high=f"{high:.1%}",
            bot=YARDSTICK,
        )
    screen.say("terminal-learn-kept", file=str(output))


def curve(numbers: list[float]) -> str:
    """Numbers as a line of little bars.

    >>> curve([1.0, 2.0, 3.0, 8.0])
    '▁▂▃█'
    """
    low, high = min(numbers), max(numbers)
    spread = (high - low) or 1.0
    return "".join([BLOCKS[round((number - low) / spread * (len(BLOCKS) - 1))] for number in numbers])
