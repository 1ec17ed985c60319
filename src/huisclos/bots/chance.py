"""The `random` bot: every legal move is as good as any other."""

from __future__ import annotations

from huisclos.engine.bot import BlindBot
from huisclos.engine.choice import Choice, Option


class Chance(BlindBot):
    """Any of the options, any number of them that is allowed."""

    def choose(self, choice: Choice) -> list[Option]:
        options, rng = choice.options, self.rng
        if choice.min == choice.max == 1:
            return [options[int(rng.random() * len(options))]]
        return rng.sample(options, rng.randint(choice.min, min(choice.max, len(options))))
