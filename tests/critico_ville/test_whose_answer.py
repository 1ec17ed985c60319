"""CV-2.2 and CV-5.4: a question that is handed on, given up or left to a bot, and whose answer counts."""

import pytest

import huisclos
from tests.critico_ville.looking import board, keys, options, prompts, told
from tests.critico_ville.positions import MOON, SALT, SAND, WAVE
from tests.critico_ville.rules.test_question import asked

rule = pytest.mark.rule


@rule("CV-2.2", "CV-5.4")
def test_a_question_may_be_handed_on_and_the_first_who_wants_to_answers():
    match = asked(SALT, seats=4, active=1)
    match.act(1, ["hand-on"])
    assert prompts(match) == dict.fromkeys([0, 2, 3], "take-on")
    assert match.choices()[2].about == ("seat:1",)
    assert options(match, 3) == ["take", "pass"]
    match.act(0, ["pass"])
    match.act(3, ["take"])
    assert prompts(match) == {3: "reply-for"}
    assert options(match, 3) == ["reply", "give-up"], "once is enough"
    assert board(match)["question"]["seat"] == 3
    assert keys(match)[-2:] == ["handed-on", "taken-on"]
    match.act(3, ["reply:salt"])
    match.act(3, ["good"])
    assert board(match)["given"][0]["seat"] == 3
    assert prompts(match) == {1: "read"}, "it is still the turn of the one who had it"
    match.act(1, ["on"])
    assert told(match, "combat-roll")[0]["seat"] == "seat:1"


@rule("CV-5.4")
@pytest.mark.parametrize("hard", [False, True])
def test_a_question_nobody_wants_comes_back_and_is_never_replaced(hard):
    match = asked(SALT, MOON, WAVE, active=1, hard=hard)
    match.act(1, ["hand-on"])
    match.act(0, ["pass"])
    match.act(2, ["pass"])
    assert told(match, "came-back") == [{"seat": "seat:1"}]
    assert prompts(match) == {1: "reply-yourself"}
    assert options(match, 1) == ["reply", "give-up"], "it is handed on once"
    assert board(match)["question"]["text"]["en"] == "salt en?"
    assert board(match)["questions"] == 2, "no other card was drawn"
    match.act(1, ["reply:salt"])
    assert board(match)["question"]["id"] == "salt"


@rule("CV-5.4", "CV-2.3")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("hard", [False, True])
def test_who_has_no_answer_says_so_and_that_is_a_wrong_one(seats, hard):
    match = asked(SALT, SAND, seats=seats, hard=hard)
    if seats > 1:
        match.act(0, ["hand-on"])
        match.act(1, ["pass"])
    match.act(0, ["give-up"])
    shown = board(match)["question"]
    assert (shown["id"], shown["verdict"]) == ("salt", "wrong")
    assert shown["answer"] is not None
    assert told(match, "gave-up") == [{"seat": "seat:0"}]
    assert board(match)["given"][0]["right"] is False
    assert board(match)["fights"] == (not hard)
    assert prompts(match) == {0: "read"}


@rule("CV-5.4")
def test_alone_there_is_nobody_to_hand_it_on_to():
    match = asked(SALT, MOON, seats=1)
    assert options(match) == ["reply", "give-up"]


@rule("CV-5.4")
@pytest.mark.parametrize(("number", "pick"), [(MOON, "answer:0"), (SALT, "reply:salt")])
@pytest.mark.parametrize("house", [False, True])
def test_what_a_bot_or_the_clock_answers_is_nobodys(number, pick, house):
    match = asked(number)
    match.act(0, [pick], house=house)
    if number == SALT:
        match.act(0, ["good"])
    assert board(match)["question"]["house"] == board(match)["given"][0]["house"] == house
    assert huisclos.replay(match.record()).view(None) == match.view(None)


@rule("CV-5.4")
def test_what_the_clock_thinks_of_ones_own_answer_is_nobodys_either():
    match = asked(SALT)
    match.act(0, ["reply:salt"])
    match.act(0, ["good"], house=True)
    assert board(match)["given"][0]["house"]


@rule("CV-5.4", "CV-5.1")
def test_an_answer_stays_ones_own_whoever_votes_on_it():
    match = asked(SALT, hard=True)
    match.act(0, ["reply:salt"])
    match.act(1, ["good"])
    match.act(2, ["abstain"], house=True)
    assert board(match)["given"][0] == {
        "seat": 0,
        "question": "salt",
        "theme": "tides",
        "kind": "open",
        "right": True,
        "house": False,
    }


@rule("CV-5.4")
def test_a_question_that_was_taken_on_counts_for_who_answered():
    match = asked(SALT, seats=2)
    match.act(0, ["hand-on"], house=True)
    match.act(1, ["take"])
    match.act(1, ["reply:salt"])
    match.act(1, ["good"])
    given = board(match)["given"][0]
    assert (given["seat"], given["house"]) == (1, False)
