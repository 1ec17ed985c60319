"""The aide-memoire: the phases of a day, who votes when, the Characters and the Objects."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.games.lockdown.state import CARD, CHARACTER, DAWN, TRUCK
from huisclos.words import Words

_PHASES = range(TRUCK, DAWN + 1)
_VOTES = range(1, 6)
"""Lines on voting."""


class MallPapers(Papers):
    """The papers of a table."""

    def memo(self, words: Words) -> str:
        """All on one page, as the rulebook prints it."""
        phases = [f"{n}. **{words.text(f'phase-{n}')}** {words.text(f'memo-phase-{n}')}" for n in _PHASES]
        people = [_entry(words, option.id) for option in CHARACTER]
        cards = [_entry(words, option.id) for option in CARD.values()]
        votes = [f"- {words.text(f'memo-vote-{n}')}" for n in _VOTES]
        parts = {"memo-day": phases, "memo-votes": votes, "memo-people": people, "memo-objects": cards}
        return "\n\n".join(f"## {words.text(title)}\n\n" + "\n".join(lines) for title, lines in parts.items())


def _entry(words: Words, reference: str) -> str:
    return f"- **{words.name(reference)}.** {words.form(reference, 'does')}"
