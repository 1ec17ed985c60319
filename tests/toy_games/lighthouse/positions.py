"""Setting up a lighthouse for a test: storms made by hand, drawn in the order given."""

from __future__ import annotations

from typing import Any

import huisclos
from tests.support.looking import told  # noqa: F401 - as any game does
from tests.toy_games.lighthouse import TheLighthouse

GAME = TheLighthouse()
NAMES = ["Ana", "Bo", "Cy", "Di"]
WORDS = ("prompt-knock", "do-open", "do-wait", "do-run")


def tables(*storms: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A pack of these storms, with words for them; a second storm that does nothing, if there is but one."""
    cards = [{"id": f"storm-{n}", **storm} for n, storm in enumerate(storms)]
    cards += [{"id": "calm"}] if len(cards) == 1 else []
    keys = [*(f"card-{card['id']}" for card in cards), *WORDS]
    text = "\n".join(f"{key} = {key.title()}" for key in keys)
    return {
        "name": "own",
        "game": "lighthouse",
        "words": {"en": text, "fr": text},
        "storms": cards,
        **changes,
    }


def house(*storms: dict[str, Any], seats: int = 2, **state: Any) -> huisclos.Match:
    """The first night, in which the first of these storms is drawn; those that last are in play before it."""
    position = huisclos.new(GAME, NAMES[:seats], 1, {"nights": 9, "pack": tables(*storms)}).position()
    names = [f"storm-{n}@own" for n in range(len(storms))]
    lasting = [name for name, storm in zip(names, storms, strict=True) if storm.get("lasts")]
    deck = [name for name in names if name not in lasting]
    everything = sorted(position["state"]["deck"] + position["state"]["drawn"] + position["state"]["lasting"])
    fresh = {"night": 0, "oil": 5, "light": 0, "fear": [0] * seats, "active": 0}
    position["state"] |= {**fresh, "deck": deck[::-1], "drawn": [], "lasting": lasting, **state}
    position["state"] |= {"stack": [{"type": "Night"}], "step": None, "answers": {}}
    assert set(names) <= set(everything)
    return huisclos.load(position, game=GAME)


def drawn(*effects: dict[str, Any], **more: Any) -> huisclos.Match:
    """The first night, right after a storm with these effects was drawn."""
    return house({"do": list(effects)}, **more)


def options(match: huisclos.Match, seat: int) -> list[str]:
    return [option.id for option in match.choices()[seat].options]
