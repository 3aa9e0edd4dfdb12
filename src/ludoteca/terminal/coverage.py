"""Which tests prove which clauses of the rules, found by reading the tests without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.rules import Rules, rules
from ludoteca.texts import LANGUAGES


@dataclass(frozen=True)
class Coverage:
    """The clauses of a title in the first language's order, and what is wrong with them."""

    title: str
    tests: dict[str, int]
    """How many tests name each clause."""
    unknown: dict[str, list[str]]
    """Clauses that tests name but no page has, with where."""
    missing: dict[str, list[str]]
    """By language, the clauses that only others have."""
    same_order: bool

    def uncovered(self) -> list[str]:
        """The clauses no test names."""
        return [clause for clause, count in self.tests.items() if not count]

    def complete(self) -> bool:
        """Is every clause tested, the same in all languages, and every tested clause there?"""
        wrong = self.uncovered() or self.unknown or any(self.missing.values())
        return not wrong and self.same_order

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "clauses": self.tests,
            "uncovered": self.uncovered(),
            "unknown": self.unknown,
            "missing": self.missing,
            "same_order": self.same_order,
            "complete": self.complete(),
        }


def coverage(title: str, tests: Path) -> Coverage:
    """Hold the pages of a title against each other and against its tests, ``tests/games/<title>``.

    What holds in every game is proven where the core is tested.
    """
    pages = {language: ids(rules(title, language)) for language in LANGUAGES}
    known = list(dict.fromkeys([clause for page in pages.values() for clause in page]))
    named = clauses_named(tests) | clauses_named(tests.parents[1] / "core")
    return Coverage(
        title,
        {clause: len(named.get(clause, [])) for clause in known},
        {clause: where for clause, where in named.items() if clause not in known},
        {language: [clause for clause in known if clause not in page] for language, page in pages.items()},
        len({tuple(page) for page in pages.values()}) == 1,
    )


def ids(page: Rules) -> list[str]:
    """The ids of a page's clauses, in order."""
    return [clause.id for clause in page.clauses()]


def clauses_named(folder: Path) -> dict[str, list[str]]:
    """Each clause that a mark ``@pytest.mark.rule("…")`` names, with the places (``test_x.py:12``)."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for mark in rule_marks(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            for argument in mark.args:
                clause = argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)
                found.setdefault(str(clause), []).append(f"{path.name}:{mark.lineno}")
    return found


def rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    """Every ``….mark.rule(…)``, be it a decorator, a module's mark or one of a parametrized case."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            yield node
