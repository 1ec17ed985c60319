"""Packs: content that anyone may write. One file a pack, with the words of each language inside.

A pack is read whole or not at all: every fault is told with its path and what is expected there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from huisclos.engine.effect import Happening
from huisclos.engine.errors import BadFile, Trouble
from huisclos.engine.reading import Reader
from huisclos.engine.state import State
from huisclos.engine.texts import check_texts
from huisclos.engine.toml import BadToml, parse
from huisclos.engine.vocabulary import Vocabulary
from huisclos.words import PackWords

P = TypeVar("P", bound="Pack")

LONGEST_PACK = 300_000
"""Letters."""
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,30}$")]


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack has; the form of a game's packs derives from it and adds cards and figures."""

    name: Name
    """Its name space: what is called `axe` in the pack `fog` is `axe@fog` in the game."""
    game: str
    words: dict[str, str]
    """Project Fluent, by language."""

    def check(self, reader: Reader, path: str) -> None:
        """Note what is wrong with it as a whole, once every part of it is well-formed."""


def read_pack(form: type[P], file: str, text: str, kinds: Vocabulary, state: type[State]) -> P:
    """The pack in a text; BadFile with everything that is wrong with it."""
    if len(text) > LONGEST_PACK:
        raise BadFile.of(file, [Trouble(1, "fault-long", {"most": LONGEST_PACK})])
    try:
        data = parse(text)
    except BadToml as problem:
        raise BadFile.of(file, [Trouble(problem.line, "fault-syntax", {"problem": problem.reason})]) from None
    reader = pack_reader(data, kinds, state)
    pack: P = reader.read(data, form)
    if reader.faults:
        raise BadFile.of(file, [Trouble(fault.path, fault.key, fault.args) for fault in reader.faults])
    return pack


def pack_reader(data: Mapping[str, Any], kinds: Vocabulary, state: type[State]) -> Reader:
    """A reader that knows what content of this game may name, and the pack's own words."""
    names: dict[str, tuple[str, ...]] = {**state.names, "happening": tuple(kinds[Happening])}
    names["seats"] = ("everyone", *names.get("seats", ()))
    reader = Reader(kinds, names, pack=str(data.get("name", "")))
    written = data.get("words")
    reader.words = check_texts(written if isinstance(written, dict) else {}, reader)
    return reader


def pack_words(content: Mapping[str, Any]) -> PackWords:
    """The texts of the packs that are part of a game's content."""
    found = {}
    for value in content.values():
        for pack in value if isinstance(value, tuple) else (value,):
            if isinstance(pack, Pack):
                found[pack.name] = pack.words
    return found
