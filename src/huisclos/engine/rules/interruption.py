"""Interrupting others: somebody could change what has just happened, or do something while others think.

A Response asks before the game goes on. While an Interruptible step asks one player, what the others could do
stands on offer, and nobody waits for it. So it may while others respond, or answer anything else: `beside`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step


def beside(asked: dict[int, Choice], offers: dict[int, tuple[Option, ...]], rule: str) -> dict[int, Choice]:
    """What is asked, and what stands on offer meanwhile: to those who are asked among their options, before
    a pass, to the others as an offer of its own."""
    found = dict(asked)
    for seat, mine in offers.items():
        choice = asked.get(seat)
        if choice is None:
            found[seat] = Choice("offer", mine, rule, waits=False)
        else:
            place = len(choice.options) - (choice.options[-1] is PASS)
            options = choice.options[:place] + mine + choice.options[place:]
            found[seat] = Choice(choice.prompt, options, choice.rule, choice.about)
    return found


class Response(Step, frozen=True):
    """Whoever could change what has just happened is asked; the first who does something does.

    Only those who could are asked. Where that would tell a secret, `responses` has all who might.
    """

    window: ClassVar[bool] = True
    prompt: ClassVar[str]
    rule: ClassVar[str]
    offer_rule: ClassVar[str] = ""
    """The rule by which others may do something meanwhile."""

    def responses(self, s: Any) -> dict[int, tuple[Option, ...]]:
        """What each seat could do, in the order in which they are asked; each option has a value."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, s: Any) -> dict[int, tuple[Option, ...]]:
        """What each seat may do meanwhile, beside responding; each option has a value."""
        return {}

    def ask(self, s: Any) -> dict[int, Choice]:
        """Nobody, if nobody could change what has happened."""
        responses = self.responses(s)
        if not responses:
            return NOBODY_ASKED
        asked = {seat: Choice(self.prompt, (*mine, PASS), self.rule) for seat, mine in responses.items()}
        offers = self.offers(s)
        return beside(asked, offers, self.offer_rule) if offers else asked

    def go(self, s: Any, answers: Answers) -> None:
        """Somebody does something, or all have passed."""
        for seat, picks in answers.items():
            if picks[0] is not PASS:
                self.responded(s, seat, picks[0])
                return
        self.passed(s)

    def responded(self, s: Any, seat: int, option: Option) -> None:
        """What follows from a response."""
        raise NotImplementedError(type(self).__name__)

    def passed(self, s: Any) -> None:
        """What follows if nobody responds."""
        raise NotImplementedError(type(self).__name__)


class Interruptible(Step, frozen=True):
    """One player thinks, and others may do something meanwhile; so may the one who thinks."""

    offer_rule: ClassVar[str]
    """The rule by which one may interrupt."""

    def thinker(self, s: Any) -> int:
        raise NotImplementedError(type(self).__name__)

    def choice(self, s: Any) -> Choice | None:
        """What they are asked; None if there is nothing to ask."""
        raise NotImplementedError(type(self).__name__)

    def offers(self, s: Any) -> dict[int, tuple[Option, ...]]:
        """What each seat may do meanwhile."""
        raise NotImplementedError(type(self).__name__)

    def ask(self, s: Any) -> dict[int, Choice]:
        """The one who thinks, then the offers."""
        choice = self.choice(s)
        if choice is None:
            return NOBODY_ASKED
        return beside({self.thinker(s): choice}, self.offers(s), self.offer_rule)

    def go(self, s: Any, answers: Answers) -> None:
        """Somebody interrupts, or the player has chosen."""
        for seat, picks in answers.items():
            if self.interrupts(picks[0]):
                self.interrupted(s, seat, picks[0])
                return
        self.chosen(s, answers[self.thinker(s)][0] if answers else None)

    def interrupts(self, option: Option) -> bool:
        """Whether an option is one of the offers."""
        raise NotImplementedError(type(self).__name__)

    def interrupted(self, s: Any, seat: int, option: Option) -> None:
        """What follows from an interruption."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, s: Any, option: Option | None) -> None:
        """What follows from the player's choice; None if there was nothing to ask."""
        raise NotImplementedError(type(self).__name__)
