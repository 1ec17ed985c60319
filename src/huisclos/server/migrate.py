"""Brings a database to the form this version needs, keeping what is in it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine


def migrate(database: Path) -> None:
    """Make the database if there is none; bring an older one forward."""
    database.parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "huisclos.server:migrations")
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
