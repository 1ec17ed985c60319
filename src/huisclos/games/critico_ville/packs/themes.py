"""Themes of a pack: those of the aide-memoire by any of their names, and what may be a slip of the pen."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache

from huisclos.games.critico_ville.packs.text import PACKAGE, folded, quoted
from huisclos.games.critico_ville.question_bank import Question
from huisclos.games.critico_ville.seen.sheets import ERRORS, READING
from huisclos.words import LANGUAGES, Sentence, Words

_CLOSE = 0.8
_MOST_DOUBTS = 20


@cache
def _names() -> dict[str, str]:
    """The themes of the aide-memoire, by what they may be called."""
    themes = (*ERRORS, *READING)
    named = {
        folded(Words(language, PACKAGE).name(f"theme:{theme}")): theme
        for language in LANGUAGES
        for theme in themes
    }
    return named | {theme: theme for theme in themes}


def known_theme(theme: str) -> str:
    """A theme of the aide-memoire, if it is one of its names; else as it is."""
    return _names().get(folded(theme), theme)


def doubts(cards: Iterable[Question]) -> list[Sentence]:
    """CV-5.3: themes that look like one of the aide-memoire misspelt, each once, with the nearest."""
    found: dict[str, Sentence] = {}
    for number, card in enumerate(cards, 1):
        close = get_close_matches(folded(card.theme), _names(), 1, _CLOSE)
        if close and card.theme not in found and card.theme not in _names():
            nearest = f"theme:{_names()[close[0]]}"
            args = {"number": number, "theme": quoted(card.theme), "nearest": nearest}
            found[card.theme] = Sentence("pack-theme-near", args)
    return list(found.values())[:_MOST_DOUBTS]
