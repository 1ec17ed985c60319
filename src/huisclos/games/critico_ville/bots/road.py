"""What `steady` sees of the road ahead."""

from __future__ import annotations

from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.content import figures_in
from huisclos.games.critico_ville.seen.board_types import board_of


class Road:
    """The board of a view, with what matters for a decision."""

    def __init__(self, view: View) -> None:
        board = board_of(view)
        self.board = board
        self.figures = figures_in(view)
        self.pawn = board["pawn"]
        self.zombies = set(board["zombies"])
        self.free = len(self.figures.zombie_squares) - len(self.zombies)

    def stop(self, roll: int) -> int:
        """CV-2.5: where a roll brings the pawn."""
        goal = min(self.pawn + roll, self.figures.squares)
        return next((square - 1 for square in range(self.pawn + 1, goal + 1) if square in self.zombies), goal)

    @property
    def likely_stop(self) -> float:
        """Where it stops on average."""
        rolls = range(1, self.figures.die + 1)
        return sum(self.stop(roll) for roll in rolls) / len(rolls)

    @property
    def blocked(self) -> bool:
        """A zombie stands within the next roll."""
        return any(self.pawn < square <= self.pawn + self.figures.die for square in self.zombies)

    @property
    def most_card(self) -> int:
        """The largest invasion there is."""
        return len(self.figures.deck)

    @property
    def nearly_full(self) -> bool:
        """Two more invasions might be the last."""
        return self.free <= 2 * self.most_card
