"""Files that are read and written whole, and what groups keep of their games, in one of them."""

from __future__ import annotations

from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Any

import msgspec

from huisclos.engine.base.errors import BadRecord
from huisclos.engine.game.game import Game


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


def write_file(file: Path, data: Any, mode: int = 0o666) -> None:
    """Data as JSON; a file half written never takes the place of a whole one. `mode`: who may read it."""
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(file.name + ".new")
        draft.unlink(missing_ok=True)
        draft.touch(mode)
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(data)))
        draft.replace(file)
    except (OSError, ValueError) as problem:
        raise BadRecord("error-file", file=str(file), problem=_reason(problem)) from None


def _reason(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


class FileGroups:
    """What groups keep of their games, in a file that is read anew each time."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def kept(self, game: Game, group: str) -> dict[str, Any]:
        """The options that a group brings to a game."""
        return self._read().get(game.meta.name, {}).get(group, game.kept)

    def keep(self, game: Game, group: str, kept: dict[str, Any]) -> None:
        games = self._read()
        games.setdefault(game.meta.name, {})[group] = kept
        write_file(self.file, games)

    def _read(self) -> dict[str, dict[str, dict[str, Any]]]:
        """By game and group. Earlier versions kept nothing but a list of what was unlocked."""
        if not self.file.exists():
            return {}
        try:
            games = msgspec.convert(read_json(self.file), dict[str, dict[str, list[int] | dict[str, Any]]])
        except (BadRecord, msgspec.ValidationError):
            raise BadRecord("error-groups", file=str(self.file)) from None
        return {
            game: {
                group: {"unlocked": kept} if isinstance(kept, list) else kept
                for group, kept in groups.items()
            }
            for game, groups in games.items()
        }
