"""DW-3.7: votes on exile are called; DW-1.2, DW-1.3: what is heard of an action, and the last one."""

import pytest

from tests.dead_of_winter.looking import act, prompts
from tests.dead_of_winter.positions import BLANK, PEOPLE, colony, item, objective
from tests.dead_of_winter.seeing import barred_by, bars, offered

rule = pytest.mark.rule

ADA, BOB = (PEOPLE.index(name) for name in ("ada", "bob"))


@rule("DW-3.7")
def test_a_vote_is_called_once_a_turn_about_somebody_else_who_isnt_exiled():
    match = colony(groups=[["ada"], ["cid"], ["dan police"], ["eve"]], exiled=[0, 0, 1, 0])
    assert offered(match, "exile") == ["exile+seat:1", "exile+seat:3"]
    assert bars(match, "exile") == {"exile+seat:2": "why-exiled"}
    act(match, "exile+seat:3")
    assert prompts(match) == dict.fromkeys((0, 1, 3), "exile-vote")
    act(match, (0, "thumb:down"), (1, "thumb:down"), (3, "thumb:down"))
    assert (offered(match, "exile"), bars(match, "exile")["exile+seat:1"]) == ([], "why-called")


@rule("DW-3.7", "DW-8.2")
def test_exiles_call_no_vote():
    match = colony(exiled=[1, 0, 0])
    assert (offered(match, "exile"), barred_by(match, "exile+seat:1")) == ([], "DW-8.2")


@rule("DW-11.1")
def test_in_a_cooperative_game_nobody_is_exiled():
    match = colony(options={"variant": "cooperative"})
    assert (offered(match, "exile"), barred_by(match, "exile+seat:1")) == ([], "DW-11.1")


@rule("DW-1.3")
def test_after_each_action_cards_hear_what_was_done_by_whom_and_where():
    where = {"deed": "hand", "who": "ada", "place": "colony"}
    hears = {"when": "Acted", "where": where, "do": [{"type": "Wound"}]}
    cards = {"items": [item("knife", "weapon", equip=True, rules=[hears])]}
    match = colony(cards=cards, gear={"ada": ["knife"]})
    act(match, "hand+item:knife+survivor:ada+survivor:bob")
    assert (match.state.wounds[ADA], match.state.wounds[BOB]) == (1, 0)
    act(match, "hand+item:knife+survivor:bob+survivor:cid", "accept")
    assert sum(match.state.wounds) == 1


@rule("DW-1.3", "DW-3.3")
def test_a_move_is_heard_where_it_ends():
    hears = {"when": "Acted", "where": {"deed": "move", "place": "gas"}, "do": [{"type": "Frostbite"}]}
    cards = {"objectives": [objective(rules=[hears])]}
    match = act(colony(cards=cards, faces=[BLANK, BLANK]), "move+survivor:ada+place:school")
    assert match.state.frost[ADA] == 0
    act(match, "move+survivor:bob+place:gas")
    assert (match.state.frost[ADA], match.state.frost[BOB]) == (0, 1)
    assert (match.state.hero, match.state.it, match.state.actor) == (-1, "", 0)


@rule("DW-1.2")
def test_a_turn_ends_when_its_player_says_so():
    end = [{"type": "Act"}, {"type": "Mark", "name": "turn"}, {"type": "Turn", "seat": 1}]
    assert prompts(act(colony(end=end, rolled=[[6], [], []]), "end")) == {1: "act"}
