"""How long tables are kept that nobody touches any more."""

from __future__ import annotations

from msgspec import Struct

from huisclos.table.kept.store import Phase
from huisclos.table.state.table import Table

DAY = 24 * 3600.0
EVERY_SECONDS = 60.0
"""So often the house looks for old tables."""
AT_ONCE = 20
"""So many old tables at most are removed at a time: nobody has to wait for that."""


class Keep(Struct, frozen=True):
    """In days; None is for ever."""

    lobbies: float | None = 90
    """Those in which no game has begun."""
    games: float | None = None

    def before(self, now: float) -> tuple[float | None, float | None]:
        """Lobbies and games last touched before these moments may go."""
        return _before(now, self.lobbies), _before(now, self.games)


def _before(now: float, days: float | None) -> float | None:
    return None if days is None else now - days * DAY


def phase_of(table: Table) -> Phase:
    """As the store keeps it."""
    return "between" if table.phase == "lobby" and table.started else table.phase
