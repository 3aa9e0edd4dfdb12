"""The database's history, one file a change; ``upgrade`` brings any database up to date.

A new one is drafted from the difference between ``schema`` and an up-to-date database::

    python -m ludoteca.server.migrations "what changes"
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

# Any number will do, as long as all servers of a database ask for the same.
LOCK = 7_410_926


def upgrade(engine: Engine) -> None:
    """Run every migration the database has not seen yet; of several servers that start at once, one does."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """Alembic set up for one connection; there is no alembic.ini."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found
