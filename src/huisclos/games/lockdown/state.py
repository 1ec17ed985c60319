"""The mall: everything on the table, and who may see it."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from huisclos.engine.base.audience import CONTENT, EVERYONE, NOBODY, OWNER, SIZE, shown_to
from huisclos.engine.base.bounds import BY_SEAT, Seat
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import State
from huisclos.games.lockdown.content import Figures

ROLES = ("blocker", "leader", "weeper", "useless")
BLOCKER, LEADER, WEEPER, USELESS = range(4)

IN_THE_BOX, COLD_STORAGE = -1, 0
SURVEILLANCE, PARKING = 3, 6
ROOMS = range(1, 6)
PLACES = range(1, 7)

TRUCK, BADGE, WHERE_TO, OVER_HERE, ARRIVAL, ATTACK, DAWN = range(1, 8)

SEAT = [Option(f"seat:{seat}", seat) for seat in range(6)]
PLACE = [Option(f"place:{place}", place) for place in range(7)]
CHARACTER = [Option(f"character:{name}", role) for role, name in enumerate(ROLES)]
CARD = {
    name: Option(f"card:{name}", name)
    for name in ("walkie", "drink", "pistol", "can", "bat", "chainsaw", "meat", "molotov", "keys")
}
OUT = Option("out")

Place = Annotated[int, Meta(ge=IN_THE_BOX, le=PARKING)]
"""Where a Character may be."""
Location = Annotated[int, Meta(ge=1, le=PARKING)]
"""Where something may happen."""
Role = Annotated[int, Meta(ge=0, le=3)]
Die = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[tuple[Seat, ...], Meta(max_length=6)]
"""Some of the seats."""
MOST_DICE = 40
MANY = Meta(max_length=99)
Pile = Annotated[list[str], MANY]
ALL = Meta(max_length=24)
"""As many as there are Characters."""


class Mall(State):
    """LK-0: the pieces. Places are numbered 1 to 6; 0 is the Cold storage, -1 the game box."""

    by_chapters: ClassVar[tuple[str, ...]] = ("cut_short",)
    longest: ClassVar[int] = 2000

    figures: Annotated[Figures, CONTENT]
    where: Annotated[list[list[Place]], EVERYONE, BY_SEAT]
    """The place of each Character: by seat, then by role."""
    monsters: Annotated[list[Count], EVERYONE]
    supply: Annotated[Count, EVERYONE]
    hands: Annotated[list[Pile], OWNER]
    deck: Annotated[Pile, SIZE]
    box: Annotated[int, EVERYONE, Meta(ge=0, le=MOST_DICE)]
    """Dice in the arrival box."""
    on_rows: Annotated[tuple[Count, ...], EVERYONE]
    """Dice waiting at the end of each row of the Cold storage."""
    badge: Annotated[Seat, EVERYONE]
    martyr: Annotated[Seat, EVERYONE]
    pistols: Annotated[list[Count], EVERYONE, BY_SEAT]
    """Votes that Pistols add, by seat."""
    blame: Annotated[list[list[int]], EVERYONE, BY_SEAT]
    """How often each seat (first) voted at night for each other to be devoured."""
    unlocked: Annotated[tuple[int, ...], EVERYONE, Meta(max_length=21)]
    """The epilogues that the group knows already."""

    turn: Annotated[int, EVERYONE, Meta(ge=0)] = 0
    phase: Annotated[int, EVERYONE, Meta(ge=0, le=DAWN)] = 0
    hidden: Annotated[tuple[tuple[Seat, Role], ...], EVERYONE, ALL] = ()
    """Characters under Rotten meat, each as its seat and role."""
    cold: Annotated[tuple[tuple[Seat, Role], ...], EVERYONE, ALL] = ()
    """The dead in the order they fell, each as its seat and role."""
    closed: Annotated[tuple[int, ...], EVERYONE] = ()
    spent: Annotated[tuple[str, ...], EVERYONE, MANY] = ()
    removed: Annotated[tuple[str, ...], NOBODY, MANY] = ()
    """Cards that left the game face down."""
    searcher: Annotated[Some, EVERYONE] = ()
    drawn: Annotated[Pile, shown_to("searcher")] = []
    """What was found in the truck and is not yet kept, given or removed."""
    looked: Annotated[Some, EVERYONE] = ()
    arrival: Annotated[tuple[Die, ...], shown_to("looked"), Meta(max_length=MOST_DICE)] = ()
    """The dice under the box."""
    destination: Annotated[list[Place], EVERYONE] = []
    chosen: Annotated[int, EVERYONE] = -1
    """The player designated by the last vote."""
    still: Annotated[Count, EVERYONE] = 0
    """LK-12.1: how many dawns in a row found all Monsters out, each where it was."""

    def present(self, place: int) -> list[int]:
        """The seats with a Character there, hidden or not."""
        return [seat for seat, family in enumerate(self.where) if place in family]

    def face_up(self, seat: int, place: int) -> list[int]:
        """The seat's Characters there that aren't hidden, as roles."""
        roles = [role for role, x in enumerate(self.where[seat]) if x == place]
        return [role for role in roles if (seat, role) not in self.hidden] if self.hidden else roles

    def voters(self, place: int) -> list[int]:
        """LK-2.1: the seats with a Character face up there."""
        present = self.present(place)
        return [seat for seat in present if self.face_up(seat, place)] if self.hidden else present

    def crowd(self, place: int) -> int:
        """How many Characters are there."""
        crowd = 0
        for family in self.where:
            crowd += family.count(place)
        return crowd

    def full(self, place: int) -> bool:
        """LK-0.5: no spot is free there."""
        return self.crowd(place) >= self.figures.spots[place]

    def open_places(self) -> list[int]:
        """The locations that may be entered."""
        return [place for place in PLACES if place not in self.closed]

    def roles(self) -> int:
        """LK-0.2: how many Characters each family has: the Useless plays in small games only."""
        return len(ROLES) if self.seats <= self.figures.useless_up_to else len(ROLES) - 1

    def alive(self, seat: int) -> bool:
        """The seat has a Character left."""
        return max(self.where[seat]) > COLD_STORAGE

    def whole(self, seat: int) -> bool:
        """No Character of the seat has died."""
        return COLD_STORAGE not in self.where[seat]

    def survivors(self) -> int:
        return sum([x > COLD_STORAGE for family in self.where for x in family])

    def strength(self, place: int) -> int:
        """LK-7.2: the Strength of all Characters there."""
        by_role = self.figures.strength
        strength = 0
        for family in self.where:
            if place in family:
                for role, x in enumerate(family):
                    if x == place:
                        strength += by_role[role]
        return strength

    def excess(self, place: int) -> int:
        """LK-7.2, LK-7.7 and LK-8.2: how many Monsters there are too many; with one or more they get in."""
        if place == PARKING:
            return self.monsters[place]
        return self.monsters[place] + self.equal_is_enough() - self.strength(place)

    def equal_is_enough(self) -> bool:
        """LK-8.2: Monsters as many as the Strength get in."""
        return self.figures.equal_gets_in or len(self.cold) >= self.figures.rows[0]

    def free_for_monster(self, place: int) -> bool:
        """LK-0.6: a Monster space is free there."""
        return place not in self.closed and self.monsters[place] < self.figures.monster_spaces[place]

    def send_back(self, place: int, most: int) -> None:
        """Up to so many Monsters of a location go back to the supply."""
        count = min(most, self.monsters[place])
        if count:
            self.monsters[place] -= count
            self.supply += count
            if self.log is not None:
                self.tell("monsters-gone", place=PLACE[place].id, count=count)
