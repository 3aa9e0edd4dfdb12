"""The database's tables. ``messages`` only ever grows; everything else is where things stand now."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

# Named by rule, so that migrations can name them too.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

Data = JSON(none_as_null=True)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("agreement", Data, nullable=False, server_default="{}"),
    # Told twice, as databases differ in how they would index a field of the agreement.
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("secret", LargeBinary, nullable=True),
    Column("commitment", String(64), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("deciding", Data, nullable=False),
    Column("start", Data, nullable=True),
    Column("start_seq", Integer, nullable=False),
    Column("snapshot", Data, nullable=True),
    Column("snapshot_seq", Integer, nullable=False, server_default="0"),
    Column("next", String(32), nullable=True),
    Column("next_secret", LargeBinary, nullable=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("looked", Data, nullable=False, server_default="[]"),
    Index("ix_tables_status", "status", "public", "created"),
    # No secret is ever used twice: who has seen it told would know what comes up.
    Index("ix_tables_commitment", "commitment", unique=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("token", String(64), nullable=True, index=True),
    Column("bot", String(32), nullable=True),
    Column("stand_in", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("seen", Float, nullable=False),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("ends", Boolean, nullable=False, server_default=false()),
    Column("prepared", Data, nullable=True),
)

# The next three are for servers that share a database: who runs, who is connected where, whose bots think.

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", String(32), primary_key=True, index=True),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("process", String(32), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    # Of other rules, another network or another form it is made anew.
    Column("made_by", String(128), nullable=False),
    Column("review", Data, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("action", Text, nullable=True),
    Column("takes_back", Data, nullable=True),
    Column("at", Float, nullable=False),
)
