"""Deals: who is asked may agree, and both sides are held against what then happened."""

import random

import pytest

import huisclos
from huisclos.engine.match.public import moments
from huisclos.engine.talk.statements import Sides
from tests.lockdown.looking import by_chance, vote
from tests.lockdown.positions import AWAY, mall, start
from tests.lockdown.talk.test_talk import chatty, day_of_moves, move_all, night, settle, truck, verdicts


def sides(match):
    return [(entry.sides.asked, entry.sides.pledged) for entry in match.ledger()]


def test_a_deal_is_in_every_view_with_both_sides():
    match = truck()
    match.say(2, "truck-for-card", to="seat:0")
    assert [match.unanswered(seat) for seat in range(3)] == [[0], [], []]
    match.answer(0, 0, "deal")
    for seat in (None, 0, 1, 2):
        (said,) = match.view(seat)["talk"]
        assert (said["answer"], said["verdict"], said["asked"], said["pledged"]) == ("deal", None, None, None)
    assert match.unanswered(0) == []


@pytest.mark.parametrize(
    ("ballot", "card_to", "expected", "verdict"),
    [
        (2, 0, ("kept", "kept"), "kept"),
        (2, 1, ("kept", "broken"), "broken"),
        (0, 1, ("broken", "moot"), "broken"),
    ],
)
def test_a_vote_for_a_card(ballot, card_to, expected, verdict):
    match = truck()
    match.say(2, "truck-for-card", to="seat:0")
    match.answer(0, 0, "deal")
    vote(match, (0, ballot), (1, 2), (2, 2))
    match.act(2, ["card:bat"])
    match.act(2, [f"card:can+seat:{card_to}"])
    assert sides(match) == [expected]
    assert verdicts(match) == [verdict]


@pytest.mark.parametrize(
    ("ballot", "card_to", "expected"),
    [(2, 0, ("kept", "kept")), (2, 1, ("broken", "kept")), (1, 0, ("moot", "broken"))],
)
def test_a_card_for_a_vote_is_paid_in_advance(ballot, card_to, expected):
    match = truck()
    match.say(0, "card-for-truck", to="seat:2")
    match.answer(2, 0, "deal")
    vote(match, (0, ballot), (1, 2), (2, 2))
    match.act(2, ["card:bat"])
    match.act(2, [f"card:can+seat:{card_to}"])
    assert sides(match) == [expected]


def test_who_is_not_sent_to_the_truck_owes_no_card():
    match = truck()
    match.say(2, "truck-for-card", to="seat:0")
    match.answer(0, 0, "deal")
    vote(match, (0, 2), (1, 1), (2, 1))
    assert sides(match) == [("kept", "moot")]
    assert verdicts(match) == ["kept"]


def test_whoever_searches_alone_was_not_voted_for_and_owes_nothing():
    match = mall("WhoSearches", "Dawn", where=[[6, 1, 1, AWAY], [1, 1, 1, AWAY], [2, 2, 2, AWAY]], turn=1,
                 deck=["bat", "can", "keys"])  # fmt: skip
    match.say(0, "truck-for-card", to="seat:1")
    match.answer(1, 0, "deal")
    match.act(0, ["pass"])
    assert verdicts(match) == ["moot"]


@pytest.mark.parametrize(
    ("ana", "bo", "expected"),
    [
        (2, 2, ("kept", "kept")),
        (2, 0, ("broken", "moot")),
        (1, 2, ("moot", "broken")),
        (1, 0, ("broken", "broken")),
    ],
)
def test_a_truce_lasts_the_night_and_who_breaks_it_first_frees_the_other(ana, bo, expected):
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], [6, 6, 6, AWAY]]
    match = mall("Night", "Dawn", where=where, cold=[], monsters={6: 1}, turn=1)
    match.say(0, "truce", to="seat:1")
    match.answer(1, 0, "deal")
    vote(match, (0, ana), (1, bo), (2, 2))
    settle(match)
    assert sides(match) == [expected]


def test_two_vote_together():
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], [6, 6, 6, AWAY]]
    match = mall("Night", "Dawn", where=where, cold=[], monsters={6: 1}, turn=1)
    match.say(0, "vote-together", to="seat:1", whom="seat:2")
    match.answer(1, 0, "deal")
    vote(match, (0, 2), (1, 0), (2, 2))
    assert sides(match) == [("broken", "kept")]


def test_the_badge_for_mercy():
    where = [[3, 6, 6, AWAY], [3, 6, 6, AWAY], [1, 6, 6, AWAY]]
    match = mall("WhoTakesTheBadge", "Night", "Dawn", where=where, cold=[], monsters={6: 1}, turn=1)
    match.say(0, "badge-for-spare", to="seat:1")
    match.answer(1, 0, "deal")
    vote(match, (0, 0), (1, 0))
    for seat in list(match.choices()):
        match.act(seat, ["pass"])
    assert sides(match) == [("kept", None)]
    vote(match, (0, 1), (1, 2), (2, 2))
    assert sides(match) == [("kept", "broken")]


def test_who_grants_a_request_has_given_their_word():
    match = day_of_moves()
    match.say(0, "ask-go", to="seat:1", place="place:5")
    match.say(0, "ask-go", to="seat:2", place="place:5")
    match.answer(1, 0, "deal")
    match.answer(2, 1, "deal")
    move_all(match, 5, 5, 4)
    assert sides(match) == [("kept", None), ("broken", None)]
    assert verdicts(match) == ["kept", "broken"]


