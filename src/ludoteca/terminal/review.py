"""``ludoteca review``: where a game was won and lost, as far as a strong eye can tell."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress
from rich.text import Text

from ludoteca.bots.judging import Effort
from ludoteca.core.message import Message, seat_letter
from ludoteca.study.film import ALL_SEATS
from ludoteca.study.reel import Reel
from ludoteca.study.review import Decision, Review, review
from ludoteca.study.verdict import GRADES, usual_effort
from ludoteca.terminal.asking import read_record, read_seat, write_file
from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, Screen, ink, is_terminal
from ludoteca.texts import texts

EXAMPLES: tuple[str, ...] = (
    "ludoteca review game.record",
    "ludoteca review game.record --seat A --budget 8",
    "ludoteca review game.record --html review.html",
    "ludoteca review game.record --json > review.json",
)

HEIGHTS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 64


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="record")
    parser.argument("--seat", help="reviewed", metavar="A")
    parser.argument("--budget", help="budget", type=whole_number(1, "--budget"), metavar="N")
    parser.argument("--seed", help="seed", type=whole_number(0, "--seed"), default=0, metavar="N")
    parser.argument("--html", help="review-html", nargs="?", const="", metavar="FILE")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Judge every decision, and tell what came of it."""
    if arguments.html is not None:
        check_html(arguments)
    record = read_record(arguments.file)
    everybody = list(range(record.players))
    seats = everybody if arguments.seat is None else [read_seat(arguments.seat, record.players)]
    usual = usual_effort(record.title)
    effort = usual if arguments.budget is None else Effort(arguments.budget, usual.decisions, usual.top)
    with Progress(console=Screen(screen.language, stderr=True), transient=True) as shown:
        bar = shown.add_task("", total=len(record.entries), visible=is_terminal())
        found = review(record, arguments.seed, effort, lambda done, of: shown.update(bar, completed=done))
    if arguments.html is not None:
        file = arguments.html or page_of(arguments.file)
        write_file(file, page(found, seats))
        screen.say("terminal-review-written", file=file)
    elif arguments.json:
        screen.data(found.to_json(seats))
    else:
        Report(found, screen).tell(seats)
    return 0


def check_html(arguments: argparse.Namespace) -> None:
    """Refuse a page that cannot be before minutes are spent on what it would say."""
    from ludoteca.server.film_page import check_page  # with all that a server needs: not for nothing

    if arguments.json:
        raise UsageError("terminal-usage-together", what="--html", value="--json")
    check_page()


def page_of(record: str) -> str:
    """Where the page goes if nobody says: beside the record."""
    return "review.html" if record == "-" else str(Path(record).with_suffix("")) + "-review.html"


def page(found: Review, seats: Sequence[int]) -> str:
    """The review as one page, at the end of the game, for all eyes: it tells all that was hidden anyway."""
    from ludoteca.server.film_page import film_page

    reel = Reel(found.record)
    return film_page(reel, ALL_SEATS, len(reel), found.to_json(seats))


