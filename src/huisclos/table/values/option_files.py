"""Files for options: a host brings one, the game reads it, and only the game knows what is in it."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.game import Game, options_schema
from huisclos.table.values.refused import Refused
from huisclos.table.values.text import one_line
from huisclos.words import LANGUAGES, Words

LONGEST_FILE = 300_000
"""Bytes."""
LONGEST_NAME = 100
BYTE_ORDER_MARK = "\ufeff"


class Loaded(Struct, frozen=True):
    """A file that was chosen for an option, and what the game read in it."""

    name: str
    value: Any
    doubts: list[dict[str, str]] = []
    """What may be a slip in it, by language, for whoever brought it."""

    @property
    def size(self) -> int:
        """How many things are in it."""
        return len(self.value) if isinstance(self.value, list | dict | str) else 1


@cache
def file_settings(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The options of a game that come from files, with the endings these may have."""
    fields: dict[str, dict[str, Any]] = options_schema(game).get("properties", {})
    return {name: tuple(field["x-file"].split(",")) for name, field in fields.items() if "x-file" in field}


def file_options(files: Mapping[str, Loaded]) -> dict[str, Any]:
    """The options that these files are for."""
    return {setting: file.value for setting, file in files.items()}


def no_files_among(game: Game, options: Iterable[str]) -> None:
    """Refused if one of these options is to come from a file."""
    for setting in options:
        if setting in file_settings(game):
            raise Refused("table-file-setting", setting=setting)


def decode(name: str, written: bytes) -> str:
    """The text of a file: in UTF-8, or as spreadsheets on Windows write it."""
    if len(written) > LONGEST_FILE:
        raise Refused("table-file-long", file=name, most=LONGEST_FILE // 1000)
    in_pairs = written.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    for encoding in ("utf-16",) if in_pairs else ("utf-8-sig", "cp1252"):
        try:
            return written.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refused("table-file-text", file=name)


def load(game: Game, setting: str, file: str, text: str) -> Loaded:
    """What the game reads in a file; refused, with all that is wrong, if any of it can't be used."""
    kinds = file_settings(game).get(setting)
    if kinds is None:
        raise BadOptions("error-no-file", setting=setting)
    name = one_line(file)
    if not 0 < len(name) <= LONGEST_NAME or not name.lower().endswith(kinds):
        raise Refused("table-file-kind", file=name[:LONGEST_NAME], kinds=list(kinds))
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_FILE:
        raise Refused("table-file-long", file=name, most=LONGEST_FILE // 1000)
    value = game.read_file(setting, name, text.removeprefix(BYTE_ORDER_MARK))
    spoken = {language: Words(language, game.meta.package) for language in LANGUAGES}
    doubts: list[dict[str, str]] = [
        {language: words.text(*told) for language, words in spoken.items()}
        for told in game.doubts(setting, value)
    ]
    return Loaded(name, msgspec.to_builtins(value), doubts)
