"""The table as lines of text, from what concerns all to what concerns oneself."""

from __future__ import annotations

from huisclos.engine.game.drawing_and_papers import Drawing, Picture
from huisclos.engine.sight.view import View
from huisclos.games.dead_of_winter.drawing.groups import groups
from huisclos.games.dead_of_winter.drawing.own import abilities, crossing, dealt, found, hand, secret, watched
from huisclos.games.dead_of_winter.drawing.places import colony, locations
from huisclos.games.dead_of_winter.drawing.sheet import Sheet
from huisclos.games.dead_of_winter.drawing.standing import objective, standing
from huisclos.words import Words

_PARTS = (
    standing,
    objective,
    colony,
    locations,
    groups,
    abilities,
    dealt,
    hand,
    found,
    secret,
    watched,
    crossing,
)
"""With a line between them: a terminal draws those again that have changed."""


class ColonyDrawing(Drawing):
    """A part after the other; some are there only at times."""

    def draw(self, view: View, words: Words) -> Picture:
        sheet = Sheet(view, words)
        drawn = [part(sheet) for part in _PARTS]
        return [row for part in drawn if part for row in (*part, [])]
