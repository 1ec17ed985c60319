"""A colony in winter: what cards may name of it, and which of them hear what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from huisclos.engine.rules.cards import Card, changed, in_any_order, respond
from huisclos.engine.rules.effect import Happening
from huisclos.engine.rules.step import Step
from huisclos.games.dead_of_winter.printed.cards import KINDS
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.boards import NONE, Boards
from huisclos.games.dead_of_winter.state.in_play import holding_for, in_play
from huisclos.games.dead_of_winter.state.names import FIGURES, GROUPS, SEATS, THINGS

A_UNIT: Final = 16
"""To look among so many survivors takes a unit of what may be spent: a pack may bring many."""


class Colony(Boards, kw_only=True):
    """DW-0: the table. A survivor is a number: the rank of their influence, 0 the lowest."""

    names: ClassVar[dict[str, tuple[str, ...]]] = {
        "seats": ("you", "owner", "watcher", "first", "voters", "others", "exiles"),
        "group": (
            *("survivors", "colony", "away", "mine", "my-colony", "my-away", "others", "others-colony"),
            *("here", "mine-here", "others-here", "wounded", "my-wounded", "wounded-here"),
            *("exiled", "exiled-here"),
            *("places", "locations", "occupied", "occupied-locations", "seats"),
        ),
        "where": ("here", "it", "colony", "everywhere", "locations", "occupied", "occupied-locations"),
        "value": (
            *("players", "exiles", "morale", "rounds", "food", "starvation", "helpless", "waste", "progress"),
            *("zombies", "zombies-here", "zombies-colony", "zombies-away", "barricades", "barricades-colony"),
            *("barricades-here", "noise", "noise-here", "survivors", "survivors-colony", "survivors-away"),
            *("survivors-here", "mine", "my-colony", "my-away", "hand", "dice", "given", "gone", "my-wounds"),
            *("free-here", "room-here", "wounds", "empty-decks"),
            *("move-risk", "attack-risk", "frostbite-hurts", "bite-kills", "spread", "fatal", "look", "keep"),
            *("clean", "attract", "barricade", "attack", "search", "kill", "loud"),
        ),
        "mark": ("action", "turn"),
        "deed": (
            *("attack", "fight", "search", "barricade", "clean", "attract", "use", "play", "equip"),
            *("contribute", "move", "raise", "feed", "ask", "hand", "exile"),
        ),
        "place": PLACES,
        "sort": KINDS,
    }
    card_rule: ClassVar[str] = "DW-10.2"
    electorate: ClassVar[str] = "voters"
    """DW-8.2: exiles don't vote on what cards say, either."""
    by_chapters: ClassVar[tuple[str, ...]] = ("cut_short", "order_matters")
    longest: ClassVar[int] = 6000

    def in_play(self) -> Sequence[Card]:
        """The main objective, the crisis, all survivors, and what they carry."""
        return in_play(self, self.box.active)

    def happen(self, happening: Happening) -> None:
        """For most of what happens no card waits; the crossroads card of this turn may."""
        waiting = self.box.waiting.get(type(happening).__name__)
        if waiting is not None:
            cards = in_play(self, waiting)
            if cards:
                respond(self, cards, happening)
        if self.watched and not self.triggered:
            self.watch(happening)

    def watch(self, happening: Happening) -> None:
        """DW-1.3: if the card of this turn waits for it, it takes effect once the action is over."""
        trigger = self.box.crossroads[self.watched[0]].trigger
        if type(happening).__name__ != trigger.when:
            return
        about, place = happening.about(), getattr(happening, "place", "")
        where = [f"place:{place}"] if place else []
        it = "".join(where) if self.is_gone(about) else about
        if trigger.hears(self, happening, it, self.turn):
            self.triggered = [about, *where]

    def value(self, name: str, figure: int) -> int:
        """A figure as the main objective and the crisis change it."""
        return self.trait(NONE, name, figure)

    def trait(self, survivor: int, name: str, figure: int) -> int:
        """The same for a survivor, as their card and what they carry change it, too."""
        changing = self.box.changing.get(name)
        if changing is None or self.plain:
            return figure
        cards = holding_for(self, survivor, changing)
        if not cards:
            return figure
        if survivor == NONE:
            return changed(self, cards, name, figure)
        return changed(self, cards, name, figure, {"it": self.said(survivor), "hero": survivor})

    def figure(self, name: str) -> int:
        return FIGURES[name](self)

    def things(self, group: str) -> Sequence[str]:
        """Survivors, but for places and seats."""
        return THINGS[group](self) if group in THINGS else [self.said(n) for n in self.group(group)]

    def group(self, name: str) -> list[int]:
        """The survivors that content means."""
        self.pay(len(self.at) // A_UNIT)
        return GROUPS[name](self)

    def at_once(self, steps: Sequence[Step]) -> None:
        """DW-10.2: the first player says in which order."""
        self.follow(in_any_order(steps, self.cause()))

    def named(self, who: str) -> Sequence[int]:
        """The seats that content means; who isn't there any more isn't meant."""
        return SEATS[who](self)
