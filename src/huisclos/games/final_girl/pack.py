"""FG-13.2: the form of a pack: a Killer, a Location, Final Girls, or several of these."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Meta

from huisclos.engine.base.fault import repeated
from huisclos.engine.packs.pack import Pack
from huisclos.games.final_girl.never_happens import check_killer, check_places, check_victims
from huisclos.games.final_girl.printed.cards import Girl
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.printed.location import Location


class FilmPack(Pack, frozen=True, kw_only=True):
    """FG-13.2: at least one of the three."""

    closed: ClassVar[dict[str, tuple[str, ...]]] = {"location": ("tag", "victim", "zone")}
    """A Location is played on its own board, with its own Events, whoever the Killer is."""

    killer: Killer | None = None
    location: Location | None = None
    girls: Annotated[tuple[Girl, ...], Meta(max_length=6)] = ()

    def check(self, reader: Any, path: str) -> None:
        """No name twice, and decks from which a game can be set up."""
        if not (self.killer or self.location or self.girls):
            reader.fault("killer, location, girls", "fault-all-missing")
        for where, cards in self._decks():
            for n in repeated([card.id for card in cards]):
                reader.fault(f"{where}[{n}].id", "fault-twice")
        self._check_sizes(reader)
        check_places(self, reader)
        if self.killer:
            check_killer(self.killer, reader)
        if self.location:
            check_victims(self.location, reader)

    def _decks(self) -> list[tuple[str, tuple[Any, ...]]]:
        killer, location = self.killer, self.location
        found: list[tuple[str, tuple[Any, ...]]] = [("girls", self.girls)]
        if killer:
            found += [
                ("killer.terror", killer.terror),
                ("killer.finales", killer.finales),
                ("killer.powers", killer.powers),
            ]
        if location:
            found += [
                ("location.terror", location.terror),
                ("location.events", location.events),
                ("location.items", (*location.items, *location.traps)),
            ]
        return found

    def _check_sizes(self, reader: Any) -> None:
        """FG-0.5, FG-0.6: a Terror deck of ten, and a pile of four Items for each search zone."""
        if self.killer and _copies(self.killer.terror) < TERROR:
            reader.fault("killer.terror", "fault-few", least=TERROR, number=_copies(self.killer.terror))
        if self.location:
            piles = sum(zone.search for zone in self.location.zones)
            least, number = PILE * piles, _copies(self.location.items)
            if number < least:
                reader.fault("location.items", "fault-few", least=least, number=number)
            if not any(zone.exit for zone in self.location.zones):
                reader.fault("location.zones", "fault-no-exit")


TERROR = 10
PILE = 4


def _copies(cards: tuple[Any, ...]) -> int:
    return sum(card.copies for card in cards)
