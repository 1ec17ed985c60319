"""DW-10.2: what falls together comes in the order that the first player says, where anybody could see it."""

from random import Random

import pytest

from huisclos.bots.roster import hire
from tests.dead_of_winter.box import TROUBLE, winter
from tests.dead_of_winter.box import act as say
from tests.dead_of_winter.positions import (
    BITE,
    BLANK,
    act,
    at,
    colony,
    group,
    item,
    now,
    options,
    prompts,
    survivor,
    told,
)

rule = pytest.mark.rule
TURN = {"type": "Turn", "seat": 0}
COLD = {"type": "Each", "of": "survivors", "do": [{"type": "Wound"}]}
LOW = {"type": "Lowest", "of": "survivors", "number": 2}
DEAD = {**LOW, "do": [{"type": "Dies"}]}
AT_ONCE = {"type": "AtOnce"}
PAIRS = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"]]


def asked(match):
    """Whom the order is left to, and what they put in order."""
    return prompts(match), options(match)


@rule("DW-10.2", "DW-4.2")
def test_frostbite_that_may_end_the_game_is_put_in_order_by_the_first_player():
    """With one morale left, whoever freezes first is the last one."""
    match = colony(TURN, frost={"ada": 2, "bob": 1}, morale=1, first=1)
    assert asked(match) == ({1: "order-of"}, ["survivor:ada", "survivor:bob"])
    act(match, "survivor:bob")
    assert (now(match).outcome, now(match).wounds[1], told(match, "dies")[0]["survivor"]) == (
        "morale",
        1,
        "survivor:ada",
    )


@rule("DW-10.2", "DW-4.2")
@pytest.mark.parametrize("frost", [{"ada": 1, "bob": 1}, {"ada": 2, "bob": 1}])
def test_nobody_is_asked_for_an_order_that_nobody_could_see(frost):
    match = colony(TURN, frost=frost, morale=6)
    assert prompts(match) == {0: "act"}


@rule("DW-10.2", "DW-7.4")
def test_two_groups_that_wait_for_newcomers_are_put_in_order():
    match = colony(DEAD, groups=[["ada"], ["bob"], ["cid", "dan"]], recruits=["gus", "hal"], first=2)
    assert asked(match) == ({2: "order-of"}, ["survivor:ada", "survivor:bob"])
    act(match, "survivor:bob")
    assert (prompts(match), group(match, 0), group(match, 1)) == ({0: "act"}, ["hal"], ["gus"])


@rule("DW-10.2", "DW-11.5")
@pytest.mark.parametrize("table", [{"options": {"elimination": True}}, {"no_recruits": True}])
def test_where_nobody_comes_their_order_is_nobodys_business(table):
    match = colony(DEAD, groups=[["ada"], ["bob"], ["cid", "dan"]], turn=2, actor=2, **table)
    assert prompts(match) == {2: "act"}


@rule("DW-10.2", "DW-11.5")
def test_what_may_leave_nobody_at_all_is_put_in_order():
    """The last survivors die, and whether morale falls before that can be seen."""
    parts = [{"name": "open", "do": [DEAD]}, {"name": "wait", "do": [{"type": "Morale", "by": -1}]}]
    table = {"groups": [["ada"], ["bob"]], "options": {"elimination": True}}
    cards = {
        "words": ("do-open", "do-wait"),
        "items": [item("rope", "tool", do=[AT_ONCE | {"parts": parts}])],
    }
    match = colony(**table, cards=cards, hands=[["rope"]])
    act(match, "play+item:rope")
    assert asked(match) == ({0: "order-of"}, ["do:open", "do:wait"])


@rule("DW-10.2")
@pytest.mark.parametrize(("morale", "asks"), [(1, True), (2, False), (3, False)])
def test_deaths_are_put_in_order_if_the_game_may_end_between_them(morale, asks):
    match = colony(DEAD, groups=PAIRS, morale=morale, first=1)
    assert prompts(match) == ({1: "order-of"} if asks else {} if morale == 2 else {0: "act"})


@rule("DW-10.2", "DW-8.2")
def test_the_death_of_an_exile_costs_nothing_and_ends_nothing():
    match = colony(DEAD, groups=[["ada gas", "bob gas"], ["cid", "dan"], ["eve"]], exiled=[1, 0, 0], morale=1)
    assert "order-of" not in prompts(match).values()


@rule("DW-10.2", "DW-8.2")
def test_an_exile_who_is_first_player_puts_in_order_too():
    match = colony(DEAD, groups=PAIRS, morale=1, first=2, exiled=[0, 0, 1])
    assert prompts(match) == {2: "order-of"}


