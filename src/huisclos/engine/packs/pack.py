"""Packs: content that anyone may write. One file per pack, with the words of each language inside.

A pack is read whole or not at all: every fault is told with its path and what is expected there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.base.audience import CONTENT
from huisclos.engine.base.bounds import LONGEST_PACK, ReadApart
from huisclos.engine.base.errors import BadFile, BadOptions, Trouble
from huisclos.engine.base.toml import BadToml, parse
from huisclos.engine.packs.digests import digest_of
from huisclos.engine.packs.reading import Proofreader
from huisclos.engine.packs.texts import check_texts
from huisclos.engine.packs.vocabulary import Vocabulary
from huisclos.engine.rules.effect import Coined, Free, Happening
from huisclos.engine.rules.mentions import Names
from huisclos.engine.rules.state import State
from huisclos.words import PackWords

P = TypeVar("P", bound="Pack")

Tables = Annotated[dict[str, Any], ReadApart()]
"""A pack as a table's options keep it: `Game.use_pack` knows how large it may be."""
OwnPack = Annotated[Tables, Meta(extra_json_schema={"x-file": ".toml"}), CONTENT]
"""An option for a pack of a table's own: a host brings its file."""
_MOST_VOUCHED = 1000
_vouched: dict[bytes, None] = {}
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,30}\Z", extra={"fault": "fault-name"})]


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every pack has; the form of a game's packs derives from it and adds cards and figures."""

    closed: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Parts of it that go with nothing of other packs: things of these kinds are its own there."""

    name: Annotated[Name, Coined("pack")]
    """Its name space: what is called `axe` in the pack `fog` is `axe@fog` in the game."""
    game: Annotated[str, Free("looked at with the pack as a whole")]
    """The name of the game that it is for."""
    words: Annotated[
        dict[str, Annotated[str, Meta(max_length=LONGEST_PACK)]], Free("texts, read by `check_texts`")
    ]
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
        key, args = ("fault-toml", {"problem": problem.reason}) if problem.reason else ("fault-deep", {})
        raise BadFile.of(file, [Trouble(problem.line, key, args)]) from None


def make_pack(
    form: type[P],
    game: str,
    file: str,
    tables: dict[str, Any],
    kinds: Vocabulary,
    state: type[State],
    box: Mapping[str, set[str]] | None = None,
) -> P:
    """The pack of a game that these tables describe; BadFile with everything that is wrong with it.

    With `box`, the names of what comes with the game, it must not name what isn't there. Whoever brings a
    pack is told so; in a game under way such a card only does nothing, and it goes on.
    """
    known = _written(tables) in _vouched and box is None
    reader = _reader(tables, kinds, state) if known else _proofreader(tables, kinds, state)
    reader.box = box
    pack: P = reader.read(tables, form)
    if box is not None:
        reader.look_up(form.closed)
    if tables.get("game") != game:
        reader.unknown(tables.get("game"), (game,), "kind:game", "game")
    if reader.faults:
        troubles = [Trouble(fault.path, fault.key, fault.args) for fault in reader.faults]
        raise BadFile.of(file, troubles, count=reader.count)
    return pack


def coined_names(
    form: type[Struct], tables: Mapping[str, Any], kinds: Vocabulary, state: type[State]
) -> Names:
    """What of these tables has a name, by kind."""
    reader = _reader(tables, kinds, state)
    reader.read(tables, form)
    return reader.mentions.coined


def content_names(state: type[State]) -> dict[str, tuple[str, ...]]:
    """What content of a game may name, by kind; everyone is known everywhere."""
    return {**state.names, "seats": ("everyone", *state.names.get("seats", ()))}


def _reader(tables: Mapping[str, Any], kinds: Vocabulary, state: type[State]) -> Proofreader:
    """A reader that knows what content of this game may name."""
    names = {**content_names(state), "happening": tuple(kinds[Happening])}
    return Proofreader(kinds, names, pack=str(tables.get("name", "")))


def _proofreader(tables: Mapping[str, Any], kinds: Vocabulary, state: type[State]) -> Proofreader:
    """One that knows the pack's own words, too: to read these takes the longest."""
    reader = _reader(tables, kinds, state)
    written = tables.get("words")
    reader.words = check_texts(written if isinstance(written, dict) else {}, reader)
    return reader


def vouch(tables: Any) -> None:
    """The texts of this pack were read before, by these rules, maybe elsewhere: they needn't be again.

    Its other parts are, since the pack is made of them.
    """
    if isinstance(tables, dict):
        _vouched[_written(tables)] = None
    while len(_vouched) > _MOST_VOUCHED:
        _vouched.pop(next(iter(_vouched)))


def _written(tables: Any) -> bytes:
    return hashlib.sha256(msgspec.json.encode(tables, order="deterministic")).digest()


def together(*packs: P) -> tuple[P, ...]:
    """Packs that are played with at one table; BadOptions if two have one name."""
    names = [pack.name for pack in packs]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions("error-pack-twice", name={"": name})
    return packs


def packs_in(content: Mapping[str, Any]) -> list[Pack]:
    """The packs that are part of a game's content."""
    values = [value if isinstance(value, tuple) else (value,) for value in content.values()]
    return [pack for several in values for pack in several if isinstance(pack, Pack)]


def pack_words(content: Mapping[str, Any]) -> PackWords:
    """Their texts, by the pack's name."""
    return {pack.name: pack.words for pack in packs_in(content)}


def wordless(content: Any) -> Any:
    """Content without the texts of its packs: with other words it is the same game."""
    if isinstance(content, Pack):
        return msgspec.structs.replace(content, words={})
    if isinstance(content, tuple):
        return tuple(map(wordless, content))
    return {field: wordless(value) for field, value in content.items()} if type(content) is dict else content


def pack_digests(content: Mapping[str, Any]) -> dict[str, str]:
    """Their digests, by name."""
    return {pack.name: digest_of(pack, wordless) for pack in packs_in(content)}
