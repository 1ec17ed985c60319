"""FG-8: health, the last of it, and who comes back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import settled, unclear
from huisclos.games.final_girl.state.state import Film


def hurt_girl(s: Film, by: int) -> None:
    """FG-4.7, FG-8.1. Whatever calls this does it last: it may end the phase, or the game."""
    if by <= 0:
        return
    beyond = by > s.health
    s.health = max(0, s.health - by)
    s.tell("hurt", by=by, health=0 if beyond else s.health + 1, white=int(s.white))
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
    """FG-9.4: minor Dark Powers go first. Call it last, too."""
    s.tell("killer-hurt", by=by, killer=killer(s))
    if s.minor:
        s.then(Wear(by))
    else:
        _wound_killer(s, by)


class Wear(Step, frozen=True):
    """FG-9.4: damage to a minor Dark Power, and what is left of it to the next, or to the Killer."""

    by: Annotated[int, Meta(ge=0, le=999)]

    def _options(self, s: Film) -> list[Option]:
        """FG-12.1: which, unless all of them go."""
        options = minor_options(s)
        return options if self.by < sum(s.minor_health) else options[:1]

    def ask(self, s: Film) -> dict[int, Choice]:
        return unclear(s, "which-power", self._options(s), killer(s))

    def go(self, s: Film, answers: Answers) -> None:
        options = self._options(s)
        if not options:
            _wound_killer(s, self.by)
            return
        place: int = settled(s, options, answers)
        taken = min(self.by, s.minor_health[place])
        s.minor_health[place] -= taken
        if self.by > taken:
            s.then(Wear(self.by - taken))
        if not s.minor_health[place]:
            strip(s, place)


def _wound_killer(s: Film, by: int) -> None:
    """FG-8.1."""
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


def minor_options(s: Film) -> list[Option]:
    """FG-12.1: the minor Dark Powers, as far as they differ; the oldest first."""
    alike = {(name, s.minor_health[n]): n for n, name in reversed(list(enumerate(s.minor)))}
    return [Option(f"terror:{s.minor[n]}+turn:{n}", n) for n in sorted(alike.values())]


def strip(s: Film, place: int) -> None:
    """FG-9.4: a minor Dark Power is gone."""
    name = s.minor.pop(place)
    del s.minor_health[place]
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