class Report:
    """Tells a review on a screen."""

    def __init__(self, found: Review, screen: Screen) -> None:
        self.found = found
        self.screen = screen
        self.title = found.title
        self.words = texts(screen.language, self.title.key)
        self.names = found.record.called()

    def say(self, key: str, style: str = "", indent: int = 0, **args: int | str | Message) -> None:
        """Print a sentence that may name things of the title."""
        line = self.words.format(Message(key, **args), self.names)
        self.screen.print(Text(" " * indent) + ink(line, style))

    def tell(self, seats: Sequence[int]) -> None:
        self.say(
            "review-heading",
            HEADING_STYLE,
            title=Message("title-name"),
            decisions=len(self.found.decisions),
            guesses=self.found.effort.guesses,
        )
        self.say(f"review-unit-{self.found.unit}", QUIET_STYLE)
        self.curves()
        for seat in seats:
            self.player(seat)
        self.strokes()

    def curves(self) -> None:
        """What each side could expect, moment by moment."""
        margins = [
            [self.found.margin(outcome, side) for outcome in self.found.curve]
            for side in sorted(set(self.found.sides))
        ]
        low, high = min([min(line) for line in margins]), max([max(line) for line in margins])
        for side, line in enumerate(margins):
            seat = self.found.sides.index(side)
            label = Text().append(f" {seat_letter(seat)} ", SEAT_STYLES[seat])
            ends = f" {signed(line[0])} … {signed(line[-1])}"
            self.screen.print(label + Text(" " + sparks(line, low, high) + ends))

    def player(self, seat: int) -> None:
        """One player's part."""
        data = self.found.to_json([seat])["reviews"][0]
        account = data["account"]
        self.screen.print()
        label = Text().append(f" {seat_letter(seat)} ", SEAT_STYLES[seat])
        self.screen.print(label + ink(f" {self.names[seat]}", HEADING_STYLE))
        self.say(
            "review-lost",
            indent=2,
            lost=plain(data["lost"]),
            noise=plain(data["noise"]),
            decisions=data["decisions"],
        )
        grades = [f"{self.screen.text(f'grade-{grade}')}: {data['grades'][grade]}" for grade in GRADES]
        self.screen.print(Text("  " + " · ".join(grades)))
        self.say(
            "review-account",
            indent=2,
            start=signed(account["start"]),
            own=signed(account["own"]),
            others=signed(account["others"]),
            luck=signed(account["luck"]),
            noise=plain(account["luck_noise"]),
            second=signed(account["second_thoughts"]),
            result=signed(account["result"]),
        )
        phases = [
            self.screen.text(
                f"review-phase-{number}",
                good=phase["good"],
                decisions=phase["decisions"],
                lost=plain(phase["lost"]),
            )
            for number, phase in enumerate(data["phases"])
        ]
        self.screen.print(Text("  " + " · ".join(phases)))
        for source, points in sorted(data["given_away"]["sources"].items(), key=lambda pair: -pair[1]):
            if points >= 1:
                self.say(
                    "review-source", QUIET_STYLE, 2, source=Message(f"source-{source}"), points=plain(points)
                )
        for one in self.found.dearest(seat):
            self.dear(one)

    def dear(self, one: Decision) -> None:
        """A decision that cost much, the better one, and why that is better."""
        found, best = one.verdict, one.verdict.best
        self.say(
            "review-dear",
            indent=2,
            moment=one.moment,
            grade=Message(f"grade-{found.grade(one.action)}"),
            cost=plain(one.counted),
            noise=plain(found.of(one.action).noise),
        )
        self.say("review-played", indent=6, action=one.told)
        self.say("review-better", indent=6, action=one.better_told)
        reasons = [self.words.format(why, self.names) for why in found.why(best.action, against=one.action)]
        if reasons:
            self.screen.print(Text("      ") + ink("; ".join(reasons), QUIET_STYLE))

    def strokes(self) -> None:
        """What became known and mattered."""
        found = self.found.strokes()
        if found:
            self.screen.print()
            self.say("review-strokes", HEADING_STYLE)
        for moment, step in found:
            side = max(range(len(step.luck)), key=lambda one: self.found.margin(step.luck, one))
            self.say(
                "review-stroke",
                indent=2,
                moment=moment,
                player=Message("seat", seat=self.found.sides.index(side)),
                points=signed(self.found.margin(step.luck, side)),
            )


def plain(number: float) -> str:
    return f"{number:.1f}"


def signed(number: float) -> str:
    return f"{number:+.1f}".replace("-", "−")


def sparks(line: Sequence[float], low: float, high: float) -> str:
    """A line as a row of bars, at most so many."""
    width = min(CURVE_WIDTH, len(line))
    chosen = [line[place * (len(line) - 1) // max(1, width - 1)] for place in range(width)]
    span = (high - low) or 1.0
    return "".join([HEIGHTS[min(7, int(8 * (one - low) / span))] for one in chosen])
