"""Whether the coach has a word before somebody's move that gives much away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("seats") as seats:
        seats.add_column(
            sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Back to the one before."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("coached")
