"""Setting up a film for a test: a small Location, a plain Killer, and the table as the test wants it.

The board, with the numbers of its zones:

    0 gate (exit) - 1 yard - 2 hall (search) - 3 cellar
                     |                          |
                    4 pond ------------------- 5 crypt (search)
"""

from __future__ import annotations

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.packs.pack import vouch
from huisclos.engine.rules.effect import bare
from tests.support.dice import LoadedDice
from tests.support.legible import asked_legibly, told_legibly

GAME = find("final-girl")
GATE, YARD, HALL, CELLAR, POND, CRYPT = range(6)
ZONES = ("gate", "yard", "hall", "cellar", "pond", "crypt")
WAYS = {
    "gate": {"yard": [1, 2, 3]},
    "yard": {"gate": [1], "hall": [2, 3], "pond": [4]},
    "hall": {"yard": [1, 2], "cellar": [6]},
    "cellar": {"hall": [1], "crypt": [2, 3, 4, 5, 6]},
    "pond": {"yard": [1], "crypt": [6]},
    "crypt": {"pond": [1], "cellar": [2]},
}
ROWS = [
    {"attack": 1, "move": 1},
    {"attack": 1, "move": 1, "do": [{"type": "Horror", "by": 1}]},
    {"attack": 2, "move": 2, "do": [{"type": "RevealPower"}]},
    {"attack": 3, "move": 3},
]


END = [{"type": "Mark", "name": "phase"}, {"type": "WhatNow"}]
"""What comes after the steps of a test: the end of the phase, and then she is asked."""
NAMED = (
    "items",
    "special",
    "terror",
    "aside",
    "revealed",
    "events",
    "past",
    "powers",
    "minor",
    "in_force",
    "tokens",
    "finale",
)
"""The fields of a table that name things of a pack."""
NAMING = ("victim", "token", "item", "zones", "prompt", "name")
"""The fields of an effect that do."""


class Staged(type(GAME)):  # type: ignore[misc]
    """The game, with dice that fall as the test says. One for all tests, since it keeps what it has read."""

    faces: tuple[int, ...] = ()

    def check(self, state: Any) -> None:
        super().check(state)
        state.dice = LoadedDice(state.dice.seed, state.dice.count, list(self.faces), [])


STAGE = Staged()


def own(name: Any) -> Any:
    """A name of the pack as the table knows it; lists, too."""
    if isinstance(name, (list, tuple)):
        return [own(one) for one in name]
    return f"{name}@own" if isinstance(name, str) and name and "@" not in name else name


def _card(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, **more}


def killer(**changes: Any) -> dict[str, Any]:
    return {
        "id": "shape",
        "health": 4,
        "horror": 3,
        "rows": ROWS,
        "final": [{"type": "KillerHealth", "by": 1}],
        "start": [],
        "terror": [_card("calm", copies=10)],
        "finales": [_card("last-act", action=[])],
        "powers": [_card("claws"), _card("fangs"), _card("shadow")],
        **changes,
    }


def location(**changes: Any) -> dict[str, Any]:
    zones = [
        {
            "id": name,
            "x": 100 + 150 * n,
            "y": 300,
            "exit": name == "gate",
            "search": name in ("hall", "crypt"),
            "paths": [{"to": to, "faces": faces} for to, faces in WAYS[name].items()],
        }
        for n, name in enumerate(ZONES)
    ]
    return {
        "id": "house",
        "zones": zones,
        "setups": [{"girl": "yard", "killer": "crypt", "victims": [{"zone": "hall", "number": 3}]}],
        "terror": [],
        "events": [_card("nothing")],
        "items": [_card("stick", copies=8, hands=1, weapon={"damage": 1})],
        **changes,
    }


def girl(**changes: Any) -> dict[str, Any]:
    time: list[dict[str, Any]] = [{"type": "Time", "by": 1}]
    return {"id": "ada", "health": 5, "spaces": [time, time, time], "more": time, **changes}


def tables(
    *, killer: dict[str, Any], location: dict[str, Any], girl: dict[str, Any], words: tuple[str, ...] = ()
) -> dict[str, Any]:
    """A pack of these, with words for all that they name."""
    keys = sorted({*_names("killer", killer), *_names("location", location), *_names("girl", girl), *words})
    text = "\n".join(
        f"{key} = {key}\n    .text = t\n    .line = l\n    .to = to\n    .at = at\n    .the = the"
        for key in keys
    )
    return {
        "name": "own",
        "game": "final-girl",
        "words": {"en": text, "fr": text},
        "killer": killer,
        "location": location,
        "girls": [girl],
    }


