"""DW-2, DW-3: what all actions of a turn have in common."""

from __future__ import annotations

from typing import ClassVar

from huisclos.engine.rules.action import Action


class ColonyAction(Action, frozen=True):
    """Something that a player may do in a turn, as often as they like and can."""

    by_survivor: ClassVar[bool] = False
    """It is about one of their survivors, whom its options name first; cards speak of that one."""
