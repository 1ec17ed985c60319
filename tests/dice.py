"""Dice that fall as a test wants them to."""

from __future__ import annotations

from huisclos.engine.dice import Dice


class LoadedDice(Dice):
    """Shows these faces, one after the other."""

    faces: list[int] = []

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        self.count += 1
        shown, self.faces = self.faces[:dice], self.faces[dice:]
        return shown
