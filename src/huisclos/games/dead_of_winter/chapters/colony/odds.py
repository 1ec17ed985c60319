"""DW-4.1: the chances of the risk die, as players are told them."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.choice import Hint, Option
from huisclos.engine.rules.effect import Script
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies
from huisclos.games.dead_of_winter.chapters.colony.risk import Risk
from huisclos.games.dead_of_winter.chapters.colony.wounds import BITE, BLANK, FROSTBITE, WOUND
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import places

ALL = 100


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


def rolls_of(s: Colony, survivor: int, script: Script) -> int:
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


def hint_of_risk(s: Colony, option: Option, survivor: int, place: int, figure: str, rolls: int = 1) -> Hint:
    """Of one roll there; DW-4.4: and to whom a bite would spread."""
    if figure and s.as_if_at(survivor, place, lambda s: s.trait(survivor, figure, 1)) < 1:
        return Hint(option.id, "hint-no-risk", {"survivor": s.said(survivor)})
    chances = s.as_if_at(survivor, place, lambda s: odds(s, survivor))
    others = s.as_if_at(survivor, place, lambda s: catching(s, place, survivor))
    args = {"survivor": s.said(survivor), "rolls": rolls, "nothing": chances.nothing, "wound": chances.wound}
    args |= {"frostbite": chances.frostbite, "bite": chances.bite, "dies": chances.dies}
    return Hint(option.id, "hint-risk", {**args, **whom_next(s, others if chances.bite else [])})


def catching(s: Colony, place: int, but: int) -> list[int]:
    """DW-4.4: who else may catch a bite there, in this order."""
    return [n for n in s.people(place) if n != but and s.trait(n, "spread", 1) > 0]


def whom_next(s: Colony, others: list[int]) -> dict[str, str | int]:
    """Of those who may catch it: how many, and who is the first."""
    return {"others": len(others), "next": s.said(others[0]) if others else ""}
