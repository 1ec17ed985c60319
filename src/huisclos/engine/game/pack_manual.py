"""The manual of a game's packs, made of the docstrings of what a pack may contain: English, in Markdown."""

from __future__ import annotations

import inspect
from collections.abc import Collection
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.base.bounds import fields_of
from huisclos.engine.base.docstrings import said_of
from huisclos.engine.game.game import Game
from huisclos.engine.packs.pack import content_names
from huisclos.engine.rules.cards import Change, Rule
from huisclos.engine.rules.effect import Coined, Condition, Effect, Happening, Known, Named, Something, Worded
from huisclos.engine.rules.grammar import Branch, RollLine
from huisclos.words import Words

_OPEN: dict[Any, str] = {Effect: "an effect", Condition: "a condition"}
_PLAIN = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}
_NAMES = {
    "seats": "a name for players",
    "where": "a word for where",
    "item": "the name of an Item",
    "enemy": "the name of an enemy",
}
_FORMS = {
    "own": " of this pack",
    "bare": ", without its pack",
    "full": ", with its pack if it has one (`axe@fog`)",
    "reference": " with its kind and pack (`card:axe@fog`)",
}
_COMMON = {
    "value": {
        "": "Figures: cards change them (`changes`), ask for them (`AtLeast`) and count by them (`Repeat`). "
        "All of these see them as cards have changed them, but for the conditions of `changes` themselves."
    },
    "group": {"": "Things of the game that effects go through one by one, or ask for."},
    "mark": {
        "": "Moments that are still to come. A rule with `at` doesn't act at once: it waits until what is "
        "under way has come there. If that moment isn't ahead, it acts at once."
    },
    "seats": {"": "Players.", "everyone": "all who play"},
}
_PARTS = (Rule, Change, Branch, RollLine)
"""What cards and effects are made of in every game."""


def manual(game: Game) -> str:
    """What a pack of this game may contain; BadOptions if it takes none."""
    names = content_names(game.state)
    sections: list[tuple[str, list[type[Struct]]]] = [
        ("Form", parts_of(game)),
        ("Effects", _sorted(game.kinds[Effect])),
        ("Conditions", _sorted(game.kinds[Condition])),
        ("Happenings", _sorted(game.kinds[Happening])),
    ]
    parts = [f"# Packs for {Words('en', game.meta.package).text('game-title')}"]
    for title, kinds in sections:
        parts += [f"## {title}", *(_entry(kind, names) for kind in kinds)]
    parts += ["## Names", *(_listed(kind, known, game) for kind, known in sorted(names.items()))]
    in_box = {kind: coined for kind, coined in sorted(game.coined.items()) if kind in _mentioned(game)}
    if in_box:
        parts += ["## What is in the box", "Cards may speak of these, whichever pack they are in."]
        parts += [_from_box(kind, coined, game) for kind, coined in in_box.items()]
    return "\n\n".join(parts) + "\n"


def parts_of(game: Game) -> list[type[Struct]]:
    """What a pack of this game is made of, from the outside in, beside effects and conditions."""
    form = game.pack_form()
    return [form, *(kind for kind in _nested(form) if kind not in _PARTS), *_PARTS]


def examples(kind: type[Struct], names: dict[str, tuple[str, ...]]) -> list[str]:
    """The examples in a docstring, as TOML; with names that this game knows."""
    text = inspect.getdoc(kind) or ""
    found = [block.partition("```")[0].strip() for block in text.split("```toml")[1:]]
    for word, known in (("GROUP", "group"), ("VALUE", "value")):
        found = [block.replace(word, next(iter(names.get(known, ())), word)) for block in found]
    return found


def _entry(kind: type[Struct], names: dict[str, tuple[str, ...]]) -> str:
    """What it is for, an example, and its fields."""
    says = (inspect.getdoc(kind) or "").partition("```")[0].strip()
    lines = [f"### {kind.__name__}", says]
    lines += [f"```toml\n{example}\n```" for example in examples(kind, names)]
    hints = get_type_hints(kind, include_extras=True)
    said = said_of(kind)
    fields = [
        f"- `{one.encode_name}`: {_in_words(hints[one.name])}{'' if one.required else '; may be left out'}"
        f"{f'. {_capital(said[one.name])}' if one.name in said else ''}"
        for one in msgspec.structs.fields(kind)
    ]
    return "\n\n".join([*lines, "\n".join(fields)] if fields else lines)


