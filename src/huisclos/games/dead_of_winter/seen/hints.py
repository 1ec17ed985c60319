"""What helps to decide: the die that it takes, chances of the risk die, what a way leads to, what comes next.

All of it is made of what a seat may see.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from huisclos.engine.rules.choice import Choice, Hint
from huisclos.engine.rules.effect import Script
from huisclos.games.dead_of_winter.chapters.actions.attack import attack_value
from huisclos.games.dead_of_winter.chapters.actions.search import search_value
from huisclos.games.dead_of_winter.chapters.colony.bite import GIVE_UP, RISK_IT
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies
from huisclos.games.dead_of_winter.chapters.colony.risk import Risk
from huisclos.games.dead_of_winter.chapters.colony.wounds import BITE, BLANK, FROSTBITE, WOUND
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import crisis_needs, food_due, zombies_due
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import places

ALL = 100


def hints(s: Colony, seat: int, choice: Choice) -> list[Hint]:
    """For actions the die and the risk, for flights the risk, for a spreading bite its chances, for a
    crossroads its outcomes."""
    match choice.prompt:
        case "act":
            return [*_dice(s, choice), *_risks(s, choice), *_unused(s, seat), *_forecast(s)]
        case "exile-move":
            return list(_flights(s, choice))
        case "spread":
            return _spread(s, choice)
        case "crossroads" | "crossroads-vote" | "crossroads-tie" if not s.hidden_outcomes:
            return [Hint(option.id, "hint-way", {"way": option.id}) for option in choice.options]
    return []


# -- action dice ------------------------------------------------------------------------------------------


def _dice(s: Colony, choice: Choice) -> Iterator[Hint]:
    """DW-2.1 to DW-2.3: what the die must show at least, which needn't be what is printed."""
    for option in choice.options:
        match option.value:
            case (("attack" | "fight"), int(survivor), int()):
                yield Hint(option.id, "hint-die", {"die": attack_value(s, survivor)})
            case "search", int(survivor):
                yield Hint(option.id, "hint-die", {"die": search_value(s, survivor)})


# -- the risk die -----------------------------------------------------------------------------------------


class Odds(Struct, frozen=True):
    """DW-4.1: of one roll of the risk die for somebody, in percent."""

    nothing: int
    wound: int
    frostbite: int
    bite: int
    dies: int
    """They don't live through it."""


def odds(s: Colony, survivor: int) -> Odds:
    """With what they can stand and what they carry, where they are."""
    faces, hurt = list(s.box.faces), s.hurt(survivor) + 1
    if s.trait(survivor, "bite-kills", 1) < 1:
        faces = [WOUND if face == BITE else face for face in faces]
    if s.trait(survivor, "frostbite-hurts", 1) < 1:
        faces = [WOUND if face == FROSTBITE else face for face in faces]
    last = hurt >= s.trait(survivor, "fatal", s.box.figures.fatal_wounds)
    deadly = [face for face in faces if face == BITE or (last and face != BLANK)]
    counts = [faces.count(BLANK), faces.count(WOUND), faces.count(FROSTBITE), faces.count(BITE), len(deadly)]
    return Odds(*[round(ALL * count / len(faces)) for count in counts])


def _risks(s: Colony, choice: Choice) -> Iterator[Hint]:
    """DW-2.1, DW-3.3: attacks and moves; DW-2.7: abilities that are dangerous."""
    for option in choice.options:
        match option.value:
            case "attack", int(survivor), int():
                place = s.at[survivor]
                rolls = min(s.trait(survivor, "kill", 1), s.zombies_at(place))
                yield _risk(s, option.id, survivor, place, "attack-risk", rolls)
            case "move", int(survivor), int(place):
                yield _risk(s, option.id, survivor, place, "move-risk")
            case "use", int(survivor), int(number), str(item):
                card = s.box.items[item] if item else s.box.survivors[survivor]
                rolls = _rolls(s, survivor, card.use[number].do)
                if rolls:
                    yield _risk(s, option.id, survivor, s.at[survivor], "", rolls)


def _flights(s: Colony, choice: Choice) -> Iterator[Hint]:
    """DW-8.1: whoever is driven out rolls as for a move."""
    for option in choice.options:
        survivor, place = option.value
        yield _risk(s, option.id, survivor, place, "move-risk")


def _rolls(s: Colony, survivor: int, script: Script) -> int:
    """How often the risk die is rolled for whoever acts. DW-2.1: for no more zombies than are there; some
    roll for none."""
    rolls = 0
    for effect in script:
        if isinstance(effect, Risk):
            rolls += effect.times
        elif isinstance(effect, KillZombies) and s.trait(survivor, "attack-risk", 1) > 0:
            found = [s.at[survivor]] if effect.at in ("here", "it") else places(s, effect.at)
            kills = min(effect.number, sum([s.zombies_at(place) for place in found]))
            rolls += {"each": kills, "once": min(kills, 1), "none": 0}[effect.risk]
    return rolls


def _risk(s: Colony, thing: str, survivor: int, place: int, figure: str, rolls: int = 1) -> Hint:
    """Of one roll there; DW-4.4: and to whom a bite would spread."""
    if figure and s.as_if_at(survivor, place, lambda s: s.trait(survivor, figure, 1)) < 1:
        return Hint(thing, "hint-no-risk", {"survivor": s.said(survivor)})
    chances = s.as_if_at(survivor, place, lambda s: odds(s, survivor))
    others = s.as_if_at(survivor, place, lambda s: _catching(s, place, survivor))
    args = {"survivor": s.said(survivor), "rolls": rolls, "nothing": chances.nothing, "wound": chances.wound}
    args |= {"frostbite": chances.frostbite, "bite": chances.bite, "dies": chances.dies}
    return Hint(thing, "hint-risk", {**args, **_next(s, others if chances.bite else [])})


def _catching(s: Colony, place: int, but: int) -> list[int]:
    """DW-4.4: who else may catch a bite there, in this order."""
    return [n for n in s.people(place) if n != but and s.trait(n, "spread", 1) > 0]


def _next(s: Colony, others: list[int]) -> dict[str, str | int]:
    return {"others": len(others), "next": s.said(others[0]) if others else ""}


def _spread(s: Colony, choice: Choice) -> list[Hint]:
    """DW-4.4: what giving up ends, and what the roll may bring."""
    survivor = s.box.numbers[choice.about[0]]
    healed = round(ALL * s.box.faces.count(BLANK) / len(s.box.faces))
    args = {"survivor": s.said(survivor), "healed": healed, "dies": ALL - healed}
    return [
        Hint(GIVE_UP.id, "hint-give-up", {"survivor": s.said(survivor)}),
        Hint(RISK_IT.id, "hint-risk-it", {**args, **_next(s, _catching(s, s.at[survivor], survivor))}),
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
    figures = s.box.figures
    eaten = {"food": s.food, "due": food_due(s), "hunger": int(s.food < food_due(s))}
    yield Hint("end", "hint-food", eaten)
    if s.crisis:
        yield Hint("end", "hint-crisis", {"given": sum(s.given), "needed": crisis_needs(s)})
    yield Hint("end", "hint-zombies", {"zombies": zombies_due(s, COLONY), "here": s.zombies_at(COLONY)})
    if len(s.waste) >= figures.waste_for:
        yield Hint("end", "hint-waste", {"waste": len(s.waste), "morale": len(s.waste) // figures.waste_for})
