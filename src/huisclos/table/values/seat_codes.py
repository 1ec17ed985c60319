"""Codes that carry somebody's seat to another device: good once, and for a few minutes."""

from __future__ import annotations

import hashlib
import secrets
import time

from huisclos.table.values.refused import Refused

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that nobody mistakes for one another."""
SECONDS = 600.0
LETTERS = 10


def key_of(secret: str) -> str:
    """What is kept of a secret. It has 192 random bits: one hash is enough, nobody can guess towards it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def spell(letters: int) -> str:
    """A random code that can be read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


class SeatCodes:
    """The codes that are out. They needn't outlive the program: one makes another."""

    def __init__(self) -> None:
        self._out: dict[str, tuple[str, int, float]] = {}

    def make(self, code: str, person: int) -> str:
        """For a person of a table."""
        now = time.monotonic()
        self._out = {key: kept for key, kept in self._out.items() if kept[2] > now}
        carry = spell(LETTERS)
        self._out[key_of(carry)] = (code, person, now + SECONDS)
        return carry

    def use(self, carry: str) -> tuple[str, int]:
        """The table and the person; Refused if it is wrong, used or too old."""
        code, person, until = self._out.pop(key_of(carry.strip().upper()), ("", 0, 0.0))
        if until < time.monotonic():
            raise Refused("table-carry")
        return code, person
