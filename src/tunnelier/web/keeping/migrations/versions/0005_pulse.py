"""All changes of a table are counted, and PostgreSQL tells whoever listens of each."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TELL = """
CREATE FUNCTION tunnelier_tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tunnelier_tables', OLD.id || ' ' || coalesce(NEW.pulse, OLD.pulse + 1));
    RETURN NULL;
END $$;
CREATE TRIGGER tell AFTER UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION tunnelier_tell_table();
"""


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pulse", sa.Integer, nullable=False, server_default="0"))
    op.execute("INSERT INTO clock (id, seconds) VALUES (1, 0) ON CONFLICT DO NOTHING")
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)


def downgrade() -> None:
    """Back to the one before."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER tell ON tables; DROP FUNCTION tunnelier_tell_table()")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("pulse")
