"""FG-9: bloodlust, and the Killer's powers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import settled, unclear
from huisclos.games.final_girl.chapters.board.health import killer, minor_options, strip
from huisclos.games.final_girl.state.happenings import BloodlustRises
from huisclos.games.final_girl.state.state import Film

Some = Annotated[int, Meta(ge=1, le=20)]


class Rise(Step, frozen=True):
    """FG-9.1, FG-9.2: one row up, with all that follows from it before anything else."""

    def go(self, s: Film, answers: Answers) -> None:
        foe = s.foe
        if s.bloodlust == foe.top:
            s.tell("final-effect", killer=killer(s))
            s.perform(killer(s), foe.final)
            return
        s.bloodlust += 1
        row = foe.rows[s.bloodlust]
        s.tell("bloodlust", row=s.bloodlust, attack=row.attack, move=row.move)
        s.happen(BloodlustRises(s.bloodlust))
        s.perform(killer(s), row.do)


class Bloodlust(Effect, frozen=True):
    """FG-9.1: bloodlust rises.

    ```toml
    { type = "Bloodlust" }
    ```
    """

    by: Some = 1

    def go(self, s: Film, answers: Answers) -> None:
        s.follow([Rise()] * self.by)


class RevealPower(Effect, frozen=True):
    """FG-9.3: the Killer's Dark Power is revealed, or another one if that is known already.

    ```toml
    { type = "RevealPower" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        if not s.powers:
            return
        card = s.box.powers[s.powers.pop(0)]
        s.in_force.append(card.reference)
        s.tell("power", card=card.reference, killer=killer(s))
        s.perform(card.reference, card.do)


class KillerHealth(Effect, frozen=True):
    """The Killer recovers health, up to what it started with.

    ```toml
    { type = "KillerHealth", by = 1 }
    ```
    """

    by: Some

    def go(self, s: Film, answers: Answers) -> None:
        gained = min(self.by, s.foe.health - 1 - s.killer_health)
        if gained > 0:
            s.killer_health += gained
            s.tell("killer-healed", by=gained, killer=killer(s))


class StripPower(Effect, frozen=True):
    """A minor Dark Power is discarded.

    ```toml
    { type = "StripPower" }
    ```
    """

    def ask(self, s: Film) -> dict[int, Choice]:
        return unclear(s, "which-power", minor_options(s), killer(s))

    def go(self, s: Film, answers: Answers) -> None:
        if s.minor:
            strip(s, settled(s, minor_options(s), answers))
