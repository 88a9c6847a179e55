"""Accounts: who somebody is, their passkeys, where they have signed in, what is good once."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String),
        sa.Column("mail", sa.String, unique=True),
        sa.Column("settings", sa.String, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
        sa.Column("used", sa.DateTime),
    )
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("browser", sa.String, nullable=False),
        *(sa.Column(name, sa.DateTime, nullable=False) for name in ("began", "seen")),
    )
    op.create_table(
        "tickets",
        sa.Column("id", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("what", "about")),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    for table, column in (("passkeys", "person"), ("sign_ins", "person"), ("tickets", "until")):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Back to the one before."""
    for name in ("tickets", "sign_ins", "passkeys", "accounts"):
        op.drop_table(name)
