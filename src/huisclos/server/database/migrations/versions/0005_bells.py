"""Who wants to be called when a table waits for them: a push subscription each."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "bells",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("hung", sa.Float, nullable=False),
        sa.Column("remind", sa.Float),
    )
    op.create_index("ix_bells_remind", "bells", ["remind"])
