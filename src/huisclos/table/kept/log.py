"""The log of a table: every deed with its doer, as it is stored."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from huisclos.table.deeds.by_guests import Admit, Ask, Gallery, Remark
from huisclos.table.deeds.by_house import Close, Come, Join, Key, Open, Recall, Shelve, Stuck, Upgrade
from huisclos.table.deeds.in_game import (
    Abandon,
    Act,
    Answer,
    AskBack,
    Chat,
    Consent,
    GoWithout,
    Quiet,
    Return,
    Say,
    Seal,
    Skip,
    Speak,
    Stand,
)
from huisclos.table.deeds.in_lobby import (
    Arrange,
    Belong,
    Free,
    Lead,
    Load,
    PutBot,
    Ready,
    Rematch,
    Sit,
    Start,
    Unload,
    Use,
)
from huisclos.table.kept.without_rules import by_heart
from huisclos.table.state.table import Table
from huisclos.table.values.refused import Doer
from huisclos.table.values.unplayed import is_over

T = TypeVar("T")

Command = (
    Sit
    | PutBot
    | Free
    | Arrange
    | Unload
    | Ready
    | Start
    | Rematch
    | Lead
    | Abandon
    | GoWithout
    | Act
    | Quiet
    | Say
    | Answer
    | Speak
    | Chat
    | Stand
    | Skip
    | Return
    | AskBack
    | Consent
    | Ask
    | Admit
    | Gallery
    | Remark
)
"""What people may do. Files are too long to come as commands."""


class LogLine(Struct, frozen=True):
    """A deed that was done. `name` is the sender's own, so that sending it twice does it once."""

    deed: (
        Command
        | Seal
        | Close
        | Load
        | Use
        | Belong
        | Open
        | Join
        | Come
        | Key
        | Recall
        | Shelve
        | Stuck
        | Upgrade
    )
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
    return at_once(reading(stored))


def reading(stored: Iterable[bytes]) -> Steps[list[LogLine]]:
    lines = []
    for line in stored:
        lines.append(_decoder.decode(line))
        yield
    return lines


def rebuild(code: str, stored: Iterable[bytes]) -> Table:
    """A table from its log: by heart as far as other rules were followed, then by those of today."""
    return at_once(rebuilding(code, stored))


def remember(code: str, lines: Sequence[LogLine], *, over: bool) -> Table:
    """A table from its log, by heart; `over`: the last game there has come to its end."""
    return at_once(remembering(code, lines, over=over))


Steps = Generator[None, None, T]
"""Something that is done in small steps, for whoever has other things to do in between."""


def at_once(steps: Steps[T]) -> T:
    """All of them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: T = end.value
            return value


def rebuilding(code: str, stored: Iterable[bytes]) -> Steps[Table]:
    lines = yield from reading(stored)
    upgrades = [number for number, line in enumerate(lines) if isinstance(line.deed, Upgrade)]
    first = upgrades[-1] if upgrades else 0
    over = bool(upgrades) and is_over(lines[first].deed.position)  # type: ignore[union-attr]
    table = yield from remembering(code, lines[:first], over=over)
    for line in lines[first:]:
        table.do(line.deed, line.doer, line.name)
        yield
    return table


def remembering(code: str, lines: Sequence[LogLine], *, over: bool) -> Steps[Table]:
    table = Table(code)
    deeds = by_heart([line.deed for line in lines], over=over)
    for line, deed in zip(lines, deeds, strict=True):
        table.do(deed, line.doer, line.name)
        yield
    return table
