"""What is one's own: survivors to choose from, the hand, the secret objective, the crossroads one watches."""

from __future__ import annotations

from collections import Counter

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.games.dead_of_winter.drawing.lines import cut, wrapped
from huisclos.games.dead_of_winter.drawing.sheet import Sheet, shown

_NAME = 17


def dealt(sheet: Sheet) -> Picture:
    """DW-0.5: those one may choose from, with their figures and what they can do."""
    rows: Picture = []
    for number in sheet.own("dealt"):
        card = sheet.box.survivors[number]
        name, job = cut(sheet.name(number), _NAME), sheet.words.form(card.reference, "job")
        rows.append([(f"   {card.influence:2} {name} {card.attack}+ {card.search}+  {job}", "")])
        rows += wrapped(sheet.words.does(card.reference), "dim")
    return [[(sheet.text("dealt"), "dim")], *rows] if rows else []


def abilities(sheet: Sheet) -> Picture:
    """DW-2.7: what one's survivors can do, and what they carry is good for."""
    rows: Picture = []
    for number, owner in enumerate(sheet.board["owner"]):
        if owner == sheet.seat:
            who = sheet.box.survivors[number].reference
            for thing in (who, *sheet.gear(number)):
                args = {"thing": thing, "text": sheet.words.does(thing)}
                rows += wrapped(sheet.text("ability", **args), "dim")
    return rows


def hand(sheet: Sheet) -> Picture:
    """The cards in hand."""
    rows = _items(sheet, sheet.own("hands"))
    return [[(sheet.text("hand"), "strong")], *rows] if rows else []


def found(sheet: Sheet) -> Picture:
    """DW-2.3: what a search has brought so far, for whoever searches."""
    rows = _items(sheet, shown(sheet.board["found"]))
    return [[(sheet.text("found"), "strong")], *rows] if rows else []


def _items(sheet: Sheet, names: list[str]) -> Picture:
    """Each Item once, by kind, with what it does."""
    items, cards = sheet.box.items, Counter(names)
    rows: Picture = []
    for name in sorted(cards, key=lambda name: (items[name].kind, name)):
        item = sheet.words.name(f"item:{name}") + (f" ×{cards[name]}" if cards[name] > 1 else "")
        args = {"item": item, "kind": f"kind:{items[name].kind}", "text": sheet.words.does(f"item:{name}")}
        rows += wrapped(sheet.text("item", **args))
    return rows


def secret(sheet: Sheet) -> Picture:
    """DW-0.3, DW-8.1: the secret objective, what exile has made of it, and how far one is."""
    rows: Picture = []
    exiles = sheet.own("exile_goals")
    betrays = False
    for name in sheet.own("secrets"):
        betrays = name in sheet.box.betrayals
        card = f"betrayal:{name}" if betrays else f"secret:{name}"
        replaced = "dim" if exiles and not betrays else ""
        rows.append([(sheet.text("secret", secret=card), replaced or ("danger" if betrays else "strong"))])
        rows += wrapped(sheet.words.does(card), replaced)
    for name in exiles:
        rows.append([(sheet.text("exile", exile=f"exile:{name}"), "strong")])
        rows += wrapped(sheet.words.form(f"exile:{name}", "traitor" if betrays else "loyal"))
    return [*rows, *sheet.lacking(f"seat:{sheet.seat}")] if rows else rows


def watched(sheet: Sheet) -> Picture:
    """DW-1.2: the crossroads card, for whoever holds it, with what it waits for."""
    rows: Picture = []
    for name in shown(sheet.board["watched"]):
        args = {"card": f"crossroads:{name}", "seat": f"seat:{sheet.board['turn']}"}
        rows.append([(sheet.text("watched", **args), "strong")])
        said = [sheet.words.text(fact["key"], fact["args"]) for fact in sheet.told(f"crossroads:{name}")]
        rows += wrapped(sheet.words.text("waits", {"what": ", ".join(said)}))
        rows += wrapped(sheet.words.form(f"crossroads:{name}", "story"), "dim")
    return rows


def crossing(sheet: Sheet) -> Picture:
    """DW-1.3: the one that takes effect now, for everybody."""
    if not sheet.board["crossing"]:
        return []
    card = f"crossroads:{sheet.board['crossing']}"
    return [[(sheet.text("crossing", card=card), "strong")], *wrapped(sheet.words.form(card, "story"))]
