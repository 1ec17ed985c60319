"""A match: a game being played, and what was done in it. This is what programs, tables and pages drive."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from huisclos.engine.base.dice import commitment
from huisclos.engine.base.errors import EndlessRules, HuisClosError, NoTakeBack, RuleFailed
from huisclos.engine.game.game import Game, Result
from huisclos.engine.match.endless_rules import found
from huisclos.engine.match.history import History
from huisclos.engine.match.record import FORMAT, Action, Record, Sign
from huisclos.engine.match.scene import Scene
from huisclos.engine.match.under_way import give_answer
from huisclos.engine.rules.choice import Bar, Choice, Facts, Hint
from huisclos.engine.rules.event import Told
from huisclos.engine.rules.state import State
from huisclos.engine.sight.view import View
from huisclos.engine.talk.lie_ledger import Entry
from huisclos.engine.talk.statements import Reply, Statement, Verdict


class Match:
    """A game being played.

    Drive it with `choices` and `act` until `choices` is empty. Bad input raises a HuisClosError and changes
    nothing. `new`, `replay` and `load` make one.

    >>> import huisclos
    >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
    >>> while choices := match.choices():
    ...     seat, choice = next(iter(choices.items()))
    ...     match.act(seat, [choice.options[0].id])
    >>> len(match.result.points)
    3

    How it stands is its `scene`, which is there to be looked at. What programs ask of that can be asked here;
    for parts of a view, the position as JSON, digests of content and texts of packs ask `match.scene`.
    """

    def __init__(
        self, game: Game, names: Sequence[str], options: dict[str, Any], state: State, start: Any = None
    ) -> None:
        self.scene = Scene(game, names, options, state)
        self._start = start
        self._history = History()
        self._failing: dict[tuple[tuple[int, tuple[str, ...]], ...], RuleFailed] = {}
        """The answers to what is asked now at which the rules fail."""

    # -- what is done --------------------------------------------------------------------------------

    @property
    def actions(self) -> list[Action]:
        """All that was chosen so far, in order."""
        return list(self._history.actions)

    def act(
        self, seat: int, picks: Sequence[str], *, house: bool = False, signs: Collection[Sign] = ()
    ) -> None:
        """A seat answers with the ids of its picks; or a bot or a clock does, which is the `house`.

        IllegalAction if the seat isn't asked, or for anything but options that it was offered, as many as the
        Choice wants; it names the rule. Where several are asked at once, nothing happens before all of them
        have answered.

        >>> import huisclos
        >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
        >>> seat, choice = next(iter(match.choices().items()))
        >>> try:
        ...     match.act(seat, ["place:99"])
        ... except huisclos.IllegalAction as refusal:
        ...     print(refusal.rule)
        LK-1.3
        >>> match.act(seat, [choice.options[0].id])

        `signs`: what the seat did since its last answer that only the table knows. What it said and what it
        took back is known here, and comes with it.

        RuleFailed for a mistake in the rules of the game: then the match is as it was.
        """
        scene, history = self.scene, self._history
        chosen = scene.chosen(seat, picks)
        given = history.signs.of(seat, signs)
        answered = ((seat, tuple(picks)),)
        self._refuse_failing(answered)
        history.pass_waypoint(scene.state)
        began = perf_counter()
        try:
            give_answer(scene.state, seat, chosen, house, given)
            scene.refuse_dead_end()
        except Exception as problem:
            scene.state = history.state_after(len(history.actions), scene.state.log)
            endless = isinstance(problem, EndlessRules)
            failed = found(scene.state, seat, chosen, house, given) if endless else RuleFailed.of(problem)
            self._failing[answered] = failed
            raise failed from problem
        history.note(seat, picks, house, given, perf_counter() - began)
        self._failing = {}

    def act_together(
        self,
        answers: Sequence[tuple[int, Sequence[str]]],
        *,
        house: Collection[int] = (),
        signs: Mapping[int, Collection[Sign]] | None = None,
    ) -> None:
        """Answers of several seats to one question, one after the other: all, or none if any fails.

        `house`: the seats for which the house has answered; `signs` by seat.
        """
        shown = signs or {}
        before, failing = len(self._history.actions), self._failing
        answered = tuple((seat, tuple(picks)) for seat, picks in answers)
        self._refuse_failing(answered)
        try:
            for seat, picks in answers:
                self.act(seat, picks, house=seat in house, signs=shown.get(seat, ()))
        except HuisClosError as problem:
            if len(self._history.actions) > before:
                self._go_back(before)
            self._failing = {**failing, answered: problem} if isinstance(problem, RuleFailed) else failing
            raise

    def _refuse_failing(self, answered: tuple[tuple[int, tuple[str, ...]], ...]) -> None:
        """It would fail again, and rules without end take their time."""
        if answered in self._failing:
            raise self._failing[answered].with_traceback(None)

    def take_back(self, actions: int = 1) -> None:
        """Undo the last actions; NoTakeBack once a die was rolled or something secret was shown since.

        >>> import huisclos
        >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
        >>> before = match.position()
        >>> seat, choice = next(iter(match.choices().items()))
        >>> match.act(seat, [choice.options[0].id])
        >>> match.take_back()
        >>> match.position() == before
        True

        What was said stays said; that something was taken back is a sign of whoever did the first of them.
        """
        self.check_take_back(actions)
        keep = len(self._history.actions) - actions
        seat = self._history.actions[keep].seat
        self._go_back(keep)
        self._history.signs.note(seat, "took-back")
        self.scene.ledger.undo(self.scene.state.acts)
        self._failing = {}

    def check_take_back(self, actions: int = 1) -> None:
        """NoTakeBack if the last actions can't be taken back."""
        done = len(self._history.actions)
        keep = done - actions if type(actions) is int else -1
        if not 0 <= keep < done:
            raise NoTakeBack("error-nothing-to-take-back")
        if self._history.has_shown(keep, self.scene.state.log):
            raise NoTakeBack("error-shown-since")

    def _go_back(self, keep: int) -> None:
        """As it was after so many actions."""
        self.scene.state = self._history.state_after(keep, self.scene.state.log)
        self._history.cut(keep)

    @property
    def endless(self) -> set[str]:
        """The cards at which answers to what is asked now have failed, because they would go on for ever."""
        return {failed.card for failed in self._failing.values() if isinstance(failed, EndlessRules)} - {""}

    def set_aside(self, card: str) -> None:
        """A card counts no more, for the rest of the game: for one that would go on for ever.

        It stands in the record. Nothing is done for it any more, not even what lies on the stack already, and
        it changes no figures.
        """
        self._history.set_aside(card, self.scene.state)
        self._failing = {}

    def copy(self) -> Match:
        """A match of its own, to play on from here. It takes microseconds, and keeps no events.

        What is done in the copy doesn't change this one, and the other way round. Its dice fall as they will
        fall here: a bot that looked ahead in a copy of the match would foresee them. Bots get a view.
        """
        new = Match.__new__(Match)
        new.scene, new._history = self.scene.copy(), self._history.copy()
        new._start, new._failing = self._start, {}
        return new

    def record(self) -> dict[str, Any]:
        """The match as plain data, from which `replay` makes it again; it can be written as JSON.

        It holds the seed and all that was brought along, secret or not: it is not for players before the end
        of the game.
        """
        scene, history, result = self.scene, self._history, self.result
        record = Record(
            FORMAT,
            scene.game.meta.name,
            scene.game.meta.version,
            scene.names,
            scene.options,
            scene.seed,
            commitment(scene.seed),
            history.actions,
            scene.ledger.said,
            result,
            self._start,
            scene.content_digest,
            sorted(history.house),
            scene.pack_digests,
            history.signs.written(),
            history.aside,
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        for sparse in ("packs", "signs", "aside"):
            if not plain[sparse]:
                del plain[sparse]
        if result and not result.things:
            del plain["result"]["things"]
        return plain

    # -- what is said --------------------------------------------------------------------------------

    def say(self, seat: int, form: str, **args: Any) -> Statement:
        """A seat says something of a fixed form, which is a sign; BadStatement for any other."""
        statement = self.scene.ledger.say(seat, form, args, self.scene.state)
        self._history.signs.note(seat, "said")
        return statement

    def answer(self, seat: int, number: int, reply: Reply) -> None:
        """A seat that was asked for something makes a deal of it, or doesn't.

        `number`: of the statement, from 0. BadStatement if it doesn't speak to that seat, has its answer, or
        if its occasion has passed.
        """
        self.scene.ledger.answer(seat, number, reply, self.scene.state)

    def counter(self, seat: int, number: int, form: str, **args: Any) -> Statement:
        """A seat that was asked for something says something else instead."""
        statement = self.scene.ledger.counter(seat, number, form, args, self.scene.state)
        self._history.signs.note(seat, "said")
        return statement

    @property
    def statements(self) -> Sequence[Statement]:
        """All that was said, each with its answer."""
        return self.scene.ledger.said

    def unanswered(self, seat: int) -> list[int]:
        """The numbers of the statements that wait for an answer of that seat."""
        return self.scene.ledger.waiting(seat, self.scene.state)

    def talk(self) -> list[tuple[Statement, Verdict | None]]:
        """All that was said, with the verdict on each as soon as it can be known."""
        return [(said, verdict) for said, verdict, _ in self.ledger()]

    def ledger(self) -> list[Entry]:
        """The same, with what became of both sides of deals."""
        return self.scene.ledger.entries(self.scene.state.log)

    def rename(self, seat: int, name: str) -> None:
        """Somebody else plays this seat from now on."""
        names = self.scene.names
        self.scene.names = [name if number == seat else old for number, old in enumerate(names)]

    # -- how it stands: see Scene --------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Its rules."""
        return self.scene.game

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return self.scene.names

    @property
    def options(self) -> dict[str, Any]:
        """Those of the table, secret ones too."""
        return self.scene.options

    @property
    def state(self) -> State:
        """All there is, with its secrets. What is taken back, or fails, leaves another one: ask anew."""
        return self.scene.state

    @property
    def seed(self) -> str:
        """What all dice and shuffles come from. Secret until the game is over."""
        return self.scene.seed

    @property
    def content(self) -> dict[str, Any]:
        """What doesn't change during this game, as far as players may know it, by its digest."""
        return self.scene.content

    @property
    def result(self) -> Result | None:
        """Points and winners once the game is over; None before."""
        return self.scene.result

    def position(self) -> dict[str, Any]:
        """The full state as plain data, and back with `load`: for tests, puzzles, tutorials.

        It holds all secrets, the dice to come among them: a seat gets a `view`.
        """
        plain: dict[str, Any] = msgspec.json.decode(self.scene.written_position())
        return plain

    def choices(self) -> dict[int, Choice]:
        """Who is asked what now, and what is on offer (`Choice.waits`); empty when the game is over.

        Several may be asked at once, and they may answer in any order: a seat that has answered is asked no
        more until all have.
        """
        return dict(self.scene.state.waiting())

    def bars(self, seat: int) -> list[Bar]:
        """What the seat can't choose now, and by which rule: for pages that show it greyed out.

        Not every thing that can't be done is listed, only what a player might look for. EndlessRules
        where that takes too much.
        """
        return self.scene.bars(seat)

    def hints(self, seat: int) -> list[Hint]:
        """What helps the seat to decide, such as the chances of a roll: nothing that it may not know.

        EndlessRules where that takes too much.
        """
        return self.scene.hints(seat)

    def facts(self, seat: int | None, *, everything: bool = False) -> Facts:
        """What a reader may be told at any time, by what it is about: nothing that the seat may not know."""
        return self.scene.facts(seat, everything=everything)

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
        return self.scene.view(seat, everything=everything, facts=facts)

    def events_since(self, number: int, seat: int | None, *, everything: bool = False) -> list[Told]:
        """The events from that number on, as the seat may see them; each with its own number `n`.

        Whoever has read up to the number n asks for those since n + 1. A `copy` of a match has none.
        """
        return self.scene.events_since(number, seat, everything=everything)
