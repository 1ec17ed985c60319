"""A bot of twenty lines, which knows nothing of the game it plays: `python examples/dreamer.py`."""

import random

import huisclos
from huisclos.bots import Chance
from huisclos.bots.taking_turns import drive
from huisclos.engine.game.installed import find
from huisclos.fast import playout

DREAMS = 4
GAMES = 6


class Dreamer(huisclos.Bot):
    """Imagines how things may stand, plays on by chance from each option, and takes the one that won most."""

    def pick(self, view: huisclos.View, choice: huisclos.Choice) -> list[str]:
        """The ids of the options it takes: as many as the question asks for."""
        if choice.max > 1 or len(choice.options) == 1:
            return [option.id for option in self.rng.sample(choice.options, max(1, choice.min))]
        return [max(choice.options, key=lambda option: self.worth(view, option)).id]

    def worth(self, view: huisclos.View, option: huisclos.Option) -> float:
        """How often it wins after this option; equal ones as chance has it."""
        game, seat, won = find(view["game"]), view["seat"], self.rng.random()
        for _ in range(DREAMS):
            state = game.imagine(view, self.rng)  # what the seat can't see is made up
            state.act(seat, [option])
            playout(state, self.rng)
            won += seat in game.result(state).winners
        return won


if __name__ == "__main__":
    won = 0
    for seed in range(GAMES):
        match = huisclos.new("lockdown", ["Dreamer", "Bo", "Cy"], seed)
        others = [Chance(random.Random(f"{seed}:{seat}")) for seat in (1, 2)]
        _, result = drive(match, [Dreamer(random.Random(seed)), *others])
        won += 0 in result.winners
    print(f"Dreamer is among the winners of {won} games in {GAMES}.")
