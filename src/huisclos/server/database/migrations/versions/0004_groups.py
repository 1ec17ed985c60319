"""Groups, and what stays of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "groups",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_groups_written", "groups", ["written"])
