"""STRENGTH.md and its pictures, from what the contests have shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.charts import Bar, Dot, bars, dots
from benchmarks.ladder import ENOUGH, LEVELS, YARDSTICK, Contest, contests
from ludoteca.core.message import Message
from ludoteca.games import titles
from ludoteca.texts import texts

Line = Mapping[str, Any]
"""What a contest has shown, as it is kept."""

APART = 100
"""How many points of rating are to lie between one level and the next."""
YARDSTICK_RATING = 1500


def write_page(folder: Path, lines: Sequence[Line], current: Mapping[str, Line]) -> None:
    """The page and its pictures; ``current`` are the contests played by the bots and rules of today."""
    latest = {str(line["contest"]): line for line in lines} | dict(current)
    page = Page(latest, set(current))
    (folder / "STRENGTH.md").write_text("\n".join(page.write()) + "\n", encoding="utf-8")
    pictures = folder / "strength"
    pictures.mkdir(exist_ok=True)
    (pictures / "ratings.svg").write_text(page.ratings_against_time(), encoding="utf-8")
    (pictures / "points.svg").write_text(page.points_beside_people(), encoding="utf-8")


def name_of(title: str) -> str:
    return texts("en", title).format(Message("title-name"))


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def heading(*cells: str) -> list[str]:
    """A heading of a table: the first column to the left, numbers to the right."""
    return ["", row(*cells), row("---", *["--:" for _ in cells[1:]])]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def lead(line: Line, bot: str, other: str) -> tuple[float, float, float]:
    """How far a bot is ahead of another, and the bounds of that."""
    for found in line["shown"]["ratings"]["ahead"]:
        value, low, high = found["by"]
        if (found["bot"], found["of"]) == (bot, other):
            return value, low, high
        if (found["bot"], found["of"]) == (other, bot):
            return -value, -high, -low
    return 0.0, 0.0, 0.0


def between(value: float, low: float, high: float) -> str:
    return f"{value:.0f} ({low:.0f} – {high:.0f})"


def showing(line: Line, bot: str) -> Mapping[str, Any]:
    """How a bot did in a contest."""
    return next(found for found in line["shown"]["bots"] if found["bot"] == bot)


def won(found: Mapping[str, Any]) -> str:
    low, high = found["win_rate_95"]
    return f"{percent(found['win_rate'])} ({percent(low)} – {percent(high)})"


def scored(found: Mapping[str, Any]) -> str:
    low, high = found["mean_score_95"]
    return f"{found['mean_score']:.1f} ({low:.1f} – {high:.1f})"


def verdict(reached: float, target: float | None, games: int) -> str:
    """Is a promise kept?"""
    if games < ENOUGH:
        return "too few for a claim"
    if target is None:
        return ""
    return "yes" if reached >= target else "**no**"


class Page:
    """The page, section by section."""

    def __init__(self, latest: Mapping[str, Line], current: set[str]) -> None:
        self.latest = latest
        self.current = current
        self.contests = contests()

    def played(self, kind: str) -> Iterator[tuple[Contest, Line]]:
        """The contests of a section that have been played."""
        for contest in self.contests:
            if contest.kind == kind and contest.name in self.latest:
                yield contest, self.latest[contest.name]

    def picture(self, kind: str, told: str, name: str) -> Iterator[str]:
        """A picture of a section, once there is something to draw."""
        if any([True for _ in self.played(kind)]):
            yield from ("", f"![{told}](strength/{name}.svg)")

    def what(self, contest: Contest) -> str:
        """What is played, and whether by bots of an earlier time."""
        options = "".join([f", {option}" for option in contest.options])
        earlier = "" if contest.name in self.current else " (earlier bots)"
        return f"{name_of(contest.title)}{options}{earlier}"

    def write(self) -> Iterator[str]:
        yield "# Strength"
        yield ""
        yield (
            "Made by `make strength` from the contests in `strength/`, one a line. Every deal is played once "
            "for every way to seat the bots; intervals hold 95 %. Ratings are on the scale of Elo: ten to "
            f"one are 400 points, and `{YARDSTICK}`, the yardstick that never changes, has "
            f"{YARDSTICK_RATING}. Fewer than {ENOUGH} games are no claim."
        )
        yield from self.strongest()
        yield from self.ladder()
        yield from self.neighbours()
        yield from self.among_its_like()
        yield from self.yardstick()
        yield from self.history()

    def strongest(self) -> Iterator[str]:
        yield from ("", f"## {LEVELS[-1].capitalize()}, the strongest, against {YARDSTICK}")
        yield from heading("", "players", "games", "first places (95 %)", "target", "met", "points")
        for contest, line in self.played("strongest"):
            found = showing(line, contest.bots[0])
            means = [f"{one['mean_score']:.1f}" for one in line["shown"]["bots"]]
            yield row(
                self.what(contest),
                str(contest.players) if contest.players == 2 else f"{contest.players}, one against three",
                str(line["shown"]["games"]),
                won(found),
                f"≥ {percent(contest.target or 0)}",
                verdict(found["win_rate"], contest.target, found["games"]),
                " : ".join(means),
            )

    def ladder(self) -> Iterator[str]:
        yield from ("", "## The ladder at two players")
        yield from self.picture("ladder", "Rating against time for a decision", "ratings")
        for contest, line in self.played("ladder"):
            yield from ("", f"### {self.what(contest)}")
            yield from heading(
                "", "rating (95 %)", "above the next (95 %)", "games", "points", "ms", "who exactly"
            )
            below = {better: worse for worse, better in pairwise(contest.bots[:-1])}
            for bot in reversed(contest.bots):
                found = showing(line, bot)
                value, low, high = lead(line, bot, YARDSTICK)
                base = YARDSTICK_RATING
                step = ""
                if bot in below:
                    apart = lead(line, bot, below[bot])
                    step = between(*apart) + ("" if apart[0] >= APART else " **too near**")
                yield row(
                    bot,
                    str(base) if bot == YARDSTICK else between(base + value, base + low, base + high),
                    step,
                    f"{found['games']}" + ("" if found["games"] >= ENOUGH else ", too few for a claim"),
                    f"{found['mean_score']:.1f}",
                    f"{found['milliseconds_per_decision']:.2g}",
                    f"`{line['identities'][bot]}`",
                )

    def neighbours(self) -> Iterator[str]:
        yield from ("", "## Neighbours at other numbers of players")
        yield from heading("", "players", "games", "better", "than", "by (95 %)", "in order")
        for contest, line in self.played("neighbours"):
            better, worse = contest.bots
            apart = lead(line, better, worse)
            games = line["shown"]["games"]
            yield row(
                self.what(contest),
                str(contest.players),
                str(games),
                better,
                worse,
                between(*apart),
                verdict(apart[0], 0, games),
            )

    def among_its_like(self) -> Iterator[str]:
        yield from ("", "## Among its like, and alone")
        yield from self.picture("like", "Points among its like beside people's", "points")
        yield from heading("", "players", "bot", "games", "points (95 %)", "target", "met", "people online")
        for contest, line in self.played("like"):
            found = showing(line, contest.bots[0])
            yield row(
                self.what(contest),
                str(contest.players),
                contest.bots[0],
                str(line["shown"]["games"]),
                scored(found),
                "" if contest.target is None else f"≥ {contest.target:.0f}",
                verdict(found["mean_score"], contest.target, found["games"]),
                f"{contest.people}",
            )
        yield from heading("", "bot", "games", "reaches the goal (95 %)", "target", "met", "points (95 %)")
        for contest, line in self.played("alone"):
            for bot in contest.bots:
                found = showing(line, bot)
                target = contest.target if bot == contest.bots[0] else None
                yield row(
                    f"{self.what(contest)}, alone",
                    bot,
                    str(found["games"]),
                    won(found),
                    "" if target is None else f"≥ {percent(target)}",
                    verdict(found["win_rate"], target, found["games"]),
                    scored(found),
                )

    def yardstick(self) -> Iterator[str]:
        yield from ("", f"## {YARDSTICK.capitalize()}, the yardstick, against random")
        yield from heading("", "games", "first places (95 %)", "target", "met")
        for contest, line in self.played("yardstick"):
            found = showing(line, YARDSTICK)
            target = percent(contest.target or 0)
            met = verdict(found["win_rate"], contest.target, found["games"])
            yield row(self.what(contest), str(found["games"]), won(found), f"≥ {target}", met)

    def history(self) -> Iterator[str]:
        """When, how long, and what to type for the same games."""
        yield from ("", "## When, and how long it took")
        yield from heading("", "contests", "games", "hours of one core")
        for title in titles():
            lines = [line for name, line in self.latest.items() if name.startswith(f"{title}/")]
            games = sum([line["shown"]["games"] for line in lines])
            hours = sum([line["shown"]["core_seconds"] for line in lines]) / 3600
            yield row(name_of(title), str(len(lines)), str(games), f"{hours:.1f}")
        missing = [contest.name for contest in self.contests if contest.name not in self.latest]
        if missing:
            yield from ("", f"Declared, but without a result so far: {', '.join(missing)}.")
        yield ""
        yield "Every contest is a command anybody can type; a seed gives the same games on any machine."
        yield from ("", "```sh")
        for contest in self.contests:
            if contest.name in self.latest:
                line = self.latest[contest.name]
                yield f"{line['command']}  # {line['date'][:10]}, {line['engine']} engine"
        yield "```"

    def ratings_against_time(self) -> str:
        found = [
            Dot(
                name_of(contest.title),
                bot,
                showing(line, bot)["milliseconds_per_decision"],
                YARDSTICK_RATING + lead(line, bot, YARDSTICK)[0],
            )
            for contest, line in self.played("ladder")
            for bot in contest.bots
        ]
        return dots("Rating at two players against time for a decision", "milliseconds", "rating", found)

    def points_beside_people(self) -> str:
        found: list[Bar] = []
        for contest, line in self.played("like"):
            points = showing(line, contest.bots[0])["mean_score"]
            found.append(Bar(f"{contest.players} players", contest.bots[0], points))
            if contest.people is not None:
                found.append(Bar(f"{contest.players} players", "people online", contest.people))
        return bars("Burgundy: points among its like, beside people's", "points", found)
