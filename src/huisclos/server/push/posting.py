"""Posting to addresses that strangers have given us: never to anything inside, and never for long."""

from __future__ import annotations

import asyncio
import socket
import ssl
from functools import cache
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

SECONDS = 10.0
"""For all of it: finding the service, reaching it, and its answer."""
_PORTS = {"http": 80, "https": 443}
_ODD = [
    ip_network(network)
    for network in (
        *(
            "::/96",
            "::ffff:0:0/96",
            "::ffff:0:0:0/96",
            "64:ff9b::/96",
            "64:ff9b:1::/48",
            "2002::/16",
            "2001::/32",
        ),
        *("fec0::/10", "5f00::/16", "3fff::/20", "2001:db8::/32", "100::/64", "2001:20::/28"),
        *("192.88.99.0/24", "192.0.0.0/24"),
    )
]
"""Addresses of version 6 that stand for any of version 4, in all the ways there are; those of a site, of a
network's own workings and of books on networks; and relays that are no more. Not every Python knows them."""


class Unreachable(Exception):
    """Nobody there whom we may talk to."""


async def post(endpoint: str, headers: dict[str, str], body: bytes, *, loopback: bool = False) -> int:
    """The status of the answer; Unreachable, OSError, TimeoutError or ValueError if there is none.

    Whoever answers is who was looked at: the name is looked up once. Nobody is followed elsewhere.
    """
    service = urlsplit(endpoint)
    host, port = service.hostname or "", service.port or _PORTS[service.scheme]
    async with asyncio.timeout(SECONDS):
        address = await _address(host, port, loopback=loopback)
        secure = {"ssl": _context(), "server_hostname": host} if service.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, port, **secure)  # type: ignore[arg-type]
        try:
            path = f"{service.path or '/'}{'?' * bool(service.query)}{service.query}"
            writer.write(_request(path, {"Host": service.netloc, **headers}, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


def is_this_machine(host: str) -> bool:
    """Whether it is named so that nobody can mean another."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_public(address: str) -> bool:
    """Whether it is one of the internet's, and not of a house, a machine or a provider."""
    found = ip_address(address)
    return found.is_global and not found.is_multicast and not any(found in network for network in _ODD)


async def _address(host: str, port: int, *, loopback: bool) -> str:
    """If a name stands for several, all of them have to be fit to talk to."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(place[4][0]) for place in found]
    here = loopback and is_this_machine(host)
    if not addresses or not all(here or is_public(address) for address in addresses):
        raise Unreachable
    return addresses[0]


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(path: str, headers: dict[str, str], body: bytes) -> bytes:
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    version, _, rest = line.decode("ascii").partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(version[:20])
    return int(rest[:3])
