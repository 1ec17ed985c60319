"""`random`, as far as a bot may go: it chooses blindly what is a bot's to choose."""

from __future__ import annotations

from huisclos.engine.game.bot import BlindBot
from huisclos.engine.rules.choice import Choice, Option

_MANNERS = {
    "reply": "hand-on",
    "reply-yourself": "give-up",
    "reply-for": "give-up",
    "take-on": "pass",
    "judge": "abstain",
    "own-judge": "good",
}


def manners(choice: Choice) -> Option | None:
    """CV-5.2: a bot answers no open question and judges nobody; None where it may choose."""
    wanted = _MANNERS.get(choice.prompt)
    if wanted is None:
        return None
    return next((option for option in choice.options if option.id == wanted), choice.options[0])


class Blind(BlindBot):
    """Chooses by chance."""

    def choose(self, choice: Choice) -> list[Option]:
        return [manners(choice) or self.rng.choice(choice.options)]
