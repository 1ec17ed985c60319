"""Who doesn't want to be asked what: the table passes for them."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.choice import PASS, Choice

MOST_PASSES = 100
"""In one go: a game in which everybody passes for ever must not hold the house."""


class Peace(Struct):
    """The wishes of the seats, for one game."""

    prompts: dict[int, list[str]] = {}
    """By seat."""
    passed: set[int] = set()
    """The numbers of the actions that the table chose for somebody."""

    def wants(self, seat: int, choice: Choice) -> bool:
        """Whether the seat is to be spared this question: if it can be passed, whatever else it offers."""
        return choice.prompt in self.of(seat) and choice.waits and choice.chosen([PASS.id]) is not None

    def of(self, seat: int | None) -> list[str]:
        """The prompts that a seat isn't to be asked."""
        return self.prompts.get(seat, []) if seat is not None else []

    def wish(self, seat: int, prompt: str) -> None:
        self.prompts[seat] = [*(known for known in self.of(seat) if known != prompt), prompt]

    def unwish(self, seat: int, prompt: str) -> None:
        self.prompts[seat] = [known for known in self.of(seat) if known != prompt]

    def hear(self, seat: int, prompt: str, *, ask: bool) -> None:
        if ask:
            self.unwish(seat, prompt)
        else:
            self.wish(seat, prompt)

    def taken_back(self, actions: int) -> None:
        """Only so many actions are left."""
        self.passed = {number for number in self.passed if number < actions}
