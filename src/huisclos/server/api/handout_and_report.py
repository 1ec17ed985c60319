"""What a table leaves on paper: a handout for the host, and the report of a game for a spreadsheet."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response

from huisclos.server.api.routes import HEAVY, encodings_of, get, packed
from huisclos.server.api.tables import Code, GameNumber, secret_of
from huisclos.server.beside.gate import Gate
from huisclos.server.beside.reports import Handout, handout, report
from huisclos.server.entrance.quotas import address_of
from huisclos.server.entrance.refusals import language_of
from huisclos.table.hall.hall import Hall
from huisclos.table.values.refused import Refused
from huisclos.words import LANGUAGES, Language


@get("/api/tables/{code:str}/handout", tags=["papers"], opt=HEAVY)
async def get_handout(
    request: Request[Any, Any, Any], hall: Hall, gate: Gate, code: Code
) -> Response[Handout]:
    """What the host may print for this table."""
    paper = msgspec.json.encode(await hall.paper(code, await hall.person(code, secret_of(request))))
    language = language_of(request.headers.get("accept-language", ""))
    return packed(await gate.do(address_of(request), handout, paper, language, encodings_of(request)))


@get(
    "/api/tables/{code:str}/games/{number:int}/report.csv",
    tags=["papers"],
    opt=HEAVY,
    media_type="text/csv",
)
async def get_report(
    request: Request[Any, Any, Any],
    hall: Hall,
    gate: Gate,
    code: Code,
    number: GameNumber,
    language: Language = LANGUAGES[0],
) -> Response[bytes]:
    """The report of a finished game, as comma-separated values."""
    record = await hall.record(code, number)
    if record.get("result") is None:
        raise Refused("table-no-report")
    content = await gate.do(address_of(request), report, msgspec.json.encode(record), language)
    name = f"{record['game']}-{code}-{number + 1}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="text/csv", headers=headers)
