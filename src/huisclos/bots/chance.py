"""The `random` bot: every legal move is as good as any other."""

from __future__ import annotations

from huisclos.engine.bot import BlindBot, Speech
from huisclos.engine.choice import Choice, Option
from huisclos.engine.playout import by_chance
from huisclos.engine.talk import Reply
from huisclos.engine.view import View


class Chance(BlindBot):
    """Any of the options, any number of them that is allowed."""

    def choose(self, choice: Choice) -> list[Option]:
        return by_chance(choice, self.rng)

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """It says yes to half of what it is asked, and means none of it."""
        return self.rng.choice(("deal", "no"))
