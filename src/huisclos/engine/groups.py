"""What a group of players has unlocked, kept from game to game."""

from __future__ import annotations

from typing import Protocol


class Groups(Protocol):
    """Where it is kept: in memory, in a file, in a database."""

    def unlocked(self, game: str, group: str) -> list[int]:
        """What a group has unlocked of a game, in the order it did."""

    def unlock(self, game: str, group: str, number: int) -> None:
        """One more; a second time changes nothing."""


class MemoryGroups:
    """For as long as the program runs."""

    def __init__(self, games: dict[str, dict[str, list[int]]] | None = None) -> None:
        self.games = games or {}

    def unlocked(self, game: str, group: str) -> list[int]:
        """In the order they came."""
        return list(self.games.get(game, {}).get(group, ()))

    def unlock(self, game: str, group: str, number: int) -> None:
        known = self.games.setdefault(game, {}).setdefault(group, [])
        if number not in known:
            known.append(number)
