"""Talk: statements, their verdicts, and the lie ledger."""

import random

import pytest

import huisclos
from huisclos.words import LANGUAGES, Words
from tests.lockdown.looking import by_chance, vote
from tests.lockdown.positions import AWAY, mall, start

ROOM = [1, 1, 2, AWAY]


def verdicts(match):
    return [verdict for _, verdict in match.talk()]


def day_of_moves(**more):
    """From the announcement to the end of the day; Ana holds the badge and has looked."""
    where = [[1, 1, 2, AWAY], [2, 2, 1, AWAY], [5, 5, 5, AWAY]]
    given = {"where": where, "badge": 0, "arrival": [2, 2, 4, 6], "looked": [0], "turn": 1, **more}
    return mall("WhereTo", "OverHere", "Dawn", **given)


def move_all(match, *places):
    for seat, place in enumerate(places):
        match.act(seat, [f"place:{place}"])


@pytest.mark.parametrize(
    ("form", "places", "verdict"),
    [
        ("monsters", [2, 4], "true"),
        ("monsters", [2], "true"),
        ("monsters", [2, 4, 6], "true"),
        ("monsters", [2, 5], "false"),
        ("no-monsters", [1, 3], "true"),
        ("no-monsters", [1, 6], "false"),
    ],
)
def test_a_claim_is_held_against_the_dice(form, places, verdict):
    match = day_of_moves()
    match.say(0, form, places=[f"place:{place}" for place in places])
    assert verdicts(match) == [None]
    move_all(match, 5, 5, 5)
    assert verdicts(match) == [verdict]


@pytest.mark.parametrize(
    ("form", "place", "verdict"), [("go", 5, "kept"), ("go", 4, "broken"), ("follow", 5, "kept")]
)
def test_a_promise_to_go_is_held_against_the_destination(form, place, verdict):
    match = day_of_moves()
    match.say(1, form, place=f"place:{place}")
    move_all(match, 5, 5, 5)
    assert verdicts(match) == [verdict]


def test_requests_and_offers_to_go():
    match = day_of_moves()
    match.say(0, "ask-go", to="seat:1", place="place:5")
    match.say(0, "ask-go", to="seat:2", place="place:6")
    match.say(0, "go-together", to="seat:1", place="place:5")
    match.say(2, "go-together", to="seat:1", place="place:4")
    match.say(1, "go-together", to="seat:0", place="place:5")
    match.say(2, "go-together", to="seat:1", place="place:5")
    move_all(match, 5, 5, 4)
    assert verdicts(match) == ["kept", "broken", "kept", "moot", "kept", "broken"]


def truck(**more):
    where = [[6, 1, 1, AWAY], [6, 1, 1, AWAY], [1, 6, 1, AWAY]]
    return mall("WhoSearches", "Dawn", **{"where": where, "turn": 1, "deck": ["bat", "can", "keys"], **more})


def test_a_promise_to_vote_is_held_against_the_next_ballot():
    match = truck()
    match.say(0, "vote", whom="seat:1")
    match.say(1, "vote", whom="seat:0")
    match.say(0, "ask-vote", to="seat:2", whom="seat:2")
    vote(match, (0, 1), (1, 1), (2, 2))
    assert verdicts(match)[:2] == ["kept", "broken"]
    assert verdicts(match)[2] == "kept"


def test_a_card_for_a_vote():
    match = truck()
    match.say(2, "truck-for-card", to="seat:0")
    match.say(2, "truck-for-card", to="seat:1")
    match.say(1, "ask-card", to="seat:2")
    vote(match, (0, 2), (1, 1), (2, 2))
    assert verdicts(match) == [None, "moot", None], "Bo didn't vote for Cy: nothing is owed to Bo"
    match.act(2, ["card:bat"])
    match.act(2, ["card:can+seat:1"])
    assert verdicts(match) == ["broken", "moot", "kept"]


def night(monsters=2):
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], [1, 1, 2, AWAY]]
    return mall("Night", "Dawn", where=where, cold=[], monsters={6: monsters}, turn=1)


def settle(match):
    """The Martyr breaks the tie, and somebody is devoured."""
    while (prompt := next(iter(match.choices().values())).prompt) == "devour" or prompt.startswith("tie"):
        seat = min(match.choices())
        match.act(seat, [match.choices()[seat].options[0].id])


def test_sparing_takes_the_whole_night():
    match = night()
    match.say(0, "spare", whom="seat:1")
    match.say(1, "spare", whom="seat:0")
    match.say(0, "ask-spare", to="seat:1")
    match.say(2, "spare", whom="seat:0")
    vote(match, (0, 0), (1, 1))
    settle(match)
    assert verdicts(match)[:2] == [None, None]
    vote(match, (0, 1), (1, 1))
    settle(match)
    assert verdicts(match) == ["broken", "kept", "kept", "moot"]


def test_an_offer_for_tomorrow_waits_until_tomorrow():
    match = night(monsters=1)
    match.say(0, "spare-for-truck", to="seat:1")
    match.say(1, "spare-for-truck", to="seat:0")
    vote(match, (0, 0), (1, 1))
    settle(match)
    assert verdicts(match) == [None, None], "the condition is met, the truck is tomorrow"
    vote(match, (0, 1), (1, 1))
    assert verdicts(match) == ["kept", "broken"]


