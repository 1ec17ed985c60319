"""The log of a table: every deed with its doer, as it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from huisclos.table.deed import Doer
from huisclos.table.heart import by_heart
from huisclos.table.house import Come, Join, Key, Open, Stuck, Upgrade
from huisclos.table.lobby import Arrange, Free, Load, PutBot, Ready, Rematch, Sit, Start, Unload
from huisclos.table.play import Abandon, Act, AskBack, Chat, Consent, Quiet, Return, Say, Stand
from huisclos.table.table import Table
from huisclos.table.unplayed import is_over

Command = (
    Sit
    | PutBot
    | Free
    | Arrange
    | Unload
    | Ready
    | Start
    | Rematch
    | Abandon
    | Act
    | Quiet
    | Say
    | Chat
    | Stand
    | Return
    | AskBack
    | Consent
)
"""What people may do. Files are too long to come as commands."""


class LogLine(Struct, frozen=True):
    """A deed that was done. `name` is the sender's own, so that sending it twice does it once."""

    deed: Command | Load | Open | Join | Come | Key | Stuck | Upgrade
    person: int | None
    at: float
    name: str = ""

    @property
    def doer(self) -> Doer:
        return Doer(self.person, self.at)


_decoder = msgspec.json.Decoder(LogLine)


def write(line: LogLine) -> bytes:
    """A line as it is stored."""
    return msgspec.json.encode(line)


def read(stored: Iterable[bytes]) -> list[LogLine]:
    return [_decoder.decode(line) for line in stored]


def rebuild(code: str, stored: Iterable[bytes]) -> Table:
    """A table from its log: by heart as far as other rules were followed, then by those of today."""
    lines = read(stored)
    upgrades = [number for number, line in enumerate(lines) if isinstance(line.deed, Upgrade)]
    first = upgrades[-1] if upgrades else 0
    over = bool(upgrades) and is_over(lines[first].deed.position)  # type: ignore[union-attr]
    table = remember(code, lines[:first], over=over)
    for line in lines[first:]:
        table.do(line.deed, line.doer, line.name)
    return table


def remember(code: str, lines: Sequence[LogLine], *, over: bool) -> Table:
    """A table from its log, by heart; `over`: the last game there has come to its end."""
    table = Table(code)
    deeds = by_heart([line.deed for line in lines], over=over)
    for line, deed in zip(lines, deeds, strict=True):
        table.do(deed, line.doer, line.name)
    return table
