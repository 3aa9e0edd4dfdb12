"""A rules page: chapters of clauses, each clause with an id.

A page is ``games/<title>/rules.<language>.md``::

    # Mille Fiori

    What the game is about.

    ## Setting up {#setup}

    What the chapter is about, if that needs words.

    - One sentence, one consequence. {#setup.1}
    - What one card says may bear its name. {#setup.doge}

    ---

    Where the game comes from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.games import title as find_title
from ludoteca.texts import LANGUAGES

GAMES = Path(__file__).parent.parent / "games"
GENERAL = "general"

HEADING = re.compile(r"# (?P<text>.+)")
CHAPTER = re.compile(r"## (?P<text>.+?) \{#(?P<id>[a-z][a-z0-9-]*)\}")
CLAUSE = re.compile(r"- (?P<text>.+?) \{#(?P<id>[a-z][a-z0-9-]*\.(?:[0-9]+[a-z]?|[a-z][a-z0-9_-]*))\}")
RULING = ("(ruling", "(decisión")


class RulesError(LudotecaError):
    """A rules page that is not there, or not written as it should be."""


@dataclass(frozen=True)
class Clause:
    """One rule: one sentence, one consequence."""

    id: str
    text: str

    @property
    def ruling(self) -> bool:
        """Does the rulebook leave this open, so that we had to decide?"""
        return any(mark in self.text for mark in RULING)


@dataclass(frozen=True)
class Chapter:
    """A chapter: what it is about, which commands nothing, and its clauses in order."""

    id: str
    heading: str
    about: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rules:
    """The rules page of one title in one language."""

    title: str
    language: str
    heading: str
    about: str
    chapters: tuple[Chapter, ...]
    closing: str

    def anchors(self) -> set[str]:
        """The ids of all chapters and clauses."""
        return {chapter.id for chapter in self.chapters} | {clause.id for clause in self.clauses()}

    def clauses(self) -> list[Clause]:
        """Every clause, in order."""
        return [clause for chapter in self.chapters for clause in chapter.clauses]


@cache
def rules(title: str, language: str) -> Rules:
    """The rules of a title in a language, read once; what holds in every game comes last.

    >>> rules("millefiori", "en").chapters[0].clauses[0].id
    'setup.1'
    """
    key = find_title(title).key
    if language not in LANGUAGES:
        raise RulesError("rules-language", language=language[:20], known=", ".join(LANGUAGES))
    path = GAMES / key / f"rules.{language}.md"
    if not path.exists():
        raise RulesError("rules-none", title=key, language=language)
    page = read_rules(path.read_text(encoding="utf-8"), key, language)
    return replace(page, chapters=(*page.chapters, *general(language).chapters))


@cache
def general(language: str) -> Rules:
    """The chapter that all titles share."""
    path = GAMES / f"{GENERAL}.{language}.md"
    return read_rules(path.read_text(encoding="utf-8"), GENERAL, language)


def read_rules(text: str, title: str, language: str) -> Rules:
    """The page behind its text, or an error that names the line and what is wrong with it."""
    return _Reader(text.splitlines(), f"{title}/rules.{language}.md").page(title, language)


@dataclass
class _Chapter:
    """A chapter being read."""

    id: str
    heading: str
    about: list[str] = field(default_factory=list)
    clauses: list[Clause] = field(default_factory=list)

    def done(self) -> Chapter:
        return Chapter(self.id, self.heading, _paragraph(self.about), tuple(self.clauses))


class _Reader:
    """Reads a page line by line, so that every error can name its line."""

    def __init__(self, lines: list[str], file: str) -> None:
        self.lines = lines
        self.file = file
        self.heading = ""
        self.chapters: list[_Chapter] = []
        self.ids: set[str] = set()
        self.about: list[str] = []
        self.closing: list[str] = []

    def page(self, title: str, language: str) -> Rules:
        closing = False
        for number, line in enumerate(self.lines, start=1):
            if line.strip() == "---":
                closing = True
            elif closing:
                self.closing.append(line)
            elif line.strip():
                self._read(line.rstrip(), number)
        if not self.heading:
            raise RulesError("rules-line", file=self.file, line=1, text="")
        chapters = tuple([chapter.done() for chapter in self.chapters])
        return Rules(
            title, language, self.heading, _paragraph(self.about), chapters, _paragraph(self.closing)
        )

    def _read(self, line: str, number: int) -> None:
        if found := CHAPTER.fullmatch(line):
            self.chapters.append(_Chapter(self._new(found["id"], number), found["text"]))
        elif (found := CLAUSE.fullmatch(line)) and self.chapters and self._belongs(found["id"]):
            self.chapters[-1].clauses.append(Clause(self._new(found["id"], number), found["text"]))
        elif (found := HEADING.fullmatch(line)) and not self.heading:
            self.heading = found["text"]
        elif self._is_about(line):
            (self.chapters[-1].about if self.chapters else self.about).append(line)
        else:
            raise RulesError("rules-line", file=self.file, line=number, text=line[:60])

    def _is_about(self, line: str) -> bool:
        """Words before the first clause that are no clause gone wrong."""
        before_clauses = not (self.chapters and self.chapters[-1].clauses)
        return bool(self.heading) and before_clauses and line[0] not in "#-" and "{#" not in line

    def _belongs(self, clause: str) -> bool:
        return clause.startswith(self.chapters[-1].id + ".")

    def _new(self, key: str, number: int) -> str:
        if key in self.ids:
            raise RulesError("rules-twice", file=self.file, line=number, id=key)
        self.ids.add(key)
        return key


def _paragraph(lines: list[str]) -> str:
    """Lines as one text; an empty line still parts paragraphs."""
    blocks = "\n".join([line.strip() for line in lines]).split("\n\n")
    return "\n\n".join([" ".join(block.split()) for block in blocks if block.strip()])
