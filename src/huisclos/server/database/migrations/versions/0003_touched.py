"""When a table was last touched and what became of it, so that what nobody wants any more can be removed;
and a row for those who ask whether the database can be written.
"""

import time

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_OLD = sa.text(
    "SELECT code, position IS NOT NULL AS open,"
    " (SELECT line FROM lines WHERE lines.code = tables.code ORDER BY number DESC LIMIT 1) AS last,"
    " EXISTS (SELECT 1 FROM lines WHERE lines.code = tables.code AND instr(line, :start)) AS started"
    " FROM tables"
)
_START = b'"do":"start"'
"""In no text that people write: there, quotes have a stroke before them."""


class _Line(msgspec.Struct):
    at: float


def upgrade() -> None:
    """Forward."""
    op.add_column("tables", sa.Column("touched", sa.Float))
    op.add_column("tables", sa.Column("phase", sa.String(10)))
    op.add_column("tables", sa.Column("unwanted", sa.Boolean, nullable=False, server_default="0"))
    op.create_index("ix_tables_touched", "tables", ["phase", "touched"])
    op.create_index("ix_tables_unwanted", "tables", ["unwanted"], sqlite_where=sa.text("unwanted = 1"))
    op.create_table("pulse", sa.Column("at", sa.Float, nullable=False))
    connection = op.get_bind()
    rows = connection.execute(_OLD, {"start": _START}).all()
    for code, is_open, last, started in rows:
        phase = "lobby" if not started else "playing" if is_open else "between"
        connection.execute(
            sa.text("UPDATE tables SET touched = :touched, phase = :phase WHERE code = :code"),
            {"code": code, "touched": _written(last), "phase": phase},
        )


def _written(line: bytes | None) -> float:
    """When the line was; of one that can't be read, now: nothing is removed too early."""
    try:
        return msgspec.json.decode(line or b"", type=_Line).at
    except msgspec.DecodeError:
        return time.time()
