"""Examples in docstrings and pages are run; commands in pages are typed; links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import io
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import OFFERED
from ludoteca.core.message import Message
from ludoteca.core.record import FIRST_LINE, Record
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles
from ludoteca.terminal.coverage import coverage
from ludoteca.terminal.main import main, make_parser
from ludoteca.texts import texts

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    ROOT.glob("docs/*.md")
)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PICTURE = "docs/pictures/"
TITLE_NAMES = {key: texts("en", key).format(Message("title-name")) for key in titles()}


def modules() -> list[str]:
    """All modules but those a database tool runs, and environments, which are tried with their libraries."""
    found = pkgutil.walk_packages(ludoteca.__path__, "ludoteca.")
    return [
        "ludoteca",
        *[
            module.name
            for module in found
            if "migrations" not in module.name
            and not module.name.endswith("__main__")
            and not module.name.startswith("ludoteca.envs")
        ],
    ]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed == 0


def page_id(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_examples_in_pages(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8").failed == 0


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def commands() -> list[str]:
    """Every ``$ ludoteca …`` of the pages, without what follows ``#`` or ``>``."""
    lines = [line for page in PAGES for block in blocks(page, "console") for line in block.splitlines()]
    return [re.split(r"  #| > ", line)[0].strip().removeprefix("$ ") for line in lines]


@pytest.mark.parametrize("command", commands())
def test_commands_in_pages_can_be_read(command: str) -> None:
    words = shlex.split(command)
    assert words[0] == "ludoteca"
    assert make_parser("en").parse_args(words[1:]).command == words[1]


@pytest.mark.parametrize("command", [c for c in commands() if c.split()[1] not in ("serve", "bench")])
def test_commands_in_pages_work(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    match, rng = ludoteca.new("millefiori", 2, 1), seeded(1)
    for _ in range(60):
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
    ludoteca.write_record(match, "game.record")
    ludoteca.write_position(match, "puzzle.json")
    assert main(shlex.split(command)[1:]) == 0


def test_records_in_pages_can_be_replayed() -> None:
    found = [text for page in PAGES for text in blocks(page, "text") if text.startswith(FIRST_LINE)]
    assert found
    for text in found:
        Record.read(text, ludoteca.title).replay()


def test_position_files_in_pages_can_be_loaded(tmp_path: Path) -> None:
    found = [text for page in PAGES for text in blocks(page, "json")]
    assert found
    for text in found:
        (tmp_path / "puzzle.json").write_text(text, encoding="utf-8")
        ludoteca.read_position(tmp_path / "puzzle.json")


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http", PICTURE)):
            assert (page.parent / target).exists(), target


def test_the_table_of_games_is_true() -> None:
    """Every game is there, with its numbers of players, bots, tested rules and boards."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and OFFERED[-1] in line
    ]
    keys = [re.sub(r"^(the castles of|catan: the) |\W", "", row[0].lower()) for row in rows]
    assert sorted(keys) == list(titles())
    for key, (_, _, players, engine, rules, bots, web, terminal) in zip(keys, rows, strict=True):
        assert (engine, rules, web, terminal) == ("yes", "yes", "yes", "yes")
        known = title(key).players
        assert players == (f"{known[0]}–{known[-1]}" if len(known) > 1 else str(known[0]))
        assert list(known) == list(range(known[0], known[-1] + 1))
        assert bots == ", ".join(OFFERED)
        assert coverage(key, ROOT / "tests" / "games" / key).complete()
        assert (ROOT / f"web/src/games/{key}/index.tsx").exists()
        assert f'"./{key}"' in (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8")
        assert (ROOT / f"src/ludoteca/terminal/boards/{key}.py").exists()


@pytest.mark.parametrize("key", titles())
def test_every_field_of_a_position_is_explained(key: str) -> None:
    page = (ROOT / "docs/positions.md").read_text(encoding="utf-8")
    shared = page[page.index("## What every position may name") :]
    name = {"duel": "the Duel"}.get(key, TITLE_NAMES[key])
    start = page.index(f"### What a position of {name} may name")
    told = page[start : page.index("\n## ", start)] + shared
    explained = set(re.findall(r"`([a-z_]+)`", told))
    position = ludoteca.new(key).position()
    fields = set(position)
    for name, value in position.items():
        if name != "stack" and isinstance(value, list):
            fields |= {field for one in value if isinstance(one, dict) for field in one}
    assert fields - explained == set()
