"""Setting up a colony for a test of the cards of the box, and measuring what they have done to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import huisclos
from huisclos.engine.rules.effect import bare
from huisclos.games.dead_of_winter.printed.places import PLACES
from tests.dead_of_winter.looking import options, plain, told
from tests.dead_of_winter.positions import GAME, HOLD, PLAYERS, on_the_board
from tests.support.dice import Loaded


class Boxed(Loaded, type(GAME)):  # type: ignore[misc]
    """The game of the box, with dice that fall as the test says."""


BOX = Boxed()
FOLK, GOODS, TROUBLE, AIMS = (
    next(pack for pack in BOX.shelf if pack.name == name) for name in ("folk", "goods", "trouble", "aims")
)
PEOPLE = [bare(one.id) for one in sorted(FOLK.survivors, key=lambda one: one.influence)]
SPARE = ("fencer", "therapist", "trucker", "lawyer", "trainer", "mayor")
"""Who make up the other groups: nobody's ability matters where they are, in the colony."""
PACKS = {
    "objective": "aims",
    "secrets": "aims",
    "exile_goals": "aims",
    "crisis": "trouble",
    "past": "trouble",
}
LIES = ("waste", "pile", "removed")


def winter(
    *steps: str | dict[str, Any],
    mine: Sequence[str] = ("ranger", "caretaker"),
    groups: Sequence[Sequence[str]] = (),
    faces: Sequence[int] = (),
    objective: str = "weeks",
    settings: dict[str, Any] | None = None,
    then: list[Any] = HOLD,
    **table: Any,
) -> huisclos.Match:
    """A match about to do these steps; then the first player is asked what to do.

    `groups` has each player's survivors, or `mine` those of the first of three: `"cook"` is in the colony,
    `"cook police"` elsewhere. `wounds` and `frost` are by name, `zombies` and `barricades` by place or
    entrance, `noise` by place; `hands`, `gear` (by bearer) and `decks` (by place, the top card first) say
    where Items are, all others stay in their decks; `gone` is how many survivors are.
    """
    groups = groups or [mine, *others(mine)]
    chosen = {"objective": f"{objective}@aims", **(settings or {})}
    BOX.faces = ()
    match = huisclos.new(BOX, PLAYERS[: len(groups)], 1, chosen)
    position = match.position()
    state = position["state"]
    state |= _people(groups, table) | on_the_board(table) | _items(state, len(groups), table)
    state |= {"dealt": [[] for _ in groups], "phase": "players", "round": 1, "turn": 0, "actor": 0}
    state |= {"crossroads": [], "crisis": state["crises"][0], "progress": 0, "helpless": 0}
    state |= {field: _named(field, value) for field, value in table.items()}
    _deal(state)
    todo = [*steps, *then]
    state["stack"] = [{"type": step} if isinstance(step, str) else step for step in reversed(todo)]
    state |= {"step": None, "answers": {}}
    BOX.faces = tuple(faces)
    return huisclos.load(position, game=BOX)


def others(mine: Sequence[str]) -> list[list[str]]:
    """Two more groups, of two."""
    spare = [name for name in SPARE if name not in {entry.partition(" ")[0] for entry in mine}]
    return [spare[:2], spare[2:4]]


def act(match: huisclos.Match, *answers: str | list[str]) -> huisclos.Match:
    """Answers of whoever is asked, one after the other; a list is one with several picks."""
    for answer in answers:
        (seat, choice), *_ = match.choices().items()
        known = {plain(option.id): option.id for option in choice.options}
        match.act(seat, [known[pick] for pick in ([answer] if isinstance(answer, str) else answer)])
    return match


def _named(field: str, value: Any) -> Any:
    """Names of cards as the table knows them."""
    if field not in PACKS:
        return value
    if isinstance(value, list):
        return [_named(field, one) for one in value]
    return f"{value}@{PACKS[field]}"


