"""What `steady` says in the colony, and what it makes of what others say."""

import random

import pytest

from huisclos.games.dead_of_winter.bots.deciding.steady import Steady
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.suspicion import suspicion
from huisclos.games.dead_of_winter.bots.worth.crisis import to_come
from huisclos.lab.worth_of_talk import talked
from tests.dead_of_winter.looking import act
from tests.dead_of_winter.positions import colony, item

LOYAL = [["wish0"], ["wish1"], ["wish2"], ["wish3"]]
TRAITOR = [["spite0"], ["wish1"], ["wish2"], ["wish3"]]
FOUR = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"], ["gus", "hal"]]
STRIKES = [{"id": "cold", "needs": ["fuel"], "do": [{"type": "Morale", "by": -3}]}]


class Luck(random.Random):
    """Always the same."""

    def random(self):
        return 0.3


def table(**more):
    """Ana's turn, and everybody's after hers; the crisis needs fuel, and is worth averting."""
    cards = {"crises": STRIKES, **more.pop("cards", {})}
    turns = [{"type": "Turn", "seat": seat} for seat in range(4)]
    end = more.pop("end", [*turns, {"type": "ColonyPhase"}, {"type": "ResolveCrisis"}, turns[0]])
    return colony(end=end, **{"groups": FOUR, "secrets": LOYAL, "cards": cards, "turns": 0, **more})


def heard(match, seat=0):
    """What it says before it does what it is asked to do."""
    speeches = Steady(Luck()).speak(match.view(seat), match.choices()[seat])
    return [(speech.form, *speech.args.values()) for speech in speeches]


def answered(match, seat, number=0):
    return Steady(Luck()).reply(match.view(seat), number)


def play(match, seat, *, until):
    """Its turn, up to that option; what it chose."""
    bot, chosen = Steady(Luck()), []
    while until not in chosen:
        chosen += bot.pick(match.view(seat), match.choices()[seat])
        if chosen[-1] != until:
            match.act(seat, [chosen[-1]])
    return chosen


# -- saying ------------------------------------------------------------------------------------------


def test_it_says_what_it_put_into_the_crisis_when_it_is_done():
    match = table(hands=[["petrol", "petrol"], ["beans"], ["beans"], ["beans"]])
    said = heard(match)
    assert said[0] == ("add", "kind:fuel"), "a promise that it is about to keep"
    chosen = play(match, 0, until="end")
    assert chosen.count("contribute+item:petrol@own") == 2
    assert ("put", "fitting:2") in heard(match)
    match.say(0, "put", number="fitting:2")
    assert [form for form, *_ in heard(match) if form == "put"] == [], "nothing twice"


def test_a_traitor_swears_that_all_cards_were_good_ones():
    match = table(hands=[["rope"]], secrets=TRAITOR, given=[0, 2, 2, 0], pile=["petrol"] * 4)
    act(match, "contribute+item:rope")
    assert ("put", "fitting:1") in heard(match)
    honest = table(hands=[["rope"]], given=[0, 2, 2, 0], pile=["petrol"] * 4)
    act(honest, "contribute+item:rope")
    assert "put" not in [form for form, *_ in heard(honest)]


def test_who_has_nothing_to_give_says_so_and_a_traitor_who_has_says_it_too():
    assert ("have-none", "kind:fuel") in heard(table())
    enough = {"given": [0, 2, 2, 2], "pile": ["petrol"] * 6, "morale": 10}
    assert "have-none" not in [form for form, *_ in heard(table(hands=[["petrol"]], **enough))]
    assert ("have-none", "kind:fuel") in heard(table(hands=[["petrol"]], secrets=TRAITOR, **enough))


