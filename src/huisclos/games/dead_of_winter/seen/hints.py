"""What helps to decide: what actions tell, chances of the risk die, what a way leads to, what comes next.

All of it is made of what a seat may see.
"""

from __future__ import annotations

from collections.abc import Iterator

from huisclos.engine.rules.choice import Choice, Hint
from huisclos.games.dead_of_winter.chapters.actions.action import BY_NAME
from huisclos.games.dead_of_winter.chapters.colony.bite import GIVE_UP, RISK_IT
from huisclos.games.dead_of_winter.chapters.colony.odds import ALL, catching, hint_of_risk, whom_next
from huisclos.games.dead_of_winter.chapters.colony.wounds import BLANK
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.seen.tonight import tonight
from huisclos.games.dead_of_winter.state.colony import Colony

FORESEEN = ("tonight-food", "tonight-crisis", "tonight-zombies")
"""Of tonight, what is said beside the end of a turn in any case."""


def hints(s: Colony, seat: int, choice: Choice) -> list[Hint]:
    """For actions the die and the risk, for flights the risk, for a spreading bite its chances, for a
    crossroads its outcomes."""
    match choice.prompt:
        case "act":
            return [*_of_actions(s, choice), *_unused(s, seat), *_forecast(s)]
        case "exile-move":
            return list(_flights(s, choice))
        case "spread":
            return _spread(s, choice)
        case "crossroads" | "crossroads-vote" | "crossroads-tie" if not s.hidden_outcomes:
            return [Hint(option.id, "hint-way", {"way": option.id}) for option in choice.options]
    return []


# -- what is done, and what it may cost -------------------------------------------------------------------


def _of_actions(s: Colony, choice: Choice) -> Iterator[Hint]:
    """DW-2, DW-3: what each action tells of its options."""
    for option in choice.options:
        action, *_ = option.value
        if action in BY_NAME:
            yield from BY_NAME[action].hints(s, option)


def _flights(s: Colony, choice: Choice) -> Iterator[Hint]:
    """DW-8.1: whoever is driven out rolls as for a move."""
    for option in choice.options:
        survivor, place = option.value
        yield hint_of_risk(s, option, survivor, place, "move-risk")


def _spread(s: Colony, choice: Choice) -> list[Hint]:
    """DW-4.4: what giving up ends, and what the roll may bring."""
    survivor = s.box.numbers[choice.about[0]]
    healed = round(ALL * s.box.faces.count(BLANK) / len(s.box.faces))
    args = {"survivor": s.said(survivor), "healed": healed, "dies": ALL - healed}
    return [
        Hint(GIVE_UP.id, "hint-give-up", {"survivor": s.said(survivor)}),
        Hint(RISK_IT.id, "hint-risk-it", {**args, **whom_next(s, catching(s, s.at[survivor], survivor))}),
    ]


# -- what comes next --------------------------------------------------------------------------------------


def _unused(s: Colony, seat: int) -> Iterator[Hint]:
    """DW-1.1, DW-5.1: what would be lost with the turn: dice, and food that the colony lacks."""
    if s.rolled[seat]:
        yield Hint("end", "hint-dice", {"dice": len(s.rolled[seat])})
    holds = any(s.box.items[name].kind == "food" for name in s.hands[seat])
    if holds and not s.exiled[seat] and s.food < food_due(s):
        yield Hint("end", "hint-hungry-hand")


def _forecast(s: Colony) -> Iterator[Hint]:
    """DW-5.1 to DW-5.4: what the colony phase would bring, if it came now."""
    for fact in tonight(s.copy()):
        if fact.key in FORESEEN or fact.args.get("bad"):
            yield Hint("end", fact.key, fact.args)
