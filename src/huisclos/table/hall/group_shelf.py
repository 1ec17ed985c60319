"""Between tables and the groups that play at them: what a group brings to a game, and what it takes home."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from huisclos.engine.match.match import Match
from huisclos.table.deeds.by_house import Recall, Shelve
from huisclos.table.groups.group import Belonging, Group, played_at
from huisclos.table.groups.group_book import Groups
from huisclos.table.state.table import Table
from huisclos.table.values.refused import Refused

if TYPE_CHECKING:
    from huisclos.table.hall.hall import Hall
    from huisclos.table.running.running import Live


class Shelving:
    """Of one hall. Whoever calls it holds the table."""

    def __init__(self, hall: Hall, groups: Groups) -> None:
        self.hall = hall
        self.groups = groups

    async def recall(self, live: Live) -> None:
        """A game is about to begin: the group may have played at other tables since, or be no more."""
        group = live.table.group
        if group is None:
            return
        now = await self.groups.belonging_if_any(group.code, live.table.game)
        if now != group:
            async with self.hall.change(live) as change:
                change.do(Recall(now))

    async def shelve(self, live: Live) -> None:
        """The game that is over goes to the group, once: however often this is tried, it is the same game."""
        table = live.table
        if not table.owed:
            return
        assert table.group is not None
        assert table.match is not None
        try:
            group = await self.groups.change(table.group.code, self._with_game(table, table.match))
            now: Belonging | None = group.belonging(table.group.code, table.game)
        except Refused:  # it was deleted meanwhile, or can't be read: the people aren't kept waiting for it
            now = None
        async with self.hall.change(live) as change:
            change.do(Shelve(now))

    def _with_game(self, table: Table, match: Match) -> Callable[[Group], Group]:
        key = hashlib.sha256(f"{table.code}:{len(table.records)}:{table.promise}".encode()).hexdigest()[:24]
        played = played_at(match, table.seats, key, self.hall.now())
        return lambda group: group.with_game(played, table.game, match) if played else group
