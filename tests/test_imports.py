"""Dependencies point one way: who may know whom, and which library belongs in which room.

Imports are read from the sources: those for typing only and those inside functions count as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

import ludoteca
from ludoteca.games import titles

T = TypeVar("T")

# The sources, whichever engine runs the tests.
PACKAGE = Path(__file__).parent.parent / "src" / "ludoteca"

KNOWS: dict[str, set[str]] = {
    # An error that nobody translates puts itself into words.
    "core": {"texts"},
    "texts": {"core"},
    "native": set(),
    "games": {"core"},
    "rules": {"core", "games", "texts"},
    "api": {"core", "games"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "learn": {"core", "games", "bots", "arena"},
    "batch": {"core", "games"},
    "study": {"core", "games", "bots"},
    "lessons": {"core", "games"},
    "workers": {"core", "games", "native", "bots", "study"},
    "server": {"core", "games", "rules", "api", "native", "texts", "bots", "study", "lessons", "workers"},
    "terminal": {
        *("core", "games", "rules", "api", "native", "texts", "bots", "arena", "learn", "batch"),
        *("study", "lessons", "workers", "server"),
    },
    # Above the terminal, because they draw its boards: see below.
    "envs": {"core", "games", "texts", "bots", "batch", "terminal"},
    "__init__": {"api"},
    "__main__": {"terminal"},
}
"""Every room, and the rooms it may know."""

LIBRARIES: dict[str, set[str]] = {
    "core": {"librt", "mypy_extensions"},
    "texts": {"fluent"},
    "games": {"mypy_extensions", "typing_extensions"},
    "bots": {"librt", "mypy_extensions"},
    "arena": {"ray"},
    "learn": {"numpy", "ray", "torch"},
    "batch": {"numpy"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel", "rich"},
    "server": {
        "alembic",
        "fastapi",
        "h11",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "orjson",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    },
    "terminal": {"rich"},
}
"""What each room needs beyond Python itself; what is not named needs nothing."""

LOOKING_ON = {"ahead", "alone", "evaluate", "key", "observe", "position", "rows", "view", "weights"}
"""The modules of a game that look at its rules; the rules never look back."""


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module(path: Path) -> tuple[str, ...]:
    """A module by its place in the package: ``("games", "duel", "state")``."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a module imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def known(path: Path) -> Iterator[tuple[str, ...]]:
    """The modules of ours that a module imports, by their place in the package.

    A name out of a module counts as the module; one out of the package itself as the public door.
    """
    for name in imported(path):
        first, *parts = name.split(".")
        if first != "ludoteca":
            continue
        while parts and not is_module(parts):
            parts.pop()
        yield tuple(parts or ["api"])


def is_module(parts: list[str]) -> bool:
    place = PACKAGE.joinpath(*parts)
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def test_no_import_is_overlooked(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "import ludoteca\n"
        "from ludoteca import native\n"
        "from ludoteca.games.duel import state, components as box\n"
        "if TYPE_CHECKING:\n    from ludoteca.core.game import Game\n"
        "def late():\n    import ludoteca.server.app\n",
        encoding="utf-8",
    )
    assert set(known(file)) == {
        ("api",),
        ("native",),
        ("games", "duel", "state"),
        ("games", "duel", "components"),
        ("core", "game"),
        ("server", "app"),
    }


def test_the_package_is_the_one_that_is_read() -> None:
    assert len(sources(PACKAGE)) > 100
    names = {path.name for path in PACKAGE.iterdir()}
    assert names >= {path.name for path in Path(ludoteca.__file__).parent.glob("*.py")}


def test_rooms_know_only_those_below() -> None:
    wrong = [
        f"{'.'.join(module(path))} knows {'.'.join(other)}"
        for path in sources(PACKAGE)
        for other in known(path)
        if other[0] not in {module(path)[0], *KNOWS[module(path)[0]]}
    ]
    assert wrong == []


def test_environments_know_only_the_boards_of_the_terminal() -> None:
    for path in sources(PACKAGE / "envs"):
        others = [other for other in known(path) if other[0] == "terminal"]
        assert all([other[1] == "boards" for other in others]), path


