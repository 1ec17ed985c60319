"""What helps her to decide: the chances of a roll, and what the Killer's known action would do now."""

from __future__ import annotations

from collections.abc import Iterator

from huisclos.engine.rules.choice import Choice, Hint
from huisclos.engine.rules.step import Mark
from huisclos.games.final_girl.chapters.board.health import killer
from huisclos.games.final_girl.chapters.girl.roll import dice, successes
from huisclos.games.final_girl.seen.chances import chances
from huisclos.games.final_girl.state.state import KILLER, Film


def hints(s: Film, choice: Choice) -> list[Hint]:
    """For cards what a roll with them may bring; for the end of a phase what the Killer would do."""
    found: list[Hint] = []
    if choice.prompt in ("act", "react"):
        found += _rolls(s, choice)
    if choice.prompt == "roll":
        found.append(Hint("apply", "hint-apply", {"successes": successes(s)}))
    if choice.prompt in ("act", "plan"):
        found += preview(s, "end" if choice.prompt == "act" else "done")
    return found


def _rolls(s: Film, choice: Choice) -> Iterator[Hint]:
    """FG-2.2, FG-2.3: with and without the cards that she could discard for it."""
    for option in choice.options:
        if option.id.startswith("card:") and s.box.actions[option.value].rolls:
            number, sure = s.as_if(dice, playing=option.value), s.sure > 0
            bare, paid = chances(number, sure=sure), chances(number, _conversions(s), sure=sure)
            yield Hint(
                option.id,
                "hint-roll",
                {
                    "dice": number,
                    **{"two": bare.two, "one": bare.one, "none": bare.none},
                    **{"two-paid": paid.two, "one-paid": paid.one, "none-paid": paid.none},
                    "paid": int(paid != bare),
                },
            )


def _conversions(s: Film) -> int:
    """So many partial successes can be paid for, once the card itself is played."""
    return (len(s.hand) - 1) // s.box.figures.price


_SHOWN = ("attacks-girl", "victim-dies", "special-dies", "enemy-moves")


def preview(seen: Film, thing: str) -> list[Hint]:
    """FG-4.1: the action on the Finale card, if it came now. Nothing hidden is needed for it."""
    film = seen.copy()
    film.terror, film.aside, film.finale, film.powers, film.events = [], [], [], [], []
    film.piles = [[] for _ in film.piles]
    film.enter(KILLER)
    film.stack, film.ambiguity, film.waved = [], "worst", True
    film.start_log()
    film.then(
        *(film.box.finales[film.ending].action if film.ending else film.foe.start),
        Mark("phase"),
        Mark("terror"),
    )
    film.advance()
    told = [event for event in film.log or [] if event.key in _SHOWN]
    attacks = sum(event.args["damage"] for event in told if event.key == "attacks-girl")
    deaths = sum(event.key.endswith("-dies") for event in told)
    args = {"killer": killer(seen), "damage": attacks, "deaths": deaths, "moves": int(bool(told))}
    return [Hint(thing, "hint-killer", args)]
