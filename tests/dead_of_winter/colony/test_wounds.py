"""DW-4: the risk die, wounds, frostbite, bites."""

import pytest

import huisclos
from tests.dead_of_winter.box_positions import winter
from tests.dead_of_winter.looking import act, at, group, now, options, prompts, story, told
from tests.dead_of_winter.positions import BITE, BLANK, FROST, PEOPLE, WOUND, colony, item, start, survivor

rule = pytest.mark.rule
ADA = {"type": "RiskRoll", "survivor": 0}


def hurt(match, name):
    """Wounds and frostbite."""
    n = PEOPLE.index(name)
    return now(match).wounds[n], now(match).frost[n]


def of(name, *effects):
    """Effects that speak of a survivor."""
    return {"type": "SpeakOf", "it": f"survivor:{name}@own", "do": list(effects)}


@rule("DW-4.1")
def test_the_risk_die_has_twelve_faces():
    assert start().state.box.faces == (0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3)


@rule("DW-4.1", "DW-4.2")
@pytest.mark.parametrize(
    ("faces", "face", "after"),
    [
        ([1], "blank", (0, 0)),
        ([6], "blank", (0, 0)),
        ([7], "wound", (1, 0)),
        ([9], "wound", (1, 0)),
        ([10], "frostbite", (0, 1)),
        ([11], "frostbite", (0, 1)),
    ],
)
def test_what_a_face_does(faces, face, after):
    match = colony(ADA, faces=faces)
    assert hurt(match, "ada") == after
    assert told(match, "risk") == [{"survivor": "survivor:ada", "face": f"face:{face}"}]


@rule("DW-4.1")
def test_nobody_rolls_for_the_dead():
    match = colony(ADA, ADA, faces=[BITE, WOUND], groups=[["ada gas"], ["bob police"]], recruits=["gus"])
    assert (len(told(match, "risk")), prompts(match)) == (1, {0: "act"})


@rule("DW-4.1")
def test_a_card_may_have_several_rolls():
    match = colony(of("bob", {"type": "Risk", "times": 3}), faces=[BLANK, WOUND, FROST])
    assert hurt(match, "bob") == (1, 1)


@rule("DW-4.3")
@pytest.mark.parametrize(
    ("wounds", "frost", "dies"), [(0, 0, False), (1, 0, False), (2, 0, True), (1, 1, True), (0, 2, True)]
)
def test_three_wounds_kill_frostbite_among_them(wounds, frost, dies):
    match = colony(of("ada", {"type": "Wound"}), wounds={"ada": wounds}, frost={"ada": frost})
    assert (at(match, "ada") == "") == dies
    assert now(match).morale == 6 - dies


@rule("DW-4.3")
@pytest.mark.parametrize(("number", "dies"), [(3, False), (4, True)])
def test_a_card_may_say_how_many_wounds_kill(number, dies):
    tough = survivor("ada", changes=[{"value": "fatal", "add": 1}])
    match = colony(of("ada", {"type": "Wound", "number": number}), cards={"survivors": [tough]})
    assert (at(match, "ada") == "") == dies


@rule("DW-4.2")
@pytest.mark.parametrize(("tokens", "after"), [(1, (1, 1)), (0, (0, 0))])
def test_frostbite_gives_a_wound_at_the_start_of_its_owners_turn(tokens, after):
    match = colony({"type": "Turn", "seat": 0}, frost={"ada": tokens})
    assert hurt(match, "ada") == after


@rule("DW-4.2")
def test_each_token_gives_one():
    tough = survivor("ada", changes=[{"value": "fatal", "add": 3}])
    match = colony({"type": "Turn", "seat": 0}, frost={"ada": 2}, cards={"survivors": [tough]})
    assert hurt(match, "ada") == (2, 2)
    assert told(match, "wounded") == [{"survivor": "survivor:ada", "number": 2, "wounds": 4}]


@rule("DW-4.2")
def test_the_cold_kills():
    match = colony({"type": "Turn", "seat": 0}, frost={"ada": 2})
    assert (at(match, "ada"), now(match).morale) == ("", 5)


