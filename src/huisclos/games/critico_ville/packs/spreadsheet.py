"""A pack as CSV, as spreadsheets write it: a line a question, the first line names the columns."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import islice

from huisclos.engine.errors import Trouble
from huisclos.games.critico_ville.bank import MOST_QUESTIONS
from huisclos.games.critico_ville.packs.drafts import PACKAGE, Draft, quoted
from huisclos.words import LANGUAGES, Words

_COLUMN = re.compile(rf"([^\W\d_]+)\s*\d*(?:[_ ]({'|'.join(LANGUAGES)}))?")
_SHARED = ("theme", "challenge")
"""The same in all languages."""

Row = dict[tuple[str, str], list[str]]
"""By part and language: the cells of a line, since there may be several columns of wrong answers."""


def read_spreadsheet(text: str, troubles: list[Trouble]) -> list[Draft]:
    """The questions of a CSV file: commas, semicolons or tabs between the cells.

    Of too many, only as many are read as it takes to know.
    """
    rows = _rows(text.removeprefix("\ufeff"), troubles)
    first, names = next(rows, (1, []))
    columns = _columns(names, first, troubles)
    drafts = []
    for line, cells in islice(rows, MOST_QUESTIONS + 1) if columns else ():
        if len(cells) > len(columns):
            troubles.append(Trouble(line, "pack-cells", {"most": len(columns)}))
        else:
            drafts.append(_draft(columns, cells, line))
    return drafts


def _rows(text: str, troubles: list[Trouble]) -> Iterator[tuple[int, list[str]]]:
    """Every row that isn't empty, and the line it begins on; empty cells at its end don't count."""
    reader = csv.reader(StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    line = 1
    try:
        for cells in reader:
            while cells and not cells[-1].strip():
                cells.pop()
            if cells:
                yield line, cells
            line = reader.line_num + 1
    except csv.Error as problem:
        troubles.append(Trouble(line, "pack-syntax", {"problem": str(problem)}))


def _delimiter(text: str) -> str:
    """The one that the first line has most of."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _columns(cells: list[str], line: int, troubles: list[Trouble]) -> list[tuple[str, str]]:
    """What each column is for; nothing of a file with an unknown one is read."""
    found = []
    for cell in cells:
        name = " ".join(cell.casefold().split())
        match = _COLUMN.fullmatch(name)
        part = _parts().get(match[1]) if match else None
        if part is None or match is None:
            troubles.append(
                Trouble(line, "pack-column", {"name": quoted(cell.strip()), "parts": sorted(_parts())})
            )
            return []
        found.append((part, "" if part in _SHARED else match[2] or ""))
    return found


@cache
def _parts() -> dict[str, str]:
    """The names of the columns, in every language."""
    names = ("theme", "challenge", "question", "answer", "wrong", "explanation")
    return {name: name for name in names} | {
        Words(language, PACKAGE).text(f"part-{name}").casefold(): name
        for language in LANGUAGES
        for name in names
    }


def _draft(columns: list[tuple[str, str]], cells: list[str], line: int) -> Draft:
    row: Row = {}
    for column, cell in zip(columns, cells, strict=False):
        row.setdefault(column, []).append(cell.strip())
    spoken = {language for part, language in row if part not in _SHARED}
    languages: list[str] = [language for language in LANGUAGES if language in spoken or "" in spoken]
    words = {language: _words(row, language) for language in languages}
    filled = {language: parts for language, parts in words.items() if any(parts.values())}
    theme, challenge = _cell(row, "theme", ""), _yes_or_no().get(_cell(row, "challenge", "").casefold())
    return Draft(theme, challenge, filled, lambda _: line)


def _words(row: Row, language: str) -> dict[str, object]:
    wrong = row.get(("wrong", language)) or row.get(("wrong", "")) or []
    return {
        **{part: _cell(row, part, language) for part in ("question", "answer", "explanation")},
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
