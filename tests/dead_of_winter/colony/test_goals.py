"""DW-9.1, DW-9.2, DW-8.1: who has met their objective, and how far each is from it."""

import pytest

from huisclos.engine.game.installed import find
from huisclos.games.dead_of_winter.chapters.aims.distance import far, main_far
from huisclos.games.dead_of_winter.chapters.aims.goals import met
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.box_positions import act, winter
from tests.dead_of_winter.positions import BLANK, colony, objective

rule = pytest.mark.rule

NOTHING = {"type": "Always"}
NEVER = {"type": "Not", "of": NOTHING}


def table(condition=NOTHING, *, card="secrets", main=True, extra=None, **more):
    """Seat 0 has an objective with this condition; all else there is to want is given."""
    secret = {"id": "aim", "goal": condition, **(extra or {})}
    betrayal = {"id": "aim", "first": NOTHING, "goal": condition, **(extra or {})}
    cards = {card: [secret if card == "secrets" else betrayal]}
    others = [["wish1"], ["wish2"]]
    return colony(cards=cards, secrets=[["aim"], *others], met=main, **more).state


# -- conditions -------------------------------------------------------------------------------------------


@rule("DW-9.2")
@pytest.mark.parametrize(
    ("mine", "by", "holds"),
    [(["ada", "bob"], 1, False), (["ada", "bob", "gus"], 1, True), (["ada", "bob", "gus"], 2, False)],
)
def test_most_survivors(mine, by, holds):
    groups = [mine, ["cid", "dan"], ["eve"]]
    assert met(table({"type": "MostSurvivors", "by": by}, groups=groups), 0) is holds


@rule("DW-9.2", "DW-11.5")
def test_whoever_is_left_alone_has_more_than_nobody():
    alone = {"groups": [["ada"], [], []], "out": [0, 1, 1], "options": {"elimination": True}}
    assert met(table({"type": "MostSurvivors", "by": 1}, **alone), 0)
    assert not met(table({"type": "MostSurvivors", "by": 2}, **alone), 0)


@rule("DW-9.2")
@pytest.mark.parametrize(
    ("hurt", "holds"), [({}, True), ({"wounds": {"bob": 1}}, False), ({"frost": {"ada": 1}}, False)]
)
def test_unhurt(hurt, holds):
    assert met(table({"type": "Unhurt"}, **hurt), 0) is holds


@rule("DW-9.2")
def test_others_may_be_hurt():
    assert met(table({"type": "Unhurt"}, wounds={"cid": 2}), 0)


@rule("DW-9.2")
@pytest.mark.parametrize(
    ("gas", "number", "holds"), [(2, 2, True), (1, 2, False), (1, 1, True), (0, 1, False)]
)
def test_barricaded_everywhere(gas, number, holds):
    everywhere = dict.fromkeys(["police", "grocery", "school", "library", "hospital"], 2)
    condition = {"type": "BarricadedEverywhere", "number": number}
    assert met(table(condition, barricades={**everywhere, "gas": gas}), 0) is holds


@rule("DW-9.2")
@pytest.mark.parametrize("main", [True, False])
def test_main_met(main):
    assert met(table({"type": "MainMet"}, extra={"alone": True}, main=main), 0) is main


# -- objectives -------------------------------------------------------------------------------------------


@rule("DW-9.2", "DW-9.1")
@pytest.mark.parametrize(
    ("main", "alone", "wins"), [(True, False, True), (False, False, False), (False, True, True)]
)
def test_an_ordinary_objective_needs_the_main_one_unless_it_says_otherwise(main, alone, wins):
    assert met(table(main=main, extra={"alone": alone}), 0) is wins


@rule("DW-9.2")
def test_the_main_one_alone_is_not_enough():
    assert not met(table(NEVER), 0)


@rule("DW-9.2")
@pytest.mark.parametrize("main", [True, False])
def test_a_betrayal_says_itself_what_it_needs(main):
    assert met(table(card="betrayals", main=main), 0)
    assert not met(table(NEVER, card="betrayals", main=main), 0)
    assert not met(table(card="betrayals", main=main, extra={"first": NEVER}), 0)


def exile(goal=NOTHING, first=NOTHING, *, alone=False):
    return {"id": "out", "goal": goal, "first": first, "alone": alone}


def exiled(card, own, *, betrays=False, main=True):
    """Seat 0 is exiled, with this exile objective."""
    secret = {"id": "aim", "goal": own}
    betrayal = {"id": "aim", "first": NEVER, "goal": own}
    cards = {"exiles": [card], **({"betrayals": [betrayal]} if betrays else {"secrets": [secret]})}
    return colony(
        cards=cards,
        groups=[["ada gas"], ["cid"], ["eve"]],
        secrets=[["aim"], ["wish1"], ["wish2"]],
        exile_goals=[["out"], [], []],
        exile_deck=["grudge1"],
        exiled=[1, 0, 0],
        met=main,
    ).state


