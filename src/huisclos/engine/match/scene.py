"""A scene: how a game stands, and what each of those who play it sees and is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any

import msgspec

from huisclos.engine.base.dice import LONG, commitment
from huisclos.engine.base.errors import IllegalAction
from huisclos.engine.base.inputs import check_count, check_seat
from huisclos.engine.game.game import Game, Result
from huisclos.engine.match.position import plain_copy, written
from huisclos.engine.match.record import FORMAT
from huisclos.engine.match.telling import Telling
from huisclos.engine.match.under_way import counted
from huisclos.engine.packs.digests import content_of, digest_of, original_content, remember, shown_content
from huisclos.engine.packs.pack import pack_digests, pack_words, wordless
from huisclos.engine.rules.choice import Bar, Facts, Hint, Option
from huisclos.engine.rules.event import Told
from huisclos.engine.rules.state import State
from huisclos.engine.sight.stack import steps_of
from huisclos.engine.sight.view import View, asked, board, glimpse, shown_options, spoken
from huisclos.engine.talk.lie_ledger import Ledger
from huisclos.words import PackWords


class Scene:
    """A state, those who play it, and what they have said: to be looked at. It changes by its match alone,
    which knows how it came to it, and asks it for what programs want to see.

    Tables and servers ask it themselves: they keep a match or tell of it part by part.
    """

    def __init__(self, game: Game, names: Sequence[str], options: dict[str, Any], state: State) -> None:
        self.game = game
        self.names = list(names)
        self.options = options
        self.state = state
        self.ledger = Ledger(game.talk, len(self.names))

    def copy(self) -> Scene:
        """One of its own, with all that was worked out of its content."""
        new = Scene.__new__(Scene)
        vars(new).update(vars(self))
        new.state, new.ledger = self.state.copy(), self.ledger.copy()
        return new

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

    @property
    def shown_options(self) -> dict[str, Any]:
        """The table's options as everyone sees them: whoever gets them may do with them what they like."""
        plain: dict[str, Any] = msgspec.json.decode(self._options)
        return plain

    @cached_property
    def _options(self) -> bytes:
        return msgspec.json.encode(shown_options(self.game.options, self.options))

    @property
    def pack_words(self) -> PackWords:
        """The texts that the packs of this game brought along."""
        return pack_words(content_of(self.state))

    @property
    def result(self) -> Result | None:
        """Points and winners once the game is over; None before. EndlessRules where that takes too much."""
        return self.game.result(counted(self.state.copy())) if self.state.over else None

    def written_position(self, without: Collection[str] = ()) -> bytes:
        """The full state as JSON, for whoever keeps it after every action.

        `without` these options, if they have them elsewhere.
        """
        options = {name: value for name, value in self.options.items() if name not in without}
        names: dict[str, Any] = {"content": self.content_digest}
        if self.pack_digests:
            names["packs"] = self.pack_digests
        return written(self.game, self.names, options, self.state, names)

    # -- being asked ---------------------------------------------------------------------------------

    def chosen(self, seat: int, picks: Sequence[str]) -> list[Option]:
        """The options that a seat picks; IllegalAction unless they were offered to it."""
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
        return step.bars(counted(self.state.copy()), seat) if step and seat in self.state.waiting() else []

    def hints(self, seat: int) -> list[Hint]:
        """What helps the seat to decide, from what it may see."""
        choice = self.state.waiting().get(seat)
        if choice is None or type(self.game).hints is Game.hints:
            return []
        return self.game.hints(counted(glimpse(self.state, seat)), seat, choice)

    def facts(self, seat: int | None, *, everything: bool = False) -> Facts:
        """What a reader may be told at any time, by what it is about: nothing that the seat may not know."""
        telling = self.telling(everything=everything)
        return {**telling.to(seat), **telling.to_all()}

    def telling(
        self, *, everything: bool = False, note: Callable[[Exception], None] | None = None
    ) -> Telling:
        """The same for many readers: what they share is worked out once. With `note` it hears of a mistake in
        the game's facts, and the readers are told all else."""
        return Telling(self.game, self.state, everything=everything, note=note)

    def refuse_dead_end(self) -> None:
        """A question that nobody can answer is a mistake of the rules, and so is an end without a result."""
        if self.state.over:
            _ = self.result
        elif self.state.unanswerable():
            raise LookupError("a question without an answer")

    # -- seeing --------------------------------------------------------------------------------------

    def view(self, seat: int | None, *, everything: bool = False, facts: bool = False) -> View:
        """All that a seat may see, as plain data; None for a spectator. With `facts` if somebody reads it."""
        if seat is not None:
            check_seat(seat, len(self.names))
        over = self.state.over or everything
        view: View = {
            **self.lasting_view,  # type: ignore[typeddict-item]
            **self.passing_view(everything=everything),
            "talk": [spoken(*entry) for entry in self.ledger.entries(self.state.log)],
            **self.own_view(seat),
            "board": {**board(self.state, seat, everything=over), **self.content_names},
            "steps": steps_of(self.state),
        }
        if facts:
            view["facts"] = msgspec.to_builtins(self.facts(seat, everything=everything))
        return view

    @property
    def lasting_view(self) -> dict[str, Any]:
        """Of it, what stays the same for the whole game, but for the names: somebody else may play on."""
        return {
            "version": FORMAT,
            "game": self.game.meta.name,
            "names": list(self.names),
            "options": self.shown_options,
            "commitment": self._commitment,
        }

    @cached_property
    def _commitment(self) -> str | None:
        """Of a short seed it would tell the seed itself."""
        return commitment(self.seed) if len(self.seed) >= LONG else None

    def passing_view(self, *, everything: bool = False, sealed: Collection[int] = ()) -> dict[str, Any]:
        """Of it, what changes, but for what was said. `sealed`: whose answers a table keeps for later."""
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
        """The events from that number on, as the seat may see them; each with its own number `n`."""
        check_count(number)
        if seat is not None:
            check_seat(seat, len(self.names))
        log = self.state.log or []
        over = self.state.over or everything
        return [
            event.seen_by(seat, number=n, open_hands=over) for n, event in enumerate(log[number:], number)
        ]


def _without(shelf: dict[str, dict[str, str]], content: Any) -> Any:
    """Packs of other words than those on the shelf keep them."""
    if not isinstance(content, list):
        return content
    return [{**one, "words": {}} if _is_from(shelf, one) else one for one in content]


def _is_from(shelf: dict[str, dict[str, str]], one: Any) -> bool:
    return isinstance(one, dict) and one.get("name") in shelf and one.get("words") == shelf[one["name"]]
