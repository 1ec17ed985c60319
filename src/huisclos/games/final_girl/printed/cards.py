"""The cards of a film, and those of the box: what is printed on them, as data."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.effect import Condition, Doing, Script, Worded
from huisclos.games.final_girl.printed.pieces import Health, SpecialVictim, Weapon

Copies = Annotated[int, Meta(ge=1, le=10)]
Hands = Annotated[int, Meta(ge=0, le=2)]
Moment = Literal["action", "roll", "attacked", "killer"]


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-7.3, FG-7.6: something she may do with a card that she has, and when: in her Action phase, during a
    Horror roll, against an attack on her, or while the Killer acts."""

    do: Doing
    at: Moment = "action"
    given: Condition | None = field(default=None, name="if")
    free: bool = False
    """It takes no marker off the card, and isn't the end of it."""
    once: bool = False
    """Once a phase."""


Uses = Annotated[tuple[Use, ...], Meta(max_length=4)]


class ActionCard(Card, frozen=True, kw_only=True):
    """FG-0.3: what follows from two successes or more, from one and from none; or, without a roll, `do`."""

    id: Annotated[str, Worded("card")]
    cost: Annotated[int, Meta(ge=0, le=12)] = 0
    copies: Copies = 1
    kind: Literal["action", "reaction", "roll"] = "action"
    """FG-4.8: a reaction is played against an attack, FG-2.1: a card for a roll during one."""
    attack: bool = False
    """FG-2.11: there must be somebody in reach."""
    search: bool = False
    """FG-2.9: there must be something to be found."""
    two: Script = ()
    one: Script = ()
    none: Script = ()
    do: Script = ()

    @property
    def stays(self) -> bool:
        return False

    @property
    def rolls(self) -> bool:
        """FG-2.2: it asks for a Horror roll."""
        return bool(self.two or self.one or self.none)


class TerrorCard(Card, frozen=True, kw_only=True):
    """FG-4.2: resolved from top to bottom; FG-9.4: with `health` it is a minor Dark Power."""

    prefix: ClassVar[str] = "terror"
    id: Annotated[str, Worded("terror", ("text", "line"))]
    copies: Copies = 1
    do: Script = ()
    health: Annotated[int, Meta(ge=0, le=9)] = 0
    lasts: bool = False
    """Its rules hold for the rest of the game."""

    @property
    def stays(self) -> bool:
        return self.lasts or self.health > 0


class EventCard(Card, frozen=True, kw_only=True):
    """FG-10.1: what it does at once; a lasting one stays, with its rules and changes."""

    prefix: ClassVar[str] = "event"
    id: Annotated[str, Worded("event", ("text", "line"))]
    do: Script = ()
    lasts: bool = False
    victims: Annotated[tuple[SpecialVictim, ...], Meta(max_length=3)] = ()

    @property
    def stays(self) -> bool:
        return self.lasts


class Item(Card, frozen=True, kw_only=True):
    """FG-7: without hands it works from the backpack; with `uses` it has so many markers."""

    prefix: ClassVar[str] = "item"
    id: Annotated[str, Worded("item", ("text", "line"))]
    copies: Copies = 1
    hands: Hands = 0
    weapon: Weapon | None = None
    uses: Annotated[int, Meta(ge=0, le=9)] = 0
    use: Uses = ()
    found: Script = ()
    """FG-10.4: what happens when she gets it."""
    kept: bool = True
    """It goes into the inventory; a trap doesn't."""


class DarkPower(Card, frozen=True, kw_only=True):
    """FG-9.3: what happens when it is revealed, and what holds from then on."""

    prefix: ClassVar[str] = "power"
    id: Annotated[str, Worded("power", ("text", "line"))]
    do: Script = ()


class Finale(Card, frozen=True, kw_only=True):
    """FG-6.1: what happens when it is revealed, what holds from then on, and the Killer's new action."""

    prefix: ClassVar[str] = "finale"
    id: Annotated[str, Worded("finale", ("text", "line"))]
    do: Script = ()
    action: Script


class Girl(Card, frozen=True, kw_only=True):
    """FG-2.7, FG-2.8: a Final Girl; her rules, changes and uses are her Ultimate Ability."""

    prefix: ClassVar[str] = "girl"
    id: Annotated[str, Worded("girl", ("text", "line"))]
    health: Health
    spaces: Annotated[tuple[Script, ...], Meta(min_length=1, max_length=12)]
    """What a saved Victim brings, space by space."""
    more: Script
    """What each further saved Victim brings."""
    use: Uses = ()
    unlocked: Script = ()
    """What happens when her card is flipped."""
