"""``ludoteca puzzles``: find the one best action of a position; and look for such positions."""

from __future__ import annotations

import argparse
import secrets

from rich.table import Table as Grid
from rich.text import Text

import ludoteca
from ludoteca import native
from ludoteca.bots import STAND_IN
from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Argument, Message
from ludoteca.core.rng import seeded
from ludoteca.study.puzzles import DIFFICULTIES, TRIES, Puzzle, mine, puzzle, puzzles
from ludoteca.terminal.asking import make_folder, write_file
from ludoteca.terminal.choices import Choice, choices_of, understand
from ludoteca.terminal.parser import Parser, UsageError, whole_number
from ludoteca.terminal.play import SEEDS
from ludoteca.terminal.screen import BAD_STYLE, GOOD_STYLE, HEADING_STYLE, QUIET_STYLE, Screen, is_terminal
from ludoteca.terminal.table import Table

EXAMPLES: tuple[str, ...] = (
    "ludoteca puzzles millefiori",
    "ludoteca puzzles millefiori 3",
    "ludoteca puzzles mine millefiori --games 10 --seed 7 --folder found",
)
MINE = "mine"
PLAY_ON = "p"
SOLUTION = "s"


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="puzzles-game", nargs="?", metavar=f"GAME|{MINE}")
    parser.argument("which", help="puzzles-which", nargs="?", metavar="N|GAME")
    parser.argument("--players", help="puzzles-players", type=whole_number(1, "--players"), metavar="N")
    parser.argument("--games", help="puzzles-games", type=whole_number(1, "--games"), metavar="N")
    parser.argument("--seed", help="seed", type=whole_number(0, "--seed"), metavar="S")
    parser.argument("--folder", help="puzzles-folder", metavar="FOLDER")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """List puzzles, try one, or mine."""
    if arguments.game == MINE:
        return look_for(arguments, screen)
    for flag in ("players", "games", "seed", "folder"):
        if getattr(arguments, flag) is not None:
            raise UsageError("terminal-puzzles-mining", flag=f"--{flag}")
    if arguments.game is None:
        list_titles(screen)
    elif arguments.which is None:
        list_puzzles(arguments.game, screen)
    else:
        Trying(puzzle(arguments.game, whole_number(1, "N")(arguments.which)), screen).go()
    return 0


def list_titles(screen: Screen) -> None:
    """How many puzzles there are of each title."""
    for key in ludoteca.titles():
        screen.say(
            "terminal-puzzles-count",
            game=key,
            title=screen.text("title-name", key),
            count=len(puzzles(key)),
        )


def list_puzzles(key: str, screen: Screen) -> None:
    """The puzzles of a title, with what is asked in each."""
    found = puzzles(key)
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for number, one in enumerate(found, start=1):
        match = one.start()
        asked = screen.text("terminal-puzzles-choices", count=len(match.legal_actions(one.seat)))
        players = screen.text("terminal-puzzles-players", count=match.record.players)
        grid.add_row(str(number), screen.text(f"puzzle-{one.difficulty}"), players, asked)
    screen.print(grid)
    screen.say("terminal-puzzles-try", style=QUIET_STYLE, command=f"ludoteca puzzles {key} 1")


