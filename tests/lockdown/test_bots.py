"""The bots of Lockdown: they play by what they see."""

import inspect
import random
from typing import get_type_hints

import pytest

import huisclos
from huisclos.bots import bot_names, find_bot
from huisclos.bots.taking_turns import drive
from huisclos.engine.game.bot import Bot
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.lab.series import Plan, run
from tests.engine.all_games import twin
from tests.lockdown.positions import AWAY, mall, start

GAME = huisclos.new("lockdown", ["a", "b", "c"], 0).game
OUT = [AWAY] * 4


def steady():
    return find_bot(GAME, "steady")(random.Random(1))


def pick(match, seat):
    return steady().pick(match.view(seat), match.choices()[seat])[0]


@pytest.mark.parametrize("name", bot_names(GAME))
def test_a_bot_gets_a_view_and_a_choice_and_nothing_else(name):
    for method in (find_bot(GAME, name).pick, find_bot(GAME, name).speak):
        hints = get_type_hints(method)
        hints.pop("return")
        assert list(hints.values()) == [View, Choice]
    hints = get_type_hints(find_bot(GAME, name).reply)
    hints.pop("return")
    assert list(hints.values()) == [View, int]
    assert list(inspect.signature(find_bot(GAME, name)).parameters) == ["rng"]


@pytest.mark.parametrize("name", bot_names(GAME))
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_decides_the_same_when_what_it_cant_see_is_different(name, seed):
    match = start(seed=seed)
    rng = random.Random(seed)
    while choices := match.choices():
        seat, choice = next(iter(choices.items()))
        if match.state.answers:  # what others have answered may not fit their made-up hands
            match.act(seat, [rng.choice(choice.options).id])
            continue
        view = match.view(seat)
        other = twin(match, seat, random.Random(seed)).view(seat)
        picks = [find_bot(GAME, name)(random.Random(7)).pick(v, choice) for v in (view, other)]
        assert picks[0] == picks[1]
        match.act(seat, picks[0] if rng.random() < 0.7 else [rng.choice(choice.options).id])


def test_bots_can_only_answer_what_is_offered():
    assert issubclass(find_bot(GAME, "steady"), Bot)
    match = start(5)
    decisions, result = drive(match, [steady() for _ in range(5)])
    assert decisions == len(match.actions)
    assert result == match.result


def test_steady_wins_most_games_against_three_random():
    report = run(Plan("lockdown", 4, ["steady", "random", "random", "random"], seed=11), 100)
    assert report["wins_by_bot"]["steady"] >= 0.6


def test_it_plays_a_weapon_that_saves_it():
    where = [[AWAY, 2, AWAY, AWAY], [2, AWAY, AWAY, AWAY], OUT]
    saved = mall("Night", where=where, monsters={2: 4}, cold=[], hands={1: ["bat"]})
    assert pick(saved, 1) == "card:bat"


def test_it_keeps_a_weapon_that_changes_nothing():
    where = [[AWAY, 2, AWAY, AWAY], [2, AWAY, AWAY, AWAY], OUT]
    lost = mall("Night", where=where, monsters={2: 6}, cold=[], hands={1: ["bat"]})
    assert pick(lost, 1) == "pass"


def test_it_hides_its_weeper():
    where = [[AWAY, 2, AWAY, AWAY], [AWAY, AWAY, 2, AWAY], OUT]
    match = mall("Night", where=where, monsters={2: 6}, cold=[], hands={1: ["meat"]})
    assert pick(match, 1) == "card:meat"


def test_it_never_throws_its_weeper_first():
    match = mall("Night", where=[[1, 1, 1, AWAY], OUT, OUT], monsters={1: 5}, cold=[])
    match.act(0, ["pass"])
    assert pick(match, 0) == "character:leader"


def test_it_goes_where_it_is_safe():
    where = [[AWAY, AWAY, 6, AWAY], [5, 5, AWAY, AWAY], [AWAY, 6, AWAY, AWAY]]
    match = mall(
        "WhereTo", where=where, cold=[], monsters={6: 5, 2: 4, 3: 4, 4: 4, 1: 4}, arrival=[], badge=0
    )
    assert pick(match, 0) == "place:5"


def test_it_remembers_who_voted_for_it_to_die():
    for enemy in (1, 2):
        blame = [[0] * 3 for _ in range(3)]
        blame[enemy][0] = 2
        position = mall("WhoSearches", where=[[6, AWAY, AWAY, AWAY]] * 3, blame=blame).position()
        position["state"]["stack"] = [{"type": "Designation", "place": 6}]
        position["state"] |= {"step": None, "phase": 6}
        match = huisclos.load(position)
        assert pick(match, 0) == f"seat:{enemy}"


def test_it_tells_what_it_saw_and_others_weigh_who_says_so():
    where = [[3, 1, 1, AWAY], [4, AWAY, 2, AWAY], [4, AWAY, 2, AWAY]]
    match = mall("WhereTo", where=where, cold=[], arrival=[4, 4, 4, 4], looked=[0], badge=0)
    said = steady().speak(match.view(0), match.choices()[0])
    assert said[0].form == "monsters"
    match.say(0, "monsters", places=["place:4"])
    from huisclos.games.lockdown.bots.my_view import MyView

    told = MyView(match.view(1))
    match.act(0, ["place:5"])
    assert told.arrivals()[4] > told.arrivals()[5]


