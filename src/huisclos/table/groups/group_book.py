"""Groups, and where they are kept. There are no accounts: whoever has a group's code may play for it."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from huisclos.engine.game.game import Game
from huisclos.table.groups.group import Belonging, Group
from huisclos.table.values.refused import Refused, WrittenElsewhere
from huisclos.table.values.seat_codes import key_of, spell
from huisclos.table.values.text import one_line

_log = logging.getLogger(__name__)

LONGEST_NAME = 40
CODE_LETTERS = 10
"""More than a table's code has: nobody comes upon one by chance."""
SECRET_BYTES = 24


class Version(Struct, frozen=True):
    """A group as it was written, and for the how manieth time."""

    number: int
    group: bytes


class GroupStore(Protocol):
    """Where groups are kept."""

    async def read(self, code: str) -> Version | None:
        """None if there is no such group."""

    async def write(self, code: str, version: Version, games: int) -> None:
        """Keep it behind the version before, with the number of its games. Returns when it can't be lost.

        WrittenElsewhere if somebody else has written that version, or deleted the group.
        """

    async def delete(self, code: str) -> None:
        """Everything there is of it, for good."""

    async def stale(self, empty: float | None, played: float | None, most: int) -> list[str]:
        """Groups that weren't written since then: those without a game, and the others; so many at most."""


class MemoryGroupStore:
    """For tests, and for groups that needn't outlive the program."""

    def __init__(self) -> None:
        self.groups: dict[str, tuple[Version, int, float]] = {}

    async def read(self, code: str) -> Version | None:
        kept = self.groups.get(code)
        return kept and kept[0]

    async def write(self, code: str, version: Version, games: int) -> None:
        before = await self.read(code)
        if version.number != (before.number + 1 if before else 1):
            raise WrittenElsewhere
        self.groups[code] = version, games, time.time()

    async def delete(self, code: str) -> None:
        self.groups.pop(code, None)

    async def stale(self, empty: float | None, played: float | None, most: int) -> list[str]:
        """The first of them."""
        found = [
            code
            for code, (_, games, at) in self.groups.items()
            if (before := played if games else empty) is not None and at < before
        ]
        return found[:most]


class Groups:
    """All groups that play here."""

    def __init__(self, store: GroupStore) -> None:
        self.store = store

    async def make(self, name: str) -> tuple[str, str]:
        """A new group: its code, and the secret of whoever made it."""
        code, secret = spell(CODE_LETTERS), secrets.token_urlsafe(SECRET_BYTES)
        await self._write(code, 1, Group(_name(name), key_of(secret)))
        return code, secret

    async def find(self, code: str) -> Group:
        """Refused if there is none, or what was kept of it can't be read."""
        return (await self._read(code))[1]

    async def belonging(self, code: str, game: Game) -> Belonging:
        """As a table has it at which this game is played."""
        return (await self.find(code)).belonging(code, game)

    async def belonging_if_any(self, code: str, game: Game) -> Belonging | None:
        """The same; None if it was deleted."""
        return await self.belonging(code, game) if await self.store.read(code) else None

    async def change(self, code: str, how: Callable[[Group], Group]) -> Group:
        """Whoever writes first is heard first; what makes no difference isn't written."""
        while True:
            number, group = await self._read(code)
            new = how(group)
            if new == group:
                return group
            try:
                await self._write(code, number + 1, new)
            except WrittenElsewhere:
                continue
            return new

    async def rename(self, code: str, secret: str, name: str) -> None:
        """For whoever made it."""
        wanted = _name(name)
        await self._must_be_theirs(code, secret)
        await self.change(code, lambda group: replace(group, name=wanted))

    async def delete(self, code: str, secret: str) -> None:
        """For whoever made it. Tables that play for it go on without."""
        await self._must_be_theirs(code, secret)
        await self.store.delete(code)

    async def remove_stale(self, empty: float | None, played: float | None, most: int) -> None:
        """What nobody has used for too long."""
        for code in await self.store.stale(empty, played, most):
            await self.store.delete(code)

    async def _must_be_theirs(self, code: str, secret: str) -> None:
        if key_of(secret) != (await self.find(code)).key:
            raise Refused("group-not-yours")

    async def _read(self, code: str) -> tuple[int, Group]:
        kept = await self.store.read(code)
        if kept is None:
            raise Refused("group-unknown", code=code[:12])
        try:
            return kept.number, read_group(kept.group)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            _log.error("a group is damaged: see huisclos check")
            raise Refused("group-damaged", code=code[:12]) from None

    async def _write(self, code: str, number: int, group: Group) -> None:
        await self.store.write(code, Version(number, msgspec.json.encode(group)), group.games)


_decoder = msgspec.json.Decoder(Group)


def read_group(written: bytes) -> Group:
    """msgspec.DecodeError and the like if it is none."""
    return _decoder.decode(written)


def _name(given: str) -> str:
    name = one_line(given)
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("group-bad-name", most=LONGEST_NAME)
    return name
