"""Packs: content that anyone may write. One file a pack, with the words of each language inside.

A pack is read whole or not at all: every fault is told with its path and what is expected there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from huisclos.engine.bounds import ReadApart
from huisclos.engine.effect import Happening
from huisclos.engine.errors import BadFile, BadOptions, Trouble
from huisclos.engine.reading import Proofreader
from huisclos.engine.state import State
from huisclos.engine.texts import check_texts
from huisclos.engine.toml import BadToml, parse
from huisclos.engine.vocabulary import Vocabulary
from huisclos.words import PackWords

P = TypeVar("P", bound="Pack")

LONGEST_PACK = 300_000
"""Letters."""
Tables = Annotated[dict[str, Any], ReadApart()]
"""A pack as a table's options keep it: `Game.use_pack` knows how large it may be."""
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,30}\Z")]


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack has; the form of a game's packs derives from it and adds cards and figures."""

    name: Name
    """Its name space: what is called `axe` in the pack `fog` is `axe@fog` in the game."""
    game: str
    words: dict[str, Annotated[str, Meta(max_length=LONGEST_PACK)]]
    """Project Fluent, by language."""

    def check(self, reader: Proofreader, path: str) -> None:
        """Note what is wrong with it as a whole, once every part of it is well-formed."""


def pack_tables(file: str, text: str) -> dict[str, Any]:
    """The tables of a pack's text, whatever is in them; BadFile if it isn't TOML."""
    if len(text) > LONGEST_PACK:
        raise BadFile.of(file, [Trouble(1, "fault-long", {"most": LONGEST_PACK})])
    try:
        return parse(text)
    except BadToml as problem:
        raise BadFile.of(file, [Trouble(problem.line, "fault-syntax", {"problem": problem.reason})]) from None


def make_pack(
    form: type[P], game: str, file: str, tables: dict[str, Any], kinds: Vocabulary, state: type[State]
) -> P:
    """The pack of a game that these tables describe; BadFile with everything that is wrong with it."""
    reader = _pack_reader(tables, kinds, state)
    pack: P = reader.read(tables, form)
    if tables.get("game") != game:
        reader.unknown(tables.get("game"), (game,), "kind:game", "game")
    if reader.faults:
        raise BadFile.of(file, [Trouble(fault.path, fault.key, fault.args) for fault in reader.faults])
    return pack


def content_names(state: type[State]) -> dict[str, tuple[str, ...]]:
    """What content of a game may name, by kind; everyone is known everywhere."""
    return {**state.names, "seats": ("everyone", *state.names.get("seats", ()))}


def _pack_reader(tables: Mapping[str, Any], kinds: Vocabulary, state: type[State]) -> Proofreader:
    """A reader that knows what content of this game may name, and the pack's own words."""
    names = {**content_names(state), "happening": tuple(kinds[Happening])}
    reader = Proofreader(kinds, names, pack=str(tables.get("name", "")))
    written = tables.get("words")
    reader.words = check_texts(written if isinstance(written, dict) else {}, reader)
    return reader


def together(*packs: P) -> tuple[P, ...]:
    """Packs that are played with at one table; BadOptions if two have one name."""
    names = [pack.name for pack in packs]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions("error-pack-twice", name={"": name})
    return packs


def pack_words(content: Mapping[str, Any]) -> PackWords:
    """The texts of the packs that are part of a game's content."""
    found = {}
    for value in content.values():
        for pack in value if isinstance(value, tuple) else (value,):
            if isinstance(pack, Pack):
                found[pack.name] = pack.words
    return found
