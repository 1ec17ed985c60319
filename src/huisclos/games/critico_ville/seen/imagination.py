"""Making up what nobody can see, so that a search can play on from a view."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from huisclos.engine.base.dice import Dice
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.content import figures_in, zombie_cards
from huisclos.games.critico_ville.question_bank import Question, Wording, bank
from huisclos.games.critico_ville.state import Shown, Town


def make_up(view: View, rng: random.Random) -> Town:
    """A town that looks just like this view: unseen cards lie in an order of chance."""
    board: dict[str, Any] = dict(view["board"])
    sizes = {pile: board.pop(pile) for pile in ("pile", "questions")}
    town = msgspec.convert(
        {**board, "figures": figures_in(view), "own": [], "pile": [], "questions": [], "dice": Dice("")},
        Town,
        from_attributes=True,
    )
    town.own = tuple(_question(number) for number in range(view["options"]["pack"]))
    town.pile = zombie_cards(town.figures.deck)
    for card in town.discard:
        town.pile.remove(card)
    rng.shuffle(town.pile)
    unused = [number for number in range(len(town.bank)) if number not in town.used]
    left = sizes["questions"]
    town.questions = rng.sample(unused, left if isinstance(left, int) else len(left))
    if town.question and not town.question.verdict and town.question.answer is None:
        town.solution = _solution(town, town.question, rng)
    return town


def _question(number: int) -> Question:
    """A question of a pack that nobody but the host has read."""
    return Question(f"own-{number + 1}", "", {"en": Wording("?", "?", "?", ("!",))})


def _solution(town: Town, shown: Shown, rng: random.Random) -> tuple[int, int]:
    """Any of the options may be right."""
    number = town.used[-1]
    if not town.own:
        return number, _right(bank()[number], shown)
    return number, rng.randrange(len(shown.options)) if shown.options else -1


def _right(card: Question, shown: Shown) -> int:
    """Of a question of the box one can know the answer."""
    return shown.options.index(card.options[0]) if shown.options else -1
