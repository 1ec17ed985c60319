"""Deeds that are done at a table together, before any of them is stored."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from huisclos.engine.base.errors import EndlessRules, HuisClosError
from huisclos.table.deeds.by_house import Stuck
from huisclos.table.deeds.in_game import Act, Quiet, Seal
from huisclos.table.kept.log import LogLine, write
from huisclos.table.running.lane import Passage
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.refused import Refused
from huisclos.table.values.unplayed import told


class Change(Struct):
    """What is done at a table that one holds."""

    table: Table
    now: Callable[[], float]
    passage: Passage
    first: int
    """The number of its first line."""
    lines: list[bytes] = []
    public: list[Deed] = []
    """Those deeds that everybody may notice."""
    owners: set[int] = set()
    """The people who alone may notice the other deeds: the owners of their seats."""
    doers: set[int] = set()

    def do(self, deed: Deed, person: int | None = None, name: str = "") -> None:
        """Refused changes nothing, and takes nothing back of what was done before."""
        table = self.table
        if isinstance(deed, Act):
            deed = deed.sealed(table)
        line = LogLine(deed, person, self.now(), name)  # type: ignore[arg-type]
        with self.passage.counted():
            table.do(line.deed, line.doer, name, anew=True)
        self.lines.append(write(line))
        if person is not None:
            self.doers.add(person)
        if not deed.is_private():
            self.public.append(deed)
        elif isinstance(deed, Quiet | Seal) and (owner := table.company.seats[deed.seat].person) is not None:
            self.owners.add(owner)

    def give_up(self, problem: HuisClosError) -> None:
        """Nothing more is tried here before somebody does something, and everybody sees why."""
        stuck = Refused("table-stuck", problem=problem.message)
        card = problem.card if isinstance(problem, EndlessRules) else ""
        self.do(Stuck(told(stuck, self.table.company.game.meta.package), card))
