"""A scene: how a game stands, what each of those who play it sees of that, and what they say."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

import msgspec

from huisclos.engine.base.dice import LONG, commitment
from huisclos.engine.base.errors import BadStatement
from huisclos.engine.base.inputs import check_count, check_seat
from huisclos.engine.game.game import Game, Result
from huisclos.engine.match.position import plain_copy, written
from huisclos.engine.match.record import FORMAT
from huisclos.engine.match.telling import Telling
from huisclos.engine.packs.digests import content_of, digest_of, original_content, remember, shown_content
from huisclos.engine.packs.pack import pack_digests, pack_words, wordless
from huisclos.engine.rules.choice import Bar, Choice, Facts, Hint
from huisclos.engine.rules.event import Told
from huisclos.engine.rules.state import BUDGET, State
from huisclos.engine.sight.stack import steps_of
from huisclos.engine.sight.view import View, asked, board, glimpse, shown_options, spoken
from huisclos.engine.talk.lie_ledger import Entry, Ledger
from huisclos.engine.talk.statements import Reply, Statement, Verdict
from huisclos.words import PackWords


class Scene:
    """A state, those who play it, and what they have said. How it came to it is a match's to know."""

    def __init__(self, game: Game, names: Sequence[str], options: dict[str, Any], state: State) -> None:
        self.game = game
        self.names = list(names)
        self.options = options
        self.state = state
        self._ledger = Ledger(game.talk, len(self.names))

    @property
    def seed(self) -> str:
        """What all dice and shuffles come from. Secret until the game is over."""
        return self.state.dice.seed

    @cached_property
    def content(self) -> dict[str, Any]:
        """What doesn't change during this game, as far as players may know it, by its digest."""
        shown = shown_content(self.state)
        return {self.content_names[field]: plain_copy(value) for field, value in shown.items()}

    @cached_property
    def told_content(self) -> dict[str, Any]:
        """The same for those who are told of this game from afar: without the words of the packs that come
        with it, which are half of it or more, and are to be had elsewhere."""
        shelf = {pack.name: pack.words for pack in self.game.shelf}
        return {name: _without(shelf, value) for name, value in self.content.items()}

    @cached_property
    def content_names(self) -> dict[str, str]:
        """The digest of each part of it, by field."""
        return {field: remember(value) for field, value in shown_content(self.state).items()}

    @cached_property
    def content_digest(self) -> str:
        """The digest of all content, also of what players may not know."""
        return digest_of(original_content(self.state), wordless)

    @cached_property
    def pack_digests(self) -> dict[str, str]:
        """The packs among it, by name."""
        return pack_digests(content_of(self.state))

    @cached_property
    def has_own_packs(self) -> bool:
        """Whether it is played with others than those that come with the game."""
        return not self.pack_digests.keys() <= {pack.name for pack in self.game.shelf}

    @cached_property
    def shown_options(self) -> dict[str, Any]:
        """The table's options as everyone sees them."""
        return shown_options(self.game.options, self.options)

    @property
    def pack_words(self) -> PackWords:
        """The texts that the packs of this game brought along."""
        return pack_words(content_of(self.state))

    @property
    def result(self) -> Result | None:
        """Points and winners once the game is over; None before."""
        return self.game.result(self.state) if self.state.over else None

    def position(self) -> dict[str, Any]:
        """The full state as plain data, and back with `load`: for tests, puzzles, tutorials.

        It holds all secrets, the dice to come among them: a seat gets a `view`.
        """
        plain: dict[str, Any] = msgspec.json.decode(self.written_position())
        return plain

    def written_position(self, without: Collection[str] = ()) -> bytes:
        """The same as JSON: the cheapest form, for whoever keeps it after every action.

        `without` these options, if they have them elsewhere.
        """
        options = {name: value for name, value in self.options.items() if name not in without}
        names: dict[str, Any] = {"content": self.content_digest}
        if self.pack_digests:
            names["packs"] = self.pack_digests
        return written(self.game, self.names, options, self.state, names)

    # -- being asked ---------------------------------------------------------------------------------

    def choices(self) -> dict[int, Choice]:
        """Who is asked what now, and what is on offer (`Choice.waits`); empty when the game is over.

        Several may be asked at once, and they may answer in any order: a seat that has answered is asked no
        more until all have.
        """
        return dict(self.state.waiting())

    def bars(self, seat: int) -> list[Bar]:
        """What the seat can't choose now, and by which rule: for pages that show it greyed out.

        Not every thing that can't be done is listed, only what a player might look for. EndlessRules
        where that takes too much.
        """
        step = self.state.step
        return step.bars(_counted(self.state.copy()), seat) if step and seat in self.state.waiting() else []

    def hints(self, seat: int) -> list[Hint]:
        """What helps the seat to decide, such as the chances of a roll: nothing that it may not know.

        EndlessRules where that takes too much.
        """
        choice = self.state.waiting().get(seat)
        if choice is None or type(self.game).hints is Game.hints:
            return []
        return self.game.hints(_counted(glimpse(self.state, seat)), seat, choice)

    def facts(self, seat: int | None, *, everything: bool = False) -> Facts:
        """What a reader may be told at any time, by what it is about: nothing that the seat may not know."""
        telling = self.telling(everything=everything)
        return {**telling.to(seat), **telling.to_all()}

    def telling(self, *, everything: bool = False) -> Telling:
        """The same for many readers: what they share is worked out once."""
        return Telling(self.game, self.state, everything=everything)

    # -- talking -------------------------------------------------------------------------------------

    def say(self, seat: int, form: str, **args: Any) -> Statement:
        """A seat says something of a fixed form; BadStatement if the game has no such form."""
        statement = self._statement(seat, form, args)
        self._ledger.say(statement)
        return statement

    def answer(self, seat: int, number: int, reply: Reply) -> None:
        """A seat that was asked for something makes a deal of it, or doesn't.

        `number`: of the statement, from 0. BadStatement if it doesn't speak to that seat, has its answer, or
        if its occasion has passed.
        """
        self._must_go_on()
        speaker = check_seat(seat, len(self.names))
        self._ledger.answer(speaker, number, reply, self.state.acts, self.state.log)

    def counter(self, seat: int, number: int, form: str, **args: Any) -> Statement:
        """A seat that was asked for something says something else instead."""
        statement = self._statement(seat, form, args)
        mine = self._ledger.say(statement)
        try:
            self.answer(seat, number, "else")
        except BadStatement:
            del self._ledger.said[mine]
            raise
        return statement

    def _statement(self, seat: int, form: str, args: dict[str, Any]) -> Statement:
        self._must_go_on()
        speaker = check_seat(seat, len(self.names))
        return Statement(speaker, self.state.acts, form, msgspec.to_builtins(args))

    def _must_go_on(self) -> None:
        if self.state.over:
            raise BadStatement("error-over")

    @property
    def statements(self) -> Sequence[Statement]:
        """All that was said, each with its answer."""
        return self._ledger.said

    def unanswered(self, seat: int) -> list[int]:
        """The numbers of the statements that wait for an answer of that seat."""
        return [] if self.state.over else self._ledger.waiting(seat, self.state.log)

    def talk(self) -> list[tuple[Statement, Verdict | None]]:
        """All that was said, with the verdict on each as soon as it can be known."""
        return [(said, verdict) for said, verdict, _ in self.ledger()]

    def ledger(self) -> list[Entry]:
        """The same, with what became of both sides of deals."""
        return self._ledger.entries(self.state.log)

    def rename(self, seat: int, name: str) -> None:
        """Somebody else plays this seat from now on."""
        self.names = [name if number == seat else old for number, old in enumerate(self.names)]
        self.__dict__.pop("lasting_view", None)

    # -- seeing --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, everything: bool = False, facts: bool = False) -> View:
        """All that a seat may see, as plain data; None for a spectator. A finished game is open to all.

        `everything` opens a game that isn't over: for replays of finished ones. `facts` are for those who
        read, and take their time.

        >>> import huisclos
        >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
        >>> view = match.view(0)
        >>> view["game"], view["seat"], view["seed"]
        ('lockdown', 0, None)
        """
        if seat is not None:
            check_seat(seat, len(self.names))
        over = self.state.over or everything
        shown = {**board(self.state, seat, everything=over), **self.content_names}
        view: View = {
            **self.shared_view(everything=everything),  # type: ignore[typeddict-item]
            **self.own_view(seat),
            "board": shown,
            "steps": steps_of(self.state),
        }
        if facts:
            view["facts"] = msgspec.to_builtins(self.facts(seat, everything=everything))
        return view

    def shared_view(self, *, everything: bool = False) -> dict[str, Any]:
        """The part of a view, beside the board, that is the same for whoever looks."""
        talk = [spoken(*entry) for entry in self.ledger()]
        lasting = {**self.lasting_view, "names": list(self.names)}
        return {**lasting, **self.passing_view(everything=everything), "talk": talk}

    @cached_property
    def lasting_view(self) -> dict[str, Any]:
        """Of this, what stays the same for the whole game."""
        return {
            "version": FORMAT,
            "game": self.game.meta.name,
            "names": self.names,
            "options": self.shown_options,
            "commitment": commitment(self.seed) if len(self.seed) >= LONG else None,
        }

    def passing_view(self, *, everything: bool = False, sealed: Collection[int] = ()) -> dict[str, Any]:
        """Of this, what changes, but for what was said. `sealed`: whose answers a table keeps for later."""
        result = self.result
        waiting = {seat: choice for seat, choice in self.state.waiting().items() if seat not in sealed}
        return {
            "waiting": asked(waiting),
            "answered": sorted([*self.state.answers, *sealed]),
            "seed": self.seed if self.state.over or everything else None,
            "result": msgspec.to_builtins(result) if result else None,
        }

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The part that depends on who looks."""
        answers = self.state.answers
        answer = [pick.id for pick in answers[seat]] if seat is not None and seat in answers else None
        return {"seat": seat, "answer": answer}

    def events_since(self, number: int, seat: int | None, *, everything: bool = False) -> list[Told]:
        """The events from that number on, as the seat may see them; each with its own number `n`.

        Whoever has read up to the number n asks for those since n + 1. A `copy` of a match has none.
        """
        check_count(number)
        if seat is not None:
            check_seat(seat, len(self.names))
        log = self.state.log or []
        over = self.state.over or everything
        return [
            event.seen_by(seat, number=n, open_hands=over) for n, event in enumerate(log[number:], number)
        ]


def _counted(state: State) -> State:
    """A state of one's own to look at things with: that takes no more than an action may."""
    state.purse = BUDGET
    return state


def _without(shelf: dict[str, dict[str, str]], content: Any) -> Any:
    """Packs of other words than those on the shelf keep them."""
    if not isinstance(content, list):
        return content
    return [{**one, "words": {}} if _is_from(shelf, one) else one for one in content]


def _is_from(shelf: dict[str, dict[str, str]], one: Any) -> bool:
    return isinstance(one, dict) and one.get("name") in shelf and one.get("words") == shelf[one["name"]]
