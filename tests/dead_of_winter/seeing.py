"""What a player may do, and may not."""

from __future__ import annotations

import huisclos
from tests.dead_of_winter.looking import options, plain


def offered(match: huisclos.Match, deed: str) -> list[str]:
    """The actions of one kind that whoever is asked may do."""
    return [option for option in options(match) if option.split("+")[0] == deed]


def bars(match: huisclos.Match, deed: str = "") -> dict[str, str]:
    """What the first seat that is asked can't do, and why."""
    seat = min(match.choices())
    found = {plain(bar.id): bar.why for bar in match.bars(seat)}
    return {name: why for name, why in found.items() if not deed or name.split("+")[0] == deed}


def barred_by(match: huisclos.Match, name: str) -> str:
    """The rule that is in the way of something."""
    seat = min(match.choices())
    return next(bar.rule for bar in match.bars(seat) if plain(bar.id) == name)
