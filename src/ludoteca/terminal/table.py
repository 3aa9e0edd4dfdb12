"""A table in the terminal: whose turn it is, what they see, what they type."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from itertools import chain

from rich.table import Table as Grid
from rich.text import Text

from ludoteca.bots import STAND_IN, ask
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Note
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_letter
from ludoteca.core.rng import Rng
from ludoteca.rules import rules
from ludoteca.terminal import rules as rules_page
from ludoteca.terminal.asking import free_file, write_file
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.terminal.choices import Choice, choices_of, marks_of, show_choices, understand
from ludoteca.terminal.screen import BAD_STYLE, HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, Screen, is_terminal
from ludoteca.terminal.story import places, story
from ludoteca.texts import texts

SHORTEST_LOG = 1
HEADROOM = 6  # lines kept for the log, the question and what is typed


class Quit(Exception):
    """Whoever sits at the keyboard has had enough."""


class Table:
    """A match, who plays for whom, and the screen they all look at."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, str],
        screen: Screen,
        rng: Rng,
        save: str | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.rng = rng
        self.save = save
        self.read = read
        self.title = match.title
        self.words = texts(screen.language, self.title.key)
        self.people = [seat for seat in range(match.record.players) if seat not in bots]
        self.at_keyboard = self.people[0] if self.people else None
        """Who looks at the screen now."""
        self.asked: Choice | None = None
        """A choice that is carried out once the person says so again."""
        self.seen = {seat: self.last_decision(seat) for seat in [*self.people, None]}
        """How many actions' notes each has been told, the set-up counting as one."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self.undo,
            "r": self.restart,
            "l": self.show_log,
            "h": self.hint,
            "?": self.help,
            "rules": self.search_rules,
            "q": self.quit,
        }

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called: by name, or by letter."""
        return self.match.record.called()

    def last_decision(self, seat: int | None) -> int:
        """How many actions came before this seat's last one: what follows is news to it."""
        entries = self.match.record.entries
        return max([number for number, entry in enumerate(entries, start=1) if entry.seat == seat], default=0)

    def labels(self, viewer: int | None) -> tuple[str, ...]:
        """Who sits where, in a word."""
        return tuple([self.label(seat, viewer) for seat in range(self.match.record.players)])

    def label(self, seat: int, viewer: int | None) -> str:
        if seat in self.match.record.names:
            return self.match.record.names[seat]
        if seat in self.bots:
            name = Message(f"bot-{self.bots[seat]}")
            return self.words.format(name) if self.words.has(name.key) else self.bots[seat]
        return self.screen.text("terminal-you") if seat == viewer else ""

    # --- the game -----------------------------------------------------------------------------

    def play(self) -> None:
        """Play until it is over or somebody quits."""
        try:
            while not self.match.over():
                self.next_decision()
            self.show_end()
        except Quit:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
        self.farewell()

    def next_decision(self) -> None:
        """People before bots: nobody waits for those who choose at the same time."""
        deciding = self.match.deciding()
        person = next((seat for seat in deciding if seat in self.people), None)
        if person is not None:
            self.ask(person)
        else:
            seat = deciding[0]
            self.match.play(ask(self.bots[seat], self.title, self.match.game, seat, self.rng).action, seat)
            if not self.people:
                self.tell_news(None)

    def ask(self, seat: int) -> None:
        """Show the table to a person and carry out what they type."""
        self.hand_over(seat)
        choices = choices_of(self.match, seat)
        self.show(seat, choices)
        self.asked = None
        while True:
            typed = self.read(self.prompt_sign(seat)).strip()
            if not is_terminal():
                self.screen.print(Text(typed, style="bold"))
            try:
                if self.obey(seat, choices, typed):
                    return
            except LudotecaError as error:
                self.screen.print(Text(self.words.format(error.message, self.names), style=BAD_STYLE))

    def obey(self, seat: int, choices: list[Choice], typed: str) -> bool:
        """Do what a person typed; has the table changed?"""
        word, _, rest = typed.partition(" ")
        before = len(self.match.record.entries)
        asked, self.asked = self.asked, None
        if word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
            return len(self.match.record.entries) != before
        if not typed and len(choices) > 1 and asked is None:
            self.screen.say("terminal-type-something", style=QUIET_STYLE)
            return False
        choice = understand(self.match, seat, choices, typed) if typed else asked or choices[0]
        if choice != asked and self.commits(seat, choice):
            self.asked = choice
            words = self.words.format(self.title.describe(choice.action), self.names)
            self.screen.say("terminal-sure", action=words, style=QUIET_STYLE)
            return False
        self.seen[seat] = len(self.match.journal)
        self.match.play(choice.action, seat)
        self.keep_safe()
        return True

    def commits(self, seat: int, choice: Choice) -> bool:
        """Can it never be taken back, at a table that asks before a turn ends? Of picks, only the last."""
        game = self.match.game
        last = game.unordered(seat)[0] < 2
        return game.confirm and last and self.title.commits(game, seat, choice.action)

    def keep_safe(self) -> None:
        """After every decision of a person the file is up to date, whatever happens next."""
        if self.save:
            write_file(self.save, self.match.record.write())

    # --- what people see ------------------------------------------------------------------------

    def scene(self, seat: int | None, choices: list[Choice], news: list[Note]) -> Scene:
        return Scene(
            self.title.key,
            self.match.view(seat),
            seat,
            tuple(self.match.deciding()),
            self.labels(seat),
            self.words,
            self.screen.width,
            self.screen.height,
            marks_of(self.title, choices),
            places(self.title, news, seat),
        )

    def show(self, seat: int, choices: list[Choice]) -> None:
        """The board, what happened, what is asked, the choices."""
        news = list(self.news(seat))
        board = drawing(self.title.key)(self.scene(seat, choices, news))
        side = self.match.game.side_of(seat)
        many = max(2, self.screen.height - len(board) - HEADROOM)
        offered = show_choices(self.title, choices, side, self.words, self.screen.width, many)
        question = Text(
            self.words.format(self.title.prompt(self.match.game, seat).text, self.names), style="bold"
        )
        log = story(self.title, news, seat, self.words, self.names, self.screen.width)
        room = self.screen.height - len(board) - len(offered) - 2
        if is_terminal():
            self.screen.clear()
        for line in chain(board, recent(log, max(SHORTEST_LOG, room)), [question], offered):
            self.screen.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)

    def news(self, seat: int | None) -> Iterator[Note]:
        """What happened since this seat decided last."""
        for notes in self.match.journal[self.seen[seat] :]:
            yield from notes

    def tell_news(self, seat: int | None) -> None:
        for line in story(self.title, self.news(seat), seat, self.words, self.names):
            self.screen.print(line)
        self.seen[seat] = len(self.match.journal)

    def prompt_sign(self, seat: int) -> str:
        return f"{self.names[seat]}> "

    def hand_over(self, seat: int) -> None:
        """Before another person looks at the screen, it shows nobody's cards."""
        if self.at_keyboard == seat or not is_terminal():
            self.at_keyboard = seat
            return
        self.screen.clear()
        self.screen.print("\n" * (self.screen.height // 3))
        words = self.screen.text("terminal-hand-over", player=self.names[seat])
        self.screen.print(Text(f" {words} ", style=SEAT_STYLES[seat]), justify="center")
        self.read("")
        self.at_keyboard = seat

    # --- commands -------------------------------------------------------------------------------

    def undo(self, seat: int, rest: str) -> None:
        """Take back the last action."""
        self.match.undo(seat)
        self.keep_safe()

    def restart(self, seat: int, rest: str) -> None:
        """Take back all that may be taken back."""
        self.match.restart_turn(seat)
        self.keep_safe()

    def show_log(self, seat: int, rest: str) -> None:
        """All that happened so far."""
        for line in story(self.title, chain(*self.match.journal), seat, self.words, self.names):
            self.screen.print(line)

    def hint(self, seat: int, rest: str) -> None:
        """What a bot would do, seeing no more than this seat does."""
        action = ask(STAND_IN, self.title, self.match.game, seat, self.rng).action
        words = self.words.format(self.title.describe(action, self.match.game), self.names)
        self.screen.say("terminal-hint", action=words)

    def help(self, seat: int, rest: str) -> None:
        """What can be typed."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        example = self.title.alphabet.write(self.match.legal_actions(seat)[0])
        for typed, key in (
            ("1, 2, 3 …", "number"),
            (example, "notation"),
            ("u", "undo"),
            ("r", "restart"),
            ("l", "log"),
            ("h", "hint"),
            ("rules …", "rules"),
            ("q", "quit"),
            ("?", "this"),
        ):
            grid.add_row(Text(typed, style="bold"), self.screen.text(f"terminal-help-{key}"))
        self.screen.print(grid)
        if self.words.has(f"terminal-{self.title.key}-help"):
            self.screen.say(f"terminal-{self.title.key}-help", style=QUIET_STYLE)

    def search_rules(self, seat: int, rest: str) -> None:
        """The clauses with all these words; without words, the whole page."""
        page = rules(self.title.key, self.screen.language)
        found = rules_page.search(page, rest.split())
        if found:
            self.screen.print(rules_page.show(page, found, whole=not rest))
        else:
            self.screen.say("terminal-rules-nothing", words=rest)

    def quit(self, seat: int, rest: str) -> None:
        """Save and leave."""
        if not self.save:
            self.save = free_file(f"{self.title.key}-{{}}.record")
        self.keep_safe()
        raise Quit

    # --- the end --------------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last board, the points by source, the winners."""
        seat = self.at_keyboard
        self.seen[seat] = min(self.seen[seat], len(self.match.journal))
        if is_terminal():
            self.screen.clear()
        news = list(self.news(seat))
        for line in drawing(self.title.key)(self.scene(seat, [], news)):
            self.screen.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)
        self.tell_news(seat)
        self.screen.print(score_table(self.match, self.screen, self.names))
        self.screen.print(Text(winners(self.match, self.screen, self.names), style=HEADING_STYLE))

    def farewell(self) -> None:
        """Where the game was kept, and how to go on."""
        if not self.save:
            if not self.match.over():
                self.screen.say("terminal-not-saved", style=QUIET_STYLE)
            return
        self.keep_safe()
        self.screen.say("terminal-saved", file=self.save)
        if not self.match.over():
            words = self.screen.text("terminal-go-on", command=self.command_to_go_on())
            self.screen.print(Text(words, style=QUIET_STYLE), soft_wrap=True)

    def command_to_go_on(self) -> str:
        """The command line that takes the game up again."""
        assert self.save is not None
        words = ["ludoteca", "play", "--load", self.save, "--save", self.save]
        words += ["--seat", ",".join([seat_letter(seat) for seat in self.people]) or "none"]
        if self.bots:
            kinds = list(self.bots.values())
            words += ["--bots", kinds[0] if len(set(kinds)) == 1 else ",".join(kinds)]
        return shlex.join(words)


def recent(log: list[Text], room: int) -> list[Text]:
    """The newest lines, as many as there is room for."""
    return log[-room:]


def score_table(match: Match, screen: Screen, names: tuple[str, ...]) -> Grid:
    """Points by source and side."""
    title = match.title
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column()
    points = title.points(match.game)
    for side in range(len(points)):
        grid.add_column(side_name(match, side, names), justify="right")
    for number, source in enumerate(title.sources):
        row = [str(of_side[number]) for of_side in points]
        grid.add_row(screen.text(f"source-{source}", title.key), *row)
    totals = [Text(str(score), style="bold") for score in match.scores()]
    grid.add_row(Text(screen.text("terminal-total"), style="bold"), *totals)
    return grid


def side_name(match: Match, side: int, names: tuple[str, ...]) -> str:
    """All who play for a side."""
    seats = range(match.record.players)
    return " & ".join([names[seat] for seat in seats if match.game.side_of(seat) == side])


def winners(match: Match, screen: Screen, names: tuple[str, ...]) -> str:
    """Who has won, in a sentence; whoever plays alone wins or fails, as the game says."""
    if match.record.players == 1:
        outcome = match.title.prompt(match.game, 0).text
        return screen.text(outcome.key, match.title.key, **outcome.args)
    first = [side for side, place in enumerate(match.ranking()) if place == 1]
    who = ", ".join([side_name(match, side, names) for side in first])
    return screen.text("terminal-winners", players=who, count=len(first), points=match.scores()[first[0]])
