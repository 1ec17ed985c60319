"""Rules that never end: whose they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, SupportsIndex

from msgspec import Struct

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.packs.digests import content_of
from huisclos.engine.packs.pack import pack_words, packs_in
from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Step

Owner = tuple[str, str]
"""A card, if an effect is one of its rules', and a pack."""


class _Watched(list[Step]):
    """A stack that remembers what was taken off it."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(steps)
        self.taken: list[Step] = []

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
        owners = dict(_owners(state))
        often = Counter(owners[id(step)] for step in watched.taken if id(step) in owners).most_common(1)
        for (card, pack), _ in often:
            if card:
                return _of_card(state, card, pack)
            return EndlessRules("error-endless-pack", pack={"": pack})
    return EndlessRules("error-endless")


def _of_card(state: State, card: str, pack: str) -> EndlessRules:
    """With its name in the languages of its pack: whoever reads it may not have those words."""
    written = pack_words(content_of(state))[pack]
    problem = EndlessRules("error-endless-card", card=_names(card, written), pack={"": pack})
    problem.card = card
    return problem


def _names(card: str, written: Mapping[str, str]) -> dict[str, str]:
    """As the words say it in one line: to read all of them takes long. Else how the pack calls it itself."""
    key = card.partition("@")[0].replace(":", "-", 1)
    line = re.compile(rf"^{re.escape(key)} *= *([^{{}}\n]+)$", re.MULTILINE)
    found = {language: line.search(text) for language, text in written.items()}
    return {language: name[1].strip() for language, name in found.items() if name} or {"": key}


def _owners(state: State) -> Iterator[tuple[int, Owner]]:
    """Of every effect in the packs that are played with, by what it is and not by what is in it."""
    for pack in packs_in(content_of(state)):
        for effect, card in _effects(pack, ""):
            yield id(effect), (card, pack.name)


def _effects(value: Any, card: str) -> Iterator[tuple[Effect, str]]:
    """All of them, and the card whose rules they are in."""
    if isinstance(value, Effect):
        yield value, card
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            of = value.reference if isinstance(value, Card) and name == "rules" else card
            yield from _effects(getattr(value, name), of)
    elif isinstance(value, dict | tuple | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _effects(part, card)
