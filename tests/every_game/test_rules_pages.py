"""The rules pages of every title: the same clauses in every language, each proven by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.rules import Rules, rules
from ludoteca.terminal.coverage import Coverage, clauses_named, coverage
from ludoteca.texts import LANGUAGES

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(params=ludoteca.titles())
def found(request: pytest.FixtureRequest) -> Coverage:
    return coverage(request.param, GAMES / request.param)


@pytest.fixture(params=ludoteca.titles())
def pages(request: pytest.FixtureRequest) -> list[Rules]:
    return [rules(request.param, language) for language in LANGUAGES]


def test_every_clause_is_proven_by_a_test(found: Coverage) -> None:
    assert found.uncovered() == []


def test_no_test_names_a_clause_that_is_not_there(found: Coverage) -> None:
    assert found.unknown == {}


def test_every_language_has_every_clause_in_the_same_order(found: Coverage) -> None:
    assert found.missing == {language: [] for language in LANGUAGES}
    assert found.same_order
    assert found.complete()


def test_every_language_has_the_same_chapters(pages: list[Rules]) -> None:
    for page in pages:
        assert [chapter.id for chapter in page.chapters] == [chapter.id for chapter in pages[0].chapters]
        assert [bool(chapter.about) for chapter in page.chapters] == [
            bool(c.about) for c in pages[0].chapters
        ]


def test_every_language_marks_the_same_rulings(pages: list[Rules]) -> None:
    for page in pages:
        assert [c.id for c in page.clauses() if c.ruling] == [c.id for c in pages[0].clauses() if c.ruling]


def test_no_clause_is_left_untranslated(pages: list[Rules]) -> None:
    for one, other in zip(pages[0].clauses(), pages[1].clauses(), strict=True):
        assert one.text != other.text, one.id


def test_every_clause_is_one_sentence(pages: list[Rules]) -> None:
    for page in pages:
        for clause in page.clauses():
            assert clause.text.endswith("."), f"{page.language} {clause.id}"


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("a.1")\n'
        '@pytest.mark.rule("a.1", "b.2")\n'
        "def test_it(): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("c.3"))])\n'
        "def test_that(x): ...\n",
        encoding="utf-8",
    )
    assert clauses_named(tmp_path) == {
        "a.1": ["test_it.py:2", "test_it.py:3"],
        "b.2": ["test_it.py:3"],
        "c.3": ["test_it.py:5"],
    }
