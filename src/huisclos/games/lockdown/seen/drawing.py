"""The plan of the mall as lines of text."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size

from huisclos.engine.game.drawing_and_papers import Drawing, Picture
from huisclos.engine.sight.view import View
from huisclos.games.lockdown.seen.imagination import seen
from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, ROLES
from huisclos.words import Words

Row = list[tuple[str, str]]

WIDTH = 25
"""Of a location; three stand side by side on a screen of 80 columns."""
_NAME = 8
_EYES = 6
"""As many pairs of eyes as fit on a line."""


def _side_by_side(boxes: list[list[Row]]) -> list[Row]:
    height = max(len(box) for box in boxes)
    even = [[*box[:-1], *[_row([])] * (height - len(box)), box[-1]] for box in boxes]
    return [[piece for box in even for piece in (*box[i], (" ", ""))] for i in range(height)]


class _Plan:
    """A view and the words for it."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.board: dict[str, Any] = view["board"]
        self.words = words
        self.mall = seen(view)
        self.initials = [words.name(f"character:{role}")[0] for role in ROLES]

    def headline(self) -> Row:
        phase = self.words.text(f"phase-{self.board['phase']}") if self.board["phase"] else ""
        return [(self.words.text("board-day", {"turn": self.board["turn"]}), "strong"), (f"  {phase}", "dim")]

    def location(self, place: int) -> list[Row]:
        """A box: its name and spots, who is there, and what waits outside."""
        mall = self.mall
        spots = "" if place == PARKING else f"{mall.crowd(place)}/{mall.figures.spots[place]}"
        name = self.words.text(f"board-place-{place}")
        fill = "─" * (WIDTH - 7 - len(name) - len(spots))
        top: Row = [("┌─ ", "dim"), (f"{place} {name}", "strong"), (f" {fill}{spots}┐", "dim")]
        bottom: Row = [("└" + "─" * (WIDTH - 2) + "┘", "dim")]
        if place in mall.closed:
            return [top, _row([(self.words.text("board-closed"), "danger")]), bottom]
        people = [_row(self.family_at(seat, place)) for seat in mall.present(place)]
        return [top, *people, _row(self.outside(place)), bottom]

    def family_at(self, seat: int, place: int) -> Row:
        """A family's Characters there, by their initials; the hidden ones in brackets."""
        line: Row = [(f"{self.name(seat)} ", f"seat-{seat}")]
        for role, x in enumerate(self.mall.where[seat]):
            if x == place:
                hidden = (seat, role) in self.mall.hidden
                line.append((f"({self.initials[role]})" if hidden else f" {self.initials[role]}", "strong"))
        return line

    def outside(self, place: int) -> Row:
        """A pair of eyes for each Monster, and how they stand against the Strength inside."""
        monsters = self.mall.monsters[place]
        if not monsters:
            return [("·", "dim")]
        balance = f" {monsters}" if place == PARKING else f" {monsters}:{self.mall.strength(place)}"
        style = "danger" if self.mall.excess(place) > 0 and self.mall.present(place) else "dim"
        eyes = " ".join(["••"] * monsters) if monsters <= _EYES else f"•• × {monsters}"
        return [(eyes, "danger"), (balance, style)]

    def legend(self) -> Row:
        """What the letters and the figures mean."""
        names = [self.words.name(f"character:{role}") for role in ROLES]
        roles = ", ".join(f"{name[0]} {name}" for name in names[: self.mall.roles()])
        return [(self.words.text("board-legend", {"roles": roles}), "dim")]

    def cold_storage(self) -> Row:
        line: Row = [(f"{self.words.text('board-place-0')}  ", "strong")]
        dead = [(self.initials[role], f"seat-{seat}") for seat, role in self.mall.cold]
        for row, spaces in enumerate(self.mall.figures.rows):
            for _ in range(spaces):
                line.append(dead.pop(0) if dead else ("·", "dim"))
                line.append((" ", ""))
            line.append(("⚄ " if self.mall.on_rows[row] else "", "dim"))
            line.append(("│ ", "dim"))
        return [*line, *dead]

    def dice(self) -> Row:
        """What lies in the box and in the piles."""
        dice = " ".join(map(str, self.mall.arrival))
        counts = {
            "dice": self.board["box"],
            "deck": _size(self.board["deck"]),
            "supply": self.board["supply"],
        }
        line: Row = [(self.words.text("board-piles", counts), "dim")]
        return [*line, (f"  {self.words.text('board-dice', {'dice': dice})}", "strong")] if dice else line

    def families(self) -> list[Row]:
        """Each family: who is left, how many cards, and the markers."""
        return [self.family(seat) for seat in range(len(self.view["names"]))]

    def family(self, seat: int) -> Row:
        left = "".join(
            self.initials[role] if x > COLD_STORAGE else "·" if x == COLD_STORAGE else ""
            for role, x in enumerate(self.mall.where[seat])
        )
        cards = self.words.text("board-cards", {"count": _size(self.board["hands"][seat])})
        line: Row = [
            (self.name(seat), f"seat-{seat}"),
            (f" {left:5}", "strong"),
            (cards, "dim"),
        ]
        for marker in ("badge", "martyr"):
            if self.board[marker] == seat:
                line.append((f"  {self.words.text(f'board-{marker}')}", "good"))
        if seat == self.view["seat"]:
            line.append((f"  {self.words.text('board-you')}", "strong"))
        return line

    def name(self, seat: int) -> str:
        """A player's name, cut or filled up to fit, also where letters are wide."""
        name = self.view["names"][seat]
        cut = name if cell_len(name) <= _NAME else set_cell_size(name, _NAME - 1) + "…"
        return set_cell_size(cut, _NAME)


def _size(pile: list[str] | int) -> int:
    """How many cards, whether one sees them or only how many."""
    return pile if isinstance(pile, int) else len(pile)


def _row(content: Row) -> Row:
    """Content between the walls of a location."""
    length = sum(cell_len(text) for text, _ in content)
    return [("│ ", "dim"), *content, (" " * max(0, WIDTH - 4 - length), ""), (" │", "dim")]


class MallDrawing(Drawing):
    """The plan of the mall."""

    def draw(self, view: View, words: Words) -> Picture:
        """The day, the six locations, the Cold storage and the families."""
        plan = _Plan(view, words)
        lines = [plan.headline()]
        for row in ((1, 2, 3), (4, 5, PARKING)):
            lines += _side_by_side([plan.location(place) for place in row])
        return [*lines, plan.legend(), plan.cold_storage(), plan.dice(), [], *plan.families()]

    def hand(self, view: View) -> list[str]:
        return [f"card:{card}" for card in view["board"]["hands"][view["seat"]]]
