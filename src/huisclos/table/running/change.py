"""Deeds that are done at a table together: stored with one write, and then told."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING

from huisclos.engine.base.errors import HuisClosError
from huisclos.table.deeds.in_game import Act, Quiet, Seal
from huisclos.table.kept.expiry import phase_of
from huisclos.table.kept.log import LogLine, write
from huisclos.table.state.table import Deed
from huisclos.table.values.refused import Refused, WrittenElsewhere

if TYPE_CHECKING:
    from huisclos.table.hall.hall import Hall
    from huisclos.table.running.running import Live


class Change:
    """Use as `async with`, while one holds the table. Nobody hears of what might yet be lost.

    What can't be stored hasn't happened: the table is read anew.
    """

    def __init__(self, hall: Hall, live: Live) -> None:
        self.hall = hall
        self.live = live
        self.lines: list[bytes] = []
        self.public: list[Deed] = []
        """Those deeds that everybody may notice."""
        self.owners: set[int] = set()
        """The seats whose owners alone may notice the other deeds."""
        self.doers: set[int] = set()
        self._first = live.table.lines
        self._passage = hall.lane.at(live)

    def do(self, deed: Deed, person: int | None = None, name: str = "") -> None:
        """Refused changes nothing, and takes nothing back of what was done before."""
        table = self.live.table
        if isinstance(deed, Act):
            deed = deed.sealed(table)
        line = LogLine(deed, person, self.hall.now(), name)  # type: ignore[arg-type]
        with self._passage.counted():
            table.do(line.deed, line.doer, name, anew=True)
        self.lines.append(write(line))
        if person is not None:
            self.doers.add(person)
        if not deed.is_private():
            self.public.append(deed)
        elif isinstance(deed, Quiet | Seal) and (owner := table.seats[deed.seat].person) is not None:
            self.owners.add(owner)

    async def __aenter__(self) -> Change:
        await self._passage.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if problem is None:
                await self._store()
                with self._passage.counted():
                    self._tell()
            elif self.lines or not isinstance(problem, HuisClosError):
                self.hall.give_up(self.live)
        finally:
            await self._passage.__aexit__(kind, problem, trace)

    async def _store(self) -> None:
        if not self.lines:
            return
        table, hall = self.live.table, self.hall
        try:
            hall.steward.close(self.live, self)
            kept = table.due, table.written(), phase_of(table)
            await hall.store.append(table.code, self._first, self.lines, *kept, private=not self.public)
        except BaseException as problem:
            hall.give_up(self.live)
            if isinstance(problem, WrittenElsewhere):
                raise Refused("table-elsewhere") from None
            raise

    def _tell(self) -> None:
        hall, live = self.hall, self.live
        if self.public:
            hall.teller.try_to_tell(live, self.doers)
            hall.calling.changed(live)
            for deed in self.public:
                hall.count(deed)
        else:
            for owner in self.owners:
                hall.teller.try_to_tell(live, only=owner)
        hall.steward.call(live)
