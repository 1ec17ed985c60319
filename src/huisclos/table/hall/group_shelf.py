"""Between tables and the groups that play at them: what a group brings to a game, and what it takes home."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from huisclos.engine.match.match import Match
from huisclos.table.deeds.by_house import Recall, Shelve
from huisclos.table.groups.group import Belonging, Group, played_at
from huisclos.table.groups.group_book import Groups
from huisclos.table.hall.tasks import Tasks
from huisclos.table.hall.troubles import Troubles
from huisclos.table.running.running import Changed, Running
from huisclos.table.running.tables import Tables
from huisclos.table.state.table import Table
from huisclos.table.values.refused import Refused


class GroupShelf:
    """Of one hall."""

    def __init__(self, tables: Tables, groups: Groups, troubles: Troubles) -> None:
        self.tables = tables
        self.groups = groups
        self.troubles = troubles
        self.tasks = Tasks()

    def changed(self, changed: Changed) -> None:
        """A game that is over is brought to the group, and nobody waits for that."""
        code = changed.running.code
        if changed.running.table.owed and not self.tasks.of(code):
            self.tasks.begin(code, self._bring(code))

    async def _bring(self, code: str) -> None:
        """What fails is tried again when the house looks round."""
        try:
            await self.settle(code)
        except Exception as problem:
            await self.troubles.put_off(code, problem)

    async def settle(self, code: str) -> None:
        """Whatever the group is owed at this table."""
        async with self.tables.hold(code) as running:
            await self.shelve(running)

    # -- at a table that one holds -------------------------------------------------------------------

    async def recall(self, running: Running) -> None:
        """A game is about to begin: the group may have played at other tables since, or be no more."""
        company = running.table.company
        group = company.group
        if group is None:
            return
        now = await self.groups.belonging_if_any(group.code, company.game)
        if now != group:
            async with running.change() as change:
                change.do(Recall(now))

    async def shelve(self, running: Running) -> None:
        """The game that is over goes to the group, once: however often this is tried, it is the same game."""
        table, company, match = running.table, running.table.company, running.table.asking.match
        if not table.owed:
            return
        assert company.group is not None
        assert match is not None
        try:
            group = await self.groups.change(company.group.code, self._with_game(table, match))
            now: Belonging | None = group.belonging(company.group.code, company.game)
        except Refused:  # it was deleted meanwhile, or can't be read: the people aren't kept waiting for it
            now = None
        async with running.change() as change:
            change.do(Shelve(now))

    def _with_game(self, table: Table, match: Match) -> Callable[[Group], Group]:
        key = hashlib.sha256(f"{table.code}:{len(table.records)}:{table.promise}".encode()).hexdigest()[:24]
        played = played_at(match, table.company.seats, key, self.tables.house.now())
        game = table.company.game
        return lambda group: group.with_game(played, game, match) if played else group