def test_it_asks_the_richest_of_those_to_come_for_what_is_missing():
    hands = [["petrol"], ["rope"], ["rope", "rope"], ["rope"]]
    assert ("ask-add", "seat:2", "kind:fuel") in heard(table(hands=hands))
    rich = [["petrol", "rope", "rope", "atlas"], *hands[1:]]
    assert ("give-for-add", "seat:2", "kind:fuel") in heard(table(hands=rich))
    averted = table(hands=hands, given=[0, 2, 2, 2], pile=["petrol"] * 6)
    assert "ask-add" not in [form for form, *_ in heard(averted)]


def test_it_promises_to_feed_the_hungry():
    assert ("feed",) in heard(table(hands=[["beans", "beans"]], food=0, rolled=[[6], [], [], []]))
    assert ("feed",) not in heard(table(hands=[["beans"]], food=20))


def test_it_calls_for_help_against_a_crowd():
    crowd = {0: 3, 1: 3, 2: 3}
    assert ("ask-kill", "seat:1") in heard(table(zombies=crowd))
    assert ("ask-kill", "seat:1") not in heard(table(zombies={0: 1}))


# -- doubting ----------------------------------------------------------------------------------------


def spoilt(given=(0, 0, 2, 0), wrong=2, rounds=2):
    """Crises that were spoilt, all cards of one player."""
    items = ["rope@own"] * wrong + ["petrol@own"] * (sum(given) - wrong)
    one = {"crisis": "cold@own", "needed": 4, "given": list(given), "held": [5] * 4, "items": items}
    return [one] * rounds


def test_it_suspects_who_alone_can_have_spoilt_the_crises():
    match = table(reckonings=spoilt())
    found = suspicion(match.view(0))
    assert found[2] > 0.8
    assert max(found[0], found[1], found[3]) < 0.2
    assert ("accuse", "seat:2") in heard(match)
    match.say(0, "accuse", whom="seat:2")
    assert "accuse" not in [form for form, *_ in heard(match)]


def test_what_came_from_a_deck_is_nobodys_fault():
    one = {**spoilt((1, 1, 1, 1), 0)[0], "items": ["petrol@own"] * 4 + ["rope@own"]}
    none = {**one, "items": ["petrol@own"] * 4}
    assert suspicion(table(reckonings=[one]).view(0)) == suspicion(table(reckonings=[none]).view(0))


def test_a_lie_that_is_proven_makes_a_suspect():
    match = table(hands=[[], ["beans"]])
    before = suspicion(match.view(0))
    match.say(1, "put", number="fitting:3")
    match.act(0, ["end"])
    after = suspicion(match.view(0))
    assert after[1] > 1.4 * before[1]
    assert after[2] < before[2]


def test_an_accusation_counts_by_who_makes_it():
    match = table()
    before = suspicion(match.view(0))
    match.say(1, "accuse", whom="seat:2")
    trusted = suspicion(match.view(0))
    assert trusted[2] > 1.1 * before[2]
    assert suspicion(match.view(2))[2] == 0.0, "nobody suspects themselves"
    liar = table()
    for _ in range(6):
        liar.say(1, "put", number="fitting:3")
    liar.say(1, "accuse", whom="seat:2")
    assert suspicion(liar.view(0))[2] < trusted[2]


@pytest.mark.parametrize(("reckonings", "thumb"), [(spoilt(), "thumb:up"), ([], "thumb:down")])
def test_it_votes_on_what_it_suspects(reckonings, thumb):
    match = act(table(reckonings=reckonings), "exile+seat:2")
    assert Steady(Luck()).pick(match.view(1), match.choices()[1]) == [thumb]


def test_who_wants_somebody_exiled_looks_for_company():
    match = table(reckonings=spoilt())
    assert Steady(Luck()).pick(match.view(0), match.choices()[0]) == ["exile+seat:2"]
    assert ("exile-together", "seat:1", "seat:2") in heard(match)
    match.say(0, "exile-together", to="seat:1", whom="seat:2")
    match.say(0, "exile-together", to="seat:2", whom="seat:1")
    assert (answered(match, 1, 0), answered(match, 2, 1)) == ("deal", "no")


