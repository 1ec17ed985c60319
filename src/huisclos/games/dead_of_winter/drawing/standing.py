"""How the colony stands: the round, what it lives on, the crisis, and what it is all for."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.games.dead_of_winter.drawing.lines import Row, wrapped
from huisclos.games.dead_of_winter.drawing.sheet import Sheet, size

_LOW = 2
"""Morale to worry about."""


def standing(sheet: Sheet) -> Picture:
    """What changes from action to action."""
    return [_headline(sheet), _tracks(sheet), *_crisis(sheet)]


def _headline(sheet: Sheet) -> Row:
    """The round, its part, and whose turn it is."""
    board = sheet.board
    rounds = sheet.text("round", round=board["round"], last=board["round"] + max(0, board["rounds"] - 1))
    phase = sheet.words.text(f"phase-{board['phase']}")
    row = [(rounds, "strong"), (f"  {phase}", "dim")]
    if board["turn"] >= 0:
        turn = sheet.text("turn", seat=f"seat:{board['turn']}")
        row.append((f"  {turn}", f"seat-{board['turn']}"))
    return row


def _tracks(sheet: Sheet) -> Row:
    """DW-5: what the colony lives on; red is what it is going to pay for."""
    board, eaten, rotting = sheet.board, sheet.tonight("food"), sheet.tonight("waste")
    morale, food, waste = board["morale"], board["food"], len(board["waste"])
    bar = "■" * morale + "□" * (sheet.box.figures.most_morale - morale)
    meals, starvation = eaten.get("due", "?"), board["starvation"]
    row = [
        (sheet.text("morale", morale=morale, bar=bar), "danger" if morale <= _LOW else "good"),
        (f"  {sheet.text('food', food=food, meals=meals)}", "danger" if eaten.get("bad") else ""),
        (f"  {sheet.text('waste', waste=waste)}", "danger" if rotting.get("bad") else ""),
    ]
    return [*row, (f"  {sheet.text('starvation', number=starvation)}", "danger")] if starvation else row


def _crisis(sheet: Sheet) -> Picture:
    """DW-5.3: what it needs, what it does, and how many cards each has put there."""
    board = sheet.board
    if not board["crisis"]:
        return []
    crisis = f"crisis:{board['crisis']}"
    needed = sheet.tonight("crisis").get("due", "?")
    kinds = " / ".join([sheet.words.name(f"kind:{kind}") for kind in sheet.box.crises[board["crisis"]].needs])
    pile: Row = [(f"  {sheet.text('pile', cards=size(board['pile']))}", "")]
    for seat, number in enumerate(board["given"]):
        if number:
            pile.append((f"  {sheet.players[seat]} {number}", f"seat-{seat}"))
    return [
        [(sheet.text("crisis", crisis=crisis, number=needed, kinds=kinds), "strong")],
        *wrapped(sheet.text("strikes", text=sheet.words.does(crisis)), "dim"),
        pile,
    ]


def objective(sheet: Sheet) -> Picture:
    """DW-0.2."""
    name = f"objective:{sheet.board['objective']}"
    side = sheet.words.form(name, "hard" if sheet.board["hard"] else "normal")
    head = [(sheet.text("objective", objective=name), "strong")]
    return [head, *wrapped(side, "dim"), *sheet.lacking(name)]