def test_a_liar_is_believed_less():
    from huisclos.games.lockdown.bots.my_view import MyView

    view = start().view(1)
    claim = {"seat": 0, "at": 0, "form": "monsters", "args": {"places": ["place:4"]}, "answer": None}
    view["talk"] = [{**claim, "verdict": "true"}] * 3
    honest = MyView(view).belief(0)
    view["talk"] = [{**claim, "verdict": "false"}] * 3
    assert MyView(view).belief(0) < 0.5 < honest


def test_an_unknown_bot_is_refused():
    with pytest.raises(huisclos.BadOptions):
        find_bot(GAME, "clever")


def test_a_stalemate_ends_because_sitting_tight_bores_them():
    """Four in one room hold it for ever: no Monster is left to come, and one death ends the game."""
    dead = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 3), (2, 3)]
    match = mall(
        "Day",
        where=[[0, 0, 0, 0], [0, 0, 5, 0], [5, 5, 5, 0]],
        monsters={1: 4, 2: 2, 3: 5, 4: 4, 5: 4, 6: 6},
        cold=dead,
        turn=19,
    )
    drive(match, [steady() for _ in range(3)])
    assert match.view(None)["board"]["turn"] < 60


def test_no_crowd_is_too_strong_to_be_reckoned_with():
    figures = {"strength": [20] * 4, "spots": [99] * 7, "useless_up_to": 6}
    match = mall("WhereTo", where=[[4] * 4] * 6, options={"figures": figures}, closed=[1, 2, 3, 5])
    assert pick(match, 0) == "place:4"


NIGHT = [[6, 6, AWAY, AWAY], [6, 6, AWAY, AWAY], [6, 6, 6, AWAY]]


def reply(match, seat):
    return steady().reply(match.view(seat), match.unanswered(seat)[-1])


def test_it_agrees_to_vote_with_another_against_a_third_and_does():
    match = mall("Night", where=NIGHT, monsters={6: 2}, cold=[])
    match.say(0, "vote-together", to="seat:1", whom="seat:1")
    assert reply(match, 1) == "no"
    match.say(2, "vote-together", to="seat:1", whom="seat:0")
    assert reply(match, 1) == "deal"
    match.answer(1, 1, "deal")
    match.say(0, "vote-together", to="seat:1", whom="seat:2")
    assert reply(match, 1) == "no", "it has given its word already"
    for seat in range(3):
        match.act(seat, ["pass"])
    assert pick(match, 1) == "seat:0"


def test_it_breaks_a_truce_that_would_kill_it():
    match = mall("Night", where=[[6, 6, AWAY, AWAY], [6, 6, AWAY, AWAY], OUT], monsters={6: 2}, cold=[])
    match.say(0, "truce", to="seat:1")
    assert reply(match, 1) == "no"
    match.answer(1, 0, "deal")
    for seat in range(2):
        match.act(seat, ["pass"])
    assert pick(match, 1) == "seat:0"


LOT = [[6, AWAY, AWAY, AWAY], [AWAY, 6, AWAY, AWAY], [6, AWAY, AWAY, AWAY]]


def test_by_day_it_votes_for_another_who_gives_it_a_card():
    match = mall("WhoSearches", where=LOT, deck=["bat", "can", "keys"])
    match.say(2, "truck-for-card", to="seat:0")
    assert reply(match, 0) == "deal"
    match.answer(0, 0, "deal")
    for seat in range(3):
        match.act(seat, ["pass"])
    assert pick(match, 0) == "seat:2"
    assert pick(match, 2) == "seat:2"


def test_whoever_wins_anyway_wants_it_the_other_way_round():
    match = mall("WhoSearches", where=LOT, deck=["bat", "can", "keys"])
    match.say(0, "truck-for-card", to="seat:1")
    said = reply(match, 1)
    assert (said.form, said.args) == ("truck-for-card", {"to": "seat:0"})


def test_it_gives_the_card_that_it_owes():
    match = mall("WhoSearches", where=LOT, deck=["bat", "can", "keys"])
    match.say(0, "card-for-truck", to="seat:1")
    match.answer(1, 0, reply(match, 1))
    for seat in range(3):
        match.act(seat, ["pass"])
    for seat, whom in enumerate((1, 1, 2)):
        match.act(seat, [f"seat:{whom}"])
    match.act(1, [pick(match, 1)])
    assert pick(match, 1).endswith("seat:0")


def test_it_deals_with_nobody_who_broke_their_word():
    match = mall("WhoSearches", where=LOT, deck=["bat", "can", "keys"])
    match.say(2, "truck-for-card", to="seat:0")
    view = match.view(0)
    said = {**view["talk"][0], "answer": "deal", "verdict": "broken", "asked": "kept", "pledged": "broken"}
    view["talk"] = [said, said, said, *view["talk"]]
    assert steady().reply(view, 3) == "no"
