"""LK-0 and LK-1: pieces and setup."""

import random
from itertools import permutations, product

import pytest

import huisclos
from tests.lockdown.looking import board, by_chance, options, pass_all, prompts, told, vote
from tests.lockdown.positions import ALL_CARDS, AWAY, NAMES, mall, start

rule = pytest.mark.rule

PLACED = [1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6]
"""Dice with which four families find room."""


@rule("LK-0.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_families_play(seats):
    match = start(seats)
    assert len(board(match)["where"]) == seats


@rule("LK-0.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", [f"P{n}" for n in range(seats)], 1)


@rule("LK-0.2")
@pytest.mark.parametrize(("seats", "size"), [(3, 4), (4, 3), (5, 3), (6, 3)])
def test_the_useless_plays_only_with_three(seats, size):
    match = place_everyone(start(seats))
    for family in board(match)["where"]:
        assert len([x for x in family if x != AWAY]) == size
        assert (family[3] == AWAY) == (size == 3)


def place_everyone(match):
    while "place" in prompts(match).values():
        seat = min(match.choices())
        match.act(seat, options(match, seat)[:1])
    return match


@rule("LK-0.3")
def test_strength_of_the_roles():
    # Blocker and Leader hold 3 Monsters (2 + 1), and a Weeper alone doesn't hold 2.
    held = mall("Night", where=[[1, 1, 2, 0], [0, 0, 6, 0], [0] * 4, [0] * 4], monsters={1: 3}, cold=[])
    assert not held.choices()
    breached = mall("Night", where=[[1, 1, 2, 0], [0, 0, 6, 0], [0] * 4, [0] * 4], monsters={1: 4}, cold=[])
    assert prompts(breached) == {0: "discuss-6"}
    for role in (1, 2, 3):
        family = [0, 0, 0, 0]
        family[role] = 4
        one = mall("Night", where=[family, [6, 6, 6, 0], [0] * 4], monsters={4: 1}, cold=[])
        assert not one.choices()
        two = mall("Night", where=[family, [6, 6, 6, 0], [0] * 4], monsters={4: 2}, cold=[])
        assert two.choices()


@rule("LK-0.3", "LK-2.2")
@pytest.mark.parametrize(("role", "votes"), [(0, 1), (1, 2), (2, 1), (3, 1)])
def test_votes_of_the_roles(role, votes):
    family = [AWAY] * 4
    family[role] = 6
    match = mall("WhoSearches", where=[family, [6, 6, 6, AWAY], [6, 1, 1, AWAY]])
    vote(match, (0, 0), (1, 1), (2, 2))
    assert {ballot["seat"]: ballot["votes"] for ballot in told(match, "ballot")}["seat:0"] == votes


@rule("LK-0.3", "LK-10.3")
@pytest.mark.parametrize(("role", "points"), [(0, 5), (1, 3), (2, 7), (3, 1)])
def test_points_of_the_roles(role, points):
    family = [0, 0, 0, 0]
    family[role] = 1
    match = mall("Score", where=[family, [0] * 4, [0] * 4])
    assert match.result.points == [points, 0, 0]


@rule("LK-0.4")
def test_six_locations_and_one_of_them_open():
    match = mall("WhereTo", where=[[1, 1, 2, AWAY]] * 3 + [[6, 6, 6, AWAY]])
    assert options(match, 0) == [f"place:{n}" for n in range(1, 7)]


@rule("LK-0.5", "LK-5.5")
@pytest.mark.parametrize(("place", "spots"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 6)])
def test_rooms_hold_a_limited_number(place, spots):
    others = [place] * (spots - 1) + [AWAY] * (10 - spots)
    families = [[*others[n : n + 3], AWAY] for n in (0, 3, 6)]
    mover = [6, AWAY, AWAY, AWAY] if place != 6 else []
    match = mall("OverHere", where=[*families, mover], badge=3, destination=[0, 0, 0, place])
    assert board(match)["where"][3][0] == place
    full = [place] * spots + [AWAY] * (9 - spots)
    families = [[*full[n : n + 3], AWAY] for n in (0, 3, 6)]
    match = mall(
        "OverHere",
        where=[*families, [1 if place != 1 else 2, *[AWAY] * 3]],
        badge=3,
        destination=[0, 0, 0, place],
    )
    assert board(match)["where"][3][0] == 6


