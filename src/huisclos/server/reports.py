"""The report of a finished game, for a spreadsheet: a function of its record, for another process to run."""

from __future__ import annotations

import csv
import io

from huisclos.engine.face import replay
from huisclos.words import Words

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would calculate what begins with one of these."""


def report(record: bytes, language: str) -> bytes:
    """The rows that the game makes of it, such that spreadsheets read them, and only read them."""
    match = replay(record)
    words = Words(language, match.game.meta.package, names=match.names)
    sheet = io.StringIO()
    lines = csv.writer(sheet)
    for row in match.game.papers.report(match.view(None), words):
        lines.writerow([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row])
    return sheet.getvalue().encode("utf-8-sig")
