"""How a server is set up: by hand, or by ``LUDOTECA_…`` in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

PORT = 8765
POSTGRESQL = ("postgresql", "postgres")


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one more every so many seconds."""

    burst: int
    every: float

    @staticmethod
    def read(text: str) -> Rate:
        """As people write it: ``20/30``, twenty at once and then one every thirty seconds."""
        burst, _, every = text.partition("/")
        return Rate(int(burst), float(every))


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
    """The settings a person left in the environment; ``data`` beats what it says."""
    usual = Settings(Path())
    origins = environment.get("LUDOTECA_ORIGINS", "").split()
    return Settings(
        data=data or data_folder(environment),
        database=environment.get("LUDOTECA_DATABASE", usual.database),
        origins=tuple([origin.rstrip("/") for origin in origins]),
        hosts=tuple(environment.get("LUDOTECA_HOSTS", "").lower().split()),
        proxies=tuple(environment.get("LUDOTECA_PROXIES", "").split()),
        limits=_limits(environment),
        listed_for=float(environment.get("LUDOTECA_LISTED_FOR", usual.listed_for)),
        keep_waiting=float(environment.get("LUDOTECA_KEEP_WAITING", usual.keep_waiting)),
        keep_finished=float(environment.get("LUDOTECA_KEEP_FINISHED", usual.keep_finished)),
        archive=Path(environment["LUDOTECA_ARCHIVE"]) if environment.get("LUDOTECA_ARCHIVE") else None,
        absent_after=int(environment.get("LUDOTECA_ABSENT_AFTER", usual.absent_after)),
        gone_after=float(environment.get("LUDOTECA_GONE_AFTER", usual.gone_after)),
        bot_delay=float(environment.get("LUDOTECA_BOT_DELAY", usual.bot_delay)),
        bot_limit=float(environment.get("LUDOTECA_BOT_LIMIT", usual.bot_limit)),
        hint_limit=float(environment.get("LUDOTECA_HINT_LIMIT", usual.hint_limit)),
        review_limit=float(environment.get("LUDOTECA_REVIEW_LIMIT", usual.review_limit)),
        workers=int(environment.get("LUDOTECA_WORKERS", usual.workers)),
        watchers=tuple(environment.get("LUDOTECA_WATCHERS", " ".join(usual.watchers)).split()),
        log_level=_one_of(
            environment, "LUDOTECA_LOG_LEVEL", ("debug", "info", "warning", "error"), usual.log_level
        ),
        log_format=_one_of(environment, "LUDOTECA_LOG_FORMAT", ("text", "json"), usual.log_format),
    )


def _one_of(environment: Mapping[str, str], name: str, known: tuple[str, ...], usual: str) -> str:
    found = environment.get(name, usual)
    if found not in known:
        raise ValueError(f"{name}={found[:40]} ({' | '.join(known)})")
    return found


def _limits(environment: Mapping[str, str]) -> Limits:
    """``LUDOTECA_LIMIT_TABLES=20/30`` and the like."""
    usual = Limits()
    said = {name: environment.get(f"LUDOTECA_LIMIT_{name.upper()}") for name in vars(usual)}
    chosen: dict[str, Any] = {
        name: Rate.read(text) if name in usual.rates() else int(text) for name, text in said.items() if text
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
