"""Rules that never end: whose they are."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any, SupportsIndex

from msgspec import Struct

from huisclos.engine.cards import CardActs
from huisclos.engine.choice import Option
from huisclos.engine.content import content_of
from huisclos.engine.effect import Effect
from huisclos.engine.errors import EndlessRules
from huisclos.engine.packs import packs_in
from huisclos.engine.state import State
from huisclos.engine.step import Step

LAST = 300
"""By then they only do what they do again and again."""


class _Watched(list[Step]):
    """A stack that remembers what was taken off it last."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(steps)
        self.taken: deque[Step] = deque(maxlen=LAST)

    def pop(self, place: SupportsIndex = -1) -> Step:
        step = super().pop(place)
        self.taken.append(step)
        return step


def found(state: State, seat: int, picks: list[Option]) -> EndlessRules:
    """Names the card that goes on and on after this answer, or at least its pack, if it is one's.

    The answer is given once more, to a copy that is watched.
    """
    probe = state.copy()
    probe.stack = watched = _Watched(probe.stack)
    try:
        probe.act(seat, picks)
    except EndlessRules:
        cards = Counter(step.card for step in watched.taken if isinstance(step, CardActs))
        if cards:
            return _of_card(cards.most_common(1)[0][0])
        owners = dict(_owners(state))
        packs = Counter(owners[id(step)] for step in watched.taken if id(step) in owners)
        if packs:
            return EndlessRules("error-endless-pack", pack={"": packs.most_common(1)[0][0]})
    return EndlessRules("error-endless")


def _of_card(card: str) -> EndlessRules:
    problem = EndlessRules("error-endless-card", card=card, pack={"": card.partition("@")[2]})
    problem.card = card
    return problem


def _owners(state: State) -> Iterator[tuple[int, str]]:
    """Every effect in the packs that are played with, by what it is and not by what is in it."""
    for pack in packs_in(content_of(state)):
        for effect in _effects(pack):
            yield id(effect), pack.name


def _effects(value: Any) -> Iterator[Effect]:
    if isinstance(value, Effect):
        yield value
    if isinstance(value, Struct):
        parts: Any = [getattr(value, name) for name in value.__struct_fields__]
    else:
        parts = (
            value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list) else ()
        )
    for part in parts:
        yield from _effects(part)
