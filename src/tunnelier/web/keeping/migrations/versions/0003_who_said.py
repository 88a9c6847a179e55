"""Who made a remark: somebody without a name is called as each reader's language has it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("remarks") as remarks:
        remarks.add_column(sa.Column("seat", sa.Integer, nullable=True))


def downgrade() -> None:
    """Back to the one before."""
    with op.batch_alter_table("remarks") as remarks:
        remarks.drop_column("seat")
