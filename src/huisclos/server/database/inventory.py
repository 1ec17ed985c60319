"""The tables of a database one by one: listed, looked through for damage, and taken out."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from huisclos.table.groups.group_book import read_group
from huisclos.table.kept.log import LogLine, rebuild
from huisclos.table.kept.store import Kept
from huisclos.table.kept.upgrade import read_position, revive
from huisclos.table.values.refused import Damaged
from huisclos.words import Sentence

_codes = text("SELECT code FROM tables UNION SELECT code FROM lines")
_table = text("SELECT phase, touched, position FROM tables WHERE code = :code")
_lines = text("SELECT number, line FROM lines WHERE code = :code ORDER BY number")
_groups = text("SELECT code, games, written, body FROM groups ORDER BY code")
_line = msgspec.json.Decoder(LogLine)


class Listed(Struct, frozen=True):
    """A table in the list."""

    code: str
    game: str
    phase: str
    people: int
    """Who have done something there."""
    touched: float | None
    size: int


class Stored(Struct, frozen=True):
    """All that the database has of a table, as it is there."""

    code: str
    phase: str | None
    touched: float | None
    position: Any
    lines: list[tuple[int, Any]]
    listed: bool = True
    """Whether it is in the list of tables, too."""

    @property
    def readable(self) -> list[bytes]:
        """The lines before the first that is missing or can't be read."""
        lines = []
        for place, (number, line) in enumerate(self.lines):
            if number != place or not _can_be_read(line):
                break
            lines.append(line)
        return lines


def _can_be_read(line: Any) -> bool:
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError, TypeError):
        _line.decode(line)
        return True
    return False


def codes(connection: Connection) -> list[str]:
    """Of all tables of which there is anything."""
    return list(connection.scalars(_codes))


def stored(connection: Connection, code: str) -> Stored | None:
    row = connection.execute(_table, {"code": code}).first()
    lines = [(number, line) for number, line in connection.execute(_lines, {"code": code})]
    if row is None and not lines:
        return None
    phase, touched, position = row or (None, None, None)
    return Stored(code, phase, touched, position, lines, row is not None)


def listed(connection: Connection) -> Iterator[Listed]:
    """In the order of their codes."""
    for code in codes(connection):
        found = stored(connection, code)
        if found is not None:
            yield _listed(found)


class _Who(Struct):
    """As much of a line as the list needs: any of it may be odd."""

    deed: dict[str, Any] = {}
    person: int | None = None


def _listed(found: Stored) -> Listed:
    known = []
    for _, line in found.lines:
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError, TypeError):
            known.append(msgspec.json.decode(line, type=_Who))
    games = [str(one.deed["game"]) for one in known if one.deed.get("do") == "open" and "game" in one.deed]
    people = {one.person for one in known} - {None}
    size = sum(len(line or b"") for _, line in [*found.lines, (0, found.position)])
    game = games[0] if games else "?"
    return Listed(found.code, game, found.phase or "unknown", len(people), found.touched, size)


def checked(connection: Connection) -> Iterator[tuple[str, list[Sentence]]]:
    """Every table with what is wrong with it, and then what can be saved; most often nothing."""
    for code in codes(connection):
        try:
            found = stored(connection, code)
        except DatabaseError:
            yield code, [Sentence("check-pages", {})]
            continue
        if found is not None:
            wrong = troubles(found)
            counts = {"deeds": len(found.readable), "all": len(found.lines), "code": code}
            yield code, [*wrong, Sentence("check-save", counts)] if wrong else []


class ListedGroup(Struct, frozen=True):
    """A group in the list; one that can't be read has no name."""

    code: str
    name: str
    games: int
    written: float
    size: int


def groups(connection: Connection) -> list[ListedGroup]:
    """In the order of their codes."""
    rows = connection.execute(_groups)
    return [ListedGroup(code, _name(body), games, at, len(body)) for code, games, at, body in rows]


def _name(body: bytes) -> str:
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError, TypeError):
        return read_group(body).name
    return ""


def broken_pages(connection: Connection) -> str:
    """What SQLite says of the file itself, if that isn't whole."""
    try:
        said = connection.scalar(text("PRAGMA integrity_check(1)"))
    except DatabaseError as problem:
        return str(problem.orig)
    return "" if said == "ok" else " ".join(str(said).split())


def troubles(found: Stored) -> list[Sentence]:
    """What is wrong with a table, if anything."""
    wrong = [] if found.listed else [Sentence("check-no-row", {})]
    readable = found.readable
    if not found.lines:
        return [*wrong, Sentence("check-no-log", {})]
    if found.position is not None and read_position(found.position) is None:
        wrong.append(Sentence("check-position", {}))
    if len(readable) < len(found.lines):
        place = len(readable)
        missing = found.lines[place][0] != place
        return [*wrong, Sentence("check-gap" if missing else "check-line", {"number": place + 1})]
    return [*wrong, *_followed(found.code, Kept(readable, found.position))]


def _followed(code: str, kept: Kept) -> list[Sentence]:
    try:
        table, upgrade = revive(code, kept)
    except Damaged:
        return [Sentence("check-follow", {})]
    return [Sentence("check-other", {})] if upgrade and upgrade.version == table.version else []


def exported(found: Stored) -> dict[str, Any]:
    """All of it as plain data; what can't be read is kept as it is, in base 64."""
    readable = found.readable
    records: list[Any] = []
    with suppress(Exception):  # rules may stumble over anything; the deeds are there all the same
        records = rebuild(found.code, readable).records
    rest = found.lines[len(readable) :]
    return {
        "code": found.code,
        "phase": found.phase,
        "touched": found.touched,
        "deeds": [Raw(line) for line in readable],
        "rest": [{"number": number, "bytes": b64encode(_bytes(line)).decode()} for number, line in rest],
        "position": read_position(found.position),
        "records": records,
    }


def _bytes(line: Any) -> bytes:
    return line if isinstance(line, bytes) else str(line).encode()
