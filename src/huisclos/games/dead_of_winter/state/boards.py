"""A colony in winter: what lies on the boards, and who is where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta

from huisclos.engine.base.audience import (
    CONTENT,
    DERIVED,
    DISCREET,
    EVERYONE,
    NOBODY,
    OWNER,
    SECRET_CONTENT,
    SIZE,
    SIZES,
    shown_to,
)
from huisclos.engine.base.bounds import BY_SEAT, Seat
from huisclos.engine.rules.state import State
from huisclos.games.dead_of_winter.pack import WinterPack
from huisclos.games.dead_of_winter.printed.box import Box, Core
from huisclos.games.dead_of_winter.printed.cards import MainObjective, Side
from huisclos.games.dead_of_winter.printed.places import NOWHERE, PLACES, PlaceNumber
from huisclos.games.dead_of_winter.state.bounded import (
    BySurvivor,
    Name,
    Names,
    Notes,
    Number,
    Phase,
    Reckoning,
    SeatOrNone,
    SurvivorNumber,
)

B = TypeVar("B", bound="Boards")
T = TypeVar("T")
NONE: Final = -1


class Boards(State, kw_only=True):
    """DW-0: all that lies there."""

    packs: Annotated[tuple[WinterPack, ...], CONTENT]
    core: Annotated[Core, CONTENT]
    box: Annotated[Box, SECRET_CONTENT, DERIVED]

    # -- how it is played ------------------------------------------------------------------------------
    cooperative: Annotated[bool, EVERYONE]
    """DW-11.1."""
    hard: Annotated[bool, EVERYONE]
    elimination: Annotated[bool, EVERYONE]
    starving: Annotated[Literal["one", "tokens"], EVERYONE]
    needed: Annotated[Literal["present", "all"], EVERYONE]
    crowds: Annotated[Literal["place", "survivor"], EVERYONE]
    exiles_return: Annotated[bool, EVERYONE]
    two_exiles: Annotated[Literal["loyal", "literal"], EVERYONE]
    hidden_outcomes: Annotated[bool, EVERYONE]
    page: Annotated[bool, EVERYONE] = True
    """DW-1.3: cards that wait for what people do at a page are among the crossroads."""

    # -- the colony ------------------------------------------------------------------------------------
    objective: Annotated[Name, EVERYONE]
    """DW-0.2: the main one."""
    round: Annotated[Number, EVERYONE] = 0
    """Which one it is, from 1."""
    rounds: Annotated[int, EVERYONE, Meta(ge=0, le=20)]
    """How many rounds are left, with this one."""
    morale: Annotated[int, EVERYONE, Meta(ge=0, le=10)]
    food: Annotated[Number, EVERYONE] = 0
    starvation: Annotated[Number, EVERYONE] = 0
    helpless: Annotated[Number, EVERYONE] = 0
    progress: Annotated[Number, EVERYONE] = 0
    """What the main objective counts, if it counts something."""
    waste: Annotated[Names, EVERYONE] = []
    """The last one is on top."""
    removed: Annotated[Names, EVERYONE] = []
    """Items that left the game: all have seen them."""
    crisis: Annotated[Name, EVERYONE] = ""
    crises: Annotated[Names, SIZE]
    past: Annotated[Names, EVERYONE] = []
    """Crises that came."""
    pile: Annotated[Names, SIZE] = []
    """DW-3.2: what lies face down on the crisis."""
    given: Annotated[list[Number], EVERYONE, BY_SEAT]
    """How many cards each has put on the crisis in this round."""
    gave: Annotated[list[Names], OWNER]
    """All that each has put on crises in this game: `ROUND:ITEM`."""
    reckonings: Annotated[list[Reckoning], EVERYONE, Meta(max_length=99)] = []
    """DW-5.3: of the crises that came."""
    phase: Annotated[Phase, EVERYONE] = "setup"
    outcome: Annotated[Literal["", "morale", "rounds", "objective", "deserted"], EVERYONE] = ""
    """DW-9.1: how it ended."""
    met: Annotated[bool, EVERYONE] = False
    """DW-5.5: the main objective was."""

    # -- places ----------------------------------------------------------------------------------------
    zombies: Annotated[list[Number], EVERYONE, Meta(max_length=12)]
    """By entrance."""
    barricades: Annotated[list[Number], EVERYONE, Meta(max_length=12)]
    """By entrance."""
    noise: Annotated[list[Number], EVERYONE, Meta(max_length=7)]
    """By place."""
    decks: Annotated[list[Names], SIZES]
    """DW-0.1: Items by place; the last one is on top. The colony's is what is left of the starting ones."""

    # -- survivors, by number --------------------------------------------------------------------------
    at: Annotated[list[PlaceNumber], EVERYONE, BySurvivor]
    """Where they are, -1 if they aren't in play."""
    owner: Annotated[list[SeatOrNone], EVERYONE, BySurvivor]
    """Whose they are."""
    wounds: Annotated[list[Number], EVERYONE, BySurvivor]
    """Their wounds without frostbite."""
    frost: Annotated[list[Number], EVERYONE, BySurvivor]
    """DW-4.2: frostbite, each a wound, too."""
    moved: Annotated[list[Number], EVERYONE, BySurvivor]
    """DW-3.3: this turn."""
    gear: Annotated[Names, EVERYONE] = []
    """Equipment that survivors carry."""
    bearer: Annotated[list[SurvivorNumber], EVERYONE, Meta(max_length=400)] = []
    """Who carries each piece of equipment."""
    spent: Annotated[Notes, EVERYONE] = []
    """What may be used once a turn, and was."""
    spent_round: Annotated[Notes, EVERYONE] = []
    """What may be used once a round, and was."""
    passed: Annotated[Notes, EVERYONE] = []
    """DW-3.6: what won’t go back to whom, before something else is done."""
    gone: Annotated[list[SurvivorNumber], EVERYONE, BySurvivor] = []
    """Survivors that died or were removed, in this order."""
    dead_helpless: Annotated[Number, EVERYONE] = 0
    recruits: Annotated[list[SurvivorNumber], SIZE, BySurvivor]
    """DW-0.4: the survivor deck."""

    # -- players ---------------------------------------------------------------------------------------
    hands: Annotated[list[Names], OWNER]
    secrets: Annotated[list[Names], OWNER]
    """DW-0.3: each has one, or none in a cooperative game."""
    exile_goals: Annotated[list[Names], OWNER]
    """DW-8.1: each has one more since they were exiled."""
    unseen: Annotated[Names, NOBODY] = []
    """The objectives that nobody got."""
    exile_deck: Annotated[Names, SIZE] = []
    dealt: Annotated[list[Annotated[list[SurvivorNumber], BySurvivor]], OWNER]
    """DW-0.5: survivors to choose from."""
    leader: Annotated[list[SurvivorNumber], EVERYONE, BY_SEAT]
    rolled: Annotated[list[Annotated[list[Number], Meta(max_length=60)]], EVERYONE, BY_SEAT]
    """DW-1.1: unused action dice."""
    exiled: Annotated[list[Number], EVERYONE, BY_SEAT]
    """1 if they are exiled."""
    out: Annotated[list[Number], EVERYONE, BY_SEAT]
    """DW-7.4, DW-11.5: 1 if they play no more."""
    first: Annotated[Seat, EVERYONE] = 0
    turn: Annotated[SeatOrNone, EVERYONE] = NONE
    """Whose turn it is."""
    turns: Annotated[Number, EVERYONE] = 0
    """How many have had their turn in this round."""
    called: Annotated[bool, EVERYONE] = False
    """DW-3.7: an exile vote was called this turn."""
    refused: Annotated[bool, EVERYONE] = False
    """DW-3.5: whoever's turn it is has asked in vain, and done nothing else since."""
    ended: Annotated[bool, EVERYONE] = False
    """This turn is over after what is under way."""
    actor: Annotated[SeatOrNone, EVERYONE] = NONE
    """Whom cards call `you`."""
    hero: Annotated[SurvivorNumber, EVERYONE] = NONE
    """The survivor who acts."""
    searcher: Annotated[list[Seat], EVERYONE, Meta(max_length=5)] = []
    found: Annotated[Names, shown_to("searcher")] = []
    """DW-2.3: cards drawn in a search."""
    foreseen: Annotated[Names, shown_to("searcher")] = []
    """The next crises, the first one first, while somebody puts them in order."""

    # -- crossroads ------------------------------------------------------------------------------------
    crossroads: Annotated[Names, SIZE]
    watchers: Annotated[list[Seat], EVERYONE, Meta(max_length=5)] = []
    watched: Annotated[Names, shown_to("watchers")] = []
    """DW-1.2: the card of this turn: one, or none."""
    triggered: Annotated[list[Name], NOBODY, DISCREET, Meta(max_length=2)] = []
    """What it waits for has happened, in the action under way: to this survivor, or to nobody (empty); and
    where, if it was somewhere."""
    crossing: Annotated[Name, EVERYONE] = ""
    """The crossroads card that takes effect now."""
    crossed: Annotated[Names, EVERYONE] = []
    """All crossroads cards that took effect, and so left the game."""
    noted: Annotated[tuple[Name, ...], EVERYONE, Meta(max_length=4)] = ()
    """What whoever's turn it is has done beside the game, before they chose the action under way."""

    # -- what is printed -------------------------------------------------------------------------------

    @property
    def main(self) -> MainObjective:
        return self.box.objectives[self.objective]

    @property
    def side(self) -> Side:
        """DW-0.2: the side of the main objective that is played."""
        return self.main.hard if self.hard else self.main.normal

    def said(self, survivor: int) -> str:
        """A survivor as players read it."""
        return self.box.people[survivor].id

    # -- who is where ----------------------------------------------------------------------------------

    def mine(self, seat: int) -> list[int]:
        """A player's survivors, the lowest influence first."""
        return [n for n, owner in enumerate(self.owner) if owner == seat]

    def people(self, place: int) -> list[int]:
        """The survivors at a place, without helpless ones; the lowest influence first."""
        return [n for n, at in enumerate(self.at) if at == place]

    def everybody(self) -> list[int]:
        """All survivors in play."""
        return [n for n, at in enumerate(self.at) if at != NOWHERE]

    def as_if_at(self: B, survivor: int, place: int, look: Callable[[B], T]) -> T:
        """What is seen by somebody who looks at it as if they were there."""
        at = self.at.copy()
        at[survivor] = place
        return self.as_if(look, at=at)

    def room(self, place: int) -> int:
        """Free spaces for survivors. DW-7.1: helpless ones take none."""
        return self.box.spaces[place] - self.at.count(place)

    def free(self, entrance: int) -> int:
        """Spaces there for zombies and barricades."""
        return self.box.room[entrance] - self.zombies[entrance] - self.barricades[entrance]

    def zombies_at(self, place: int) -> int:
        return sum([self.zombies[door] for door in self.box.doors[place]])

    def barricades_at(self, place: int) -> int:
        return sum([self.barricades[door] for door in self.box.doors[place]])

    def hurt(self, survivor: int) -> int:
        """DW-4.2: wounds, frostbite among them."""
        return self.wounds[survivor] + self.frost[survivor]

    def playing(self) -> list[int]:
        """The seats that aren't out."""
        return [seat for seat, out in enumerate(self.out) if not out]

    def voters(self) -> list[int]:
        """DW-8.2: those who aren't exiled either."""
        return [seat for seat, out in enumerate(self.out) if not out and not self.exiled[seat]]

    def betrays(self, seat: int) -> bool:
        """DW-8.3: by the objective dealt at setup."""
        return any(name in self.box.betrayals for name in self.secrets[seat])

    def one(self) -> int:
        """The survivor that effects speak of: `it`, or else whoever acts; -1 if there is none in play."""
        survivor = self.box.numbers[self.it] if self.it.startswith("survivor:") else self.hero
        return survivor if survivor == NONE or self.at[survivor] != NOWHERE else NONE

    def here(self) -> int:
        """The place that effects speak of; or that of whoever acts; or else of the one they speak of."""
        if self.hero != NONE and self.at[self.hero] != NOWHERE and not self.it.startswith("place:"):
            return self.at[self.hero]
        return self.it_place()

    def it_place(self) -> int:
        """The place that effects speak of."""
        if self.it.startswith("place:"):
            return PLACES.index(self.it.removeprefix("place:"))
        survivor = self.one()
        return NOWHERE if survivor == NONE else self.at[survivor]

    def is_gone(self, who: str) -> bool:
        """Whether this is a survivor who isn't in play any more."""
        return who in self.box.numbers and self.at[self.box.numbers[who]] == NOWHERE

    # -- whom cards mean -------------------------------------------------------------------------------

    def you(self) -> int:
        """Whom cards call so; if nobody acts, the first player."""
        return self.tie_breaker() if self.actor == NONE else self.actor

    def in_turn(self) -> list[int]:
        """All who play, in the order of turns: from whoever acts on, or from the first player."""
        first = self.first if self.actor == NONE else self.actor
        return [seat for seat in self.clockwise(first) if not self.out[seat]]

    def decider(self) -> int:
        """DW-10.2: the first player decides the order of effects."""
        return next((seat for seat in self.clockwise(self.first) if not self.out[seat]), self.first)

    def tie_breaker(self) -> int:
        """DW-3.7: the first player, or the next one who may vote."""
        voters = self.voters()
        return next((seat for seat in self.clockwise(self.first) if seat in voters), self.decider())

    def cause(self) -> str:
        """Whose effects are done now: a crossroads, an Item, the crisis, a survivor, the main objective."""
        if self.crossing:
            return self.box.crossroads[self.crossing].reference
        if self.it.startswith("item:"):
            return self.it
        if self.phase == "colony" and self.crisis:
            return self.box.crises[self.crisis].reference
        return self.main.reference if self.hero == NONE else self.said(self.hero)
