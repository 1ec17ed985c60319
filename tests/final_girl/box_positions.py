"""What the tests of the box's films share: both tables, cards that come, and who is where by name."""

from huisclos.engine.rules.effect import bare
from tests.final_girl.looking import act, now
from tests.final_girl.positions import END, scene

CAMP = {"killer": "hans@butcher", "location": "camp@trails", "girl": "laurie@trails"}
FAIR = {"killer": "geppetto@strings", "location": "fair@carnival", "girl": "charlie@carnival"}
HANS = {**CAMP, "here": "cabins", "killer_at": "fire-pit", "hand": ["walk"], "horror": 3, "health": 4}
OLD_MAN = {
    **FAIR,
    "here": "forest",
    "killer_at": "cages",
    "hand": ["walk"],
    "horror": 3,
    "health": 6,
    "minions": [],
}
CALM = {"hans@butcher": "personal@butcher", "geppetto@strings": "lights-down@strings"}


def drawn(card, table, **state):
    """The Terror card has been drawn."""
    given = {**table, "phase": "killer", "terror": [CALM[table["killer"]], card], "events": [], **state}
    return scene({"type": "DrawTerror"}, *END, **given)


def revealed(event, table, *answers, **state):
    """The Event has been drawn, and is in play."""
    match = scene({"type": "DrawEvent"}, *END, **{**table, "phase": "killer", "events": [event], **state})
    return act(match, *answers)


def victims(match):
    """Who is where."""
    names = list(map(bare, match.state.plan.names))
    return {name: number for name, number in zip(names, now(match).victims, strict=True) if number}


def zone(match, number):
    return bare(match.state.plan.names[number])


def killer_at(match):
    return zone(match, now(match).killer_at)


def minions(match):
    return sorted(zone(match, number) for number in now(match).minions if number >= 0)
