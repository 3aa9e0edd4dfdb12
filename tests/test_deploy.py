"""docs/deploy.md and the files in deploy/ are held to the settings there are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from ludoteca.server.settings import PORT, Limits, Rate, Settings, from_environment
from ludoteca.terminal.main import make_parser

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/deploy.md").read_text(encoding="utf-8")
FILES = sorted(path for path in (ROOT / "deploy").iterdir())
OF_THE_COMPOSE_FILE = {"LUDOTECA_NAME", "LUDOTECA_PASSWORD", "LUDOTECA_SERVERS"}


class Asked(Mapping[str, str]):
    """An environment that remembers what it was asked for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def settings() -> set[str]:
    """Every setting the server reads."""
    asked = Asked()
    from_environment(asked)
    return {name for name in asked.names if name.startswith("LUDOTECA_")}


def rows() -> dict[str, str]:
    """The settings of the page: name -> what it says of the default."""
    found = re.findall(r"^\| `(LUDOTECA_\w+)` \| (.+?) \|", PAGE, re.MULTILINE)
    return dict(found)


def test_the_page_names_every_setting_and_no_other() -> None:
    assert set(rows()) == settings()
    assert len(rows()) == len(re.findall(r"^\| `LUDOTECA_\w+` ", PAGE, re.MULTILINE)), "each once"


def test_the_page_tells_the_defaults() -> None:
    usual, limits = Settings(Path()), Limits()
    for name, told in rows().items():
        key = name.removeprefix("LUDOTECA_").lower()
        value = (
            getattr(limits, key.removeprefix("limit_")) if key.startswith("limit_") else getattr(usual, key)
        )
        if key in ("data", "database"):
            continue  # in words
        if isinstance(value, Rate):
            assert from_environment({name: told.strip("`")}, Path()).limits == limits, name
        elif isinstance(value, tuple):
            assert told == (f"`{' '.join(value)}`" if value else "none"), name
        elif isinstance(value, int | float):
            assert float(told.strip("`")) == value, name
        else:
            assert told == (f"`{value}`" if value else "none"), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_for_operators_know_only_settings_there_are(path: Path) -> None:
    said = set(re.findall(r"LUDOTECA_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8")))
    assert said <= settings() | OF_THE_COMPOSE_FILE
    assert f"../deploy/{path.name}" in PAGE, "the page leads to it"


def test_what_they_start_can_be_started() -> None:
    container = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    (command,) = re.findall(r'^CMD \["ludoteca", (.+)\]$', container, re.MULTILINE)
    words = [word.strip('"') for word in command.split(", ")]
    unit = (ROOT / "deploy/ludoteca.service").read_text(encoding="utf-8")
    (started,) = re.findall(r"^ExecStart=\S+/ludoteca (.+)$", unit, re.MULTILINE)
    for said in (words, started.split()):
        assert make_parser("en").parse_args(said).port == PORT
    for path in FILES:
        ports = re.findall(r"(?:127\.0\.0\.1|one|two):(\d+)", path.read_text(encoding="utf-8"))
        assert set(ports) <= {str(PORT), str(PORT + 1)}, path


@pytest.mark.parametrize(
    "said",
    [
        "LOG_LEVEL=loud",
        "LOG_FORMAT=xml",
        "BOT_LIMIT=a second",
        "BOT_DELAY=-1",
        "GONE_AFTER=nan",
        "KEEP_FINISHED=-30",
        "KEEP_WAITING=inf",
        "WORKERS=0",
        "LIMIT_TABLES=30",
        "LIMIT_TABLES=0/30",
        "LIMIT_TABLES=30/-1",
        "LIMIT_SOCKETS=many",
        "HOSTS=https://play.example.org",
        "HOSTS=play.example.org:443",
        "ORIGINS=play.example.org",
        "PROXIES=proxy",
        "PROXIES=10.0.0.1/8",
        "WATCHERS=*",
        "DATABASE=tables",
        "DATABASE=mysql://club:sesame@db/tables",
        "DATABASE=sqlite:////srv/tables.sqlite3",
        "DATABASE=postgresql://club:sesame@db:port/tables",
    ],
)
def test_a_setting_that_cannot_be_so_is_named(said: str) -> None:
    name, _, value = said.partition("=")
    with pytest.raises(ValueError, match=f"LUDOTECA_{name}=") as told:
        from_environment({f"LUDOTECA_{name}": value})
    assert "sesame" not in str(told.value)


def test_a_setting_that_is_left_empty_is_left_out() -> None:
    lasting = {f"LUDOTECA_{name}": "" for name in ("BOT_LIMIT", "LIMIT_TABLES", "LOG_LEVEL", "DATABASE")}
    assert from_environment(lasting, Path()) == Settings(Path())
