"""DW-3.4: what it is worth that my dice show something else."""

from __future__ import annotations

from collections.abc import Iterator

from huisclos.engine.rules.effect import Effect, Script
from huisclos.engine.rules.grammar import Repeat
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.moving import plan
from huisclos.games.dead_of_winter.chapters.card_effects.picking import Pick
from huisclos.games.dead_of_winter.chapters.card_effects.seeing_hidden import SeeCard, SeeCrises, SeeDeck
from huisclos.games.dead_of_winter.chapters.colony.dice import RaiseDie, Reroll, SetDie
from huisclos.games.dead_of_winter.printed.cards import Use
from huisclos.games.dead_of_winter.printed.printed_options import SIDES

LOOK = 0.1
"""What it is worth to see something that is hidden, if that is free."""


def beforehand(sight: MyView, use: Use) -> float:
    """What it is worth to do this before all else: looks, and better dice while there are some. It must be
    free, and be over some time."""
    effects = list(_single(use.do))
    if use.die or use.spent or not use.once:
        return 0.0
    if not all(
        isinstance(effect, SeeCard | SeeDeck | SeeCrises | RaiseDie | Reroll | SetDie) for effect in effects
    ):
        return 0.0
    return sum([_gain(sight, effect) for effect in effects])


def _single(script: Script) -> Iterator[Effect]:
    for effect in script:
        if isinstance(effect, Pick | Repeat):
            yield from _single(effect.do)
        else:
            yield effect


def _gain(sight: MyView, effect: Effect) -> float:
    match effect:
        case SeeCard():
            return LOOK * any(number for seat, number in enumerate(sight.hands) if seat != sight.me)
        case SeeDeck():
            return LOOK * any(sight.decks[1:])
        case SeeCrises():
            return LOOK * (sight.crises > 1)
        case Reroll(number=number):
            return sum(sorted([max(0.0, rerolled(sight, die)) for die in sight.dice], reverse=True)[:number])
        case RaiseDie(by=by):
            return max([turned(sight, die, die + by) for die in sight.dice], default=0.0)
        case SetDie(value=value):
            return max([turned(sight, die, value) for die in sight.dice], default=0.0)
    return 0.0


def turned(sight: MyView, die: int, to: int) -> float:
    """What it is worth that a die of mine shows this instead."""
    dice = sight.dice[:]
    dice[dice.index(die)] = min(SIDES, to)
    return plan(sight, dice) - plan(sight, sight.dice)


def rerolled(sight: MyView, die: int) -> float:
    """The same if it is rolled again."""
    return sum([turned(sight, die, face) for face in range(1, SIDES + 1)]) / SIDES
