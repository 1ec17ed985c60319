"""DW-1.2, DW-1.3: crossroads: who draws them, what they wait for, who decides, and what nobody may notice."""

import pytest

import huisclos
from huisclos.engine.errors import BadFile
from huisclos.engine.view import board
from tests.dead_of_winter.colony import (
    PEOPLE,
    STAGE,
    act,
    colony,
    item,
    now,
    options,
    pack,
    plain,
    prompts,
    story,
    told,
)

rule = pytest.mark.rule

MOVED = {"when": "Acted", "where": {"deed": "move"}}
WOUND = {"type": "Wound"}
UP = {"name": "up", "do": [{"type": "Food", "by": 3}]}
DOWN = {"name": "down", "do": [{"type": "Food", "by": 1}]}
FOUR = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"], ["gus", "hal"]]
MOVE = "move+survivor:ada+place:police"


def road(*ways, trigger=MOVED, **more):
    return {"id": "road", "trigger": trigger, "ways": ways or [UP], **more}


def turn(*ways, trigger=MOVED, card=None, seat=0, groups=FOUR, faces=(1, 1, 1, 1), **table):
    """The turn of a seat begins, and on the deck lies this card; then it is the next one's."""
    more = {key: table.pop(key) for key in ("who", "vote") if key in table}
    return colony(
        {"type": "Turn", "seat": seat},
        groups=groups,
        cards={"crossroads": [card or road(*ways, trigger=trigger, **more)]},
        faces=faces,
        end=[{"type": "Turn", "seat": (seat + 1) % len(groups)}],
        **{"crossroads": ["road0", "road1", "road"], "food": 0, **table},
    )


def offered(match, start):
    """The first option of whoever's turn it is that begins so."""
    return next(option.id for option in match.choices()[0].options if option.id.startswith(start))


def out_there(*seats):
    """The groups of these seats are at the school and the hospital."""
    there = dict(zip(seats, ("school", "hospital"), strict=False))
    return [
        [f"{name} {there[seat]}" if seat in there else name for name in group]
        for seat, group in enumerate(FOUR)
    ]


def food(match):
    return match.state.food


# -- drawing ------------------------------------------------------------------------------------------


@rule("DW-1.2")
@pytest.mark.parametrize(
    ("seat", "out", "watcher"), [(0, [], 3), (2, [], 1), (0, [3], 2), (1, [0, 3], 2), (1, [0, 2, 3], None)]
)
def test_the_neighbour_on_the_right_draws_and_looks(seat, out, watcher):
    """Whoever is out sits there no more; whoever is alone has no neighbour."""
    match = turn(seat=seat, out=[int(n in out) for n in range(4)])
    assert match.state.watchers == ([] if watcher is None else [watcher])
    for reader in (None, 0, 1, 2, 3):
        seen = board(match.state, reader)["watched"]
        assert seen == (
            ["road@own"] if reader == watcher and watcher is not None else int(watcher is not None)
        )
    assert len(match.state.crossroads) == (3 if watcher is None else 2)
    if watcher is not None:
        assert told(match, "watches", watcher)[0]["card"] == "crossroads:road"
        assert "card" not in told(match, "watches", seat)[0]


@rule("DW-1.2")
def test_of_two_players_the_other_one_watches():
    assert turn(groups=FOUR[:2]).state.watchers == [1]
    assert turn(groups=FOUR[:2], seat=1).state.watchers == [0]


@rule("DW-1.2")
def test_an_empty_deck_gives_no_card():
    match = turn(crossroads=[])
    assert match.state.watched == []
    act(match, MOVE, "end")
    assert match.state.turn == 1


@rule("DW-1.3")
def test_an_untriggered_card_goes_under_its_deck_at_the_end_of_the_turn():
    match = turn(trigger={"when": "Acted", "where": {"deed": "search"}})
    act(match, MOVE, "end")
    assert plain(match.state.crossroads) == ["road", "road0"]
    assert plain(match.state.watched) == ["road1"]
    assert "crossroads" not in story(match)


# -- taking effect ------------------------------------------------------------------------------------


