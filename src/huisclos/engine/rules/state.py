"""A state: plain typed data, and the stack of what is still to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

from msgspec import Meta, Struct

from huisclos.engine.base.audience import EVERYONE, NOBODY, audiences, content_fields, declare
from huisclos.engine.base.bounds import refuse_unbounded
from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.base.shareable import lists_of
from huisclos.engine.rules.cards import Card, ScriptEnd, changed, respond, whose
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.diff import KERNEL_FIELDS, changes, snapshot
from huisclos.engine.rules.effect import Effect, Happening
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.step import NO_ANSWERS, Mark, Step

S = TypeVar("S", bound="State")
T = TypeVar("T")

BUDGET = 5000
"""What the rules may spend between two questions, in units; rules that take more never ask again. A hundredth
of a second to some, in which no game of the box has spent a fifth of it."""
A_STEP = 5
"""So many units of the budget a step takes. A condition that is looked at takes one, and so does a card that
may have waited for something, or may change a figure."""
_SPENT = range(0, BUDGET, A_STEP)
UNCOUNTED = 1 << 60
"""Between actions nobody counts: bots look as often as they like."""

DEEPEST = 500
"""So many steps may lie on the stack at a question: what can be played can be stored and loaded."""

FLAT: dict[type, tuple[str, ...]] = {}
"""By game: the fields of its state that are lists. A copy copies them."""
NESTED: dict[type, tuple[str, ...]] = {}
"""By game: the fields that are lists of lists. A copy copies them too, and shares all others."""

HANDED_IN: dict[type, dict[str, Callable[..., Any]]] = {}
"""By game: what chapters say for its state, by the name of the method that asks them."""


class State(Struct, kw_only=True):
    """What the kernel needs of every game; a game adds its own fields, each with its audience.

    Fields are numbers, texts, tuples, flat lists of values, and lists of such lists: then a copy costs
    microseconds. Tuples cost nothing: they suit what seldom changes, and is then replaced. What doesn't
    change during a game is content: it is shared by all copies, and left out of positions.
    """

    names: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What content may name, by kind: `seats`, `group`, `value`, `mark`."""
    card_rule: ClassVar[str] = ""
    """The rule that lets cards ask players something."""
    electorate: ClassVar[str] = "everyone"
    """Who votes where a card doesn't say so: one of `names["seats"]`."""

    by_chapters: ClassVar[tuple[str, ...]] = ()
    """Of `cut_short` and `order_matters`, what chapters say: they `hand_in` that, as no state knows them."""

    longest: ClassVar[int] = 3000
    """After so many actions nobody is asked any more, and the game is over: see `stop`."""

    seats: Annotated[int, EVERYONE, Meta(ge=1, le=100)]
    dice: Annotated[Dice, NOBODY]
    stack: Annotated[list[Step], NOBODY] = []
    step: Annotated[Step | None, NOBODY] = None
    answers: Annotated[dict[int, list[Option]], NOBODY] = {}
    asked: Annotated[dict[int, Choice], NOBODY] = {}
    acts: Annotated[int, EVERYONE, Meta(ge=0, le=1_000_000)] = 0
    silent: Annotated[tuple[str, ...], NOBODY] = ()
    """Cards that count no more, because they went on for ever."""
    it: Annotated[str, EVERYONE] = ""
    """What the effects of a card speak of now, where they are done for each of several things."""
    plain: Annotated[bool, NOBODY] = False
    """Figures are what they are without cards: while it is found out what cards make of them."""
    purse: Annotated[int, NOBODY] = UNCOUNTED
    """The units that are left of the budget of what is under way, but for what its steps have taken."""
    house: Annotated[bool, NOBODY] = False
    """The answer that just came is the house's, a bot's or the clock's, and nobody's own."""
    signs: Annotated[tuple[str, ...], NOBODY] = ()
    """What whoever gave it has done beside the game since their answer before: see `Sign`."""
    log: Annotated[list[Event] | None, NOBODY] = None
    before: Annotated[dict[str, Any], NOBODY] = {}
    """The fields as they were when the last event was told."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        declare(cls)
        exempt = {*KERNEL_FIELDS, *content_fields(cls)}
        hints = get_type_hints(cls)
        own = {field: hints[field] for field in audiences(cls) if field not in exempt}
        FLAT[cls], NESTED[cls] = lists_of(cls.__qualname__, own)
        said = get_type_hints(cls, include_extras=True)
        refuse_unbounded(cls.__qualname__, {field: said[field] for field in own})

    # -- for the rules -------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything that was waiting."""
        self.follow(steps)

    def follow(self, steps: Sequence[Step]) -> None:
        """Do these next: `then` for steps that are together already, such as the script of a card."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        elif steps:
            self.stack.extend(steps[::-1])

    def perform(self, card: str, script: Sequence[Step]) -> None:
        """Do next what a card says: its rules are done so of themselves."""
        if script and card not in self.silent:
            self.stack.append(ScriptEnd(card))
            self.follow(script)

    def after(self, mark: str, *steps: Step) -> None:
        """Do these once what is under way is over: at the next mark of that name, after what waits there."""
        place, found = self._mark(mark)
        self.stack[place] = Mark(mark, found.waiting + steps)

    def skip_to(self, mark: str) -> None:
        """What is under way ends at once: go to the next mark of that name, and leave out all before it."""
        place, _ = self._mark(mark)
        del self.stack[place + 1 :]
        self.it = ""

    def finish(self) -> None:
        """The game is over at once, whatever was still to come."""
        self.stack.clear()

    def cut_short(self) -> None:
        """The game has gone on for too long: what it still has to note or to tell before it is over. Its
        result is that of the table as it is."""
        if "cut_short" in self.by_chapters:
            self._handed_in("cut_short")(self)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, from one to its left."""
        return _round(self.seats, first)

    def has_mark(self, name: str) -> bool:
        """Whether a mark of that name is still to come."""
        return any(isinstance(step, Mark) and step.name == name for step in self.stack)

    def _mark(self, name: str) -> tuple[int, Mark]:
        """The next mark of that name, and where on the stack it is. A rule that names none is a mistake."""
        for place in range(len(self.stack) - 1, -1, -1):
            step = self.stack[place]
            if isinstance(step, Mark) and step.name == name:
                return place, step
        raise LookupError(f"no mark {name!r} on the stack")

    def pay(self, units: int) -> None:
        """Something takes so much; EndlessRules if there isn't that much left."""
        self.purse -= units
        if self.purse < 0:
            raise EndlessRules("error-endless")

    def as_if(self: S, look: Callable[[S], T], /, **others: Any) -> T:
        """What somebody sees who looks at it as if some fields were others, such as `it`. Afterwards they are
        as they were, even if something goes wrong."""
        for field, other in others.items():
            others[field] = getattr(self, field)
            setattr(self, field, other)
        try:
            return look(self)
        finally:
            for field, own in others.items():
                setattr(self, field, own)

    def tell(self, key: str, /, **args: Any) -> None:
        """Something happened that everyone sees."""
        if self.log is not None:
            self.log.append(Event(self.acts, key, args, changes=changes(self)))

    def tell_apart(self, key: str, to: Sequence[int], secret: dict[str, Any], /, **args: Any) -> None:
        """Something happened of which only some seats learn all."""
        if self.log is not None:
            self.log.append(Event(self.acts, key, args, secret, tuple(to), changes(self)))

    # -- for cards: a game that has some says what they may name ------------------------------------

    def in_play(self) -> Sequence[Card]:
        """The cards that hear what happens and change figures, in the order in which they came."""
        return ()

    def happen(self, happening: Happening) -> None:
        """Something happened that cards may have waited for. They act next: whatever a rule puts on the stack
        afterwards comes before them, so tell them last."""
        cards = self.in_play()
        if cards:
            respond(self, cards, happening)

    def value(self, name: str, figure: int) -> int:
        """A figure, as the cards in play change it."""
        cards = () if self.plain else self.in_play()
        return changed(self, cards, name, figure) if cards else figure

    def figure(self, name: str) -> int:
        """A figure that cards may ask for, before they change it: one of `names["value"]`."""
        raise LookupError(name)

    def things(self, group: str) -> Sequence[str]:
        """What belongs to a group now, as references: one of `names["group"]`."""
        raise LookupError(group)

    def named(self, who: str) -> Sequence[int]:
        """The seats that content means: everyone, the one who decides, or one of `names["seats"]`."""
        return range(self.seats) if who == "everyone" else (self.decider(),)

    def decider(self) -> int:
        """Who decides what nobody else does: the order of cards that act at once, a tied vote."""
        return 0

    def at_once(self, steps: Sequence[Step]) -> None:
        """Do these next: they happen at once, so a game may let their order be chosen."""
        self.follow(steps)

    def order_matters(self, steps: Sequence[Step]) -> bool:
        """Whether the order in which these are done could be seen afterwards. What players can't see says
        nothing: where only a secret could tell, it matters."""
        return "order_matters" not in self.by_chapters or bool(self._handed_in("order_matters")(self, steps))

    def _handed_in(self, name: str) -> Callable[..., Any]:
        """By a chapter of this game, or of the one that it derives from."""
        for kind in type(self).__mro__:
            if kind in HANDED_IN:
                return HANDED_IN[kind][name]
        raise LookupError(f"{type(self).__qualname__} leaves {name} to chapters, and none has handed it in")

    # -- for those who drive a game ------------------------------------------------------------------

    def start_log(self) -> None:
        """From now on events are kept, each with what it changed."""
        self.log, self.before = [], snapshot(self)

    @property
    def over(self) -> bool:
        """Nobody is asked anything any more."""
        return self.step is None

    def waiting(self) -> dict[int, Choice]:
        """The seats that may answer, and what they are asked; standing offers too."""
        answers = self.answers
        return {seat: c for seat, c in self.asked.items() if seat not in answers} if answers else self.asked

    def act(self, seat: int, picks: list[Option]) -> None:
        """Take an answer that is known to be legal, and go on to the next question."""
        step, asked, answers = self.step, self.asked, self.answers
        assert step is not None
        self.acts += 1
        answers[seat] = picks
        if len(answers) < len(asked) and asked[seat].waits and not step.counts(picks):
            for other, choice in asked.items():
                if choice.waits and other not in answers:
                    return
        self.answers = {}
        self.purse = BUDGET
        if not (self.silent and self._is_silent(step)):
            step.go(self, answers)
        self.advance()

    def advance(self) -> None:
        """Run the steps that ask nobody, up to one that does or to the end; EndlessRules if there is none."""
        stack = self.stack
        if self.purse == UNCOUNTED:
            self.purse = BUDGET
        for spent in _SPENT:
            if not stack:
                self.step, self.asked, self.purse = None, {}, UNCOUNTED
                return
            if spent > self.purse:
                break
            step = stack.pop()
            if self.silent and self._is_silent(step):
                continue
            asked = step.ask(self)
            if asked:
                if len(stack) > DEEPEST:
                    break
                self.purse = UNCOUNTED
                if self.acts >= self.longest:
                    self.stop()
                    return
                self.step, self.asked = step, asked
                return
            step.go(self, NO_ANSWERS)
        raise EndlessRules("error-endless")

    def _is_silent(self, step: Step) -> bool:
        """Whether it was still to be done for a card that was set aside."""
        return isinstance(step, Effect) and whose(self.stack) in self.silent

    def ask_again(self) -> None:
        """The step under way asks once more what it asked: its Choices aren't kept with a position."""
        assert self.step is not None
        self.asked = self.as_if(self.step.ask, purse=BUDGET)

    def stop(self) -> None:
        """It has gone on for too long, and is over in the middle of something."""
        self.stack.clear()
        self.tell("too-long", actions=self.acts)
        self.cut_short()
        self.stack.clear()
        self.step, self.asked = None, {}

    def unanswerable(self) -> bool:
        """Somebody is asked what can't be answered: there is too little to choose from, two options have one
        name, or nobody sits there."""
        for seat, choice in self.asked.items():
            names = {option.id for option in choice.options}
            if seat not in range(self.seats) or not max(choice.min, 1) <= len(names) == len(choice.options):
                return True
        return False

    def copy(self: S) -> S:
        """A state of its own, to play on from here. The copy keeps no log."""
        new = copy(self)
        cls = type(self)
        for field in FLAT[cls]:
            setattr(new, field, getattr(self, field).copy())
        for field in NESTED[cls]:
            setattr(new, field, list(map(list.copy, getattr(self, field))))
        new.stack = self.stack[:]
        new.answers = self.answers.copy()
        new.dice = self.dice.copy()
        new.log, new.before = None, {}
        return new


def hand_in(
    game: type[S],
    *,
    cut_short: Callable[[S], None] | None = None,
    order_matters: Callable[[S, Sequence[Step]], bool] | None = None,
) -> None:
    """What chapters say for the state of a game: all that it leaves to them (`by_chapters`), no more."""
    said: dict[str, Callable[..., Any] | None] = {"cut_short": cut_short, "order_matters": order_matters}
    handed = {name: rule for name, rule in said.items() if rule is not None}
    if {*handed} != {*game.by_chapters}:
        raise TypeError(f"{game.__qualname__}: left to chapters is {game.by_chapters}, not {(*handed,)}")
    HANDED_IN[game] = handed


@cache
def _round(seats: int, first: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))
