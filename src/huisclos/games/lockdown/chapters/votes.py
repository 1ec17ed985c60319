"""LK-2: votes. First a discussion in which cards may be played, then all point at once."""

from __future__ import annotations

from functools import cache
from typing import Annotated, ClassVar

from msgspec import Meta

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import PASS, Bar, Choice
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.objects import obstacle, play, playable
from huisclos.games.lockdown.state import (
    ATTACK,
    CARD,
    OUT,
    PLACE,
    SEAT,
    Location,
    Mall,
    Some,
)

THEIRS_HIDDEN = Why("why-theirs-hidden", "LK-2.1")
NOT_HERE = Why("why-not-here", "LK-2.1")
NOT_TIED = Why("why-not-tied", "LK-2.6")


def hold_vote(s: Mall, place: int, *after: Step) -> None:
    """A vote of phases 1 and 2, and what follows from it."""
    s.tell("vote", place=PLACE[place].id)
    s.then(Discussion(place), Designation(place), *after)


class Discussion(Step, frozen=True):
    """LK-2.3: everyone present may play cards, until nobody wants to any more.

    LK-2.8: whoever is present is asked, also with an empty hand. "Nothing now" holds until somebody plays a
    card; "not in this vote" holds for the whole discussion.
    """

    window: ClassVar[bool] = True
    place: Location
    out: Some = ()

    def ask(self, s: Mall) -> dict[int, Choice]:
        """All who are present and want to be asked."""
        place, phase = self.place, s.phase
        asked = {}
        for seat in s.present(place):
            if seat not in self.out:
                asked[seat] = _discuss(playable(s, seat, place), place, phase)
        return asked

    def go(self, s: Mall, answers: Answers) -> None:
        """A card is played, and all are asked again but for those who want no part in it."""
        for seat, picks in answers.items():
            card = picks[0].value
            if card is not None:
                out = [other for other, passes in answers.items() if passes[0] is OUT]
                s.then(Discussion(self.place, (*self.out, *out)))
                play(s, seat, card, self.place)

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """The cards in hand that do nothing here."""
        hand = sorted(s.hands[seat])
        return barred({CARD[card].id: obstacle(s, seat, card, self.place) for card in hand})


@cache
def _discuss(cards: tuple[str, ...], place: int, phase: int) -> Choice:
    options = (*(CARD[card] for card in cards), PASS, OUT)
    return Choice(f"discuss-{phase}", options, "LK-2.3", (PLACE[place].id,))


class Designation(Step, frozen=True):
    """LK-2.4, LK-2.5: all ballots at once, shown together; the most votes designate.

    LK-2.7: one player alone is the designated one, without a ballot.
    """

    place: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Everyone who takes part points at one of them."""
        voters = s.voters(self.place)
        if len(voters) < 2 or s.figures.show_of_hands:
            return {}
        choice = _point(tuple(voters), self.place, s.phase)
        return dict.fromkeys(voters, choice)

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return not_in_the_vote(s, self.place)

    def go(self, s: Mall, answers: Answers) -> None:
        if answers:
            count(s, self.place, [(seat, picks[0].value) for seat, picks in sorted(answers.items())])
            return
        voters = s.voters(self.place)
        if len(voters) > 1:
            s.then(ShowOfHands(self.place))
        else:
            designate(s, voters[0])


class ShowOfHands(Step, frozen=True):
    """Variant 7: ballots one after the other, in the open, from the badge holder clockwise."""

    place: Location
    cast: Annotated[tuple[tuple[Seat, Seat], ...], Meta(max_length=6)] = ()

    def ask(self, s: Mall) -> dict[int, Choice]:
        voters = s.voters(self.place)
        seat = [seat for seat in s.clockwise(s.badge) if seat in voters][len(self.cast)]
        return {seat: _point(tuple(voters), self.place, s.phase)}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return not_in_the_vote(s, self.place)

    def go(self, s: Mall, answers: Answers) -> None:
        ((seat, picks),) = answers.items()
        cast = (*self.cast, (seat, picks[0].value))
        if len(cast) == len(s.voters(self.place)):
            count(s, self.place, list(cast))
        else:
            s.tell("hand-raised", seat=SEAT[seat].id, whom=picks[0].id)
            s.then(ShowOfHands(self.place, cast))


def not_in_the_vote(s: Mall, place: int) -> list[Bar]:
    """LK-2.1: whoever has nobody face up there can't be pointed at."""
    voters, present = s.voters(place), s.present(place)
    others = [seat for seat in range(s.seats) if seat not in voters]
    return barred({SEAT[seat].id: THEIRS_HIDDEN if seat in present else NOT_HERE for seat in others})


@cache
def _point(voters: tuple[int, ...], place: int, phase: int) -> Choice:
    return Choice(f"point-{phase}", tuple(SEAT[seat] for seat in voters), "LK-2.4", (PLACE[place].id,))


class TieBreak(Step, frozen=True):
    """LK-2.6: the Martyr holder decides among the tied, wherever they are."""

    tied: Some

    def ask(self, s: Mall) -> dict[int, Choice]:
        """The holder, and nobody else."""
        if s.figures.chance_breaks_ties:
            return {}
        options = tuple(SEAT[seat] for seat in self.tied)
        return {s.martyr: Choice(f"tie-{s.phase}", options, "LK-2.6")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """Whoever got fewer votes."""
        return barred({SEAT[other].id: NOT_TIED for other in range(s.seats) if other not in self.tied})

    def go(self, s: Mall, answers: Answers) -> None:
        """The holder's word, or chance in variant 19."""
        if answers:
            designate(s, answers[s.martyr][0].value)
        else:
            designate(s, self.tied[s.dice.below(len(self.tied))])


def weight(s: Mall, seat: int, place: int) -> int:
    """LK-2.2: the votes of the face-up Characters there, and of Pistols in effect."""
    by_role = s.figures.votes
    votes = s.pistols[seat]
    if seat == s.martyr:
        votes += s.figures.martyr_votes
    for role, x in enumerate(s.where[seat]):
        if x == place and (seat, role) not in s.hidden:
            votes += by_role[role]
    return votes


def count(s: Mall, place: int, ballots: list[tuple[int, int]]) -> None:
    """LK-2.5: the most votes; LK-2.6 on a tie."""
    tally = [0] * s.seats
    for seat, whom in ballots:
        votes = weight(s, seat, place)
        tally[whom] += votes
        if s.phase == ATTACK:
            s.blame[seat][whom] += 1
        if s.log is not None:
            s.tell("ballot", seat=SEAT[seat].id, whom=SEAT[whom].id, votes=votes, phase=s.phase)
    most = max(tally)
    tied = [seat for seat, _ in sorted(ballots) if tally[seat] == most]
    if len(tied) > 1:
        s.tell("tie", seats=[SEAT[seat].id for seat in tied], votes=most, martyr=SEAT[s.martyr].id)
        s.then(TieBreak(tuple(tied)))
    else:
        designate(s, tied[0])


def designate(s: Mall, seat: int) -> None:
    """This player it is. LK-7.9: by day a Pistol counts for this one vote."""
    s.chosen = seat
    if s.phase != ATTACK:
        s.pistols = [0] * s.seats
    if s.log is not None:
        s.tell("designated", seat=SEAT[seat].id, phase=s.phase)
