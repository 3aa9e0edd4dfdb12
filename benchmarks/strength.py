"""How strong the bots are: steady against greedy, the yardstick; greedy against random and among its like.

usage: strength.py [--only TITLE]

Every row is a command anybody can type; the same seed gives the same games on any machine. A full run writes
STRENGTH.md.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca import native
from ludoteca.arena.game import Outcome, let_bots_play
from ludoteca.arena.plan import Plan
from ludoteca.arena.summary import mean, summarize
from ludoteca.core.rng import seeded
from ludoteca.games import title
from ludoteca.terminal.asking import read_options

STRENGTH = Path(__file__).with_name("STRENGTH.md")
SEED = 0
GAMES = 400
GAMES_AMONG_EQUALS = 100


@dataclass(frozen=True)
class Contest:
    """Some bots at one table; in how many of 100 games the first has to come first, if that is promised."""

    title: str
    players: int
    bots: str
    name: str
    options: tuple[str, ...] = ()
    target: int | None = None
    people: str = ""
    """What people score."""

    @property
    def games(self) -> int:
        return GAMES if "," in self.bots else GAMES_AMONG_EQUALS

    def plan(self) -> Plan:
        found = title(self.title)
        options = found.check_options(self.players, read_options(found, self.options))
        return Plan(self.title, self.players, options, tuple(self.bots.split(",")), self.games, SEED)

    def command(self) -> str:
        """What to type for the same games."""
        options = "".join([f" --option {option}" for option in self.options])
        seats = f" --players {self.players}{options} --bots {self.bots}"
        return f"ludoteca simulate {self.title}{seats} --games {self.games} --seed {SEED}"


STEADY = "steady,greedy"
AGAINST_GREEDY = (
    Contest("burgundy", 2, STEADY, "The Castles of Burgundy"),
    Contest("caylus", 2, STEADY, "Caylus"),
    Contest("duel", 2, STEADY, "Catan: The Duel, introductory game", ("setup=introductory",)),
    Contest("duel", 2, STEADY, "Catan: The Duel, Duel of the Princes", ("setup=princes",)),
    Contest("feudum", 2, STEADY, "Feudum, basic", ("advanced=no",)),
    Contest("feudum", 2, STEADY, "Feudum, advanced", ("advanced=yes",)),
    Contest("millefiori", 2, STEADY, "Mille Fiori"),
)
ONE, FOUR = "greedy,random", "greedy,random,random,random"
AGAINST_RANDOM = (
    Contest("burgundy", 2, ONE, "The Castles of Burgundy", target=95),
    Contest("caylus", 2, ONE, "Caylus", target=95),
    Contest("caylus", 4, FOUR, "Caylus, four players", target=80),
    Contest("duel", 2, ONE, "Catan: The Duel, introductory game", ("setup=introductory",), 95),
    Contest("duel", 2, ONE, "Catan: The Duel, Age of Gold", ("setup=gold",), 95),
    Contest("duel", 2, ONE, "Catan: The Duel, Age of Turmoil", ("setup=turmoil",), 95),
    Contest("duel", 2, ONE, "Catan: The Duel, Age of Progress", ("setup=progress",), 95),
    Contest("duel", 2, ONE, "Catan: The Duel, Duel of the Princes", ("setup=princes",), 95),
    Contest("feudum", 2, ONE, "Feudum, basic", ("advanced=no",), 90),
    Contest("feudum", 2, ONE, "Feudum, advanced", ("advanced=yes",), 90),
    Contest("feudum", 4, FOUR, "Feudum, basic, four players", ("advanced=no",), 75),
    Contest("feudum", 4, FOUR, "Feudum, advanced, four players", ("advanced=yes",), 75),
    Contest("millefiori", 2, ONE, "Mille Fiori", target=95),
)
MIXED = ("duchy=random",)
AMONG_EQUALS = (
    Contest("burgundy", 2, "greedy", "The Castles of Burgundy, mixed duchies", MIXED, people="184.6 online"),
    Contest("burgundy", 3, "greedy", "The Castles of Burgundy, mixed duchies", MIXED, people="201.7 online"),
    Contest("burgundy", 4, "greedy", "The Castles of Burgundy, mixed duchies", MIXED, people="218.2 online"),
    Contest("caylus", 3, "greedy", "Caylus", people="winners 72 to 98"),
    Contest("duel", 2, "greedy", "Catan: The Duel, Duel of the Princes", ("setup=princes",)),
    Contest("feudum", 2, "greedy", "Feudum, basic", ("advanced=no",)),
    Contest("feudum", 4, "greedy", "Feudum, advanced", ("advanced=yes",)),
    Contest("millefiori", 4, "greedy", "Mille Fiori"),
)

LENGTHS = {"duel": "turn", "feudum": "round"}
"""In these games the length varies: turns in the Duel, rounds in Feudum."""


@dataclass(frozen=True)
class Played:
    """How a game ended, and after how many turns or rounds where that varies."""

    outcome: Outcome
    length: int


def play(plan: Plan, number: int) -> Played:
    """One game of the plan, the one that ``ludoteca simulate`` plays."""
    found = title(plan.title)
    lineup = plan.lineup(number)
    game: Any = found.start(plan.players, seeded(plan.seed_of(number)), plan.options)
    done = let_bots_play(found, game, lineup, seeded(plan.seed_of(number, "bots")))
    entries, decisions, thinking = done
    outcome = Outcome(number, lineup, game.scores(), game.ranking(), decisions, thinking, len(entries), 0.0)
    return Played(outcome, found.view(game, None).get(LENGTHS.get(plan.title, ""), 0))


def hold(pool: ProcessPoolExecutor, contest: Contest) -> list[str]:
    """The cells of a row."""
    plan = contest.plan()
    print(contest.command(), file=sys.stderr, flush=True)
    played = list(pool.map(play, [plan] * plan.games, range(plan.games), chunksize=2))
    summary = summarize(plan, [game.outcome for game in played], 1.0)
    first = summary.showings[0]
    means = " : ".join([f"{mean(showing.scores):.1f}" for showing in summary.showings])
    length = ""
    if plan.title in LENGTHS:
        length = f"{mean([game.length for game in played]):.1f} {LENGTHS[plan.title]}s"
    if len(summary.showings) == 1:
        return [contest.name, str(plan.players), str(plan.games), means, contest.people, length]
    low, high = first.interval()
    won = f"{first.rate():.1%} ({low:.1%} – {high:.1%})"
    if contest.target is None:
        return [contest.name, str(plan.players), won, means, length]
    met = "yes" if first.rate() >= contest.target / 100 else "**no**"
    return [contest.name, str(plan.players), won, f"≥ {contest.target} %", met, means, length]


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def page(only: str | None) -> Iterator[str]:
    """The whole page, line by line."""
    yield "# Strength"
    yield ""
    yield f"Made by `make strength` on the {native.engine()} engine, with seed {SEED}."
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=context) as pool:
        rivals = [one for one in AGAINST_GREEDY if only in (None, one.title)]
        yield ""
        yield f"## Steady against greedy, the yardstick, {GAMES} games each"
        yield ""
        yield row(["", "players", "first place (95 % interval)", "points", "length"])
        yield row(["---", "--:", "--:", "--:", "--:"])
        for contest in rivals:
            yield row(hold(pool, contest))
        contests = [one for one in AGAINST_RANDOM if only in (None, one.title)]
        yield ""
        yield f"## Greedy against random, {GAMES} games each"
        yield ""
        yield row(["", "players", "first place (95 % interval)", "target", "met", "points", "length"])
        yield row(["---", "--:", "--:", "--:", "---", "--:", "--:"])
        for contest in contests:
            yield row(hold(pool, contest))
        equals = [one for one in AMONG_EQUALS if only in (None, one.title)]
        yield ""
        yield "## Greedy among its like"
        yield ""
        yield row(["", "players", "games", "points", "people", "length"])
        yield row(["---", "--:", "--:", "--:", "--:", "--:"])
        for contest in equals:
            yield row(hold(pool, contest))
    yield ""
    yield "## Commands"
    yield ""
    yield "```console"
    yield from [f"$ {contest.command()}" for contest in (*rivals, *contests, *equals)]
    yield "```"


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("--only", metavar="TITLE", help="only this title; writes nothing")
    wanted = parser.parse_args()
    lines = list(page(wanted.only))
    print("\n".join(lines))
    if wanted.only is None:
        STRENGTH.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
