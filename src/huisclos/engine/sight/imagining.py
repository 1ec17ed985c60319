"""Playing on from a view: what is known of the steps under way, on a table of which the rest is made up."""

from __future__ import annotations

import random

from huisclos.engine.base.dice import QuickDice
from huisclos.engine.packs.vocabulary import Vocabulary
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Step
from huisclos.engine.sight.stack import read_steps
from huisclos.engine.sight.view import View


def resume(state: State, view: View, kinds: Vocabulary, rng: random.Random) -> None:
    """Put the question of a view before a table that was made up from it.

    What others have answered already is made up too; so are the dice to come, and quick ones will do.
    """
    state.dice = QuickDice("", pool=rng.getrandbits(128))
    state.stack, state.step = read_steps(kinds, view["steps"])
    state.silent = tuple(view["steps"].get("silent", ()))
    if state.step is None:
        return
    state.asked = state.step.ask(state)
    state.answers = {}
    for seat in view["answered"]:
        choice = state.asked[seat]
        mine = choice.chosen(view["answer"] or []) if seat == view["seat"] else None
        state.answers[seat] = _some_answer(state.step, choice, rng) if mine is None else mine


def _some_answer(step: Step, choice: Choice, rng: random.Random) -> list[Option]:
    """One that could have been given: had it counted at once, the game would have gone on."""
    silent = [option for option in choice.options if not step.counts([option])]
    return rng.sample(silent, rng.randint(choice.min, min(choice.max, len(silent))))