def _people(groups: Sequence[Sequence[str]], table: dict[str, Any]) -> dict[str, Any]:
    """Who is where, and how they are."""
    found: dict[str, Any] = {"at": [-1] * len(PEOPLE), "owner": [-1] * len(PEOPLE), "leader": []}
    for seat, group in enumerate(groups):
        for entry in group:
            name, _, place = entry.partition(" ")
            found["at"][PEOPLE.index(name)] = PLACES.index(place or "colony")
            found["owner"][PEOPLE.index(name)] = seat
        found["leader"].append(PEOPLE.index(group[0].partition(" ")[0]))
    for field in ("wounds", "frost"):
        given = table.pop(field, {})
        found[field] = [given.get(name, 0) for name in PEOPLE]
    free = [n for n, at in enumerate(found["at"]) if at < 0]
    gone = table.pop("gone", 0)
    return {**found, "gone": free[:gone], "recruits": free[gone:]}


def _items(state: dict[str, Any], seats: int, table: dict[str, Any]) -> dict[str, Any]:
    """Every Item is somewhere."""
    gear = [(name, PEOPLE.index(who)) for who, names in table.pop("gear", {}).items() for name in names]
    hands = [*table.pop("hands", ()), *[[]] * seats][:seats]
    lies = {field: _goods(table.pop(field, ())) for field in LIES}
    decks = {place: _goods(deck)[::-1] for place, deck in table.pop("decks", {}).items()}
    found = {
        "gear": _goods([name for name, _ in gear]),
        "bearer": [by for _, by in gear],
        "hands": [_goods(hand) for hand in hands],
        **lies,
    }
    taken = Counter(found["gear"])
    for names in (*found["hands"], *lies.values(), *decks.values()):
        taken += Counter(names)
    dealt = Counter(name for hand in state["hands"] for name in hand)
    found["decks"] = []
    for place, deck in zip(PLACES, state["decks"], strict=True):
        if place in decks:
            dealt += Counter(deck)
            found["decks"].append(decks[place])
            continue
        stays = Counter(deck) + (dealt if place == "colony" else Counter())
        dealt = Counter() if place == "colony" else dealt
        here = stays & taken
        taken -= here
        found["decks"].append(list((stays - here).elements()))
    found["removed"] = [*found["removed"], *(dealt - taken).elements()]
    return found


def _goods(names: Sequence[str]) -> list[str]:
    return [f"{name}@goods" for name in names]


def _deal(state: dict[str, Any]) -> None:
    """The other crises and objectives are where they belong."""
    state["crises"] = [name for name in state["crises"] if name not in (state["crisis"], *state["past"])]
    if not state["cooperative"]:
        dealt = [name for names in state["secrets"] for name in names]
        rest = [card.id for card in AIMS.secrets if card.id not in dealt]
        state["unseen"] = rest[: len(state["unseen"])]
        named = [name for names in state["exile_goals"] for name in names]
        state["exile_deck"] = [name for name in state["exile_deck"] if name not in named]


def measured(match: huisclos.Match, *keys: str) -> dict[str, Any]:
    """Several of the things that can be measured, by name."""
    return {key: _measure(match, key) for key in keys}


def _measure(match: huisclos.Match, key: str) -> Any:
    s = match.state
    what, _, of = key.partition(" ")
    if what in ("hurt", "frost", "at"):
        n = PEOPLE.index(of)
        if what == "at":
            return PLACES[s.at[n]] if s.at[n] >= 0 else ""
        return s.hurt(n) if what == "hurt" else s.frost[n]
    if what in ("zombies", "barricades"):
        counts = s.zombies if what == "zombies" else s.barricades
        return sum(counts[door] for door in s.box.doors[PLACES.index(of)]) if of else sum(counts)
    if what == "can":
        return of in options(match)
    if what == "told":
        return len(told(match, of))
    found = {
        "noise": lambda: s.noise[PLACES.index(of)],
        "hand": lambda: [bare(name) for name in s.hands[int(of or 0)]],
        "waste": lambda: [bare(name) for name in s.waste],
        "gear": lambda: [bare(name) for name in s.gear],
        "dice": lambda: sorted(s.rolled[int(of or 0)]),
        "mine": lambda: len(s.mine(int(of or 0))),
        "owner": lambda: s.owner[PEOPLE.index(of)],
        "leaders": lambda: [PEOPLE[n] for n in s.leader],
        "drawn": lambda: sum(args["number"] for args in told(match, "draws")),
    }
    return found[what]() if what in found else getattr(s, what)
