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

from ludoteca.games import titles
from ludoteca.rules import rules
from ludoteca.terminal.rules import plain, search
from ludoteca.texts import GAMES, LANGUAGES
from tests.every_game.test_texts import Finder, entries

EACH = [(key, language) for key in titles() for language in LANGUAGES]


def glossary(key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / key / "glossary.json").read_text(encoding="utf-8"))
    return found


@cache
def spoken(key: str, language: str) -> dict[str, str]:
    """Everything that is said at a table and in its rules, by where it stands; without case and accents."""
    found = {clause.id: clause.text for clause in rules(key, language).clauses()}
    for name in ("texts", "errors"):
        path = Path(GAMES / key / f"{name}.{language}.ftl")
        found |= {f"{name} {text}": Finder(pattern).words for text, pattern in entries(path).items()}
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
def test_nothing_is_called_by_a_rival_word(key: str, language: str) -> None:
    said = spoken(key, language)
    for entry in glossary(key):
        for rival in entry.get("avoid", {}).get(language, []):
            word = re.compile(rf"\b{re.escape(plain(rival))}\b")
            places = [where for where, text in said.items() if word.search(text)]
            assert places == [], f"{rival} for {entry[language]}"
