"""What the house does: it opens a table, lets people in, and hands them keys."""

from __future__ import annotations

from typing import Any

from huisclos.table.clocks import Clock
from huisclos.table.deed import Deed, Doer
from huisclos.table.table import Table


class Open(Deed, tag="open", frozen=True):
    """The first deed of every table."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    clock: Clock
    secret: str
    """Half of every seed; the other half comes from the seats."""
    language: str

    def done(self, table: Table, doer: Doer) -> None:
        """A table in its lobby, with empty seats."""
        table.open(self.game, self.version, self.secret)
        table.language = self.language
        table.arrange(self.players, self.options, self.clock)


class Join(Deed, tag="join", frozen=True):
    """Somebody comes in. The first one is the host."""

    key: str
    """The hash of a secret that only their browser knows."""

    def done(self, table: Table, doer: Doer) -> None:
        """They get the next number."""
        table.keys[self.key] = table.people
        table.people += 1


class Key(Deed, tag="key", frozen=True):
    """Somebody comes in on another device too."""

    person: int
    key: str

    def done(self, table: Table, doer: Doer) -> None:
        """Both devices are theirs."""
        table.keys[self.key] = self.person
