"""``ludoteca tune``: better weights for the hand-made evaluation of a title, by games in the arena."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from ludoteca import title
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Crew, all_cores, hold, processes
from ludoteca.arena.summary import Summary, summarize
from ludoteca.core.errors import OptionError
from ludoteca.learn.recipe import Recipe
from ludoteca.learn.tuning import State, Tuning, recipe_of, write
from ludoteca.terminal.asking import make_folder, unwritable
from ludoteca.terminal.parser import Parser, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = (
    "ludoteca tune caylus --steps 100",
    "ludoteca tune duel --option setup=princes --steps 200 --deals 20 --folder princes",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("--steps", help="tune-steps", type=whole_number(1, "--steps"), default=100, metavar="N")
    parser.argument("--deals", help="tune-deals", type=whole_number(1, "--deals"), default=10, metavar="K")
    parser.argument("--players", help="learn-players", type=whole_number(2, "--players"), metavar="N")
    parser.argument("--option", help="option", action="append", default=[], metavar="KEY=VALUE")
    parser.argument("--seed", help="seed", type=whole_number(0, "--seed"), default=1, metavar="S")
    parser.argument("--folder", help="tune-folder", metavar="FOLDER")
    parser.argument(
        "--judged", help="tune-judged", type=whole_number(0, "--judged"), default=400, metavar="K"
    )
    parser.argument("--cores", help="cores", type=whole_number(1, "--cores"), metavar="N")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Take the steps, telling of each; then measure what has come of them, and say so."""
    found = title(arguments.game)
    if found.weights is None:
        raise OptionError("weights-none", title=found.key)
    options = found.read_options(arguments.option)
    if arguments.players or options:
        found.check_options(arguments.players or found.players[0], options)
    recipe = recipe_of(found.key, arguments.players, options, arguments.seed)
    folder = make_folder(arguments.folder or f"{found.key}-tuning")
    output = Path(folder / "weights.json")
    told = Screen(screen.language, stderr=True)

    def tell(state: State) -> None:
        told.say("terminal-tune-step", style=QUIET_STYLE, step=state.step, games=state.games)

    try:
        with processes(arguments.cores or all_cores()) as crew:
            tuning = Tuning(recipe, folder, arguments.steps, arguments.deals)
            tuning.go_on(crew, tell)
            write(output, tuning.tuned())
            measured = judge(recipe, output, arguments.judged, crew)
    except OSError as error:
        raise unwritable(str(folder), error) from None
    report(tuning, output, measured, arguments.json, screen)
    return 0


def judge(recipe: Recipe, weights: Path, games: int, crew: Crew) -> Summary | None:
    """The steady bot with these weights against the same with today's, in the first kind of game."""
    if not games:
        return None
    setting = recipe.settings[0]
    bots = (f"steady@{weights}", "steady")
    plan = Plan(
        recipe.title, setting.players, setting.options, bots, games, recipe.seed + 1_000_000
    ).in_whole_deals()
    start = time.perf_counter()
    return summarize(plan, hold(plan, crew), time.perf_counter() - start)


def report(tuning: Tuning, output: Path, measured: Summary | None, as_json: bool, screen: Screen) -> None:
    state = tuning.state
    if as_json:
        screen.data(
            {
                "title": tuning.recipe.title,
                "steps": state.step,
                "games": state.games,
                "weights": tuning.tuned(),
                "file": str(output),
                "judged": None if measured is None else measured.to_json(),
            }
        )
        return
    name = screen.text("title-name", tuning.recipe.title)
    screen.say("terminal-tuned", style=HEADING_STYLE, title=name, steps=state.step, games=state.games)
    if measured is not None:
        showing = measured.showings[0]
        low, high = showing.interval()
        screen.say(
            "terminal-tune-judged",
            wins=f"{showing.rate():.1%}",
            low=f"{low:.1%}",
            high=f"{high:.1%}",
            games=showing.games,
        )
    screen.say("terminal-tune-kept", file=str(output), title=tuning.recipe.title)
