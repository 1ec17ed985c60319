"""The aide-memoire: the phases of a turn, Horror rolls, how the Killer chooses, and the Action cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.games.final_girl.printed.cards import ActionCard
from huisclos.games.final_girl.state.state import Phase
from huisclos.words import Words

_ROLLS = range(1, 4)
"""Lines on Horror rolls."""
_HUNTS = range(1, 5)
"""Lines on how the Killer chooses."""


class FilmPapers(Papers):
    """The papers of a table."""

    def __init__(self, cards: Sequence[ActionCard]) -> None:
        self.cards = cards

    def memo(self, words: Words) -> str:
        """All on one page, as the rulebook prints it."""
        phases = [
            f"{n}. **{words.text(f'phase-{phase}')}.** {words.text(f'memo-phase-{phase}')}"
            for n, phase in enumerate(get_args(Phase), 1)
        ]
        rolls = [f"- {words.text(f'memo-roll-{n}')}" for n in _ROLLS]
        hunts = [f"- {words.text(f'memo-hunt-{n}')}" for n in _HUNTS]
        cards = [_entry(words, card) for card in self.cards]
        parts = {"memo-turn": phases, "memo-roll": rolls, "memo-hunt": hunts, "memo-cards": cards}
        return "\n\n".join(f"## {words.text(title)}\n\n" + "\n".join(lines) for title, lines in parts.items())


def _entry(words: Words, card: ActionCard) -> str:
    """Its name, what it costs, how many there are, what it does."""
    figures = words.text("memo-card", {"cost": card.cost, "copies": card.copies})
    return f"- **{words.name(card.reference)}** ({figures}). {words.does(card.reference)}"
