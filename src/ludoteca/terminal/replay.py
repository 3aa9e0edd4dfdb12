"""``ludoteca replay``: a record step by step, turn by turn, or at one point; on this screen or as a page."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.study.film import ALL_SEATS, Film
from ludoteca.study.reel import Reel
from ludoteca.terminal.asking import read_record, read_seat, write_file
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen, ink, is_terminal
from ludoteca.terminal.story import places, story
from ludoteca.terminal.table import score_table, winners
from ludoteca.texts import texts

EXAMPLES: tuple[str, ...] = (
    "ludoteca replay game.record",
    "ludoteca replay game.record --to 40 --seat A",
    "ludoteca replay game.record --turn 12",
    "ludoteca replay game.record --html game.html",
    "ludoteca replay game.record --to 40 --position > puzzle.json",
)

HIDDEN = "…"


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="record")
    parser.argument("--to", help="to", type=whole_number(0, "--to"), metavar="N")
    parser.argument("--turn", help="turn", type=whole_number(1, "--turn"), metavar="N")
    parser.argument("--seat", help="eyes", default="all", metavar="A|all|public")
    parser.argument("--position", help="position", action="store_true")
    parser.argument("--html", help="html", metavar="FILE")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Show the whole game, or the table at one point."""
    record = read_record(arguments.file)
    eyes = read_eyes(arguments.seat, record.players)
    check_together(arguments, eyes)
    reel = Reel(record)
    at = moment(reel, arguments)
    if arguments.position:
        screen.data({"title": record.title.key, **reel.match(len(reel) if at is None else at).position()})
        return 0
    if arguments.html is not None:
        from ludoteca.server.film_page import film_page  # with all that a server needs: not for nothing

        write_file(arguments.html, film_page(reel, eyes, len(reel) if at is None else at))
        return 0
    projector = Projector(Film(reel, eyes), screen)
    if arguments.json:
        screen.data(projector.to_json(len(reel) if at is None else at, view=at is not None))
    elif at is not None:
        projector.show(at)
    elif is_terminal():
        projector.browse()
    else:
        projector.tell()
    return 0


def check_together(arguments: argparse.Namespace, eyes: int | None) -> None:
    """Refuse what cannot be asked for at the same time."""
    if arguments.position and eyes != ALL_SEATS:
        # A position holds all there is, whoever asks.
        raise UsageError("terminal-usage-together", what="--position", value="--seat")
    if arguments.to is not None and arguments.turn is not None:
        raise UsageError("terminal-usage-together", what="--to", value="--turn")


def moment(reel: Reel, arguments: argparse.Namespace) -> int | None:
    """The one point that was asked for, if one was."""
    number: int | None = arguments.to
    turn: int | None = arguments.turn
    if turn is None:
        return number
    if turn > len(reel.turns):
        raise UsageError("terminal-replay-no-turn", turn=turn, last=len(reel.turns))
    return reel.turns[turn - 1]


def read_eyes(text: str, players: int) -> int | None:
    """Through whose eyes: a seat's, everybody's, or an onlooker's (None)."""
    if text == "all":
        return ALL_SEATS
    return None if text == "public" else read_seat(text, players)


