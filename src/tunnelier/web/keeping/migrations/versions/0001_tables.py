"""Tables, seats, events and remarks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("header", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("ending", sa.String),
        sa.Column("frozen", sa.String),
        sa.Column("rematch", sa.String),
        sa.Column("begun", sa.DateTime, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String),
        sa.Column("guest", sa.String),
        sa.Column("link", sa.String),
        sa.Column("bot", sa.String),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_index("seats_by_link", "seats", ["link"])
    op.create_table(
        "events",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.UniqueConstraint("table", "key"),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_index("ix_remarks_table", "remarks", ["table"])


def downgrade() -> None:
    """Back to the one before."""
    for name in ("remarks", "events", "seats", "tables"):
        op.drop_table(name)