def test_no_arrow_leads_back() -> None:
    """The table itself: no room can be reached from what it knows, but for the words of errors."""
    for room, below in KNOWS.items():
        reached, new = set[str](), set(below)
        while new:
            reached |= new
            new = {further for one in new for further in KNOWS[one]} - reached
        assert room not in reached or room in ("core", "texts"), room


HAND_IN_HAND = {("core", "match"), ("core", "record")}
"""A match keeps its record, and a record can be played again: the only two that know each other."""


def left_in_circles(graph: dict[T, set[T]]) -> set[T]:
    """Whoever knows nobody (left), or whom nobody knows, is in no circle: the others wait for each other."""
    while out := {n for n in graph if not graph[n] or not any([n in others for others in graph.values()])}:
        graph = {name: others - out for name, others in graph.items() if name not in out}
    return set(graph)


def test_circles_are_found() -> None:
    assert left_in_circles({1: {2}, 2: {3}, 3: set(), 4: {1}}) == set()
    assert left_in_circles({1: {2}, 2: {3}, 3: {2}, 4: {1}, 5: {6}, 6: {5}}) == {2, 3, 5, 6}


def test_no_module_leads_back_to_itself() -> None:
    graph: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for path in sources(PACKAGE):
        graph[module(path)] = set(known(path)) - {module(path)}
    assert left_in_circles(graph) == HAND_IN_HAND


def test_a_file_that_needs_much_of_the_box_takes_it_whole() -> None:
    """Sixty names of one module are no longer read by anybody."""
    for path in sources(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert len(node.names) < 60, f"{path}: from ludoteca.games.<game> import components as box"


@pytest.mark.parametrize("room", LIBRARIES | KNOWS)
def test_libraries_stay_in_their_rooms(room: str) -> None:
    ours = {"ludoteca", *sys.stdlib_module_names}
    for path in sources(PACKAGE):
        if module(path)[0] == room:
            used = {name.split(".")[0] for name in imported(path)} - ours
            assert used <= LIBRARIES.get(room, set()), path


@pytest.mark.parametrize("key", titles())
def test_no_game_knows_another(key: str) -> None:
    for path in sources(PACKAGE / "games" / key):
        others = [other for other in known(path) if other[0] == "games" and other[1:2] != (key,)]
        assert others == [], path


@pytest.mark.parametrize("key", titles())
def test_rules_never_look_back(key: str) -> None:
    for path in sources(PACKAGE / "games" / key):
        name = module(path)[2:3]
        wanted = {other[2] for other in known(path) if other[:2] == ("games", key) and len(other) > 2}
        assert "title" not in wanted, f"{path}: the title is for the rest of the program"
        if name and name[0] not in {"title", *LOOKING_ON}:
            assert wanted & LOOKING_ON == set(), path


# --- inside a game ------------------------------------------------------------------------------------

ORDER = {
    "components": 0,
    "setting": 1,
    "actions": 1,
    "notes": 2,
    "reasons": 2,
    "knowledge": 2,
    "due": 2,
    "tokens": 2,
    "state": 3,
    "setup": 5,
    "title": 7,
}
CHAPTER = 4
LOOKER = 6


def rank(name: str) -> int:
    """Where a module stands: components, actions, state, chapters with scoring, setup, onlookers, title."""
    return ORDER.get(name, LOOKER if name in LOOKING_ON else CHAPTER)


def arrows(key: str) -> dict[str, set[str]]:
    """The modules of a game, and which of the others each of them knows; a folder counts as one module."""
    found: dict[str, set[str]] = {}
    for path in sources(PACKAGE / "games" / key):
        name = module(path)[2:3]
        if name:
            others = {other[2] for other in known(path) if other[:2] == ("games", key) and len(other) > 2}
            found.setdefault(name[0], set()).update(others - {name[0]})
    return found


@pytest.mark.parametrize("key", titles())
def test_a_game_is_written_in_order(key: str) -> None:
    wrong = [
        f"{name} knows {other}"
        for name, others in arrows(key).items()
        for other in sorted(others)
        if rank(other) > rank(name)
    ]
    assert wrong == []


@pytest.mark.parametrize("key", titles())
def test_no_chapter_leads_back_to_itself(key: str) -> None:
    assert left_in_circles(arrows(key)) == set(), "these wait for each other"
