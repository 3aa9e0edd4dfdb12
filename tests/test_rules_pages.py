"""Rules pages are read as they are written, and mistakes in them are named with their line."""

from __future__ import annotations

import pytest

from ludoteca.rules import Clause, RulesError, read_rules, rules
from ludoteca.rules.summary import read_summary, summary

PAGE = """# The Game

About the game,
in two lines.

## First chapter {#first}

What it is about.

- One thing. {#first.1}
- Another thing (ruling; the alternative: none). {#first.2}

## Second chapter {#second}

- A last thing. {#second.1}
- What a card says. {#second.wise_woman-2}

---

Where it comes from.
"""


def test_a_page_is_read_clause_by_clause() -> None:
    page = read_rules(PAGE, "game", "en")
    assert (page.heading, page.about) == ("The Game", "About the game, in two lines.")
    assert page.closing == "Where it comes from."
    assert [(chapter.id, chapter.about) for chapter in page.chapters] == [
        ("first", "What it is about."),
        ("second", ""),
    ]
    assert page.clauses()[0] == Clause("first.1", "One thing.")
    assert [clause.ruling for clause in page.clauses()] == [False, True, False, False]
    assert page.clauses()[-1] == Clause("second.wise_woman-2", "What a card says.")


@pytest.mark.parametrize(
    ("right", "wrong", "key", "line"),
    [
        ("{#first.2}", "", "rules-line", 11),
        ("{#first.2}", "{#first.1}", "rules-twice", 11),
        ("{#first.2}", "{#second.9}", "rules-line", 11),
        ("{#first.2}", "{#first.Card}", "rules-line", 11),
        ("{#second}", "{#first}", "rules-twice", 13),
        ("- A last thing", "A last thing", "rules-line", 15),
        ("- One thing", "* One thing", "rules-line", 10),
        ("## First chapter {#first}", "## First chapter", "rules-line", 6),
        ("# The Game", "The Game", "rules-line", 1),
        ("- Another", "Stray words.\n- Another", "rules-line", 11),
    ],
)
def test_mistakes_are_named_with_their_line(right: str, wrong: str, key: str, line: int) -> None:
    assert PAGE.count(right) == 1
    with pytest.raises(RulesError) as error:
        read_rules(PAGE.replace(right, wrong), "game", "en")
    assert error.value.message.key == key
    assert error.value.message.args["line"] == line
    assert f"line {line}" in str(error.value)


def test_unknown_pages_are_refused() -> None:
    for language in ("xx", "../en"):
        with pytest.raises(RulesError):
            rules("millefiori", language)


SUMMARY = """# The game in short

## Costs

- **Road:** 2 brick

| what | cost |
| --- | --- |
| city | 3 ore |
"""


def test_a_summary_is_read_part_by_part() -> None:
    found = read_summary(SUMMARY, "summary.en.md")
    assert found.heading == "The game in short"
    (part,) = found.parts
    assert (part.heading, part.lines) == ("Costs", ["**Road:** 2 brick"])
    assert part.rows == [["what", "cost"], ["city", "3 ore"]]


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("- **Road", "* **Road", 5),
        ("## Costs", "### Costs", 3),
        ("# The game in short", "", 3),
        ("| city | 3 ore |", "city: 3 ore", 9),
    ],
)
def test_mistakes_in_a_summary_are_named_with_their_line(right: str, wrong: str, line: int) -> None:
    with pytest.raises(RulesError) as caught:
        read_summary(SUMMARY.replace(right, wrong), "summary.en.md")
    assert caught.value.message.args["line"] == line


def test_a_summary_that_is_not_there() -> None:
    with pytest.raises(RulesError):
        summary("millefiori", "xx")
