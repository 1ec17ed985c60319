"""`steady`: feeds the colony, keeps the zombies out, and has not forgotten what it wants itself."""

from __future__ import annotations

from huisclos.engine.bot import Bot
from huisclos.engine.choice import Choice
from huisclos.engine.view import View
from huisclos.games.dead_of_winter.bots.answers import answer
from huisclos.games.dead_of_winter.bots.sight import Sight


class Steady(Bot):
    """A sensible player."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        if len(choice.options) == 1 and choice.min:
            return [choice.options[0].id]
        sight = Sight(view)
        sight.luck = self.rng.random()
        return answer(sight, choice)