def test_an_offer_that_is_declined_is_off():
    match = day_of_moves()
    match.say(0, "go-together", to="seat:1", place="place:5")
    match.say(0, "ask-go", to="seat:1", place="place:5")
    match.answer(1, 0, "no")
    match.answer(1, 1, "no")
    assert verdicts(match) == ["moot", None]
    move_all(match, 4, 5, 4)
    assert verdicts(match) == ["moot", "kept"], "a request is granted or not, whatever was said to it"


def test_something_else_is_an_answer_and_a_statement():
    match = day_of_moves()
    match.say(0, "go-together", to="seat:1", place="place:5")
    match.counter(1, 0, "go-together", to="seat:0", place="place:4")
    match.answer(0, 1, "deal")
    assert [said["answer"] for said in match.view(0)["talk"]] == ["else", "deal"]
    move_all(match, 4, 4, 5)
    assert verdicts(match) == ["moot", "kept"]


def refused(match, key, seat, number, reply="deal"):
    before = match.record()
    with pytest.raises(huisclos.BadStatement) as problem:
        match.answer(seat, number, reply)
    assert problem.value.message.key == key
    assert match.record() == before


def test_bad_answers_are_refused_and_change_nothing():
    match = day_of_moves()
    match.say(0, "ask-go", to="seat:1", place="place:5")
    match.say(0, "go", place="place:5")
    match.say(1, "ask-go", to="seat:1", place="place:5")
    refused(match, "error-not-said", 1, 3)
    refused(match, "error-not-said", 1, -1)
    refused(match, "error-not-said", 1, True)
    refused(match, "error-not-to-you", 2, 0)
    refused(match, "error-not-to-you", 0, 0)
    refused(match, "error-not-to-you", 0, 1)
    refused(match, "error-not-to-you", 1, 2)
    refused(match, "error-reply", 1, 0, "perhaps")
    match.answer(1, 0, "no")
    refused(match, "error-answered", 1, 0)
    with pytest.raises(huisclos.BadStatement):
        match.counter(2, 0, "go", place="place:4")
    assert len(match.statements) == 3


def test_it_is_too_late_once_one_side_had_its_occasion():
    match = truck()
    match.say(2, "truck-for-card", to="seat:0")
    match.say(2, "truck-for-card", to="seat:1")
    vote(match, (0, 2), (1, 1), (2, 2))
    assert verdicts(match) == [None, "moot"]
    refused(match, "error-too-late", 0, 0)
    refused(match, "error-too-late", 1, 1)
    with pytest.raises(huisclos.BadStatement):
        match.counter(0, 0, "truce", to="seat:2")
    assert len(match.statements) == 2


def test_nobody_answers_when_the_game_is_over():
    match = start(seed=3)
    by_chance(match, random.Random(1))
    refused(match, "error-over", 1, 0)
    assert match.unanswered(1) == []


def test_answers_are_in_the_record_and_come_when_they_came():
    match = day_of_moves()
    match.say(1, "ask-go", to="seat:2", place="place:5")
    match.act(0, ["place:5"])
    match.answer(2, 0, "deal")
    match.act(1, ["place:5"])
    match.act(2, ["place:4"])
    record = match.record()
    assert record["talk"][0]["answer"] == {"reply": "deal", "at": match.statements[0].at + 1}
    again = [
        (moment.view(0)["talk"][0]["answer"], moment.view(0)["talk"][0]["verdict"])
        for moment in moments(record, game=match.game)
    ]
    assert again == [(None, None), ("deal", None), ("deal", None), ("deal", "broken")]
    assert huisclos.replay(record, game=match.game).record() == record


@pytest.mark.parametrize(
    "change",
    [
        {"answer": {"reply": "deal", "at": 10**5}},
        {"answer": {"reply": "deal", "at": -1}},
        {"answer": {"reply": "maybe", "at": 0}},
        {"form": "go", "args": {"place": "place:5"}, "answer": {"reply": "deal", "at": 0}},
        {"args": {"to": "seat:0", "place": "place:5"}, "answer": {"reply": "deal", "at": 0}},
    ],
)
def test_a_record_with_an_answer_that_cant_be_is_refused(change):
    match = start()
    match.say(0, "ask-go", to="seat:1", place="place:5")
    record = match.record()
    record["talk"][0] |= change
    with pytest.raises(huisclos.BadRecord):
        huisclos.replay(record)


def test_a_deal_stays_a_deal_when_a_move_is_taken_back():
    match = day_of_moves()
    match.act(0, ["place:5"])
    match.say(0, "ask-go", to="seat:1", place="place:5")
    match.answer(1, 0, "deal")
    match.take_back()
    (said,) = match.statements
    assert (said.at, said.answer.at, said.is_deal) == (match.state.acts, match.state.acts, True)
    move_all(match, 5, 5, 5)
    assert match.ledger()[0].sides == Sides("kept")


def test_what_tomorrow_brings_is_judged_tomorrow():
    match = night(monsters=1)
    match.say(0, "spare-for-truck", to="seat:1")
    match.answer(1, 0, "deal")
    vote(match, (0, 0), (1, 1))
    settle(match)
    assert sides(match) == [("kept", None)]
    vote(match, (0, 0), (1, 1))
    assert sides(match) == [("kept", "broken")]


def test_at_the_end_every_deal_is_judged():
    match = chatty(0.4, ["deal", "deal", "no"])
    deals = [entry for entry in match.ledger() if entry.said.is_deal]
    kinds = {form.name: form.said for form in match.game.talk.forms(4)}
    assert len(deals) > 10
    for entry in deals:
        assert entry.verdict is not None
        assert entry.sides.asked is not None
        assert (entry.sides.pledged is None) == (kinds[entry.said.form] == "request")
    assert huisclos.replay(match.record()).ledger() == match.ledger()
