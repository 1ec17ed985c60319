"""DW-0.1: the colony, then the locations in two rows, and what the signs mean."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.games.dead_of_winter.drawing.lines import (
    COLUMNS,
    Row,
    apart,
    bottom,
    flowing,
    side_by_side,
    top,
    walled,
)
from huisclos.games.dead_of_winter.drawing.sheet import FROST, WOUND, Sheet, size
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES

_WIDE, _NARROW = COLUMNS - 2, 25
"""The colony, and a location: three stand side by side."""
_ZOMBIE, _BARRICADE, _FREE, _NOISE, _GEAR = "z", "#", "·", "♪", "+"


def locations(sheet: Sheet) -> Picture:
    """All six."""
    boxes = [_location(sheet, place) for place in range(1, len(PLACES))]
    signs = {"zombie": _ZOMBIE, "barricade": _BARRICADE, "noise": _NOISE}
    legend = sheet.text("legend", **signs, wound=WOUND, frost=FROST, gear=_GEAR)
    return [
        *side_by_side(boxes[:3], _NARROW),
        *side_by_side(boxes[3:], _NARROW),
        [(legend, "dim")],
    ]


def colony(sheet: Sheet) -> Picture:
    """Its six entrances, and who is there."""
    entrances: Row = []
    for door in sheet.box.doors[COLONY]:
        entrances += [(f"{door + 1} ", "dim"), *_entrance(sheet, door), ("   ", "")]
    people = flowing(_people(sheet, COLONY), _WIDE - 4)
    helpless = sheet.board["helpless"]
    rows = [entrances, *(row for row in people if row)]
    below = sheet.text("helpless", number=helpless) if helpless else ""
    return [_top(sheet, COLONY, _WIDE), *(walled(row, _WIDE) for row in rows), bottom(below, _WIDE)]


def _location(sheet: Sheet, place: int) -> Picture:
    """Its entrance and noise, and a line for each who is there."""
    (door,) = sheet.box.doors[place]
    noise = sheet.board["noise"][place]
    quiet = sheet.box.noise[place] - noise
    heard = [(_NOISE * noise, "danger"), (_FREE * quiet, "dim")]
    deck = sheet.text("deck", cards=size(sheet.board["decks"][place]))
    rows = [apart(_entrance(sheet, door), heard, _NARROW - 4), *_people(sheet, place)]
    return [_top(sheet, place, _NARROW), *(walled(row, _NARROW) for row in rows), bottom(deck, _NARROW)]


def _top(sheet: Sheet, place: int, width: int) -> Row:
    """Its name, and how many of its spaces are taken."""
    taken = f"{sheet.board['at'].count(place)}/{sheet.box.spaces[place]}"
    return top(sheet.words.name(f"place:{PLACES[place]}"), taken, width)


def _entrance(sheet: Sheet, door: int) -> Row:
    """Zombies first, then barricades, then what is free."""
    zombies, barricades = sheet.board["zombies"][door], sheet.board["barricades"][door]
    free = sheet.box.room[door] - zombies - barricades
    return [
        (f"{_ZOMBIE} " * zombies, "danger"),
        (f"{_BARRICADE} " * barricades, "good"),
        (f"{_FREE} " * free, "dim"),
    ]


def _people(sheet: Sheet, place: int) -> list[Row]:
    """Whoever is there, group by group, with wounds, frostbite and how much they carry."""
    board = sheet.board
    here = [number for number, at in enumerate(board["at"]) if at == place]
    rows: list[Row] = []
    for number in sorted(here, key=lambda number: board["owner"][number]):
        row = [(sheet.name(number), f"seat-{board['owner'][number]}"), *sheet.health(number)]
        gear = _GEAR * len(sheet.gear(number))
        rows.append([*row, (f" {gear}", "dim")] if gear else row)
    return rows
