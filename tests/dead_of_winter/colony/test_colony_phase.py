"""DW-5: the colony phase, line by line."""

import pytest

from tests.dead_of_winter.looking import act, at, now, prompts, story, told, zombies
from tests.dead_of_winter.positions import colony, objective

rule = pytest.mark.rule
PHASE = [
    *("ColonyPhase", "PayFood", "CheckWaste", "ResolveCrisis", "ZombiesCome", "CheckObjective"),
    *("MoveRoundMarker", "PassFirst"),
]


@rule("DW-5.1")
@pytest.mark.parametrize(
    ("crowd", "helpless", "due"), [(1, 0, 1), (2, 0, 1), (3, 0, 2), (2, 1, 2), (0, 4, 2), (0, 0, 0)]
)
def test_one_food_for_every_two_in_the_colony_rounded_up(crowd, helpless, due):
    people = ["ada", "bob", "cid"]
    group = [name if n < crowd else f"{name} police" for n, name in enumerate(people)]
    match = colony("PayFood", groups=[group, ["dan school"], ["eve school"]], helpless=helpless, food=9)
    assert (now(match).food, now(match).starvation, now(match).morale) == (9 - due, 0, 6)


@rule("DW-5.1")
@pytest.mark.parametrize(("food", "left", "hungry"), [(3, 0, False), (2, 2, True), (0, 0, True)])
def test_if_the_supply_cannot_pay_nothing_is_taken_and_morale_falls_by_one(food, left, hungry):
    match = colony("PayFood", food=food)
    assert (now(match).food, now(match).starvation, now(match).morale) == (left, int(hungry), 6 - hungry)


@rule("DW-5.1")
@pytest.mark.parametrize(("starving", "morale"), [("one", 5), ("tokens", 3)])
def test_an_option_counts_starvation_tokens(starving, morale):
    match = colony("PayFood", starvation=2, options={"starving": starving})
    assert (now(match).starvation, now(match).morale) == (3, morale)


@rule("DW-5.2")
@pytest.mark.parametrize(("cards", "morale"), [(0, 6), (9, 6), (10, 5), (19, 5), (20, 4)])
def test_morale_falls_for_every_full_ten_on_the_waste_pile(cards, morale):
    match = colony("CheckWaste", waste=["rope"] * cards)
    assert (now(match).morale, len(now(match).waste)) == (morale, cards)


@rule("DW-5.3")
@pytest.mark.parametrize(
    ("pile", "morale", "points"),
    [
        ([], 5, 0),
        (["petrol"] * 2, 5, 2),
        (["petrol"] * 3, 6, 3),
        (["petrol"] * 4, 6, 4),
        (["petrol"] * 5, 7, 5),
        (["petrol"] * 6, 7, 6),
        ([*["petrol"] * 4, "rope"], 6, 3),
        ([*["petrol"] * 3, "rope"], 5, 2),
        (["rope", "beans"], 5, -2),
    ],
)
def test_fitting_cards_count_for_it_others_against(pile, morale, points):
    match = colony("ResolveCrisis", pile=pile)
    assert now(match).morale == morale
    (revealed,) = told(match, "crisis-revealed")
    assert (revealed["points"], revealed["needed"], revealed["averted"]) == (points, 3, points >= 3)
    assert sorted(revealed["items"]) == sorted(f"item:{name}" for name in pile)


@rule("DW-5.3", "DW-3.2")
def test_several_kinds_may_fit_and_food_counts_once_whatever_it_is_worth():
    match = colony("ResolveCrisis", crisis="fever", pile=["pills", "atlas", "atlas"])
    assert story(match, "crisis-averted", "crisis-strikes") == ["crisis-averted"]
    hunger = {"id": "cold", "needs": ["food"], "do": [{"type": "Morale", "by": -1}]}
    match = colony("ResolveCrisis", pile=["beans", "beans"], cards={"crises": [hunger]})
    assert told(match, "crisis-revealed")[0]["points"] == 2


@rule("DW-5.3")
def test_morale_never_rises_above_ten():
    assert now(colony("ResolveCrisis", pile=["petrol"] * 9, morale=10)).morale == 10


@rule("DW-5.3")
def test_the_cards_leave_the_game_and_the_crisis_is_past():
    table = now(colony("ResolveCrisis", pile=["petrol", "rope"]))
    assert (table.pile, table.crisis, table.past) == ([], "", ["cold"])
    assert sorted(table.removed[-2:]) == ["petrol", "rope"]
    assert table.waste == []


@rule("DW-5.3")
def test_the_order_in_which_cards_were_added_is_lost():
    pile = ["petrol", "rope", "beans"]
    match = colony("ResolveCrisis", pile=pile, orders=[[2, 0, 1]])
    assert told(match, "crisis-revealed")[0]["items"] == ["item:beans", "item:petrol", "item:rope"]


