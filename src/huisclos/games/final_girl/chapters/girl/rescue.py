"""FG-2.7, FG-2.8: Victims are saved."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import bare
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.victims import take_away, traits
from huisclos.games.final_girl.state.happenings import VictimSaved
from huisclos.games.final_girl.state.state import ACTION, GIRL, Film

STAY = Option("stay")


class WhichSpace(Step, frozen=True):
    """FG-2.7: a saved Victim covers a free space of her choice."""

    def ask(self, s: Film) -> dict[int, Choice]:
        free = free_spaces(s)
        if len(free) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("space", tuple(Option(f"space:{n}", n) for n in free), "FG-2.7")}

    def go(self, s: Film, answers: Answers) -> None:
        """FG-2.8: with the last one her card is flipped."""
        free = free_spaces(s)
        if not free:
            s.owed.append(len(s.spaces))
            return
        space = answers[GIRL][0].value if answers else free[0]
        s.spaces[space] = 1
        s.owed.append(space)
        if len(free) == 1:
            s.flipped = True
            girl = s.heroine
            if girl.rules or girl.changes:
                s.in_force.append(girl.reference)
            s.tell("ultimate", girl=girl.reference)
            s.perform(girl.reference, girl.unlocked)


class Rescued(Step, frozen=True):
    """Cards may have waited for it."""

    number: Annotated[int, Meta(ge=0, le=99)]
    victim: Annotated[str, Meta(max_length=80)]

    def go(self, s: Film, answers: Answers) -> None:
        s.happen(VictimSaved(s.zone(s.here), self.number, self.victim))


class AtExit(Step, frozen=True):
    """FG-2.7: before anything else happens, she may save those who are where her move has ended."""

    def ask(self, s: Film) -> dict[int, Choice]:
        options = rescue_options(s)
        if not any(option.id.startswith("save") for option in options):
            return NOBODY_ASKED
        return {GIRL: Choice("exit", (*options, STAY), "FG-2.7")}

    def go(self, s: Film, answers: Answers) -> None:
        if answers and answers[GIRL][0] is not STAY:
            s.then(self)
            rescue(s, answers[GIRL][0])


class Claim(Step, frozen=True):
    """FG-2.7: what she hasn't taken of her rewards when the phase is over."""

    def ask(self, s: Film) -> dict[int, Choice]:
        if len(s.owed) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("claim", tuple(reward_options(s)), "FG-2.7")}

    def go(self, s: Film, answers: Answers) -> None:
        if s.owed:
            s.then(self)
            claim(s, answers[GIRL][0].value if answers else s.owed[0])


def free_spaces(s: Film) -> list[int]:
    return [n for n, covered in enumerate(s.spaces) if not covered]


def rescue_options(s: Film) -> list[Option]:
    """FG-2.7: who can be saved here, and the rewards she may take."""
    rewards = reward_options(s)
    if s.phase != ACTION or s.here not in s.plan.exits or not s.victims_at(s.here):
        return rewards
    last = [name for name in s.special if (one := traits(s, name)) and one.last]
    others = s.on_board() > len(last)
    who = [Option("save", "")] if s.victims[s.here] else []
    who += [
        Option(f"save+victim:{name}", name) for name in s.specials_at(s.here) if not (others and name in last)
    ]
    return [*who, *rewards]


def reward_options(s: Film) -> list[Option]:
    return [Option(f"reward:{n}", n) for n in dict.fromkeys(s.owed)] if s.owed else []


def rescue(s: Film, chosen: Option) -> None:
    """Somebody is saved, or a reward taken."""
    if chosen.id.startswith("reward:"):
        claim(s, chosen.value)
        return
    take_away(s, s.here, chosen.value)
    s.saved += 1
    s.saved_now += 1
    s.special_saved += bool(chosen.value)
    if chosen.value:
        s.tell("special-saved", zone=s.zone(s.here), victim=f"victim:{chosen.value}")
    else:
        s.tell("saved", zone=s.zone(s.here))
    s.then(WhichSpace(), Rescued(s.saved_now, bare(chosen.value)))


def claim(s: Film, space: int) -> None:
    """The reward of a space, or that under her Ultimate Ability."""
    s.owed.remove(space)
    girl = s.heroine
    s.tell("reward", space=space)
    s.perform(girl.reference, girl.spaces[space] if space < len(girl.spaces) else girl.more)
