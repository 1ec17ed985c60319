"""`random`, as far as a bot may go: it chooses blindly what is a bot's to choose."""

from __future__ import annotations

from huisclos.engine.bot import Bot
from huisclos.engine.choice import Choice
from huisclos.engine.view import View

_MANNERS = {"reply": "hand-on", "take-on": "pass", "judge": "abstain", "own-judge": "good"}


def manners(choice: Choice) -> str | None:
    """CV-5.2: a bot answers no open question and judges nobody; None where it may choose."""
    wanted = _MANNERS.get(choice.prompt)
    offered = [option.id for option in choice.options]
    return wanted if wanted in offered or wanted is None else offered[0]


class Blind(Bot):
    """Chooses by chance."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        """Any of the options."""
        return [manners(choice) or self.rng.choice(choice.options).id]