@rule("DW-4.2")
@pytest.mark.parametrize("how", ["card", "gear"])
def test_frostbite_may_be_a_plain_wound_to_some(how):
    change = {"changes": [{"value": "frostbite-hurts", "most": 0}]}
    if how == "card":
        match = colony(ADA, faces=[FROST], cards={"survivors": [survivor("ada", **change)]})
    else:
        shoes = item("rope", "tool", equip=True, **change)
        match = colony(ADA, faces=[FROST], cards={"items": [shoes]}, gear={"ada": ["rope"]})
    assert hurt(match, "ada") == (1, 0)


@rule("DW-4.2")
def test_what_one_carries_helps_nobody_else():
    shoes = item("rope", "tool", equip=True, changes=[{"value": "frostbite-hurts", "most": 0}])
    match = colony(ADA, faces=[FROST], cards={"items": [shoes]}, gear={"bob": ["rope"]})
    assert hurt(match, "ada") == (0, 1)


@rule("DW-4.3")
@pytest.mark.parametrize(
    ("number", "before", "after"),
    [(1, (1, 1), (1, 0)), (1, (1, 0), (0, 0)), (2, (1, 1), (0, 0)), (2, (0, 0), (0, 0))],
)
def test_healing_takes_frostbite_first(number, before, after):
    heal = of("ada", {"type": "Heal", "number": number})
    match = colony(heal, wounds={"ada": before[0]}, frost={"ada": before[1]})
    assert hurt(match, "ada") == after
    assert sum(event["number"] for event in told(match, "healed")) == sum(before) - sum(after)


@rule("DW-4.2")
def test_a_card_may_say_frostbite():
    assert hurt(colony(of("cid", {"type": "Frostbite"})), "cid") == (0, 1)


def test_verbs_about_a_survivor_speak_of_whoever_acts_if_of_nobody_else():
    match = colony({"type": "Wound"}, {"type": "Frostbite"}, hero="bob")
    assert hurt(match, "bob") == (1, 1)
    assert (
        story(colony({"type": "Wound"}, {"type": "Risk"}, {"type": "Bite"}, {"type": "Dies"}), "risk", "dies")
        == []
    )


def test_cards_may_wait_for_wounds():
    rules = [{"when": "SurvivorHurt", "where": {"who": "cid", "place": "police"}, "do": [{"type": "Heal"}]}]
    cards = {"survivors": [survivor("ada", rules=rules)]}
    groups = [["ada"], ["cid police", "dan"]]
    assert hurt(colony(of("cid", {"type": "Wound"}), groups=groups, cards=cards), "cid") == (0, 0)
    assert hurt(colony(of("dan", {"type": "Wound"}), groups=groups, cards=cards), "dan") == (1, 0)
    dead = colony(of("cid", {"type": "Wound", "number": 3}), groups=groups, cards=cards)
    assert told(dead, "card-acts") == []


# -- bites ---------------------------------------------------------------------------------------------

AWAY = [["ada police", "fay"], ["bob police", "eve"], ["cid police", "gus"]]


@rule("DW-4.4")
def test_a_bite_kills_at_once_and_spreads_to_the_lowest_influence_there():
    match = colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE])
    assert (at(match, "cid"), now(match).morale) == ("", 5)
    assert prompts(match) == {0: "spread"}, "ada is the lowest, and not the owner of the bitten one"
    assert options(match) == ["give-up", "risk-it"]
    assert match.choices()[0].about == ("survivor:ada@own",)


@rule("DW-4.4")
def test_given_up_the_survivor_dies_and_it_ends():
    match = act(colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE]), "give-up")
    assert [at(match, name) for name in ("ada", "bob", "cid")] == ["", "police", ""]
    assert (now(match).morale, prompts(match)) == (4, {0: "act"})


@rule("DW-4.4")
def test_a_blank_heals_and_it_ends():
    match = colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE, BLANK], wounds={"ada": 2})
    act(match, "risk-it")
    assert (at(match, "ada"), hurt(match, "ada"), prompts(match)) == ("police", (2, 0), {0: "act"})


@rule("DW-4.4")
@pytest.mark.parametrize("face", [WOUND, FROST, BITE])
def test_anything_else_kills_and_it_spreads_on(face):
    match = colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE, face, BLANK])
    act(match, "risk-it")
    assert (at(match, "ada"), prompts(match)) == ("", {1: "spread"})
    act(match, "risk-it")
    assert (at(match, "bob"), now(match).morale, prompts(match)) == ("police", 4, {0: "act"})


