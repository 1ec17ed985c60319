"""FG-7.3, FG-7.6: what she may use, and what becomes of it."""

from __future__ import annotations

from huisclos.engine.rules.choice import Option
from huisclos.games.final_girl.chapters.girl.items import active, discard_item
from huisclos.games.final_girl.printed.cards import Use
from huisclos.games.final_girl.state.state import Film


def use_options(s: Film, moment: str) -> list[Option]:
    """What she may use now: her ability and her Items. The value names the card and which of its uses."""
    found: list[Option] = []
    if s.flipped:
        found += _options(s, s.heroine.reference, s.heroine.use, moment)
    for place, name in enumerate(s.items):
        item = s.box.items[name]
        if item.use and active(s, place) and name not in s.items[:place]:
            found += _options(s, item.reference, item.use, moment)
    return found


def _options(s: Film, card: str, uses: tuple[Use, ...], moment: str) -> list[Option]:
    options = []
    for n, use in enumerate(uses):
        if use.at != moment or (use.given is not None and not use.given.met(s)):
            continue
        if not use.once or f"{card}+turn:{n}" not in s.spent:
            name = f"use+{card}" if len(uses) == 1 else f"use+{card}+turn:{n}"
            options.append(Option(name, f"{card}+turn:{n}"))
    return options


def spend(s: Film, value: str) -> None:
    """It is used: a marker comes off, or it is gone. What it does is done next."""
    card, _, turn = value.partition("+turn:")
    use = _use(s, card, int(turn))
    if use.once:
        s.spent.append(value)
    kind, _, name = card.partition(":")
    if kind == "item" and not use.free:
        place = s.items.index(name)
        if s.uses[place] > 1:
            s.uses[place] -= 1
        else:
            discard_item(s, place)
    if kind == "girl":
        s.tell("uses-ability", girl=card)
    else:
        s.tell("uses", card=card)
    s.perform(card, use.do)


def _use(s: Film, card: str, number: int) -> Use:
    kind, _, name = card.partition(":")
    return (s.box.items[name].use if kind == "item" else s.box.girls[name].use)[number]
