"""A pack as TOML: see the questions of the box for the form."""

from __future__ import annotations

import re
from typing import Any

from huisclos.engine.base.errors import Trouble
from huisclos.engine.base.toml import BadToml, parse
from huisclos.games.critico_ville.packs.drafts import Draft
from huisclos.games.critico_ville.packs.parsing import unreadable
from huisclos.games.critico_ville.packs.text import quoted
from huisclos.games.critico_ville.question_bank import MOST_QUESTIONS
from huisclos.words import LANGUAGES

PARTS = ("question", "answer", "wrong", "explanation", "source")
_KNOWN = {"theme", "challenge", *PARTS, *LANGUAGES}
_HEADER = re.compile(r"\s*\[\[\s*question\s*\]\]")
_SECTION = re.compile(r"\s*\[question\.(\w+)\]")
_KEY = re.compile(r"\s*([^\s=]+)\s*=")


def read_toml(text: str, troubles: list[Trouble]) -> list[Draft]:
    """The questions of a TOML file, in their order."""
    try:
        data = parse(text)
    except BadToml as problem:
        tables = Trouble(problem.line, "pack-tables", {})
        troubles.append(unreadable(problem.line, problem.reason) if problem.reason else tables)
        return []
    rows = data.get("question", [])
    if (
        not isinstance(rows, list)
        or not all(isinstance(row, dict) for row in rows)
        or set(data) - {"question"}
    ):
        troubles.append(Trouble(1, "pack-tables", {}))
        return []
    rows = rows[: MOST_QUESTIONS + 1]  # of too many, only as many as it takes to know
    places = _places(text, len(rows))
    for row, place in zip(rows, places, strict=True):
        _known_keys(row, place, troubles)
    return [_draft(row, place) for row, place in zip(rows, places, strict=True)]


class _Place:
    """Where a question is in the text."""

    def __init__(self, first: int, lines: list[str]) -> None:
        self.first = first
        self.sections: dict[str, int] = {}
        self.keys: dict[tuple[str, str], int] = {}
        section = ""
        for number, line in enumerate(lines, first):
            if header := _SECTION.match(line):
                section = header[1]
                self.sections.setdefault(section, number)
            elif key := _KEY.match(line):
                self.keys.setdefault((key[1], section), number)

    def line(self, where: str) -> int:
        """The line of a key, such as `theme` or `answer fr`; where it ought to be, if it isn't there."""
        key, _, language = where.partition(" ")
        there = self.keys.get((key, "")) or self.keys.get((key, language))
        return there or self.sections.get(language, self.first)


def _places(text: str, count: int) -> list[_Place]:
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if _HEADER.match(line)][:count]
    starts += [len(lines) - 1] * (count - len(starts))
    ends = [*starts[1:], len(lines)]
    return [_Place(start + 1, lines[start:end]) for start, end in zip(starts, ends, strict=False)]


def _known_keys(row: dict[str, Any], place: _Place, troubles: list[Trouble]) -> None:
    for key in row:
        if key not in _KNOWN:
            troubles.append(Trouble(place.line(key), "pack-unknown", {"name": quoted(key)}))
    for language in LANGUAGES:
        wording = row.get(language, {})
        if not isinstance(wording, dict):
            troubles.append(Trouble(place.line(language), "pack-unknown", {"name": language}))
            continue
        for key in wording:
            if key not in PARTS:
                troubles.append(
                    Trouble(place.line(f"{key} {language}"), "pack-unknown", {"name": quoted(key)})
                )


def _draft(row: dict[str, Any], place: _Place) -> Draft:
    """Words without a language are for readers of all."""
    plain = {part: row[part] for part in PARTS if part in row}
    words: dict[str, dict[str, Any]] = {
        language: {**plain, **row[language]} if isinstance(row.get(language), dict) else plain
        for language in LANGUAGES
        if plain or language in row
    }
    apart = [part for part in PARTS if part not in row and any(language in row for language in LANGUAGES)]
    return Draft(row.get("theme"), row.get("challenge", False), words, place.line, frozenset(apart))
