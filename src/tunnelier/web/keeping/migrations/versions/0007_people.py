"""People: clocks, outages and vacations; rated matches and standing; public tables; peace."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
REPORTED = ("table", "by", "about", "name", "text")
NUMBERS = ("seat", "place", "players", "matches")


def _off(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("pace", sa.JSON))
        tables.add_column(sa.Column("started", sa.DateTime))
        tables.add_column(sa.Column("due", sa.DateTime))
        tables.add_column(sa.Column("late", sa.Integer))
        tables.add_column(sa.Column("closed", sa.String))
        for name in ("rated", "public"):
            tables.add_column(_off(name))
        tables.add_column(sa.Column("host", sa.String))
        tables.add_column(sa.Column("sent_away", sa.JSON))
    op.create_index("ix_tables_due", "tables", ["due"])
    with op.batch_alter_table("remarks", recreate="never") as remarks:
        remarks.add_column(_off("gallery"))
        remarks.add_column(sa.Column("guest", sa.String))
    with op.batch_alter_table("seats", recreate="never") as seats:
        seats.add_column(sa.Column("lost", sa.String))
        seats.add_column(_off("ends"))
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
    op.create_table(
        "players",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String),
    )
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("table", "guest", "game")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in NUMBERS),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma")),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.UniqueConstraint("table", "seat"),
    )
    op.create_index("results_by_guest", "results", ["guest", "game"])
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("muted", sa.String, primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *(sa.Column(name, sa.String, nullable=False) for name in REPORTED),
        sa.Column("at", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    """Back to the one before."""
    for name in ("reports", "mutes", "results", "players", "vacations", "outages", "beats"):
        op.drop_table(name)
    with op.batch_alter_table("remarks", recreate="never") as remarks:
        for name in ("guest", "gallery"):
            remarks.drop_column(name)
    with op.batch_alter_table("seats", recreate="never") as seats:
        for name in ("ends", "lost"):
            seats.drop_column(name)
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables", recreate="never") as tables:
        for name in (
            "sent_away",
            "host",
            "public",
            "rated",
            "closed",
            "late",
            "due",
            "started",
            "pace",
        ):
            tables.drop_column(name)