def _capital(text: str) -> str:
    """What goes on from field to field in the source, as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:].rstrip('.,;')}."


def _listed(kind: str, known: Collection[str], game: Game) -> str:
    """The names of a kind, and what each of them means."""
    meanings = {**_COMMON.get(kind, {}), **game.meanings.get(kind, {})}
    lines = [f"- `{name}`: {meanings[name]}" if name in meanings else f"- `{name}`" for name in known]
    about = meanings.get("", "")
    return "\n\n".join([f"### {kind}", *([about] if about else []), "\n".join(lines)])


def _mentioned(game: Game) -> set[str]:
    """The kinds of things that cards may name of other packs."""
    kinds: list[type[Struct]] = [
        kind for base in (Effect, Condition, Happening) for kind in game.kinds[base].values()
    ]
    hints = [hint for kind in (*kinds, *parts_of(game)) for hint in fields_of(kind).values()]
    return {mark.kind for hint in hints for mark in _marks(hint) if mark.form != "own"}


def _marks(hint: Any) -> list[Named]:
    own = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Named)]
    return own + [mark for part in get_args(hint) for mark in _marks(part)]


def _from_box(kind: str, coined: Collection[str], game: Game) -> str:
    """Their names with the pack, and in English."""
    packs = {pack.name: pack.words for pack in game.shelf}
    words = Words("en", game.meta.package, packs=packs)
    lines = []
    for name in sorted(coined):
        bare, _, pack = name.partition("@")
        said = f": {words.text(f'{kind}-{name}')}" if f"{kind}-{name}" in words else ""
        lines.append(f"- `{bare}`{f' (of the pack `{pack}`)' if pack else ''}{said}")
    about = game.meanings.get(kind, {}).get("", "")
    return "\n\n".join([f"### {kind}", *([about] if about else []), "\n".join(lines)])


def _sorted(kinds: dict[str, type[Any]]) -> list[type[Any]]:
    return [kind for _, kind in sorted(kinds.items()) if kind.__doc__]


def _nested(form: type[Struct]) -> list[type[Struct]]:
    """The structs that a form is made of, from the outside in."""
    found: list[type[Struct]] = []
    for hint in get_type_hints(form).values():
        for kind in _structs(hint):
            if kind not in found and kind not in _OPEN and kind is not form:
                found += [kind, *(deeper for deeper in _nested(kind) if deeper not in found)]
    return found


def _structs(hint: Any) -> list[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [kind for arg in get_args(hint) for kind in _structs(arg)]


def _in_words(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _marked(_in_words(args[0]), args[1:])
    if origin in (Union, UnionType):
        return " or ".join(_in_words(arg) for arg in args if arg is not NoneType)
    if origin is Literal:
        return " or ".join(f"`{arg}`" for arg in args if arg != "")
    if origin in (tuple, list):
        return f"a list, each {_in_words(args[0])}"
    if origin is dict:
        return f"a table, each {_in_words(args[1])}"
    return _OPEN.get(hint) or _PLAIN.get(hint) or f"`{getattr(hint, '__name__', hint)}`"


def _marked(words: str, extras: tuple[Any, ...]) -> str:
    for extra in extras:
        if isinstance(extra, Known | Named):
            words = _NAMES.get(extra.kind, f"the name of a {extra.kind}")
            words += _FORMS[extra.form] if isinstance(extra, Named) else ""
        elif isinstance(extra, Something):
            words = words.replace("(0 to", "(1 to") + ("" if "list" in words else ", but not 0")
        elif isinstance(extra, Coined):
            words = "a name of your own"
        elif isinstance(extra, Worded):
            forms = f" and its {', '.join(f'`.{form}`' for form in extra.forms)}" if extra.forms else ""
            words = f"a name of your own, with a message `{extra.prefix}-…`{forms} in every language"
        elif isinstance(extra, Meta) and extra.ge is not None:
            words = f"{words} from {extra.ge} to {extra.le}"
        elif isinstance(extra, Meta) and extra.max_length is not None and words == _PLAIN[str]:
            words = f"{words} of at most {extra.max_length} letters"
        elif isinstance(extra, Meta) and extra.max_length is not None:
            words = f"{words} ({extra.min_length or 0} to {extra.max_length} of them)"
    return words
