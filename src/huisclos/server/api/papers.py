"""What a table leaves on paper: a handout for the host, and the report of a game for a spreadsheet."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Any

from litestar import Request, Response
from msgspec import Struct

from huisclos.engine.face import replay
from huisclos.server.api.routes import get
from huisclos.server.api.tables import Code, GameNumber, secret_of
from huisclos.server.refusals import language_of
from huisclos.table.deed import Refused
from huisclos.table.hall import Hall
from huisclos.words import LANGUAGES, Language, Words

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would calculate what begins with one of these."""


class Handout(Struct, frozen=True):
    """Something to print."""

    markdown: str


@get("/api/tables/{code:str}/handout", tags=["papers"])
async def get_handout(request: Request[Any, Any, Any], hall: Hall, code: Code) -> Handout:
    """What the host may print for this table."""
    person = await hall.person(code, secret_of(request))
    language = language_of(request.headers.get("accept-language", ""))
    return Handout(await hall.handout(code, person, language))


@get("/api/tables/{code:str}/games/{number:int}/report.csv", tags=["papers"], media_type="text/csv")
async def get_report(
    hall: Hall, code: Code, number: GameNumber, language: Language = LANGUAGES[0]
) -> Response[bytes]:
    """The report of a finished game, as comma-separated values."""
    record = await hall.record(code, number)
    if record.get("result") is None:
        raise Refused("table-no-report")
    content = await asyncio.to_thread(report, record, language)
    name = f"{record['game']}-{code}-{number + 1}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="text/csv", headers=headers)


def report(record: dict[str, Any], language: str) -> bytes:
    """The rows that the game makes of it, such that spreadsheets read them, and only read them."""
    match = replay(record)
    words = Words(language, match.game.meta.package, names=match.names)
    sheet = io.StringIO()
    lines = csv.writer(sheet)
    for row in match.game.papers.report(match.view(None), words):
        lines.writerow([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row])
    return sheet.getvalue().encode("utf-8-sig")
