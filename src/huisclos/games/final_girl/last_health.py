"""FG-8: health, the last of it, and who comes back."""

from __future__ import annotations

from .state import Film


def hurt_girl(s: Film, by: int) -> None:
    """FG-4.7, FG-8.1. Whatever calls this does it last: it may end the phase, or the game."""
    if by <= 0:
        return
    beyond = by > s.health
    s.health = max(0, s.health - by)
    s.tell("hurt", by=by, health=s.health + 1)
    if not beyond:
        return
    shown = s.last.pop() if s.last else 0
    if shown == 0:
        s.outcome = -1
        s.tell("girl-dies", girl=s.heroine.reference)
        s.finish()
        return
    s.white, s.health = True, shown - 1
    s.tell("girl-returns", girl=s.heroine.reference, health=shown)
    s.skip_to("phase")


def hurt_killer(s: Film, by: int) -> None:
    """FG-9.4: minor Dark Powers go first. FG-8.1. Call it last, too."""
    s.tell("killer-hurt", by=by, killer=killer(s))
    while by and s.minor:
        taken = min(by, s.minor_health[0])
        by -= taken
        s.minor_health[0] -= taken
        if not s.minor_health[0]:
            strip(s)
    beyond = by > s.killer_health
    s.killer_health = max(0, s.killer_health - by)
    if not beyond:
        return
    if s.value("undying", 0):
        s.tell("killer-cant-die", killer=killer(s))
        return
    shown = s.killer_last.pop() if s.killer_last else 0
    if shown == 0:
        s.outcome = 1
        s.tell("killer-dies", killer=killer(s))
        s.finish()
        return
    s.killer_white, s.killer_health = True, shown - 1
    s.tell("killer-returns", killer=killer(s), health=shown)
    s.skip_to("phase")


def strip(s: Film) -> None:
    """FG-9.4: the oldest minor Dark Power is gone."""
    name = s.minor.pop(0)
    del s.minor_health[0]
    card = s.box.terror[name]
    if card.reference in s.in_force:
        s.in_force.remove(card.reference)
    s.tell("minor-ends", card=card.reference)


def adrenaline(s: Film) -> int:
    """FG-8.3: a die more for each of the two who has only the last-health token left."""
    return int(s.health == 0) + int(s.killer_health == 0 and not s.minor)


def killer(s: Film) -> str:
    """As players read it."""
    return f"killer:{s.killer}"
