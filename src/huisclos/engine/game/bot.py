"""What a bot is: a player that gets a view and a Choice, and nothing else."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct

from huisclos.engine.rules.choice import Choice, Hint, Option
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply


class Speech(Struct, frozen=True):
    """Something a bot wants to say: a form of the game's talk, and what fills it."""

    form: str
    args: dict[str, Any]


class Bot(ABC):
    """A player. It keeps no memory: what it knows is in the view, so that it can take over any seat.

    Derive from it and write `pick`; the rest is for bots that talk or give advice. `rng` is the only chance
    it should use: then the same seed gives the same game.

    >>> import random
    >>> import huisclos
    >>> class First(huisclos.Bot):
    ...     def pick(self, view, choice):
    ...         return [option.id for option in choice.options[: max(1, choice.min)]]
    >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
    >>> bot = First(random.Random(1))
    >>> seat, choice = next(iter(match.choices().items()))
    >>> match.act(seat, bot.pick(match.view(seat), choice))
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def learn(self, options: dict[str, Any]) -> None:  # noqa: B027 - most know all they need
        """What it may know of the world before it sits down: the table's options, secret ones too."""

    @abstractmethod
    def pick(self, view: View, choice: Choice) -> list[str]:
        """The ids of the options it takes: `choice.min` to `choice.max` of those offered, none twice.

        Anything else is refused with IllegalAction when it is played.
        """

    def reason(self, view: View, choice: Choice, picks: list[str]) -> Hint | None:
        """Why it would take these, for whoever asks it what to do."""
        return None

    def speak(self, view: View, choice: Choice) -> list[Speech]:
        """What it says before it picks. It hears the answers first: `pick` then gets another view."""
        return []

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """What it says to the statement of that number in `view["talk"]`, which asks something of it.

        A `Speech` says something else instead; None: nothing.
        """
        return None


class BlindBot(Bot):
    """A player that goes by the Choice alone, and says nothing. A game among such players needs no views."""

    @abstractmethod
    def choose(self, choice: Choice) -> list[Option]:
        """The options it takes."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        return [option.id for option in self.choose(choice)]
