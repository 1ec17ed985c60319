"""FG-2: the Action phase."""

from __future__ import annotations

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Mark, Step
from huisclos.games.final_girl.chapters.girl.attack import ways_to_hit
from huisclos.games.final_girl.chapters.girl.hand import discard, kinds, options_of, time_options
from huisclos.games.final_girl.chapters.girl.items import Arrange, arrangements
from huisclos.games.final_girl.chapters.girl.rescue import rescue, rescue_options
from huisclos.games.final_girl.chapters.girl.roll import what_follows
from huisclos.games.final_girl.chapters.girl.search import pile_here
from huisclos.games.final_girl.chapters.girl.uses import spend, use_options
from huisclos.games.final_girl.printed.cards import ActionCard
from huisclos.games.final_girl.state.happenings import PhaseBegins
from huisclos.games.final_girl.state.state import ACTION, GIRL, Film

END, ARRANGE = Option("end", 0), Option("arrange", 1)
REACTION = Why("why-reaction", "FG-4.8")
ROLL = Why("why-roll", "FG-2.1")
REWARD_FIRST = Why("why-reward", "FG-2.7")
NO_ENEMY = Why("why-no-enemy", "FG-2.11")
NO_PILE = Why("why-no-pile", "FG-2.9")


class ActionPhase(Step, frozen=True):
    """FG-2: she plays Action cards."""

    def go(self, s: Film, answers: Answers) -> None:
        s.turn += 1
        s.dead_now = s.saved_now = 0
        s.enter(ACTION)
        s.sure = int(s.sure == 1)
        s.shielded = [0] * len(s.minions)
        s.spent = []
        if s.next_time:
            s.time, s.next_time = s.next_time, 0
        s.tell("turn", turn=s.turn)
        s.then(WhatNow())
        s.happen(PhaseBegins(ACTION))


class WhatNow(Step, frozen=True):
    """FG-2.1, FG-2.7, FG-2.14, FG-2.16: a card, an Item, Victims to save, cards for time; or she stops."""

    def ask(self, s: Film) -> dict[int, Choice]:
        hand = kinds(s.hand)
        cards = options_of(s, playable(s, hand))
        options = [*cards, *rescue_options(s), *use_options(s, ACTION), *time_options(s, hand)]
        if s.fresh and len(arrangements(s)) > 1:
            options.append(ARRANGE)
        if not options:
            return NOBODY_ASKED
        return {GIRL: Choice("act", (*options, END), "FG-2.1")}

    def go(self, s: Film, answers: Answers) -> None:
        chosen = answers[GIRL][0] if answers else END
        s.fresh = s.fresh and chosen is ARRANGE
        if chosen is END:
            s.tell("stops")
            return
        kind = chosen.id.partition(":")[0]
        if kind == "card":
            play(s, s.box.actions[chosen.value])
            return
        s.then(CardOver())
        if chosen is ARRANGE:
            s.then(Arrange())
        elif kind == "time+card":
            discard(s, chosen.value, for_time=True)
        elif kind.startswith("use+"):
            spend(s, chosen.value)
        else:
            rescue(s, chosen)

    def bars(self, s: Film, seat: int) -> list[Bar]:
        """The cards that she can't play now."""
        actions = s.box.actions
        return barred({f"card:{card}": obstacle(s, actions[card]) for card in kinds(s.hand)})


class CardOver(Step, frozen=True):
    """FG-2.13: below zero, the phase is over after the card."""

    def go(self, s: Film, answers: Answers) -> None:
        s.playing = ""
        if s.time < 0:
            s.tell("out-of-time")
        else:
            s.then(WhatNow())


class EndPhase(Effect, frozen=True):
    """FG-2.16: the phase is over at once.

    ```toml
    { type = "EndPhase" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        s.tell("phase-ends")
        s.skip_to("phase")


def play(s: Film, card: ActionCard) -> None:
    """FG-2.1: resolved wholly before the next."""
    discard(s, card.id)
    s.playing = card.id
    s.tell("plays", card=card.reference)
    s.then(Mark("card"), CardOver())
    s.perform(card.reference, what_follows(card))


def playable(s: Film, hand: dict[str, None]) -> list[str]:
    """The cards in her hand that can be played now."""
    actions = s.box.actions
    return [name for name in hand if not obstacle(s, actions[name])]


def obstacle(s: Film, card: ActionCard) -> Why | None:
    """Why a card can't be played now; None if it can."""
    if card.kind != "action":
        return REACTION if card.kind == "reaction" else ROLL
    if card.attack and not ways_to_hit(s, card.id):
        return NO_ENEMY
    if card.search:
        pile = pile_here(s)
        if pile is None or not s.piles[pile]:
            return NO_PILE
    return REWARD_FIRST if s.owed else None
