"""Setting up a film for a test: the small one or one of the box, and the table as the test wants it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.packs.pack import vouch
from tests.final_girl.small_film import girl, killer, location, tables
from tests.support.dice import Loaded

GAME = find("final-girl")
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


class Staged(Loaded, type(GAME)):  # type: ignore[misc]
    """The game, with dice that fall as the test says. One for all tests, since it keeps what it has read."""


STAGE = Staged()


def own(name: Any) -> Any:
    """A name of the pack as the table knows it; lists, too."""
    if isinstance(name, (list, tuple)):
        return [own(one) for one in name]
    return f"{name}@own" if isinstance(name, str) and name and "@" not in name else name


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
