"""FG-11.1: enemies: who they are, where they are, how far they go."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.games.final_girl.chapters.board.health import killer
from huisclos.games.final_girl.state.happenings import EnemyEnters
from huisclos.games.final_girl.state.state import NOWHERE, Film

Actor = Annotated[int, Meta(ge=-1, le=99)]
"""A minion's number, or -1: the Killer."""
THE_KILLER = -1


def minions_out(s: Film) -> list[int]:
    """The numbers of the minions on the board."""
    return [n for n, zone in enumerate(s.minions) if zone != NOWHERE]


def where(s: Film, actor: int) -> int:
    """The zone of an enemy."""
    return s.killer_at if actor == THE_KILLER else s.minions[actor]


def who(s: Film, actor: int) -> str:
    """An enemy as players read it."""
    kind = s.foe.minions
    return killer(s) if actor == THE_KILLER or kind is None else f"minion:{kind.id}"


def speed(s: Film, actor: int) -> int:
    """FG-9.1: by the row of the bloodlust track; minions are as fast."""
    move = s.foe.rows[s.bloodlust].move
    return max(0, s.value("move" if actor == THE_KILLER else "minion-move", move))


def put_enemy(s: Film, actor: int, zone: int) -> None:
    """It comes into a zone. Call it last: cards may have waited for it."""
    if actor == THE_KILLER:
        s.killer_at = zone
    else:
        s.minions[actor] = zone
    name = s.zone(zone)
    s.tell("enemy-moves", who=who(s, actor), zone=name)
    if s.in_force:
        s.happen(EnemyEnters(name, "killer" if actor == THE_KILLER else "minion"))


def leash(s: Film) -> int:
    """How far from the Killer minions may be."""
    kind = s.foe.minions
    return s.value("leash", kind.leash if kind else 99)
