"""The log of a table: every deed with its doer, as it is stored."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from huisclos.table.deed import Doer
from huisclos.table.house import Join, Key, Open
from huisclos.table.lobby import Arrange, Free, Load, PutBot, Ready, Rematch, Sit, Start, Unload
from huisclos.table.play import Act, AskBack, Chat, Consent, Quiet, Return, Say, Stand
from huisclos.table.table import Table

Command = (
    Sit
    | PutBot
    | Free
    | Arrange
    | Unload
    | Ready
    | Start
    | Rematch
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

    deed: Command | Load | Open | Join | Key
    person: int | None
    at: float
    name: str = ""

    @property
    def doer(self) -> Doer:
        """Who did it, and when."""
        return Doer(self.person, self.at)


_decoder = msgspec.json.Decoder(LogLine)


def write(line: LogLine) -> bytes:
    """A line as it is stored."""
    return msgspec.json.encode(line)


def rebuild(code: str, stored: Iterable[bytes]) -> Table:
    """A table from its log."""
    table = Table(code)
    for text in stored:
        line = _decoder.decode(text)
        table.do(line.deed, line.doer, line.name)
    return table
