"""Headers that keep a browser from doing what it shouldn't, and a check of who may talk to us."""

from __future__ import annotations

from ipaddress import ip_address

from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard, Message, Scope

from huisclos.server.machine.public_address import PublicAddress
from huisclos.table.values.refused import Refused

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


def at_home(public: PublicAddress | None) -> Guard:
    """Other sites' pages may not act here, and no other name may lead here, where we know our own.

    Programs send no Origin, and may act. Asynchronous, or each request would wait for a thread.
    """

    async def check(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        host, origin = connection.headers.get("host", ""), connection.headers.get("origin")
        if public and not public.is_host(host):
            raise Refused("server-host", address=str(public))
        ours = public.origin if public else f"{_scheme(origin)}://{host}"
        if origin is not None and origin.lower() != ours.lower():
            raise Refused("server-origin")

    return check


def direct_only(public: PublicAddress | None) -> Guard:
    """Figures are for whoever runs this: there is nothing here for those who come by the public way, or from
    anywhere but this machine and networks of one's own."""

    async def check(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        named = public is not None and public.is_host(connection.headers.get("host", ""))
        from_afar = connection.client is not None and _is_afar(connection.client.host)
        if named or from_afar or "x-forwarded-for" in connection.headers:
            raise NotFoundException

    return check


def _is_afar(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:  # not a place in a network
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_global


def _scheme(origin: str | None) -> str:
    """Where we don't know our own, any will do: what is in front of us may have another."""
    return (origin or "").partition("://")[0]