@rule("LK-0.5")
def test_the_parking_lot_holds_everybody():
    match = mall(
        "OverHere", where=[[6, 6, 6, AWAY]] * 5 + [[6, 6, 5, AWAY]], badge=5, destination=[0] * 5 + [6]
    )
    assert board(match)["where"][5] == [6, 6, 6, AWAY]


@rule("LK-0.6", "LK-6.4")
def test_six_monster_spaces_around_each_location():
    match = mall("Arrival", where=[[0] * 4] * 4, arrival=[1] * 6, box=6)
    assert board(match)["monsters"][1] == 6
    match = mall("Arrival", where=[[0] * 4] * 4, arrival=[1], monsters={1: 6})
    assert board(match)["monsters"] == [0, 6, 0, 0, 0, 0, 1]
    match = mall("Arrival", where=[[0] * 4] * 4, arrival=[6], monsters={6: 6})
    assert board(match)["monsters"][6] == 6


@rule("LK-0.6")
def test_none_left_in_the_supply_means_none_is_placed():
    match = mall("Arrival", where=[[0] * 4] * 4, arrival=[1, 2, 3], monsters={1: 5, 3: 6, 4: 6, 5: 6, 6: 1})
    assert board(match)["monsters"] == [0, 6, 0, 6, 6, 6, 1]
    assert board(match)["supply"] == 0
    assert len(told(match, "no-monster")) == 2


@rule("LK-0.7")
def test_four_dice_in_the_box_and_two_on_the_rows():
    match = start()
    assert board(match)["box"] == 4
    assert board(match)["on_rows"] == [0, 1, 1]
    rolled = mall("WhoTakesTheBadge", where=[[1, 1, 1, AWAY]] * 4)
    assert board(rolled)["arrival"] == 4
    for dice in ([1, 2, 3, 4], [5, 5, 6, 6]):
        match = place_everyone(start(badge=0, martyr=1, faces=[*PLACED, *dice]))
        assert told(match, "first-dice") == [{"dice": dice}]


@rule("LK-0.8")
def test_the_deck_has_23_cards_of_nine_kinds():
    position = start().position()["state"]
    cards = sorted(position["deck"] + [card for hand in position["hands"] for card in hand])
    assert len(cards) == 23
    counts = {card: cards.count(card) for card in cards}
    assert counts.pop("molotov") == 1
    assert counts.pop("keys") == 1
    assert counts == dict.fromkeys(["walkie", "drink", "pistol", "can", "bat", "chainsaw", "meat"], 3)


@rule("LK-1.1")
def test_everyone_draws_one_card_that_only_they_see():
    match = start()
    for seat in range(4):
        hands = board(match, seat)["hands"]
        assert len(hands[seat]) == 1
        assert hands[seat][0] in ALL_CARDS
        assert [hand for other, hand in enumerate(hands) if other != seat] == [1, 1, 1]


@rule("LK-1.1")
def test_the_deck_is_shuffled_and_dealt_from():
    order = [*range(0, 23, 2), *range(1, 23, 2)]
    shuffled = [ALL_CARDS[number] for number in order]
    state = start(orders=[order]).position()["state"]
    assert state["hands"] == [[shuffled.pop()] for _ in range(4)]
    assert state["deck"] == shuffled


@rule("LK-1.2")
def test_the_host_may_name_badge_and_martyr():
    for badge, martyr in ((0, 1), (3, 2), (1, 0)):
        state = board(start(badge=badge, martyr=martyr))
        assert (state["badge"], state["martyr"]) == (badge, martyr)


@rule("LK-1.2")
@pytest.mark.parametrize("named", [{}, {"badge": 2}, {"martyr": 0}])
def test_markers_not_named_are_drawn_and_never_the_same_seat(named):
    rolls = [[face] for face in (1, 2, 3)] if named else list(product((1, 2, 3, 4), (1, 2, 3)))
    states = [board(start(faces=faces, **named)) for faces in rolls]
    drawn = sorted((state["badge"], state["martyr"]) for state in states)
    wanted = [
        (badge, martyr)
        for badge, martyr in permutations(range(4), 2)
        if named.items() <= {"badge": badge, "martyr": martyr}.items()
    ]
    assert drawn == wanted, "each as often as any other"


