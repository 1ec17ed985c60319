"""FG-4.5, FG-4.6: attacks, and what cards add to them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Mark, Step
from huisclos.games.final_girl.chapters.board.ambiguity import settled, unclear
from huisclos.games.final_girl.chapters.board.enemies import THE_KILLER, Actor, where, who
from huisclos.games.final_girl.chapters.board.victims import kill, traits, victim_options
from huisclos.games.final_girl.chapters.girl.interrupt import Interrupt
from huisclos.games.final_girl.chapters.girl.reaction import attack_girl
from huisclos.games.final_girl.state.state import NOWHERE, Film

ZoneIndex = Annotated[int, Meta(ge=0, le=39)]
Reference = Annotated[str, Meta(max_length=80)]


class Strike(Step, frozen=True):
    """FG-4.5: one attack on one target in its zone: Victims first, unless it is after her."""

    actor: Actor
    her: bool
    more: bool = False
    """A card has added it to that of an icon."""

    def _options(self, s: Film) -> list[Option]:
        """FG-12.1: which Victim, if they differ; those that are hunted first."""
        zone = where(s, self.actor)
        if zone == NOWHERE or (self.her and s.here == zone):
            return []
        options = victim_options(s, zone)
        return [option for option in options if (one := traits(s, option.value)) and one.hunted] or options

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose" or _sweeps(s, self.actor):
            return NOBODY_ASKED
        return unclear(s, "which-victim", self._options(s), who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        zone = where(s, self.actor)
        if zone == NOWHERE:
            return
        if not self.more:
            s.then(Icon())
        if _sweeps(s, self.actor):
            self._sweep(s, zone)
        elif options := self._options(s):
            kill(s, zone, settled(s, options, answers), "minion" if self.actor >= 0 else "killer")
        elif s.here == zone:
            attack_girl(s, self.actor, more=self.more)

    def _sweep(self, s: Film, zone: int) -> None:
        """A power by which an attack hits everybody there."""
        if s.here == zone:
            s.then(StrikeGirl(self.actor, self.more))
        number = s.victims_at(zone)
        s.follow([KillOne(zone)] * number)


class KillOne(Step, frozen=True):
    """One of all those whom an attack hits."""

    zone: ZoneIndex

    def go(self, s: Film, answers: Answers) -> None:
        special = s.specials_at(self.zone)
        if s.victims_at(self.zone):
            kill(s, self.zone, special[0] if special else "", "killer")


class StrikeGirl(Step, frozen=True):
    """FG-4.7: an attack on her, wherever her attacker is."""

    actor: Actor
    more: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        attack_girl(s, self.actor, more=self.more)


class Icon(Step, frozen=True):
    """FG-4.5: an attack icon, over once all is done that followed from its attack. The cards that have added
    an attack to it are noted here, so that each does so once."""

    cards: tuple[Reference, ...] = ()

    def go(self, s: Film, answers: Answers) -> None:
        """Nothing belongs to it any more."""


class AttackAgain(Effect, frozen=True):
    """The Killer attacks once more, in its zone: Victims first, or her. A card adds an attack once to that of
    an icon, whatever follows from it.

    ```toml
    { type = "AttackAgain", girl = true }
    ```
    """

    girl: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        if s.killer_at == NOWHERE:
            return
        if not in_attack(s):
            s.then(Icon((acting(s),)))
        elif not added(s, acting(s)):
            return
        s.then(Interrupt(), Strike(THE_KILLER, self.girl, more=True))


def in_attack(s: Film) -> bool:
    """Whether the attack of an icon is under way."""
    return any(isinstance(step, Icon) for step in s.stack)


def added(s: Film, card: str) -> bool:
    """The card adds an attack to the icon under way; false if it has done so already."""
    place = max(n for n, step in enumerate(s.stack) if isinstance(step, Icon))
    icon = s.stack[place]
    assert isinstance(icon, Icon)
    if card in icon.cards:
        return False
    s.stack[place] = Icon((*icon.cards, card))
    return True


def acting(s: Film) -> str:
    """The card whose rule is at work now; none if a Terror card was drawn meanwhile, or an attack begun."""
    for step in reversed(s.stack):
        if isinstance(step, SpeakOf) and step.card:
            return step.card
        if isinstance(step, Icon) or (isinstance(step, Mark) and step.name == "terror"):
            break
    return ""


def _sweeps(s: Film, actor: int) -> bool:
    return actor == THE_KILLER and s.value("sweep", 0) > 0
