"""CV-2.3, CV-5.1: was the answer good enough, and what follows."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from huisclos.engine.choice import Choice, Option
from huisclos.engine.step import Answers, Step
from huisclos.games.critico_ville.powers import Power, PowersOnOffer, PowerWindow
from huisclos.games.critico_ville.state import RESCUER, SEAT, Given, Town

_GOOD, _BAD, _ABSTAIN = (Option(vote) for vote in ("good", "bad", "abstain"))
_OWN_JUDGE = Choice("own-judge", (_GOOD, _BAD), "CV-5.1")
_READ = Choice("read", (Option("on"),), "CV-2.2")


class Judge(Step, frozen=True):
    """CV-5.1: in the hard variant the others vote on an open answer."""

    def ask(self, s: Town) -> dict[int, Choice]:
        """At once, so that nobody follows another."""
        assert s.question is not None
        author = s.question.seat
        choice = _judge(author)
        return {seat: choice for seat in s.clockwise(author) if seat != author}

    def go(self, s: Town, answers: Answers) -> None:
        """A tie is good enough; if nobody votes, the player judges themselves."""
        votes = {seat: picks[0] for seat, picks in sorted(answers.items())}
        for seat, vote in votes.items():
            s.tell("ballot", seat=SEAT[seat].id, vote=f"vote:{vote.id}")
        ballots = list(votes.values())
        if ballots.count(_ABSTAIN) == len(ballots):
            s.then(OwnJudge())
        else:
            settle(s, right=ballots.count(_GOOD) >= ballots.count(_BAD))


@cache
def _judge(author: int) -> Choice:
    return Choice("judge", (_GOOD, _BAD, _ABSTAIN), "CV-5.1", about=(SEAT[author].id,))


class OwnJudge(PowersOnOffer, frozen=True):
    """CV-5.1: the player compares their reply with the model answer."""

    def thinker(self, s: Town) -> int:
        assert s.question is not None
        return s.question.seat

    def choice(self, s: Town) -> Choice:
        return _OWN_JUDGE

    def chosen(self, s: Town, option: Option | None) -> None:
        settle(s, right=option is _GOOD)


def settle(s: Town, *, right: bool) -> None:
    """CV-2.2, CV-2.3: a wrong answer costs the combat in the hard variant only."""
    shown = s.question
    assert shown is not None
    s.question = replace(shown, verdict="right" if right else "wrong")
    s.given.append(Given(shown.seat, shown.id, shown.theme, shown.kind, right))
    s.fights = right or not s.hard
    s.tell(
        "answered",
        seat=SEAT[shown.seat].id,
        right=int(right),
        answer=shown.answer,
        explanation=shown.explanation,
    )
    s.then(Rescue(), Read())


class Rescue(PowerWindow, frozen=True):
    """CV-4.5: the Rescuer may undo the effect of a wrong answer."""

    prompt: ClassVar[str] = "power-answer"
    rule: ClassVar[str] = "CV-4.5"

    def helps(self, s: Town) -> tuple[int, ...]:
        """Only where there is somebody to fight."""
        return (RESCUER,) if not s.fights and s.near() else ()

    def used(self, s: Town, seat: int, power: Power) -> None:
        s.fights = True
        s.tell("rescued", seat=SEAT[seat].id)

    def passed(self, s: Town) -> None:
        """The answer stays wrong."""


class Read(PowersOnOffer, frozen=True):
    """CV-2.2: time to read the answer before the turn goes on."""

    def choice(self, s: Town) -> Choice:
        """Nothing to choose, only to read."""
        return _READ

    def chosen(self, s: Town, option: Option | None) -> None:
        """On with the turn."""