@rule("DW-1.3")
def test_a_triggered_card_takes_effect_after_the_action_and_leaves_the_game():
    match = act(turn(), MOVE)
    assert food(match) == 3
    assert story(match, "moves", "risk", "crossroads", "crossroads-way", "food")[-5:] == [
        *("moves", "risk", "crossroads", "crossroads-way", "food")
    ]
    seen = now(match)
    assert (seen.crossed, seen.crossing, seen.watched) == (["road"], "", [])
    act(match, "end")
    assert plain(match.state.crossroads) == ["road0"]


@rule("DW-1.3")
def test_it_waits_until_the_action_is_over():
    """A survivor is hurt in the middle of a move; who is asked something meanwhile learns nothing."""
    hurt = {"when": "SurvivorHurt", "where": {"who": "ada"}}
    match = turn(trigger=hurt, faces=[7], rolled=[[5], [], [], []])
    act(match, MOVE)
    assert food(match) == 3
    assert story(match, "wounded", "crossroads") == ["wounded", "crossroads"]


@rule("DW-1.3")
def test_it_takes_effect_once():
    match = act(turn(), MOVE, "move+survivor:bob+place:police")
    assert food(match) == 3


@rule("DW-1.3")
def test_the_start_of_a_turn_may_trigger_it():
    match = turn(trigger={"when": "TurnBegins"})
    assert food(match) == 3
    assert prompts(match) == {0: "act"}


@rule("DW-1.3")
@pytest.mark.parametrize(("present", "food_"), [("ada", 3), ("xan", 0)])
def test_a_trigger_may_ask_for_something(present, food_):
    match = turn(trigger={**MOVED, "if": {"type": "Present", "who": present}})
    assert food(act(match, MOVE)) == food_


@rule("DW-1.3")
def test_you_are_whoever_has_the_turn_and_it_is_whom_it_happened_to():
    hurt = {"when": "SurvivorHurt"}
    match = turn({"name": "up", "do": [{"type": "Heal"}]}, trigger=hurt, faces=[7])
    act(match, MOVE)
    assert match.state.wounds[PEOPLE.index("ada")] == 0
    assert match.state.actor == 0
    assert match.state.it == ""


@rule("DW-1.3")
def test_the_card_of_one_who_is_out_does_nothing():
    """The last survivor dies in the action that triggers it."""
    match = turn(groups=[["ada"], *FOUR[1:]], faces=[12], options={"elimination": True})
    act(match, MOVE)
    assert "crossroads" not in story(match)
    assert plain(match.state.crossroads)[0] == "road"


@rule("DW-1.3", "DW-11.5")
def test_nor_does_one_that_has_waited_for_that_very_death():
    match = turn(
        groups=[["ada"], *FOUR[1:]],
        trigger={"when": "SurvivorDies"},
        faces=[12],
        options={"elimination": True},
    )
    act(match, MOVE)
    assert ("crossroads" in story(match), food(match), match.state.turn) == (False, 0, 1)


@rule("DW-1.3")
def test_of_one_who_has_died_there_is_no_story_and_the_card_waits_on():
    """No other survivor of the group is there, so the bite ends with ada."""
    match = act(turn(faces=[12, 1]), MOVE)
    assert ("crossroads" in story(match), plain(match.state.watched)) == (False, ["road"])
    act(match, "move+survivor:bob+place:school")
    assert food(match) == 3


@rule("DW-1.3")
def test_you_are_whoever_has_the_turn_also_for_what_the_card_waits_for():
    """In the middle of an effect in which somebody else is `you`."""
    hurts = {"type": "EachPlayer", "of": "others", "do": [{"type": "Lowest", "of": "mine", "do": [WOUND]}]}
    waits = {"when": "SurvivorHurt", "if": {"type": "Is", "of": "mine"}}
    cards = {"crossroads": [road(trigger=waits)], "items": [item("rope", "tool", do=[hurts])]}
    match = colony(
        {"type": "Turn", "seat": 0}, groups=FOUR, cards=cards, crossroads=["road"], hands=[["rope"]], food=0
    )
    act(match, "play+item:rope")
    assert (sum(match.state.wounds), food(match)) == (3, 0)


@rule("DW-1.3")
def test_it_is_about_the_first_one_it_happened_to():
    hurts = {"type": "Each", "of": "mine", "do": [WOUND]}
    heal = road({"name": "up", "do": [{"type": "Heal"}]}, trigger={"when": "SurvivorHurt"})
    cards = {"crossroads": [heal], "items": [item("rope", "tool", do=[hurts])]}
    match = colony(
        {"type": "Turn", "seat": 0}, groups=FOUR, cards=cards, crossroads=["road"], hands=[["rope"]]
    )
    act(match, "play+item:rope")
    assert (match.state.wounds[PEOPLE.index("ada")], match.state.wounds[PEOPLE.index("bob")]) == (0, 1)


