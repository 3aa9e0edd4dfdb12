"""Drafts a migration: compares the schema with a fresh, up-to-date database."""

import sys

from alembic import command
from sqlalchemy import create_engine

from ludoteca.server.migrations import config, upgrade

if len(sys.argv) != 2:
    sys.exit('usage: python -m ludoteca.server.migrations "what changes"')
engine = create_engine("sqlite://")
upgrade(engine)
with engine.begin() as connection:
    command.revision(config(connection), sys.argv[1], autogenerate=True)
