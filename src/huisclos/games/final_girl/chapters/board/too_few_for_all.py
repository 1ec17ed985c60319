"""FG-12.1: several zones get something, and there may not be enough for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import decided, which_zone
from huisclos.games.final_girl.state.state import Film

ZoneIndex = Annotated[int, Meta(ge=0, le=39)]


class Share(Step, frozen=True):
    """So many for each of these zones. If there are too few, it is unclear which zones go without."""

    zones: tuple[ZoneIndex, ...]
    number: Annotated[int, Meta(ge=1, le=21)]

    def left(self, s: Film) -> int:
        """How many there still are."""
        raise NotImplementedError(type(self).__name__)

    def bring(self, s: Film, zone: int) -> None:
        """They come to this zone, as many as there still are."""
        raise NotImplementedError(type(self).__name__)

    def _next(self, s: Film) -> Sequence[int]:
        left = self.left(s)
        enough = left >= self.number * len(self.zones)
        return self.zones[:1] if enough else self.zones if left > 0 else ()

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", self._next(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._next(s)
        if found:
            zone = decided(s, found, answers)
            s.then(type(self)(tuple(other for other in self.zones if other != zone), self.number))
            self.bring(s, zone)
