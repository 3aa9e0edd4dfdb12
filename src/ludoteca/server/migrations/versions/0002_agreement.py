"""What was agreed at a table is one thing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AGREED = ("options", "players", "confirm", "public")

tables = sa.table(
    "tables",
    sa.column("id", sa.String()),
    sa.column("options", sa.JSON()),
    sa.column("players", sa.Integer()),
    sa.column("confirm", sa.Boolean()),
    sa.column("public", sa.Boolean()),
    sa.column("agreement", sa.JSON()),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("agreement", sa.JSON(), nullable=False, server_default="{}"))
    database = op.get_bind()
    for row in database.execute(sa.select(tables)).mappings().all():
        agreed = {name: row[name] for name in AGREED}
        database.execute(sa.update(tables).where(tables.c.id == row["id"]).values(agreement=agreed))
    for name in ("options", "players", "confirm"):
        op.drop_column("tables", name)
