"""Positions are written every so often, and say which message they stand behind."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("snapshot_seq", sa.Integer(), nullable=False, server_default="0"))
    # Until now they were written with every message.
    tables = sa.table("tables", sa.column("seq", sa.Integer()), sa.column("snapshot_seq", sa.Integer()))
    op.execute(sa.update(tables).values(snapshot_seq=tables.c.seq))
