"""The public address: where people find this server, whatever stands in front of it."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

from msgspec import Struct

from huisclos.server.machine.starting import CantStart

_PORTS = {"http": ":80", "https": ":443"}
_PATH = re.compile(r"(?:/(?!\.)[\w.~-]+)*", re.ASCII)


class PublicAddress(Struct, frozen=True):
    """As in `https://play.example.org/games`."""

    scheme: str
    host: str
    """With its port, where that isn't the usual one."""
    path: str
    """Empty, or with a slash before it and none behind."""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"

    def __str__(self) -> str:
        return f"{self.origin}{self.path}/"

    def is_host(self, header: str) -> bool:
        """Whether a Host header names it; the usual port may be left out."""
        return header.lower().removesuffix(_PORTS[self.scheme]) == self.host


def read_address(text: str) -> PublicAddress:
    """CantStart for anything that isn't a plain address of the web."""
    try:
        parts = urlsplit(text.strip())
        name = (parts.hostname or "").encode("idna").decode()
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise CantStart("server-public-address", address=text) from None
    path = parts.path.rstrip("/")
    odd = parts.query or parts.fragment or "@" in parts.netloc
    if parts.scheme not in _PORTS or not name or odd or not _PATH.fullmatch(path):
        raise CantStart("server-public-address", address=text)
    host = f"[{name}]" if ":" in name else name
    return PublicAddress(parts.scheme, f"{host}{port}".removesuffix(_PORTS[parts.scheme]), path)


def read_proxy(text: str) -> str:
    """The address of a proxy, or a network of them."""
    try:
        return (
            str(ipaddress.ip_network(text.strip()))
            if "/" in text
            else str(ipaddress.ip_address(text.strip()))
        )
    except ValueError:
        raise CantStart("server-proxy", proxy=text) from None


def is_proxy(host: str, proxies: Collection[str]) -> bool:
    """Whether somebody is one of these."""
    return any(ipaddress.ip_address(host) in ipaddress.ip_network(proxy) for proxy in proxies)
