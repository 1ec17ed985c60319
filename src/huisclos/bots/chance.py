"""The `random` bot: every legal move is as good as any other."""

from __future__ import annotations

from huisclos.engine.game.bot import BlindBot, Speech
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.playout import by_chance
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply


class Chance(BlindBot):
    """Any of the options, any number of them that is allowed."""

    def choose(self, choice: Choice) -> list[Option]:
        return by_chance(choice, self.rng)

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """It says yes to half of what it is asked, and means none of it."""
        return self.rng.choice(("deal", "no"))
