"""Cards in play: what they wait for, and which figures they change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct, field

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Condition, Doing, Free, Happening, Known, Place, Script, Value
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step


def hears(
    s: Any,
    happening: Happening,
    when: str,
    where: dict[str, str | int],
    given: Condition | None,
    card: Card | None = None,
    speaking: Mapping[str, Any] = {},
) -> bool:
    """Whether it is what was waited for: a kind, with these fields, while something holds.

    `speaking`: fields of the state that are others for whoever looks, such as `it`, of which that speaks.
    """
    if type(happening).__name__ != when:
        return False
    for name, wanted in where.items():
        if getattr(happening, name) != wanted:
            return False
    return given is None or _met(s, given, card, speaking)


def _met(s: Any, given: Condition, card: Card | None, speaking: Mapping[str, Any]) -> bool:
    """Whether it is so now; where that takes more than is left, the card that asks is named."""
    try:
        return bool(s.as_if(given.met, **speaking))
    except EndlessRules as problem:
        problem.card = card.reference if card else ""
        raise


Wanted = Annotated[dict[str, str | int], Free("fields of a happening, and looked up there")]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """When this happens, and if that holds, do these effects."""

    when: Annotated[str, Known("happening")]
    do: Doing
    where: Wanted = {}
    """Fields that the happening must have."""
    given: Condition | None = field(default=None, name="if")
    at: Place = ""
    """Not at once, but when what is under way has come to this mark, if that is still to come."""

    def check(self, reader: Any, path: str) -> None:
        """The happening has the fields that are asked for, and may have them so."""
        reader.wanted(reader.kinds[Happening][self.when], self.where, f"{path}.where")


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure is another one while the card is in play: more or less, then within these bounds."""

    value: Value
    add: int = 0
    least: int | None = None
    most: int | None = None
    given: Condition | None = field(default=None, name="if")

    def check(self, reader: Any, path: str) -> None:
        """It makes a difference."""
        if not self.add and self.least is None and self.most is None:
            reader.dead(path, "fault-no-change")
        elif self.least is not None and self.most is not None and self.least > self.most:
            reader.dead(path, "fault-least-most", least=str(self.least), most=str(self.most))


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may be in play: `State.in_play`. A game's own cards derive from it and say more."""

    prefix: ClassVar[str] = "card"
    """What references to such a card begin with."""
    id: str
    rules: Annotated[tuple[Rule, ...], Meta(max_length=12)] = ()
    changes: Annotated[tuple[Change, ...], Meta(max_length=12)] = ()

    @property
    def reference(self) -> str:
        """How it is named on the table, and to players."""
        return f"{self.prefix}:{self.id}"

    @property
    def stays(self) -> bool:
        """Whether it may be in play: its rules and changes count only then."""
        return True

    def check(self, reader: Any, path: str) -> None:
        """Nothing in it is in vain."""
        for part in ("rules", "changes"):
            if getattr(self, part) and not self.stays:
                reader.dead(f"{path}.{part}", "fault-never-in-play")


def changed(s: Any, cards: Sequence[Card], value: str, figure: int, speaking: Mapping[str, Any] = {}) -> int:
    """A figure as these cards change it: first all that is added, then the bounds.

    Their conditions see figures as no card has changed them, or a card could wait for itself. `speaking` has
    fields of the state that are others for them, too, such as `it`, of which they speak.
    """
    s.pay(len(cards))
    found = [
        change
        for card in _counting(s, cards)
        for change in card.changes
        if change.value == value
        and (change.given is None or _met(s, change.given, card, {"plain": True, **speaking}))
    ]
    for change in found:
        figure += change.add
    for change in found:
        if change.least is not None and figure < change.least:
            figure = change.least
        if change.most is not None and figure > change.most:
            figure = change.most
    return figure


def respond(s: Any, cards: Sequence[Card], happening: Happening) -> None:
    """The cards that waited for this act, at once or when they say; several at once in an order chosen."""
    s.pay(len(cards))
    now: list[CardActs] = []
    it = happening.about()
    speaking = {"it": it}
    for card in _counting(s, cards):
        for rule in card.rules:
            if rule.do and hears(s, happening, rule.when, rule.where, rule.given, card, speaking):
                acts = CardActs(card.reference, rule.do, it)
                if rule.at and s.has_mark(rule.at):
                    s.after(rule.at, acts)
                else:
                    now.append(acts)
    if len(now) == 1:
        s.then(now[0])
    elif now:
        s.then(InAnyOrder(tuple(now)))


def _counting(s: Any, cards: Sequence[Card]) -> Sequence[Card]:
    """Those that weren't set aside."""
    return [card for card in cards if card.reference not in s.silent] if s.silent else cards


class CardActs(Step, frozen=True):
    """A card does what it says; `it` is what it speaks of."""

    card: str
    do: Script
    it: str = ""

    def about(self, s: Any) -> str:
        return self.card

    def go(self, s: Any, answers: Answers) -> None:
        """Everyone sees which card it is."""
        if self.card in s.silent:
            return
        s.tell("card-acts", card=self.card)
        s.then(SpeakOf(self.it, self.do, self.card))


class SpeakOf(Step, frozen=True):
    """Effects that are done for one thing; afterwards the effects around them speak of theirs again."""

    it: str
    do: Script = ()
    card: str = ""
    """The card whose rule they are: it lies below them on the stack until they are done."""

    def about(self, s: Any) -> str:
        return self.it

    def go(self, s: Any, answers: Answers) -> None:
        """Whatever follows from the effects comes before that."""
        if self.do:
            s.then(*self.do, SpeakOf(s.it, (), self.card))
        s.it = self.it


class ScriptEnd(Step, frozen=True):
    """A card has done what it says: this lies below its effects on the stack until they are done."""

    card: str

    def go(self, s: Any, answers: Answers) -> None:
        """Nothing more."""


def whose(stack: Sequence[Step]) -> str:
    """The card whose effects lie uppermost, if they are one's: as its rule, or as what it says itself."""
    for step in reversed(stack):
        if isinstance(step, (SpeakOf, ScriptEnd)) and step.card:
            return step.card
    return ""


class InAnyOrder(Step, frozen=True):
    """Several things happen at once: whoever the game names says which comes next."""

    cards: tuple[Step, ...]
    """Cards that act, or whatever else falls together."""
    of: str = ""
    """What they all come from, if that is one thing."""

    def ask(self, s: Any) -> dict[int, Choice]:
        """The last one needs no question, nor does an order that nobody could see."""
        if len(self.cards) < 2 or not s.order_matters(self.cards):
            return NOBODY_ASKED
        things = [step.about(s) for step in self.cards]
        alike = {thing for thing in things if not self.of or things.count(thing) > 1}
        options = [Option(f"{it}+turn:{n}" if it in alike else it, n) for n, it in enumerate(things)]
        prompt, about = ("order-of", (self.of,)) if self.of else ("card-order", ())
        return {s.decider(): Choice(prompt, tuple(options), s.card_rule, about)}

    def go(self, s: Any, answers: Answers) -> None:
        """One is done wholly, then the rest."""
        first = next(iter(answers.values()))[0].value if answers else 0
        rest = tuple(step for n, step in enumerate(self.cards) if n != first)
        if rest:
            s.then(InAnyOrder(rest, self.of))
        s.then(self.cards[first])


def in_any_order(steps: Sequence[Step], of: str = "") -> tuple[Step, ...]:
    """These steps as one that lets their order be chosen, if there are several."""
    return (InAnyOrder(tuple(steps), of),) if len(steps) > 1 else tuple(steps)
