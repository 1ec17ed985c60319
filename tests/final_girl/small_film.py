"""A small film for tests: a Location, a plain Killer, and a girl; with words for all that they name.

The board, with the numbers of its zones:

    0 gate (exit) - 1 yard - 2 hall (search) - 3 cellar
                     |                          |
                    4 pond ------------------- 5 crypt (search)
"""

from __future__ import annotations

from typing import Any

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
