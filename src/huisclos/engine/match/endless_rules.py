"""Rules that never end: whose they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import SupportsIndex

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.match.under_way import give_answer
from huisclos.engine.packs.digests import content_of
from huisclos.engine.packs.pack import pack_words
from huisclos.engine.rules.cards import whose
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.effect import bare
from huisclos.engine.rules.state import A_STEP, BUDGET, State
from huisclos.engine.rules.step import Step


class _Watched(list[Step]):
    """A stack that notes whose effects are done while steps are taken off it."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(steps)
        self.taken: Counter[str] = Counter()

    def pop(self, place: SupportsIndex = -1) -> Step:
        step = super().pop(place)
        self.taken[whose(self)] += 1
        return step


def found(state: State, seat: int, picks: list[Option], house: bool, signs: tuple[str, ...]) -> EndlessRules:
    """Names the card that goes on and on after this answer, if it is one of a pack.

    The answer is given once more, to a copy that is watched: it is the card for which most steps are done,
    or, if conditions take most of what may be spent, the one that asks when it is gone.
    """
    probe = state.copy()
    probe.stack = watched = _Watched(probe.stack)
    try:
        give_answer(probe, seat, picks, house, signs)
    except EndlessRules as problem:
        acting = watched.taken.most_common()
        most = [card for card, steps in acting if steps * A_STEP > BUDGET // 2]
        for card in (*most, problem.card, *(card for card, _ in acting)):
            if "@" in card:
                return _of_card(state, card)
    return EndlessRules("error-endless")


def at_start(state: State, problem: EndlessRules) -> EndlessRules:
    """The same for a game that never begins: whose effects lie on the stack now."""
    card = whose(state.stack) or problem.card
    return _of_card(state, card, "error-endless-start") if "@" in card else problem


def _of_card(state: State, card: str, key: str = "error-endless-card") -> EndlessRules:
    """With its name in the languages of its pack: whoever reads it may not have those words."""
    pack = card.partition("@")[2]
    written = pack_words(content_of(state)).get(pack, {})
    problem = EndlessRules(key, card=_names(card, written), pack={"": pack})
    problem.card = card
    return problem


def _names(card: str, written: Mapping[str, str]) -> dict[str, str]:
    """As the words say it in one line: to read all of them takes long. Else how the pack calls it itself."""
    key = bare(card).replace(":", "-", 1)
    line = re.compile(rf"^{re.escape(key)} *= *([^{{}}\n]+)$", re.MULTILINE)
    found = {language: line.search(text) for language, text in written.items()}
    return {language: name[1].strip() for language, name in found.items() if name} or {"": key}
