"""The cards of the box, and those of packs: what is printed on them, as data."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct, field

from huisclos.engine.base.fault import repeated
from huisclos.engine.base.parts_of_content import parts
from huisclos.engine.match.record import PEOPLES_SIGNS
from huisclos.engine.rules.cards import Card, Rule, Wanted, hears
from huisclos.engine.rules.effect import Condition, Doing, Happening, Known, Script, Seats, Worded
from huisclos.games.dead_of_winter.printed.places import PLACES, PlaceName

Kind = Literal["weapon", "fuel", "tool", "food", "medicine", "book", "outsider"]
KindOrAny = Literal["", "weapon", "fuel", "tool", "food", "medicine", "book", "outsider"]
KINDS = ("weapon", "fuel", "tool", "food", "medicine", "book", "outsider")
Few = Annotated[int, Meta(ge=0, le=20)]


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-2.7: something a survivor may do, by their ability or with what they carry."""

    do: Doing
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    """It takes a die of at least so much; 0: none."""
    at: Literal["", "away"] | PlaceName = ""
    """Only there; `away` is anywhere but in the colony."""
    once: Literal["", "turn", "round"] = ""
    given: Condition | None = field(default=None, name="if")
    spent: bool = False
    """What they carry is wasted with it."""


Uses = Annotated[tuple[Use, ...], Meta(max_length=3)]


class Survivor(Card, frozen=True, kw_only=True):
    """DW-0.6. What they can do is `use`; their `changes` hold for themselves alone."""

    prefix: ClassVar[str] = "survivor"
    id: Annotated[str, Worded("survivor", ("job", "text", "line"))]
    influence: Annotated[int, Meta(ge=1, le=99)]
    attack: Annotated[int, Meta(ge=1, le=6)]
    search: Annotated[int, Meta(ge=1, le=6)]
    use: Uses = ()
    cooperative: bool = True
    """DW-11.1: also in cooperative games."""

    def check(self, reader: Any, path: str) -> None:
        """An ability isn't wasted with anything."""
        super().check(reader, path)
        for n, use in enumerate(self.use):
            if use.spent:
                reader.dead(f"{path}.use[{n}].spent", "fault-no-equipment")


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-0.1, DW-0.4: how many of an Item lie in which deck."""

    start: Few = 0
    police: Few = 0
    grocery: Few = 0
    school: Few = 0
    library: Few = 0
    hospital: Few = 0
    gas: Few = 0

    def at(self, place: int) -> int:
        """In the deck of a location; 0 is the starting deck."""
        copies: int = getattr(self, "start" if place == 0 else PLACES[place])
        return copies


class Item(Card, frozen=True, kw_only=True):
    """DW-3.1: what it does when it is played; or equipment, which stays with a survivor and changes their
    figures or gives them something to do."""

    prefix: ClassVar[str] = "item"
    id: Annotated[str, Worded("item", ("text",))]
    kind: Kind
    decks: Decks
    worth: Annotated[int, Meta(ge=0, le=6)] = 0
    """DW-8.2: what a food card is worth."""
    do: Script = ()
    given: Condition | None = field(default=None, name="if")
    """It can be played only while this holds."""
    equip: bool = False
    use: Uses = ()
    cooperative: bool = True

    @property
    def stays(self) -> bool:
        return self.equip

    def check(self, reader: Any, path: str) -> None:
        """DW-3.5: what others may hand over tells them nothing of what the one who asks holds.

        It lies in some deck, and has nothing that only equipment or food has.
        """
        super().check(reader, path)
        if not any(msgspec.structs.astuple(self.decks)):
            reader.dead(f"{path}.decks", "fault-no-deck")
        if self.use and not self.equip:
            reader.dead(f"{path}.use", "fault-no-equipment")
        if self.worth and self.kind != "food":
            reader.dead(f"{path}.worth", "fault-no-food")
        if self.given is not None and asks_for_a_hand(self.given):
            reader.fault(f"{path}.if", "fault-secret-item")

    @property
    def sort(self) -> str:
        """Its kind, as players read it."""
        return f"kind:{self.kind}"


class Crisis(Card, frozen=True, kw_only=True):
    """DW-5.3: the kinds of Item that avert it, and what happens if they are too few."""

    prefix: ClassVar[str] = "crisis"
    id: Annotated[str, Worded("crisis", ("text", "line"))]
    needs: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=7)]
    do: Doing
    cooperative: bool = True

    def check(self, reader: Any, path: str) -> None:
        """No kind twice."""
        super().check(reader, path)
        for n in repeated(self.needs):
            reader.dead(f"{path}.needs[{n}]", "fault-twice")


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the ways out of a crossroads."""

    name: Annotated[str, Worded("way", ("outcome",))]
    do: Script = ()
    given: Condition | None = field(default=None, name="if")

    @property
    def id(self) -> str:
        """What a player sends back."""
        return f"way:{self.name}"