@rule("DW-4.4")
def test_it_ends_if_nobody_is_left_there_and_helpless_ones_are_skipped():
    groups = [["ada"], ["bob police"]]
    match = colony(ADA, groups=groups, faces=[BITE], helpless=3, no_recruits=True)
    assert (now(match).helpless, now(match).morale, told(match, "given-up")) == (3, 3, [])


@rule("DW-4.4")
def test_it_does_not_leave_the_place():
    match = colony(ADA, groups=[["ada", "cid"], ["bob police"]], faces=[BITE])
    assert match.choices()[0].about == ("survivor:cid@own",)


@rule("DW-4.4")
def test_some_are_only_wounded_and_skipped():
    changes = [{"value": "bite-kills", "most": 0}, {"value": "spread", "most": 0}]
    dog = survivor("ada", changes=changes)
    match = colony(ADA, groups=AWAY, faces=[BITE], cards={"survivors": [dog]})
    assert (hurt(match, "ada"), prompts(match)) == ((1, 0), {0: "act"})
    match = colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE], cards={"survivors": [dog]})
    assert match.choices()[1].about == ("survivor:bob@own",)


@rule("DW-4.4", "DW-7.4")
def test_whoever_comes_in_place_of_the_last_one_comes_once_it_is_over():
    match = colony(ADA, groups=[["ada"], ["bob", "xan"]], faces=[BITE], recruits=["gus"])
    assert (prompts(match), group(match, 0)) == ({1: "spread"}, [])
    act(match, (1, "give-up"))
    assert (prompts(match), group(match, 0)) == ({0: "act"}, ["gus"])


@rule("DW-4.4", "DW-7.4")
def test_in_an_empty_colony_a_newcomer_cannot_catch_it():
    match = colony(ADA, groups=[["ada"], ["xan gas"]], faces=[BITE], recruits=["gus"])
    assert (prompts(match), group(match, 0)) == ({0: "act"}, ["gus"])


@rule("DW-4.4", "DW-7.4", "DW-10.2")
def test_of_several_groups_that_a_bite_has_taken_the_first_player_says_which_is_replaced_first():
    match = colony(
        ADA, groups=[["ada"], ["bob"], ["zoe"]], faces=[BITE, WOUND], recruits=["gus", "hal"], first=2
    )
    act(match, (1, "risk-it"), (2, "give-up"))
    assert prompts(match) == {2: "order-of"}
    assert options(match) == ["seat:0", "seat:1", "seat:2"]
    act(match, (2, "seat:1"))
    assert (group(match, 1), options(match)) == (["gus"], ["seat:0", "seat:2"])


@rule("DW-4.4", "DW-7.4")
def test_a_bite_of_before_goes_on_and_newcomers_cannot_catch_it_any_more():
    """A step of the version before doesn't say who follows."""
    match = colony(
        {"type": "Spread", "place": 0}, groups=[["ada"], ["xan gas"]], recruits=["gus"], faces=[WOUND]
    )
    act(match, "risk-it")
    assert (prompts(match), group(match, 0)) == ({0: "act"}, ["gus"])


@rule("DW-4.4")
def test_a_table_of_the_version_before_that_stands_in_the_middle_of_a_bite_goes_on():
    """Its step doesn't say who follows, and its table nothing of pages."""
    match = winter({"type": "Spread", "place": 0}, groups=[["dog", "cook"], ["lawyer"]], faces=[WOUND, BLANK])
    position = match.position()
    position["version"] -= 1
    position["state"]["dice"] = {"seed": "before", "count": 0}
    del position["state"]["page"], position["options"]["page"], position["state"]["step"]["heirs"]
    again = huisclos.load(position, game=match.game)
    assert prompts(again) == {0: "spread"}
    again.act(0, ["risk-it"])
    assert (prompts(again), again.state.page, len(again.state.gone)) == ({1: "spread"}, True, 1)


@rule("DW-4.4")
def test_a_card_may_say_bite():
    match = colony(of("cid", {"type": "Bite"}), groups=AWAY)
    assert (at(match, "cid"), prompts(match)) == ("", {0: "spread"})


@rule("DW-4.4", "DW-9.1")
def test_a_bite_that_takes_the_last_morale_spreads_no_further():
    match = colony({"type": "RiskRoll", "survivor": 2}, groups=AWAY, faces=[BITE], morale=1)
    assert (match.choices(), now(match).outcome) == ({}, "morale")
