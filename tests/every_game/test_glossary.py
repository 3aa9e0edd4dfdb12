"""One word for one thing: rulebook, rules page and table agree, and the glossary of each title says on what.

A glossary is ``games/<title>/glossary.json``: a list of terms, each with its word in every language, the
place of the rulebook that says it, and the rival words to avoid.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.message import Message
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.rules import rules
from ludoteca.terminal.rules import plain, search
from ludoteca.texts import GAMES, HERE, LANGUAGES, texts
from tests.every_game.test_texts import Finder, entries

# What is no English or no Spanish, or says another thing than was meant; without case and accents.
SLIPS = {
    "en": re.compile(r"\b(the|any|each|every) own\b|(^|[.:;] )who (has|holds|is|does|loses|looks|demands)\b"),
    "es": re.compile(r"\ba (su )?eleccion del (oponente|otro)\b"),
}
# Keys of the names of things that are in the box, and of those that only tell two alike apart.
NAMED = re.compile(
    r"(building|card|character|decree|event|good|goods|guild|landscape|monster|region|resource|shield|tile|vessel)\b"
)
TWINS = {"building-architect_2"}
# Nobody looks for "a mine" or "4 goats" by all of it.
SMALL_WORDS = re.compile(r"\d+|an?|the|el|la|los|las|una?")
EACH = [(key, language) for key in titles() for language in LANGUAGES]


def glossary(key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / key / "glossary.json").read_text(encoding="utf-8"))
    return found


@cache
def spoken(key: str, language: str) -> dict[str, str]:
    """All that is said at a table, in lessons and rules, by where it stands; without case and accents."""
    found = {clause.id: clause.text for clause in rules(key, language).clauses()}
    for name in ("texts", "errors", "lessons", "examples"):
        path = Path(GAMES / key / f"{name}.{language}.ftl")
        found |= {f"{name} {text}": Finder(pattern).words for text, pattern in entries(path).items()}
    for text, pattern in entries(HERE / f"terminal.{language}.ftl").items():
        if text.startswith(f"terminal-{key}-"):
            found[text] = Finder(pattern).words
    return {where: plain(text) for where, text in found.items()}


@pytest.mark.parametrize("key", titles())
def test_every_term_says_its_words_and_where_the_rulebook_has_it(key: str) -> None:
    terms = glossary(key)
    assert len(terms) >= 20, "hardly a glossary"
    assert len({entry["term"] for entry in terms}) == len(terms)
    for entry in terms:
        assert set(entry) <= {"term", "where", "avoid", *LANGUAGES}, entry["term"]
        assert entry["where"], entry["term"]
        assert all(entry[language] for language in LANGUAGES), entry["term"]


@pytest.mark.parametrize(("key", "language"), EACH)
def test_searching_the_rules_by_a_term_finds_a_clause(key: str, language: str) -> None:
    page = rules(key, language)
    words = [entry[language] for entry in glossary(key)]
    asked = [*words, *[plain(word) for word in words], *[word.upper() for word in words]]
    assert [word for word in asked if not search(page, word.split())] == []


@pytest.mark.parametrize(("key", "language"), EACH)
def test_searching_the_rules_by_a_name_of_the_table_finds_a_clause(key: str, language: str) -> None:
    page, words = rules(key, language), texts(language, key)
    names = {words.format(name) for name in names_on_the_table(key)}
    assert len(names) > 10
    asked = [[word for word in name.split() if not SMALL_WORDS.fullmatch(word)] for name in sorted(names)]
    assert [name for name in asked if not search(page, name)] == []


def names_on_the_table(key: str) -> list[Message]:
    """Cards, buildings, goods and whatever else the alphabet calls by a name."""
    title = find_title(key)
    fields = title.alphabet.fields.values()
    found = [title.name(field.name, value) for field in fields for value in field.names or []]
    named = [name for name in found if isinstance(name, Message) and NAMED.match(name.key)]
    return [name for name in named if name.key not in TWINS]


@pytest.mark.parametrize(("key", "language"), EACH)
def test_everything_is_said_as_one_says_it(key: str, language: str) -> None:
    said = spoken(key, language)
    assert {where: text for where, text in said.items() if SLIPS[language].search(text)} == {}


@pytest.mark.parametrize(("key", "language"), EACH)
def test_nothing_is_called_by_a_rival_word(key: str, language: str) -> None:
    said = spoken(key, language)
    for entry in glossary(key):
        for rival in entry.get("avoid", {}).get(language, []):
            word = re.compile(rf"\b{re.escape(plain(rival))}\b")
            places = [where for where, text in said.items() if word.search(text)]
            assert places == [], f"{rival} for {entry[language]}"
