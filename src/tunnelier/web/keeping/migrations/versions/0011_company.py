"""Company: friends, followed players, groups and invitations; matches with bots rated apart."""

from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _text(name: str, key: bool = False, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String, primary_key=key, nullable=null)


def _off(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def _at() -> sa.Column[datetime]:
    return sa.Column("at", sa.DateTime, nullable=False)


def _of(column: str, other: str) -> sa.Column[str]:
    return sa.Column(column, sa.String, sa.ForeignKey(f"{other}.id"), primary_key=True)


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(_text("group", null=True))
    op.create_index("ix_tables_group", "tables", ["group"])
    with op.batch_alter_table("players", recreate="never") as players:
        players.add_column(sa.Column("seen", sa.DateTime))
    with op.batch_alter_table("results", recreate="never") as results:
        results.add_column(_off("with_bots"))
    op.create_table(
        "friends", _text("guest", key=True), _text("friend", key=True), _off("agreed"), _at()
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table("follows", _text("guest", key=True), _text("followed", key=True))
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table("groups", _text("id", key=True), _text("name"), _text("host"), _at())
    op.create_table(
        "members",
        _of("group", "groups"),
        _text("guest", key=True),
        _text("state"),
        _text("by", null=True),
        _at(),
    )
    op.create_index("ix_members_guest", "members", ["guest"])
    op.create_table(
        "invitations",
        _of("table", "tables"),
        _text("guest", key=True),
        _text("by"),
        _off("declined"),
        _at(),
    )
    op.create_index("ix_invitations_guest", "invitations", ["guest"])


def downgrade() -> None:
    """Back to the one before."""
    for name in ("invitations", "members", "groups", "follows", "friends"):
        op.drop_table(name)
    op.execute("DELETE FROM results WHERE with_bots")
    with op.batch_alter_table("results", recreate="never") as results:
        results.drop_column("with_bots")
    with op.batch_alter_table("players", recreate="never") as players:
        players.drop_column("seen")
    op.drop_index("ix_tables_group", "tables")
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.drop_column("group")