class Projector:
    """Shows a film on a screen."""

    def __init__(self, film: Film, screen: Screen) -> None:
        self.film = film
        self.screen = screen
        self.title = film.title
        self.words = texts(screen.language, self.title.key)

    # --- told -----------------------------------------------------------------------------------

    def heading(self) -> None:
        name = self.screen.text("title-name", self.title.key)
        self.screen.say("terminal-replay-heading", style=HEADING_STYLE, title=name, actions=len(self.film))

    def tell(self) -> None:
        """Every action and what came of it."""
        self.heading()
        self.tell_notes(0)
        for number in range(1, len(self.film) + 1):
            self.tell_action(number)
        self.tell_result(self.film.moment(len(self.film)))

    def tell_action(self, number: int) -> None:
        """One action, as far as these eyes saw it, and what came of it."""
        line = f"{number:4} {seat_letter(self.film.seat(number))} {self.written(number) or HIDDEN}"
        self.screen.print(ink(line, QUIET_STYLE))
        self.tell_notes(number)

    def written(self, number: int) -> str | None:
        """An action as it is written; None if these eyes did not see it."""
        action = self.film.action(number)
        return None if action is None else self.title.alphabet.write(action)

    def tell_notes(self, number: int) -> None:
        for line in self.story(number, self.screen.width - 5):
            self.screen.print(Text("     ") + line)

    def story(self, number: int, width: int = 0) -> list[Text]:
        film = self.film
        return story(self.title, film.notes(number), film.eyes, self.words, film.names, width)

    def tell_result(self, match: Match) -> None:
        self.screen.print(score_table(match, self.screen, self.film.names))
        if match.over():
            self.screen.print(Text(winners(match, self.screen, self.film.names), style=HEADING_STYLE))

    # --- shown ----------------------------------------------------------------------------------

    def show(self, at: int) -> None:
        """The table after so many actions."""
        film = self.film
        match = film.moment(at)
        seat = film.viewer(match)
        scene = Scene(
            self.title.key,
            match.view(seat),
            seat,
            tuple(match.deciding()),
            tuple([film.record.names.get(seat, "") for seat in range(film.record.players)]),
            self.words,
            self.screen.width,
            self.screen.height,
            {},
            places(self.title, match.journal[-1], seat),
        )
        for line in drawing(self.title.key)(scene):
            self.screen.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)
        if at:
            self.tell_action(at)
        else:
            self.tell_notes(at)
        question = self.words.format(self.title.prompt(match.game, film.onlooker()).text, film.names)
        self.screen.print(Text(question, style="bold"))
        if match.over():
            self.tell_result(match)

    def browse(self) -> None:
        """Step through the game with the keyboard."""
        at, last = 0, len(self.film)
        while True:
            self.screen.clear()
            self.show(at)
            self.screen.say("terminal-replay-keys", style=QUIET_STYLE, at=at, last=last)
            self.screen.say("terminal-replay-more-keys", style=QUIET_STYLE)
            try:
                typed = input("> ").strip().lower()
            except EOFError:
                return
            if typed == "q":
                return
            if typed.startswith("@"):
                self.look(typed[1:])
            at = max(0, min(last, go(typed, at, self.film.reel)))

    def look(self, whose: str) -> None:
        """Go on through other eyes, if there are such."""
        try:
            eyes = read_eyes(whose if whose in ("all", "public") else whose.upper(), self.film.record.players)
        except UsageError:
            return
        self.film = Film(self.film.reel, eyes)

    # --- for programs -----------------------------------------------------------------------------

    def to_json(self, at: int, view: bool) -> dict[str, Any]:
        """The actions up to a point, and the table there."""
        film = self.film
        match = film.moment(at)
        seat = film.viewer(match)
        found: dict[str, Any] = {
            "title": self.title.key,
            "players": film.record.players,
            "options": film.record.options,
            "names": list(film.names),
            "length": len(film),
            "at": at,
            "turns": [turn for turn in film.reel.turns if turn <= at],
            "over": match.over(),
            "scores": match.scores(),
            "actions": [self.action_data(number) for number in range(1, at + 1)],
        }
        if view:
            found["seat"] = None if seat is None else seat_letter(seat)
            found["view"] = match.view(seat)
        return found

    def action_data(self, number: int) -> dict[str, Any]:
        return {
            "number": number,
            "seat": seat_letter(self.film.seat(number)),
            "action": self.written(number),
            "log": [line.plain.removeprefix("▌ ") for line in self.story(number)],
        }


def go(typed: str, at: int, reel: Reel) -> int:
    """Where a key leads: on, back, a turn on or back, to the start, to the end, or to a number."""
    if typed.isascii() and typed.isdigit():
        return int(typed)
    if typed in ("t", "r"):
        return reel.turn_after(at) if typed == "t" else reel.turn_before(at)
    return {"": at + 1, "n": at + 1, "b": at - 1, "s": 0, "e": len(reel)}.get(typed, at)