@rule("DW-5.3")
@pytest.mark.parametrize(
    ("needed", "exiled", "out", "number"),
    [
        ("present", [0, 0, 0, 0], [0, 0, 0, 0], 4),
        ("present", [0, 1, 0, 0], [0, 0, 0, 0], 3),
        ("present", [0, 1, 0, 0], [0, 0, 0, 1], 2),
        ("all", [0, 1, 0, 0], [0, 0, 0, 1], 4),
    ],
)
def test_how_many_are_needed(needed, exiled, out, number):
    groups = [["ada"], ["bob police"], ["cid"], [] if out[3] else ["dan"]]
    options = {"needed": needed}
    match = colony(
        "ResolveCrisis", groups=groups, exiled=exiled, out=out, options=options, pile=["petrol"] * number
    )
    assert told(match, "crisis-revealed")[0]["needed"] == number
    assert story(match, "crisis-averted", "crisis-strikes") == ["crisis-averted"]


@rule("DW-5.3")
def test_all_remember_how_a_crisis_was_met():
    """How many cards each gave and had left, and what lay there: not whose it was."""
    gave = [["1:petrol@own"], [], ["1:beans@own"]]
    match = colony(
        "ResolveCrisis", pile=["petrol", "beans"], given=[1, 0, 1], gave=gave, hands=[["rope"], [], []]
    )
    (seen,) = match.view(1)["board"]["reckonings"]
    assert (seen["crisis"], seen["needed"]) == ("cold@own", 3)
    assert (seen["given"], seen["held"]) == ([1, 0, 1], [1, 0, 0])
    assert sorted(seen["items"]) == ["beans@own", "petrol@own"]


@rule("DW-5.3", "DW-10.2")
def test_whoever_is_first_decides_what_a_crisis_leaves_open():
    fall = {
        "id": "cold",
        "needs": ["fuel"],
        "do": [{"type": "Pick", "of": "colony", "do": [{"type": "Wound"}]}],
    }
    end = [{"type": "Turn", "seat": 0}]
    match = colony("ResolveCrisis", cards={"crises": [fall]}, first=2, turn=-1, actor=-1, end=end)
    assert prompts(match) == {2: "pick-harm"}
    act(match, "survivor:bob")
    assert now(match).wounds[1] == 1


@rule("DW-5.4")
@pytest.mark.parametrize(
    ("crowd", "helpless", "come"), [(1, 0, 1), (2, 0, 1), (3, 0, 2), (1, 2, 2), (0, 0, 0)]
)
def test_one_at_the_colony_for_every_two_there(crowd, helpless, come):
    people = ["ada", "bob", "cid"]
    group = [name if n < crowd else f"{name} police" for n, name in enumerate(people)]
    match = colony("ZombiesCome", groups=[group, ["dan school"], ["eve school"]], helpless=helpless)
    assert sum(zombies(match)) == come


@rule("DW-5.4")
@pytest.mark.parametrize(("crowds", "at_school"), [("place", 1), ("survivor", 2)])
def test_one_at_each_location_where_somebody_is(crowds, at_school):
    groups = [["ada school", "bob school"], ["cid gas"], ["eve"]]
    match = colony("ZombiesCome", groups=groups, exiled=[0, 1, 0], options={"crowds": crowds})
    found = [
        sum(zombies(match, place)) for place in ("police", "grocery", "school", "library", "hospital", "gas")
    ]
    assert found == [0, 0, at_school, 0, 0, 1]


@rule("DW-5.4")
@pytest.mark.parametrize(("faces", "heard"), [([3, 4], 1), ([1, 2], 2), ([4, 6], 0)])
def test_a_die_for_each_noise_and_it_is_cleared_also_where_nobody_is(faces, heard):
    match = colony("ZombiesCome", noise={"library": 2}, faces=faces)
    assert (zombies(match, "library"), now(match).noise) == ([heard], [0] * 7)
    (rolled,) = told(match, "noise-dice")
    assert rolled["dice"] == [f"die:{face}" for face in faces]


@rule("DW-5.4")
def test_the_colony_comes_first_then_the_locations_each_with_its_noise():
    groups = [["ada police"], ["bob"], ["cid gas"]]
    noise = {"police": 1, "hospital": 1}
    match = colony("ZombiesCome", groups=groups, noise=noise, faces=[1, 1])
    came = [event["place"].removeprefix("place:") for event in told(match, "zombies")]
    assert came == ["colony", "police", "police", "hospital", "gas"]


