"""Being told in several places: each by itself, of some tables or not; letters, and browsers.

What was one hook a person is one of theirs. No release has known these tables as they were.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
HOOKS = "hooks"
OF_A_HOOK = ("quiet", "notices")


def _rename(table: str, old: str, new: str) -> None:
    op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")


def upgrade() -> None:
    """To this revision."""
    _rename(HOOKS, "guest", "id")
    for name in OF_A_HOOK:
        _rename(name, "guest", "hook")
    for name, old in ((HOOKS, "id"), *((name, "hook") for name in OF_A_HOOK)):
        with op.batch_alter_table(name, recreate="never") as table:
            table.add_column(sa.Column("guest", sa.String, nullable=False, server_default=""))
        op.execute(f"UPDATE {name} SET guest = {old}")
    with op.batch_alter_table(HOOKS, recreate="never") as hooks:
        hooks.add_column(
            sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true())
        )
        hooks.add_column(sa.Column("every", sa.Integer, nullable=False, server_default="0"))
        hooks.add_column(sa.Column("quiet_until", sa.DateTime))
        hooks.add_column(sa.Column("keys", sa.JSON))
    op.create_index("ix_hooks_guest", HOOKS, ["guest"])
    op.create_index("notices_by_guest", "notices", ["guest", "table"])
    op.create_table(
        "kept",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Back to the one before: of several hooks one is left, and neither letters nor browsers."""
    op.drop_table("kept")
    op.drop_index("ix_hooks_guest", HOOKS)
    op.drop_index("notices_by_guest", "notices")
    op.execute(f"DELETE FROM {HOOKS} WHERE kind IN ('mail', 'push')")
    op.execute(f"DELETE FROM {HOOKS} WHERE id NOT IN (SELECT min(id) FROM {HOOKS} GROUP BY guest)")
    for name in OF_A_HOOK:
        op.execute(f"DELETE FROM {name} WHERE hook NOT IN (SELECT id FROM {HOOKS})")
    with op.batch_alter_table(HOOKS, recreate="never") as hooks:
        for column in ("confirmed", "every", "quiet_until", "keys"):
            hooks.drop_column(column)
    for name, old in ((HOOKS, "id"), *((name, "hook") for name in OF_A_HOOK)):
        op.execute(f"UPDATE {name} SET {old} = guest")
        with op.batch_alter_table(name, recreate="never") as table:
            table.drop_column("guest")
        _rename(name, old, "guest")
