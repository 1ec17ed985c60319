"""Tables and the lines of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Forward."""
    op.create_table("tables", sa.Column("code", sa.String(12), primary_key=True), sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "lines",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
