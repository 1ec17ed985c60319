"""The `random` bot: every legal move is as good as any other."""

from __future__ import annotations

from huisclos.engine.bot import BlindBot
from huisclos.engine.choice import Choice, Option
from huisclos.engine.playout import by_chance


class Chance(BlindBot):
    """Any of the options, any number of them that is allowed."""

    def choose(self, choice: Choice) -> list[Option]:
        return by_chance(choice, self.rng)
