"""A game whose cards are packs: those of its box, and one or two that a table brings along."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from huisclos.engine.base.dice import Dice
from huisclos.engine.base.did_you_mean import did_you_mean
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.base.toml import content_file
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.engine.packs.digests import known
from huisclos.engine.packs.pack import Pack, coined_names, content_names, pack_tables, together, vouch
from huisclos.engine.packs.reading import Proofreader
from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.mentions import Names
from huisclos.engine.sight.view import View

C = TypeVar("C", bound=Card)

OWN = ("pack", "other")
"""The options that hold what a table brings along."""
MOST_BOXES = 32


class BoxedGame(Game):
    """The fields of its state that are content: `packs`, the figures of the box (`core`), and what follows
    from both (`box`). In its package are `content.toml` and the folder `packs`."""

    @property
    @abstractmethod
    def core_form(self) -> type[Struct]:
        """The form of its content file."""

    @abstractmethod
    def box_of(self, core: Any, packs: tuple[Any, ...]) -> Any:
        """What these packs bring along, by name, and what follows from the figures."""

    @property
    def core(self) -> Any:
        """The content file of the box."""
        return _core(self)

    @property
    def shelf(self) -> tuple[Pack, ...]:
        """The packs of the box."""
        return _shelf(self)

    @property
    def coined(self) -> Names:
        """The names in the content file, and in the packs of the box."""
        return _coined(self)

    def box_for(self, packs: tuple[Any, ...]) -> Any:
        """What these packs bring along: made once, as long as they are the same."""
        if id(packs) not in _boxes:
            while len(_boxes) >= MOST_BOXES:
                del _boxes[next(iter(_boxes))]
            _boxes[id(packs)] = packs, self.box_of(self.core, packs)
        return _boxes[id(packs)][1]

    def content_with(self, packs: tuple[Any, ...]) -> dict[str, Any]:
        """The content of a game with these packs and no others."""
        return {"packs": packs, "core": self.core, "box": self.box_for(packs)}

    def board_of(self, view: View) -> dict[str, Any]:
        """The board of a view with all its content, to make a state of: the dice are nobody's."""
        return {**view["board"], **self.content_with(known(view["board"]["packs"])), "dice": Dice("")}

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """The packs of the box, those of the table, and all their cards by name."""
        own = [tables for option in OWN if (tables := getattr(options, option))]
        return dict(_played_with(self, msgspec.json.encode(own)))

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """What a host brings along."""
        return self.read_pack(name, text) if setting in OWN else super().read_file(setting, name, text)


def find_boxed(name: str) -> BoxedGame:
    """An installed game of packs by its name."""
    game = find(name)
    assert isinstance(game, BoxedGame)
    return game


def drawn_from(names: Collection[str], wanted: str, options: Any) -> list[str]:
    """What is drawn from where a table wants none of these: what it has brought along of them, else all.
    BadOptions if what it wants isn't there."""
    if wanted and wanted not in names:
        raise did_you_mean(wanted, names) or BadOptions("error-unknown-part", name={"": wanted})
    brought = [tables["name"] for option in OWN if (tables := getattr(options, option))]
    return sorted([name for name in names if name.partition("@")[2] in brought] or names)


def waiting(cards: Iterable[C]) -> Iterator[tuple[str, C]]:
    """By happening: the cards that wait for it."""
    return ((rule.when, card) for card in cards for rule in card.rules)


def changing(cards: Iterable[C]) -> Iterator[tuple[str, C]]:
    """By figure: the cards that change it."""
    return ((change.value, card) for card in cards for change in card.changes)


def cards_by_name(named: Iterable[tuple[str, C]]) -> dict[str, list[C]]:
    """The cards that have each name."""
    found: dict[str, list[C]] = {}
    for name, card in named:
        found.setdefault(name, []).append(card)
    return found


def references_by_name(named: Iterable[tuple[str, Card]]) -> dict[str, frozenset[str]]:
    """The references of the cards that have each name."""
    return {name: frozenset(card.reference for card in cards) for name, cards in cards_by_name(named).items()}


_boxes: dict[int, tuple[tuple[Any, ...], Any]] = {}
"""With the packs that each is of: as long as they are here, no others have their number."""


@cache
def _core(game: BoxedGame) -> Any:
    """A fault in it is a mistake of ours."""
    reader = Proofreader(game.kinds, content_names(game.state))
    read = reader.read(content_file(game.meta.package), game.core_form)
    if reader.faults:
        raise ValueError(reader.faults[0])
    return read


@cache
def _shelf(game: BoxedGame) -> tuple[Pack, ...]:
    """Their texts are read by the tests, and needn't be at every start."""
    packs: list[Pack] = []
    for file, tables in _box_files(game):
        vouch(tables)
        packs.append(game.use_pack(tables, file))
    return tuple(packs)


@cache
def _coined(game: BoxedGame) -> Names:
    """Read once, when somebody brings a pack."""
    found: Names = {}
    forms = [(game.core_form, content_file(game.meta.package))]
    forms += [(game.pack_form(), tables) for _, tables in _box_files(game)]
    for form, tables in forms:
        for kind, names in coined_names(form, tables, game.kinds, game.state).items():
            found.setdefault(kind, set()).update(names)
    return found


def _box_files(game: BoxedGame) -> list[tuple[str, dict[str, Any]]]:
    folder = files(game.meta.package) / "packs"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return [(file.name, pack_tables(file.name, file.read_text(encoding="utf-8"))) for file in found]


@lru_cache(maxsize=32)
def _played_with(game: BoxedGame, own: bytes) -> dict[str, Any]:
    """The content of a game with these packs of the table's own, as JSON; made once for many games."""
    brought = [game.use_pack(tables) for tables in msgspec.json.decode(own)]
    return game.content_with(together(*game.shelf, *brought))
