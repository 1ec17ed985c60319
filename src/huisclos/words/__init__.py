"""Words: a key with arguments becomes a sentence in the reader's language.

A package that has texts keeps them in `locale/<language>/*.ftl` (Project Fluent). An argument may be a
reference to something on the table, like ``place:3``: it is read as the message ``place-3``. The attributes
of that message are further forms of the word, for languages that need them: ``.to`` is there in a sentence as
``{ $place-to }``. Things that differ only by a number may share one message: ``candle = candle { $value }``.
An argument that brings its own words, by language, is a saying: ``{"en": "Good night", "fr": "Bonne nuit"}``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""All that are spoken here; the first one to whoever reads none of them."""

_HUGE = 10**12
"""Beyond this, a number is shown as it is and doesn't choose a plural."""
_REFERENCE = re.compile(r"[a-z]+:[\w-]+(\+[a-z]+:[\w-]+)*")


@cache
def source(package: str, language: str) -> str:
    """All texts of a package in one language, as they are written."""
    folder = files(package) / "locale" / language
    texts = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in texts)


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(FluentResource(source(package, language)))
    return bundle


class Sentence(NamedTuple):
    """A text before it is read: may itself be an argument of another one."""

    key: str
    args: Mapping[str, Any]


class Words:
    """The texts of some packages in one language, for a table with these names."""

    def __init__(self, language: str, *packages: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = _bundle(language, ("huisclos.words", *packages))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a key. A missing key is a mistake of ours: KeyError."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        return self._format(message.value, self._forms(args or {}))

    def name(self, reference: str) -> str:
        """The word for something on the table: ``place:3``, ``seat:1``, ``card:bat+seat:2``, ``pass``."""
        return " → ".join(self._word(part) for part in reference.split("+"))

    def form(self, reference: str, form: str) -> str:
        """Another form of the word for something, as its message declares it."""
        return self._other_forms(reference)[form]

    def style(self, key: str) -> str:
        """How a sentence is to look, if its message has an attribute for that."""
        pattern = self._bundle.get_message(key).attributes.get("style")
        return self._format(pattern, {}) if pattern else ""

    def listing(self, words: Sequence[str]) -> str:
        """Several words as one: ``a, b and c``."""
        if len(words) < 2:
            return words[0] if words else self.text("list-none")
        pattern = self._bundle.get_message("list").value
        return self._format(pattern, {"most": ", ".join(words[:-1]), "last": words[-1]})

    def _word(self, reference: str) -> str:
        kind, _, value = reference.partition(":")
        if kind == "seat" and value.isdigit() and int(value) < len(self.names):
            return self.names[int(value)]
        key = f"{kind}-{value}" if value else f"option-{kind}"
        if key in self:
            return self.text(key)
        return self.text(kind, {"value": value}) if kind in self else reference

    def _forms(self, args: Mapping[str, Any]) -> dict[str, Any]:
        forms: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, list | tuple) and not isinstance(value, Sentence):
                forms[name] = self.listing([self._plain(item) for item in value])
                forms[f"{name}-count"] = len(value)
                continue
            countable = isinstance(value, int | float) and abs(value) < _HUGE
            forms[name] = value if countable else self._plain(value)
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
        attributes = self._bundle.get_message(key).attributes
        return {form: self._format(pattern, {}) for form, pattern in attributes.items()}

    def _format(self, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {text!r}: {errors[0]}")
        return str(text)
