"""What somebody may do: what it needs, what stands in its way, what is offered, what happens. Each said once.

A step asks what to do, and goes through the actions of its game: where `obstacle` finds nothing, `offers` are
the options; where it finds something, that is the bar. So what can be done and why not can't disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from huisclos.engine.rules.choice import Bar, Hint, Option


class Why(Struct, frozen=True, gc=False):
    """What stands in the way of something: a key of the translations, and the id of the rule."""

    key: str
    rule: str

    def bars(self, thing: str) -> Bar:
        """It stands in the way of this thing, which is called as the option would be."""
        return Bar(thing, self.key, self.rule)


def barred(found: Mapping[str, Why | None]) -> list[Bar]:
    """What can't be chosen, of these things: each by its name, with what stands in its way, if anything does.

    For `Step.bars`. What is offered follows from the same: a function says of one thing what is in its way.
    """
    return [why.bars(thing) for thing, why in found.items() if why]


class Circumstances(Struct, frozen=True, gc=False):
    """What the rules look at once for several actions, such as a place where some may be done.

    A game derives from it and adds fields. It may do without, and hand in a number or a name.
    """


class Action(Struct, frozen=True, gc=False):
    """Something that may be done, as the rulebook has it: a game has a class for each, and one object of it.

    `who` does it, by the number that the game gives them: a seat, or somebody of a player's. `about` is what
    has to be looked at to know whether and how it may be done: a card, a place, `Circumstances`; None if
    there is nothing of the kind, or it is asked whether it may be done at all. `what` is what was chosen: to
    whom it is done, with which card, where.
    """

    name: ClassVar[str] = ""
    """What it is called: by options (`name+…`), by cards that wait for it, in the log."""

    def needs(self, s: Any, who: int) -> int:
        """What it takes at least, such as a die, with what cards change; 0 if it takes nothing.

        It is the same whether it can be done now or not, so a page can tell it beside a bar, too.
        """
        return 0

    def obstacle(self, s: Any, who: int, about: Any) -> Why | None:
        """What stands in its way now, None if nothing does: of several things what players are to be told.

        There is no other check of whether it may be done.
        """
        return None

    def offers(self, s: Any, who: int, about: Any) -> Sequence[Option]:
        """The ways of doing it. It is only asked where nothing is in the way."""
        raise NotImplementedError(type(self).__name__)

    def bars(self, s: Any, who: int, about: Any) -> Sequence[Bar]:
        """What of it can't be done, as far as somebody might look for it, and why: by `obstacle`, too."""
        why = self.obstacle(s, who, about)
        return (why.bars(self.name),) if why else ()

    def does(self, s: Any, who: int, what: Any) -> None:
        """It is done: change the state, and say with `State.then` what follows, as in `Step.go`."""
        raise NotImplementedError(type(self).__name__)

    def hints(self, s: Any, option: Option) -> Sequence[Hint]:
        """What helps to decide about one of its options, such as the chances of a roll."""
        return ()