def test_vote_for_vote():
    match = night(monsters=1)
    match.say(0, "vote-for-vote", to="seat:1", whom="seat:1")
    vote(match, (0, 1), (1, 1))
    assert verdicts(match) == ["broken"], "Bo did it, and Ana votes for Bo all the same"


def test_a_claim_made_after_the_dice_were_shown_is_about_the_next_ones():
    match = day_of_moves()
    move_all(match, 5, 5, 5)
    match.say(0, "monsters", places=["place:1"])
    assert verdicts(match) == [None]
    match.act(0, [match.choices()[0].options[0].id])
    assert verdicts(match) == [None], "what happens meanwhile decides nothing"


def test_a_claim_is_moot_when_the_game_ends_before_the_dice():
    where = [[1, AWAY, AWAY, AWAY], [AWAY] * 4, [AWAY] * 4]
    match = mall("Night", "Dawn", where=where, cold=[], monsters={1: 4})
    match.say(0, "monsters", places=["place:1"])
    match.act(0, ["pass"])
    assert verdicts(match) == ["moot"]


def test_every_kind_of_statement_has_forms():
    kinds = {form.name: form.said for form in start().game.talk.forms(4)}
    assert kinds["monsters"] == kinds["no-monsters"] == "claim"
    assert kinds["vote"] == kinds["spare"] == kinds["go"] == kinds["follow"] == "promise"
    assert {kinds[name] for name in kinds if name.startswith("ask-")} == {"request"}
    assert {name for name, kind in kinds.items() if kind == "offer"} == {
        "truck-for-card",
        "card-for-truck",
        "badge-for-spare",
        "truce",
        "vote-together",
        "vote-for-vote",
        "spare-for-truck",
        "go-together",
    }


def test_what_never_came_up_is_moot():
    match = day_of_moves()
    match.say(0, "vote", whom="seat:1")
    match.say(0, "ask-card", to="seat:1")
    move_all(match, 5, 5, 5)
    by_chance(match, random.Random(1))
    assert verdicts(match) == ["moot", "moot"]


def chatty(share, replies=()):
    """A game of four by chance, with so much said in it; what asks for an answer gets one of these."""
    rng = random.Random(5)
    match = start(seed=3)
    forms = match.game.talk.forms(4)
    while choices := match.choices():
        if rng.random() < share:
            form = rng.choice(forms)
            args = {
                name: rng.sample(slot.allowed, 2) if slot.many else rng.choice(slot.allowed)
                for name, slot in form.slots.items()
            }
            match.say(rng.randrange(4), form.name, **args)
        for seat in range(4) if replies else ():
            for number in match.unanswered(seat):
                match.answer(seat, number, rng.choice(replies))
        seat = rng.choice(sorted(choices))
        match.act(seat, [rng.choice(choices[seat].options).id])
    return match


def test_at_the_end_every_statement_has_its_verdict():
    match = chatty(0.3)
    assert len(match.talk()) > 10
    assert None not in verdicts(match)
    again = huisclos.replay(match.record())
    assert again.view(0)["talk"] == match.view(0)["talk"]


@pytest.mark.parametrize(
    ("form", "args"),
    [
        ("shout", {}),
        ("vote", {}),
        ("vote", {"whom": "seat:4"}),
        ("vote", {"whom": ["seat:1"]}),
        ("vote", {"whom": "seat:1", "place": "place:1"}),
        ("go", {"place": "place:7"}),
        ("monsters", {"places": "place:1"}),
        ("monsters", {"places": []}),
        ("monsters", {"places": [["place:1"]]}),
    ],
)
def test_what_has_no_form_is_refused_and_not_recorded(form, args):
    match = start()
    with pytest.raises(huisclos.BadStatement):
        match.say(0, form, **args)
    assert match.record()["talk"] == []


def test_nobody_speaks_from_a_seat_that_is_not_there():
    with pytest.raises(huisclos.IllegalAction):
        start().say(4, "vote", whom="seat:1")


def test_statements_are_in_the_record_and_survive_a_take_back():
    match = start(badge=0)
    before = match.position()
    match.act(0, [match.choices()[0].options[0].id])
    match.say(1, "go", place="place:3")
    match.take_back()
    assert match.position() == before
    assert match.record()["talk"] == [{"seat": 1, "at": 0, "form": "go", "args": {"place": "place:3"}}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_reads_in_every_language(language):
    words = Words(language, "huisclos.games.lockdown", names=["Ana", "Bo", "Cy", "Di"])
    match = start()
    for form in match.game.talk.forms(4):
        args = {n: slot.allowed[:2] if slot.many else slot.allowed[1] for n, slot in form.slots.items()}
        text = words.text(f"talk-{form.name}", args)
        assert "{" not in text
        assert ":" not in text.replace("\u00a0:", "")
        assert words.text(f"form-{form.name}")
        if form.wants_answer:
            assert words.text(f"deal-{form.name}", {**args, "from": "seat:3"}) != f"deal-{form.name}"
