"""CV-2.2 and CV-2.3: the question, and what an answer allows."""

import msgspec
import pytest

import huisclos
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.looking import answer, board, keys, offers, options, prompts, told
from tests.critico_ville.positions import MOON, PACK, SALT, WAVE, start, town

rule = pytest.mark.rule


def asked(*numbers, **more):
    """A question, and the turn that follows it."""
    more = {"seats": 3, "rolls": [1, 6], "zombies": [11], "pawn": 10, **more}
    return town("DrawQuestion", "Combat", "Flight", asks=list(numbers), **more)


@rule("CV-2.2")
def test_everyone_reads_the_question_and_the_answers_to_choose_from():
    match = asked(MOON, active=1)
    assert prompts(match) == {1: "answer"}
    assert options(match, 1) == ["answer:0", "answer:1", "answer:2", "answer:3"]
    assert board(match)["action"] == 2
    for seat in (None, 0, 1, 2):
        shown = board(match, seat)["question"]
        assert (shown["kind"], shown["seat"]) == ("choice", 1)
        assert shown["text"] == {"en": "moon en?", "fr": "moon fr?"}
        assert {option["fr"] for option in shown["options"]} == {
            f"moon {word} fr" for word in ("yes", "never", "maybe", "often")
        }
    assert told(match, "question")[0]["challenge"] == 0


@rule("CV-2.2", "CV-0.3")
def test_a_challenge_says_so():
    match = asked(WAVE)
    assert board(match)["question"]["challenge"]
    assert told(match, "question")[0]["challenge"] == 1


@rule("CV-0.3")
@pytest.mark.parametrize("number", [MOON, SALT])
def test_the_theme_is_shown_with_the_answer_and_not_before(number):
    match = asked(number, seats=3)
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode([match.view(seat), match.events_since(0, seat)]).decode()
        assert "tides" not in seen
        assert board(match, seat)["question"]["id"] == "", "which would tell it, too"
    match.act(0, ["reply" if number == SALT else "answer:0"])
    shown = board(match)["question"]
    assert (shown["theme"], shown["id"]) == ("tides", PACK[number]["id"])
    if number == SALT:
        match.act(0, ["good"])
    (explained,) = told(match, "explained")
    assert (explained["theme"], explained["explanation"]) == ("theme:tides", shown["explanation"])
    assert keys(match).index("explained") == keys(match).index("answered") + 1


@rule("CV-0.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_theme_with_the_answer_and_not_before(language):
    match = asked(MOON, options={"pack": [{**PACK[0], "theme": "cause"}, *PACK[1:]]})
    words = Words(language, match.game.meta.package, names=match.names)

    def drawn():
        return str(match.game.drawing.draw(match.view(0), words))

    assert words.name("theme:cause") not in drawn()
    answer(match, right=True)
    assert words.name("theme:cause") in drawn()


@rule("CV-2.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_sets_the_answer_and_its_explanation_apart(language):
    match = asked(MOON)
    answer(match, right=False)
    words = Words(language, match.game.meta.package, names=match.names)
    lines = [words.text(f"log-{event['key']}", event["args"]) for event in match.events_since(0, 0)]
    (shown,) = [line for line in lines if f"moon yes {language}" in line]
    (why,) = [line for line in lines if f"moon because {language}" in line]
    assert shown != why
    assert "tides" in why


@rule("CV-2.2", "CV-5.1")
@pytest.mark.parametrize("kind", [MOON, SALT])
def test_nothing_tells_the_answer_before_it_is_shown(kind):
    match = asked(kind, active=1, holds={0: "exterminator"})
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode([match.view(seat), match.events_since(0, seat)]).decode()
        seen += str([choice for other, choice in match.choices().items() if other == seat])
        assert "because" not in seen
        assert ("yes" in seen) == (kind == MOON), "as one of the answers to choose from"
        shown = board(match, seat)["question"]
        assert (shown["right"], shown["answer"], shown["explanation"], shown["verdict"]) == (
            -1,
            None,
            None,
            "",
        )
        assert "solution" not in board(match, seat)
        assert "own" not in board(match, seat)
        assert match.view(seat)["options"]["pack"] == 4


@rule("CV-2.2")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 0, 1], [1, 2, 3, 0]])
def test_where_the_right_answer_stands_is_left_to_chance(order):
    match = asked(MOON, orders=[order])
    words = ["yes", "never", "maybe", "often"]
    shown = [option["en"] for option in board(match)["question"]["options"]]
    assert shown == [f"moon {words[place]} en" for place in order]
    match.act(0, [f"answer:{order.index(0)}"])
    assert board(match)["question"]["verdict"] == "right"


