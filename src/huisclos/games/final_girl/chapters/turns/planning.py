"""FG-3: the Planning phase."""

from __future__ import annotations

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.girl.hand import kinds, options_of
from huisclos.games.final_girl.state.happenings import PhaseBegins
from huisclos.games.final_girl.state.state import GIRL, PLANNING, Film

DONE, ALL_FREE = Option("done", 0), Option("free", 1)
DEAR = Why("why-dear", "FG-3.1")


class PlanningPhase(Step, frozen=True):
    """FG-3: she takes cards, then time and cards go back."""

    def go(self, s: Film, answers: Answers) -> None:
        s.enter(PLANNING)
        s.playing = ""
        s.saved_now = 0
        s.spent = []
        s.then(Buy(), PutAway())
        s.happen(PhaseBegins(PLANNING))


class Buy(Step, frozen=True):
    """FG-3.1, FG-3.2: a card for its time; free ones always, ten in hand at most."""

    def ask(self, s: Film) -> dict[int, Choice]:
        cards = affordable(s)
        if not cards:
            return NOBODY_ASKED
        room = s.box.figures.hand - len(s.hand)
        all_free = (ALL_FREE,) if room > 1 and 1 < len(_free(s)) <= room else ()
        return {GIRL: Choice("plan", (*options_of(s, cards), *all_free, DONE), "FG-3.1")}

    def go(self, s: Film, answers: Answers) -> None:
        chosen = answers[GIRL][0] if answers else DONE
        if chosen is DONE:
            return
        for card in _free(s) if chosen is ALL_FREE else [chosen.value]:
            s.tableau.remove(card)
            s.hand.append(card)
            s.time -= s.box.costs[card]
            s.tell("buys", card=f"card:{card}", time=s.time)
        s.then(self)

    def bars(self, s: Film, seat: int) -> list[Bar]:
        """FG-3.1: too dear. With a full hand nothing is asked."""
        cards = affordable(s)
        return barred({f"card:{card}": DEAR for card in kinds(s.tableau) if card not in cards})


class PutAway(Step, frozen=True):
    """FG-3.3: time goes back first, then the cards that were played or discarded."""

    def go(self, s: Film, answers: Answers) -> None:
        figures = s.box.figures
        s.time = figures.absolute_time if s.absolute else figures.time
        s.tableau += s.played
        s.played = []
        s.tell("put-away", time=s.time)


def affordable(s: Film) -> dict[str, None]:
    """FG-3.1, FG-3.2."""
    if len(s.hand) >= s.box.figures.hand:
        return {}
    costs, time = s.box.costs, max(0, s.time)
    return kinds([card for card in s.tableau if costs[card] <= time])


def _free(s: Film) -> list[str]:
    costs = s.box.costs
    return [card for card in s.tableau if not costs[card]]