class Trigger(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-1.3: what a crossroads card waits for."""

    when: Annotated[str, Known("happening")]
    where: Wanted = {}
    given: Condition | None = field(default=None, name="if")

    def hears(self, s: Any, happening: Happening, it: str, actor: int) -> bool:
        """Whether it has waited for this, which speaks of that and befalls this player."""
        return hears(s, happening, self.when, self.where, self.given, None, {"it": it, "actor": actor})

    def check(self, reader: Any, path: str) -> None:
        """The happening has the fields that are asked for."""
        Rule(self.when, (), self.where).check(reader, path)


class Crossroads(Card, frozen=True, kw_only=True):
    """DW-1.2: a story with several ways out; one way: nobody is asked."""

    prefix: ClassVar[str] = "crossroads"
    id: Annotated[str, Worded("crossroads", ("story",))]
    trigger: Trigger
    ways: Annotated[tuple[Way, ...], Meta(min_length=1, max_length=4)]
    vote: bool = False
    """DW-10.1: all vote."""
    who: Seats = "you"
    """Who decides, where nobody votes."""
    cooperative: bool = True

    @property
    def stays(self) -> bool:
        return False

    @property
    def for_people(self) -> bool:
        """DW-1.3: it can only happen where people play at a page."""
        return waits_for_people(self.trigger.given)

    def check(self, reader: Any, path: str) -> None:
        """Which ways are open tells nobody what another holds: only who decides may be asked for their hand,
        and has a way out in any case. No way twice, and nobody decides where all vote."""
        super().check(reader, path)
        for n in repeated([way.name for way in self.ways]):
            reader.dead(f"{path}.ways[{n}].name", "fault-twice")
        if self.vote and self.who != "you":
            reader.dead(f"{path}.who", "fault-all-vote")
        alone = not self.vote and self.who == "you" and any(way.given is None for way in self.ways)
        for n, way in enumerate(self.ways):
            if way.given is not None and asks_for_a_hand(way.given) and not alone:
                reader.fault(f"{path}.ways[{n}].if", "fault-secret-way")


def asks_for_a_hand(condition: Any) -> bool:
    """Whether a condition, or one inside it, asks for what a player holds."""
    if type(condition).__name__ in ("Holds", "HoldsOnly"):
        return True
    inside = getattr(condition, "of", ())
    return any(map(asks_for_a_hand, inside if isinstance(inside, tuple) else (inside,)))


def waits_for_people(condition: Any) -> bool:
    """Whether a condition can't hold unless people do something beside the game."""
    match type(condition).__name__:
        case "Signs":
            return condition.of in PEOPLES_SIGNS
        case "AllOf":
            return any(map(waits_for_people, condition.of))
        case "AnyOf":
            return bool(condition.of) and all(map(waits_for_people, condition.of))
    return False


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-0.2: one side of a main objective."""

    rounds: Annotated[int, Meta(ge=1, le=10)]
    morale: Annotated[int, Meta(ge=1, le=10)]
    goal: Condition
    setup: Script = ()


class MainObjective(Card, frozen=True, kw_only=True):
    """DW-0.2: its rules and changes hold on both sides."""

    prefix: ClassVar[str] = "objective"
    id: Annotated[str, Worded("objective", ("normal", "hard", "line"))]
    normal: Side
    hard: Side
    length: Literal["short", "medium", "long"] = "medium"
    exiles_out: bool = False
    """Whoever is exiled is out of the game, with all their survivors."""

    def check(self, reader: Any, path: str) -> None:
        """What a goal counts, some rule makes."""
        super().check(reader, path)
        made = any(type(part).__name__ == "Progress" for _, part in parts(self.rules))
        for side in ("normal", "hard"):
            for at, part in parts(getattr(self, side), f"{path}.{side}"):
                if getattr(part, "value", "") == "progress" and not made:
                    reader.dead(at, "fault-no-progress")


class SecretObjective(Card, frozen=True, kw_only=True):
    """DW-9.2: an ordinary one."""

    prefix: ClassVar[str] = "secret"
    id: Annotated[str, Worded("secret", ("text", "line"))]
    goal: Condition
    alone: bool = False
    """The main objective needn't be met."""

    @property
    def stays(self) -> bool:
        return False


class Betrayal(Card, frozen=True, kw_only=True):
    """DW-9.2: `first` is what an exile objective may replace, `goal` the rest."""

    prefix: ClassVar[str] = "betrayal"
    id: Annotated[str, Worded("betrayal", ("text", "line"))]
    first: Condition
    goal: Condition

    @property
    def stays(self) -> bool:
        return False


class ExileObjective(Card, frozen=True, kw_only=True):
    """DW-8.1: who is no traitor has a new goal; a traitor's first condition is another one."""

    prefix: ClassVar[str] = "exile"
    id: Annotated[str, Worded("exile", ("loyal", "traitor", "line"))]
    goal: Condition
    alone: bool = False
    first: Condition

    @property
    def stays(self) -> bool:
        return False