@rule("DW-7.1")
def test_without_room_for_newcomers_the_whole_card_goes_under_its_deck():
    recruit = {"name": "up", "do": [{"type": "Recruit", "number": 2}]}
    groups = [PEOPLE[:12], PEOPLE[12:24]]
    match = turn(recruit, DOWN, trigger={"when": "TurnBegins"}, groups=groups)
    assert match.state.room(0) == 0
    assert story(match, "crossroads", "crossroads-full") == ["crossroads-full"]
    assert plain(match.state.crossroads) == ["road", "road0", "road1"]


@rule("DW-7.1")
def test_with_room_for_them_newcomers_come():
    match = turn({"name": "up", "do": [{"type": "Recruit", "number": 2}]}, trigger={"when": "TurnBegins"})
    assert len(match.state.mine(0)) == 4


@rule("DW-7.1")
@pytest.mark.parametrize(
    "may",
    [
        {"type": "Roll", "lines": [{"least": 1}, {"least": 6, "do": [{"type": "Recruit"}]}]},
        {"type": "If", "if": {"type": "Exiled"}, "then": [], "else": [{"type": "Recruit"}]},
        {"type": "Repeat", "times": 2, "do": [{"type": "Recruit"}]},
        {"type": "Pick", "of": "mine", "do": [{"type": "Recruit"}]},
    ],
)
def test_also_if_newcomers_only_may_come(may):
    groups = [PEOPLE[:12], PEOPLE[12:24]]
    match = turn({"name": "up", "do": [may]}, DOWN, trigger={"when": "TurnBegins"}, groups=groups)
    assert story(match, "crossroads", "crossroads-full") == ["crossroads-full"]


@rule("DW-7.1")
def test_twice_one_newcomer_is_two():
    twice = {"type": "Repeat", "times": 2, "do": [{"type": "Recruit"}]}
    groups = [PEOPLE[:12], PEOPLE[12:23]]
    match = turn({"name": "up", "do": [twice]}, trigger={"when": "TurnBegins"}, groups=groups)
    assert (match.state.room(0), story(match, "crossroads-full")) == (1, ["crossroads-full"])


@rule("DW-11.5", "DW-1.2")
def test_nobody_watches_one_who_is_out_before_the_card_is_drawn():
    """The last survivor has frozen to death at the start of the turn."""
    match = turn(groups=[["ada"], *FOUR[1:]], frost={"ada": 2}, options={"elimination": True})
    assert (match.state.turn, plain(match.state.watched)) == (1, ["road"])


# -- deciding -----------------------------------------------------------------------------------------


@rule("DW-1.3")
@pytest.mark.parametrize(
    ("who", "seat"), [("you", 0), ("watcher", 3), ("first", 2), ("others", 1), ("exiles", 0), ("owner", 0)]
)
def test_whoever_the_card_names_decides(who, seat):
    match = act(turn(UP, DOWN, who=who, first=2), MOVE)
    assert prompts(match) == {seat: "crossroads"}
    assert options(match) == ["way:up", "way:down"]
    assert match.choices()[seat].about == ("crossroads:road@own",)
    act(match, "way:down")
    assert food(match) == 1
    assert told(match, "crossroads-way") == [{"card": "crossroads:road", "way": "way:down"}]


@rule("DW-1.3", "DW-11.5")
def test_a_watcher_who_is_out_by_then_decides_nothing():
    """The last survivor of the one on the right dies in the action that triggers the card."""
    dies = {"type": "Highest", "of": "colony", "do": [{"type": "Dies"}]}
    picks = {"name": "up", "do": [{"type": "Pick", "of": "mine", "who": "watcher", "do": [WOUND]}]}
    cards = {
        "crossroads": [road(picks, trigger={"when": "SurvivorDies"})],
        "items": [item("rope", "tool", do=[dies])],
    }
    match = colony(
        {"type": "Turn", "seat": 1},
        groups=[["hal"], ["ada", "bob"], ["cid"]],
        cards=cards,
        crossroads=["road"],
        hands=[[], ["rope"]],
        options={"elimination": True},
        first=2,
    )
    act(match, "play+item:rope")
    assert (match.state.out, match.state.watchers, prompts(match)) == ([1, 0, 0], [0], {2: "pick"})


