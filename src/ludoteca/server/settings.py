"""How a server is set up: by hand, or by ``LUDOTECA_…`` in the environment."""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

PORT = 8765
POSTGRESQL = ("postgresql", "postgres")


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one more every so many seconds; people write it ``20/30``."""

    burst: int
    every: float


@dataclass(frozen=True)
class Limits:
    """What one address, or one seat, may ask for; far more than people do."""

    tables: Rate = Rate(30, 30.0)
    """Tables laid by one address."""
    bot_tables: Rate = Rate(3, 120.0)
    """Those among them at which only bots play."""
    imports: Rate = Rate(10, 30.0)
    requests: Rate = Rate(600, 0.05)
    """All requests of one address."""
    messages: Rate = Rate(60, 0.1)
    """What one page says to its table."""
    messages_each: Rate = Rate(600, 0.02)
    """What all pages of one address say."""
    undos: Rate = Rate(40, 1.0)
    """What one seat takes back."""
    hints: Rate = Rate(20, 2.0)
    """What one seat asks the teacher."""
    reviews: Rate = Rate(30, 30.0)
    """Games one address asks to have reviewed."""
    sockets_each: int = 60
    """Pages of one address that are open at the same time."""
    sockets: int = 5000
    """Pages of all."""
    lines_each: int = 200
    """Connections of one address, whatever they are for; proxies have as many as they like."""

    def rates(self) -> dict[str, Rate]:
        return {name: rate for name, rate in vars(self).items() if isinstance(rate, Rate)}


@dataclass(frozen=True)
class Settings:
    """Everything one may set; the defaults serve people on this machine."""

    data: Path
    """Where the tables are kept."""
    database: str = ""
    """Address of another database than the file in ``data``: ``postgresql://name:password@host/tables``."""
    origins: tuple[str, ...] = ()
    """Web pages of other hosts that may talk to the tables: ``https://example.org``."""
    hosts: tuple[str, ...] = ()
    """Names under which pages reach the server, beside those of this machine: ``play.example.org``."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say from where somebody comes."""
    limits: Limits = Limits()
    listed_for: float = 24.0
    """Hours after which a public table that nobody joins leaves the list."""
    keep_waiting: float = 0.0
    """Days for which a table that waits for people is kept; 0: for ever."""
    keep_finished: float = 0.0
    """Days for which a table that has ended is kept; 0: for ever."""
    keep_puzzles: float = 7.0
    """Days for which the table of a puzzle is kept that nobody tries any more; 0: for ever."""
    archive: Path | None = None
    """Where the records of ended tables go before those are removed; None: they go for good."""
    absent_after: int = 60
    """Seconds without a connection after which the others may hand a seat to a bot."""
    gone_after: float = 12.0
    """Hours without a connection after which the others may end the game without asking."""
    bot_delay: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    bot_limit: float = 1.0
    """Seconds a bot may think."""
    hint_limit: float = 4.0
    """Seconds the teacher may think about a hint or a verdict."""
    review_limit: float = 180.0
    """Seconds the review of a whole game may take."""
    workers: int = 2
    """How many bots may think at the same time."""
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses that may read ``/metrics``."""
    log_level: str = "warning"
    """What is written down: ``debug``, ``info`` (every request), ``warning``, ``error``."""
    log_format: str = "text"
    """``text`` for people, ``json`` for programs: a line each."""
    warm: bool = False
    """Start a process for bots at once, not when the first bot has to move."""
    static: Path = field(default=Path(__file__).parent / "static")
    """Where the built web client lies."""

    @property
    def database_url(self) -> str:
        """Where the tables are kept, as SQLAlchemy writes it."""
        if not self.database:
            return f"sqlite:///{self.data / 'ludoteca.sqlite3'}"
        kind, colon, where = self.database.partition("://")
        return f"postgresql+psycopg://{where}" if kind in POSTGRESQL else f"{kind}{colon}{where}"


def from_environment(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
    """The settings a person left in the environment; ``data`` beats what it says.

    What cannot be so is a ValueError that names it.
    """
    usual, said = Settings(Path()), _Said(environment)
    return Settings(
        data=data or data_folder(environment),
        database=said.checked("DATABASE", environment.get("LUDOTECA_DATABASE", ""), _is_database),
        origins=tuple([origin.rstrip("/") for origin in said.words("ORIGINS", usual.origins, _is_origin)]),
        hosts=tuple([host.lower() for host in said.words("HOSTS", usual.hosts, _is_host)]),
        proxies=said.words("PROXIES", usual.proxies, _is_network),
        limits=_limits(said),
        listed_for=said.number("LISTED_FOR", usual.listed_for),
        keep_waiting=said.number("KEEP_WAITING", usual.keep_waiting),
        keep_finished=said.number("KEEP_FINISHED", usual.keep_finished),
        keep_puzzles=said.number("KEEP_PUZZLES", usual.keep_puzzles),
        archive=Path(environment["LUDOTECA_ARCHIVE"]) if environment.get("LUDOTECA_ARCHIVE") else None,
        absent_after=said.number("ABSENT_AFTER", usual.absent_after),
        gone_after=said.number("GONE_AFTER", usual.gone_after),
        bot_delay=said.number("BOT_DELAY", usual.bot_delay),
        bot_limit=said.number("BOT_LIMIT", usual.bot_limit),
        hint_limit=said.number("HINT_LIMIT", usual.hint_limit),
        review_limit=said.number("REVIEW_LIMIT", usual.review_limit),
        workers=said.number("WORKERS", usual.workers, least=1),
        watchers=said.words("WATCHERS", usual.watchers, _is_address),
        log_level=said.one_of("LOG_LEVEL", ("debug", "info", "warning", "error"), usual.log_level),
        log_format=said.one_of("LOG_FORMAT", ("text", "json"), usual.log_format),
    )


N = TypeVar("N", int, float)


@dataclass(frozen=True)
class _Said:
    """Reads what the environment says; what is left empty is left out."""

    environment: Mapping[str, str]

    def text(self, name: str) -> str:
        return self.environment.get(f"LUDOTECA_{name}", "").strip()

    def number(self, name: str, usual: N, least: int = 0) -> N:
        found = self.text(name)
        return _number(found, type(usual), least, f"LUDOTECA_{name}={found}") if found else usual

    def rate(self, name: str, usual: Rate) -> Rate:
        found = self.text(name)
        burst, _, every = found.partition("/")
        told = f"LUDOTECA_{name}={found}"
        return Rate(_number(burst, int, 1, told), _number(every, float, 0, told)) if found else usual

    def words(self, name: str, usual: tuple[str, ...], is_one: Callable[[str], bool]) -> tuple[str, ...]:
        if f"LUDOTECA_{name}" not in self.environment:
            return usual
        return tuple([self.checked(name, word, is_one) for word in self.text(name).split()])

    def checked(self, name: str, word: str, is_one: Callable[[str], bool]) -> str:
        if word and not is_one(word):
            raise ValueError(f"LUDOTECA_{name}={_shown(word)}")
        return word

    def one_of(self, name: str, known: tuple[str, ...], usual: str) -> str:
        found = self.text(name) or usual
        if found not in known:
            raise ValueError(f"LUDOTECA_{name}={found[:40]} ({' | '.join(known)})")
        return found


def _number(text: str, kind: type[N], least: int, told: str) -> N:
    try:
        found = kind(text)
    except ValueError:
        raise ValueError(told[:80]) from None
    if not least <= found < math.inf:
        raise ValueError(f"{told[:80]} (≥ {least})")
    return found


def _shown(word: str) -> str:
    """A word that may be an address with a password in it."""
    return word.partition("://")[0][:40] + ("://…" if "://" in word else "")


def _is_database(word: str) -> bool:
    """One that several servers may share: of a file in ``data`` a second server is kept off."""
    try:
        return make_url(word).drivername.partition("+")[0] in POSTGRESQL
    except (ArgumentError, ValueError):
        return False


def _is_origin(word: str) -> bool:
    return "://" in word


def _is_host(word: str) -> bool:
    """A bare name: browsers' pages are known by it whatever the port."""
    return not set("/:") & set(word)


def _is_address(word: str) -> bool:
    try:
        ipaddress.ip_address(word)
    except ValueError:
        return False
    return True


def _is_network(word: str) -> bool:
    """An address, or a whole network of them: containers do not know theirs beforehand."""
    try:
        ipaddress.ip_network(word)
    except ValueError:
        return False
    return True


def _limits(said: _Said) -> Limits:
    """``LUDOTECA_LIMIT_TABLES=20/30`` and the like."""
    usual = Limits()
    chosen: dict[str, Any] = {
        name: said.rate(f"LIMIT_{name.upper()}", value)
        if isinstance(value, Rate)
        else said.number(f"LIMIT_{name.upper()}", value, least=1)
        for name, value in vars(usual).items()
    }
    return replace(usual, **chosen)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept if nobody says: ``data`` in a checkout, else among this user's data."""
    if environment.get("LUDOTECA_DATA"):
        return Path(environment["LUDOTECA_DATA"]).expanduser()
    here = Path.cwd()
    if (here / "pyproject.toml").exists() and (here / "src" / "ludoteca").is_dir():
        return here / "data"
    shared = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(shared).expanduser() / "ludoteca"
