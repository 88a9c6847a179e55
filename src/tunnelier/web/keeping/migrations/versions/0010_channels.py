"""Being told in several places: each by itself, of some tables or not; letters, and browsers.

What was one hook a person is one of theirs. No release has known these tables as they were.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
KEYS = {"hooks": "id", "quiet": "hook", "notices": "hook"}
"""What is called so was a person."""
HOOKS, *OF_A_HOOK = (
    sa.table(name, *map(sa.column, ("guest", key, "kind"))) for name, key in KEYS.items()
)


def upgrade() -> None:
    """To this revision."""
    for table, key in zip((HOOKS, *OF_A_HOOK), KEYS.values(), strict=True):
        op.alter_column(table.name, "guest", new_column_name=key)
        with op.batch_alter_table(table.name, recreate="never") as changed:
            changed.add_column(sa.Column("guest", sa.String, nullable=False, server_default=""))
        op.execute(table.update().values(guest=table.c[key]))
    with op.batch_alter_table("hooks", recreate="never") as hooks:
        hooks.add_column(
            sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true())
        )
        hooks.add_column(sa.Column("every", sa.Integer, nullable=False, server_default="0"))
        hooks.add_column(sa.Column("quiet_until", sa.DateTime))
        hooks.add_column(sa.Column("keys", sa.JSON))
    op.create_index("ix_hooks_guest", "hooks", ["guest"])
    op.create_index("notices_by_guest", "notices", ["guest", "table"])
    op.create_table(
        "kept",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Back to the one before: of several hooks one is left, and neither letters nor browsers."""
    op.drop_table("kept")
    op.drop_index("ix_hooks_guest", "hooks")
    op.drop_index("notices_by_guest", "notices")
    op.execute(HOOKS.delete().where(HOOKS.c.kind.in_(["mail", "push"])))
    first = sa.select(sa.func.min(HOOKS.c.id)).group_by(HOOKS.c.guest)
    op.execute(HOOKS.delete().where(HOOKS.c.id.not_in(first)))
    for table in OF_A_HOOK:
        op.execute(table.delete().where(table.c.hook.not_in(sa.select(HOOKS.c.id))))
    with op.batch_alter_table("hooks", recreate="never") as hooks:
        for column in ("confirmed", "every", "quiet_until", "keys"):
            hooks.drop_column(column)
    for table, key in zip((HOOKS, *OF_A_HOOK), KEYS.values(), strict=True):
        op.execute(table.update().values({key: table.c.guest}))
        with op.batch_alter_table(table.name, recreate="never") as changed:
            changed.drop_column("guest")
        op.alter_column(table.name, key, new_column_name="guest")