@rule("LK-1.2")
@pytest.mark.parametrize("named", [{"badge": 2}, {"martyr": 0}])
def test_whatever_the_dice_the_other_marker_goes_to_somebody_else(named):
    states = [board(huisclos.new("lockdown", list("abcd"), seed, named)) for seed in range(40)]
    other = "martyr" if "badge" in named else "badge"
    assert {state[other] for state in states} == {0, 1, 2, 3} - set(named.values())


@rule("LK-1.2")
@pytest.mark.parametrize("markers", [{"badge": 1, "martyr": 1}, {"badge": 4}, {"martyr": -1}])
def test_impossible_markers_are_refused(markers):
    with pytest.raises(huisclos.BadOptions):
        start(**markers)


@rule("LK-1.3")
def test_placement_goes_clockwise_from_the_badge_holder():
    order = []
    match = start(badge=2)
    while "place" in prompts(match).values():
        (seat,) = match.choices()
        order.append(seat)
        match.act(seat, options(match, seat)[:1])
    assert list(dict.fromkeys(order)) == [2, 3, 0, 1]


@rule("LK-1.3")
def test_each_die_serves_one_character():
    match = start(badge=0, martyr=1, faces=[5, 2, 4])
    dice = [2, 4, 5]
    assert told(match, "placement-dice") == [{"seat": "seat:0", "dice": dice}]
    names = ("blocker", "leader", "weeper")
    offered = {f"character:{name}+place:{die}" for name in names for die in dice}
    assert set(options(match, 0)) == offered
    match.act(0, [f"character:weeper+place:{dice[0]}"])
    left = dice[1:]
    assert set(options(match, 0)) == {f"character:{n}+place:{d}" for n in names[:2] for d in left}
    match.act(0, [f"character:leader+place:{left[1]}"])
    assert board(match)["where"][0][:3] == [left[0], left[1], dice[0]]


@rule("LK-1.3", "LK-X1")
def test_a_full_location_sends_to_the_parking_lot_and_the_first_monsters_come():
    # Five players; the last one has dice 1, 2, 3, and location 1 is full.
    where = [[3, 2, 1, AWAY], [3, 4, 1, AWAY], [1, 6, 5, AWAY], [6, 5, 4, AWAY], [AWAY] * 4]
    place = {"type": "PlaceOne", "seat": 4, "dice": [1, 2, 3], "roles": [0, 1, 2]}
    match = mall(place, where=where, cold=[])
    match.act(4, ["character:blocker+place:3"])
    match.act(4, ["character:weeper+place:2"])
    assert board(match)["where"][4] == [3, 6, 2, AWAY]
    match = mall("Arrival", where=board(match)["where"], cold=[], arrival=[1, 3, 5, 5])
    # The dice: 1, 3, 5, 5. Location 1 has most Weepers. 1, 3 and 6 have most Characters.
    assert board(match)["monsters"] == [0, 3, 0, 2, 0, 2, 1]


@rule("LK-1.4")
def test_the_first_monsters_follow_dice_weepers_and_crowd():
    dice = [2, 3, 3, 5]
    match = place_everyone(start(badge=0, martyr=1, faces=[*PLACED, *dice]))
    assert told(match, "first-dice") == [{"dice": dice}]
    where = board(match)["where"]
    expected = mall("Arrival", where=where, arrival=dice, cold=[])
    assert board(match)["monsters"] == board(expected)["monsters"]
    assert sum(board(match)["monsters"]) >= 6


@rule("LK-1.4")
def test_the_first_day_begins_after_setup():
    match = place_everyone(start(badge=0, martyr=1, faces=PLACED))
    assert [event["turn"] for event in told(match, "day")] == [1]
    pass_all(match)
    assert board(by_chance(match, random.Random(1)))["turn"] >= 1
    assert NAMES[:4] == match.names
