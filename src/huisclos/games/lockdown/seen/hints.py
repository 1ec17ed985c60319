"""What helps to decide, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.engine.rules.choice import Choice, Hint
from huisclos.games.lockdown.chapters.objects import WEAPONS
from huisclos.games.lockdown.chapters.votes import weight
from huisclos.games.lockdown.state import (
    ARRIVAL,
    ATTACK,
    COLD_STORAGE,
    PARKING,
    PLACE,
    ROLES,
    SEAT,
    Mall,
)


def hints(mall: Mall, seat: int, choice: Choice) -> list[Hint]:
    """For votes what each ballot weighs, for moves what stands against what, for the devoured points."""
    prompt, _, phase = choice.prompt.partition("-")
    place = _number(choice.about[0]) if choice.about and choice.about[0].startswith("place:") else 0
    match prompt:
        case "point":
            return list(_ballots(mall, place))
        case "discuss":
            night = list(_weapons(mall, choice, place)) if int(phase) == ATTACK else []
            return [*night, *_ballots(mall, place)]
        case "announce" | "choose":
            return [_destination(mall, seat, option.value) for option in choice.options]
        case "move":
            return [_door(mall, option.id, place, _strength(mall, option.id)) for option in choice.options]
        case "sprint":
            return [
                _door(mall, option.id, option.value[1], _strength(mall, option.id))
                for option in choice.options
            ]
        case "lure":
            return [
                _door(mall, option.id, option.value, (0, 0), monsters=1 + mall.monsters[option.value])
                for option in choice.options
            ]
        case "devour":
            points = mall.figures.points
            return [Hint(o.id, "hint-points", {"points": points[o.value]}) for o in choice.options]
    return []


def _number(reference: str) -> int:
    return int(reference.partition(":")[2])


def _ballots(mall: Mall, place: int) -> Iterable[Hint]:
    """LK-2.2: what each ballot weighs there."""
    for seat in mall.voters(place):
        yield Hint(SEAT[seat].id, "hint-votes", {"votes": weight(mall, seat, place)})


def _strength(mall: Mall, option: str) -> tuple[int, int]:
    role = ROLES.index(option.partition("+")[0].partition(":")[2])
    return mall.figures.strength[role], mall.figures.strength[role]


def _weapons(mall: Mall, choice: Choice, place: int) -> Iterable[Hint]:
    """What would be left to hold off."""
    for option in choice.options:
        if option.value in WEAPONS:
            left = max(0, mall.monsters[place] - WEAPONS[option.value])
            yield _door(mall, option.id, place, (0, 0), monsters=left)


def _destination(mall: Mall, seat: int, place: int) -> Hint:
    """One Character more would be there, whichever it is; LK-5.5: unless it is full."""
    if mall.full(place) and place != PARKING:
        return Hint(PLACE[place].id, "hint-full")
    movers = [role for role, x in enumerate(mall.where[seat]) if x > COLD_STORAGE and x != place]
    added = [mall.figures.strength[role] for role in movers] or [0]
    return _door(mall, PLACE[place].id, place, (min(added), max(added)))


def _end(mall: Mall, die: int) -> int:
    """LK-6.4: what would come to a closed location comes to the Parking lot."""
    return PARKING if die in mall.closed else die


def _door(mall: Mall, thing: str, place: int, added: tuple[int, int], monsters: int | None = None) -> Hint:
    """LK-7.2: Strength against Monsters, and those of which the seat knows that they come.

    LK-7.7: in the Parking lot nothing holds them off.
    """
    here = mall.monsters[place] if monsters is None else monsters
    coming = sum(_end(mall, die) == place for die in mall.arrival) if mall.phase < ARRIVAL else 0
    if place == PARKING:
        return Hint(thing, "hint-parking", {"monsters": here, "coming": coming, "all": here + coming})
    least, most = (mall.strength(place) + more for more in added)
    args = {"least": least, "most": most, "same": int(least == most), "monsters": here, "coming": coming}
    return Hint(thing, "hint-door", args)
