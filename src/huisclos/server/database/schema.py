"""What the database holds: tables, the lines of their logs, groups, who wants to be called, and a row to try
whether it can be written.
"""

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
groups = Table(
    "groups",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("written", Float, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)
bells = Table(
    "bells",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("person", Integer, primary_key=True),
    Column("endpoint", String(1000), primary_key=True),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(5), nullable=False),
    Column("hung", Float, nullable=False),
    Column("remind", Float, index=True),
)
pulse = Table("pulse", metadata, Column("at", Float, nullable=False))
