"""FG-12: what is unclear is decided as the table wants it: the worst for her, as she chooses, or by chance.

The worst of several zones, in this order: what is nearest to her; where more Victims are; what comes first on
the board. Of Victims it is a special one, and of minor Dark Powers the oldest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.final_girl.state.names import NEAR_AND_FAR, alike, zone_options, zones
from huisclos.games.final_girl.state.state import GIRL, Film


def unclear(s: Film, prompt: str, options: Sequence[Option], *about: str) -> dict[int, Choice]:
    """She is asked, if there is something to choose and it is hers."""
    if s.ambiguity != "choose" or len(options) < 2:
        return NOBODY_ASKED
    return {GIRL: Choice(prompt, tuple(options), "FG-12.1", about=about)}


def settled(s: Film, options: Sequence[Option], answers: Answers) -> Any:
    """The value of the one that it is, of at least one; the worst is the first of them."""
    if answers:
        return answers[GIRL][0].value
    chance = s.ambiguity == "random" and len(options) > 1
    return options[s.dice.below(len(options)) if chance else 0].value


# -- zones ---------------------------------------------------------------------------------------------


def which_zone(s: Film, prompt: str, found: Sequence[int], *about: str) -> dict[int, Choice]:
    """One of these zones, if it is hers to say."""
    if s.ambiguity != "choose" or len(found) < 2:
        return NOBODY_ASKED
    return unclear(s, prompt, zone_options(s, found), *about)


def decided(s: Film, found: Sequence[int], answers: Answers) -> int:
    """The zone that it is, of at least one."""
    if len(found) == 1:
        return found[0]
    zone: int = settled(s, zone_options(s, [worst(s, found)] if s.ambiguity == "worst" else found), answers)
    return zone


def worst(s: Film, found: Sequence[int]) -> int:
    """Of these zones, for her."""
    return min(found, key=lambda zone: (s.distance(zone, s.here), -s.victims_at(zone), zone))


def one_of(s: Film, at: str, named: tuple[str, ...] = (), tag: str = "") -> list[int]:
    """The zones of which a card means one."""
    return unsure(s, at, named, tag) or zones(s, at, named, tag)


def unsure(s: Film, at: str, named: tuple[str, ...] = (), tag: str = "") -> list[int]:
    """The zones that are equally near or far, if that is what a card asks for."""
    return alike(s, at) if at in NEAR_AND_FAR and not named and not tag else []


def meant(s: Film, answers: Answers, at: str, named: tuple[str, ...], tag: str) -> list[int]:
    """All zones that a card means; of those that are equally near or far, one."""
    found = unsure(s, at, named, tag)
    return [decided(s, found, answers)] if found else zones(s, at, named, tag)
