"""A table as the generator sees it: who is asked, and which actions are still on their way."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

from benchmarks.load.client import Client, Side, Watcher
from benchmarks.load.tally import Flight, Tally


class Table(Watcher):
    """Five clients that act when asked: at once while `eager` lasts, otherwise when told to."""

    def __init__(self, side: Side, clients: list[Client], rng: random.Random) -> None:
        self.side = side
        self.clients = clients
        self.rng = rng
        self.tally = Tally(0, 0)
        self.eager = 0.0
        """So many actions are sent without being told."""
        self.unanswered: dict[int, Flight] = {}
        self.flights: list[Flight] = []
        """Answered, but not yet seen by all five."""
        self._again: asyncio.Task[None] | None = None
        for client in clients:
            client.watcher = self

    @property
    def busy(self) -> bool:
        """Something is on its way."""
        return bool(self.unanswered or self.flights or self._again)

    def askable(self) -> list[Client]:
        """Whoever is asked, and has seen what their own last action led to."""
        return [client for client in self.clients if self._free(client)]

    def _free(self, client: Client) -> bool:
        return client.asked and client.seat not in self.unanswered and client.seen >= client.acted

    def send(self, client: Client) -> None:
        """Let this client act."""
        self.eager -= 1
        self.unanswered[client.seat] = Flight(client.seat, perf_counter())
        client.act(self.rng)

    def urge(self) -> None:
        """Start whoever waits, after `eager` was raised."""
        for client in self.askable():
            if self.eager > 0:
                self.send(client)

    # -- what clients tell -------------------------------------------------------------------------------

    def answered(self, seat: int, number: int | None) -> None:
        """From now on it is known which view is waited for."""
        flight = self.unanswered.pop(seat)
        if number is None:
            self.tally.refused += self.tally.counts(flight)
        else:
            flight.number = self.clients[seat].acted = number
            self.flights.append(flight)
        self.shown(seat)

    def shown(self, seat: int) -> None:
        """See what has landed, and go on."""
        if self.flights:
            self._land()
        if self.eager > 0 and self._free(self.clients[seat]):
            self.send(self.clients[seat])
        elif self.clients[seat].over and not self.busy and all(client.over for client in self.clients):
            self._again = asyncio.create_task(self._rematch())

    def _land(self) -> None:
        now = perf_counter()
        least = min(client.seen for client in self.clients)
        waiting = []
        for flight in self.flights:
            if flight.number <= least:
                self.tally.landed(flight, now)
            else:
                waiting.append(flight)
        self.flights = waiting

    def dropped(self, seat: int) -> None:
        """It isn't opened again: a broken connection is a fault to be seen."""
        self.tally.dropped += 1

    async def _rematch(self) -> None:
        await self.side.again(self.clients)
        self._again = None
        self.urge()
