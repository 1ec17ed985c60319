"""Who doesn't want to be asked what: the house passes for them, and nobody else is to know."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.choice import Choice


class NotAsked(Struct):
    """The wishes of the seats, for one game."""

    prompts: dict[int, list[str]] = {}
    """By seat: what it doesn't want to be asked."""
    wished: dict[int, int] = {}
    """By seat: how often it has wished for something, in all the games of the table."""

    def next_game(self) -> NotAsked:
        """Nobody wishes anything yet."""
        return NotAsked(wished=self.wished)

    def wants(self, seat: int, choice: Choice) -> bool:
        """Whether the seat is to be spared this question: if it can be passed, whatever else it offers."""
        return choice.prompt in self.of(seat) and choice.passable

    def of(self, seat: int | None) -> list[str]:
        """The prompts that a seat isn't to be asked."""
        return self.prompts.get(seat, []) if seat is not None else []

    def wish(self, seat: int, prompt: str) -> None:
        self.wished[seat] = self.wished.get(seat, 0) + 1
        self.prompts[seat] = [*(known for known in self.of(seat) if known != prompt), prompt]

    def unwish(self, seat: int, prompt: str) -> None:
        self.prompts[seat] = [known for known in self.of(seat) if known != prompt]

    def hear(self, seat: int, prompt: str, *, ask: bool) -> None:
        if ask:
            self.unwish(seat, prompt)
        else:
            self.wish(seat, prompt)
