"""DW-1.2, DW-1.3: crossroads. The game watches for what a card waits for (`Colony.watch`), and only the
neighbour on the right may look at it: nothing else tells whether anything is being waited for.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.match.record import Sign
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Condition
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.survivors import Room
from huisclos.games.dead_of_winter.printed.cards import Crossroads
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

Ways = Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(min_length=1, max_length=4)]

NO_WAY = Why("why-way", "DW-1.3")
FEWER_VOTES = Why("why-fewer-votes", "DW-10.1")


class Signs(Condition, frozen=True):
    """Holds if whoever's turn it is has done this since their action before: said something in a fixed form
    (`said`), written a line (`chatted`), thought for long (`mused`), taken something back (`took-back`).

    ```toml
    { type = "Signs", of = "chatted" }
    ```
    """

    of: Sign

    def holds(self, s: Colony) -> bool:
        return self.of in s.noted


class DrawCrossroads(Step, frozen=True):
    """DW-1.2: the neighbour on the right draws a card. Whoever plays alone has none, nor has who is out."""

    def go(self, s: Colony, answers: Answers) -> None:
        if s.out[s.turn]:
            return
        s.watchers = neighbour(s)
        if not s.watchers or not s.crossroads:
            return
        s.watched = [s.crossroads.pop()]
        if s.log is not None:
            card = {"card": f"crossroads:{s.watched[0]}"}
            s.tell_apart("watches", s.watchers, card, seat=f"seat:{s.watchers[0]}", other=f"seat:{s.turn}")


def neighbour(s: Colony) -> list[int]:
    """DW-1.2: who sits to the right of whoever's turn it is, and still plays."""
    others = [seat for seat in s.clockwise(s.turn)[1:] if not s.out[seat]]
    return others[-1:]


class CheckCrossroads(Step, frozen=True):
    """DW-1.3: a card that was triggered takes effect, and leaves the game. If the survivor it is about has
    died in that action, it speaks of the place where that was, and does what it still can.

    DW-7.1: one for whose newcomers there is no room goes under its deck.
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if not s.triggered or s.out[s.turn]:
            return
        (cause, *place), s.triggered = s.triggered, []
        card = s.box.crossroads[s.watched[0]]
        s.actor, s.it = s.turn, "".join(place) if s.is_gone(cause) else cause
        s.hero = s.one()
        joining = s.box.joining[card.id]
        if joining and not Room(joining).holds(s):
            return_crossroads(s)
            s.tell("crossroads-full")
            return
        s.crossing, s.watched = card.id, []
        s.crossed.append(card.id)
        s.tell("crossroads", card=card.reference, seat=f"seat:{s.turn}")
        s.then(TakeWay(), WayTaken())


def return_crossroads(s: Colony) -> None:
    """DW-1.3: an untriggered card goes under its deck."""
    s.crossroads[:0] = s.watched
    s.watchers, s.watched, s.triggered, s.crossing = [], [], [], ""


def open_ways(s: Colony, card: Crossroads) -> list[int]:
    """The ways that can be taken now."""
    return [n for n, way in enumerate(card.ways) if way.given is None or way.given.met(s)]


class TakeWay(Step, frozen=True):
    """DW-1.3: whoever the card names says which way to take; DW-10.1: or all vote, but for exiles (DW-8.2).

    A card with one way asks nobody. Whether one of several can be taken may depend on a hand, so whoever
    decides is asked in any case.
    """

    def ask(self, s: Colony) -> dict[int, Choice]:
        card = s.box.crossroads[s.crossing]
        ways, voters = open_ways(s, card), s.voters() if card.vote else []
        if len(card.ways) < 2 or not ways or (voters and len(ways) < 2):
            return NOBODY_ASKED
        if voters:
            return dict.fromkeys(voters, _choice(card, ways, "crossroads-vote", "DW-10.1"))
        return {decides(s, card): _choice(card, ways, "crossroads", "DW-1.3")}

    def go(self, s: Colony, answers: Answers) -> None:
        card = s.box.crossroads[s.crossing]
        if len(answers) < 2:
            ways = [picks[0].value for picks in answers.values()] or open_ways(s, card)
            take(s, card, ways[:1])
            return
        ballots = sorted(answers.items())
        for seat, picks in ballots:
            s.tell("crossroads-ballot", seat=f"seat:{seat}", way=picks[0].id)
        votes = [picks[0].value for _, picks in ballots]
        most = max([votes.count(way) for way in votes])
        best = sorted({way for way in votes if votes.count(way) == most})
        if len(best) > 1:
            s.then(BreakTie(tuple(best)))
        else:
            take(s, card, best)

    def bars(self, s: Colony, seat: int) -> list[Bar]:
        """The ways that can't be taken now."""
        card = s.box.crossroads[s.crossing]
        ways = open_ways(s, card)
        return barred({way.id: NO_WAY for n, way in enumerate(card.ways) if n not in ways})


class BreakTie(Step, frozen=True):
    """DW-10.1: the first player decides, or the next one who may vote."""

    ways: Ways

    def ask(self, s: Colony) -> dict[int, Choice]:
        card = s.box.crossroads[s.crossing]
        return {s.tie_breaker(): _choice(card, list(self.ways), "crossroads-tie", "DW-10.1")}

    def go(self, s: Colony, answers: Answers) -> None:
        ((_, picks),) = answers.items()
        take(s, s.box.crossroads[s.crossing], [picks[0].value])

    def bars(self, s: Colony, seat: int) -> list[Bar]:
        """The ways that got fewer votes."""
        card = s.box.crossroads[s.crossing]
        return barred({way.id: FEWER_VOTES for n, way in enumerate(card.ways) if n not in self.ways})


class WayTaken(Step, frozen=True):
    """The turn goes on where it was."""

    def go(self, s: Colony, answers: Answers) -> None:
        s.crossing, s.it = "", ""
        s.actor, s.hero = s.turn, NONE


def decides(s: Colony, card: Crossroads) -> int:
    """The first of those whom the card names; if there is nobody, whoever's turn it is."""
    seats = [seat for seat in s.named(card.who) if not s.out[seat]]
    return seats[0] if seats else s.turn


def take(s: Colony, card: Crossroads, ways: list[int]) -> None:
    """This way, if there is one."""
    if ways:
        way = card.ways[ways[0]]
        s.tell("crossroads-way", card=card.reference, way=way.id)
        s.perform(card.reference, way.do)
    else:
        s.tell("crossroads-no-way", card=card.reference)


def _choice(card: Crossroads, ways: list[int], prompt: str, rule: str) -> Choice:
    options = [Option(card.ways[n].id, n) for n in ways]
    return Choice(prompt, tuple(options), rule, (card.reference,))
