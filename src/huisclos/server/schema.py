"""What the database holds: tables, the lines of their logs, and a row to try whether it can be written."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, text

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("due", Float, index=True),
    Column("position", LargeBinary),
    Column("touched", Float),
    Column("phase", String(10)),
    Column("unwanted", Boolean, nullable=False, server_default="0"),
    Index("ix_tables_touched", "phase", "touched"),
    Index("ix_tables_unwanted", "unwanted", sqlite_where=text("unwanted = 1")),
)
lines = Table(
    "lines",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
pulse = Table("pulse", metadata, Column("at", Float, nullable=False))
