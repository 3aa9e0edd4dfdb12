"""``ludoteca rules``: read the rules and their examples, search them, see which clauses the tests prove."""

from __future__ import annotations

import argparse
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca import title as find_title
from ludoteca.core.match import Match
from ludoteca.core.message import seat_letter
from ludoteca.rules import Chapter, Clause, Rules
from ludoteca.rules import rules as read_rules
from ludoteca.rules.examples import Example, examples
from ludoteca.rules.summary import Summary, stressed, summary
from ludoteca.terminal.asking import checkout
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.terminal.coverage import Coverage, coverage
from ludoteca.terminal.parser import Parser, UsageError
from ludoteca.terminal.screen import BAD_STYLE, GOOD_STYLE, HEADING_STYLE, QUIET_STYLE, Screen
from ludoteca.texts import texts

STOPS = '()«»“”"¿?¡!,;:.'
"""They stand around words and are no part of them."""
EXAMPLES: tuple[str, ...] = (
    "ludoteca rules millefiori",
    "ludoteca rules millefiori extra card",
    "ludoteca rules millefiori residences.5 --boards",
    "ludoteca rules millefiori --summary",
    "ludoteca rules millefiori --check",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("game", help="game")
    parser.argument("words", help="words", nargs="*")
    parser.argument("--boards", help="boards", action="store_true")
    parser.argument("--summary", help="summary", action="store_true")
    parser.argument("--check", help="check", action="store_true")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Print the page, or the clauses with all the words, or the summary, or the check."""
    if arguments.check:
        return check(arguments, screen)
    if arguments.summary:
        screen.print(show_summary(summary(arguments.game, screen.language)))
        return 0
    page = read_rules(arguments.game, screen.language)
    found = search(page, arguments.words)
    if arguments.json:
        screen.data(as_data(page, found))
    elif found:
        screen.print(show(page, found, not arguments.words, arguments.boards))
    else:
        screen.say("terminal-rules-nothing", words=" ".join(arguments.words))
    return 0 if found else 1


def search(page: Rules, words: Sequence[str]) -> list[tuple[Chapter, list[Clause]]]:
    """The chapters with the clauses that hold all the words, whatever their case, accents and stops.

    A clause's id counts as one of its words, and so does the heading of its chapter.

    >>> page = read_rules("millefiori", "en")
    >>> [clause.id for _, clauses in search(page, ["doge", "shuffled"]) for clause in clauses]
    ['setup.2']
    """
    wanted = [plain(word).strip(STOPS) for word in words]
    found: list[tuple[Chapter, list[Clause]]] = []
    for chapter in page.chapters:
        clauses = [c for c in chapter.clauses if holds(f"{c.id} {chapter.heading} {c.text}", wanted)]
        if clauses:
            found.append((chapter, clauses))
    return found


def holds(text: str, wanted: Sequence[str]) -> bool:
    return all([word in plain(text) for word in wanted])


def plain(text: str) -> str:
    """Without case and accents.

    >>> plain("Dux, ¿más?")
    'dux, ¿mas?'
    """
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


def show(
    page: Rules, found: Iterable[tuple[Chapter, list[Clause]]], whole: bool, boards: bool = False
) -> RenderableType:
    """The page, or what was found of it, for people."""
    parts: list[RenderableType] = []
    if whole:
        parts += [Text(page.heading, style=HEADING_STYLE), Padding(page.about, (0, 0, 1, 0), expand=False)]
    beside = examples_beside(page.title)
    for chapter, clauses in found:
        parts.append(Text(chapter.heading, style=HEADING_STYLE))
        if whole and chapter.about:
            parts.append(Text(chapter.about, style="italic"))
        parts.append(Padding(clause_table(page, clauses, beside), (0, 0, 1, 0), expand=False))
        if boards:
            parts += [
                board for c in clauses for e in beside.get(c.id, []) for board in drawn(e, page.language)
            ]
    if whole and page.closing:
        parts.append(Text(page.closing, style=QUIET_STYLE))
    return Group(*parts)


def examples_beside(title: str) -> dict[str, list[Example]]:
    """The examples of a title by the clause they stand beside."""
    found: dict[str, list[Example]] = {}
    for example in examples(title):
        found.setdefault(example.clauses[0], []).append(example)
    return found


def clause_table(page: Rules, clauses: Iterable[Clause], beside: dict[str, list[Example]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style=QUIET_STYLE, no_wrap=True, min_width=13)
    table.add_column()
    for clause in clauses:
        table.add_row(clause.id, Text(clause.text))
        for example in beside.get(clause.id, []):
            table.add_row("", Padding(told(example, page.language), (0, 0, 0, 2)))
    return table


def told(example: Example, language: str) -> Text:
    """An example in words; if something is not allowed, with the reason."""
    words = Text(f"{example.heading(language)}: ", style=f"italic {HEADING_STYLE}")
    words.append(example.text(language), style="not bold italic default")
    reason = example.outcome().reason
    if reason is not None:
        told = texts(language, example.title.key).format(reason.text)
        words.append(f" ({told})", style="not bold italic default")
    return words


def drawn(example: Example, language: str) -> list[RenderableType]:
    """The board of an example, and what becomes of it."""
    outcome = example.outcome()
    parts: list[RenderableType] = [Text(example.heading(language), style=f"italic {HEADING_STYLE}")]
    for match in [outcome.before, *([outcome.after] if outcome.after else [])]:
        parts.append(Padding(Group(*draw_board(example, match, language)), (0, 0, 1, 0), expand=False))
    return parts


def draw_board(example: Example, match: Match, language: str) -> list[Text]:
    key, view = example.title.key, match.view(example.seat)
    names = tuple([seat_letter(seat) for seat in range(match.record.players)])
    words, fresh = texts(language, key), frozenset(example.at)
    scene = Scene(key, view, example.seat, tuple(match.deciding()), names, words, 80, 24, {}, fresh)
    return drawing(key)(scene)


def show_summary(found: Summary) -> RenderableType:
    """The game on one page."""
    parts: list[RenderableType] = [Text(found.heading, style=HEADING_STYLE)]
    for part in found.parts:
        parts.append(Text(f"\n{part.heading}", style=HEADING_STYLE))
        parts += [Text("· ").append_text(strong(line)) for line in part.lines]
        if part.rows:
            table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
            for row in part.rows:
                table.add_row(*[strong(cell) for cell in row])
            parts.append(table)
    return Group(*parts)


def strong(line: str) -> Text:
    words = Text()
    for piece, stands_out in stressed(line):
        words.append(piece, style="bold" if stands_out else "")
    return words


def as_data(page: Rules, found: Iterable[tuple[Chapter, list[Clause]]]) -> dict[str, Any]:
    beside = examples_beside(page.title)
    chapters = [
        {
            "id": chapter.id,
            "heading": chapter.heading,
            "about": chapter.about,
            "clauses": [
                {
                    "id": c.id,
                    "text": c.text,
                    "ruling": c.ruling,
                    "examples": [e.text(page.language) for e in beside.get(c.id, [])],
                }
                for c in clauses
            ],
        }
        for chapter, clauses in found
    ]
    return {"title": page.title, "language": page.language, "heading": page.heading, "chapters": chapters}


# --- the check --------------------------------------------------------------------------------------


def check(arguments: argparse.Namespace, screen: Screen) -> int:
    """Hold the clauses against the tests; 1 if anything is uncovered or does not fit."""
    key = find_title(arguments.game).key
    root = checkout()
    if root is None or not (root / "tests" / "games").is_dir():
        raise UsageError("terminal-check-no-tests")
    found = coverage(key, root / "tests" / "games" / key)
    if arguments.json:
        screen.data(found.to_json())
    else:
        show_check(found, screen)
    return 0 if found.complete() else 1


def show_check(found: Coverage, screen: Screen) -> None:
    page = read_rules(found.title, screen.language)
    chapters = {clause.id: chapter.heading for chapter in page.chapters for clause in chapter.clauses}
    heading = ""
    for clause, count in found.tests.items():
        if chapters.get(clause, "") != heading:
            heading = chapters.get(clause, "")
            screen.print(Text(heading, style=HEADING_STYLE))
        screen.print(
            Text(f"  {count:4}  {clause}", style="" if count else BAD_STYLE),
        )
    show_problems(found, screen)


def show_problems(found: Coverage, screen: Screen) -> None:
    proven = len(found.tests) - len(found.uncovered())
    style = GOOD_STYLE if found.complete() else BAD_STYLE
    screen.say("terminal-check-sum", style=style, proven=proven, clauses=len(found.tests))
    if found.uncovered():
        screen.say("terminal-check-uncovered", style=BAD_STYLE, ids=", ".join(found.uncovered()))
    for language, missing in found.missing.items():
        if missing:
            screen.say("terminal-check-missing", style=BAD_STYLE, language=language, ids=", ".join(missing))
    for clause, where in found.unknown.items():
        screen.say("terminal-check-unknown", style=BAD_STYLE, id=clause, where=", ".join(where))
    if not found.same_order and not any(found.missing.values()):
        screen.say("terminal-check-order", style=BAD_STYLE)
