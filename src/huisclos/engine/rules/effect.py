"""What cards say: effects, conditions, happenings. The kernel has the grammar, each game its own verbs.

An effect is a step that content may name: ``{ type = "Horror", by = 1 }`` in a pack is ``Horror(by=1)`` on
the stack. No verb knows a card, and no card is code.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from huisclos.engine.rules.step import Step


def bare(name: str) -> str:
    """A name as it is written in its pack: `axe` for `axe@fog`."""
    return name.partition("@")[0]


class Known(Struct, frozen=True):
    """Marks a text of content that names something the game knows, such as a `group` or a `value`."""

    kind: str


class Worded(Struct, frozen=True):
    """Marks a text of content that players read: the name of a message that begins with `prefix`, and has
    these attributes. It is a new name for something of that kind: see `Named`."""

    prefix: str
    forms: tuple[str, ...] = ()


class Coined(Struct, frozen=True):
    """Marks a text of content that is a new name for something of that kind, without a message."""

    kind: str


class Named(Struct, frozen=True):
    """Marks a text of content that names something which content itself has: a zone, a card.

    `own` is the name of something in the same pack, `bare` one without its pack, whichever that is, `full`
    one as it is called in the game (`axe@fog`), and `reference` one with its kind (`card:axe@fog`).
    """

    kind: str
    form: Literal["own", "bare", "full", "reference"] = "own"

    def among(self, own: set[str], others: set[str]) -> set[str]:
        """What it may be, given all things of its kind in this pack and elsewhere."""
        known = own if self.form == "own" else own | others
        if self.form == "reference":
            return {f"{self.kind}:{name}" for name in known}
        return known if self.form == "full" else set(map(bare, known))


class Free(Struct, frozen=True):
    """Marks a text of content that names nothing, or is looked at elsewhere: `why` says where."""

    why: str


class Something(Struct, frozen=True):
    """Marks a list of content that shouldn't be empty, or a number that shouldn't be 0: what it belongs to
    would do nothing."""


class Effect(Step, frozen=True, forbid_unknown_fields=True):
    """A step that a card may name. Its docstring is its entry in the manual of packs."""


Script = Annotated[tuple[Effect, ...], Meta(max_length=30)]
"""Effects, one after the other."""
Doing = Annotated[Script, Something()]
"""At least one of them, or what they belong to would do nothing."""


class Condition(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that is so or not: serves events, triggers and objectives alike."""

    def met(self, s: Any) -> bool:
        """Whether it is so now, for whoever asks: to look takes a unit of what may be spent."""
        s.pay(1)
        return self.holds(s)

    def holds(self, s: Any) -> bool:
        """Whether it is so now, for each kind to say. It must not change the state."""
        raise NotImplementedError(type(self).__name__)


class Happening(Struct, frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Something that happened, told to the cards in play: `State.happen`. Unlike an event it is no news for
    players, and works in games without a log too."""

    speaks_of: ClassVar[str] = ""
    """The field that has, as a reference, what the effects of a card that waited for this then speak of."""

    def about(self) -> str:
        """What they then speak of, where that is no field as it stands."""
        it: str = getattr(self, self.speaks_of) if self.speaks_of else ""
        return it


Group = Annotated[str, Known("group")]
"""Things of a game that content may name together: `State.things`."""
Seats = Annotated[str, Known("seats")]
"""Players that content may name, such as the one whose turn it is: `State.named`."""
Value = Annotated[str, Known("value")]
"""A figure that cards in play change: `State.value`."""
Place = Annotated[str, Known("mark")]
"""The name of a mark on the stack."""
