"""FG-13.2: cards on which every name is right, and which could never do anything all the same."""

from copy import deepcopy

import pytest

from tests.final_girl.positions import GAME
from tests.final_girl.strangers import TABLES
from tests.support.faults import faults

HORROR = [{"type": "Horror", "by": 1}]
WAITS = {"when": "VictimDies", "do": HORROR}
CHANGE = {"value": "attack", "add": 1}
TERROR, POWER, EVENT = ("killer", "terror", 1), ("killer", "powers", 0), ("location", "events", 0)
IN_VAIN = {
    "a Terror card that is over at once has no rules": (TERROR, {"rules": [WAITS]}, "rules", "never-in-play"),
    "nor changes": (TERROR, {"changes": [CHANGE]}, "changes", "never-in-play"),
    "nor has such an Event": (EVENT, {"rules": [WAITS]}, "rules", "never-in-play"),
    "a rule does something": (POWER, {"rules": [{**WAITS, "do": []}]}, "rules[0].do", "empty"),
    "a change changes something": (POWER, {"changes": [{"value": "attack"}]}, "changes[0]", "no-change"),
    "and can": (POWER, {"changes": [{**CHANGE, "least": 5, "most": 1}]}, "changes[0]", "least-most"),
    "a row that the track has": (
        POWER,
        {"rules": [{**WAITS, "when": "BloodlustRises", "where": {"row": 8}}]},
        "rules[0].where.row",
        "range",
    ),
    "a Location has tags of its own": (
        EVENT,
        {"do": [{"type": "Panic", "tag": "lake"}]},
        "do[0].tag",
        "none-such",
    ),
    "and Victims": (
        ("location", "events", 3, "rules", 0),
        {"where": {"victim": "boyfriend"}},
        "where.victim",
        "none-such",
    ),
    "some card makes a Victim special": (("location", "events", 3), {"do": []}, "victims[0]", "not-placed"),
    "where is said once": (
        EVENT,
        {"do": [{"type": "Panic", "zones": ["booth"], "tag": "cars"}]},
        "do[0].tag",
        "where-twice",
    ),
}
EFFECTS = {
    "If": ({"if": {"type": "Always"}, "then": []}, "then", "empty"),
    "AnyOf": ({"type": "If", "if": {"type": "AnyOf", "of": []}, "then": HORROR}, "if.of", "empty"),
    "Repeat": ({"times": 3, "do": []}, "do", "empty"),
    "never": ({"type": "Repeat", "times": 0, "do": HORROR}, "times", "range"),
    "Each": ({"of": "victims", "do": []}, "do", "empty"),
    "Roll": ({"lines": [{"least": 7, "do": HORROR}]}, "lines[0].least", "range"),
    "lines": ({"type": "Roll", "lines": [{"least": 3}, {"least": 3}]}, "lines[1].least", "same-sum"),
    "Horror": ({"by": 0}, "by", "empty"),
    "KillerAction": ({"target": "girl"}, "attacks", "empty"),
}
MINIONS = [
    {"type": "Spawn"},
    {"type": "KillerAction", "target": "girl", "attacks": 1, "by": "minions"},
    {"type": "Each", "of": "minions", "do": HORROR},
]
rule = pytest.mark.rule


def pack_of(path):
    return TABLES["nitrate" if path[0] == "killer" else "drive-in"]


def written(path):
    return path[0] + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path[1:])


@rule("FG-13.2")
@pytest.mark.parametrize(("path", "change", "where", "what"), IN_VAIN.values(), ids=IN_VAIN)
def test_a_card_that_would_never_count_is_refused(path, change, where, what):
    assert faults(GAME, pack_of(path), path, change) == [(f"{written(path)}.{where}", f"fault-{what}")]


@rule("FG-13.2")
@pytest.mark.parametrize(("name", "case"), EFFECTS.items(), ids=EFFECTS)
def test_so_is_an_effect_that_would_do_nothing(name, case):
    fields, where, what = case
    told = faults(GAME, TABLES["nitrate"], TERROR, {"do": [{"type": name, **fields}]})
    assert told == [(f"killer.terror[1].do[0].{where}", f"fault-{what}")]


def without_minions():
    """The projectionist alone."""
    tables = deepcopy(TABLES["nitrate"])
    killer = tables["killer"]
    del killer["minions"]
    killer["terror"] = [card for card in killer["terror"] if card["id"] != "trailers"]
    killer["terror"][0]["copies"] = 6
    killer["powers"] = killer["powers"][:1]
    return tables


@rule("FG-11.1", "FG-13.2")
@pytest.mark.parametrize("effect", MINIONS, ids=lambda effect: effect["type"])
def test_a_killer_without_minions_speaks_of_none(effect):
    told = faults(GAME, without_minions(), TERROR, {"do": [effect]})
    assert told == [("killer.terror[1].do[0]", "fault-no-minions")]


@rule("FG-11.1", "FG-13.2")
def test_nor_waits_for_them():
    change = {"rules": [{**WAITS, "where": {"by": "minion"}}]}
    assert faults(GAME, without_minions(), POWER, change) == [
        ("killer.powers[0].rules[0]", "fault-no-minions")
    ]
