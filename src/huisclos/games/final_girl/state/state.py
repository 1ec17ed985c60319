"""A film under way: what lies on the boards, and what cards may name of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from huisclos.engine.base.audience import CONTENT, DERIVED, EVERYONE, SECRET_CONTENT, SIZE, SIZES
from huisclos.engine.rules.cards import Card, changed, respond
from huisclos.engine.rules.effect import Happening
from huisclos.engine.rules.state import State
from huisclos.games.final_girl.pack import FilmPack
from huisclos.games.final_girl.printed.box import Box, Core
from huisclos.games.final_girl.printed.cards import Girl
from huisclos.games.final_girl.printed.distances import Plan
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.printed.location import Location

Phase = Literal["action", "planning", "killer", "panic", "upkeep"]
ACTION: Final = "action"
PLANNING: Final = "planning"
KILLER: Final = "killer"
PANIC: Final = "panic"
UPKEEP: Final = "upkeep"
NOWHERE = -1
GIRL = 0
"""The one seat there is."""
TOP = 7
"""The highest level of horror."""

ZoneNumber = Annotated[int, Meta(ge=-1, le=39)]
Number = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(max_length=80)]
Names = Annotated[list[Name], Meta(max_length=120)]
Numbers = Annotated[list[Number], Meta(max_length=120)]
Zones = Annotated[list[ZoneNumber], Meta(max_length=120)]


class Film(State, kw_only=True):
    """FG-0: she, the Killer, the Victims; tracks; cards and where they lie."""

    names: ClassVar[dict[str, tuple[str, ...]]] = {
        "group": ("victims", "zones-with-victims", "exits", "searches", "minions"),
        "where": (
            *("girl", "killer", "it", "girl-start", "killer-start", "exits", "searches", "everywhere"),
            *("near-girl", "near-killer", "beside-girl", "beside-killer", "minions", "enemies", "away"),
            *("nearest-victims", "farthest-victims", "nearest-to-girl", "victims"),
        ),
        "value": (
            *("attack", "move", "minion-attack", "minion-move", "leash", "dice", "followers", "damage"),
            *("damage-here", "heal", "look", "time-for-card", "sweep", "undying", "shield", "fearless"),
            *("horror", "time", "health", "killer-health", "bloodlust", "hand", "victims", "dead", "saved"),
            *("dead-now", "dead-in-phase", "saved-now", "kills", "minions", "victims-here", "distance"),
            *("cards-left", "minor-powers", "successes"),
        ),
        "mark": ("phase", "card", "terror"),
        "phase": ("action", "planning", "killer", "panic", "upkeep"),
        "enemy": ("killer", "minion"),
    }
    card_rule: ClassVar[str] = "FG-10.4"

    packs: Annotated[tuple[FilmPack, ...], CONTENT]
    core: Annotated[Core, CONTENT]
    """What every film is played with."""
    box: Annotated[Box, SECRET_CONTENT, DERIVED]
    killer: Annotated[Name, EVERYONE]
    location: Annotated[Name, EVERYONE]
    girl: Annotated[Name, EVERYONE]
    absolute: Annotated[bool, EVERYONE]
    ambiguity: Annotated[Literal["worst", "choose", "random"], EVERYONE]
    setup: Annotated[int, EVERYONE, Meta(ge=0, le=9)]
    """FG-0.7: the number of the Setup card."""
    turn: Annotated[int, EVERYONE, Meta(ge=0)] = 0
    phase: Annotated[Phase, EVERYONE] = "action"
    here: Annotated[ZoneNumber, EVERYONE]
    """The zone she is in."""
    killer_at: Annotated[ZoneNumber, EVERYONE]
    victims: Annotated[Numbers, EVERYONE]
    """Ordinary Victims, by zone."""
    special: Annotated[Names, EVERYONE] = []
    """Special Victims; `special_at` has the zone of each."""
    special_at: Annotated[Zones, EVERYONE] = []
    minions: Annotated[Zones, EVERYONE] = []
    """The zone of each, by token."""
    minion_health: Annotated[Numbers, EVERYONE] = []
    """The health of each; `shielded` says whether it has ignored damage this turn."""
    shielded: Annotated[Numbers, EVERYONE] = []
    dead: Annotated[Number, EVERYONE] = 0
    dead_now: Annotated[Number, EVERYONE] = 0
    """Killed this turn."""
    dead_before: Annotated[Number, EVERYONE] = 0
    """Killed this turn before this phase."""
    saved: Annotated[Number, EVERYONE] = 0
    saved_now: Annotated[Number, EVERYONE] = 0
    """Saved in this phase."""
    special_dead: Annotated[Number, EVERYONE] = 0
    """How many of the dead were special Victims: they aren't of the meeples in the box."""
    special_saved: Annotated[Number, EVERYONE] = 0
    """How many of the saved were special Victims."""
    health: Annotated[Number, EVERYONE]
    """FG-0.9: her markers, beside the last-health token."""
    killer_health: Annotated[Number, EVERYONE]
    """FG-0.9: the Killer's markers, beside the last-health token."""
    white: Annotated[bool, EVERYONE] = False
    """FG-8.1: she has come back once."""
    killer_white: Annotated[bool, EVERYONE] = False
    """FG-8.1: the Killer has come back once."""
    last: Annotated[Numbers, SIZE]
    """FG-0.8: what her black token shows, unseen until it is turned."""
    killer_last: Annotated[Numbers, SIZE]
    """FG-0.8: what the Killer's black token shows, unseen until it is turned."""
    horror: Annotated[int, EVERYONE, Meta(ge=0, le=TOP)]
    time: Annotated[int, EVERYONE, Meta(ge=-1, le=30)]
    next_time: Annotated[Number, EVERYONE] = 0
    """What the next Action phase starts with, if a card says so."""
    bloodlust: Annotated[Number, EVERYONE] = 0
    hand: Annotated[Names, EVERYONE]
    tableau: Annotated[Names, EVERYONE]
    played: Annotated[Names, EVERYONE] = []
    """FG-2.1: played or discarded since the last Planning phase."""
    playing: Annotated[Name, EVERYONE] = ""
    """The Action card under way."""
    chosen: Annotated[Name, EVERYONE] = ""
    """An Action card that her ability has named."""
    terror: Annotated[Names, SIZE]
    aside: Annotated[Names, SIZE]
    """FG-0.5: the Terror cards that didn't come into the deck."""
    revealed: Annotated[Names, EVERYONE] = []
    """Terror cards that came."""
    peeked: Annotated[Name, EVERYONE] = ""
    """The next Terror card, if she has looked at it."""
    finale: Annotated[Names, SIZE]
    """FG-0.4: one, face down until it is revealed."""
    powers: Annotated[Names, SIZE]
    """The Killer's Dark Powers; the first one is on the board."""
    ending: Annotated[Name, EVERYONE] = ""
    """The Finale, once it is revealed."""
    in_force: Annotated[Names, EVERYONE] = []
    """References of the cards that hear what happens and change figures."""
    minor: Annotated[Names, EVERYONE] = []
    """FG-9.4: minor Dark Powers, each with the health left on it."""
    minor_health: Annotated[Numbers, EVERYONE] = []
    piles: Annotated[list[Names], SIZES]
    """FG-0.6: Items by search zone; the last one is on top."""
    tops: Annotated[Names, EVERYONE]
    """Those that lie face up."""
    looked: Annotated[Names, EVERYONE] = []
    """Items that she is choosing from."""
    items: Annotated[Names, EVERYONE] = []
    """FG-7: what she carries; the uses left, and whether it is in a hand."""
    uses: Annotated[Numbers, EVERYONE] = []
    held: Annotated[Numbers, EVERYONE] = []
    lost: Annotated[Names, EVERYONE] = []
    """Items that were used up or discarded."""
    spent: Annotated[Names, EVERYONE] = []
    """What may be used once a phase, and was."""
    waved: Annotated[bool, EVERYONE] = False
    """FG-7.6: she lets the rest of the Killer phase happen."""
    events: Annotated[Names, SIZE]
    past: Annotated[Names, EVERYONE] = []
    """Events that came."""
    tokens: Annotated[Names, EVERYONE] = []
    """Tokens on the board, each with its zone."""
    token_at: Annotated[Zones, EVERYONE] = []
    tunnel: Annotated[Zones, EVERYONE] = []
    """Two zones between which she may go as if they were neighbours."""
    spaces: Annotated[Numbers, EVERYONE]
    """FG-2.7: which spaces of her card are covered."""
    owed: Annotated[Numbers, EVERYONE] = []
    """FG-2.7: covered spaces whose reward she hasn't taken yet."""
    flipped: Annotated[bool, EVERYONE] = False
    roll: Annotated[Numbers, EVERYONE] = []
    converted: Annotated[Number, EVERYONE] = 0
    good: Annotated[Number, EVERYONE] = 0
    """The successes of the last roll."""
    luck: Annotated[Number, EVERYONE] = 0
    """Dice more on the next Horror roll."""
    sure: Annotated[Number, EVERYONE] = 0
    """Partial successes count: 1 on the next roll, 2 for the rest of the phase."""
    hit: Annotated[Number, EVERYONE] = 0
    """The damage of the attack on her that is under way."""
    attacker: Annotated[int, EVERYONE, Meta(ge=-1, le=99)] = -1
    """Who attacks her: a minion's number, or -1 for the Killer."""
    decoy: Annotated[ZoneNumber, EVERYONE] = NOWHERE
    """Where the enemies think somebody is."""
    kills: Annotated[Number, EVERYONE] = 0
    """Of the Killer action under way."""
    fresh: Annotated[bool, EVERYONE] = False
    """FG-6.2: nothing was done since upkeep."""
    outcome: Annotated[int, EVERYONE, Meta(ge=-1, le=1)] = 0
    """1 if the Killer is dead, -1 if she is."""

    # -- what is printed -----------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        return self.box.plans[self.location]

    @property
    def board(self) -> Location:
        return self.box.locations[self.location]

    @property
    def foe(self) -> Killer:
        return self.box.killers[self.killer]

    @property
    def heroine(self) -> Girl:
        return self.box.girls[self.girl]

    def zone(self, number: int) -> str:
        """A zone as players read it."""
        return self.plan.references[number]

    def dice_for_horror(self) -> int:
        """FG-2.2, before anything adds to them."""
        return self.dice_by_horror()[self.horror]

    def dice_by_horror(self) -> tuple[int, ...]:
        """FG-2.2: those that each level gives."""
        figures = self.box.figures
        return figures.absolute_dice if self.absolute else figures.dice

    def enter(self, phase: Phase) -> None:
        """A phase begins."""
        self.phase, self.dead_before, self.waved = phase, self.dead_now, False

    # -- who is where --------------------------------------------------------------------------------

    def victims_at(self, zone: int) -> int:
        """Special ones, too."""
        return self.victims[zone] + self.special_at.count(zone)

    def enemies_at(self, zone: int) -> int:
        """FG-11.1: the Killer and minions."""
        return int(self.killer_at == zone) + self.minions.count(zone)

    def specials_at(self, zone: int) -> list[str]:
        if zone not in self.special_at:
            return []
        return [name for name, at in zip(self.special, self.special_at, strict=True) if at == zone]

    def on_board(self) -> int:
        """All Victims that can still be saved."""
        return sum(self.victims) + len(self.special)

    def in_box(self) -> int:
        """Plain Victims that may still come. FG-2.8: those on her card go back when it is flipped."""
        on_card = 0 if self.flipped else self.saved - self.special_saved
        return self.box.figures.victims - sum(self.victims) - (self.dead - self.special_dead) - on_card

    def distance(self, start: int, end: int) -> int:
        return self.plan.distance[start][end]

    # -- for cards -----------------------------------------------------------------------------------

    def in_play(self) -> Sequence[Card]:
        cards = self.box.cards
        return [cards[name] for name in self.in_force]

    def happen(self, happening: Happening) -> None:
        """For most of what happens no card waits."""
        waiting = self.box.waiting.get(type(happening).__name__)
        if waiting and not waiting.isdisjoint(self.in_force):
            respond(self, self._in_force(waiting), happening)

    def value(self, name: str, figure: int) -> int:
        """Most figures no card changes."""
        changing = self.box.changing.get(name)
        if self.plain or not changing or changing.isdisjoint(self.in_force):
            return figure
        return changed(self, self._in_force(changing), name, figure)

    def _in_force(self, concerned: frozenset[str]) -> list[Card]:
        """Those of these cards that are, in the order in which they came."""
        cards = self.box.cards
        return [cards[name] for name in self.in_force if name in concerned]

    def figure(self, name: str) -> int:
        return _FIGURES[name](self) if name in _FIGURES else 0

    def things(self, group: str) -> Sequence[str]:
        """Zones, but for Victims: these are named one by one, with the zone that each is in."""
        plan = self.plan
        if group == "victims":
            here = [self.zone(n) for n, number in enumerate(self.victims) for _ in range(number)]
            return [*here, *(f"victim:{name}" for name in self.special)]
        if group == "zones-with-victims":
            return [self.zone(n) for n in range(len(plan.names)) if self.victims_at(n)]
        if group == "minions":
            return [self.zone(at) for at in self.minions if at != NOWHERE]
        return [self.zone(n) for n in (plan.exits if group == "exits" else plan.searches)]

    def cut_short(self) -> None:
        """Nobody has won."""
        self.owed = []

    longest: ClassVar[int] = 4000


