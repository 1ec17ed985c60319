"""Files that are read and written whole, and what groups have unlocked, in one of them."""

from __future__ import annotations

from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Any

import msgspec

from huisclos.engine.errors import BadRecord
from huisclos.engine.groups import MemoryGroups


def read_file(file: Path) -> bytes:
    """What is in a file; BadRecord if it can't be read."""
    try:
        return file.read_bytes()
    except (OSError, ValueError) as problem:
        raise BadRecord("error-file", file=str(file), problem=_reason(problem)) from None


def read_json(file: Path) -> Any:
    """The data in a file; BadRecord if it is no JSON."""
    try:
        return msgspec.json.decode(read_file(file))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord("error-record", problem=str(problem)) from None


def write_file(file: Path, data: Any) -> None:
    """Data as JSON; a file half written never takes the place of a whole one."""
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(data)))
        draft.replace(file)
    except (OSError, ValueError) as problem:
        raise BadRecord("error-file", file=str(file), problem=_reason(problem)) from None


def _reason(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


class FileGroups:
    """What groups have unlocked, in a file that is read anew each time."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def unlocked(self, game: str, group: str) -> list[int]:
        return self._read().unlocked(game, group)

    def unlock(self, game: str, group: str, number: int) -> None:
        groups = self._read()
        groups.unlock(game, group, number)
        write_file(self.file, groups.games)

    def _read(self) -> MemoryGroups:
        if not self.file.exists():
            return MemoryGroups()
        try:
            return MemoryGroups(msgspec.convert(read_json(self.file), dict[str, dict[str, list[int]]]))
        except (BadRecord, msgspec.ValidationError):
            raise BadRecord("error-groups", file=str(self.file)) from None
