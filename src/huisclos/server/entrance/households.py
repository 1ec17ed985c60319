"""Who counts as one: a household of version 6 has a network of addresses, and some have many networks."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

MANY = 16
"""So many networks (/64) of one provider's customer (/48) may each count by themselves."""
LATELY = 3600.0
"""Seconds: whoever hasn't come for so long isn't counted among them."""
MOST_KNOWN = 10_000
"""So many are remembered; then the first are forgotten."""


class Households:
    """Networks count by themselves, unless many of the same /48 come: then all of these count as one."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._came: dict[int, dict[int, float]] = {}
        """By /48: when which of its /64 last came."""

    def of(self, host: str) -> str:
        """Under which name an address counts."""
        try:
            address = ip_address(host)
        except ValueError:
            return host
        if not isinstance(address, IPv6Address):
            return str(address)
        return str(address.ipv4_mapped or self._network(int(address)))

    def _network(self, address: int) -> IPv6Address | IPv6Network:
        site, network, now = address >> 80, address >> 64, self._now()
        came = {one: at for one, at in self._came.pop(site, {}).items() if now - at < LATELY}
        if network in came or len(came) <= MANY:
            came[network] = now
        self._came[site] = came
        if len(self._came) > MOST_KNOWN:
            del self._came[next(iter(self._came))]
        return IPv6Network((site << 80, 48)) if len(came) > MANY else IPv6Address(network << 64)


household = Households().of
"""For one server: whatever is counted by address is counted by this."""
