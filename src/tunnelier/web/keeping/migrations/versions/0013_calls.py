"""Who would be somebody's friend, or invites them to a group, is told of like a turn at a table.

And a browser that is told things is that of a sign-in, and ends with it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
OF_A_TABLE = "notices_table_fkey"
NAMES = {"fk": "%(table_name)s_%(column_0_name)s_fkey"}
"""What PostgreSQL calls it, and SQLite does not."""
NOTICES = sa.table("notices", sa.column("what"))


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("hooks", recreate="never") as hooks:
        hooks.add_column(sa.Column("device", sa.String))
    with op.batch_alter_table("notices", naming_convention=NAMES) as notices:
        notices.drop_constraint(OF_A_TABLE, type_="foreignkey")


def downgrade() -> None:
    """Back to the one before: what is no table's is told nobody any more."""
    op.execute(NOTICES.delete().where(NOTICES.c.what.in_(["friend", "group"])))
    with op.batch_alter_table("notices", naming_convention=NAMES) as notices:
        notices.create_foreign_key(OF_A_TABLE, "tables", ["table"], ["id"])
    with op.batch_alter_table("hooks", recreate="never") as hooks:
        hooks.drop_column("device")
