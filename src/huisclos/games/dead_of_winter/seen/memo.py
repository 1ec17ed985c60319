"""The aide-memoire: a round, the actions, the risk die, the colony phase, exile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.games.dead_of_winter.chapters.actions.action import WITH_A_DIE
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.use import USE
from huisclos.words import Words

_ROUND = range(1, 5)
_WITH_A_DIE = [action.name for action in (*WITH_A_DIE, USE)]
_FREE = ("play", "contribute", "move", "raise", "ask", "hand", "exile")
_RISKS = ("blank", "wound", "frostbite", "bite")
"""The faces of the risk die, as its figures have them."""
_COLONY = range(1, 8)
_EXILE = range(1, 7)


class ColonyPapers(Papers):
    """The papers of a table."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = faces

    def memo(self, words: Words) -> str:
        """All on one page, as the rulebook prints it."""
        parts = {
            "round": [f"- {line}" for line in _lines(words, "round", _ROUND)],
            "die": [f"- {line}" for line in _lines(words, "die", _WITH_A_DIE)],
            "free": [f"- {line}" for line in _lines(words, "free", _FREE)],
            "risk": [
                f"- **{number} ×** {line}"
                for number, line in zip(self.faces, _lines(words, "risk", _RISKS), strict=True)
            ],
            "colony": [f"{n}. {line}" for n, line in enumerate(_lines(words, "colony", _COLONY), 1)],
            "exile": [f"- {line}" for line in _lines(words, "exile", _EXILE)],
        }
        return "\n\n".join(
            f"## {words.text(f'memo-{part}')}\n\n" + "\n".join(lines) for part, lines in parts.items()
        )


def _lines(words: Words, part: str, names: Iterable[str | int]) -> list[str]:
    return [words.text(f"memo-{part}-{name}") for name in names]
