"""DW-1.2, DW-1.3: what a crossroads card may hear beside the game, and what nobody may notice of it."""

import pytest

import huisclos
from huisclos.engine.base.errors import BadFile
from tests.dead_of_winter.crossing import DOWN, FOUR, MOVE, MOVED, UP, food, offered, road, turn
from tests.dead_of_winter.looking import act, prompts
from tests.dead_of_winter.positions import STAGE, colony, pack

rule = pytest.mark.rule


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
    assert [match.state.triggered for match in worlds] == [["survivor:ada@own", "place:police"], [], []]
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
