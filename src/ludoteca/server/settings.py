"""How a server is set up: by hand, or by ``LUDOTECA_…`` in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PORT = 8765


@dataclass(frozen=True)
class Settings:
    """Everything one may set; the defaults serve people on this machine."""

    data: Path
    """Where the tables are kept."""
    database: str = ""
    """Address of another database than the file in ``data``: ``postgresql+psycopg://…``."""
    origins: tuple[str, ...] = ()
    """Web pages of other hosts that may talk to the tables: ``https://example.org``."""
    absent_after: int = 60
    """Seconds without a connection after which the others may hand a seat to a bot."""
    bot_delay: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    bot_limit: float = 1.0
    """Seconds a bot may think."""
    workers: int = 2
    """How many bots may think at the same time."""
    warm: bool = False
    """Start a process for bots at once, not when the first bot has to move."""
    static: Path = field(default=Path(__file__).parent / "static")
    """Where the built web client lies."""

    @property
    def database_url(self) -> str:
        """Where the tables are kept, as SQLAlchemy writes it."""
        return self.database or f"sqlite:///{self.data / 'ludoteca.sqlite3'}"


def from_environment(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
    """The settings a person left in the environment; ``data`` beats what it says."""
    usual = Settings(Path())
    origins = environment.get("LUDOTECA_ORIGINS", "").split()
    return Settings(
        data=data or data_folder(environment),
        database=environment.get("LUDOTECA_DATABASE", usual.database),
        origins=tuple([origin.rstrip("/") for origin in origins]),
        absent_after=int(environment.get("LUDOTECA_ABSENT_AFTER", usual.absent_after)),
        bot_delay=float(environment.get("LUDOTECA_BOT_DELAY", usual.bot_delay)),
        bot_limit=float(environment.get("LUDOTECA_BOT_LIMIT", usual.bot_limit)),
        workers=int(environment.get("LUDOTECA_WORKERS", usual.workers)),
    )


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept if nobody says: ``data`` in a checkout, else among this user's data."""
    if environment.get("LUDOTECA_DATA"):
        return Path(environment["LUDOTECA_DATA"]).expanduser()
    here = Path.cwd()
    if (here / "pyproject.toml").exists() and (here / "src" / "ludoteca").is_dir():
        return here / "data"
    shared = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(shared).expanduser() / "ludoteca"