@rule("DW-8.1")
def test_the_exile_objective_replaces_an_ordinary_one():
    assert met(exiled(exile(), NEVER), 0)
    assert not met(exiled(exile(NEVER), NOTHING), 0)
    assert not met(exiled(exile(), NOTHING, main=False), 0)
    assert met(exiled(exile(alone=True), NEVER, main=False), 0)


@rule("DW-8.1")
def test_of_a_betrayal_it_replaces_the_first_condition():
    assert met(exiled(exile(NEVER), NOTHING, betrays=True, main=False), 0)
    assert not met(exiled(exile(first=NEVER), NOTHING, betrays=True), 0)
    assert not met(exiled(exile(), NEVER, betrays=True), 0)


@rule("DW-11.1")
@pytest.mark.parametrize("main", [True, False])
def test_without_a_secret_objective_the_main_one_is_all(main):
    match = colony(options={"variant": "cooperative"}, met=main)
    assert met(match.state, 0) is main


# -- how far ----------------------------------------------------------------------------------------------

PARTS = [
    ({"type": "AtLeast", "value": "food", "number": 8}, "far-least", "figure:food", 3, 8),
    ({"type": "PerPlayer", "value": "food", "number": 2, "plus": 1}, "far-least", "figure:food", 3, 7),
    ({"type": "AtMost", "value": "waste", "number": 5}, "far-most", "figure:waste", 1, 5),
    ({"type": "Holds", "number": 2, "kind": "fuel"}, "far-hand", "kind:fuel", 1, 2),
    ({"type": "Holds", "number": 4}, "far-hand", "kind:any", 3, 4),
    ({"type": "HoldsOnly", "kind": "fuel"}, "far-only", "kind:fuel", 1, 3),
    ({"type": "Equipped", "number": 2, "kind": "weapon"}, "far-gear", "kind:weapon", 1, 2),
    ({"type": "Controls", "least": 4}, "far-group", "", 2, 4),
    ({"type": "Controls", "least": 1, "most": 1}, "far-few", "", 2, 1),
    ({"type": "MostSurvivors", "by": 2}, "far-largest", "", 2, 4),
    ({"type": "Unhurt"}, "far-unhurt", "", 1, 0),
    ({"type": "BarricadedEverywhere"}, "far-barricaded", "", 1, 6),
    ({"type": "LastRound"}, "far-rounds", "", 1, 5),
    ({"type": "MoraleGone"}, "far-morale", "", 6, 0),
    ({"type": "MainMet"}, "far-main", "", 0, 1),
    ({"type": "Not", "of": {"type": "MainMet"}}, "far-not-main", "", 0, 0),
    ({"type": "Exiled"}, "far-other", "", 0, 1),
]


@rule("DW-9.2")
@pytest.mark.parametrize(("condition", "key", "of", "have", "need"), PARTS, ids=lambda part: str(part)[:40])
def test_every_condition_says_how_far_one_is(condition, key, of, have, need):
    s = table(
        condition,
        main=False,
        extra={"alone": True},
        food=3,
        waste=["rope"],
        hands=[["petrol", "beans", "beans"]],
        gear={"ada": ["knife"], "cid": ["knife"]},
        wounds={"bob": 1},
        barricades={"gas": 1},
    )
    (part,) = far(s, 0)
    assert part == {"key": key, "of": of, "have": have, "need": need, "met": int(met(s, 0))}
    for language in LANGUAGES:
        words = Words(language, find("dead-of-winter").meta.package)
        text = words.text(key, part)
        assert ":" not in words.name(of or "pass")
        assert "figure" not in text
        assert "kind" not in text


@rule("DW-9.2")
def test_an_objective_of_several_parts_tells_each_and_the_nearest_of_several_ways():
    near = {"type": "AnyOf", "of": [{"type": "AllOf", "of": [NEVER, NEVER]}, {"type": "Unhurt"}]}
    s = table({"type": "AllOf", "of": [{"type": "Holds"}, near]}, main=False)
    assert [part["key"] for part in far(s, 0)] == ["far-main", "far-hand", "far-unhurt"]
    assert s.actor == 0


@rule("DW-0.2")
def test_how_far_the_colony_is():
    side = {"rounds": 5, "morale": 6, "goal": {"type": "AtLeast", "value": "food", "number": 4}}
    cards = {"objectives": [objective(normal=side)]}
    assert main_far(colony(cards=cards, food=4).state) == [
        {"key": "far-least", "of": "figure:food", "have": 4, "need": 4, "met": 1}
    ]


@rule("DW-5.5", "DW-2.6")
def test_luring_them_away_does_not_make_the_town_quiet():
    """All of them are in the colony, and none is dead."""
    match = winter("CheckObjective", objective="cull", zombies=dict.fromkeys(range(6), 3))
    assert (match.state.outcome, [part["met"] for part in main_far(match.state)]) == ("", [0, 1])
    killed = winter(objective="cull", mine=["ranger"], rolled=[[6], [], []], zombies={0: 1}, faces=[BLANK])
    assert act(killed, "attack+survivor:ranger+entrance:0").state.progress == 1