@rule("DW-1.3")
def test_a_card_with_one_way_asks_nobody():
    assert prompts(act(turn(), MOVE)) == {0: "act"}


@rule("DW-1.3")
def test_a_way_that_is_closed_is_not_offered():
    closed = {**UP, "if": {"type": "Holds", "kind": "fuel"}}
    match = act(turn(closed, DOWN, hands=[["beans"]]), MOVE)
    assert options(match) == ["way:down"]
    assert plain([bar.id for bar in match.bars(0)]) == ["way:up"]
    other = act(turn(closed, DOWN, hands=[["petrol"]]), MOVE)
    assert options(other) == ["way:up", "way:down"]
    assert other.bars(0) == []


@rule("DW-1.3")
def test_where_no_way_is_open_nothing_happens():
    never = {"type": "Not", "of": {"type": "Always"}}
    match = act(turn({**UP, "if": never}, {**DOWN, "if": never}), MOVE)
    assert story(match, "crossroads-no-way")
    assert prompts(match) == {0: "act"}


# -- votes --------------------------------------------------------------------------------------------


@rule("DW-10.1")
def test_all_vote_at_once_and_most_votes_decide():
    match = act(turn(UP, DOWN, vote=True), MOVE)
    assert prompts(match) == dict.fromkeys(range(4), "crossroads-vote")
    act(match, (3, "way:up"), (0, "way:up"), (1, "way:down"))
    assert "crossroads-ballot" not in story(match)
    act(match, (2, "way:up"))
    assert [entry["seat"] for entry in told(match, "crossroads-ballot")] == [f"seat:{n}" for n in range(4)]
    assert food(match) == 3


@rule("DW-10.1", "DW-8.2")
def test_exiles_have_no_vote():
    match = act(turn(UP, DOWN, vote=True, exiled=[0, 1, 0, 0], groups=out_there(1)), MOVE)
    assert sorted(match.choices()) == [0, 2, 3]
    act(match, "way:down", "way:down", "way:up")
    assert food(match) == 1


@rule("DW-10.1")
@pytest.mark.parametrize(("first", "exiled", "breaker"), [(2, [0, 0, 0, 0], 2), (2, [0, 0, 1, 1], 0)])
def test_of_a_tie_the_first_player_decides_or_the_next_who_may_vote(first, exiled, breaker):
    exiles = [seat for seat in range(4) if exiled[seat]]
    match = act(turn(UP, DOWN, vote=True, first=first, exiled=exiled, groups=out_there(*exiles)), MOVE)
    voters = sorted(match.choices())
    for n, seat in enumerate(voters):
        act(match, (seat, ["way:up", "way:down"][n % 2]))
    assert prompts(match) == {breaker: "crossroads-tie"}
    act(match, "way:down")
    assert food(match) == 1


@rule("DW-10.1")
def test_only_what_is_tied_is_decided():
    third = {"name": "third", "do": [{"type": "Food", "by": 9}]}
    groups = [*FOUR, ["ida", "jim"]]
    match = act(turn(UP, DOWN, third, vote=True, groups=groups), MOVE)
    act(match, "way:up", "way:down", "way:third", "way:down", "way:up")
    assert options(match) == ["way:up", "way:down"]
    assert plain([bar.id for bar in match.bars(match.state.first)]) == ["way:third"]


@rule("DW-10.1")
def test_with_one_way_open_there_is_nothing_to_vote_on():
    closed = {**UP, "if": {"type": "AtLeast", "value": "food", "number": 5}}
    match = act(turn(closed, DOWN, vote=True), MOVE)
    assert prompts(match) == {0: "act"}
    assert food(match) == 1


# -- signs --------------------------------------------------------------------------------------------


@rule("DW-1.3")
@pytest.mark.parametrize("sign", ["said", "chatted", "mused", "took-back"])
def test_a_card_may_wait_for_what_happens_beside_the_game(sign):
    waits = {"when": "Acted", "if": {"type": "Signs", "of": sign}}
    match = turn(trigger=waits)
    act(match, MOVE)
    assert food(match) == 0
    match.act(0, [offered(match, "move+survivor:bob")], signs=[sign])
    assert food(match) == 3
    assert huisclos.replay(match.record(), game=STAGE).state.crossed == match.state.crossed