@rule("DW-5.4")
def test_occupied_places_are_noted_before_the_first_zombie_comes():
    """The last one at the police station dies, and whoever comes instead stands in the colony."""
    groups = [["ada police"], ["bob school"], ["cid gas"]]
    match = colony("ZombiesCome", groups=groups, zombies={"police": 4}, recruits=["gus"])
    assert (at(match, "ada"), at(match, "gus")) == ("", "colony")
    assert sum(zombies(match)) == 0
    assert (zombies(match, "school"), zombies(match, "gas")) == ([1], [1])


def met_after(number, **more):
    goal = {"type": "AtLeast", "value": "progress", "number": number}
    return {"objectives": [objective(normal={"rounds": 5, "morale": 6, "goal": goal}, **more)]}


@rule("DW-5.5", "DW-9.1")
@pytest.mark.parametrize(("progress", "ends"), [(2, False), (3, True)])
def test_the_main_objective_ends_the_game_at_once(progress, ends):
    match = colony("CheckObjective", "MoveRoundMarker", cards=met_after(3), progress=progress)
    table = now(match)
    assert (table.met, table.outcome) == (ends, "objective" if ends else "")
    assert (match.choices() == {}, table.rounds) == (ends, 5 if ends else 4)


@rule("DW-5.5", "DW-9.1")
def test_it_is_checked_only_then():
    match = colony({"type": "Progress", "by": 5}, cards=met_after(3))
    assert (now(match).met, prompts(match)) == (False, {0: "act"})


@rule("DW-5.6", "DW-9.1")
@pytest.mark.parametrize(("rounds", "ends"), [(2, False), (1, True)])
def test_the_round_marker_moves_and_at_zero_the_game_ends(rounds, ends):
    match = colony("MoveRoundMarker", rounds=rounds)
    assert (now(match).rounds, now(match).outcome) == (rounds - 1, "rounds" if ends else "")
    assert (match.choices() == {}) == ends


@rule("DW-5.5", "DW-5.6", "DW-9.1")
@pytest.mark.parametrize(("rounds", "outcome"), [(2, ""), (1, "objective")])
def test_goals_of_surviving_are_met_in_the_last_round(rounds, outcome):
    match = colony("CheckObjective", "MoveRoundMarker", rounds=rounds)
    assert now(match).outcome == outcome


@rule("DW-5.7")
@pytest.mark.parametrize(
    ("first", "out", "after"),
    [
        (0, [0, 0, 0, 0], 3),
        (3, [0, 0, 0, 0], 2),
        (0, [0, 0, 0, 1], 2),
        (0, [0, 1, 1, 1], 0),
    ],
)
def test_the_first_player_changes_to_the_right_but_for_those_who_are_out(first, out, after):
    groups = [[] if gone else [name] for gone, name in zip(out, ["ada", "bob", "cid", "dan"], strict=True)]
    match = colony("PassFirst", groups=groups, first=first, out=out, exiled=[0, 0, 1, 1])
    assert now(match).first == after


@rule("DW-5.1", "DW-5.2", "DW-5.3", "DW-5.4", "DW-5.6", "DW-5.7")
def test_everything_in_its_order():
    match = colony(*PHASE, waste=["rope"] * 10, food=9, noise={"gas": 1})
    keys = ("fed", "waste", "crisis-revealed", "crisis-strikes", "zombies", "noise-dice", "rounds", "first")
    assert story(match, "colony-phase", *keys)[:7] == [
        *("colony-phase", "fed", "waste", "crisis-revealed", "crisis-strikes", "zombies", "noise-dice")
    ]
    assert story(match, "rounds", "first") == ["rounds", "first"]


@rule("DW-9.1")
@pytest.mark.parametrize(
    ("step", "table"),
    [
        ("PayFood", {}),
        ("CheckWaste", {"waste": ["rope"] * 10}),
        ("ResolveCrisis", {}),
        ("ZombiesCome", {"zombies": {0: 3}}),
    ],
)
def test_morale_zero_ends_the_game_in_the_middle_of_the_phase(step, table):
    left = PHASE[PHASE.index(step) :]
    match = colony(*left, morale=1, **table)
    assert (now(match).outcome, now(match).morale, now(match).rounds, match.choices()) == ("morale", 0, 5, {})
    assert story(match)[-1] in ("won", "nobody-won")


@pytest.mark.rule("DW-5.1", "DW-5.2", "DW-5.3", "DW-5.4", "DW-5.6", "DW-5.7")
def test_all_of_it_comes_in_this_order():
    order = ["colony-phase", "hungry", "waste", "crisis-revealed", "zombies", "rounds", "first"]
    match = act(colony("Round", food=0, waste=["beans"] * 10, rounds=4), "end", "end", "end")
    assert story(match, *order) == order
