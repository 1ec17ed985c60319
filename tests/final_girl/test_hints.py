"""What she is told before she decides: the chances of a roll, and what the Killer would do."""

import pytest

from huisclos.words import LANGUAGES, Words
from tests.final_girl.looking import act, now, prompt
from tests.final_girl.playing import FAR_AWAY
from tests.final_girl.positions import GAME, film
from tests.final_girl.saying import BLOW, FRIEND, SLOW
from tests.final_girl.small_film import CRYPT, GATE, HALL, YARD, killer, location

rule = pytest.mark.rule


def hints(match, key):
    """By the option that they are about."""
    return {hint.id: hint.args for hint in match.hints(0) if hint.key == key}


def chances(match, card="focus"):
    """The dice; two successes, one, none; and the same with all the cards that she could give for it."""
    told = hints(match, "hint-roll")[f"card:{card}"]
    figures = tuple(told[name] for name in ("two", "one", "none"))
    return told["dice"], figures, tuple(told[f"{name}-paid"] for name in ("two", "one", "none"))


TWO_DICE, ONE_PAID, ALL_PAID = (11, 44, 45), (33, 56, 11), (44, 44, 12)


@rule("FG-2.2", "FG-2.3")
@pytest.mark.parametrize(
    ("others", "paid"), [(0, TWO_DICE), (1, TWO_DICE), (2, ONE_PAID), (3, ONE_PAID), (4, ALL_PAID)]
)
def test_the_chances_of_a_roll_with_and_without_cards_to_give(others, paid):
    match = film(**FAR_AWAY, hand=["focus", *["walk", "guard"] * 2][: others + 1], horror=3)
    assert chances(match) == (2, TWO_DICE, paid)
    assert hints(match, "hint-roll")["card:focus"]["paid"] == int(paid != TWO_DICE)


@rule("FG-2.2", "FG-8.3")
@pytest.mark.parametrize(
    ("state", "dice", "figures"),
    [
        ({"horror": 7}, 1, (0, 33, 67)),
        ({"horror": 0}, 3, (26, 44, 30)),
        ({"health": 0}, 3, (26, 44, 30)),
        ({"luck": 1}, 3, (26, 44, 30)),
        ({"sure": 1}, 2, ALL_PAID),
        ({"sure": 2}, 2, ALL_PAID),
    ],
)
def test_all_that_changes_the_roll_is_in_them(state, dice, figures):
    match = film(**FAR_AWAY, steps=[{"type": "WhatNow"}], hand=["focus"], **{"horror": 3, **state})
    assert chances(match) == (dice, figures, figures), "and there is no card to give"


@rule("FG-2.2")
def test_a_change_for_one_card_is_in_the_chances_of_that_card():
    more = {"value": "dice", "add": 1, "if": {"type": "Playing", "card": "focus"}}
    event = {"id": "nothing", "lasts": True, "changes": [more]}
    match = film(
        **FAR_AWAY,
        location=location(events=[event]),
        in_force=["event:nothing"],
        hand=["focus", "walk"],
        horror=3,
    )
    assert (chances(match)[0], chances(match, "walk")[0]) == (3, 2)


@rule("FG-2.2")
def test_a_card_without_a_roll_has_no_chances():
    breath = {"id": "breath", "do": [{"type": "Horror", "by": -1}]}
    match = film(**FAR_AWAY, location=location(actions=[breath]), words=("card-breath",), hand=["breath@own"])
    assert hints(match, "hint-roll") == {}


@rule("FG-4.8")
def test_the_chances_of_a_reaction():
    match = film(steps=[BLOW], phase="killer", here=YARD, killer_at=YARD, hand=["guard"], horror=3)
    assert prompt(match) == "react"
    assert chances(match, "guard") == (2, TWO_DICE, TWO_DICE)


@rule("FG-2.4")
def test_what_a_roll_is_worth_now():
    match = film(**FAR_AWAY, hand=["focus", "walk", "guard"], horror=3, faces=(5, 3))
    act(match, "card:focus")
    assert hints(match, "hint-apply") == {"apply": {"successes": 1}}
    match = film(**FAR_AWAY, hand=["focus", "close-call", "walk", "guard"], horror=3, faces=(5, 3))
    act(match, "card:focus", "convert", ["card:walk", "card:guard"])
    assert hints(match, "hint-apply") == {"apply": {"successes": 2}}


def foretold(*start, **state):
    """What the Killer would do: to her, to Victims, and whether anything at all."""
    foe = killer(start=list(start), rows=SLOW)
    given = {"here": YARD, "killer_at": CRYPT, "victims": [0] * 6, "hand": ["walk"], **state}
    match = film(**{"killer": foe, **given})
    before = match.position()
    (told,) = hints(match, "hint-killer").values()
    assert match.position() == before, "it was only looked at"
    return told["damage"], told["deaths"], told["moves"]


HUNT = {"type": "KillerAction", "target": "victim", "moves": 1, "attacks": 2}


@rule("FG-4.1")
def test_what_the_killers_known_action_would_do():
    assert foretold() == (0, 0, 0)
    assert foretold(BLOW) == (0, 0, 0), "she is too far away"
    assert foretold({**BLOW, "moves": 1}) == (0, 0, 1)
    assert foretold(BLOW, killer_at=YARD) == (1, 0, 1)
    assert foretold({**BLOW, "attacks": 2}, killer_at=YARD) == (2, 0, 1), "one after the other"
    assert foretold(HUNT, victims=[0, 0, 0, 2, 0, 0]) == (0, 2, 1)
    assert foretold({"type": "EndPhase"}, BLOW, killer_at=YARD) == (0, 0, 0), "it doesn't come to that"
    friend = {"special": ["friend"], "special_at": [CRYPT], "location": location(events=[FRIEND])}
    assert foretold(HUNT, **friend) == (0, 1, 1)


@rule("FG-4.1")
def test_once_the_finale_is_known_it_is_its_action():
    foe = killer(start=[BLOW], finales=[{"id": "last-act", "action": [BLOW, BLOW]}])
    known = {"killer": foe, "finale": [], "ending": "last-act@own", "in_force": ["finale:last-act"]}
    assert foretold(killer=foe, killer_at=YARD) == (1, 0, 1)
    assert foretold(**known, killer_at=YARD) == (2, 0, 1)


@rule("FG-4.1", "FG-12.1")
def test_it_is_told_before_both_phases_end_whatever_is_unclear():
    for ambiguity in ("worst", "choose", "random"):
        match = film(
            options={"ambiguity": ambiguity},
            killer=killer(start=[HUNT], rows=SLOW),
            **{"here": GATE, "killer_at": CRYPT, "victims": [0, 0, 0, 1, 1, 0], "hand": ["walk"]},
        )
        assert list(hints(match, "hint-killer")) == ["end"]
        act(match, "end")
        assert list(hints(match, "hint-killer")) == ["done"]
        assert hints(match, "hint-killer")["done"]["deaths"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_can_be_read(language):
    match = film(killer=killer(start=[BLOW]), here=HALL, killer_at=HALL, hand=["focus", "walk", "walk"])
    words = Words(language, GAME.meta.package, packs=match.scene.pack_words)
    seen = set()
    for answer in ("card:focus", "apply", "end"):
        for hint in match.hints(0):
            assert not set("{}@") & set(words.text(hint.key, hint.args))
            seen.add(hint.key)
        act(match, answer)
    assert seen == {"hint-roll", "hint-apply", "hint-killer"}
    assert now(match).phase == "planning"
