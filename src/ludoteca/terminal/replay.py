"""``ludoteca replay``: a record step by step, or at one point."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from ludoteca.core.game import Note
from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.core.record import Record
from ludoteca.terminal.asking import read_record, read_seat
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.terminal.parser import Parser, whole_number
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, Screen, ink, is_terminal
from ludoteca.terminal.story import ALL_SEATS, places, story
from ludoteca.terminal.table import score_table, winners
from ludoteca.texts import texts

EXAMPLES: tuple[str, ...] = (
    "ludoteca replay game.record",
    "ludoteca replay game.record --to 40 --seat A",
    "ludoteca replay game.record --to 40 --position > puzzle.json",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="record")
    parser.argument("--to", help="to", type=whole_number(0, "--to"), metavar="N")
    parser.argument("--seat", help="eyes", default="all", metavar="A|all|public")
    parser.argument("--position", help="position", action="store_true")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Show the whole game, or the table at one point."""
    record = read_record(arguments.file)
    film = Film(record, read_eyes(arguments.seat, record.players), screen)
    at = len(record.entries) if arguments.to is None else arguments.to
    if arguments.position:
        screen.data({"title": record.title.key, **record.replay(at).position()})
    elif arguments.json:
        screen.data(film.to_json(at, view=arguments.to is not None))
    elif arguments.to is not None:
        film.show(at)
    elif is_terminal():
        film.browse()
    else:
        film.tell()
    return 0


def read_eyes(text: str, players: int) -> int | None:
    """Through whose eyes: a seat's, everybody's, or an onlooker's (None)."""
    if text == "all":
        return ALL_SEATS
    return None if text == "public" else read_seat(text, players)


class Film:
    """A record that can be looked at from any point, through somebody's eyes."""

    def __init__(self, record: Record, eyes: int | None, screen: Screen) -> None:
        self.record = record
        self.eyes = eyes
        self.screen = screen
        self.title = record.title
        self.words = texts(screen.language, self.title.key)
        self.match = record.branch(len(record.entries)).replay()
        self.names = tuple([record.names.get(seat, seat_letter(seat)) for seat in range(record.players)])

    # --- told -----------------------------------------------------------------------------------

    def heading(self) -> None:
        name = self.screen.text("title-name", self.title.key)
        actions = len(self.record.entries)
        self.screen.say("terminal-replay-heading", style=HEADING_STYLE, title=name, actions=actions)

    def tell(self) -> None:
        """Every action and what came of it."""
        self.heading()
        self.tell_notes(self.match.journal[0])
        for number in range(1, len(self.record.entries) + 1):
            self.tell_action(number)
        self.tell_result(self.match)

    def tell_action(self, number: int) -> None:
        """One action, as far as these eyes may see it, and what came of it."""
        notes = self.match.journal[number]
        line = ink(f"{number:4} ", QUIET_STYLE)
        if self.may_see(number):
            seat, action = self.record.entries[number - 1]
            line.append(f"{seat_letter(seat)} {self.title.alphabet.write(action)}", style=QUIET_STYLE)
        self.screen.print(line)
        self.tell_notes(notes)

    def may_see(self, number: int) -> bool:
        """A choice of a simultaneous run is secret to all but its seat."""
        seat = self.record.entries[number - 1].seat
        return self.eyes in (ALL_SEATS, seat) or not self.match.moments[number - 1].simultaneous

    def tell_notes(self, notes: list[Note]) -> None:
        for line in story(self.title, notes, self.eyes, self.words, self.names, self.screen.width - 5):
            self.screen.print(Text("     ") + line)

    def tell_result(self, match: Match) -> None:
        self.screen.print(score_table(match, self.screen, self.names))
        if match.over():
            self.screen.print(Text(winners(match, self.screen, self.names), style=HEADING_STYLE))

    # --- shown ----------------------------------------------------------------------------------

    def show(self, at: int) -> None:
        """The table after so many actions."""
        match = self.record.replay(at)
        seat = self.seat_at(match)
        notes = match.journal[-1]
        scene = Scene(
            self.title.key,
            match.view(seat),
            seat,
            tuple(match.deciding()),
            tuple([self.record.names.get(seat, "") for seat in range(self.record.players)]),
            self.words,
            self.screen.width,
            self.screen.height,
            {},
            places(self.title, notes, seat),
        )
        for line in drawing(self.title.key)(scene):
            self.screen.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)
        if at:
            self.tell_action(at)
        else:
            self.tell_notes(notes)
        question = self.words.format(self.title.prompt(match.game, self.looking()).text, self.names)
        self.screen.print(Text(question, style="bold"))
        if match.over():
            self.tell_result(match)

    def seat_at(self, match: Match) -> int | None:
        """Whose hand is shown: with all-seeing eyes, that of whoever decides."""
        if self.eyes != ALL_SEATS:
            return self.eyes
        return None if match.over() else match.player()

    def looking(self) -> int | None:
        return None if self.eyes == ALL_SEATS else self.eyes

    def browse(self) -> None:
        """Step through the game with the keyboard."""
        at, last = 0, len(self.record.entries)
        while True:
            self.screen.clear()
            self.show(at)
            self.screen.say("terminal-replay-keys", style=QUIET_STYLE, at=at, last=last)
            try:
                typed = input("> ").strip().lower()
            except EOFError:
                return
            if typed == "q":
                return
            at = max(0, min(last, go(typed, at, last)))

    # --- for programs -----------------------------------------------------------------------------

    def to_json(self, at: int, view: bool) -> dict[str, Any]:
        """The actions up to a point, and the table there."""
        match = self.record.replay(at)
        seat = self.seat_at(match)
        actions = [self.action_data(number) for number in range(1, at + 1)]
        found: dict[str, Any] = {
            "title": self.title.key,
            "players": self.record.players,
            "options": self.record.options,
            "names": list(self.names),
            "length": len(self.record.entries),
            "at": at,
            "over": match.over(),
            "scores": match.scores(),
            "actions": actions,
        }
        if view:
            found["seat"] = None if seat is None else seat_letter(seat)
            found["view"] = match.view(seat)
        return found

    def action_data(self, number: int) -> dict[str, Any]:
        seat, action = self.record.entries[number - 1]
        notes = story(self.title, self.match.journal[number], self.eyes, self.words, self.names)
        written = self.title.alphabet.write(action) if self.may_see(number) else None
        return {
            "number": number,
            "seat": seat_letter(seat),
            "action": written,
            "log": [line.plain.removeprefix("▌ ") for line in notes],
        }


def go(typed: str, at: int, last: int) -> int:
    """Where a key leads: on, back, to the start, to the end, or to a number.

    >>> go("", 3, 9), go("b", 3, 9), go("e", 3, 9), go("s", 3, 9), go("7", 3, 9)
    (4, 2, 9, 0, 7)
    """
    if typed.isascii() and typed.isdigit():
        return int(typed)
    return {"": at + 1, "n": at + 1, "b": at - 1, "s": 0, "e": last}.get(typed, at)
