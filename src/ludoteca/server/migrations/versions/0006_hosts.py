"""Who has laid a table, who would end it; what an operator has hidden or looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("looked", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("host", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Who laid the older ones is not known: whoever sits there may end them, as before.
    seats = sa.table("seats", sa.column("kind", sa.String()), sa.column("host", sa.Boolean()))
    op.execute(sa.update(seats).where(seats.c.kind == "person").values(host=True))
