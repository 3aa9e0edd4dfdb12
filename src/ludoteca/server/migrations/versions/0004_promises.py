"""Secrets are drawn before anybody has a say in them: for promises a key, for rematches beforehand."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.add_column("tables", sa.Column("next_secret", sa.LargeBinary(), nullable=True))
    op.create_index("ix_tables_commitment", "tables", ["commitment"], unique=True)
    tables = sa.table("tables", sa.column("id", sa.String()), sa.column("next_secret", sa.LargeBinary()))
    database = op.get_bind()
    for (found,) in database.execute(sa.select(tables.c.id)).all():
        drawn = sa.update(tables).where(tables.c.id == found).values(next_secret=secrets.token_bytes(32))
        database.execute(drawn)
