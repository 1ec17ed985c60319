"""Papers: functions of plain data, for another process to run."""

from __future__ import annotations

import csv
import io

import msgspec
from msgspec import Struct

from huisclos.engine.match.public import replay
from huisclos.server.beside.compressed import Packed, pack
from huisclos.table.values.papers import Paper
from huisclos.words import Words

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would calculate what begins with one of these."""


class Handout(Struct, frozen=True):
    """Something to print."""

    markdown: str


def handout(paper: bytes, language: str, encodings: str) -> Packed:
    """What a host may print: Paper, then Handout."""
    return pack(Handout(msgspec.json.decode(paper, type=Paper).handout(language)), encodings)


def report(record: bytes, language: str) -> bytes:
    """The rows that a game makes of its record, such that spreadsheets read them, and only read them."""
    match = replay(record)
    words = Words(language, match.game.meta.package, names=match.names)
    sheet = io.StringIO()
    lines = csv.writer(sheet, delimiter=words.text("report-separator"))
    for row in match.game.papers.report(match.view(None), words):
        lines.writerow([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row])
    return sheet.getvalue().encode("utf-8-sig")
