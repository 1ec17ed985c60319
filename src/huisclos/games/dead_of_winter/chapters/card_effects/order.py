"""DW-10.2: whether anybody could see in which order things that fall together were done.

Only what everybody sees counts: who stands where with how many wounds, not what lies in a deck. What a die
will show, who comes next from the deck, what a hidden card waits for: there the first player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huisclos.engine.rules.step import Step
from huisclos.games.dead_of_winter.chapters.card_effects.toll import Toll, count
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.in_play import in_play

HEARD: Final = ("SurvivorHurt", "SurvivorDies", "SurvivorJoins")
"""What cards may wait for."""


def order_matters(s: Colony, steps: Sequence[Step]) -> bool:
    """DW-10.2: the game may end in between; two of them have to do with the same thing; two groups wait for
    newcomers, or one for a space; what comes hits whoever is there by then; or a card waits for it."""
    toll = Toll()
    for step in steps:
        toll.aims = False
        count(s, step, toll)
        toll.aimed += toll.aims
    if toll.unknown or _meet(toll) or (toll.heard and len(toll.losses) > 1 and _is_heard(s)):
        return True
    return _ends_between(s, toll) or _crosses_newcomers(s, toll)


def _ends_between(s: Colony, toll: Toll, more: int = 0) -> bool:
    """DW-9.1: whether morale may be gone before all is done, with so many more deaths."""
    return bool(toll.losses) and sum(toll.losses) + more - min(toll.losses) >= s.morale


def _meet(toll: Toll) -> bool:
    """Whether two of them have to do with the same survivor, place, track, hand or group."""
    return (
        any(toll.hurt.count(n) > 1 for n in toll.dead)
        or any(n in toll.hurt for n in toll.healed)
        or len(set(toll.besieged)) < len(toll.besieged)
        or any(place in toll.bared for place in toll.pressed)
        or any(f"+{track[1:]}" in toll.tracks for track in toll.tracks if track[0] == "-")
        or (bool(toll.dead) and (toll.hands or toll.passed))
    )


def _crosses_newcomers(s: Colony, toll: Toll) -> bool:
    """DW-7.4: whoever comes first gets the next card of the deck, finds a space or none, and is there when
    zombies break in, or when it is seen who is hit."""
    lost = _lost(s, toll.dead)
    groups = toll.heirs + len(lost)
    if len(lost) == len(s.playing()) and len(toll.losses) > len(toll.dead):
        return True  # DW-11.5: it may be over before the rest comes
    if not groups or not s.recruits or s.elimination:
        return False
    crowded = any(s.room(s.at[n]) < 1 for n in toll.dead if s.owner[n] not in lost)
    return groups > 1 or toll.aimed > 1 or crowded or _ends_between(s, toll, toll.gaps)


def _lost(s: Colony, dead: list[int]) -> set[int]:
    """DW-7.4: the players all of whose survivors are among them."""
    return {s.owner[n] for n in dead} - {owner for n, owner in enumerate(s.owner) if n not in dead}


def _is_heard(s: Colony) -> bool:
    """Whether a card in play may wait for it, or the crossroads card of this turn, whichever it is."""
    for name in HEARD:
        waiting = s.box.waiting.get(name)
        if waiting is not None and in_play(s, waiting):
            return True
    return bool(s.watched) and any(card.trigger.when in HEARD for card in s.box.crossroads.values())
