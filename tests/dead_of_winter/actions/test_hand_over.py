"""DW-3.6: equipment changes hands."""

import pytest

import huisclos
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.hand_over import passing
from huisclos.games.dead_of_winter.state.used_up import mark
from tests.dead_of_winter.looking import act, now, options, prompts
from tests.dead_of_winter.positions import PEOPLE, STAGE, colony, item, start, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule

EAT = [{"type": "Food", "by": 1}]
ADA, BOB, CID = (PEOPLE.index(name) for name in ("ada", "bob", "cid"))


def armed(once="", **table):
    cards = {"items": [item("knife", "weapon", equip=True, use=[{"do": EAT, "once": once}])]}
    groups = [["ada", "bob", "gus police"], ["cid", "dan police"], ["eve"]]
    return colony(groups=groups, cards=cards, **{"gear": {"ada": ["knife"]}, **table})


@rule("DW-3.6")
def test_to_any_other_survivor_at_the_same_place():
    match = armed()
    assert offered(match, "hand") == [
        f"hand+item:knife+survivor:ada+survivor:{name}" for name in ("bob", "cid", "eve")
    ]
    others = armed(gear={"cid": ["knife"]})
    assert (offered(others, "hand"), bars(others, "hand")) == ([], {})


@rule("DW-3.6")
def test_somebody_must_be_there():
    match = colony(groups=[["ada", "gus police"], ["cid"], ["eve"]], gear={"gus": ["knife"]})
    assert (offered(match, "hand"), bars(match, "hand")) == (
        [],
        {"hand+item:knife+survivor:gus": "why-nobody-here"},
    )


@rule("DW-3.6")
def test_to_ones_own_without_a_question():
    match = act(armed(), "hand+item:knife+survivor:ada+survivor:bob")
    assert (now(match).bearer, prompts(match)) == ([BOB], {0: "act"})


@rule("DW-3.6")
@pytest.mark.parametrize(("answer", "bearer"), [("accept", CID), ("decline", ADA)])
def test_another_player_must_accept(answer, bearer):
    match = act(armed(), "hand+item:knife+survivor:ada+survivor:cid")
    assert (prompts(match), options(match)) == ({1: "hand"}, ["accept", "decline"])
    assert (now(act(match, answer)).bearer, prompts(match)) == ([bearer], {0: "act"})


@rule("DW-3.6")
@pytest.mark.parametrize("once", ["turn", "round"])
def test_what_was_used_stays_used(once):
    match = act(armed(once), "use+item:knife+survivor:ada", "hand+item:knife+survivor:ada+survivor:bob")
    assert offered(match, "use") == []
    assert bars(match, "use") == {"use+item:knife+survivor:bob": f"why-used-{once}"}
    fresh = act(armed(once), "hand+item:knife+survivor:ada+survivor:bob")
    assert offered(fresh, "use") == ["use+item:knife+survivor:bob"]


@rule("DW-3.6", "DW-7.3")
@pytest.mark.parametrize("once", ["turn", "round"])
@pytest.mark.parametrize("effect", ["Dies", "Leaves"])
def test_what_was_used_stays_used_when_its_bearer_is_gone(once, effect):
    """It is back in the hand, and the next one takes it up."""
    knife = item("knife", "weapon", equip=True, use=[{"do": EAT, "once": once}])
    falls = item("rope", "tool", do=[{"type": "Lowest", "of": "mine", "do": [{"type": effect}]}])
    again = ("play+item:rope", "survivor:bob", "equip+item:knife+survivor:bob")
    for used in (True, False):
        match = colony(
            groups=[["ada", "bob", "gus"], ["cid"], ["eve"]],
            cards={"items": [knife, falls]},
            gear={"ada": ["knife"]},
            hands=[["rope"]],
        )
        act(match, *(["use+item:knife+survivor:ada"] if used else []), *again)
        assert offered(match, "use") == ([] if used else ["use+item:knife+survivor:bob"])
        assert bars(match, "use") == ({"use+item:knife+survivor:bob": f"why-used-{once}"} if used else {})


@rule("DW-3.6", "DW-7.3")
def test_of_two_equal_ones_in_the_hand_the_unused_is_taken_up_first():
    match = armed("round", gear={}, hands=[["knife", "knife"], ["knife"]])
    match.state.spent_round = [mark("seat:0", 0, "knife@own")]
    act(match, "equip+item:knife+survivor:ada")
    assert offered(match, "use") == ["use+item:knife+survivor:ada"]
    act(match, "equip+item:knife+survivor:bob")
    assert offered(match, "use") == ["use+item:knife+survivor:ada"]
    assert bars(match, "use") == {"use+item:knife+survivor:bob": "why-used-round"}


@rule("DW-3.6")
def test_of_two_equal_ones_the_unused_goes_first():
    match = armed("round", gear={"ada": ["knife", "knife"]})
    act(match, "use+item:knife+survivor:ada", "hand+item:knife+survivor:ada+survivor:bob")
    assert offered(match, "use") == ["use+item:knife+survivor:bob"]
    act(match, "hand+item:knife+survivor:ada+survivor:bob")
    assert offered(match, "use") == ["use+item:knife+survivor:bob"]
    act(match, "use+item:knife+survivor:bob")
    assert offered(match, "use") == []


@rule("DW-3.6")
def test_nothing_goes_back_and_forth_unless_something_else_is_done_in_between():
    """Or the table could be held up for ever, also by asking in between."""
    match = act(armed(), "hand+item:knife+survivor:ada+survivor:bob")
    assert offered(match, "hand") == [
        f"hand+item:knife+survivor:bob+survivor:{name}" for name in ("cid", "eve")
    ]
    act(match, "ask", (1, "pass"), (2, "pass"))
    assert "hand+item:knife+survivor:bob+survivor:ada" not in options(match)
    act(match, "use+item:knife+survivor:bob", "hand+item:knife+survivor:bob+survivor:ada")
    assert now(match).bearer == [ADA]


@rule("DW-3.6")
def test_who_has_declined_is_not_asked_again_at_once():
    match = act(armed(), "hand+item:knife+survivor:ada+survivor:cid", "decline")
    assert "hand+item:knife+survivor:ada+survivor:cid" not in options(match)
    assert bars(match, "hand") == {"hand+item:knife+survivor:ada+survivor:cid": "why-passed"}
    act(match, "use+item:knife+survivor:ada")
    assert "hand+item:knife+survivor:ada+survivor:cid" in options(match)


@rule("DW-3.6", "DW-12.1")
def test_what_is_noted_can_be_stored_however_long_its_names_are():
    blade = "a-name-as-long-as-a-name-may-be"
    cards = {"items": [item(blade, "weapon", equip=True, use=[{"do": EAT, "once": "turn"}])]}
    cards["survivors"] = [{**survivor("ada"), "id": blade, "influence": 1}]
    match = start(cards=cards)
    match.state.spent = [mark(match.state.said(0), 0, f"{blade}@own")]
    match.state.passed = [passing(match.state, f"{blade}@own", 0)]
    assert len(match.state.spent[0]) > 80
    assert huisclos.load(match.position(), game=STAGE).state.spent == match.state.spent


@rule("DW-3.6")
def test_in_the_next_turn_what_was_handed_over_may_go_back():
    match = armed(end=[{"type": "Act"}, {"type": "Turn", "seat": 0}])
    act(match, "hand+item:knife+survivor:ada+survivor:bob", "end")
    assert "hand+item:knife+survivor:bob+survivor:ada" in options(match)
