"""Reading files for options: functions of plain data, for another process to run."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.table.values.option_files import LONGEST_FILE, Loaded, decode, file_settings, load
from huisclos.table.values.refused import Refused

MOST_FILES = 100
"""Those that come first by name."""


class Handed(Struct, frozen=True):
    """A file for an option of a game; without a text, that of the operator's folder."""

    game: str
    setting: str
    file: str
    text: str | None
    folder: Path


def read_file(handed: Handed) -> bytes:
    """Loaded, as JSON."""
    return msgspec.json.encode(_loaded(handed))


def size_of(handed: Handed) -> int:
    """How many things are in it."""
    return _loaded(handed).size


def _loaded(handed: Handed) -> Loaded:
    text = _text_of(handed.folder, handed.file) if handed.text is None else handed.text
    return load(find(handed.game), handed.setting, handed.file, text)


def listed(folder: Path, game: Game, setting: str) -> list[Path]:
    """The operator's files that a setting may have."""
    return [file for file in _all(folder) if file.name.lower().endswith(file_settings(game)[setting])]


def _all(folder: Path) -> list[Path]:
    """The files there are. Whoever names a file gets one of these or none: names never lead elsewhere."""
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.is_file() and not file.name.startswith("."))
    return sorted(files, key=lambda file: file.name)[:MOST_FILES]


def _text_of(folder: Path, name: str) -> str:
    for file in _all(folder):
        if file.name == name:
            return _text(file)
    raise Refused("table-no-file", file=name[:100])


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            written = stream.read(LONGEST_FILE + 1)
    except OSError:
        raise Refused("table-no-file", file=file.name) from None
    return decode(file.name, written)
