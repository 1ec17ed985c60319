"""Words of a file: as they are told in messages, and as they are compared."""

from __future__ import annotations

import re
from unicodedata import combining, normalize

from huisclos.games.critico_ville.question_bank import Saying, own_words

PACKAGE = "huisclos.games.critico_ville"
"""Where the texts are."""

# French puts a space before some marks that doesn't break the line: it stays.
_NO_BREAK = "\u00a0\u202f"
_SPACES = re.compile(rf"[^\S{_NO_BREAK}]+")
_JOINERS = re.compile(rf"[{_NO_BREAK}\u200d]")
_LAST_MARKS = " .…!"
_QUOTED = 60


def quoted(text: str) -> Saying:
    """Something in a file, as far as a message can show it."""
    return own_words("".join(letter if letter.isprintable() else "?" for letter in text[:_QUOTED]))


def on_one_line(text: str) -> str:
    """With plain spaces, but for those that don't break."""
    return _SPACES.sub(" ", text).strip()


def can_be_printed(text: str) -> bool:
    """Nothing in it that can't be shown."""
    return _JOINERS.sub("", text).isprintable()


def folded(name: str) -> str:
    """A name however it is written: in capitals, without accents, with underscores for spaces."""
    letters = normalize("NFD", name.replace("_", " ").casefold())
    return " ".join("".join(letter for letter in letters if not combining(letter)).split())


def alike(text: str) -> str:
    """The same for what readers would take for one answer: capitals and a full stop don't count."""
    plain = " ".join(normalize("NFC", text).casefold().split())
    return plain.rstrip(_LAST_MARKS) or text
