"""Hosts: who they are, what they did, whom they banned, what they announce; how often one came."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
HELD = ("hosts", "used_links", "bans", "announcements", "deeds", "counts")
OF_REPORTS = (("said", sa.JSON), ("settled", sa.DateTime), ("note", sa.String))


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String, nullable=False) for name in names]


def _time(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime, nullable=False)


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "hosts", sa.Column("guest", sa.String, primary_key=True), *_texts("name"), _time("at")
    )
    op.create_table("used_links", sa.Column("id", sa.String, primary_key=True), _time("at"))
    op.create_table(
        "bans",
        sa.Column("guest", sa.String, primary_key=True),
        *_texts("name", "reason"),
        _time("at"),
        sa.Column("until", sa.DateTime),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("words", sa.JSON, nullable=False),
        _time("at"),
        _time("until"),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *_texts("by", "name", "what", "whom", "text"),
        _time("at"),
    )
    forgotten = ["UNLOGGED"] if op.get_context().dialect.name == "postgresql" else []
    op.create_table(
        "counts",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("span", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        prefixes=forgotten,  # a server that fell down may begin to count anew
    )
    op.create_index("counts_by_span", "counts", ["what", "span"])
    with op.batch_alter_table("reports", recreate="never") as reports:
        for name, kind in OF_REPORTS:
            reports.add_column(sa.Column(name, kind))


def downgrade() -> None:
    """Back to the one before."""
    with op.batch_alter_table("reports", recreate="never") as reports:
        for name, _ in reversed(OF_REPORTS):
            reports.drop_column(name)
    op.drop_index("counts_by_span", "counts")
    for name in reversed(HELD):
        op.drop_table(name)
