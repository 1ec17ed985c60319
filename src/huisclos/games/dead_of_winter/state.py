"""A colony in winter: what lies on the boards, who is where, and what cards may name of it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from huisclos.engine.audience import (
    CONTENT,
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    SECRET_CONTENT,
    SIZE,
    SIZES,
    shown_to,
)
from huisclos.engine.bounds import BY_SEAT, Seat
from huisclos.engine.state import State

from .box import Box, Core
from .pack import WinterPack
from .places import PlaceNumber

NONE: Final = -1
Phase = Literal["setup", "players", "colony"]

Number = Annotated[int, Meta(ge=0, le=999)]
Name = Annotated[str, Meta(max_length=80)]
Names = Annotated[list[Name], Meta(max_length=400)]
SurvivorNumber = Annotated[int, Meta(ge=-1, le=199)]
SeatOrNone = Annotated[int, Meta(ge=-1, le=4)]
BySurvivor = Meta(max_length=200)
"""A list with an entry for each survivor of the box, by rank."""


class Colony(State, kw_only=True):
    """DW-0: the table. A survivor is a number: the rank of their influence, 0 the lowest."""

    names: ClassVar[dict[str, tuple[str, ...]]] = {
        "seats": ("you", "owner", "watcher", "first", "voters", "others", "exiles"),
        "group": (
            *("survivors", "colony", "away", "mine", "my-colony", "my-away", "others", "others-colony"),
            *("here", "mine-here", "others-here", "wounded", "my-wounded", "wounded-here", "exiled"),
            *("places", "locations", "occupied", "occupied-locations", "seats"),
        ),
        "where": ("here", "it", "colony", "everywhere", "locations", "occupied", "occupied-locations"),
        "value": (
            *("players", "exiles", "morale", "rounds", "food", "starvation", "helpless", "waste", "progress"),
            *("zombies", "zombies-here", "zombies-colony", "zombies-away", "barricades", "barricades-colony"),
            *("barricades-here", "noise", "noise-here", "survivors", "survivors-colony", "survivors-away"),
            *("survivors-here", "mine", "my-colony", "my-away", "hand", "dice", "given", "gone", "my-wounds"),
            *("room-here", "wounds", "empty-decks"),
            *("move-risk", "attack-risk", "frostbite-hurts", "bite-kills", "spread", "fatal", "look", "keep"),
            *("clean", "attract", "barricade", "attack", "search", "kill", "loud"),
        ),
        "mark": ("action", "turn"),
    }
    card_rule: ClassVar[str] = "DW-10.2"
    longest: ClassVar[int] = 6000

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

    # -- the colony ------------------------------------------------------------------------------------
    objective: Annotated[Name, EVERYONE]
    """DW-0.2: the main one."""
    round: Annotated[Number, EVERYONE] = 0
    """Which one it is, from 1,"""
    rounds: Annotated[int, EVERYONE, Meta(ge=0, le=20)]
    """and how many are left with it."""
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
    """How many cards each has put there in this round;"""
    gave: Annotated[list[Names], OWNER]
    """and all that each has put there in this game: `ROUND:ITEM`."""
    phase: Annotated[Phase, EVERYONE] = "setup"
    outcome: Annotated[Literal["", "morale", "rounds", "objective"], EVERYONE] = ""
    """DW-9.1: how it ended."""
    met: Annotated[bool, EVERYONE] = False
    """DW-5.5: the main objective was."""

    # -- places ----------------------------------------------------------------------------------------
    zombies: Annotated[list[Number], EVERYONE, Meta(max_length=12)]
    """By entrance;"""
    barricades: Annotated[list[Number], EVERYONE, Meta(max_length=12)]
    """so these."""
    noise: Annotated[list[Number], EVERYONE, Meta(max_length=7)]
    """By place."""
    decks: Annotated[list[Names], SIZES]
    """DW-0.1: Items by place; the last one is on top. The colony's is what is left of the starting ones."""

    # -- survivors, by number --------------------------------------------------------------------------
    at: Annotated[list[PlaceNumber], EVERYONE, BySurvivor]
    """Where they are, -1 if they aren't in play;"""
    owner: Annotated[list[SeatOrNone], EVERYONE, BySurvivor]
    """whose they are;"""
    wounds: Annotated[list[Number], EVERYONE, BySurvivor]
    """without frostbite;"""
    frost: Annotated[list[Number], EVERYONE, BySurvivor]
    """DW-4.2: frostbite, each a wound, too."""
    moved: Annotated[list[Number], EVERYONE, BySurvivor]
    """DW-3.3: this turn."""
    gear: Annotated[Names, EVERYONE] = []
    """Equipment,"""
    bearer: Annotated[list[SurvivorNumber], EVERYONE, Meta(max_length=400)] = []
    """and who carries each."""
    spent: Annotated[Names, EVERYONE] = []
    """What may be used once a turn, and was;"""
    spent_round: Annotated[Names, EVERYONE] = []
    """and once a round."""
    gone: Annotated[list[SurvivorNumber], EVERYONE, BySurvivor] = []
    """Survivors that died or were removed, in this order."""
    dead_helpless: Annotated[Number, EVERYONE] = 0
    recruits: Annotated[list[SurvivorNumber], SIZE, BySurvivor]
    """DW-0.4: the survivor deck."""

    # -- players ---------------------------------------------------------------------------------------
    hands: Annotated[list[Names], OWNER]
    secrets: Annotated[list[Names], OWNER]
    """DW-0.3: each has one, or none in a cooperative game;"""
    exile_goals: Annotated[list[Names], OWNER]
    """DW-8.1: and one more since they were exiled."""
    unseen: Annotated[Names, NOBODY] = []
    """The objectives that nobody got."""
    exile_deck: Annotated[Names, SIZE] = []
    dealt: Annotated[list[Annotated[list[SurvivorNumber], BySurvivor]], OWNER]
    """DW-0.5: survivors to choose from."""
    leader: Annotated[list[SurvivorNumber], EVERYONE, BY_SEAT]
    rolled: Annotated[list[Annotated[list[Number], Meta(max_length=60)]], EVERYONE, BY_SEAT]
    """DW-1.1: unused action dice."""
    exiled: Annotated[list[Number], EVERYONE, BY_SEAT]
    """1 if so;"""
    out: Annotated[list[Number], EVERYONE, BY_SEAT]
    """DW-7.4, DW-11.5: 1 if they play no more."""
    first: Annotated[Seat, EVERYONE] = 0
    turn: Annotated[SeatOrNone, EVERYONE] = NONE
    """Whose turn it is;"""
    turns: Annotated[Number, EVERYONE] = 0
    """how many have had theirs in this round."""
    called: Annotated[bool, EVERYONE] = False
    """DW-3.7: an exile vote was called this turn."""
    actor: Annotated[SeatOrNone, EVERYONE] = NONE
    """Whom cards call `you`,"""
    hero: Annotated[SurvivorNumber, EVERYONE] = NONE
    """and the survivor who acts."""
    searcher: Annotated[list[Seat], EVERYONE, Meta(max_length=5)] = []
    found: Annotated[Names, shown_to("searcher")] = []
    """DW-2.3: cards drawn in a search."""

    # -- crossroads ------------------------------------------------------------------------------------
    crossroads: Annotated[Names, SIZE]
    watchers: Annotated[list[Seat], EVERYONE, Meta(max_length=5)] = []
    watched: Annotated[Names, shown_to("watchers")] = []
    """DW-1.2: the card of this turn: one, or none."""
    triggered: Annotated[bool, NOBODY] = False
    """What it waits for has happened, in the action under way,"""
    cause: Annotated[Name, NOBODY] = ""
    """to this survivor."""
    crossing: Annotated[Name, EVERYONE] = ""
    """The card that takes effect now."""
