"""Being told: where somebody is, of which tables not, and what was or is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "hooks",
        sa.Column("guest", sa.String, primary_key=True),
        *(
            sa.Column(name, sa.String, nullable=False)
            for name in ("kind", "address", "lang", "here")
        ),
        *(sa.Column(name, sa.DateTime) for name in ("sent", "failed", "again")),
        sa.Column("error", sa.String),
    )
    op.create_table(
        "quiet",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "notices",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("what", sa.String, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("seat", "tries")),
        sa.Column("due", sa.DateTime),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    """Back to the one before."""
    for name in ("notices", "quiet", "hooks"):
        op.drop_table(name)