def _names(kind: str, part: dict[str, Any]) -> list[str]:
    found = [f"{kind}-{part['id']}"]
    found += [f"terror-{card['id']}" for card in part.get("terror", ())]
    found += [f"finale-{card['id']}" for card in part.get("finales", ())]
    found += [f"power-{card['id']}" for card in (*part.get("powers", ()), part.get("legend")) if card]
    found += [f"zone-{zone['id']}" for zone in part.get("zones", ())]
    found += [f"item-{card['id']}" for card in part.get("items", ())]
    found += [f"minion-{part['minions']['id']}"] if "minions" in part else []
    for event in part.get("events", ()):
        found += [f"event-{event['id']}", *(f"victim-{one['id']}" for one in event.get("victims", ()))]
    return found


def film(
    *,
    killer: dict[str, Any] | None = None,
    location: dict[str, Any] | None = None,
    girl: dict[str, Any] | None = None,
    words: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    steps: list[dict[str, Any]] | None = None,
    faces: tuple[int, ...] | list[int] = (),
    seed: int = 1,
    **state: Any,
) -> huisclos.Match:
    """A match with these parts and this table, about to do these steps: a turn, if nothing is said.

    `faces` are what the dice show from then on. Names are those of the pack. Items are in her hands, if they
    have to be, unless `held` says otherwise; Action cards that aren't in her hand lie in the tableau.
    """
    killer, location, girl = (
        killer or _DEFAULT["killer"](),
        location or _DEFAULT["location"](),
        girl or _DEFAULT["girl"](),
    )
    pack = tables(killer=killer, location=location, girl=girl, words=words)
    names = {"killer": "shape@own", "location": "house@own", "girl": "ada@own"}
    vouch(pack)
    match = huisclos.new(STAGE, ["Ana"], seed, {**names, "pack": pack, **(options or {})})
    position = match.position()
    empty = {
        field: [] for field in ("past", "in_force", "special", "special_at", "tokens", "token_at", "tunnel")
    }
    table = {"turn": 0, "phase": "action", "fresh": False, "acts": 0, **empty, **state}
    if "hand" in table and "tableau" not in table:
        cards = position["state"]["hand"] + position["state"]["tableau"]
        table["tableau"] = list(
            (Counter(cards) - Counter([*table["hand"], *table.get("played", ())])).elements()
        )
    for token, turned in (("last", "white"), ("killer_last", "killer_white")):
        if table.get(turned):
            table[token] = []
        elif token in table:
            table[token] = [table[token]]
    for mine, white in (("last", "white"), ("killer_last", "killer_white")):
        if isinstance(table.get(mine), int):
            table[mine] = [] if table.get(white) else [table[mine]]
    if "items" in table:
        _carry(table, {item["id"]: item for item in location["items"]})
    position["state"] |= {field: own(value) if field in NAMED else value for field, value in table.items()}
    position["state"] |= {"stack": [_named(step) for step in (steps or [{"type": "Turn"}])[::-1]]}
    position["state"] |= {"step": None, "answers": {}}
    STAGE.faces = tuple(faces)
    return huisclos.load(position, game=STAGE)


_DEFAULT: dict[str, Any] = {"killer": killer, "location": location, "girl": girl}


def _carry(table: dict[str, Any], printed: dict[str, Any]) -> None:
    cards = [printed[name] for name in table["items"]]
    table.setdefault("uses", [card.get("uses", 0) for card in cards])
    table.setdefault("held", [int(card.get("hands", 0) > 0) for card in cards])
    works = [card for card, held in zip(cards, table["held"], strict=True) if held or not card.get("hands")]
    active = [f"item:{card['id']}" for card in works if card.get("rules") or card.get("changes")]
    table["in_force"] = [*table["in_force"], *active]


def _named(effect: Any) -> Any:
    """An effect with the names of a pack's things as the table knows them."""
    if isinstance(effect, list):
        return [_named(one) for one in effect]
    if not isinstance(effect, dict):
        return effect
    mark = effect.get("type") == "Mark"
    return {
        key: own(value) if key in NAMING and not mark and not _plain(key, value) else _named(value)
        for key, value in effect.items()
    }