_FIGURES: dict[str, Callable[[Film], int]] = {
    "horror": lambda s: s.horror,
    "time": lambda s: max(0, s.time),
    "health": lambda s: s.health + 1,
    "killer-health": lambda s: s.killer_health + 1,
    "bloodlust": lambda s: s.bloodlust,
    "hand": lambda s: len(s.hand),
    "victims": lambda s: s.on_board(),
    "dead": lambda s: s.dead,
    "saved": lambda s: s.saved,
    "dead-now": lambda s: s.dead_now,
    "dead-in-phase": lambda s: s.dead_now - s.dead_before,
    "saved-now": lambda s: s.saved_now,
    "kills": lambda s: s.kills,
    "minions": lambda s: sum(zone != NOWHERE for zone in s.minions),
    "victims-here": lambda s: s.victims_at(s.here),
    "distance": lambda s: s.distance(s.killer_at, s.here) if s.killer_at != NOWHERE else 0,
    "cards-left": lambda s: len(s.terror),
    "minor-powers": lambda s: len(s.minor),
    "successes": lambda s: s.good,
    "attack": lambda s: s.foe.rows[s.bloodlust].attack,
    "move": lambda s: s.foe.rows[s.bloodlust].move,
    "minion-attack": lambda s: s.foe.minions.attack if s.foe.minions else 0,
    "minion-move": lambda s: s.foe.rows[s.bloodlust].move if s.foe.minions else 0,
    "leash": lambda s: s.foe.minions.leash if s.foe.minions else 0,
    "dice": lambda s: s.dice_for_horror(),
    "followers": lambda s: s.box.figures.most_followers,
    "time-for-card": lambda s: 1,
}
"""What a card may ask for: how things stand, and figures before cards change them."""