@rule("DW-10.2", "DW-4.4")
def test_risk_rolls_for_several_are_put_in_order_and_one_is_over_before_the_next():
    match = colony({**LOW, "do": [{"type": "Risk"}]}, groups=PAIRS, faces=[BITE, BLANK], first=1)
    assert asked(match) == ({1: "order-of"}, ["survivor:ada", "survivor:bob"])
    act(match, "survivor:bob")
    assert (at(match, "bob"), prompts(match)) == ("", {0: "spread"})
    act(match, "give-up")
    assert (at(match, "ada"), len(told(match, "risk"))) == ("", 1)


@rule("DW-10.2", "DW-6.2")
def test_zombies_that_may_break_in_at_several_places_are_put_in_order():
    come = {"type": "Zombies", "number": 1, "places": ["police", "grocery"]}
    table = {
        "groups": [["ada police", "dan"], ["bob grocery", "eve"]],
        "zombies": {"police": 4, "grocery": 4},
    }
    match = colony(come, **table, morale=1)
    assert asked(match) == ({0: "order-of"}, ["place:police", "place:grocery"])
    assert at(act(match, "place:grocery"), "ada") == "police"
    assert prompts(colony(come, **table, morale=6)) == {0: "act"}


@rule("DW-10.2", "DW-12.1")
def test_a_card_in_play_that_waits_for_wounds_makes_their_order_matter():
    waits = {"rules": [{"when": "SurvivorHurt", "do": [{"type": "Food", "by": 1}]}]}
    cards = {"survivors": [survivor("ada", **waits)]}
    assert "order-of" in prompts(colony(COLD, cards=cards)).values()
    assert prompts(colony(COLD)) == {0: "act"}


@rule("DW-10.2", "DW-1.2")
def test_whether_a_hidden_card_waits_for_it_shows_in_nothing():
    """Where some crossroads of the box waits for wounds, it may be the one that is watched."""
    waits = {"id": "road0", "trigger": {"when": "SurvivorHurt"}, "ways": [{"name": "on0"}]}
    cards = {"crossroads": [waits]}
    for watched in ("road0", "road1"):
        roads = [name for name in ("road0", "road1", "road2", "road3") if name != watched]
        match = colony(COLD, cards=cards, watched=[watched], watchers=[2], crossroads=roads)
        assert "order-of" in prompts(match).values()
    assert prompts(colony(COLD, cards=cards)) == {0: "act"}


# -- the parts of a crisis ------------------------------------------------------------------------------

CRISES = {
    "bare-shelves": ("hunger-token", "starvation"),
    "rats": ("gnawed-food", "food"),
    "groaning-walls": ("all-barricades", "barricades"),
    "no-sleep": ("at-the-colony", "zombies"),
}


@rule("DW-10.2", "DW-5.3")
@pytest.mark.parametrize(("crisis", "part"), [(name, part) for name, (part, _) in CRISES.items()])
def test_the_parts_of_a_crisis_are_put_in_order_where_the_last_morale_goes(crisis, part):
    table = {
        "groups": [["ranger"], ["lawyer"], ["mayor"]],
        "crisis": crisis,
        "food": 5,
        "first": 1,
        "phase": "colony",
    }
    match = winter("ResolveCrisis", **table, morale=1)
    assert asked(match) == ({1: "order-of"}, [f"do:{part}", "do:heavy-hearts"])
    assert match.choices()[1].about == (f"crisis:{crisis}@trouble",)
    say(match, "do:heavy-hearts")
    assert (match.state.outcome, match.state.food, sum(match.state.zombies)) == ("morale", 5, 0)
    assert "order-of" not in prompts(winter("ResolveCrisis", **table, morale=4)).values()


@rule("DW-10.2", "DW-5.3")
def test_fever_may_end_it_before_everybody_is_wounded():
    table = {"groups": [["ranger", "dog"], ["lawyer"]], "crisis": "fever", "wounds": {"dog": 2}}
    match = winter("ResolveCrisis", **table, morale=2)
    say(match, "do:heavy-hearts")
    assert prompts(match) == {0: "order-of"}
    say(match, "survivor:lawyer")
    assert prompts(match) == {0: "order-of"}
    say(match, "survivor:dog")
    assert (match.state.outcome, sum(match.state.wounds)) == ("morale", 1)


@rule("DW-10.2", "DW-12.1")
def test_only_what_says_then_comes_in_the_order_of_its_text():
    for card in TROUBLE.crises:
        names = [type(effect).__name__ for effect in card.do]
        assert len(names) == 1 or card.id == "snowdrift@trouble", card.id


@rule("DW-10.2")
def test_a_bot_has_an_answer_and_so_has_the_clock():
    match = colony(DEAD, groups=PAIRS, morale=1, first=1)
    match.act(1, hire(match, "steady", Random(1)).pick(match.view(1), match.choices()[1]))
    assert now(match).outcome == "morale"
