"""DW-7.1: how many survivors a card may bring: without room for them it can't be played or applied."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.grammar import Choose, If, Repeat, Roll, Vote


def newcomers(script: Sequence[Effect]) -> int:
    """The most that may come by these effects, whatever is chosen or rolled. What is done as often as a value
    of the game says counts once: how often that is will only be seen then."""
    return sum([_of(effect) for effect in script])


def _of(effect: Effect) -> int:
    """The game's own effects are known by their names: this is asked before there are any rules."""
    match effect:
        case If(then=then, otherwise=otherwise):
            return max(newcomers(then), newcomers(otherwise))
        case Choose(options=branches) | Vote(options=branches):
            return max([newcomers(branch.do) for branch in branches])
        case Roll(lines=lines):
            return max([newcomers(line.do) for line in lines])
        case Repeat(times=times, do=do):
            return newcomers(do) * (times if isinstance(times, int) else 1)
    if type(effect).__name__ == "Recruit":
        number: int = getattr(effect, "number")  # noqa: B009
        return number
    if type(effect).__name__ == "AtOnce":
        return sum([newcomers(part.do) for part in getattr(effect, "parts")])  # noqa: B009
    return newcomers(getattr(effect, "do", ()))
