"""Setting up a colony for a test: a small pack of its own, and the table as the test wants it.

Survivors from `ada` (the lowest influence, number 0) to `zoe`, all with attack and search values
of 3, and nothing special about them; a few Items of every kind in every deck; a main objective that is met if
the colony survives.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.packs.pack import vouch
from huisclos.games.dead_of_winter.printed.places import PLACES
from tests.support.dice import LoadedFromSetup

GAME = find("dead-of-winter")
PLAYERS = ["Ana", "Bo", "Cy", "Di", "Eli"]
PEOPLE = [
    *("ada", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jim", "kay", "leo"),
    *("mia", "ned", "ola", "pia", "quin", "ray", "sue", "tom", "una", "val", "wes", "xan"),
    *("yul", "zoe"),
]
"""By influence, the lowest first."""
KINDS = {
    "knife": "weapon",
    "petrol": "fuel",
    "rope": "tool",
    "beans": "food",
    "pills": "medicine",
    "atlas": "book",
}
DOORS = {"colony": 0, "police": 6, "grocery": 7, "school": 8, "library": 9, "hospital": 10, "gas": 11}
"""The first entrance of each place."""
BLANK, WOUND, FROST, BITE = 1, 7, 10, 12
"""How the risk die falls, as `faces` has it."""
HOLD = [{"type": "Act"}, {"type": "Mark", "name": "turn"}]
"""What comes after the steps of a test: the player whose turn it is is asked what to do."""


class Staged(LoadedFromSetup, type(GAME)):  # type: ignore[misc]
    """The game with no cards but those of the test, and dice that fall as it says."""

    shelf = ()

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        return dict(_content(msgspec.json.encode(options.pack)))


STAGE = Staged()


@cache
def _content(pack: bytes) -> dict[str, Any]:
    return STAGE.content_with((STAGE.use_pack(msgspec.json.decode(pack)),))


# -- the pack -----------------------------------------------------------------------------------------


def survivor(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "influence": 2 * PEOPLE.index(name) + 2, "attack": 3, "search": 3, **more}


def item(name: str, kind: str, **more: Any) -> dict[str, Any]:
    decks = dict.fromkeys(["start", *PLACES[1:]], 4)
    return {"id": name, "kind": kind, "decks": {**decks, "start": 7}, **more}


def objective(name: str = "winter", **more: Any) -> dict[str, Any]:
    side = {"rounds": 5, "morale": 6, "goal": {"type": "LastRound"}}
    return {"id": name, "normal": side, "hard": {**side, "morale": 4}, **more}


def pack(**changes: Any) -> dict[str, Any]:
    """The pack of the test. `survivors`, `items`… replace the cards of the same names, and add others."""
    never = {"when": "Acted", "where": {"deed": "never"}}
    beans = {"worth": 1, "do": [{"type": "Food", "by": 1}]}
    goal, other = {"type": "Controls", "least": 2}, {"type": "MoraleGone"}
    parts: dict[str, list[dict[str, Any]]] = {
        "survivors": [survivor(name) for name in PEOPLE],
        "items": [item(name, kind, **(beans if name == "beans" else {})) for name, kind in KINDS.items()],
        "crises": [
            {"id": "cold", "needs": ["fuel"], "do": [{"type": "Morale", "by": -1}]},
            {"id": "fever", "needs": ["medicine", "book"], "do": [{"type": "Food", "by": -1}]},
        ],
        "crossroads": [{"id": f"road{n}", "trigger": never, "ways": [{"name": f"on{n}"}]} for n in range(4)],
        "objectives": [objective()],
        "secrets": [{"id": f"wish{n}", "goal": goal} for n in range(12)],
        "betrayals": [{"id": f"spite{n}", "first": other, "goal": goal} for n in range(2)],
        "exiles": [{"id": f"grudge{n}", "goal": goal, "first": other} for n in range(4)],
    }
    for kind, cards in changes.items():
        if kind != "words":
            own = {card["id"] for card in cards}
            parts[kind] = [card for card in parts[kind] if card["id"] not in own] + list(cards)
    keys = [f"{_PREFIX[kind]}-{card['id']}" for kind, cards in parts.items() for card in cards]
    keys += [f"way-{way['name']}" for card in parts["crossroads"] for way in card["ways"]]
    text = "\n".join(f"{key} = {key.replace('-', ' ')}{_FORMS}" for key in [*keys, *changes.get("words", ())])
    return {"name": "own", "game": "dead-of-winter", "words": {"en": text, "fr": text}, **parts}


_PREFIX = {
    "survivors": "survivor",
    "items": "item",
    "crises": "crisis",
    "crossroads": "crossroads",
    "objectives": "objective",
    "secrets": "secret",
    "betrayals": "betrayal",
    "exiles": "exile",
}
_FORMS = "".join(
    f"\n    .{form} = x"
    for form in ("job", "text", "line", "story", "outcome", "normal", "hard", "loyal", "traitor")
)


# -- a match ------------------------------------------------------------------------------------------


def start(
    seats: int = 3, *, faces: Any = (), orders: Any = (), seed: int = 1, cards: Any = None, **options: Any
):
    """A new game; `faces` and `orders` load its dice from setup on, `cards` are changes of the pack."""
    tables = pack(**(cards or {}))
    vouch(tables)
    STAGE.faces, STAGE.orders = tuple(faces), tuple(orders)
    return huisclos.new(STAGE, PLAYERS[:seats], seed, {"pack": tables, **options})


def colony(
    *steps: str | dict[str, Any],
    groups: list[list[str]] | None = None,
    options: dict[str, Any] | None = None,
    cards: dict[str, Any] | None = None,
    faces: Any = (),
    orders: Any = (),
    end: list[Any] | None = None,
    **table: Any,
) -> huisclos.Match:
    """A match about to do these steps; then (or `end`) the player whose turn it is is asked what to do.

    `groups` has each player's survivors, leader first: `"ada"` is in the colony, `"ada police"` elsewhere.
    Fields that are by survivor are tables by name, `zombies`, `barricades` and `noise` by place or entrance;
    `gear` says who carries what, `hands` and `decks` what lies there: whatever isn't named stays in the
    decks, or has left the game. Names are those of the pack. It is the first player's turn, and no dice are
    rolled.
    """
    groups = groups or [["ada", "bob"], ["cid", "dan"], ["eve", "fay"]]
    match = start(len(groups), cards=cards, **(options or {}))
    position = match.position()
    state = position["state"]
    state |= _people(groups, table)
    state |= on_the_board(table)
    state |= _items(state, len(groups), table)
    plain = {
        "dealt": [[] for _ in groups],
        "phase": "players",
        "round": 1,
        "turn": 0,
        "actor": 0,
        "crisis": "cold",
    }
    state |= {field: own(field, value) for field, value in {**plain, **table}.items()}
    state["crises"] = [
        name for name in state["crises"] if name != state["crisis"] and name not in state["past"]
    ]
    for dealt, deck in (("secrets", "unseen"), ("exile_goals", "exile_deck")):
        state[deck] = [name for name in state[deck] if [name] not in state[dealt]]
    todo = [*steps, *(HOLD if end is None else end)]
    state["stack"] = [{"type": step} if isinstance(step, str) else step for step in reversed(todo)]
    state |= {"step": None, "answers": {}}
    STAGE.faces, STAGE.orders = tuple(faces), tuple(orders)
    return huisclos.load(position, game=STAGE)


NAMED = (
    "objective",
    "crisis",
    "crises",
    "past",
    "crossroads",
    "watched",
    "crossing",
    "secrets",
    "exile_goals",
)
NAMED += ("exile_deck", "unseen", "gave")
BY_NAME = ("wounds", "frost", "moved")


def own(field: str, value: Any) -> Any:
    """Names of the pack as the table knows them."""
    if field not in NAMED:
        return value
    if isinstance(value, list):
        return [own(field, one) for one in value]
    return f"{value}@own" if value and "@" not in value else value


def _people(groups: list[list[str]], table: dict[str, Any]) -> dict[str, Any]:
    """Who is where, and how they are."""
    found: dict[str, Any] = {"at": [-1] * len(PEOPLE), "owner": [-1] * len(PEOPLE), "leader": []}
    for seat, group in enumerate(groups):
        numbers = [PEOPLE.index(entry.split()[0]) for entry in group]
        for entry, n in zip(group, numbers, strict=True):
            found["at"][n] = PLACES.index(entry.split()[1]) if " " in entry else 0
            found["owner"][n] = seat
        found["leader"].append(numbers[0] if numbers else -1)
    for field in BY_NAME:
        given = table.pop(field, {})
        found[field] = [given.get(name, 0) for name in PEOPLE]
    if "hero" in table:
        table["hero"] = PEOPLE.index(table["hero"])
    gone = [PEOPLE.index(name) for name in table.pop("gone", ())]
    left = [n for n in range(len(PEOPLE)) if found["at"][n] < 0 and n not in gone]
    wanted = [PEOPLE.index(name) for name in table.pop("recruits", ())[::-1]]
    found["gone"] = gone
    found["recruits"] = [*(n for n in left if n not in wanted), *wanted]
    if table.pop("no_recruits", False):
        found["gone"], found["recruits"] = [*gone, *found["recruits"]], []
    return found


def on_the_board(table: dict[str, Any]) -> dict[str, Any]:
    """Zombies, barricades and noise, by place or by entrance."""
    found: dict[str, Any] = {}
    for field in ("zombies", "barricades"):
        given = {DOORS.get(key, key): number for key, number in table.pop(field, {}).items()}
        found[field] = [given.get(door, 0) for door in range(12)]
    noise = table.pop("noise", {})
    found["noise"] = [noise.get(place, 0) for place in PLACES]
    return found


def _items(state: dict[str, Any], seats: int, table: dict[str, Any]) -> dict[str, Any]:
    """Every Item is somewhere."""
    decks = state["decks"]
    left = Counter(
        [*(name for deck in decks for name in deck), *(n for hand in state["hands"] for n in hand)]
    )
    gear = [
        (f"{name}@own", PEOPLE.index(who)) for who, names in table.pop("gear", {}).items() for name in names
    ]
    found: dict[str, Any] = {"gear": [name for name, _ in gear], "bearer": [by for _, by in gear]}
    hands = table.pop("hands", [])
    found["hands"] = [[f"{name}@own" for name in hand] for hand in [*hands, *[[]] * (seats - len(hands))]]
    for field in ("waste", "pile", "found", "removed"):
        found[field] = [f"{name}@own" for name in table.pop(field, ())]
    named = table.pop("decks", {})
    left -= Counter(
        [name for field in ("gear", "waste", "pile", "found", "removed") for name in found[field]]
    )
    left -= Counter([name for hand in found["hands"] for name in hand])
    left -= Counter([f"{name}@own" for deck in named.values() for name in deck])
    found["decks"] = []
    for place, deck in zip(PLACES, decks, strict=True):
        stays = [f"{name}@own" for name in named[place]] if place in named else _still(deck, left)
        found["decks"].append(stays)
    found["removed"] += list(left.elements())
    return found


def _still(deck: list[str], left: Counter[str]) -> list[str]:
    """What of a deck nobody has taken."""
    stays = list((Counter(deck) & left).elements())
    left -= Counter(stays)
    return stays
