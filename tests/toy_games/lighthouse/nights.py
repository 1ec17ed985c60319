"""LH-2: a night in the lighthouse."""

from __future__ import annotations

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.choice import Bar, Choice
from huisclos.engine.rules.step import Answers, Mark, Step

from .state import Lighthouse
from .verbs import Darkened, frighten
from .watch import ACTIONS


class Night(Step, frozen=True):
    """LH-2.1: a storm is drawn, then every keeper does something, then the lamp is looked at."""

    def go(self, s: Lighthouse, answers: Answers) -> None:
        s.night += 1
        s.light = 0
        s.tell("night", night=s.night)
        turns = [step for seat in s.brave() for step in (Turn(seat), Mark("action"))]
        s.then(Storm(), *turns, Mark("night"), Dawn())


class Storm(Step, frozen=True):
    """LH-2.2: what the card says is done at once; one that lasts stays in play."""

    def go(self, s: Lighthouse, answers: Answers) -> None:
        if not s.deck:
            return
        card = s.cards[s.deck.pop()]
        (s.lasting if card.lasts else s.drawn).append(card.id)
        s.tell("storm", card=card.reference)
        s.perform(card.reference, card.do)


class Turn(Step, frozen=True):
    """LH-2.3: a keeper does one of these things."""

    seat: Seat

    def ask(self, s: Lighthouse) -> dict[int, Choice]:
        if self.seat not in s.brave():
            return {}
        able = [action for action in ACTIONS if not action.obstacle(s, self.seat, None)]
        options = [option for action in able for option in action.offers(s, self.seat, None)]
        return {self.seat: Choice("watch", tuple(options), "LH-2.3")}

    def bars(self, s: Lighthouse, seat: int) -> list[Bar]:
        return [bar for action in ACTIONS for bar in action.bars(s, seat, None)]

    def go(self, s: Lighthouse, answers: Answers) -> None:
        if answers:
            s.active = self.seat
            ACTIONS[answers[self.seat][0].value].does(s, self.seat, None)


class Dawn(Step, frozen=True):
    """LH-2.4: a night that was too dark frightens everybody; then the next one, unless it is over."""

    def go(self, s: Lighthouse, answers: Answers) -> None:
        s.then(NextNight())
        if s.light < s.value("need", 1):
            s.tell("dark")
            for seat in s.brave():
                frighten(s, seat, 1)
            s.happen(Darkened())


class NextNight(Step, frozen=True):
    """LH-1.3: the last night, no oil, or nobody left: it is over."""

    def go(self, s: Lighthouse, answers: Answers) -> None:
        if s.night < s.nights and s.oil > 0 and s.brave():
            s.then(Night())
