"""Examples in docstrings and pages are run; commands in pages are typed; links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import io
import json
import pkgutil
import re
import shlex
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

import ludoteca
from ludoteca.bots import OFFERED
from ludoteca.core.message import Message
from ludoteca.core.options import write_value
from ludoteca.core.record import FIRST_LINE, Record
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles
from ludoteca.lessons import lessons
from ludoteca.lessons.lesson import read_lesson
from ludoteca.rules import rules
from ludoteca.rules.examples import read_example
from ludoteca.terminal.coverage import coverage
from ludoteca.terminal.main import COMMANDS, main, make_parser
from ludoteca.texts import LANGUAGES, texts
from tools.docs import sources
from tools.docs.check import complaints
from tools.docs.games import game_page, rules_page

ROOT = Path(__file__).parents[1]


class Page(NamedTuple):
    """A page people have written, or one that is made for the site."""

    name: str
    text: str

    def blocks(self, language: str) -> list[str]:
        """Its blocks in one language."""
        return re.findall(rf"^```{language}\n(.*?)^```", self.text, re.MULTILINE | re.DOTALL)


def written_pages() -> list[Page]:
    paths = [Path("README.md"), *sources.written_pages("en"), *sources.written_pages("es")]
    return [Page(path.as_posix(), (ROOT / path).read_text(encoding="utf-8")) for path in paths]


def made_pages() -> list[Page]:
    return [
        *[Page(f"{key}.{language}", game_page(key, language)) for key in titles() for language in LANGUAGES],
        *[
            Page(f"{key}-rules.{language}", rules_page(key, language))
            for key in titles()
            for language in LANGUAGES
        ],
    ]


WRITTEN = written_pages()
PAGES = WRITTEN + made_pages()
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


def page_id(page: Page) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_examples_in_pages(page: Page) -> None:
    example = doctest.DocTestParser().get_doctest(
        page.text, {"__name__": "__main__"}, page.name, page.name, 0
    )
    assert doctest.DocTestRunner(optionflags=FLAGS).run(example).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_block_is_of_a_kind_that_is_tried(page: Page) -> None:
    """Python is run or quoted, commands are typed or read, files are loaded; ``text`` is a picture."""
    opened = re.findall(r"^```(.*)$", page.text, re.MULTILINE)[::2]
    assert set(opened) <= {"python", "console", "sh", "json", "jsonc", "text"}


def test_python_in_pages_that_is_not_run_is_quoted() -> None:
    sources_of_ours = [path.read_text(encoding="utf-8") for path in (ROOT / "src/ludoteca").rglob("*.py")]
    lines = ["\n".join([line.strip() for line in text.splitlines()]) for text in sources_of_ours]
    quoted = [block for page in PAGES for block in page.blocks("python") if ">>>" not in block]
    assert quoted
    for block in quoted:
        bare = "\n".join([line.split("  #")[0].strip() for line in block.splitlines()])
        assert any([bare in text for text in lines]), f"nowhere in the sources:\n{block}"


def jsonc(field: str) -> list[str]:
    """What the pages show of our data files, by a field they all have."""
    found = [block for page in PAGES for block in page.blocks("jsonc") if field in json.loads(block)]
    assert found
    return found


def test_data_in_pages_is_an_example_or_a_lesson() -> None:
    every = [block for page in PAGES for block in page.blocks("jsonc")]
    assert sorted(every) == sorted([*jsonc("parts"), *jsonc("clauses")])


def test_examples_in_pages_are_true() -> None:
    for block in jsonc("clauses"):
        example = read_example(title("millefiori"), "page", block)
        assert example.outcome().scores == dict(example.scores)


def test_lessons_in_pages_can_be_read() -> None:
    for block in jsonc("parts"):
        lesson = read_lesson(title("millefiori"), "page", block)
        for number, part in enumerate(lesson.parts):
            match = lesson.start(number)
            for action in [action for step in part.steps for action in step.do]:
                match.play(action, lesson.seat)


def commands() -> list[str]:
    """Every ``$ ludoteca …`` of the pages, without what follows ``#`` or ``>``."""
    lines = [line for page in PAGES for block in page.blocks("console") for line in block.splitlines()]
    return sorted({re.split(r"  #| > ", line)[0].strip().removeprefix("$ ") for line in lines})


def long_commands() -> list[str]:
    """Every command of the pages that takes long or needs what tests have not."""
    lines = [line for page in PAGES for block in page.blocks("sh") for line in block.splitlines()]
    return sorted({re.split(r"  +#| && ", line)[0].strip().removeprefix("$ ") for line in lines})


