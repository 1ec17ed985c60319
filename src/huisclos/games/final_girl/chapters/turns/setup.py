"""FG-0: setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.pack_game import drawn_from
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.final_girl.chapters.board.events import DrawEvent
from huisclos.games.final_girl.chapters.turns.turn import Turn
from huisclos.games.final_girl.options import Options
from huisclos.games.final_girl.printed.box import Box
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.state.state import NOWHERE, Film


class Opening(Step, frozen=True):
    """FG-0.7, FG-0.10: everybody is in place, and the first Event is revealed."""

    def go(self, s: Film, answers: Answers) -> None:
        s.tell(
            "opening",
            girl=s.heroine.reference,
            killer=f"killer:{s.killer}",
            location=f"location:{s.location}",
        )
        s.then(DrawEvent(), Turn())


def set_up(content: dict[str, Any], options: Options, dice: Dice) -> Film:
    """FG-0.1 to FG-0.10."""
    box: Box = content["box"]
    figures = box.figures
    killer = box.killers[_one(box.killers, options.killer, options, dice)]
    location = box.locations[_one(box.locations, options.location, options, dice)]
    girl = box.girls[_one(box.girls, options.girl, options, dice)]
    plan = box.plans[location.id]
    number = dice.below(len(location.setups))
    setup = location.setups[number]
    victims = [0] * len(plan.names)
    for placed in setup.victims:
        victims[plan.names.index(placed.zone)] += placed.number
    terror = _shuffled([*killer.terror, *location.terror], dice)
    items = _shuffled(location.items, dice)
    piles = [[items.pop() for _ in range(figures.pile)] for _ in plan.searches]
    _hide(piles, _shuffled(location.traps, dice), dice)
    events = [card.id for card in location.events]
    dice.shuffle(events)
    tokens = list(figures.tokens)
    dice.shuffle(tokens)
    finales = [card.id for card in killer.finales]
    dice.shuffle(finales)
    own = {card.id for card in location.actions}
    cards = [card for card in box.actions.values() if card.id in own or "@" not in card.id]
    minions = killer.minions.number if killer.minions else 0
    film = Film(
        seats=1,
        dice=dice,
        packs=content["packs"],
        core=content["core"],
        box=box,
        killer=killer.id,
        location=location.id,
        girl=girl.id,
        absolute=options.difficulty == "absolute",
        ambiguity=options.ambiguity,
        setup=number,
        here=plan.names.index(setup.girl),
        killer_at=plan.names.index(setup.killer),
        victims=victims,
        minions=[NOWHERE] * minions,
        minion_health=[0] * minions,
        shielded=[0] * minions,
        health=girl.health - 1,
        killer_health=killer.health - 1,
        last=tokens[:1],
        killer_last=tokens[1:2],
        horror=killer.horror,
        time=figures.absolute_time if options.difficulty == "absolute" else figures.time,
        hand=[card.id for card in cards if not card.cost for _ in range(card.copies)],
        tableau=[card.id for card in cards if card.cost for _ in range(card.copies)],
        terror=terror[: figures.terror],
        aside=terror[figures.terror :],
        finale=finales[:1],
        powers=_powers(killer, options, dice),
        piles=piles,
        tops=[pile[-1] for pile in piles],
        events=events,
        spaces=[0] * len(girl.spaces),
    )
    film.then(Opening())
    return film


def _one(known: dict[str, Any], wanted: str, options: Options, dice: Dice) -> str:
    """FG-0.1: chosen, or what the table has brought along, or drawn."""
    names = drawn_from(known, wanted, options)
    return wanted or names[dice.below(len(names))]


def _hide(piles: list[list[str]], traps: list[str], dice: Dice) -> None:
    """One in each pile, but not on top."""
    for pile, trap in zip(piles, traps, strict=False):
        pile.insert(dice.below(len(pile)), trap)


def _shuffled(cards: Sequence[Any], dice: Dice) -> list[str]:
    names = [card.id for card in cards for _ in range(card.copies)]
    dice.shuffle(names)
    return names


def _powers(killer: Killer, options: Options, dice: Dice) -> list[str]:
    """FG-0.4: one is on the board, the others may follow; a legendary one only on demand."""
    names = [card.id for card in killer.powers]
    dice.shuffle(names)
    if options.legend and killer.legend:
        return [killer.legend.id, *names]
    return names