@rule("DW-1.3")
def test_a_sign_counts_for_the_whole_action():
    """Also if one is asked something before it is over."""
    waits = {"when": "Acted", "where": {"deed": "barricade"}, "if": {"type": "Signs", "of": "mused"}}
    match = turn(trigger=waits, rolled=[[2, 5], [], [], []])
    pick = offered(match, "barricade")
    match.act(0, [pick], signs=["mused"])
    assert prompts(match) == {0: "die"}
    act(match, "die:2")
    assert food(match) == 3


@rule("DW-1.3")
def test_a_sign_of_the_turn_before_is_forgotten():
    waits = {"when": "TurnBegins", "if": {"type": "Signs", "of": "chatted"}}
    match = turn(trigger=waits, crossroads=["road1", "road", "road0"])
    match.act(0, [offered(match, "move+survivor:bob")], signs=["chatted"])
    act(match, "end")
    assert (match.state.turn, food(match)) == (1, 0)


# -- what nobody may notice -----------------------------------------------------------------------------


@rule("DW-1.2")
def test_nobody_notices_what_is_being_waited_for():
    """The same turn with other cards, of which one is triggered in the middle of a search: until it takes
    effect, all is alike for all but who watches."""
    triggers = {
        "noise": {"when": "NoiseMade"},
        "move": MOVED,
        "start": {"when": "Acted", "where": {"deed": "x"}},
    }
    cards = [{**road(UP, DOWN, trigger=trigger), "id": name} for name, trigger in triggers.items()]
    worlds = [
        colony(
            {"type": "Turn", "seat": 0},
            groups=[["ada police", "bob"], *FOUR[1:]],
            cards={"crossroads": cards},
            crossroads=["road0", name],
            rolled=[[4], [], [], []],
            decks={"police": ["rope", "knife", "beans"]},
        )
        for name in triggers
    ]
    for pick in ("search+survivor:ada", "noise"):
        seen = [plain_view(act(match, pick)) for match in worlds]
        assert seen[0] == seen[1] == seen[2]
    assert [match.state.triggered for match in worlds] == [[""], [], []]
    assert [prompts(act(match, "keep", "item:beans")) for match in worlds] == [
        {0: "crossroads"},
        *[{0: "act"}] * 2,
    ]


@rule("DW-1.3")
def test_nobody_notices_a_trigger_by_what_can_be_taken_back():
    """In the middle of an action the card has been triggered, and the action can still be taken back."""
    match = turn(trigger={"when": "SurvivorHurt"}, rolled=[[2, 5], [], [], []])
    pick = offered(match, "barricade")
    match.act(0, [pick])
    match.state.triggered = [""]
    match.take_back()
    assert match.state.triggered == []


def plain_view(match):
    return (
        [match.view(seat) | {"options": 0, "commitment": 0} for seat in (None, 0, 1, 2)],
        [match.events_since(0, seat) for seat in (None, 0, 1, 2)],
        match.choices(),
    )


@rule("DW-1.3")
def test_whoever_looks_at_the_steps_finds_none_of_it():
    match = turn(rolled=[[2, 5], [], [], []])
    pick = offered(match, "barricade")
    match.act(0, [pick])
    assert "road" not in str(match.view(1)["steps"])


@rule("DW-12.1", "DW-1.3")
@pytest.mark.parametrize(
    ("more", "second", "fine"),
    [
        ({}, DOWN, True),
        ({"vote": True}, DOWN, False),
        ({"who": "watcher"}, DOWN, False),
        ({}, {**DOWN, "if": {"type": "Always"}}, False),
    ],
)
def test_no_card_lets_others_learn_what_a_hand_holds(more, second, fine):
    held = {"type": "Not", "of": {"type": "AllOf", "of": [{"type": "Holds", "kind": "fuel"}]}}
    tables = pack(crossroads=[road({**UP, "if": held}, second, **more)])
    if fine:
        STAGE.use_pack(tables)
    else:
        with pytest.raises(BadFile, match="what a hand holds"):
            STAGE.use_pack(tables)
