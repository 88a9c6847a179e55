"""What is asked of bots, for whichever process is free; PostgreSQL tells those of it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TELL = """
CREATE FUNCTION tunnelier_tell_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tunnelier_questions', '');
    RETURN NULL;
END $$;
CREATE TRIGGER tell AFTER INSERT ON questions
    FOR EACH STATEMENT EXECUTE FUNCTION tunnelier_tell_question();
"""


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "questions",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)


def downgrade() -> None:
    """Back to the one before."""
    op.drop_table("questions")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION tunnelier_tell_question()")
