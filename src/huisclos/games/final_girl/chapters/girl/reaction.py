"""FG-4.7, FG-4.8: an attack on her, and her reactions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.health import hurt_girl, killer
from huisclos.games.final_girl.chapters.girl.hand import card_options, discard
from huisclos.games.final_girl.chapters.girl.roll import what_follows
from huisclos.games.final_girl.chapters.girl.uses import spend, use_options
from huisclos.games.final_girl.state.happenings import GirlAttacked
from huisclos.games.final_girl.state.state import GIRL, Film

TAKE_IT = Option("take-it", 0)


class React(Step, frozen=True):
    """FG-4.8: reactions, one after the other, as long as there is something to ward off."""

    more: bool = False

    def ask(self, s: Film) -> dict[int, Choice]:
        if not s.hit:
            return NOBODY_ASKED
        options = (*card_options(s, "reaction"), *use_options(s, "attacked"))
        if not options:
            return NOBODY_ASKED
        return {GIRL: Choice("react", (*options, TAKE_IT), "FG-4.8", about=(f"damage:{s.hit}",))}

    def go(self, s: Film, answers: Answers) -> None:
        chosen = answers[GIRL][0] if answers else TAKE_IT
        if chosen is TAKE_IT:
            lost, s.hit = s.hit, 0
            s.then(AttackOver(lost, self.more))
            hurt_girl(s, lost)
            return
        s.then(self)
        if chosen.id.startswith("card:"):
            card = s.box.actions[chosen.value]
            discard(s, card.id)
            s.playing = card.id
            s.tell("plays", card=card.reference)
            s.perform(card.reference, what_follows(card))
        else:
            spend(s, chosen.value)


class AttackOver(Step, frozen=True):
    """Cards may have waited for it."""

    lost: Annotated[int, Meta(ge=0, le=99)]
    more: bool

    def go(self, s: Film, answers: Answers) -> None:
        s.playing = ""
        by = "minion" if s.attacker >= 0 else "killer"
        s.happen(GirlAttacked(s.zone(s.here), by, self.lost, int(self.more)))


class Ward(Effect, frozen=True):
    """FG-4.8: the damage of the attack is ignored, or less by so much.

    ```toml
    { type = "Ward", by = 2 }
    ```
    """

    by: Annotated[int, Meta(ge=1, le=20)] | None = None
    least: Annotated[int, Meta(ge=0, le=20)] = 0
    """So much is dealt all the same."""

    def go(self, s: Film, answers: Answers) -> None:
        before = s.hit
        s.hit = 0 if self.by is None else max(min(self.least, before), before - self.by)
        s.tell("warded", by=before - s.hit, left=s.hit)


def attack_girl(s: Film, actor: int, *, more: bool = False) -> None:
    """FG-4.7: by the attack value, or a minion's."""
    kind = s.foe.minions
    s.attacker = actor
    if actor >= 0 and kind:
        s.hit = max(0, s.value("minion-attack", kind.attack))
        by = f"minion:{kind.id}"
    else:
        s.hit = max(0, s.value("attack", s.foe.rows[s.bloodlust].attack))
        by = killer(s)
    s.tell("attacks-girl", by=by, damage=s.hit)
    s.then(React(more))
