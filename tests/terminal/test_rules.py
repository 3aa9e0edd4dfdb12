"""Reading and searching rules, and the check of clauses against tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games import titles
from ludoteca.rules import rules
from ludoteca.rules.examples import examples
from ludoteca.rules.summary import summary
from ludoteca.terminal import rules as rules_command
from ludoteca.terminal.coverage import coverage
from tests.terminal.conftest import Run


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_whole_page(ludoteca_: Run, language: str) -> None:
    answer = ludoteca_("rules", "millefiori", "--language", language)
    assert answer.code == 0
    for clause in rules("millefiori", language).clauses():
        assert f"{clause.id} " in answer.out


def test_searching_ignores_case_and_accents(ludoteca_: Run) -> None:
    spanish = ludoteca_("rules", "millefiori", "PIRAMIDE", "--language", "es")
    assert spanish.code == 0
    assert "citizens.1 " in spanish.out
    assert "setup.1 " not in spanish.out


def test_nothing_found(ludoteca_: Run) -> None:
    answer = ludoteca_("rules", "millefiori", "submarine")
    assert answer.code == 1
    assert "No clause holds all of this: submarine" in answer.out


def test_for_programs(ludoteca_: Run) -> None:
    found = ludoteca_("rules", "millefiori", "doge", "--json").json()
    assert found["chapters"][0]["clauses"][0]["id"] == "setup.2"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Pigment doubles:"), ("es", "El pigmento duplica:")], ids=["en", "es"]
)
def test_examples_stand_beside_their_clause(ludoteca_: Run, language: str, told: str) -> None:
    found = ludoteca_("rules", "millefiori", "workshops.7", "--language", language).out
    assert found.index("workshops.7 ") < found.index(told)
    (clause,) = ludoteca_("rules", "millefiori", "workshops.7", "--json").json()["chapters"][0]["clauses"]
    assert "all three count double: 6 points." in clause["examples"][0]


def test_an_example_says_why_something_is_not_allowed(ludoteca_: Run) -> None:
    found = " ".join(ludoteca_("rules", "millefiori", "residences.2").out.split())
    assert "The residences are filled in order: next comes residence R03." in found


@pytest.mark.parametrize("title", titles())
def test_the_boards_of_examples_are_drawn(ludoteca_: Run, title: str) -> None:
    first = examples(title)[0]
    plainly = ludoteca_("rules", title, first.clauses[0])
    drawn = ludoteca_("rules", title, first.clauses[0], "--boards")
    assert drawn.code == 0
    assert len(drawn.out.splitlines()) > len(plainly.out.splitlines()) + 10


@pytest.mark.parametrize("title", titles())
def test_the_game_on_one_page(ludoteca_: Run, title: str) -> None:
    answer = ludoteca_("rules", title, "--summary", "--language", "es")
    assert answer.code == 0
    for part in summary(title, "es").parts:
        assert part.heading in answer.out
    assert "**" not in answer.out


def test_the_check_in_a_checkout(ludoteca_: Run) -> None:
    answer = ludoteca_("rules", "millefiori", "--check")
    total = len(rules("millefiori", "en").clauses())
    assert answer.code == 0
    assert f"{total} of {total} clauses are tested." in answer.out
    assert ludoteca_("rules", "millefiori", "--check", "--json").json()["complete"] is True


def test_the_check_finds_what_is_wrong(
    ludoteca_: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = tmp_path / "tests" / "games" / "millefiori"
    tests.mkdir(parents=True)
    (tests / "test_x.py").write_text(
        'import pytest\n@pytest.mark.rule("setup.1", "setup.99")\ndef test_x(): ...\n', encoding="utf-8"
    )
    monkeypatch.setattr(rules_command, "checkout", lambda: tmp_path)
    answer = ludoteca_("rules", "millefiori", "--check")
    assert answer.code == 1
    assert "1 of " in answer.out
    assert "setup.2, setup.3" in answer.out
    assert "A test names setup.99, which no page has: test_x.py:2" in answer.out
    found = coverage("millefiori", tests)
    assert found.tests["setup.1"] == 1
    assert not found.complete()


def test_the_check_needs_the_tests(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_command, "checkout", lambda: None)
    answer = ludoteca_("rules", "millefiori", "--check")
    assert answer.code == 2
    assert "only in a checkout" in answer.err
