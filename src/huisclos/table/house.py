"""What the house does: it opens a table, lets people in, hands them keys, and tells when nothing works."""

from __future__ import annotations

from typing import Any

from huisclos.engine.face import load
from huisclos.table.clocks import Clock
from huisclos.table.deed import Deed, Doer
from huisclos.table.lobby import Sit
from huisclos.table.table import Table
from huisclos.table.unplayed import Saying, Unplayed


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
        table.open(self.game, self.version, self.secret, self.language)
        table.arrange(self.players, self.options, self.clock)


class Join(Deed, tag="join", frozen=True):
    """Somebody comes in. The first one is the host."""

    key: str
    """The hash of a secret that only their browser knows."""

    def done(self, table: Table, doer: Doer) -> None:
        """They get the next number."""
        table.let_in(self.key)


class Come(Deed, tag="come", frozen=True):
    """Somebody new sits down: until then nothing is kept of those who come in."""

    key: str
    sit: Sit

    def done(self, table: Table, doer: Doer) -> None:
        """They get the next number, with the seat."""
        self.sit.done(table, Doer(table.people, doer.at))
        table.let_in(self.key)


class Key(Deed, tag="key", frozen=True):
    """Somebody comes in on another device too."""

    person: int
    key: str

    def done(self, table: Table, doer: Doer) -> None:
        """Both devices are theirs."""
        table.keys[self.key] = self.person


class Stuck(Deed, tag="stuck", frozen=True):
    """Whatever the house tries for a bot, the rules fail: it tries no more until somebody does something."""

    trouble: Saying

    def done(self, table: Table, doer: Doer) -> None:
        table.stuck = self.trouble


class Upgrade(Deed, tag="upgrade", frozen=True):
    """From here on the table follows other rules. A game under way goes on from its last position."""

    version: int
    position: dict[str, Any] | None = None
    trouble: Saying = {}
    """Why it can't go on, if it can't."""

    def done(self, table: Table, doer: Doer) -> None:
        """What was before it can't be taken back or told any more."""
        table.version = self.version
        game, table.unplayed = table.unplayed, None
        if self.trouble:
            table.unplayed = Unplayed(bool(game and game.over), self.position, self.trouble)
        elif self.position is not None:
            table.go_on(load(self.position, game=table.game))