class Trying:
    """A person before a puzzle: three tries, each answered with what was found out about it."""

    def __init__(self, one: Puzzle, screen: Screen) -> None:
        self.puzzle = one
        self.screen = screen
        self.match = one.start()
        bots = {seat: STAND_IN for seat in range(self.match.record.players) if seat != one.seat}
        self.table = Table(self.match, bots, screen, seeded(secrets.randbelow(SEEDS)))
        self.unit = one.data["verdict"]["unit"]

    def go(self) -> None:
        """Until it is solved, given up, or tried three times; then one may play on."""
        choices = choices_of(self.match, self.puzzle.seat)
        self.table.show(self.puzzle.seat, choices)
        difficulty = Message(f"puzzle-{self.puzzle.difficulty}")
        self.screen.say("puzzle-asked", style=HEADING_STYLE, difficulty=difficulty, tries=TRIES)
        self.screen.say("terminal-puzzle-give-up", style=QUIET_STYLE, key=SOLUTION)
        try:
            if not self.solved(choices):
                self.say("puzzle-solution", self.puzzle.best, HEADING_STYLE)
            self.explain()
            self.play_on()
        except (EOFError, KeyboardInterrupt):
            self.screen.print()

    def solved(self, choices: list[Choice]) -> bool:
        """Is one of three tries the best, before the person gives up?"""
        for _ in range(TRIES):
            choice = self.read(choices)
            if choice is None:
                return False
            if self.attempt(choice):
                return True
        return False

    def attempt(self, choice: Choice) -> bool:
        """One try; is it the best?"""
        judged = self.puzzle.choice(choice.written)
        if choice.written == self.puzzle.best:
            self.say("puzzle-solved", choice.written, GOOD_STYLE)
            return True
        self.say(f"puzzle-missed-{self.unit}", choice.written, BAD_STYLE, judged["grade"], judged["loss"])
        return False

    def read(self, choices: list[Choice]) -> Choice | None:
        """What a person chooses, None to give up; what cannot be is explained and costs nothing."""
        while True:
            typed = input(self.table.prompt_sign(self.puzzle.seat)).strip()
            if not is_terminal():
                self.screen.print(Text(typed, style="bold"))
            if typed.lower() == SOLUTION:
                return None
            try:
                return understand(self.match, self.puzzle.seat, choices, typed)
            except LudotecaError as error:
                words = self.table.words.format(error.message, self.table.names)
                self.screen.print(Text(words, style=BAD_STYLE))

    def explain(self) -> None:
        """What speaks for the best."""
        reasons = [
            self.table.words.format(why, self.table.names) for why in self.puzzle.why(self.puzzle.best)
        ]
        if reasons:
            self.screen.print(Text("; ".join(reasons), style=QUIET_STYLE))

    def play_on(self) -> None:
        """The game goes on from here against bots, if the person wants it to."""
        self.screen.say("puzzle-play-on", style=QUIET_STYLE, key=PLAY_ON)
        if input("> ").strip().lower() == PLAY_ON:
            self.table.play()

    def say(self, key: str, written: str, style: str, grade: str = "", loss: float = 0.0) -> None:
        """Say something of an action, in the words of the title."""
        action = self.match.title.describe(self.match.title.alphabet.read(written), self.match.game)
        args: dict[str, Argument] = {}
        if grade:
            args = {"grade": Message(f"grade-{grade}"), "loss": f"{loss:.1f}"}
        words = self.table.words.format(Message(key, action=action, **args), self.table.names)
        self.screen.print(Text(words, style=style))


# --- mining --------------------------------------------------------------------------------------------


def look_for(arguments: argparse.Namespace, screen: Screen) -> int:
    """Let bots play, and keep what is a puzzle."""
    if arguments.which is None:
        raise UsageError("terminal-play-what", known=", ".join(ludoteca.titles()))
    title = ludoteca.title(arguments.which)
    folder = make_folder(arguments.folder or f"{title.key}-puzzles")
    if native.engine() != "compiled":
        screen.say("terminal-puzzles-slow", style=QUIET_STYLE)
    counts = dict.fromkeys(DIFFICULTIES, 0)
    for number in range(arguments.games or 10):
        for found in mine(title, arguments.seed or 0, number, arguments.players):
            write_file(str(folder / f"{found.key}.json"), found.write())
            counts[found.difficulty] += 1
            screen.say(
                "terminal-puzzles-found", file=found.key, difficulty=Message(f"puzzle-{found.difficulty}")
            )
    screen.say("terminal-puzzles-mined", style=HEADING_STYLE, folder=str(folder), **counts)
    return 0
