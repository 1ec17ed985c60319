"""A match: a state with its record. This is what programs, tables and pages drive."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from copy import copy
from functools import cached_property
from typing import Any

import msgspec

from huisclos.engine.choice import Bar, Choice, Option
from huisclos.engine.content import content_of, digest, remember, shown_content
from huisclos.engine.dice import LONG, Dice, commitment
from huisclos.engine.errors import BadOptions, BadStatement, IllegalAction, NoTakeBack, RuleFailed
from huisclos.engine.event import Event, Told
from huisclos.engine.game import Game, Result
from huisclos.engine.inputs import check_count, check_seat
from huisclos.engine.packs import pack_words
from huisclos.engine.position import from_plain, plain_copy, written
from huisclos.engine.record import FORMAT, MOST_SAID, Action, Record
from huisclos.engine.stack import steps_of
from huisclos.engine.state import State
from huisclos.engine.takeback import shows_something
from huisclos.engine.talk import Statement, Verdict
from huisclos.engine.view import Spoken, View, asked, board, shown_options
from huisclos.engine.waypoint import EVERY, Waypoint
from huisclos.words import PackWords


class Match:
    """A game being played.

    Drive it with `choices` and `act` until `choices` is empty. Bad input raises a HuisClosError and changes
    nothing.
    """

    def __init__(
        self, game: Game, names: Sequence[str], options: dict[str, Any], state: State, start: Any = None
    ) -> None:
        self.game = game
        self.names = list(names)
        self.options = options
        self.state = state
        self._start = start
        self._actions: list[Action] = []
        self._talk: list[Statement] = []
        self._verdicts: dict[int, Verdict] = {}
        self._judged = 0
        """So many events were there when the rest was last judged."""
        self._public: list[Event] = []
        self._failing: dict[tuple[int, tuple[str, ...]], RuleFailed] = {}
        """The answers to what is asked now at which the rules fail."""
        self._waypoints: list[Waypoint] = []
        """As it was before the first action, and after every so many."""

    @property
    def actions(self) -> list[Action]:
        """All that was chosen so far, in order."""
        return list(self._actions)

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
    def content_names(self) -> dict[str, str]:
        """The digest of each part of it, by field."""
        return {field: remember(value) for field, value in shown_content(self.state).items()}

    @cached_property
    def content_digest(self) -> str:
        """The digest of all content, also of what players may not know."""
        return digest(content_of(self.state))

    @cached_property
    def shown_options(self) -> dict[str, Any]:
        """The table's options as everyone sees them."""
        return shown_options(self.game.options, self.options)

    @property
    def pack_words(self) -> PackWords:
        """The texts that the packs of this game brought along."""
        return pack_words(content_of(self.state))

    # -- playing -------------------------------------------------------------------------------------

    def choices(self) -> dict[int, Choice]:
        """Who is asked what now, and what is on offer (`Choice.waits`); empty when the game is over."""
        return dict(self.state.waiting())

    def act(self, seat: int, picks: Sequence[str]) -> None:
        """A seat answers with the ids of its picks.

        RuleFailed for a mistake in the rules of the game: then the match is as it was.
        """
        chosen = self._legal(seat, picks)
        answer = (seat, tuple(picks))
        if answer in self._failing:
            # It would fail again, and rules without end take their time.
            raise self._failing[answer].with_traceback(None)
        if len(self._actions) == EVERY * len(self._waypoints):
            self._waypoints.append(Waypoint(self.state))
        try:
            self.state.act(seat, chosen)
            if self.state.over:
                self.game.result(self.state)
            elif self.state.unanswerable():
                raise LookupError("a question without an answer")
        except Exception as problem:
            self.state = self._replayed(len(self._actions)).state
            failed = self._failing[answer] = rule_failed(problem)
            raise failed from problem
        self._actions.append(Action(seat, list(picks)))
        self._failing = {}

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

    def bars(self, seat: int) -> list[Bar]:
        """What the seat can't choose now, and by which rule."""
        step = self.state.step
        return step.bars(self.state, seat) if step and seat in self.state.waiting() else []

    def take_back(self, actions: int = 1) -> None:
        """Undo the last actions; NoTakeBack once a die was rolled or something secret was shown since.

        What was said stays said.
        """
        self.check_take_back(actions)
        keep = len(self._actions) - actions
        self.state = self._replayed(keep).state
        del self._actions[keep:], self._waypoints[keep // EVERY + 1 :]
        now = self.state.acts
        self._talk = [msgspec.structs.replace(said, at=min(said.at, now)) for said in self._talk]
        self._verdicts, self._judged, self._public, self._failing = {}, 0, [], {}

    def check_take_back(self, actions: int = 1) -> None:
        """NoTakeBack if the last actions can't be taken back."""
        keep = len(self._actions) - actions if type(actions) is int else -1
        if not 0 <= keep < len(self._actions):
            raise NoTakeBack("error-nothing-to-take-back")
        probe = self._replayed(keep)
        for action in self._actions[keep:]:
            seat, picks = action.seat, action.picks
            if shows_something(probe.state, seat, probe._legal(seat, picks)):
                raise NoTakeBack("error-shown-since")

    def copy(self) -> Match:
        """A match of its own, to play on from here. It takes microseconds, and keeps no events."""
        new = copy(self)
        new.state = self.state.copy()
        new._actions, new._talk, new._verdicts = self._actions[:], self._talk[:], self._verdicts.copy()
        new._public, new._failing, new._waypoints = [], {}, self._waypoints[:]
        return new

    def _replayed(self, upto: int) -> Match:
        """As it was after so many actions: the last of them are done again."""
        place = upto // EVERY
        if place == len(self._waypoints):
            place -= 1
        match = Match(self.game, self.names, self.options, self._waypoints[place].state_again(self.state.log))
        for action in self._actions[place * EVERY : upto]:
            match.act(action.seat, action.picks)
        return match

    @property
    def result(self) -> Result | None:
        """Points and winners once the game is over."""
        return self.game.result(self.state) if self.state.over else None

    # -- talking -------------------------------------------------------------------------------------

    def say(self, seat: int, form: str, **args: Any) -> Statement:
        """A seat says something of a fixed form; BadStatement if it has none."""
        if self.state.over:
            raise BadStatement("error-over")
        if len(self._talk) >= MOST_SAID:
            raise BadStatement("error-much-said", most=MOST_SAID)
        speaker = check_seat(seat, len(self.names))
        statement = Statement(speaker, self.state.acts, form, msgspec.to_builtins(args))
        self.game.talk.check(statement, len(self.names))
        self._talk.append(statement)
        return statement

    @property
    def statements(self) -> Sequence[Statement]:
        """All that was said."""
        return self._talk

    def talk(self) -> list[tuple[Statement, Verdict | None]]:
        """All that was said, with the verdict on each as soon as it can be known."""
        self._judge()
        return [(said, self._verdicts.get(number)) for number, said in enumerate(self._talk)]

    def _judge(self) -> None:
        """Once for whatever has happened: nothing but events leads to a verdict."""
        log = self.state.log
        if log is None or len(log) == self._judged:
            return
        self._judged, events = len(log), self._known_to_all(log)
        for number, said in enumerate(self._talk):
            if number not in self._verdicts:
                # The game goes on whatever is said, so a judge that fails judges nothing.
                with suppress(Exception):
                    verdict = self.game.talk.verdict(said, events)
                    if verdict is not None:
                        self._verdicts[number] = verdict

    def _known_to_all(self, log: list[Event]) -> list[Event]:
        """The events without their secrets: a verdict is public, so it knows no more than everyone does."""
        self._public += [event.public for event in log[len(self._public) :]]
        return self._public

    # -- seeing --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, everything: bool = False) -> View:
        """All that a seat may see, as plain data; None for a spectator. A finished game is open to all.

        `everything` opens a game that isn't over: for replays of finished ones.
        """
        if seat is not None:
            check_seat(seat, len(self.names))
        over = self.state.over or everything
        shown = {**board(self.state, seat, everything=over), **self.content_names}
        return {
            **self.shared_view(everything=everything),  # type: ignore[typeddict-item]
            **self.own_view(seat),
            "board": shown,
            "steps": steps_of(self.state),
        }

    def shared_view(self, *, everything: bool = False) -> dict[str, Any]:
        """The part of a view, beside the board, that is the same for whoever looks."""
        talk = [spoken(said, verdict) for said, verdict in self.talk()]
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

    def passing_view(self, *, everything: bool = False) -> dict[str, Any]:
        """Of this, what changes, but for what was said."""
        result = self.result
        return {
            "waiting": asked(self.state.waiting()),
            "answered": sorted(self.state.answers),
            "seed": self.seed if self.state.over or everything else None,
            "result": msgspec.to_builtins(result) if result else None,
        }

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The part that depends on who looks."""
        answers = self.state.answers
        answer = [pick.id for pick in answers[seat]] if seat is not None and seat in answers else None
        return {"seat": seat, "answer": answer}

    def events_since(self, number: int, seat: int | None, *, everything: bool = False) -> list[Told]:
        """The events from that number on, as the seat may see them; each with its own number `n`."""
        check_count(number)
        if seat is not None:
            check_seat(seat, len(self.names))
        log = self.state.log or []
        over = self.state.over or everything
        return [
            event.seen_by(seat, number=n, open_hands=over) for n, event in enumerate(log[number:], number)
        ]

    # -- keeping -------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match as plain data, from which `replay` makes it again. Holds the seed: not for players."""
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
            self._talk,
            result,
            self._start,
            self.content_digest,
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    def position(self) -> dict[str, Any]:
        """The full state as plain data, and back with `load`: for tests, puzzles, tutorials."""
        plain: dict[str, Any] = msgspec.json.decode(self.written_position())
        return plain

    def written_position(self, without: Collection[str] = ()) -> bytes:
        """The same as JSON: the cheapest form, for whoever keeps it after every action.

        `without` these options, if they have them elsewhere.
        """
        options = {name: value for name, value in self.options.items() if name not in without}
        return written(self.game, self.names, options, self.state, self.content_digest)


def spoken(said: Statement, verdict: Verdict | None) -> Spoken:
    args = msgspec.to_builtins(said.args)
    return {"seat": said.seat, "at": said.at, "form": said.form, "args": args, "verdict": verdict}


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
        state.advance()
    except BadOptions:
        raise
    except Exception as problem:
        raise rule_failed(problem) from problem
    return Match(game, names, plain, state)
