"""What can be passed stays open for a while, whoever has answered; then it is over, if nobody thinks."""

from __future__ import annotations

import random
from collections.abc import Collection

from msgspec import Struct

from huisclos.table.state.hidden_answers import all_in
from huisclos.table.state.table import Table
from huisclos.table.values.clocks import Pace


class Window(Struct, frozen=True):
    """A question that can be passed, open now or the last that was."""

    number: int = 0
    """The number of the deed that led to it."""
    until: float = 0.0
    """When it may close, by the clock of the loop."""


class Windows:
    """Of one hall: a question of how things stand, and nothing more. Whoever asks keeps the window."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.luck: random.Random = random.SystemRandom()

    def due(
        self, table: Table, window: Window, passing: Collection[int], now: float
    ) -> tuple[Window, float | None]:
        """The window of what is asked now, which can be passed; and in how many seconds it is over, if these
        seats pass, or None while somebody has to think."""
        asking = table.asking
        number = max((one.number for one in asking.asked.values()), default=0)
        if number and number != window.number:
            window = Window(number, now + self._pause(table))
        if not all_in(asking, passing):
            return window, None
        # Once all have left for good, there is nobody to hide from.
        return window, 0.0 if asking.hurried else max(0.0, window.until - now)

    def _pause(self, table: Table) -> float:
        """How long it stays open at least is decided before anybody thinks, whatever they hold.

        Who plays with bots alone has nobody to hide from, and bots think in a time that all know.
        """
        if not any(table.company.seats[seat].played_by_person for seat in table.asking.asked):
            return 0.0
        drawn, alone = self.luck.uniform(*self.pace.passes), len(set(table.playing())) < 2
        return self.pace.bots * min(drawn, 1.0 if alone else drawn)
