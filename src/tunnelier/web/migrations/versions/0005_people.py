"""Clocks: how much time there is at a table, when nobody served, and whose clock stood still."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pace", sa.JSON))
        tables.add_column(sa.Column("started", sa.DateTime))
        tables.add_column(sa.Column("due", sa.DateTime))
        tables.add_column(sa.Column("closed", sa.String))
    op.create_index("ix_tables_due", "tables", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("lost", sa.String))
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.DateTime, primary_key=True),
        sa.Column("ended", sa.DateTime, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("began", sa.DateTime, primary_key=True),
        sa.Column("ended", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    """Back to the one before."""
    for name in ("vacations", "outages", "beats"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("lost")
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("closed", "due", "started", "pace"):
            tables.drop_column(name)
