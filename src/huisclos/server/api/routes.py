"""Routes of the API: each may refuse, and says so in its description."""

from __future__ import annotations

from functools import partial
from typing import Any

import litestar
from litestar import Request, Response
from litestar.openapi import ResponseSpec

from huisclos.server.beside.compressed import Packed
from huisclos.server.entrance.refusals import MAX_KILOBYTES, Refusal

_REFUSED = {
    status: ResponseSpec(Refusal, generate_examples=False, description="Refused, and why")
    for status in (400, 403, 404, 409, 413, 429, 503)
}
get = partial(litestar.get, responses=_REFUSED)
post = partial(litestar.post, responses=_REFUSED)
put = partial(litestar.put, responses=_REFUSED)
delete = partial(litestar.delete, responses=_REFUSED)
post_long = partial(post, request_max_body_size=MAX_KILOBYTES * 1024)
"""For what brings a file or a record."""

HEAVY = {"heavy": True}
"""Routes that take long or much space, and may be asked for less often."""


def encodings_of(request: Request[Any, Any, Any]) -> str:
    """Those that an answer may be compressed in."""
    return request.headers.get("accept-encoding", "")


def packed(answer: Packed, **headers: str) -> Response[Any]:
    """An answer that is ready to be sent."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if answer.encoding:
        headers["Content-Encoding"] = answer.encoding
    return Response(answer.content, headers=headers)
