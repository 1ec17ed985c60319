"""Words: a key with arguments becomes a sentence in the reader's language.

A package that has texts keeps them in `locale/<language>/*.ftl` (Project Fluent). An argument may be a
reference to something on the table, like ``place:3``: it is read as the message ``place-3``. The attributes
of that message are further forms of the word, for languages that need them: ``.to`` is there in a sentence as
``{ $place-to }``. Things that differ only by a number may share one message: ``candle = candle { $value }``.
An argument that brings its own words, by language, is a saying: ``{"en": "Good night", "fr": "Bonne nuit"}``.

In French, ``de { $seat }`` and ``que { $seat }`` read ``d’Ana`` and ``qu’Ana`` where a vowel follows.

Packs bring texts along, each in a name space of its own: ``card:axe@fog`` is the message ``card-axe`` of the
pack `fog`, and any key may end so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""All that are spoken here; the first one to whoever reads none of them."""

_LONGEST = 2000
"""Letters; a sentence takes no more of anything."""
_HUGE = 10**12
"""Beyond this, a number is shown as it is and doesn't choose a plural."""
_THING = r"[a-z]+:[\w-]+(?:@[\w-]+)?"
_REFERENCE = re.compile(rf"{_THING}(?:\+{_THING})*")

_VOWELS = frozenset("aàâäeéèêëiîïoôöœuùûü")

PackWords = Mapping[str, Mapping[str, str]]
"""The texts of packs: by the pack's name and by language, as they are written."""


def speaks(package: str, language: str) -> bool:
    """Whether a package has texts in a language: one that is being written may have none yet."""
    return (files(package) / "locale" / language).is_dir()


@cache
def source(package: str, language: str, without: frozenset[str] = frozenset()) -> str:
    """All texts of a package in one language, as they are written; `without` some of its files."""
    folder = files(package) / "locale" / language
    texts = sorted(
        (file for file in folder.iterdir() if file.name not in without), key=lambda file: file.name
    )
    return "\n".join(file.read_text(encoding="utf-8") for file in texts)


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """What all games say, a game may say in words of its own."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(source(package, language)), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _pack_bundle(language: str, text: str) -> FluentBundle:
    """The words of a pack see each other, and no others."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


class Sentence(NamedTuple):
    """A text before it is read: may itself be an argument of another one."""

    key: str
    args: Mapping[str, Any]


class Words:
    """The texts of some packages in one language, for a table with these names."""

    def __init__(
        self, language: str, *packages: str, names: Sequence[str] = (), packs: PackWords | None = None
    ) -> None:
        self.language = language
        self.names = names
        self._bundle = _bundle(language, ("huisclos.words", *packages))
        self._packs = packs or {}

    def __contains__(self, key: str) -> bool:
        key, bundle = self._place(key)
        return bundle is not None and bundle.has_message(key)

    def _place(self, key: str) -> tuple[str, FluentBundle | None]:
        """The key inside its name space, and the texts to look it up in; none for a pack that isn't here."""
        key, _, pack = key.partition("@")
        if not pack:
            return key, self._bundle
        texts = self._packs.get(pack)
        return key, _pack_bundle(self.language, texts[self.language]) if texts else None

    def _message(self, key: str) -> Any:
        inside, bundle = self._place(key)
        if bundle is None:
            raise KeyError(key)
        return bundle.get_message(inside)

    def text(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a key. A missing key is a mistake of ours: KeyError."""
        message = self._message(key)
        if message.value is None:
            raise KeyError(key)
        return self._format(message.value, self._forms(args or {}), key)

    def name(self, reference: str) -> str:
        """The word for something on the table: ``place:3``, ``seat:1``, ``card:bat+seat:2``, ``pass``."""
        return " → ".join(self._word(part) for part in reference.split("+"))

    def form(self, reference: str, form: str) -> str:
        """Another form of the word for something, as its message declares it."""
        return self._other_forms(reference)[form]

    def does(self, reference: str) -> str:
        """What a card does, as its message says it: `.does`, or `.text` for those that have a line, too."""
        forms = self._other_forms(reference)
        return forms.get("does") or forms.get("text", "")

    def style(self, key: str) -> str:
        """How a sentence is to look, if its message has an attribute for that."""
        pattern = self._message(key).attributes.get("style")
        return self._format(pattern, {}) if pattern else ""

    def listing(self, words: Sequence[str]) -> str:
        """Several words as one: ``a, b and c``."""
        if len(words) < 2:
            return words[0] if words else self.text("list-none")
        pattern = self._bundle.get_message("list").value
        return self._format(pattern, {"most": _clipped(", ".join(words[:-1])), "last": _clipped(words[-1])})

    def _word(self, reference: str) -> str:
        kind, _, value = reference.partition(":")
        if kind == "seat" and value.isdecimal() and int(value) < len(self.names):
            return self.names[int(value)]
        key = f"{kind}-{value}" if value else f"option-{kind}"
        if key in self:
            return self.text(key)
        if kind not in self:
            return reference
        try:
            return self.text(kind, {"value": value})
        except ValueError:
            # Something that somebody wrote, and that only looks like a reference.
            return reference

    def _forms(self, args: Mapping[str, Any]) -> dict[str, Any]:
        forms: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, list | tuple) and not isinstance(value, Sentence):
                forms[name] = _clipped(self.listing([self._plain(item) for item in value]))
                forms[f"{name}-count"] = len(value)
                continue
            countable = isinstance(value, int | float) and abs(value) < _HUGE
            forms[name] = value if countable else _clipped(self._plain(value))
            if isinstance(value, str):
                forms |= {f"{name}-{form}": word for form, word in self._other_forms(value).items()}
        return forms

    def saying(self, words: Mapping[str, str]) -> str:
        """A text that comes in several languages: in this one, else in the first it has."""
        return words.get(self.language) or next(iter(words.values()), "")

    def _plain(self, value: Any) -> str:
        if isinstance(value, Sentence):
            return self.text(value.key, value.args)
        if isinstance(value, Mapping):
            return self.saying(value)
        if isinstance(value, str) and _REFERENCE.fullmatch(value):
            return self.name(value)
        return str(value)

    def _other_forms(self, reference: str) -> dict[str, str]:
        key = reference.replace(":", "-", 1)
        if not _REFERENCE.fullmatch(reference) or key not in self:
            return {}
        attributes = self._message(key).attributes
        return {form: self._format(pattern, {}, key) for form, pattern in attributes.items()}

    def _format(self, pattern: Any, args: dict[str, Any], key: str = "") -> str:
        _, bundle = self._place(key)
        text, errors = (bundle or self._bundle).format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {text!r}: {errors[0]}")
        return _elided(str(text), args) if self.language == "fr" else str(text)


def _elided(text: str, args: Mapping[str, Any]) -> str:
    """French: what was put in may begin with a vowel, and the word before it then ends without one."""
    for value in args.values():
        if isinstance(value, str) and value[:1].lower() in _VOWELS:
            text = re.sub(
                rf"\b(d|qu|lorsqu|puisqu)e (?={re.escape(value)})", r"\1’", text, flags=re.IGNORECASE
            )
    return text


def _clipped(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
