"""The boards as lines of text: the map drawn from its coordinates, and what lies beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len, set_cell_size

from huisclos.engine.game.drawing_and_papers import Drawing, Picture
from huisclos.engine.game.pack_game import find_boxed
from huisclos.engine.packs.digests import known
from huisclos.engine.rules.effect import Script
from huisclos.engine.sight.view import View
from huisclos.games.final_girl.chapters.board.tracks import Health, Horror, Time
from huisclos.games.final_girl.chapters.girl.hand import TakeCard
from huisclos.games.final_girl.chapters.girl.move import Move
from huisclos.games.final_girl.printed.box import Box
from huisclos.games.final_girl.printed.cards import Girl
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.printed.location import Location
from huisclos.games.final_girl.printed.zones import Zone
from huisclos.games.final_girl.state.state import NOWHERE
from huisclos.words import Words

COLUMNS, LINES = 79, 22
_NAME = 18
_PATH = "·"
_EXIT, _SEARCH = " »", " *"
Style = str
Cell = tuple[str, Style]
_GAP: list[Cell] = [("", "")]
"""Between what changes together."""


class _Map:
    """A sheet of paper: letters, each with a style."""

    def __init__(self, location: Location) -> None:
        self.cells: list[list[Cell]] = [[(" ", "")] * COLUMNS for _ in range(LINES)]
        self.location = location
        xs, ys = [zone.x for zone in location.zones], [zone.y for zone in location.zones]
        self.left, self.top = min(xs), min(ys)
        self.width, self.height = max(1, max(xs) - self.left), max(1, max(ys) - self.top)

    def place(self, zone: Zone) -> tuple[int, int]:
        """The middle of a zone's name: its column and line."""
        column = (zone.x - self.left) * (COLUMNS - _NAME) // self.width + _NAME // 2
        return column, (zone.y - self.top) * (LINES - 2) // self.height

    def paths(self) -> None:
        """Dots from zone to zone."""
        by_name = {zone.id: zone for zone in self.location.zones}
        for zone in self.location.zones:
            for way in zone.paths:
                self._line(self.place(zone), self.place(by_name[way.to]))

    def _line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        (x, y), (to_x, to_y) = start, end
        steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
        for n in range(1, steps):
            self.cells[y + (to_y - y) * n // steps][x + (to_x - x) * n // steps] = (_PATH, "dim")

    def write(self, middle: int, line: int, pieces: list[Cell]) -> None:
        """One piece after the other, with a space between them and around all."""
        length = sum(len(text) + 1 for text, _ in pieces) - 1
        column = max(0, min(middle - length // 2, COLUMNS - length))
        for text, style in [(" ", ""), *pieces] if column else pieces:
            at = column - 1 if text == " " else column
            for n, letter in enumerate(f"{text} " if text != " " else text):
                if at + n < COLUMNS:
                    self.cells[line][at + n] = (letter, style)
            column += len(text) + 1 if text != " " else 0

    def picture(self) -> Picture:
        """Letters of one style become one piece."""
        rows: Picture = []
        for cells in self.cells:
            row: list[Cell] = []
            for letter, style in cells:
                if row and row[-1][1] == style:
                    row[-1] = (row[-1][0] + letter, style)
                else:
                    row.append((letter, style))
            rows.append(row)
        return rows


class FilmDrawing(Drawing):
    """The map, then the Killer's board, then hers."""

    def draw(self, view: View, words: Words) -> Picture:
        board = view["board"]
        box = _box(board)
        location, killer = box.locations[board["location"]], box.killers[board["killer"]]
        return [
            *_map(board, location, words).picture(),
            [(words.text("board-legend"), "dim")],
            _GAP,
            _killer(board, killer, words),
            *_holding(board, words),
            *_piles(board, box, words),
            _GAP,
            *_tableau(board, box, words, shopping=_prompt(view) in ("plan", "take-card")),
            _GAP,
            _girl(board, words),
            _spaces(board, box.girls[board["girl"]], words),
            *_cards(board, words),
        ]

    def hand(self, view: View) -> list[str]:
        """What the question is about, of her cards and Items."""
        board, prompt = view["board"], _prompt(view)
        actions, items = _box(board).actions, [f"item:{item}" for item in board["items"]]
        kinds = {"act": ("action", "reaction", "roll"), "roll": ("roll",), "react": ("reaction",)}
        cards = [card for card in board["hand"] if actions[card].kind in kinds.get(prompt, ())]
        looked = [f"item:{item}" for item in board["looked"]] if prompt == "keep" else []
        return [*(f"card:{card}" for card in cards), *(items if prompt in (*kinds, "arrange") else looked)]


def _box(board: dict[str, Any]) -> Box:
    box: Box = find_boxed("final-girl").box_for(known(board["packs"]))
    return box


def _prompt(view: View) -> str:
    """What she is asked."""
    return view["waiting"][0]["prompt"] if view["waiting"] else ""


def _counted(cards: Iterable[str], words: Words) -> list[str]:
    """Each kind once, with how many there are."""
    return [
        words.name(f"card:{card}") + (f" ×{number}" if number > 1 else "")
        for card, number in Counter(cards).items()
    ]


# -- the map -----------------------------------------------------------------------------------------


def _map(board: dict[str, Any], location: Location, words: Words) -> _Map:
    drawn = _Map(location)
    drawn.paths()
    for n, zone in enumerate(location.zones):
        column, line = drawn.place(zone)
        style = "good" if zone.exit else "strong" if zone.search else ""
        sign = (_EXIT if zone.exit else "") + (_SEARCH if zone.search else "")
        drawn.write(column, line, [(_short(words.name(f"zone:{zone.id}"), _NAME - len(sign)) + sign, style)])
        here = _here(board, n)
        if here:
            drawn.write(column, line + 1, here)
    return drawn


def _short(name: str, most: int) -> str:
    return name if cell_len(name) <= most else set_cell_size(name, most - 1).rstrip() + "…"


def _here(board: dict[str, Any], zone: int) -> list[Cell]:
    """Who is in a zone: @ she, X the Killer, m minions, v Victims, ! special ones, ? a token."""
    found: list[Cell] = []
    if board["here"] == zone:
        found.append(("@", "seat-0"))
    if board["killer_at"] == zone:
        found.append(("X", "danger"))
    for letter, where, look in (
        ("m", "minions", "danger"),
        ("!", "special_at", "good"),
        ("?", "token_at", ""),
    ):
        if number := board[where].count(zone):
            found.append((letter * number, look))
    if victims := board["victims"][zone]:
        found.append((f"v{victims}", ""))
    return found


# -- the boards --------------------------------------------------------------------------------------


def _killer(board: dict[str, Any], killer: Killer, words: Words) -> list[Cell]:
    row = killer.rows[board["bloodlust"]]
    args = {
        "killer": f"killer:{killer.id}",
        "health": board["killer_health"] + int(board["outcome"] <= 0),
        "row": board["bloodlust"],
        "attack": row.attack,
        "move": row.move,
        "cards": board["terror"],
    }
    return [(words.text("board-killer", args), "danger")]


def _holding(board: dict[str, Any], words: Words) -> Picture:
    """What holds now, with what it does, but for her Items; and where those are that have a name."""
    shown = [name for name in board["in_force"] if not name.startswith("item:")]
    texts = [{"card": name, "does": " ".join(words.does(name).split())} for name in shown]
    rows: Picture = [[(f"  {words.text('terminal-card', text)}", "dim")] for text in texts]
    plan = _box(board).plans[board["location"]]
    named = [
        *zip((f"victim:{name}" for name in board["special"]), board["special_at"], strict=True),
        *zip((f"token:{name}" for name in board["tokens"]), board["token_at"], strict=True),
    ]
    for name, zone in named:
        if zone != NOWHERE:
            args = {"who": name, "zone": f"zone:{plan.names[zone]}"}
            rows.append([(f"  {words.text('board-who', args)}", "dim")])
    return rows


def _girl(board: dict[str, Any], words: Words) -> list[Cell]:
    args = {
        "girl": f"girl:{board['girl']}",
        "health": board["health"] + int(board["outcome"] >= 0),
        "horror": board["horror"],
        "time": max(0, board["time"]),
        "saved": board["saved"],
        "dead": board["dead"],
    }
    return [(words.text("board-girl", args), "seat-0")]


def _spaces(board: dict[str, Any], girl: Girl, words: Words) -> list[Cell]:
    """What the spaces of her card give, and which of them are covered."""
    told = [
        words.text("board-covered", {"number": n, "reward": reward})
        if covered
        else words.text("board-free", {"number": n, "reward": reward})
        for n, (covered, reward) in enumerate(
            zip(board["spaces"], (_reward(script, words) for script in girl.spaces), strict=True), 1
        )
    ]
    return [(f"  {' · '.join(told)}", "dim")]


def _reward(script: Script, words: Words) -> str:
    """In a few letters; what isn't known here is a surprise."""
    return words.listing([_given(effect, words) for effect in script])


def _given(effect: Any, words: Words) -> str:
    for kind, key in (
        (Horror, "board-gives-horror"),
        (Time, "board-gives-time"),
        (Health, "board-gives-health"),
    ):
        if isinstance(effect, kind):
            by = f"+{effect.by}" if effect.by > 0 else f"−{-effect.by}"
            return words.text(key, {"by": by})
    if isinstance(effect, Move):
        return words.text("board-gives-move", {"zones": effect.zones})
    if isinstance(effect, TakeCard):
        if effect.card:
            return words.name(f"card:{effect.card}")
        return words.text("board-gives-card", {"most": effect.most})
    return words.text("board-gives")


def _cards(board: dict[str, Any], words: Words) -> Picture:
    """Her hand, her Items, and the dice."""
    rows: Picture = [[(words.text("board-hand", {"cards": _counted(board["hand"], words)}), "")]]
    if board["items"]:
        both = list(zip(board["items"], board["held"], strict=True))
        held, packed = ([f"item:{name}" for name, held in both if held == kind] for kind in (1, 0))
        rows.append([(words.text("board-items", {"held": held, "packed": packed}), "")])
    if board["roll"]:
        rows.append([(words.text("board-roll", {"dice": board["roll"]}), "strong")])
    return rows


def _piles(board: dict[str, Any], box: Box, words: Words) -> Picture:
    """What lies on the search zones."""
    plan, rows = box.plans[board["location"]], []
    for zone, top, pile in zip(plan.searches, board["tops"], board["piles"], strict=True):
        number = pile if isinstance(pile, int) else len(pile)
        args = {"zone": f"zone:{plan.names[zone]}", "item": f"item:{top}" if top else "?", "number": number}
        rows.append(words.text("board-pile", args))
    return [[(f"  {' · '.join(rows)}", "dim")]]


def _tableau(board: dict[str, Any], box: Box, words: Words, *, shopping: bool) -> Picture:
    """What can be had, by what it costs; and, for who takes something, where to read what it does."""
    rows: Picture = [
        [(words.text("board-tableau", {"cost": cost, "cards": _counted(cards, words)}), "dim")]
        for cost, cards in _costs(board["tableau"], box).items()
    ]
    return [*rows, [(words.text("board-memo"), "dim")]] if shopping else rows


def _costs(cards: list[str], box: Box) -> dict[int, list[str]]:
    """By what they cost, the cheapest first."""
    found: dict[int, list[str]] = {}
    for card in sorted(cards, key=lambda card: box.actions[card].cost):
        found.setdefault(box.actions[card].cost, []).append(card)
    return found
