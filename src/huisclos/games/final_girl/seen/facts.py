"""What a reader may be told at any time: what her dice count as, and how many a Horror roll has."""

from __future__ import annotations

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.games.final_girl.chapters.girl.roll import dice, results
from huisclos.games.final_girl.state.state import Film


def facts(s: Film) -> Facts:
    """All of it is there to be seen."""
    level = {"horror": s.horror, "dice": s.dice_for_horror(), "track": s.dice_by_horror(), "roll": dice(s)}
    found: Facts = {"horror": [Fact("film-horror-is", level)]}
    if s.roll:
        read = results(s)
        found["roll"] = [Fact("film-successes", {"number": read.count("success")})]
        for n, (face, result) in enumerate(zip(s.roll, read, strict=True)):
            found[f"die:{face}+turn:{n}"] = [Fact(f"film-die-{result}", {"face": face})]
    return found
