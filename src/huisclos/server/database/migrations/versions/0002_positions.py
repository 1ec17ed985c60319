"""The position of each table's game, so that it can go on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("position", sa.LargeBinary))