@rule("CV-2.2")
@pytest.mark.parametrize("right", [True, False])
def test_then_the_answer_is_shown_with_its_explanation_and_there_is_time_to_read(right):
    match = asked(MOON, active=1)
    answer(match, right=right, seat=1)
    shown = board(match)["question"]
    assert shown["answer"] == {"en": "moon yes en", "fr": "moon yes fr"}
    assert shown["explanation"]["fr"] == "moon because fr"
    assert shown["options"][shown["right"]] == shown["answer"]
    assert (shown["picked"] == shown["right"]) == right
    assert shown["verdict"] == ("right" if right else "wrong")
    assert told(match, "chose") == [{"seat": "seat:1", "option": shown["options"][shown["picked"]]}]
    (event,) = told(match, "answered")
    assert (event["right"], event["answer"]) == (int(right), shown["answer"])
    assert prompts(match) == {1: "read"}
    assert options(match, 1) == ["on"]


@rule("CV-2.2")
@pytest.mark.parametrize("right", [True, False])
def test_right_or_wrong_the_combat_follows(right):
    match = asked(MOON)
    answer(match, right=right)
    match.act(0, ["on"])
    assert "combat-roll" in keys(match)
    assert "no-combat" not in keys(match)


@rule("CV-2.3")
@pytest.mark.parametrize("right", [True, False])
def test_in_the_hard_variant_only_a_right_answer_allows_the_combat(right):
    match = asked(MOON, hard=True)
    answer(match, right=right)
    assert board(match)["fights"] == right
    match.act(0, ["on"])
    assert ("combat-roll" in keys(match)) == right
    assert ("no-combat" in keys(match)) == (not right)
    assert "flight-roll" in keys(match), "the turn goes on with the flight"


@rule("CV-2.3")
def test_a_wrong_answer_counts_for_one_turn_only():
    match = asked(MOON, hard=True, fights=False)
    answer(match, right=True)
    match.act(0, ["on"])
    assert "combat-roll" in keys(match)


@rule("CV-2.2", "CV-5.3")
def test_every_answer_is_kept_with_its_theme():
    match = town("DrawQuestion", "DrawQuestion", asks=[MOON, SALT])
    answer(match, right=False)
    match.act(0, ["on"])
    match.act(0, ["reply"])
    match.act(0, ["good"])
    assert board(match)["given"] == [
        {"seat": 0, "question": "moon", "theme": "tides", "kind": "choice", "right": False, "house": False},
        {"seat": 0, "question": "salt", "theme": "tides", "kind": "open", "right": True, "house": False},
    ]


@rule("CV-5.1")
@pytest.mark.parametrize("text", ["", "the moon, of course", "é" * 300, "seat:1", "list:a", "log:turn"])
def test_an_open_question_is_answered_in_ones_own_words_typed_or_said(text):
    match = asked(SALT)
    assert prompts(match) == {0: "reply"}
    assert options(match) == ["reply", "hand-on"]
    assert board(match)["question"]["options"] == []
    match.act(0, [f"reply:{text}" if text else "reply"])
    shown = board(match)["question"]
    assert shown["said"] == text
    assert shown["answer"] == {"en": "salt yes en", "fr": "salt yes fr"}
    assert shown["verdict"] == "", "not judged yet"
    assert ("replied" in keys(match), "said-aloud" in keys(match)) == (bool(text), not text)
    for language in LANGUAGES:
        words = Words(language, match.game.meta.package, names=match.names)
        for event in match.events_since(0, 0):
            line = words.text(f"log-{event['key']}", event["args"])
            assert text in line or event["key"] != "replied", "what looks like a reference is just words"