def _plain(key: str, value: Any) -> bool:
    """The zones of a move are a number, not names."""
    return key == "zones" and isinstance(value, int)


def script(*effects: dict[str, Any], **more: Any) -> huisclos.Match:
    """A film in which these effects have just been done, in the Killer phase unless it is said otherwise."""
    return film(
        steps=[*effects, *END],
        **{"phase": "killer", **more},
    )


def now(match: huisclos.Match) -> SimpleNamespace:
    """The table as it is, what nobody sees, too; all that was said until now can be read."""
    asked_legibly(match)
    told_legibly(match)
    return SimpleNamespace(**match.position()["state"])


def options(match: huisclos.Match) -> list[str]:
    choices = match.choices()
    return [re.sub(r"@[a-z]+", "", option.id) for option in choices[0].options] if choices else []


def prompt(match: huisclos.Match) -> str:
    choices = match.choices()
    return choices[0].prompt if choices else ""


def bars(match: huisclos.Match) -> dict[str, str]:
    """What she can't do, and the rule that says so."""
    return {bar.id.replace("@own", ""): bar.rule for bar in match.bars(0)}


def act(match: huisclos.Match, *answers: str | list[str]) -> huisclos.Match:
    """Answers, one after the other; a list is one with several picks. Names are those of the pack."""
    for answer in answers:
        asked_legibly(match)
        picks = [answer] if isinstance(answer, str) else answer
        choice = match.choices()[0]
        known = {re.sub(r"@[a-z]+", "", option.id): option.id for option in choice.options}
        match.act(0, [known.get(pick, pick) for pick in picks])
    return match


def told(match: huisclos.Match, key: str) -> list[dict[str, Any]]:
    return [event["args"] for event in match.events_since(0, None) if event["key"] == key]


def story(match: huisclos.Match, *keys: str) -> list[str]:
    """What was told, in order; of these kinds, if some are named."""
    found = [event["key"] for event in match.events_since(0, None)]
    return [key for key in found if not keys or key in keys]


def tokens(*places: int) -> dict[str, Any]:
    """Minions in these zones, of the three that there are."""
    away = 3 - len(places)
    health = [1] * len(places) + [0] * away
    return {"minions": [*places, *[-1] * away], "minion_health": health, "shielded": [0] * 3}


def scene(
    *steps: dict[str, Any],
    killer: str = "hans@butcher",
    location: str = "camp@trails",
    girl: str = "laurie@trails",
    faces: tuple[int, ...] | list[int] = (),
    **table: Any,
) -> huisclos.Match:
    """A film of the box, with zones and items by the Location's names.

    `victims` is a table of zones, `minions` a list of them; items are in her hands as `held` says.
    """
    match = huisclos.new(STAGE, ["Ana"], 1, {"killer": killer, "location": location, "girl": girl})
    plan, pack = match.state.plan.names, f"@{location.partition('@')[2]}"
    position = match.position()
    table = {
        "in_force": [],
        "special": [],
        "special_at": [],
        "tunnel": [],
        "phase": "action",
        "turn": 0,
        **table,
    }
    table["victims"] = [table.get("victims", {}).get(name.removesuffix(pack), 0) for name in plan]
    for field in ("here", "killer_at"):
        if field in table:
            table[field] = plan.index(table[field] + pack)
    if "minions" in table:
        table |= tokens(*(plan.index(zone + pack) for zone in table["minions"]))
    if "items" in table:
        table["items"] = [name + pack for name in table["items"]]
        table.setdefault("uses", [match.state.box.items[name].uses for name in table["items"]])
    if "hand" in table and "tableau" not in table:
        cards = Counter(position["state"]["hand"] + position["state"]["tableau"])
        table["tableau"] = list((cards - Counter([*table["hand"], *table.get("played", ())])).elements())
    position["state"] |= {
        **table,
        "stack": list(steps)[::-1] or [{"type": "Turn"}],
        "step": None,
        "answers": {},
    }
    STAGE.faces = tuple(faces)
    return huisclos.load(position, game=STAGE)


def at(match: huisclos.Match, zone: str) -> int:
    """The number of a zone of a Location of the box."""
    return [bare(name) for name in match.state.plan.names].index(zone)
