"""DW-10.2: what falls together comes in the order that the first player says, where anybody could see it."""

from itertools import permutations
from random import Random

import pytest

from huisclos.bots.roster import hire
from tests.dead_of_winter.box_positions import TROUBLE, winter
from tests.dead_of_winter.box_positions import act as say
from tests.dead_of_winter.looking import act, at, group, now, options, prompts, told
from tests.dead_of_winter.positions import BITE, BLANK, PEOPLE, colony, item, survivor

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


# -- whatever happens at once --------------------------------------------------------------------------


def both(*effects, **table):
    """These happen at once. Who is asked, and what."""
    names = ("open", "wait", "knock")
    parts = [{"name": name, "do": [effect]} for name, effect in zip(names, effects, strict=False)]
    words = [f"do-{name}" for name in names]
    return colony(AT_ONCE | {"parts": parts}, cards={"words": words}, **table)


def orders(match):
    """Whether the order of the parts is asked for."""
    return any(choice.options[0].id.startswith("do:") for choice in match.choices().values())


ONE = {"type": "Lowest", "of": "survivors", "number": 1}
ONE_DIES = ONE | {"do": [{"type": "Dies"}]}
COME = {"type": "Zombies", "number": 1, "places": ["police"]}
BREAK = {"type": "BreakBarricades", "at": "everywhere"}
THROWN = {"type": "EachPlayer", "of": "everyone", "do": [{"type": "Discard"}]}
FULL = {"zombies": {"police": 3}, "barricades": {"police": 1}}
LONE = {"groups": [["ada"], ["bob", "cid"]], "recruits": ["dan"]}
MEET = {
    "less and more food": ({"type": "Food", "by": -3}, {"type": "Food", "by": 1}, {"food": 2}),
    "wounds and their cure": (COLD, {"type": "Each", "of": "survivors", "do": [{"type": "Heal"}]}, {}),
    "one who is dead already": (ONE_DIES, LOW | {"do": [{"type": "Wound"}]}, {}),
    "two wounds that kill together": (COLD, LOW | {"do": [{"type": "Wound"}]}, {"wounds": {"ada": 1}}),
    "newcomers whom zombies meet": (
        COME | {"number": 12, "places": ["colony"]},
        {"type": "Morale", "by": -1},
        LONE | {"groups": [["ada"], ["bob school"]], "zombies": dict.fromkeys(range(6), 2), "morale": 6},
    ),
    "a newcomer among those who are hit": (ONE_DIES, COLD, LONE),
    "whose the dead one is": (ONE_DIES, {"type": "PassOn"}, {}),
    "what a dead one leaves": (ONE_DIES, THROWN, LONE | {"hands": [["rope"]]}),
    "a barricade before zombies": (BREAK, COME, FULL),
    "zombies at one place": (COME, COME | {"number": 2}, FULL),
}
APART = {
    "no food left": ({"type": "Food", "by": -3}, {"type": "Morale", "by": -1}, {"food": 0, "morale": 1}),
    "less food, and less": ({"type": "Food", "by": -3}, {"type": "Food", "by": -1}, {"food": 2}),
    "no barricade": (BREAK, {"type": "Morale", "by": -1}, {"morale": 1}),
    "room for all": (BREAK, COME, {"barricades": {"police": 1}}),
    "zombies where no newcomer comes": (ONE_DIES, COME, LONE | {"zombies": {"police": 4}}),
    "a wound, and another group": (ONE | {"do": [{"type": "Wound"}]}, {"type": "PassOn"}, {}),
}


@rule("DW-10.2")
@pytest.mark.parametrize("name", [*MEET, *APART])
def test_parts_that_have_to_do_with_the_same_thing_are_put_in_order_and_others_are_not(name):
    *effects, table = (MEET | APART)[name]
    assert orders(both(*effects, **table)) == (name in MEET)


def any_effect(rng):
    """One that a card may name beside others."""
    done = [{"type": rng.choice(["Wound", "Wound", "Frostbite", "Dies", "Leaves", "Heal"])}]
    whom = {"of": rng.choice(["survivors", "colony", "away"]), "do": done}
    return rng.choice(
        [
            {"type": "Morale", "by": rng.choice([-1, -2])},
            {"type": "Food", "by": rng.choice([-4, -2, 2])},
            {"type": "Starvation", "by": rng.choice([-1, 1])},
            {"type": "Zombies", "number": rng.randint(1, 5), "at": rng.choice(["colony", "occupied"])},
            {"type": "BreakBarricades", "at": rng.choice(["colony", "everywhere"])},
            {"type": "PassOn"},
            THROWN,
            {"type": "Each", **whom},
            *[{"type": kind, "number": rng.randint(1, 3), **whom} for kind in ("Lowest", "Highest")],
        ]
    )


def any_table(rng):
    """Some people, here and there, some of them hurt, some zombies and barricades."""
    people = rng.sample(PEOPLE, rng.randint(4, 9))
    spaces = rng.sample([*[""] * 5, *[" school", " police"] * 2], len(people))
    homes = {name: name + space for name, space in zip(people, spaces, strict=True)}
    doors = [*range(6), "school", "police"]
    return {
        "groups": [[homes[name] for name in people[seat::3]] for seat in range(3)],
        "wounds": {name: rng.choice([0, 0, 1, 2]) for name in people},
        "zombies": {door: rng.choice([0, 1, 2]) for door in doors},
        "barricades": {door: rng.choice([0, 0, 1]) for door in doors},
        "hands": [["beans", "rope"], ["pills"], ["knife"]],
        "options": {"elimination": rng.random() < 0.2},
        **{name: rng.randint(1, 5) for name in ("morale", "food", "helpless")},
    }


def after(match):
    """The table as everybody sees it, once all is done."""
    while (choices := match.choices()) and "act" not in prompts(match).values():
        (seat, choice), *_ = choices.items()
        match.act(seat, [choice.options[0].id])
    s = match.state
    tracks = (s.outcome, s.morale, s.food, s.starvation, s.helpless, s.zombies, s.barricades, s.out)
    return [*tracks, s.at, s.owner, s.wounds, s.frost, sorted(s.gone), *map(len, s.hands), len(s.waste)]


@rule("DW-10.2")
@pytest.mark.parametrize("seed", range(50))
def test_where_nobody_is_asked_every_order_comes_to_the_same(seed):
    rng = Random(f"at once {seed}")
    effects, table = [any_effect(rng) for _ in range(2 + seed % 2)], any_table(rng)
    matches = [both(*some, **table) for some in permutations(effects)]
    assert len({orders(match) for match in matches}) == 1
    if not orders(matches[0]):
        first, *others = map(after, matches)
        assert all(one == first for one in others)


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
        "barricades": {"police": 1},
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
