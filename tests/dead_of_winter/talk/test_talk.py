"""What is said in the colony: all its forms, and no verdict is wrong."""

import random

import pytest

import huisclos
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.positions import start
from tests.dead_of_winter.talking import verdicts

# -- all of it ---------------------------------------------------------------------------------------


def test_every_kind_of_statement_has_forms():
    forms = start().game.talk.forms(3)
    assert len(forms) == 16
    assert {form.said for form in forms} == {"claim", "promise", "request", "offer"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_reads_in_every_language(language):
    words = Words(language, "huisclos.games.dead_of_winter", names=["Ana", "Bo", "Cy"])
    for form in start().game.talk.forms(3):
        assert words.text(f"form-{form.name}")
        for kind in range(3):
            args = {name: slot.allowed[kind] for name, slot in form.slots.items()}
            text = words.text(f"talk-{form.name}", args)
            assert "{" not in text
            assert ":" not in text.replace("\u00a0:", "")
            if form.wants_answer:
                assert words.text(f"deal-{form.name}", {**args, "from": "seat:2"}) != f"deal-{form.name}"
        assert all(words.text(f"slot-{name}") for name in form.slots)


def test_at_the_end_every_statement_has_its_verdict():
    rng, match = random.Random(5), huisclos.new("dead-of-winter", ["Ana", "Bo", "Cy", "Di"], 3)
    forms = match.game.talk.forms(4)
    while choices := match.choices():
        if rng.random() < 0.4:
            form = rng.choice(forms)
            args = {name: rng.choice(slot.allowed) for name, slot in form.slots.items()}
            match.say(rng.randrange(4), form.name, **args)
        seat = rng.choice(sorted(choices))
        options = choices[seat].options
        match.act(seat, [option.id for option in rng.sample(options, max(1, choices[seat].min))])
    assert len(match.talk()) > 10
    assert None not in verdicts(match)
    again = huisclos.replay(match.record())
    assert again.view(0)["talk"] == match.view(0)["talk"]


def truth(match, seat, form, args):
    """Whether a claim about cards is so, by what nobody else sees."""
    state = match.state
    kinds = {name: state.box.items[name].sort for name in [*state.hands[seat], *state.pile]}
    if form != "put":
        return (args["kind"] in [kinds[name] for name in state.hands[seat]]) == (form == "have")
    gifts = [entry.partition(":")[2] for entry in state.gave[seat] if entry.startswith(f"{state.round}:")]
    fitting = sum(state.box.items[name].kind in state.box.crises[state.crisis].needs for name in gifts)
    return fitting >= int(args["number"].split(":")[1])


def claims_by_chance(seed):
    """A game by chance, with a claim about cards before every action: each verdict, and how it was."""
    rng, match = random.Random(seed), huisclos.new("dead-of-winter", ["Ana", "Bo", "Cy", "Di"], seed)
    forms = [form for form in match.game.talk.forms(4) if form.name in ("put", "have", "have-none")]
    truths = []
    while choices := match.choices():
        if match.state.phase == "players" and match.state.crisis:
            form, seat = rng.choice(forms), rng.randrange(4)
            args = {name: rng.choice(slot.allowed[:3]) for name, slot in form.slots.items()}
            match.say(seat, form.name, **args)
            truths.append("true" if truth(match, seat, form.name, args) else "false")
        seat = rng.choice(sorted(choices))
        options = choices[seat].options
        gifts = [option for option in options if option.id.startswith("contribute")]
        picked = (
            [rng.choice(gifts)] if gifts and rng.random() < 0.2 else rng.sample(options, choices[seat].min)
        )
        match.act(seat, [option.id for option in picked])
    return list(zip(verdicts(match), truths, strict=True))


def test_no_verdict_is_wrong():
    found = [pair for seed in range(40) for pair in claims_by_chance(seed)]
    known = [(verdict, true) for verdict, true in found if verdict != "moot"]
    assert len(known) > 300
    assert [pair for pair in known if pair[0] != pair[1]] == []
    assert {verdict for verdict, _ in found} == {"true", "false", "moot"}