@rule("CV-5.1")
@pytest.mark.parametrize("pick", ["reply:", "reply:" + "x" * 301, "reply:a\nb", "replying", "answer:0"])
def test_what_is_no_reply_is_refused(pick):
    match = asked(SALT)
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, [pick])
    assert refusal.value.rule == "CV-2.2"
    assert board(match)["question"]["answer"] is None


@rule("CV-5.1")
def test_a_reply_that_is_too_long_is_told_so():
    with pytest.raises(huisclos.IllegalAction, match="300 letters at most"):
        asked(SALT).act(0, ["reply:" + "x" * 301])


@pytest.mark.parametrize("number", [MOON, SALT])
def test_a_position_whose_question_is_lost_is_refused(number):
    position = asked(number).position()
    position["state"]["question"] = None
    with pytest.raises(huisclos.BadRecord):
        huisclos.load(position)


@rule("CV-4.4", "CV-2.2")
@pytest.mark.parametrize(("number", "prompt"), [(MOON, "answer"), (SALT, "reply")])
def test_the_exterminator_doesnt_wait_for_an_answer(number, prompt):
    match = asked(number, active=1, holds={1: "exterminator"}, zombies=[3, 35])
    before = board(match)["question"]
    assert options(match, 1)[-2:] == ["power:exterminator+square:3", "power:exterminator+square:35"]
    match.act(1, ["power:exterminator+square:35"])
    assert prompts(match) == {1: prompt}
    assert board(match)["question"] == before
    assert board(match)["zombies"] == [3]


@rule("CV-4.4")
def test_powers_stand_on_offer_while_another_thinks_and_reads():
    match = asked(MOON, active=1, holds={2: "exterminator fighter defender runner"}, zombies=[3, 35])
    assert offers(match) == {2: ["power:exterminator+square:3", "power:exterminator+square:35"]}
    assert [waited["seat"] for waited in match.view(None)["waiting"]] == [1], "nobody waits for it"
    answer(match, right=True, seat=1)
    match.act(2, ["power:exterminator+square:3"])
    assert prompts(match) == {1: "read"}
    assert offers(match) == {2: ["power:exterminator+square:35"]}


@rule("CV-2.2")
def test_nothing_is_taken_back_once_an_answer_was_shown():
    match = asked(MOON)
    answer(match, right=False)
    refused(match)
    match = asked(SALT, hard=True)
    match.act(0, ["reply:perhaps"])
    refused(match)


def refused(match):
    before = match.position()
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back()
    assert match.position() == before


@rule("CV-2.2")
def test_until_then_one_may_change_ones_mind():
    match = asked(SALT)
    match.act(0, ["hand-on"])
    match.act(2, ["take"])
    match.take_back(2)
    match.act(0, ["reply"])
    assert board(match)["question"]["seat"] == 0


@rule("CV-5.4")
def test_giving_up_cant_be_taken_back_either():
    match = asked(SALT, MOON, seats=1)
    match.act(0, ["give-up"])
    refused(match)


@rule("CV-5.3")
def test_a_theme_of_the_tables_own_is_told_as_it_is():
    for theme in ("tides", "Marées & lune", "log:turn", "hasty"):
        pack = [{**PACK[0], "theme": theme}]
        match = start(1, pack=pack)
        while not told(match, "explained"):
            match.act(0, [options(match)[0]])
        for language in LANGUAGES:
            words = Words(language, match.game.meta.package, names=match.names)
            line = words.text("log-explained", told(match, "explained")[0])
            assert (words.name("theme:hasty") if theme == "hasty" else theme) in line
