"""FG-13.2: whatever of somebody's film would go on for ever, the game goes on without it."""

import random

import pytest

import huisclos
from huisclos.engine.base.errors import EndlessRules
from huisclos.words import LANGUAGES, Words
from tests.final_girl.positions import GAME
from tests.final_girl.small_film import ROWS, girl, killer, location, tables

rule = pytest.mark.rule
OVER = [{"type": "Repeat", "times": 100, "do": [{"type": "Time", "by": 1}] * 20}]
ENTERS = {"when": "EnemyEnters", "do": [{"type": "Appear", "at": "near-girl"}]}
NEAREST = [{"type": "KillerAction", "target": "nearest", "moves": 1, "attacks": 1}]
CALM = {"id": "calm", "copies": 10}
STICK = {"id": "stick", "copies": 8}
GIVES = {"killer": killer(terror=[{**CALM, "do": [{"type": "TakeItem"}]}])}
USE = [{"do": OVER}]
GATE = {"girl": "gate", "killer": "crypt", "victims": [{"zone": "gate", "number": 3}]}
CARDS = {
    "the end of the track": (
        "killer:shape",
        {"killer": killer(final=[{"type": "Bloodlust"}], rows=ROWS[:2])},
    ),
    "a row": ("killer:shape", {"killer": killer(rows=[ROWS[0], {**ROWS[1], "do": OVER}])}),
    "the Killer's action": ("killer:shape", {"killer": killer(start=[*NEAREST, *OVER])}),
    "a Terror card": ("terror:calm", {"killer": killer(terror=[{**CALM, "do": OVER}])}),
    "a minor power": (
        "terror:calm",
        {"killer": killer(start=NEAREST, terror=[{**CALM, "health": 9, "rules": [ENTERS]}])},
    ),
    "a Dark Power": ("power:claws", {"killer": killer(powers=[{"id": "claws", "do": OVER}])}),
    "a Finale": ("finale:last-act", {"killer": killer(finales=[{"id": "last-act", "action": OVER}])}),
    "what is found": ("item:stick", {**GIVES, "location": location(items=[{**STICK, "found": OVER}])}),
    "what is used": ("item:stick", {**GIVES, "location": location(items=[{**STICK, "use": USE}])}),
    "who is saved": (
        "girl:ada",
        {"location": location(setups=[GATE]), "girl": girl(spaces=[OVER] * 3)},
    ),
}


def goes_on(match, seat, picks):
    """The card without which it does; an answer that is refused changes nothing."""
    before = match.position()
    try:
        match.act(seat, picks)
    except EndlessRules as problem:
        assert match.position() == before
        match.set_aside(problem.card)
        match.act(seat, picks)
        return problem.card
    return ""


def begun(seed, **parts):
    pack = tables(**{"killer": killer(), "location": location(), "girl": girl(), **parts})
    names = {"killer": "shape@own", "location": "house@own", "girl": "ada@own"}
    return huisclos.new(GAME, ["Ana"], seed, {**names, "pack": pack})


@pytest.mark.slow
@rule("FG-13.2")
@pytest.mark.parametrize(("card", "parts"), CARDS.values(), ids=CARDS)
def test_it_is_named_and_the_game_goes_on_without_it(card, parts):
    for seed in range(40):
        luck, match, met = random.Random(seed), begun(seed, **parts), ""
        while (choices := match.choices()) and not met:
            seat, choice = next(iter(choices.items()))
            picks = [option.id for option in luck.sample(choice.options, choice.min)]
            met = goes_on(match, seat, picks)
        if met:
            break
    assert met == f"{card}@own"
    assert huisclos.replay(match.record(), game=GAME).position() == match.position()
    assert huisclos.load(match.position(), game=GAME).position() == match.position()


@rule("FG-13.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_film_that_never_begins_says_whose_fault_it_is(language):
    """The first Event is revealed before she is asked anything."""
    with pytest.raises(EndlessRules) as problem:
        begun(1, location=location(events=[{"id": "nothing", "do": OVER}]))
    told = problem.value.read(Words(language, GAME.meta.package))
    assert "“event-nothing”" in told or "« event-nothing »" in told.replace("\u00a0", " ").replace(
        "\u202f", " "
    )
    assert "own" in told
