"""The road out of town, for a terminal."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Drawing, Picture
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.content import figures_in
from huisclos.games.critico_ville.seen.board_types import TownBoard, board_of
from huisclos.games.critico_ville.seen.sheets import theme_name
from huisclos.games.critico_ville.state import CHARACTERS
from huisclos.words import Words

_TOKEN, _SPENT = "●", "○"


def _road(view: View, words: Words) -> Picture:
    """A line a zone; the start before the first square."""
    lines, first, figures = [], 0, figures_in(view)
    for zone, last in enumerate(figures.zones, 1):
        line = [(f"{words.text('board-zone', {'zone': zone}):9}", "dim")]
        for square in range(first, last + 1):
            line += _square(board_of(view), square, spare=square in figures.zombie_squares)
        lines.append(line)
        first = last + 1
    return lines


def _square(board: TownBoard, square: int, *, spare: bool) -> list[tuple[str, str]]:
    zombie, pawn = square in board["zombies"], square == board["pawn"]
    sign = "z" if zombie else "_" if spare else "·"
    return [
        (f" {square:2}", "dim"),
        ("@" if pawn else "", "good"),
        (sign, "danger" if zombie else "" if sign == "_" else "dim"),
    ]


def _players(view: View, words: Words) -> Picture:
    lines = []
    for seat, name in enumerate(view["names"]):
        powers = [_power(view, character, words) for character in board_of(view)["characters"][seat]]
        you = f" {words.text('board-you')}" if seat == view["seat"] else ""
        text = ", ".join(powers) or words.text("board-nobody")
        lines.append([(name, f"seat-{seat}"), (f" {text}{you}", "")])
    return lines


def _power(view: View, character: str, words: Words) -> str:
    left = board_of(view)["tokens"][CHARACTERS.index(character)]
    tokens = _TOKEN * left + _SPENT * (figures_in(view).tokens - left)
    name = words.form(f"character:{character}", "name")
    return words.text("board-powers", {"character": name, "tokens": tokens})


def _question(board: TownBoard, words: Words) -> Picture:
    shown = board["question"]
    if shown is None:
        return []
    theme = [theme_name(shown["theme"], words)] if shown["theme"] else []
    notes = theme + [words.text("board-challenge")] * shown["challenge"]
    lines: Picture = [[(", ".join(notes), "dim")], [(words.saying(shown["text"]), "strong")]]
    for number, option in enumerate(shown["options"]):
        style = "good" if number == shown["right"] else ""
        lines.append([(f"  {words.name(f'answer:{number}')}. {words.saying(option)}", style)])
    if shown["answer"] and shown["explanation"] and not shown["verdict"]:
        # CV-5.1: what was said is about to be compared with it.
        lines.append([(f"{words.text('town-model')} {words.saying(shown['answer'])}", "good")])
        lines.append([(words.saying(shown["explanation"]), "dim")])
    return lines


class TownDrawing(Drawing):
    """The road out of town, and the question."""

    def draw(self, view: View, words: Words) -> Picture:
        """Where the pawn is, where the zombies are, who has which power left, and the question."""
        board = board_of(view)
        seat = f"seat:{board['active']}"
        full = {"count": len(board["zombies"]), "most": len(figures_in(view).zombie_squares)}
        return [
            [(words.text("board-turn", {"turn": board["turn"], "seat": seat}), "strong")],
            [(words.text("board-zombies", full), "danger" if full["most"] - full["count"] <= 5 else "")],
            [(words.text("board-legend"), "dim")],
            *_road(view, words),
            *_players(view, words),
            *_question(board, words),
        ]
