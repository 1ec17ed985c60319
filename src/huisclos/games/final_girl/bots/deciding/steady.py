"""`steady`: plays on in its mind, some times with each thing it could do, and does what went best."""

from __future__ import annotations

from huisclos.engine.base.dice import QuickDice
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.installed import find
from huisclos.engine.rules.choice import Choice, Hint
from huisclos.engine.sight.view import View
from huisclos.games.final_girl.bots.deciding.habits import habit
from huisclos.games.final_girl.bots.deciding.ideas import Idea, ideas, play_on
from huisclos.games.final_girl.bots.deciding.reasons import reason
from huisclos.games.final_girl.state.state import Film

ROUNDS = (5, 7, 12)
"""So often it plays on with each idea; after every round it forgets the worse half of them."""
IMAGINED = 4
"""Decks and piles are made up so often; then they are shuffled, and the dice fall in other ways."""
BY_HABIT = ("arrange", "convert", "exit", "follow", "keep", "put-back")
"""What it doesn't think about."""


class Steady(Bot):
    """A sensible player."""

    def pick(self, view: View, choice: Choice) -> list[str]:
        film = self._imagined(view)
        usual = [option.id for option in habit(film, film.asked[0])]
        if choice.prompt in BY_HABIT or choice.max > 1 or len(choice.options) < 2 or not usual:
            return usual
        return [self._best(view, film, ideas(film, choice, usual[0]))]

    def reason(self, view: View, choice: Choice, picks: list[str]) -> Hint | None:
        """By what it picks, and how things stand."""
        return reason(self._imagined(view), choice, picks[0]) if picks else None

    def _imagined(self, view: View) -> Film:
        film = find("final-girl").imagine(view, self.rng)
        assert isinstance(film, Film)
        return film

    def _best(self, view: View, first: Film, others: list[Idea]) -> str:
        """What went better than the usual thing, on average. All that are left face the same worlds."""
        worlds = [first, *(self._imagined(view) for _ in range(IMAGINED - 1))]
        usual = others.pop(0)
        gains = dict.fromkeys(others, 0.0)
        for number in ROUNDS:
            for n in range(number):
                world = self._varied(worlds[n % IMAGINED])
                base = play_on(world.copy(), usual)
                for idea in others:
                    gains[idea] += play_on(world.copy(), idea) - base
            others.sort(key=lambda idea: -gains[idea])
            del others[(len(others) + 1) // 2 :]
        return (others[0] if others and gains[others[0]] > 0 else usual).pick

    def _varied(self, world: Film) -> Film:
        """Other dice, and the unseen cards of the Terror deck in another order."""
        varied = world.copy()
        varied.dice = QuickDice("", pool=self.rng.getrandbits(128))
        if not varied.peeked:
            self.rng.shuffle(varied.terror)
        return varied
