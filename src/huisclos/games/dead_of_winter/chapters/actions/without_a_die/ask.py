"""DW-3.5: cards of others are asked for. They are shown, and played at once by whoever asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.equip import equip
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.play import PLAY, play
from huisclos.games.dead_of_winter.printed.printed_options import ASK, SEAT
from huisclos.games.dead_of_winter.state.bounded import Name
from huisclos.games.dead_of_winter.state.colony import Colony

REFUSED = Why("why-refused", "DW-3.5")
NOBODY_TO_ASK = Why("why-nobody-to-ask", "DW-3.5")


class AskAction(ColonyAction, frozen=True):
    """DW-3.5: who has asked in vain does something else before asking again: nobody can hold up the table."""

    name: ClassVar[str] = "ask"

    def obstacle(self, s: Colony, seat: int, about: None) -> Why | None:
        if s.refused:
            return REFUSED
        return None if s.out.count(0) > 1 else NOBODY_TO_ASK

    def offers(self, s: Colony, seat: int, about: None) -> Sequence[Option]:
        return (ASK,)

    def does(self, s: Colony, seat: int, what: tuple[()]) -> None:
        s.tell("asks", seat=SEAT[seat])
        s.then(Ask())


ASKING = AskAction()


class Ask(Step, frozen=True):
    """All others at once, whatever they hold; they may give what could be played now."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        asked: dict[int, Choice] = {}
        about = (SEAT[s.turn],)
        items = s.box.options.item
        for seat in s.playing():
            if seat != s.turn:
                hand = dict.fromkeys(s.hands[seat])
                cards = [items[name] for name in hand if not PLAY.obstacle(s, s.turn, name)]
                asked[seat] = Choice("ask", (*cards, PASS), "DW-3.5", about)
        return asked

    def go(self, s: Colony, answers: Answers) -> None:
        given = [PlayGiven(seat, picks[0].value) for seat, picks in sorted(answers.items()) if picks[0].value]
        if given:
            s.follow(given)
        else:
            s.refused = True
            s.tell("nobody-gives", seat=SEAT[s.turn])


class PlayGiven(Step, frozen=True):
    """Shown to all, and played by whoever asked. What can't be played any more stays where it is."""

    giver: Seat
    item: Name

    def ask(self, s: Colony) -> dict[int, Choice]:
        mine = s.mine(s.turn)
        if len(mine) < 2 or not s.box.items[self.item].equip or not self._fits(s):
            return NOBODY_ASKED
        about = (s.box.items[self.item].reference,)
        return {s.turn: Choice("equip", tuple([s.box.people[n] for n in mine]), "DW-3.5", about)}

    def go(self, s: Colony, answers: Answers) -> None:
        item, mine = s.box.items[self.item], s.mine(s.turn)
        if not self._fits(s) or not mine:
            s.tell("not-given", seat=SEAT[self.giver], item=item.reference, kind=item.sort)
            return
        s.tell("gives", seat=SEAT[self.giver], item=item.reference, kind=item.sort)
        if item.equip:
            equip(s, answers[s.turn][0].value if answers else mine[0], self.item, self.giver)
        else:
            play(s, self.item, self.giver)

    def _fits(self, s: Colony) -> bool:
        """What another card has done meanwhile may be in the way."""
        return self.item in s.hands[self.giver] and not PLAY.obstacle(s, s.turn, self.item)
