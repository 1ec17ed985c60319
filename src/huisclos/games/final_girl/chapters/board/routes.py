"""FG-4.4: the shortest ways from one zone to others; FG-12.1: whether it matters which of them is taken."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.games.final_girl.chapters.board.ambiguity import worst
from huisclos.games.final_girl.chapters.board.enemies import THE_KILLER, leash, where
from huisclos.games.final_girl.state.state import NOWHERE, Film


def nearest(s: Film, start: int, goals: Sequence[int]) -> list[int]:
    """Of these zones, those that are nearest to one."""
    away = s.plan.distance[start]
    least = min([away[goal] for goal in goals])
    return [goal for goal in goals if away[goal] == least]


def ways(s: Film, actor: int, start: int, goal: int) -> Sequence[int]:
    """The zones to which an enemy may go next, from here to there; none once it is there.

    A minion that is too far from the Killer goes back to it.
    """
    if start == goal:
        return ()
    plan = s.plan
    found = plan.ahead[start][goal]
    if actor == THE_KILLER or s.killer_at == NOWHERE:
        return found
    most, away = leash(s), plan.distance[s.killer_at]
    if away[start] > most:
        return plan.ahead[start][s.killer_at]
    return [zone for zone in found if away[zone] <= most]


def heads(s: Film, actor: int, goals: Sequence[int], left: int) -> Sequence[int]:
    """The zones between which an enemy's target is unclear: one, if it goes the same ways to all of them."""
    if len(goals) < 2 or (left and s.ambiguity == "worst"):
        return goals
    start = where(s, actor)
    first = _courses(s, actor, start, goals[0], left)
    alike = all(_courses(s, actor, start, goal, left) == first for goal in goals[1:])
    return [worst(s, goals)] if alike else goals


def ways_that_differ(s: Film, actor: int, found: Sequence[int], goal: int, left: int) -> Sequence[int]:
    """One of these ways, if all lead to the same zones and no card waits for whoever comes by."""
    heard = s.box.waiting.get("EnemyEnters")
    if not left or s.ambiguity == "worst" or (heard and not heard.isdisjoint(s.in_force)):
        return found
    first = _ends(s, actor, found[0], goal, left)
    alike = all(_ends(s, actor, way, goal, left) == first for way in found[1:])
    return [worst(s, found)] if alike else found


def _courses(s: Film, actor: int, start: int, goal: int, left: int) -> dict[int, Sequence[int]]:
    """By zone that it may come through: where to from there."""
    found: dict[int, Sequence[int]] = {}
    edge = {start}
    for _ in range(left):
        ahead = {zone: list(ways(s, actor, zone, goal)) for zone in edge if zone not in found}
        if not ahead:
            break
        found.update(ahead)
        edge = {zone for several in ahead.values() for zone in several}
    return found


def _ends(s: Film, actor: int, start: int, goal: int, left: int) -> set[int]:
    """Where it may be in the end."""
    edge = {start}
    for _ in range(left):
        edge = {end for zone in edge for end in (ways(s, actor, zone, goal) or (zone,))}
    return edge
