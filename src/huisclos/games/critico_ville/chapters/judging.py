"""CV-2.3, CV-5.1: was the answer good enough, and what follows."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.powers import (
    Power,
    PowersOnOffer,
    PowerWindow,
    beside_powers,
    usable,
    used_instead,
)
from huisclos.games.critico_ville.question_bank import topic
from huisclos.games.critico_ville.state import EXTERMINATOR, RESCUER, SEAT, Given, Town

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
        asked = {seat: choice for seat in s.clockwise(author) if seat != author}
        return beside_powers(s, asked)

    def counts(self, picks: list[Option]) -> bool:
        """CV-4.4: a power does, a vote waits for the others."""
        return isinstance(picks[0].value, Power)

    def go(self, s: Town, answers: Answers) -> None:
        """A tie is good enough; if nobody votes, the player judges themselves."""
        if used_instead(s, answers):
            s.then(self)
            return
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
        """CV-5.4: what the clock says of an answer says nothing about it."""
        assert s.question is not None
        if s.house:
            s.question = replace(s.question, house=True)
        settle(s, right=option is _GOOD)


def settle(s: Town, *, right: bool) -> None:
    """CV-2.2, CV-2.3: a wrong answer costs the combat in the hard variant only."""
    shown = s.question
    assert shown is not None
    s.question = replace(shown, verdict="right" if right else "wrong")
    s.given.append(Given(shown.seat, shown.id, shown.theme, shown.kind, right, shown.house))
    s.fights = right or not s.hard
    s.tell("answered", seat=SEAT[shown.seat].id, right=int(right), answer=shown.answer)
    s.tell("explained", theme=topic(shown.theme), explanation=shown.explanation)
    s.then(Rescue(), Read())


class Rescue(PowerWindow, frozen=True):
    """CV-4.5: the Rescuer may undo the effect of a wrong answer."""

    prompt: ClassVar[str] = "power-answer"
    rule: ClassVar[str] = "CV-4.5"

    def helps(self, s: Town) -> tuple[int, ...]:
        """Only where there is somebody to fight."""
        return (RESCUER,) if not s.fights and s.near() else ()

    def used(self, s: Town, seat: int) -> None:
        rescue(s, seat)

    def passed(self, s: Town) -> None:
        """The answer stays wrong."""


def rescue(s: Town, seat: int) -> None:
    """CV-4.5: the answer stays wrong, and the combat follows."""
    s.fights = True
    s.tell("rescued", seat=SEAT[seat].id)


class Read(PowersOnOffer, frozen=True):
    """CV-2.2: time to read the answer before the turn goes on; CV-4.5: and for the Rescuer to think again."""

    def offers(self, s: Town) -> dict[int, tuple[Option, ...]]:
        return usable(s, s.active, (EXTERMINATOR,) if s.fights else (RESCUER, EXTERMINATOR))

    def used(self, s: Town, seat: int, power: Power) -> None:
        if power.character == RESCUER:
            rescue(s, seat)
        s.then(self)

    def choice(self, s: Town) -> Choice:
        """Nothing to choose, only to read."""
        return _READ

    def chosen(self, s: Town, option: Option | None) -> None:
        """On with the turn."""
