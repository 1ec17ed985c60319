"""FG-2.9: she searches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.girl.items import draw, get
from huisclos.games.final_girl.state.state import GIRL, Film

TOP_OF_PILE, BELOW = Option("top", 0), Option("below", 1)
Pile = Annotated[int, Meta(ge=0, le=39)]


class Search(Effect, frozen=True):
    """FG-2.9: she takes the top Item of her zone's pile; or looks at several, and keeps one. A trap among
    them goes off.

    ```toml
    { type = "Search", look = 2 }
    ```
    """

    look: Annotated[int, Meta(ge=1, le=6)] = 1

    def go(self, s: Film, answers: Answers) -> None:
        pile = pile_here(s)
        if pile is None or not s.piles[pile]:
            return
        look = min(s.value("look", self.look), len(s.piles[pile]))
        drawn = [draw(s, pile) for _ in range(look)]
        s.looked = [name for name in drawn if s.box.items[name].kept]
        s.tell("looks", items=[f"item:{name}" for name in drawn], zone=s.zone(s.here))
        for name in drawn:
            if name not in s.looked:
                get(s, name)
        s.then(Keep(pile))


class Keep(Step, frozen=True):
    """FG-2.9: one is hers."""

    pile: Pile

    def ask(self, s: Film) -> dict[int, Choice]:
        if len(s.looked) < 2:
            return NOBODY_ASKED
        options = tuple(Option(f"item:{name}+turn:{n}", n) for n, name in enumerate(s.looked))
        return {GIRL: Choice("keep", options, "FG-2.9")}

    def go(self, s: Film, answers: Answers) -> None:
        if not s.looked:
            return
        name = s.looked.pop(answers[GIRL][0].value if answers else 0)
        s.then(PutBack(self.pile))
        get(s, name)


class PutBack(Step, frozen=True):
    """FG-2.9: the others go back, face up on top or face down below."""

    pile: Pile

    def ask(self, s: Film) -> dict[int, Choice]:
        if not s.looked:
            return NOBODY_ASKED
        about = (f"item:{s.looked[-1]}",)
        return {GIRL: Choice("put-back", (TOP_OF_PILE, BELOW), "FG-2.9", about=about)}

    def go(self, s: Film, answers: Answers) -> None:
        if not answers:
            return
        name = s.looked.pop()
        if answers[GIRL][0] is BELOW:
            s.piles[self.pile].insert(0, name)
            s.tell("put-below", item=f"item:{name}")
        else:
            s.piles[self.pile].append(name)
            s.tops[self.pile] = name
            s.tell("put-on-top", item=f"item:{name}")
        s.then(self)


def pile_here(s: Film) -> int | None:
    """The number of her zone's pile, if she is on a search zone."""
    searches = s.plan.searches
    return searches.index(s.here) if s.here in searches else None