@pytest.mark.parametrize("command", long_commands())
def test_long_commands_in_pages_can_be_read(command: str) -> None:
    words = shlex.split(command)
    match words:
        case ["ludoteca", *rest]:
            assert rest[0] in COMMANDS
            if "--help" not in rest:
                make_parser("en").parse_args(rest)
        case ["make", *targets]:
            known = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert all([f"\n{target}:" in known for target in targets if "=" not in target])
        case ["python", "-m", module, *rest]:
            told = (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
            assert all([f'"{word}"' in told for word in rest if word.startswith("--")])
        case ["pip", "install", what]:
            extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
            named = re.fullmatch(r"ludoteca\[(.+)\]", what)
            assert named is not None
            assert set(named[1].split(",")) <= set(extras["optional-dependencies"])
        case _:
            assert words[0] in ("export", "podman", "ray"), "a program of somebody else's"
            files = [word for word in words if word.startswith("deploy/")]
            assert all([(ROOT / file).exists() for file in files])


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
    found = [text for page in PAGES for text in page.blocks("text") if text.startswith(FIRST_LINE)]
    assert found
    for text in found:
        Record.read(text, ludoteca.title).replay()


def test_position_files_in_pages_can_be_loaded(tmp_path: Path) -> None:
    found = [text for page in PAGES for text in page.blocks("json")]
    assert found
    for text in found:
        (tmp_path / "puzzle.json").write_text(text, encoding="utf-8")
        ludoteca.read_position(tmp_path / "puzzle.json")


@pytest.mark.parametrize("page", WRITTEN, ids=page_id)
def test_links_lead_somewhere(page: Page) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.text):
        if not target.startswith(("http", PICTURE)):
            assert (ROOT / page.name).parent.joinpath(target).exists(), target


# --- the site -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", titles())
def test_the_page_of_a_game_has_all_that_its_title_declares(key: str) -> None:
    found, page = title(key), game_page(key, "en")
    for block in found.observation.blocks:
        assert f"| `{block.name}` | {found.observation.at(block.name)} | {block.length} |" in page
        assert block.meaning.replace("|", "&#124;") in page
    for number, verb in enumerate(found.alphabet.verbs):
        assert re.search(
            rf"\| `{verb.name}` \| .* \| {verb.size()} \| {found.alphabet.starts[number]}\b", page
        )
    for field in found.alphabet.fields.values():
        assert all([f"<code>{name}</code>" in page for name in field.names or []])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", titles())
def test_the_pages_of_a_game_tell_players_all(key: str, language: str) -> None:
    """Options, lessons and clauses, in their language."""
    page, say = game_page(key, language), texts(language, key)
    for option in title(key).options:
        assert say.format(Message(f"option-{option.key}.about")) in page
        assert all([f"`{write_value(value)}`" in page for value in option.values])
    for lesson in lessons(key):
        assert say.format(Message(f"lesson-{lesson}.about")) in page
    told = rules_page(key, language)
    for clause in rules(key, language).clauses():
        assert f'<span id="{clause.id}"></span>{clause.text}' in told


def test_every_page_in_english_for_players_is_there_in_spanish() -> None:
    english = [path.relative_to("docs") for path in sources.written_pages("en") if "player" in path.parts]
    spanish = [path.relative_to("docs/es") for path in sources.written_pages("es")]
    assert sorted(spanish) == sorted([Path("index.md"), *english])


def test_links_go_along_into_the_site() -> None:
    text = "[a](../../deploy.md#x) ![b](../../pictures/b.png) [c](learn.md) [d](https://e.org/f.md)\n```text\n](g.md)\n```\n"
    linked, files = sources.with_links(text, Path("docs/es/player/start.md"))
    assert linked == text.replace("deploy.md", "deploy.html"), "the other language is a site of its own"
    assert files == {Path("docs/pictures/b.png")}
    linked, _ = sources.with_links("[a](../../benchmarks/LOAD.md)", Path("docs/how-to/train.md"))
    assert linked == "[a](../benchmarks/LOAD.md)"


def test_a_site_that_loads_from_elsewhere_or_leads_nowhere_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top"></h1><a href="b.html#here"></a><a href="https://e.org"></a>'
    )
    (tmp_path / "b.html").write_text('<h1 id="here"></h1><a href="a.html#top"></a><img src="data:,">')
    assert complaints(tmp_path) == []
    (tmp_path / "b.html").write_text(
        '<script src="https://e.org/x.js"></script><link rel="stylesheet" href="//e.org/x.css">'
        '<img src="no.png">'
    )
    (tmp_path / "c.css").write_text("a { background: url(https://e.org/x.png) } b { background: url(x.png) }")
    assert complaints(tmp_path) == [
        "a.html points at b.html#here, which is not there",
        "b.html loads https://e.org/x.js from elsewhere",
        "b.html loads //e.org/x.css from elsewhere",
        "b.html points at no.png, which is not there",
        "c.css loads url(https://e.org/x.png from elsewhere",
    ]


def test_the_table_of_games_is_true() -> None:
    """Every game is there, with its numbers of players, bots, tested rules and boards."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and OFFERED[-1] in line
    ]
    keys = [re.sub(r"^(the castles of|catan: the) |\W", "", row[0].lower()) for row in rows]
    assert sorted(keys) == list(titles())
    for key, (_, _, players, engine, page, bots, web, terminal) in zip(keys, rows, strict=True):
        assert (engine, page, web, terminal) == ("yes", "yes", "yes", "yes")
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
