"""A pack as CSV, as spreadsheets write it: a line a question, the first line names the columns."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import islice

from msgspec import Struct

from huisclos.engine.base.errors import Trouble
from huisclos.games.critico_ville.packs.drafts import NEEDED, Draft
from huisclos.games.critico_ville.packs.parsing import unreadable
from huisclos.games.critico_ville.packs.text import PACKAGE, folded, quoted
from huisclos.games.critico_ville.question_bank import MOST_QUESTIONS
from huisclos.words import LANGUAGES, Words

_COLUMN = re.compile(rf"(.+?)\s*\d*(?: ({'|'.join(LANGUAGES)}))?")
_LONGEST_NAME = 60
"""Of a column: what is longer isn't one."""
_SEPARATOR = re.compile(r'"?sep=([,;\t|])"?\r?\n?', re.IGNORECASE)
"""A line that some spreadsheets put before all others."""
_SHARED = ("theme", "challenge")
"""The same in all languages."""
_SAID = (*NEEDED, "wrong")
"""What makes a question in a language."""
_PARTS = (*_SHARED, *_SAID, "source")

Row = dict[tuple[str, str], list[str]]
"""By part and language: the cells of a line, since there may be several columns of wrong answers."""


class Columns(Struct, frozen=True):
    """What each column is for."""

    parts: tuple[tuple[str, str], ...]
    absent: frozenset[tuple[str, str]]
    """What every question needs and no column has."""

    @property
    def apart(self) -> frozenset[str]:
        """What each language has for itself."""
        return frozenset(part for part, language in self.parts if language)


def read_spreadsheet(text: str, troubles: list[Trouble]) -> list[Draft]:
    """The questions of a CSV file: commas, semicolons or tabs between the cells.

    Of too many, only as many are read as it takes to know.
    """
    rows = _rows(text.removeprefix("\ufeff"), troubles)
    first, names = next(rows, (1, []))
    columns = _columns(names, first, troubles)
    if columns is None:
        return []
    drafts = []
    for line, cells in islice(rows, MOST_QUESTIONS + 1):
        if len(cells) > len(columns.parts):
            troubles.append(Trouble(line, "pack-cells", {"most": len(columns.parts)}))
        else:
            drafts.append(_draft(columns, cells, line))
    return drafts


def _rows(text: str, troubles: list[Trouble]) -> Iterator[tuple[int, list[str]]]:
    """Every row that isn't empty, and the line it begins on; empty cells at its end don't count."""
    hint = _SEPARATOR.match(text)
    between, before = (hint[1], 1) if hint else (_delimiter(text), 0)
    told = StringIO(text[hint.end() :] if hint else text, newline="")
    reader = csv.reader(told, delimiter=between, strict=True)
    line = before + 1
    try:
        for cells in reader:
            while cells and not cells[-1].strip():
                cells.pop()
            if cells:
                yield line, cells
            line = before + reader.line_num + 1
    except csv.Error as problem:
        troubles.append(unreadable(line, str(problem)))


def _delimiter(text: str) -> str:
    """The one that the first line has most of."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _columns(cells: list[str], line: int, troubles: list[Trouble]) -> Columns | None:
    """None, and nothing is read, of a file with a column that is unknown or there twice."""
    found: list[tuple[str, str]] = []
    for cell in cells:
        column = _column(cell)
        if column is None:
            known = [f"part:{name}" for name in _PARTS]
            troubles.append(Trouble(line, "pack-column", {"name": quoted(cell.strip()), "parts": known}))
            return None
        if column in found and column[0] != "wrong":
            troubles.append(Trouble(line, "pack-column-twice", {"name": quoted(cell.strip())}))
            return None
        found.append(column)
    absent = _absent(found) if found else []
    for part, language in absent:
        args = {"part": f"part:{part}", "language": language or "none"}
        troubles.append(Trouble(line, "pack-no-column", args))
    gaps = {(part, one) for part, language in absent for one in ((language,) if language else LANGUAGES)}
    return Columns(tuple(found), frozenset({*gaps, *absent})) if found else None


def _column(cell: str) -> tuple[str, str] | None:
    """The part and the language that a column is for; None if it isn't known."""
    match = _COLUMN.fullmatch(folded(cell)) if len(cell) <= _LONGEST_NAME else None
    part = _names().get(match[1]) if match else None
    if match is None or part is None:
        return None
    return part, "" if part in _SHARED else match[2] or ""


def _absent(columns: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What every question needs, and no column has; by language where each has columns of its own."""
    spoken: list[str] = [language for language in LANGUAGES if any(language == own for _, own in columns)]
    wanted = [("theme", "")] + [(part, language) for part in NEEDED for language in spoken or [""]]
    return [(part, language) for part, language in wanted if not {(part, language), (part, "")} & {*columns}]


@cache
def _names() -> dict[str, str]:
    """The names of the columns, in every language."""
    names = {name: name for name in _PARTS}
    for words in (Words(language, PACKAGE) for language in LANGUAGES):
        names |= {folded(words.text(f"part-{name}")): name for name in _PARTS}
        names[folded(words.text("part-wrong-answer"))] = "wrong"
    return names


def _draft(columns: Columns, cells: list[str], line: int) -> Draft:
    row: Row = {}
    for column, cell in zip(columns.parts, cells, strict=False):
        row.setdefault(column, []).append(cell.strip())
    spoken = {language for part, language in row if part in _SAID}
    languages: list[str] = [language for language in LANGUAGES if language in spoken or "" in spoken]
    words = {language: _words(row, language) for language in languages}
    filled = {language: parts for language, parts in words.items() if any(parts[part] for part in _SAID)}
    theme, challenge = _cell(row, "theme", ""), _yes_or_no().get(_cell(row, "challenge", "").casefold())
    return Draft(theme, challenge, filled, lambda _: line, columns.apart, columns.absent)


def _words(row: Row, language: str) -> dict[str, object]:
    wrong = row.get(("wrong", language)) or row.get(("wrong", "")) or []
    return {
        **{part: _cell(row, part, language) for part in (*NEEDED, "source")},
        "wrong": [option for option in wrong if option],
    }


def _cell(row: Row, part: str, language: str) -> str:
    return next(iter(row.get((part, language)) or row.get((part, "")) or [""]), "")


@cache
def _yes_or_no() -> dict[str, bool]:
    """A cross, or yes or no in any language."""
    said = dict.fromkeys(("x", "1", "true", "vrai"), True) | dict.fromkeys(("", "0", "false", "faux"), False)
    for words in (Words(language, PACKAGE) for language in LANGUAGES):
        said |= {words.text("part-yes"): True, words.text("part-no"): False}
    return said
