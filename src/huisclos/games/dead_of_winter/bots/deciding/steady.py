"""`steady`: feeds the colony, keeps the zombies out, and has not forgotten what it wants itself."""

from __future__ import annotations

import random

from huisclos.engine.game.bot import Bot, Speech
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply
from huisclos.games.dead_of_winter.bots.deciding.answers import answer
from huisclos.games.dead_of_winter.bots.deciding.replies import reply
from huisclos.games.dead_of_winter.bots.deciding.saying import say
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView

SPEAKS = ("act", "exile-vote")
"""The questions before which it may have something to say."""


class Steady(Bot):
    """A sensible player."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._thought: tuple[View, MyView, list[str]] | None = None
        """What it would do now: it speaks of what it then does, and thinks once for both."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        if len(choice.options) == 1 and choice.min:
            return [choice.options[0].id]
        return self._think(view, choice)[1]

    def speak(self, view: View, choice: Choice) -> list[Speech]:
        """What goes with what it is about to do."""
        if choice.prompt not in SPEAKS:
            return []
        sight, picks = self._think(view, choice)
        return say(sight, choice, picks, self.rng)

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """Always something: who asks wants to know."""
        return reply(MyView(view), view["talk"][number])

    def _think(self, view: View, choice: Choice) -> tuple[MyView, list[str]]:
        if self._thought is None or self._thought[0] is not view:
            sight = MyView(view)
            sight.luck = self.rng.random()
            self._thought = view, sight, answer(sight, choice)
        return self._thought[1:]
