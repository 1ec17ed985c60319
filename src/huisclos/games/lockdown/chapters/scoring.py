"""LK-10.3, LK-10.4: the score, and LK-11.1: the epilogue."""

from __future__ import annotations

from huisclos.engine.game.game import Result
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.epilogues import epilogue
from huisclos.games.lockdown.state import CARD, COLD_STORAGE, SEAT, Mall


class Score(Step, frozen=True):
    """The last step: hands are shown, points counted, and the story told."""

    def go(self, s: Mall, answers: Answers) -> None:
        tell_score(s)


def tell_score(s: Mall) -> None:
    """Only for the log: the result itself is read off the table."""
    if s.log is None:
        return
    for seat, hand in enumerate(s.hands):
        s.tell("hand-shown", seat=SEAT[seat].id, cards=[CARD[card].id for card in hand])
    outcome = result(s)
    for seat, score in enumerate(outcome.points):
        s.tell("score", seat=SEAT[seat].id, points=score)
    s.tell("won", seats=[SEAT[seat].id for seat in outcome.winners])
    s.tell("epilogue", title=f"epilogue:{outcome.labels['epilogue']}-title")


def points(s: Mall, seat: int) -> int:
    """LK-10.3: the Characters alive, and the Truck keys if there is one."""
    figures, family = s.figures, s.where[seat]
    total = sum(figures.points[role] for role, x in enumerate(family) if x > COLD_STORAGE)
    if "keys" in s.hands[seat] and s.alive(seat):
        total += figures.keys_points
    if s.whole(seat):
        total += figures.whole_family_points
    return total


def result(s: Mall) -> Result:
    """The most points win; equal, the victory is shared."""
    scores = [points(s, seat) for seat in range(s.seats)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    counts = {"turns": s.turn, "deaths": len(s.cold), "closed": len(s.closed)}
    return Result(scores, winners, counts, {"epilogue": epilogue(s, winners)})
