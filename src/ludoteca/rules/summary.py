"""A game on one page, for those who know it: what one forgets. ``games/<title>/summary.<language>.md``::

    # Mille Fiori in short

    ## Setting up

    - **Two or four players:** 9 cards face up.

    | area | points |
    | --- | --- |
    | workshops | 1 for each connected diamond |

A part has lines or a table, or both. Two stars around words make them stand out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from ludoteca.games import title as find_title
from ludoteca.rules.page import GAMES, RulesError
from ludoteca.texts import LANGUAGES

HEADING = re.compile(r"# (?P<text>.+)")
PART = re.compile(r"## (?P<text>.+)")
LINE = re.compile(r"- (?P<text>.+)")
ROW = re.compile(r"\|(?P<cells>.+)\|")
RULE = re.compile(r"\|( *-+ *\|)+")
STRONG = re.compile(r"\*\*(.+?)\*\*")


@dataclass
class SummaryPart:
    """A part of a summary: lines, and the rows of a table with its head first."""

    heading: str
    lines: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


@dataclass(frozen=True)
class Summary:
    """A game in short, in one language."""

    heading: str
    parts: tuple[SummaryPart, ...]


@cache
def summary(title: str, language: str) -> Summary:
    """The summary of a title in a language, read once.

    >>> summary("millefiori", "en").heading
    'Mille Fiori in short'
    """
    key = find_title(title).key
    if language not in LANGUAGES:
        raise RulesError("rules-language", language=language[:20], known=", ".join(LANGUAGES))
    path = GAMES / key / f"summary.{language}.md"
    if not path.exists():
        raise RulesError("rules-none", title=key, language=language)
    return read_summary(path.read_text(encoding="utf-8"), f"{key}/summary.{language}.md")


def read_summary(text: str, file: str) -> Summary:
    """The summary behind its text, or an error that names the line that is no part of one."""
    heading, parts = "", list[SummaryPart]()
    for number, line in enumerate([line.rstrip() for line in text.splitlines()], start=1):
        if not line or (RULE.fullmatch(line) and parts and parts[-1].rows):
            continue
        if (found := PART.fullmatch(line)) and heading:
            parts.append(SummaryPart(found["text"]))
        elif (found := HEADING.fullmatch(line)) and not heading:
            heading = found["text"]
        elif (found := LINE.fullmatch(line)) and parts:
            parts[-1].lines.append(found["text"])
        elif (found := ROW.fullmatch(line)) and parts:
            parts[-1].rows.append([cell.strip() for cell in found["cells"].split("|")])
        else:
            raise RulesError("rules-line", file=file, line=number, text=line[:60])
    return Summary(heading, tuple(parts))


def stressed(text: str) -> list[tuple[str, bool]]:
    """A line in pieces; those between two stars stand out.

    >>> stressed("**Two players:** 9 cards")
    [('Two players:', True), (' 9 cards', False)]
    """
    return [(piece, n % 2 == 1) for n, piece in enumerate(STRONG.split(text)) if piece]
