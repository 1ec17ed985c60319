"""Whom and what the effects of cards speak of."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.effect import Doing, Effect, Group, Script, Seats
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.bounded import SeatOrNone, SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=30)]


PURPOSES: Final = {
    "Heal": "pick-heal",
    "Goes": "pick-send",
    "Steal": "pick-steal",
    "SeeCard": "pick-look",
    "Risk": "pick-risk",
    **dict.fromkeys(("Wound", "Frostbite", "Dies", "Leaves"), "pick-harm"),
}
"""The questions, by what is then done to whoever is picked."""


class Pick(Effect, frozen=True):
    """A player picks one of a group, and the effects speak of it. With one to pick, nobody is asked; whoever
    is out picks nothing.

    ```toml
    { type = "Pick", of = "mine", do = [{ type = "Wound" }] }
    ```
    """

    of: Group
    do: Doing
    who: Seats = "you"
    optional: bool = False

    def ask(self, s: Colony) -> dict[int, Choice]:
        things, seats = s.things(self.of), s.named(self.who)
        if not seats or len(things) + self.optional < 2:
            return NOBODY_ASKED
        options = [Option(thing, thing) for thing in things]
        if self.optional:
            options.append(PASS)
        return {seats[0]: Choice(self.prompt, tuple(options), s.card_rule, (s.cause(),))}

    @property
    def prompt(self) -> str:
        """What somebody is picked for, where one word says it: what is done first."""
        return PURPOSES.get(type(self.do[0]).__name__, "pick") if self.do else "pick"

    def go(self, s: Colony, answers: Answers) -> None:
        things = s.things(self.of) if s.named(self.who) else ()
        ((seat, picks),) = answers.items() if answers else ((NONE, []),)
        picked = picks[0].value if picks else things[0] if things and not self.optional else None
        if picks and picked:
            s.tell("picked", seat=f"seat:{seat}", it=picked)
        if picked:
            s.then(SpeakOf(picked, self.do))


class Lowest(Effect, frozen=True):
    """The survivors of lowest influence in a group.

    ```toml
    { type = "Lowest", of = "colony", do = [{ type = "Dies" }], number = 2 }
    ```
    """

    of: Group
    do: Doing
    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        s.at_once([SpeakOf(s.said(n), self.do) for n in s.group(self.of)[: self.number]])


class Highest(Effect, frozen=True):
    """The survivors of highest influence in a group.

    ```toml
    { type = "Highest", of = "survivors", do = [{ type = "Frostbite" }], number = 5 }
    ```
    """

    of: Group
    do: Doing
    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        s.at_once([SpeakOf(s.said(n), self.do) for n in s.group(self.of)[::-1][: self.number]])


class Random(Effect, frozen=True):
    """One of a group, by lot.

    ```toml
    { type = "Random", of = "here", do = [{ type = "Wound" }] }
    ```
    """

    of: Group
    do: Doing

    def go(self, s: Colony, answers: Answers) -> None:
        things = s.things(self.of)
        if things:
            drawn = things[s.dice.below(len(things))]
            s.tell("by-lot", it=drawn)
            s.then(SpeakOf(drawn, self.do))


class EachPlayer(Effect, frozen=True):
    """The effects are done for each of these players in turn order, who is then `you`.

    ```toml
    { type = "EachPlayer", of = "everyone", do = [{ type = "Pick", of = "mine", do = [{ type = "Wound" }] }] }
    ```
    """

    of: Seats
    do: Doing

    def go(self, s: Colony, answers: Answers) -> None:
        s.follow([SpeakAs(seat, NONE, self.do) for seat in s.named(self.of)])


class SpeakAs(Step, frozen=True):
    """Effects in which this player is `you`, and this survivor acts; afterwards it is as it was before."""

    actor: SeatOrNone
    hero: SurvivorNumber = NONE
    do: Script = ()

    def go(self, s: Colony, answers: Answers) -> None:
        """Whatever follows from the effects comes before that. Who is out by then is left out."""
        if self.do:
            if s.out[self.actor]:
                return
            s.then(*self.do, SpeakAs(s.actor, s.hero))
        s.actor, s.hero = self.actor, self.hero
