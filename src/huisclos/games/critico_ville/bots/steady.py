"""`steady`: places zombies where they hurt least, clears the way, and keeps powers for when they count."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from huisclos.engine.game.bot import Bot
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.bots.blind import manners
from huisclos.games.critico_ville.bots.road import Road
from huisclos.games.critico_ville.content import content
from huisclos.games.critico_ville.question_bank import Question, bank
from huisclos.games.critico_ville.seen.board_types import board_of

_BIG_INVASION = 3
_WORTH_A_ROLL = 0.7
"""Squares won on average by rolling again."""
_PREFERRED = ("defender", "exterminator", "fighter", "rescuer", "runner")


class Steady(Bot):
    """A sensible player."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.cards: tuple[Question, ...] = ()

    def learn(self, options: dict[str, Any]) -> None:
        """CV-5.2: it has read the questions, and remembers some of the answers."""
        self.cards = msgspec.convert(options.get("pack", ()), tuple[Question, ...], from_attributes=True)

    def pick(self, view: View, choice: Choice) -> list[str]:
        decide = _DECISIONS.get(choice.prompt)
        polite = manners(choice)
        if polite:
            return [polite.id]
        return [decide(self, view, choice) if decide else choice.options[0].id]

    def character(self, view: View, choice: Choice) -> str:
        """The most useful one that is left."""
        offered = [option.id for option in choice.options]
        return next(f"character:{name}" for name in _PREFERRED if f"character:{name}" in offered)

    def answer(self, view: View, choice: Choice) -> str:
        """CV-5.2: right as often as its level says."""
        shown = board_of(view)["question"]
        assert shown is not None
        card = next(card for card in self.cards or bank() if card.question == shown["text"])
        right = shown["options"].index(card.options[0])
        wrong = [number for number in range(len(shown["options"])) if number != right]
        knows = self.rng.randrange(100) < content().bots["steady"]
        return f"answer:{right if knows else self.rng.choice(wrong)}"

    def place(self, view: View, choice: Choice) -> str:
        """Behind the pawn, else behind another zombie, else far ahead."""
        road = Road(view)
        squares = [option.value for option in choice.options if option.id.startswith("square:")]

        def harm(square: int) -> tuple[bool, bool, int]:
            first = min((z for z in road.zombies if z > road.pawn), default=square + 1)
            return square > road.pawn, square < first, -square

        return f"square:{min(squares, key=harm)}"

    def target(self, view: View, choice: Choice) -> str:
        """The next one in the way; with a free way, one that can't get into it again."""
        road = Road(view)
        squares = [option.value for option in choice.options if option.id.startswith("square:")]
        ahead = [square for square in squares if square > road.pawn]
        return f"square:{min(ahead) if ahead else max(squares)}"

    def on_invasion(self, view: View, choice: Choice) -> str:
        """The Defender keeps off large invasions, and the last one; the Exterminator the last one."""
        road, left = Road(view), board_of(view)["left"]
        fatal = road.free <= left
        powers = [option.id for option in choice.options if option.id != "pass"]
        if "power:defender" in powers and (left >= _BIG_INVASION or fatal):
            return "power:defender"
        ahead = [power for power in powers if _square(power) > road.pawn]
        return (ahead or powers)[0] if fatal and powers else "pass"

    def on_lost_combat(self, view: View, choice: Choice) -> str:
        """The Fighter rolls again where it opens the way, or where it is getting tight."""
        road = Road(view)
        return "power:fighter" if road.blocked or road.nearly_full else "pass"

    def on_wrong_answer(self, view: View, choice: Choice) -> str:
        road = Road(view)
        return "power:rescuer" if road.blocked or road.nearly_full else "pass"

    def on_flight(self, view: View, choice: Choice) -> str:
        """The Runner rolls again where that brings the pawn much farther."""
        road = Road(view)
        gain = road.likely_stop - road.stop(board_of(view)["die"])
        return "power:runner" if gain >= _WORTH_A_ROLL else "pass"

    def in_the_way(self, view: View, choice: Choice) -> str:
        """The Exterminator clears the way."""
        return f"power:exterminator+square:{board_of(view)['pawn'] + 1}"


def _square(power: str) -> int:
    return int(power.rpartition(":")[2]) if "square:" in power else 0


_DECISIONS = {
    "character": Steady.character,
    "share": Steady.character,
    "answer": Steady.answer,
    "place": Steady.place,
    "target": Steady.target,
    "power-invasion": Steady.on_invasion,
    "power-combat": Steady.on_lost_combat,
    "power-answer": Steady.on_wrong_answer,
    "power-flight": Steady.on_flight,
    "power-way": Steady.in_the_way,
}
