"""How long a table waits for somebody, and who plays then; the service's own clock."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("patience", sa.Integer, nullable=False, server_default="3600"))
        tables.add_column(
            sa.Column("stand_in", sa.String, nullable=False, server_default="engineer")
        )
        tables.add_column(sa.Column("asked", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to the one before."""
    op.drop_table("clock")
    with op.batch_alter_table("tables") as tables:
        for name in ("patience", "stand_in", "asked"):
            tables.drop_column(name)