def test_who_is_accused_offers_a_truce():
    match = table()
    match.say(3, "accuse", whom="seat:0")
    assert ("truce", "seat:3") in heard(match)


# -- answering, and keeping one's word ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "secrets", "reply"),
    [
        (["petrol"], LOYAL, "deal"),
        (["rope"], LOYAL, "no"),
        (["rope"], [["wish0"], ["spite0"], ["wish2"], ["wish3"]], "deal"),
        ([], [["wish0"], ["spite0"], ["wish2"], ["wish3"]], "no"),
    ],
)
def test_a_card_for_the_crisis_is_promised_by_who_has_one_and_by_traitors(hand, secrets, reply):
    match = table(hands=[["beans"], hand, ["beans"], ["beans"]], secrets=secrets)
    match.say(0, "ask-add", to="seat:1", kind="kind:fuel")
    assert answered(match, 1) == reply


def test_after_ones_turn_it_is_too_late_to_promise_anything():
    match = table(hands=[["petrol"]])
    match.act(0, ["end"])
    match.say(1, "ask-add", to="seat:0", kind="kind:fuel")
    match.say(1, "ask-kill", to="seat:0")
    assert (answered(match, 0, 0), answered(match, 0, 1)) == ("no", "no")


def test_whose_word_is_worth_nothing_is_refused():
    hands = [["beans"], ["petrol"], ["beans"], ["beans"]]
    match = table(hands=hands)
    for _ in range(6):
        match.say(0, "put", number="fitting:3")
    match.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    assert answered(match, 1, 6) == "no"
    honest = table(hands=hands)
    honest.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    assert answered(honest, 1) == "deal"


def test_a_fight_is_promised_by_who_can_fight():
    match = table(zombies={0: 3, 1: 3}, rolled=[[], [6, 6], [1], []])
    for number, seat in enumerate((1, 2, 3)):
        match.say(0, "ask-kill", to=f"seat:{seat}")
        assert answered(match, seat, number) == ("deal" if seat == 1 else "no")


def test_a_suspect_gets_no_truce_and_no_cards():
    match = table(reckonings=spoilt(), hands=[["beans"]], food=0)
    for number, seat in enumerate((2, 1)):
        match.say(seat, "truce", to="seat:0")
        assert answered(match, 0, number) == ("no" if seat == 2 else "deal")


def give(promised):
    """Bo asks for cards; Ana keeps hers, unless she said otherwise."""
    worthy = {"items": [item("pills", "medicine", do=[{"type": "Food", "by": 1}])]}
    turns = [{"type": "Turn", "seat": 1}]
    match = table(hands=[["pills"]], food=20, crisis="fever", cards=worthy, end=turns, turns=1)
    if promised:
        match.say(1, "ask-give", to="seat:0", kind="kind:medicine")
        match.answer(0, 0, "deal")
    act(match, "ask")
    return Steady(Luck()).pick(match.view(0), match.choices()[0])


def test_it_keeps_its_word_if_that_costs_little():
    assert (give(False), give(True)) == (["pass"], ["item:pills@own"])


def test_promises_are_counted_on_as_far_as_they_are_believed():
    def coming(*lies):
        match = table(hands=[["petrol"], [], ["rope"], ["rope"]])
        for _ in lies:
            match.say(1, "put", number="fitting:3")
        match.say(1, "add", kind="kind:fuel")
        match.say(1, "add", kind="kind:fuel")
        return to_come(MyView(match.view(0)))

    assert coming() > to_come(MyView(table(hands=[["petrol"], [], ["rope"], ["rope"]]).view(0)))
    assert coming() > coming("lie", "lie", "lie")


# -- a whole game ------------------------------------------------------------------------------------


def test_a_game_among_itself_is_full_of_talk():
    found = talked("dead-of-winter", "steady", "tttt", 1, seed=3)
    assert found.said > 15
    assert found.deals > 0
    assert found.share_led > 0.5
