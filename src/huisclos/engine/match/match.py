"""A match: a state with its record. This is what programs, tables and pages drive."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from time import perf_counter
from typing import Any

import msgspec

from huisclos.engine.base.dice import Dice, commitment
from huisclos.engine.base.errors import (
    BadOptions,
    EndlessRules,
    HuisClosError,
    IllegalAction,
    NoTakeBack,
    RuleFailed,
)
from huisclos.engine.game.game import Game
from huisclos.engine.match.endless_rules import at_start, found
from huisclos.engine.match.position import from_plain, plain_copy
from huisclos.engine.match.record import FORMAT, Action, Aside, Record, Sign
from huisclos.engine.match.scene import Scene
from huisclos.engine.match.signs_given import SignsGiven
from huisclos.engine.match.takeback import shows_something
from huisclos.engine.match.waypoint import EVERY, LONG, Waypoint
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import BUDGET, UNCOUNTED, State
from huisclos.engine.talk.statements import Statement

MOST_TOLD = 20_000
"""So much may be told in a game before it is over, as after too many actions. It takes a thousand bytes each,
and no game of the box has told a twentieth of it."""


class Match(Scene):
    """A game being played.

    Drive it with `choices` and `act` until `choices` is empty. Bad input raises a HuisClosError and changes
    nothing. `new`, `replay` and `load` make one. `names` are the players by seat, `options` those of the
    table, `game` are the rules; `state` is all there is, with its secrets.

    >>> import huisclos
    >>> match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], seed=4)
    >>> while choices := match.choices():
    ...     seat, choice = next(iter(choices.items()))
    ...     match.act(seat, [choice.options[0].id])
    >>> len(match.result.points)
    3
    """

    def __init__(
        self, game: Game, names: Sequence[str], options: dict[str, Any], state: State, start: Any = None
    ) -> None:
        super().__init__(game, names, options, state)
        self._start = start
        self._actions: list[Action] = []
        self._house: set[int] = set()
        """Which of them nobody took themselves."""
        self._signs = SignsGiven()
        self._aside: list[Aside] = []
        self._failing: dict[tuple[tuple[int, tuple[str, ...]], ...], RuleFailed] = {}
        """The answers to what is asked now at which the rules fail."""
        self._waypoints: list[Waypoint] = []
        """As it was before the first action, and after every so many."""
        self._took = 0.0
        """How long the actions since the last of them took."""

    @property
    def actions(self) -> list[Action]:
        """All that was chosen so far, in order."""
        return list(self._actions)

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
        chosen = self._legal(seat, picks)
        given = self._signs.of(seat, signs)
        answer = ((seat, tuple(picks)),)
        self._refuse_failing(answer)
        self._pass_waypoint()
        self.state.house, self.state.signs = house, given
        began = perf_counter()
        try:
            self.state.act(seat, chosen)
            self.state.house, self.state.signs = False, ()
            if len(self.state.log or ()) > MOST_TOLD and not self.state.over:
                self.state.stop()
            if self.state.over:
                self.state.purse = BUDGET  # whoever looks at it asks for the result
                self.game.result(self.state)
                self.state.purse = UNCOUNTED
            elif self.state.unanswerable():
                raise LookupError("a question without an answer")
        except Exception as problem:
            self.state = self._replayed(len(self._actions)).state
            failed = self._failing[answer] = self._failure(problem, seat, chosen)
            raise failed from problem
        self._took += perf_counter() - began
        if house:
            self._house.add(len(self._actions))
        self._signs.take(len(self._actions), seat, given)
        self._actions.append(Action(seat, list(picks)))
        self._failing = {}

    def _failure(self, problem: Exception, seat: int, chosen: list[Option]) -> RuleFailed:
        if isinstance(problem, EndlessRules):
            return found(self.state, seat, chosen)
        return rule_failed(problem)

    @property
    def endless(self) -> set[str]:
        """The cards at which answers to what is asked now have failed, because they would go on for ever."""
        return {failed.card for failed in self._failing.values() if isinstance(failed, EndlessRules)} - {""}

    def set_aside(self, card: str) -> None:
        """A card counts no more, for the rest of the game: for one that would go on for ever.

        It stands in the record. Nothing is done for it any more, not even what lies on the stack already, and
        it changes no figures.
        """
        if card not in self.state.silent:
            self._aside.append(Aside(len(self._actions), card))
            self._follow_aside(self.state, len(self._actions))
        self._failing = {}

    def _follow_aside(self, state: State, done: int) -> None:
        """What was set aside after so many actions."""
        for aside in self._aside:
            if aside.after == done and (card := aside.card) not in state.silent:
                state.silent += (card,)
                state.tell("card-set-aside", card=card)

    def _pass_waypoint(self) -> None:
        """One is kept where the last is some way off, in actions or in time."""
        done = len(self._actions)
        last = self._waypoints[-1].number if self._waypoints else -EVERY
        if done - last >= EVERY or (self._took > LONG and done > last):
            self._waypoints.append(Waypoint(self.state, done))
            self._took = 0.0

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
        before, failing = len(self._actions), self._failing
        answer = tuple((seat, tuple(picks)) for seat, picks in answers)
        self._refuse_failing(answer)
        try:
            for seat, picks in answers:
                self.act(seat, picks, house=seat in house, signs=shown.get(seat, ()))
        except HuisClosError as problem:
            if len(self._actions) > before:
                self._cut(before)
            self._failing = {**failing, answer: problem} if isinstance(problem, RuleFailed) else failing
            raise

    def _refuse_failing(self, answer: tuple[tuple[int, tuple[str, ...]], ...]) -> None:
        """It would fail again, and rules without end take their time."""
        if answer in self._failing:
            raise self._failing[answer].with_traceback(None)

    def _legal(self, seat: int, picks: Sequence[str]) -> list[Option]:
        choice = self.state.waiting().get(seat) if type(seat) is int else None
        if choice is None:
            raise IllegalAction("error-not-asked", seat=str(seat)[:40])
        if not isinstance(picks, (list, tuple)) or not choice.min <= len(picks) <= choice.max:
            raise IllegalAction("error-count", rule=choice.rule, least=choice.min, most=choice.max)
        chosen = choice.chosen(picks)
        if chosen is not None:
            return chosen
        offered = sorted(option.id for option in choice.options)
        wrong = next((pick for pick in picks if pick not in offered), picks[0])
        for option in choice.options:
            if option.added(wrong) is not None:
                raise IllegalAction("error-words", rule=choice.rule, most=option.writes)
        rule = next((bar.rule for bar in self.bars(seat) if bar.id == wrong), choice.rule)
        raise IllegalAction("error-not-offered", rule=rule, pick=str(wrong)[:40], offered=offered)

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
        keep = len(self._actions) - actions
        seat = self._actions[keep].seat
        self._cut(keep)
        self._signs.note(seat, "took-back")
        self._ledger.undo(self.state.acts)
        self._failing = {}

    def _cut(self, keep: int) -> None:
        """As it was after so many actions."""
        self.state = self._replayed(keep).state
        self._signs.cut(self._actions, keep)
        del self._actions[keep:]
        self._waypoints = [point for point in self._waypoints if point.number <= keep]
        self._house = {number for number in self._house if number < keep}
        self._aside = [aside for aside in self._aside if aside.after <= keep]

    def check_take_back(self, actions: int = 1) -> None:
        """NoTakeBack if the last actions can't be taken back."""
        keep = len(self._actions) - actions if type(actions) is int else -1
        if not 0 <= keep < len(self._actions):
            raise NoTakeBack("error-nothing-to-take-back")
        probe = self._replayed(keep)
        for number, action in enumerate(self._actions[keep:], keep):
            seat, picks = action.seat, action.picks
            self._follow_aside(probe.state, number)
            probe.state.house, probe.state.signs = number in self._house, self._signs.at(number)
            if shows_something(probe.state, seat, probe._legal(seat, picks)):
                raise NoTakeBack("error-shown-since")

    def copy(self) -> Match:
        """A match of its own, to play on from here. It takes microseconds, and keeps no events.

        What is done in the copy doesn't change this one, and the other way round. Its dice fall as they will
        fall here: a bot that looked ahead in a copy of the match would foresee them. Bots get a view.
        """
        new = copy(self)
        new.state = self.state.copy()
        new._actions, new._ledger = self._actions[:], self._ledger.copy()
        new._failing, new._waypoints = {}, self._waypoints[:]
        new._aside = self._aside[:]
        new._house, new._signs = self._house.copy(), self._signs.copy()
        return new

    def _replayed(self, upto: int) -> Match:
        """As it was after so many actions: the last of them are done again."""
        nearest = next(point for point in reversed(self._waypoints) if point.number <= upto)
        match = Match(self.game, self.names, self.options, nearest.state_again(self.state.log))
        for number in range(nearest.number, upto):
            self._follow_aside(match.state, number)
            action = self._actions[number]
            match.act(action.seat, action.picks, house=number in self._house, signs=self._signs.at(number))
        self._follow_aside(match.state, upto)
        return match

    def say(self, seat: int, form: str, **args: Any) -> Statement:
        """A seat says something of a fixed form, which is a sign; BadStatement if it has none."""
        statement = super().say(seat, form, **args)
        self._signs.note(seat, "said")
        return statement

    def counter(self, seat: int, number: int, form: str, **args: Any) -> Statement:
        """A seat that was asked for something says something else instead."""
        statement = super().counter(seat, number, form, **args)
        self._signs.note(seat, "said")
        return statement

    def record(self) -> dict[str, Any]:
        """The match as plain data, from which `replay` makes it again; it can be written as JSON.

        It holds the seed and all that was brought along, secret or not: it is not for players before the end
        of the game.
        """
        result = self.result
        record = Record(
            FORMAT,
            self.game.meta.name,
            self.game.meta.version,
            self.names,
            self.options,
            self.seed,
            commitment(self.seed),
            self._actions,
            self._ledger.said,
            result,
            self._start,
            self.content_digest,
            sorted(self._house),
            self.pack_digests,
            self._signs.written(),
            self._aside,
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        for sparse in ("packs", "signs", "aside"):
            if not plain[sparse]:
                del plain[sparse]
        if result and not result.things:
            del plain["result"]["things"]
        return plain


def rule_failed(problem: Exception) -> RuleFailed:
    """A mistake of the rules, as it is told to players."""
    if isinstance(problem, RuleFailed):
        return problem
    return RuleFailed("error-rule-failed", problem=type(problem).__name__)


def restart(game: Game, names: Sequence[str], options: dict[str, Any], seed: str, start: Any = None) -> Match:
    """A match before its first action: from the setup, or from a position."""
    typed = game.read_options(names, options)
    plain = plain_copy(msgspec.to_builtins(typed))
    if start is not None:
        return Match(game, names, plain, from_plain(game, start), start)
    try:
        state = game.setup(len(names), typed, Dice(seed))
        state.start_log()
        try:
            state.advance()
        except EndlessRules as problem:
            raise at_start(state, problem) from None
    except BadOptions:
        raise
    except Exception as problem:
        raise rule_failed(problem) from problem
    return Match(game, names, plain, state)


def whole_options(game: Game, names: Sequence[str], options: dict[str, Any]) -> dict[str, Any]:
    """Options as plain data, with all that weren't named: an earlier record may not know some of them."""
    plain: dict[str, Any] = plain_copy(msgspec.to_builtins(game.read_options(names, options)))
    return plain
