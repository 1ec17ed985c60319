"""FG-4: the Killer phase, and Terror cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Mark, Step
from huisclos.games.final_girl.chapters.board.health import killer
from huisclos.games.final_girl.chapters.girl.interrupt import Interrupt, between
from huisclos.games.final_girl.state.happenings import PhaseBegins
from huisclos.games.final_girl.state.state import GIRL, KILLER, Film

LEAVE, BELOW = Option("leave", 0), Option("below", 1)


class KillerPhase(Step, frozen=True):
    """FG-4.1, FG-4.2: the action on the Finale card, then a Terror card, unless the Finale was revealed."""

    def go(self, s: Film, answers: Answers) -> None:
        s.enter(KILLER)
        s.spent, s.sure = [], int(s.sure == 1)
        s.tell("killer-phase", killer=f"killer:{s.killer}")
        if not s.ending:
            s.then(Interrupt(), DrawTerror())
        s.then(FinaleAction())
        steps = len(s.stack)
        s.happen(PhaseBegins(KILLER))
        if len(s.stack) > steps:
            s.then(Interrupt())


class FinaleAction(Step, frozen=True):
    """FG-4.1: on the side of the Finale card that is in play."""

    def go(self, s: Film, answers: Answers) -> None:
        card = s.box.finales.get(s.ending)
        whose, script = (card.reference, card.action) if card else (killer(s), s.foe.start)
        s.perform(whose, between(s, script))


class DrawTerror(Effect, frozen=True):
    """FG-4.2: the next Terror card, from top to bottom.

    ```toml
    { type = "DrawTerror" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        if not s.terror:
            return
        card = s.box.terror[s.terror.pop()]
        s.peeked = ""
        s.revealed.append(card.id)
        s.tell("terror", card=card.reference)
        if card.health:
            s.minor.append(card.id)
            s.minor_health.append(card.health)
        if card.health or card.lasts:
            s.in_force.append(card.reference)
        s.then(Mark("terror"))
        s.perform(card.reference, between(s, card.do))


class Redraw(Effect, frozen=True):
    """FG-4.9: the Terror card is discarded, nothing below is done, and the next one is drawn.

    ```toml
    { type = "Redraw" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        s.tell("terror-discarded")
        s.skip_to("terror")
        s.then(DrawTerror())


class DiscardTerror(Effect, frozen=True):
    """FG-4.10: so many cards of the Terror deck are discarded, and do nothing.

    ```toml
    { type = "DiscardTerror", number = 1 }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=10)] = 1

    def go(self, s: Film, answers: Answers) -> None:
        s.peeked = ""
        for _ in range(min(self.number, len(s.terror))):
            card = s.box.terror[s.terror.pop()]
            s.revealed.append(card.id)
            s.tell("terror-thrown", card=card.reference)


class PeekTerror(Effect, frozen=True):
    """She looks at the next Terror card, and leaves it on top or puts it at the bottom.

    ```toml
    { type = "PeekTerror" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        if s.terror:
            s.peeked = s.terror[-1]
            s.tell("peeks", card=f"terror:{s.peeked}")
            s.then(LeaveIt())


class LeaveIt(Step, frozen=True):
    """What becomes of the card she looked at."""

    def ask(self, s: Film) -> dict[int, Choice]:
        if len(s.terror) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("leave-it", (LEAVE, BELOW), "FG-10.4", about=(f"terror:{s.peeked}",))}

    def go(self, s: Film, answers: Answers) -> None:
        if answers and answers[GIRL][0] is BELOW:
            s.terror.insert(0, s.terror.pop())
            s.peeked = ""
            s.tell("put-terror-below")
