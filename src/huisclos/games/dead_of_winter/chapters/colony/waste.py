"""DW-2.5, DW-3.1: the waste pile: what is put there, and what leaves it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.printed.cards import KindOrAny
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=99)]


def waste(s: Colony, seat: int, name: str) -> None:
    """DW-3.1: a card of this player lies on top of the pile. DW-8.2: an exile's leaves the game."""
    (s.removed if s.exiled[seat] else s.waste).append(name)


class Clean(Effect, frozen=True):
    """So many cards leave the waste pile, from the top.

    ```toml
    { type = "Clean", number = 3 }
    ```
    """

    number: Some

    def go(self, s: Colony, answers: Answers) -> None:
        clear(s, self.number)


def clear(s: Colony, number: int) -> None:
    """The top ones; fewer if there are fewer."""
    gone = [s.waste.pop() for _ in range(min(number, len(s.waste)))]
    s.removed += gone
    s.tell("cleaned", number=len(gone), left=len(s.waste))


class Salvage(Effect, frozen=True):
    """You take so many cards of your choice from the waste pile, of this kind or of any.

    ```toml
    { type = "Salvage", number = 1, kind = "tool" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=20)] = 1
    kind: KindOrAny = ""

    def ask(self, s: Colony) -> dict[int, Choice]:
        names = self._names(s)
        if len(names) < 2:
            return NOBODY_ASKED
        options = tuple([s.box.options.item[name] for name in names])
        return {s.you(): Choice("salvage", options, "DW-10.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        """One after the other."""
        names = [answers[s.you()][0].value] if answers else self._names(s)
        if not names:
            return
        s.waste.remove(names[0])
        s.hands[s.you()].append(names[0])
        item = s.box.items[names[0]]
        s.tell("salvages", seat=SEAT[s.you()], item=item.reference, kind=item.sort)
        if self.number > 1:
            s.then(Salvage(self.number - 1, self.kind))

    def _names(self, s: Colony) -> list[str]:
        """Equal cards once; not the card itself that is played for it. DW-11.5: none if you are out."""
        if s.out[s.you()]:
            return []
        items, kind, lying = s.box.items, self.kind, s.waste[:]
        if s.it.startswith("item:") and s.it.removeprefix("item:") in lying:
            lying.remove(s.it.removeprefix("item:"))
        return [name for name in dict.fromkeys(lying) if not kind or items[name].kind == kind]
