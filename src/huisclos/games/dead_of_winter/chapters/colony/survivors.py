"""DW-7: survivors come and go."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Condition, Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.aims.ending import end
from huisclos.games.dead_of_winter.chapters.colony.tracks import change_helpless, change_morale
from huisclos.games.dead_of_winter.printed.box import sorts
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACE, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import SurvivorDies, SurvivorJoins
from huisclos.games.dead_of_winter.state.used_up import pass_on

Some = Annotated[int, Meta(ge=1, le=20)]


class Recruit(Effect, frozen=True):
    """DW-7.1: new survivors join your group, perhaps with helpless ones.

    ```toml
    { type = "Recruit", number = 1, helpless = 1 }
    ```
    """

    number: Some = 1
    helpless: Annotated[int, Meta(ge=0, le=20)] = 0

    def go(self, s: Colony, answers: Answers) -> None:
        """DW-11.5: nobody joins one who is out."""
        if not s.out[s.you()]:
            change_helpless(s, self.helpless)
            s.follow([Join(s.you())] * self.number)


class Room(Condition, frozen=True):
    """DW-7.1: holds while there is room for so many newcomers of yours: in the colony, for exiles elsewhere.

    ```toml
    { type = "Room", number = 2 }
    ```
    """

    number: Annotated[int, Meta(ge=0, le=99)] = 1

    def holds(self, s: Colony) -> bool:
        seat = s.you()
        return sum([s.room(place) for place in newcomer_places(s, seat)]) >= self.number


class Dies(Effect, frozen=True):
    """DW-7.2: the survivor dies.

    ```toml
    { type = "Dies" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            die(s, s.one())


class Leaves(Effect, frozen=True):
    """DW-7.2: the survivor is removed from the game, which is no death.

    ```toml
    { type = "Leaves" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            leave(s, s.one())


class HelplessDie(Effect, frozen=True):
    """DW-7.2: so many helpless survivors die.

    ```toml
    { type = "HelplessDie", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        """One after the other."""
        if s.helpless:
            if self.number > 1:
                s.then(HelplessDie(self.number - 1))
            helpless_dies(s)


def die(s: Colony, survivor: int) -> None:
    """DW-7.2: the dead one's group, equipment and leader; then morale. Call it last."""
    seat, place = s.owner[survivor], s.at[survivor]
    heirs = fall(s, survivor)
    s.happen(SurvivorDies(PLACES[place], s.box.called[survivor]))
    s.follow(heirs)
    mourn(s, seat)


def fall(s: Colony, survivor: int) -> tuple[Step, ...]:
    """A survivor dies. DW-7.4: who is to follow them is returned."""
    seat, place = s.owner[survivor], s.at[survivor]
    back = _take_away(s, survivor)
    s.tell("dies", survivor=s.said(survivor), place=f"place:{PLACES[place]}", seat=f"seat:{seat}")
    if back:
        _tell_items(s, "gear-back", seat, back)
    return _heirs(s, seat, survivor)


def mourn(s: Colony, seat: int) -> None:
    """DW-7.2, DW-8.2: morale falls, unless it was an exile's. Call it last."""
    if not s.exiled[seat]:
        change_morale(s, -1)


def leave(s: Colony, survivor: int) -> None:
    """DW-7.2: no death, no loss of morale. Call it last."""
    seat = s.owner[survivor]
    back = _take_away(s, survivor)
    s.tell("leaves", survivor=s.said(survivor), seat=f"seat:{seat}")
    if back:
        _tell_items(s, "gear-back", seat, back)
    s.follow(_heirs(s, seat, survivor))


def helpless_dies(s: Colony) -> None:
    """DW-7.2: it costs morale like any death. Call it last."""
    s.helpless -= 1
    s.dead_helpless += 1
    s.tell("helpless-dies", helpless=s.helpless)
    s.happen(SurvivorDies(PLACES[COLONY]))
    change_morale(s, -1)


def _tell_items(s: Colony, key: str, seat: int, names: list[str]) -> None:
    s.tell(key, seat=f"seat:{seat}", items=[f"item:{name}" for name in names], kinds=sorts(s.box, names))


def _take_away(s: Colony, survivor: int) -> list[str]:
    """Off the board. DW-7.3: equipment goes back to the hand (that is returned), or into the deck of the
    place."""
    seat, place = s.owner[survivor], s.at[survivor]
    back: list[str] = []
    if survivor in s.bearer:
        carried = [name for name, by in zip(s.gear, s.bearer, strict=True) if by == survivor]
        s.gear = [name for name, by in zip(s.gear, s.bearer, strict=True) if by != survivor]
        s.bearer = [by for by in s.bearer if by != survivor]
        if place == COLONY:
            for n, name in enumerate(carried):
                pass_on(s, name, s.said(survivor), carried[n:].count(name), f"seat:{seat}")
            s.hands[seat] += carried
            back = carried
        else:
            s.decks[place] += carried
            s.dice.shuffle(s.decks[place])
    s.at[survivor], s.owner[survivor] = NOWHERE, NONE
    s.wounds[survivor] = s.frost[survivor] = s.moved[survivor] = 0
    s.gone.append(survivor)
    return back


def _heirs(s: Colony, seat: int, survivor: int) -> tuple[Step, ...]:
    """DW-7.4: another leader, or another group."""
    if seat not in s.owner:
        return (LastOneGone(seat),)
    return (NewLeader(seat),) if s.leader[seat] == survivor else ()


class NewLeader(Step, frozen=True):
    """DW-7.4: the leader is gone, and another one is named."""

    seat: Seat

    def about(self, s: Colony) -> str:
        return f"seat:{self.seat}"

    def ask(self, s: Colony) -> dict[int, Choice]:
        mine = s.mine(self.seat)
        if len(mine) < 2:
            return NOBODY_ASKED
        people = s.box.people
        return {self.seat: Choice("new-leader", tuple([people[n] for n in mine]), "DW-7.4")}

    def go(self, s: Colony, answers: Answers) -> None:
        mine = s.mine(self.seat)
        if mine:
            lead(s, self.seat, answers[self.seat][0].value if answers else mine[0])


class LastOneGone(Step, frozen=True):
    """DW-7.4: the last survivor is gone: all cards leave the game, and somebody new leads a new group.

    DW-11.5: or the player is out; once all are, the game is over.
    """

    seat: Seat

    def about(self, s: Colony) -> str:
        return f"seat:{self.seat}"

    def go(self, s: Colony, answers: Answers) -> None:
        seat, lost = self.seat, s.hands[self.seat]
        s.hands[seat] = []
        s.removed += lost
        _tell_items(s, "group-lost", seat, lost)
        if s.elimination or not s.recruits or (s.exiled[seat] and s.main.exiles_out):
            s.out[seat], s.leader[seat], s.rolled[seat] = 1, NONE, []
            s.tell("out", seat=f"seat:{seat}")
            if all(s.out):
                end(s, "deserted")
        else:
            s.then(Join(seat, leads=True))


class Join(Step, frozen=True):
    """DW-7.1: a new survivor comes to the colony; DW-8.2: an exile's to another location of choice.

    DW-7.4: one who leads a new group finds a place anyhow.
    """

    seat: Seat
    leads: bool = False

    def ask(self, s: Colony) -> dict[int, Choice]:
        places = newcomer_places(s, self.seat, self.leads)
        if len(places) < 2 or not s.recruits:
            return NOBODY_ASKED
        return {self.seat: Choice("join-at", tuple([PLACE[place] for place in places]), "DW-7.1")}

    def go(self, s: Colony, answers: Answers) -> None:
        places = newcomer_places(s, self.seat, self.leads)
        if not places or not s.recruits:
            s.tell("nobody-joins", seat=f"seat:{self.seat}")
            return
        survivor = s.recruits.pop()
        arrive(s, survivor, self.seat, answers[self.seat][0].value if answers else places[0])
        if self.leads:
            lead(s, self.seat, survivor)
        s.happen(SurvivorJoins(s.box.called[survivor], s.said(survivor)))


def newcomer_places(s: Colony, seat: int, leads: bool = False) -> list[int]:
    """DW-7.1, DW-7.4, DW-8.2: where there is room for somebody new in this group."""
    if not s.exiled[seat] and s.room(COLONY) > 0:
        return [COLONY]
    elsewhere = [n for n in range(1, len(PLACES)) if s.room(n) > 0] if leads or s.exiled[seat] else []
    return elsewhere or ([COLONY] if leads else [])


def arrive(s: Colony, survivor: int, seat: int, place: int) -> None:
    """A survivor belongs to a group from now on."""
    s.at[survivor], s.owner[survivor] = place, seat
    s.tell("joins", seat=f"seat:{seat}", survivor=s.said(survivor), place=f"place:{PLACES[place]}")


def lead(s: Colony, seat: int, survivor: int) -> None:
    """DW-7.4."""
    s.leader[seat] = survivor
    s.tell("leads", seat=f"seat:{seat}", survivor=s.said(survivor))
