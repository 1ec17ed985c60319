"""What is counted."""

from __future__ import annotations

from statistics import quantiles

from msgspec import Struct, field

LOST_AFTER = 10.0
"""Seconds. An action that not all five have seen by then is lost."""


class Flight(Struct):
    """An action on its way from one client to all five."""

    seat: int
    sent: float
    number: int = -1
    """Of the view it led to, once that is known."""


class Tally(Struct):
    """Of all tables of a server, during one turn of measuring."""

    since: float
    """What was sent before isn't counted: programs need some time to warm up."""
    until: float
    times: list[float] = field(default_factory=list)
    """From sending an action until all five had the view, in seconds."""
    refused: int = 0
    lost: int = 0
    dropped: int = 0
    """Connections that broke."""

    def counts(self, flight: Flight) -> bool:
        """It was sent while we measured."""
        return self.since <= flight.sent < self.until

    def landed(self, flight: Flight, now: float) -> None:
        """All five have the view."""
        if self.counts(flight):
            if now - flight.sent < LOST_AFTER:
                self.times.append(now - flight.sent)
            else:
                self.lost += 1


class Figures(Struct):
    """The result of one turn."""

    tables: int
    actions_per_second: float
    p50_milliseconds: float
    p99_milliseconds: float
    max_milliseconds: float
    actions: int
    lost: int
    refused: int
    dropped: int
    server_cpu: float
    """Of one core."""
    server_milliseconds: float
    """Of processor time, an action."""
    generator_cpu: float
    kilobytes_per_action: float
    """Sent by the server to the five clients."""


class Traffic(Struct):
    """All that was received by this process."""

    bytes: int = 0


traffic = Traffic()


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """p50, p99 and the largest, in milliseconds; zeros if nothing landed."""
    if len(times) < 2:
        return (times[0] * 1000,) * 3 if times else (0.0, 0.0, 0.0)
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000, max(times) * 1000
