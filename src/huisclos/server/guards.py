"""Headers that keep a browser from doing what it shouldn't, and a check of who may talk to us."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from huisclos.table.deed import Refused

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def secure_headers(message: Message, _: Scope) -> None:
    """On every answer, also where there is no route."""
    if message["type"] == "http.response.start":
        extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *extra]


async def same_origin(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Other sites' pages may not act here. Programs send no Origin, and may.

    Asynchronous, or each request would wait for a thread.
    """
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is not None and _site(origin) != headers.get("host"):
        raise Refused("server-origin")


def _site(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
