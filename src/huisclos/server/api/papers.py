"""What a table leaves on paper: a handout for the host, and the report of a game for a spreadsheet."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from msgspec import Struct

from huisclos.server.api.routes import HEAVY, get
from huisclos.server.api.tables import Code, GameNumber, secret_of
from huisclos.server.desk import Desk
from huisclos.server.doors import address_of
from huisclos.server.refusals import language_of
from huisclos.server.reports import report
from huisclos.table.deed import Refused
from huisclos.table.hall import Hall
from huisclos.words import LANGUAGES, Language


class Handout(Struct, frozen=True):
    """Something to print."""

    markdown: str


@get("/api/tables/{code:str}/handout", tags=["papers"])
async def get_handout(request: Request[Any, Any, Any], hall: Hall, code: Code) -> Handout:
    """What the host may print for this table."""
    person = await hall.person(code, secret_of(request))
    language = language_of(request.headers.get("accept-language", ""))
    return Handout(await hall.handout(code, person, language))


@get(
    "/api/tables/{code:str}/games/{number:int}/report.csv",
    tags=["papers"],
    opt=HEAVY,
    media_type="text/csv",
)
async def get_report(
    request: Request[Any, Any, Any],
    hall: Hall,
    desk: Desk,
    code: Code,
    number: GameNumber,
    language: Language = LANGUAGES[0],
) -> Response[bytes]:
    """The report of a finished game, as comma-separated values."""
    record = await hall.record(code, number)
    if record.get("result") is None:
        raise Refused("table-no-report")
    content = await desk.do(address_of(request), report, msgspec.json.encode(record), language)
    name = f"{record['game']}-{code}-{number + 1}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="text/csv", headers=headers)
