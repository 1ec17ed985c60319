"""What a game gives to the kernel."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from huisclos.engine.base.bounds import LONGEST_PACK, UnboundedField, fields_of, refuse_unbounded
from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import BadFile, BadOptions, Trouble
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.drawing_and_papers import Drawing, Papers
from huisclos.engine.game.meta import Meta
from huisclos.engine.packs.pack import Pack, make_pack, pack_tables, vouch
from huisclos.engine.packs.reading import Proofreader
from huisclos.engine.packs.vocabulary import Vocabulary, rule_files, vocabulary
from huisclos.engine.rules.choice import Choice, Facts, Hint
from huisclos.engine.rules.state import State
from huisclos.engine.sight.imagining import resume
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import NoTalk, Talk
from huisclos.words import Sentence

LARGEST_OPTIONS = 1_000_000
"""Bytes, with all that a table has brought along."""


class Result(Struct, frozen=True):
    """How a game ended: points and winners by seat, and what else the game notes.

    `counts` are figures one may take the mean of, `labels` are numbers that only name something.
    """

    points: list[int]
    """By seat."""
    winners: list[int]
    """Their seats: several may win, or nobody."""
    counts: dict[str, int] = {}
    """Turns, deaths..."""
    labels: dict[str, int] = {}
    """Such as the number of an epilogue."""
    things: dict[str, str] = {}
    """What it was played with, as references: which film, which hero."""


class Game(ABC):
    """The rules of one game. Its package also holds content, translations and a rulebook."""

    meta: ClassVar[Meta]
    tales: ClassVar[tuple[str, ...]] = ()
    """Those of its packs whose texts are long and read one at a time: a page gets them with the first one."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The files of its package that have rules: those in its rooms `printed`, `state` and `chapters`.

        A game without rooms lists its files instead, and is refused (TypeError) if it doesn't; `.` is the
        package itself."""
        return rule_files(self.meta.package)

    @property
    @abstractmethod
    def options(self) -> type[Struct]:
        """The typed options of a table, with their defaults."""

    @property
    @abstractmethod
    def state(self) -> type[State]:
        """The game's own state."""

    @property
    def kinds(self) -> Vocabulary:
        """The steps, effects, conditions and happenings of this game, by name."""
        return vocabulary(self.meta.package, self.rules)

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """What doesn't change during a game with these options: each field of the state that is content."""
        return {}

    @property
    def talk(self) -> Talk:
        """What can be said at this table in a fixed form."""
        return NoTalk()

    @property
    def pack(self) -> type[Pack] | None:
        """The form of the packs that this game takes, if it takes any."""
        return None

    @property
    def shelf(self) -> tuple[Pack, ...]:
        """The packs that come with the game."""
        return ()

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """What options may name of these packs, by option."""
        return {}

    @property
    def meanings(self) -> Mapping[str, Mapping[str, str]]:
        """What the names mean that content of this game may use, by kind, for the manual of its packs; under
        an empty name, what the kind is for."""
        return {}

    @property
    def coined(self) -> Mapping[str, set[str]]:
        """What comes with the game and packs may name, by kind."""
        return {}

    def read_pack(self, file: str, text: str) -> dict[str, Any]:
        """The tables of a pack's file, as a table's options keep them, once it is known that it can be used;
        BadFile with everything that is wrong with it."""
        tables = pack_tables(file, text)
        make_pack(self.pack_form(), self.meta.name, file, tables, self.kinds, self.state, self.coined)
        vouch(tables)
        self.use_pack(tables, file)
        return tables

    def pack_form(self) -> type[Pack]:
        """The form of its packs; BadOptions if it takes none."""
        if self.pack is None:
            raise BadOptions("error-no-packs")
        return self.pack

    def use_pack(self, tables: dict[str, Any], file: str = "pack") -> Pack:
        """The pack itself. It is read once, however many games are played with it."""
        self.pack_form()
        written = msgspec.json.encode(tables, order="deterministic")
        if len(written) > 2 * LONGEST_PACK:
            raise BadFile.of(file, [Trouble(1, "fault-long", {"most": LONGEST_PACK})])
        return _used(self, file, written)

    def hints(self, seen: Any, seat: int, choice: Choice) -> list[Hint]:
        """What helps a seat to decide. `seen` is a state with what the seat may see; all else is empty."""
        return []

    def facts(self, seen: Any) -> Facts:
        """What all readers may be told at any time: how things stand, what comes next. `seen` is a state with
        what spectators see."""
        return {}

    def own_facts(self, seen: Any, seat: int) -> Facts:
        """What a seat may be told besides, about other things. `seen` is a state with what the seat sees."""
        return {}

    def bots(self) -> dict[str, type[Bot]]:
        """The players that know this game, by name."""
        return {}

    @property
    def drawing(self) -> Drawing:
        """How the table looks in a terminal."""
        return Drawing()

    @property
    def papers(self) -> Papers:
        """What can be read beside the game, and printed."""
        return Papers()

    def read_file(self, setting: str, name: str, text: str) -> Any:
        """The value of an option from the text of a file; BadFile names every line that is wrong.

        Options that take a file say so in their JSON schema: `x-file` has the endings it may have.
        """
        raise BadOptions("error-no-file", setting=setting)

    def doubts(self, setting: str, value: Any) -> list[Sentence]:
        """What may be a slip in what was read: whoever brought it is told, and it is used all the same."""
        return []

    @abstractmethod
    def setup(self, seats: int, options: Any, dice: Dice) -> State:
        """The state before anybody chose anything, with the first steps on its stack."""

    @abstractmethod
    def result(self, state: Any) -> Result:
        """Points and winners of a finished game."""

    @property
    def kept(self) -> dict[str, Any]:
        """What a group has of this game before it has played any: options with which its games begin."""
        return {}

    def remember(self, kept: dict[str, Any], view: View) -> dict[str, Any]:
        """What it has after one more, from what it had and what everybody sees at the end.

        They are options like any others, and have their bounds.
        """
        return kept

    @abstractmethod
    def make_up(self, view: View, rng: random.Random) -> State:
        """A state that looks just like this view: what the seat can't see is made up, by the odds.

        The steps under way are left out: `imagine` adds them.
        """

    def imagine(self, view: View, rng: random.Random) -> State:
        """A state that looks just like this view, with the same question open, to be played to its end."""
        state = self.make_up(view, rng)
        resume(state, view, self.kinds, rng)
        return state

    def check(self, state: Any) -> None:  # noqa: B027 - a game may trust its positions
        """Raise ValueError for a state that can't be on a table: positions may come from anywhere."""

    def refuse_mistakes(self) -> None:
        """What whoever wrote it has to mend first: UnboundedField for options that could be of any size,
        TypeError if nobody can tell where its rules are."""
        refuse_endless(self.options)
        _ = self.rules

    def check_seats(self, count: int) -> None:
        """BadOptions for a number of players that this game isn't for."""
        least, most = self.meta.least, self.meta.most
        if not least <= count <= most:
            raise BadOptions("error-players", least=least, most=most, count=count)

    def read_options(self, names: Sequence[str], given: dict[str, Any]) -> Any:
        """The options in their typed form; BadOptions for what the game doesn't know or can't take."""
        self.check_seats(len(names))
        self.refuse_mistakes()
        try:
            size = len(msgspec.json.encode(given))
            options = msgspec.convert(given, self.options)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as problem:
            raise BadOptions("error-options", problem=self._fault(given) or str(problem)[:200]) from None
        if size > LARGEST_OPTIONS:
            raise BadOptions("error-options", problem=Sentence("fault-long", {"most": LARGEST_OPTIONS}))
        return options

    def _fault(self, given: Any) -> Sentence | None:
        """What is wrong with options, for readers of all languages."""
        reader = Proofreader(self.kinds)
        reader.read(given, self.options)
        return reader.faults[0].sentence if reader.faults else None


@cache
def refuse_endless(options: type[Struct]) -> None:
    """UnboundedField for options that could be of any size: each says how large it may be."""
    if not options.__struct_config__.forbid_unknown_fields:
        raise UnboundedField(f"{options.__qualname__} takes unknown fields; use forbid_unknown_fields=True")
    refuse_unbounded(options.__qualname__, fields_of(options), declared=True)


@lru_cache(maxsize=32)
def _used(game: Game, file: str, tables: bytes) -> Pack:
    return make_pack(
        game.pack_form(), game.meta.name, file, msgspec.json.decode(tables), game.kinds, game.state
    )


def options_schema(game: Game) -> dict[str, Any]:
    """The JSON schema of a table's options."""
    (schema,), components = msgspec.json.schema_components([game.options])
    found: dict[str, Any] = (
        components.get(schema["$ref"].rpartition("/")[2], schema) if "$ref" in schema else schema
    )
    for option, names in game.known.items():
        found["properties"][option]["x-known"] = list(names)
    return found
