"""What the house does: it opens a table, lets people in, hands them keys, and tells when nothing works."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match.public import load
from huisclos.table.deeds.by_guests import Ask, Remark
from huisclos.table.deeds.in_lobby import Sit
from huisclos.table.groups.group import Belonging
from huisclos.table.state.hidden_answers import all_in, spared
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Clock
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.unplayed import Saying, Unplayed


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
        table.company.arrange(self.players, self.options, self.clock)


class Join(Deed, tag="join", frozen=True):
    """Somebody comes in. The first one is the host."""

    key: str
    """The hash of a secret that only their browser knows."""

    def done(self, table: Table, doer: Doer) -> None:
        """They get the next number."""
        table.company.let_in(self.key)


COMING = Sit, Ask, Remark
"""What makes somebody of a stranger."""


class Come(Deed, tag="come", frozen=True):
    """Somebody new sits down, asks to, or writes: until then nothing is kept of those who come in."""

    key: str
    sit: Sit | Ask | Remark

    def welcome(self, table: Table, doer: Doer) -> None:
        """As it is of those who have come already."""
        self.sit.welcome(table, Doer(table.company.people, doer.at))

    def done(self, table: Table, doer: Doer) -> None:
        """They get the next number."""
        self.sit.done(table, Doer(table.company.people, doer.at))
        table.company.let_in(self.key)


class Key(Deed, tag="key", frozen=True):
    """Somebody comes in on another device too."""

    person: int
    key: str

    def done(self, table: Table, doer: Doer) -> None:
        """Both devices are theirs."""
        table.company.keys[self.key] = self.person


class Close(Deed, tag="close", frozen=True):
    """A question that could be passed is over: whoever had nothing to choose, or wants no part, passes."""

    def done(self, table: Table, doer: Doer) -> None:
        """All answers are opened together, by seat: nobody learns who was first."""
        passing = spared(table.asking)
        if not all_in(table.asking, passing):
            raise Refused("table-stale")
        table.asking.close(passing)


class Stuck(Deed, tag="stuck", frozen=True):
    """Whatever the house tries for a bot, the rules fail: it tries no more until somebody does something."""

    trouble: Saying
    card: str = ""
    """Whose rules would go on for ever, if that is why."""

    def done(self, table: Table, doer: Doer) -> None:
        table.asking.stuck, table.asking.stuck_by = self.trouble, self.card


class Recall(Deed, tag="recall", frozen=True):
    """A game is about to begin: what the group has unlocked at other tables counts here, too."""

    group: Belonging | None
    """None if it is no more."""

    def done(self, table: Table, doer: Doer) -> None:
        table.company.group = self.group


class Shelve(Deed, tag="shelve", frozen=True):
    """The game that is over is kept with the group, and this is what the group has now."""

    group: Belonging | None

    def done(self, table: Table, doer: Doer) -> None:
        """Until then the house owes it to the group, whatever happens to the house."""
        table.company.group = self.group
        table.shelved = len(table.records) + 1


class Upgrade(Deed, tag="upgrade", frozen=True):
    """From here on the table follows other rules. A game under way goes on from its last position."""

    version: int
    position: dict[str, Any] | None = None
    trouble: Saying = {}
    """Why it can't go on, if it can't."""

    def done(self, table: Table, doer: Doer) -> None:
        """What was before it can't be taken back or told any more."""
        table.version = self.version
        game, table.asking.unplayed = table.asking.unplayed, None
        if self.trouble:
            table.asking.unplayed = Unplayed(bool(game and game.over), self.position, self.trouble)
        elif self.position is not None:
            table.go_on(load(self.position, game=table.company.game))
