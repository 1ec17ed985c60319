"""The `random` bot: every legal move is as good as any other."""

from __future__ import annotations

from huisclos.engine.bot import Bot
from huisclos.engine.choice import Choice
from huisclos.engine.view import View


class Chance(Bot):
    """Chooses blindly and says nothing."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        """Any of the options, any number of them that is allowed."""
        count = self.rng.randint(choice.min, min(choice.max, len(choice.options)))
        return [option.id for option in self.rng.sample(choice.options, count)]
