"""What cards say: effects, conditions, happenings. The kernel has the grammar, each game its own verbs.

An effect is a step that content may name: ``{ type = "Horror", by = 1 }`` in a pack is ``Horror(by=1)`` on
the stack. No verb knows a card, and no card is code.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from huisclos.engine.step import Step


class Known(Struct, frozen=True):
    """Marks a text of content that names something the game knows, such as a `group` or a `value`."""

    kind: str


class Worded(Struct, frozen=True):
    """Marks a text of content that players read: the name of a message that begins with `prefix`, and has
    these attributes."""

    prefix: str
    forms: tuple[str, ...] = ()


class Effect(Step, frozen=True, forbid_unknown_fields=True):
    """A step that a card may name. Its docstring is its entry in the manual of packs."""


Script = Annotated[tuple[Effect, ...], Meta(max_length=30)]
"""Effects, one after the other."""


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

    def about(self) -> str:
        """What the effects of a card that waited for this then speak of, as a reference."""
        return ""


Group = Annotated[str, Known("group")]
"""Things of a game that content may name together: `State.things`."""
Seats = Annotated[str, Known("seats")]
"""Players that content may name, such as the one whose turn it is: `State.named`."""
Value = Annotated[str, Known("value")]
"""A figure that cards in play change: `State.value`."""
Place = Annotated[str, Known("mark")]
"""The name of a mark on the stack."""
