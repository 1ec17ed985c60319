"""Whatever goes wrong becomes one clear sentence in the reader's language."""

from __future__ import annotations

import math
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.server.machine.metrics import REFUSALS
from huisclos.server.machine.outage import Outage, outage
from huisclos.table.values.refused import Damaged, Refused
from huisclos.words import LANGUAGES, Language, Sentence, Words

MAX_KILOBYTES = 512
"""Of a request that brings a file or a record: that of a long game is a tenth of that."""
FEW_KILOBYTES = 16
"""Of any other request or order: options have at most 8."""

_FORBIDDEN = {
    "table-stranger",
    "table-not-yours",
    "table-host-only",
    "group-not-yours",
    "server-origin",
    "server-host",
}
_NOT_FOUND = {
    "table-unknown",
    "group-unknown",
    "table-not-finished",
    "table-no-file",
    "table-no-handout",
    "table-no-report",
    "table-record-lost",
    "error-unknown-game",
    "server-not-found",
}
_TOO_LARGE = {"server-takes-long", "server-takes-space"}
_TOO_MANY = {
    "table-too-fast",
    "server-busy",
    "server-one-by-one",
    "server-tables",
    "server-joins",
    "server-remarks",
    "server-groups",
    "server-bells",
}
_LATER = (HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)
RETRY_SECONDS = 60.0
"""After which something may be tried again, if nobody knows better."""
AnyRequest = Request[Any, Any, Any]
_log = structlog.get_logger()


class Refusal(Struct, frozen=True, tag="refused"):
    """Why something wasn't done, and what to do: `text` is for people, `key` for programs."""

    key: str
    text: str
    rule: str = ""
    name: str = ""
    """Of the command that is refused."""
    card: str = ""
    """That would go on for ever, where the host may go on without it."""


def language_of(header: str) -> Language:
    """The first language of an Accept-Language header that we speak."""
    wanted = (part.split(";")[0].strip()[:2].lower() for part in header.split(","))
    return next((known for language in wanted for known in LANGUAGES if language == known), LANGUAGES[0])


def refusal(problem: HuisClosError, language: str, name: str = "") -> Refusal:
    """An error as it is sent."""
    REFUSALS.labels(problem.message.key).inc()
    words = Words(language, *([problem.package] if problem.package else []))
    rule, card = getattr(problem, "rule", ""), getattr(problem, "card", "")
    return Refusal(problem.message.key, problem.read(words), rule, name, card)


def status_of(key: str, problem: HuisClosError) -> int:
    """The HTTP status that fits."""
    if isinstance(problem, Outage):
        return HTTP_503_SERVICE_UNAVAILABLE
    if key in _FORBIDDEN:
        return HTTP_403_FORBIDDEN
    if key in _NOT_FOUND:
        return HTTP_404_NOT_FOUND
    if key in _TOO_LARGE:
        return HTTP_413_REQUEST_ENTITY_TOO_LARGE
    if key in _TOO_MANY:
        return HTTP_429_TOO_MANY_REQUESTS
    return HTTP_409_CONFLICT if isinstance(problem, Refused | Damaged) else HTTP_400_BAD_REQUEST


def refuse(request: AnyRequest, problem: HuisClosError) -> Response[Refusal]:
    language = language_of(request.headers.get("accept-language", ""))
    status, seconds = status_of(problem.message.key, problem), getattr(problem, "seconds", RETRY_SECONDS)
    return _response(refusal(problem, language), status, seconds)


def refuse_outage(request: AnyRequest, problem: Exception) -> Response[Refusal]:
    """For what the database runs into, if that isn't a mistake of ours."""
    told = outage(problem)
    return refuse(request, told) if told else fail(request, problem)


def refuse_http(request: AnyRequest, problem: HTTPException) -> Response[Refusal]:
    """For errors that the framework found: no such page, not JSON, too long, too often."""
    message = {
        HTTP_404_NOT_FOUND: Sentence("server-not-found", {}),
        HTTP_413_REQUEST_ENTITY_TOO_LARGE: Sentence("table-too-long", {"most": _most(request)}),
        HTTP_429_TOO_MANY_REQUESTS: Sentence("table-too-fast", {}),
    }.get(problem.status_code, Sentence("server-bad-request", {"problem": _reason(problem)}))
    language = language_of(request.headers.get("accept-language", ""))
    text = Words(language).text(*message)
    REFUSALS.labels(message.key).inc()
    return _response(Refusal(message.key, text), problem.status_code)


def _most(request: AnyRequest) -> int:
    handler = request.scope.get("route_handler")
    return MAX_KILOBYTES if handler and handler.opt.get("heavy") else FEW_KILOBYTES


def refuse_unreadable(request: AnyRequest, problem: RecursionError | UnicodeDecodeError) -> Response[Refusal]:
    """For a request that is nested too deeply, or isn't in UTF-8."""
    return refuse_http(request, HTTPException(status_code=HTTP_400_BAD_REQUEST, detail=str(problem)))


def _reason(problem: HTTPException) -> str:
    extra = problem.extra if isinstance(problem.extra, list) else []
    found = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra]
    return "; ".join(found) or problem.detail.partition(" for ")[0]


def fail(request: AnyRequest, problem: Exception) -> Response[Refusal]:
    """For mistakes of ours: the log gets the trouble, the reader a sentence."""
    _log.error("failed", route=request.scope.get("path_template", ""), exc_info=problem)
    language = language_of(request.headers.get("accept-language", ""))
    text = Words(language).text("server-failed")
    return _response(Refusal("server-failed", text), HTTP_500_INTERNAL_SERVER_ERROR)


def _response(content: Refusal, status: int, seconds: float = RETRY_SECONDS) -> Response[Refusal]:
    later = {"Retry-After": str(math.ceil(seconds))} if status in _LATER else None
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=later)
