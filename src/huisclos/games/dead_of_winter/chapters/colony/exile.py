"""DW-3.7, DW-8: exile, and the vote that leads to it."""

from __future__ import annotations

from typing import Any

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.chapters.colony.survivors import leave
from huisclos.games.dead_of_winter.chapters.colony.tracks import change_morale
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACE, PLACES
from huisclos.games.dead_of_winter.state.colony import Colony

UP = Option("thumb:up", 1)
DOWN = Option("thumb:down", 0)


class ExileVote(Step, frozen=True):
    """DW-3.7: all who may vote show their thumbs at once, also the one it is about."""

    seat: Seat

    def ask(self, s: Colony) -> dict[int, Choice]:
        choice = Choice("exile-vote", (UP, DOWN), "DW-3.7", (f"seat:{self.seat}",))
        return dict.fromkeys(s.voters(), choice)

    def go(self, s: Colony, answers: Answers) -> None:
        ballots = sorted(answers.items())
        up = sum([picks[0].id == UP.id for _, picks in ballots])
        for seat, picks in ballots:
            s.tell("thumb", seat=f"seat:{seat}", whom=f"seat:{self.seat}", thumb=picks[0].id)
        if up * 2 == len(ballots):
            s.then(ExileTie(self.seat))
        elif up * 2 > len(ballots):
            s.then(Exile(self.seat))
        else:
            s.tell("not-exiled", seat=f"seat:{self.seat}")


class ExileTie(Step, frozen=True):
    """DW-3.7: the first player decides, or the next one who may vote."""

    seat: Seat

    def ask(self, s: Colony) -> dict[int, Choice]:
        return {s.tie_breaker(): Choice("exile-tie", (UP, DOWN), "DW-3.7", (f"seat:{self.seat}",))}

    def go(self, s: Colony, answers: Answers) -> None:
        ((seat, picks),) = answers.items()
        s.tell("thumb", seat=f"seat:{seat}", whom=f"seat:{self.seat}", thumb=picks[0].id)
        if picks[0].id == UP.id:
            s.then(Exile(self.seat))
        else:
            s.tell("not-exiled", seat=f"seat:{self.seat}")


class Exile(Step, frozen=True):
    """DW-8.1: a new objective, and out into the cold. DW-8.3: unless that is the end of the colony."""

    seat: Seat

    def go(self, s: Colony, answers: Answers) -> None:
        seat = self.seat
        s.exiled[seat] = 1
        secret: dict[str, Any] = {}
        if s.exile_deck:
            s.exile_goals[seat].append(s.exile_deck.pop())
            secret = {"card": f"exile:{s.exile_goals[seat][0]}"}
        s.tell_apart("exiled", [seat], secret, seat=f"seat:{seat}")
        s.then(ExileLeaves(seat) if s.main.exiles_out else ExileMoves(seat))
        if shame(s):
            s.tell("two-loyal-exiles")
            change_morale(s, -s.morale)


def shame(s: Colony) -> bool:
    """DW-8.3: two exiles who aren't traitors; read literally, none of the exiles may be one."""
    betrays = [s.betrays(seat) for seat, exiled in enumerate(s.exiled) if exiled]
    return betrays.count(False) >= 2 and (s.two_exiles == "loyal" or not any(betrays))


class ExileLeaves(Step, frozen=True):
    """DW-10.2: where the main objective says so, an exile is out of the game with all their survivors."""

    seat: Seat

    def go(self, s: Colony, answers: Answers) -> None:
        mine = s.mine(self.seat)
        if mine:
            s.then(ExileLeaves(self.seat))
            leave(s, mine[0])


class ExileMoves(Step, frozen=True):
    """DW-8.1: all survivors leave the colony, in any order, each with a roll of the risk die. Who finds no
    space anywhere stays until there is one."""

    seat: Seat

    def ask(self, s: Colony) -> dict[int, Choice]:
        """Who leaves next, and where to."""
        mine = expelled(s, self.seat)
        places = [n for n in range(1, len(PLACES)) if s.room(n) > 0] if mine else []
        if not places:
            return NOBODY_ASKED
        people = s.box.people
        options = [Option(f"{people[n].id}+{PLACE[to].id}", (n, to)) for n in mine for to in places]
        return {self.seat: Choice("exile-move", tuple(options), "DW-8.1")}

    def go(self, s: Colony, answers: Answers) -> None:
        if not answers:
            return
        survivor, place = answers[self.seat][0].value
        s.at[survivor] = place
        s.tell("moves", survivor=s.said(survivor), place=f"place:{PLACES[place]}")
        s.then(ExileMoves(self.seat))
        if s.trait(survivor, "move-risk", 1) > 0:
            s.then(RiskRoll(survivor))


def expelled(s: Colony, seat: int) -> list[int]:
    """DW-8.1: an exile's survivors who are still in the colony."""
    return [n for n in s.mine(seat) if s.at[n] == COLONY]


def still_leaving(s: Colony) -> list[Step]:
    """DW-8.1: exiles who found no space for somebody, and may find one now. DW-8.4: if they may return, they
    may stay as well."""
    if s.exiles_return or not any(s.exiled):
        return []
    return [ExileMoves(seat) for seat in s.named("exiles") if expelled(s, seat)]
