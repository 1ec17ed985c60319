"""The operator's folder of files for the options of a game: `files/<game>/` in the data folder."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from huisclos.engine.errors import HuisClosError
from huisclos.engine.game import Game
from huisclos.table.deed import Refused
from huisclos.table.files import LONGEST_FILE, Loaded, decode, load

MOST_FILES = 100
"""Those that come first by name."""


def listed(folder: Path) -> list[Path]:
    """The files there are. Whoever names a file gets one of these or none: names never lead elsewhere."""
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.is_file() and not file.name.startswith("."))
    return sorted(files, key=lambda file: file.name)[:MOST_FILES]


def text_of(folder: Path, name: str) -> str:
    """The text of the file of that name."""
    for file in listed(folder):
        if file.name == name:
            return _text(file)
    raise Refused("table-no-file", file=name[:100])


def tried(game: Game, setting: str, file: Path) -> Loaded | HuisClosError:
    """What the game reads in a file, or why it can't."""
    try:
        return _tried(game, setting, file, file.stat().st_ctime_ns)
    except OSError:
        return Refused("table-no-file", file=file.name)


@lru_cache(maxsize=2 * MOST_FILES)
def _tried(game: Game, setting: str, file: Path, _changed: int) -> Loaded | HuisClosError:
    """Once, as long as the file stays the same."""
    try:
        return load(game, setting, file.name, _text(file))
    except HuisClosError as problem:
        return problem


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            written = stream.read(LONGEST_FILE + 1)
    except OSError:
        raise Refused("table-no-file", file=file.name) from None
    return decode(file.name, written)
