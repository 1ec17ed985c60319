"""DW-12.1: cards on which every name is right, and which could never do anything all the same."""

import tomllib

import pytest

from huisclos.engine.base.errors import BadFile
from tests.dead_of_winter.box_positions import BOX
from tests.dead_of_winter.test_docs_winter import FILE
from tests.support.faults import faults

FERRY = tomllib.loads(FILE.read_text("utf-8"))
UP = [{"type": "Morale", "by": 1}]
RULES = [{"when": "Acted", "do": UP}]
WAY = FERRY["crossroads"][0]["ways"][0]
FLARE, OILSKIN = ("items", 0), ("items", 1)
IN_VAIN = {
    "a crossroads has no rules": (("crossroads", 0), {"rules": RULES}, "rules", "never-in-play"),
    "nor a secret objective": (("secrets", 0), {"rules": RULES}, "rules", "never-in-play"),
    "nor a betrayal": (("betrayals", 0), {"rules": RULES}, "rules", "never-in-play"),
    "nor an exile objective": (("exiles", 0), {"rules": RULES}, "rules", "never-in-play"),
    "nor what isn't equipment": (FLARE, {"rules": RULES}, "rules", "never-in-play"),
    "which has no use": (FLARE, {"use": [{"do": UP}]}, "use", "no-equipment"),
    "an ability isn't wasted": (("survivors", 0, "use", 0), {"spent": True}, "spent", "no-equipment"),
    "only food feeds": (FLARE, {"worth": 2}, "worth", "no-food"),
    "an Item lies in a deck": (OILSKIN, {"decks": {}}, "decks", "no-deck"),
    "a crisis does something": (("crises", 0), {"do": []}, "do", "empty"),
    "and needs each kind once": (("crises", 0), {"needs": ["tool", "tool"]}, "needs[1]", "twice"),
    "something is more than 0": (("crises", 0), {"do": [{"type": "Morale", "by": 0}]}, "do[0].by", "empty"),
    "an ability does something": (("survivors", 0, "use", 0), {"do": []}, "do", "empty"),
    "a way stands there once": (("crossroads", 0), {"ways": [WAY, WAY]}, "ways[1].name", "twice"),
    "where all vote nobody decides": (("crossroads", 2), {"who": "owner"}, "who", "all-vote"),
}
rule = pytest.mark.rule


def written(path):
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


@rule("DW-12.1")
@pytest.mark.parametrize(("path", "change", "where", "what"), IN_VAIN.values(), ids=IN_VAIN)
def test_a_card_that_would_never_count_is_refused(path, change, where, what):
    assert faults(BOX, FERRY, path, change) == [(f"{written(path)}.{where}", f"fault-{what}")]


def refused(**parts):
    """What is wrong with the ferry once these parts of it are others."""
    with pytest.raises(BadFile) as problem:
        BOX.use_pack({**FERRY, **parts})
    return [(where, key) for where, key, _ in problem.value.message.args["troubles"]]


DECKS = ["survivors", "items", "crises", "crossroads", "objectives", "secrets", "betrayals", "exiles"]


@rule("DW-12.1")
@pytest.mark.parametrize("deck", DECKS)
def test_no_deck_has_two_cards_of_one_name(deck):
    assert (f"{deck}[1].id", "fault-twice") in refused(**{deck: FERRY[deck][:1] * 2})


@rule("DW-12.1")
def test_nothing_happens_twice_at_once():
    both = {"type": "AtOnce", "parts": [{"name": "wait", "do": UP}] * 2}
    words = {language: f"{text}\ndo-wait = …" for language, text in FERRY["words"].items()}
    told = refused(crises=[{**FERRY["crises"][0], "do": [both]}], words=words)
    assert told == [("crises[0].do[0].parts[1].name", "fault-twice")]


@rule("DW-0.2", "DW-12.1")
def test_what_a_goal_counts_some_rule_makes():
    told = faults(BOX, FERRY, ("objectives", 0), {"rules": []})
    assert told == [(f"objectives[0].{side}.goal", "fault-no-progress") for side in ("normal", "hard")]
