"""What is said in the colony, and what becomes of it."""

import random

import pytest

import huisclos
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.colony import act, colony, item, objective, start

OVER = {"objectives": [objective(normal={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}
SECRETS = [["wish0"], ["spite0"], ["wish2"]]
THREE = [["ada", "bob"], ["cid", "dan"], ["eve", "fay"]]


def turns(*seats):
    return [{"type": "Turn", "seat": seat} for seat in seats]


def table(*end, **more):
    """Ana's turn, then these steps; the last one may end the game."""
    cards = {**OVER, **more.pop("cards", {})}
    given = {"groups": THREE, "secrets": SECRETS, "cards": cards, **more}
    return colony(
        *turns(0), end=[step if isinstance(step, dict) else {"type": step} for step in end], **given
    )


def verdicts(match):
    return [verdict for _, verdict in match.talk()]


def done(match, *answers):
    """What the answers lead to, for everything that was said."""
    return verdicts(act(match, *answers))


# -- claims about the crisis -------------------------------------------------------------------------


def two_give(first, second, *end):
    """Ana and Bo put these into the crisis, which needs fuel; then Ana says what she has put there."""
    match = table(*turns(1), "ResolveCrisis", *turns(2), *end, hands=[first, second])
    act(match, *(f"contribute+item:{name}" for name in first), "end")
    act(match, *(f"contribute+item:{name}" for name in second))
    return match


@pytest.mark.parametrize(
    ("first", "second", "claimed", "verdict"),
    [
        (["petrol"], ["petrol"], 1, "true"),
        (["petrol", "petrol"], ["rope"], 1, "true"),
        (["rope"], ["beans"], 1, "false"),
        (["petrol", "rope"], [], 2, "false"),
        (["petrol"], ["rope"], 1, None),
        (["rope"], ["petrol"], 1, None),
        (["petrol", "petrol"], ["rope"], 2, None),
    ],
)
def test_what_one_put_into_a_crisis_is_judged_when_it_is_revealed_if_that_tells(
    first, second, claimed, verdict
):
    match = two_give(first, second)
    match.say(0, "put", number=f"fitting:{claimed}")
    assert verdicts(match) == [None]
    assert done(match, "end") == [verdict]


@pytest.mark.parametrize(("first", "verdict"), [("petrol", "true"), ("rope", "false")])
def test_or_else_when_all_is_laid_open(first, verdict):
    second = {"petrol": "rope", "rope": "petrol"}[first]
    match = two_give([first], [second], "CheckObjective")
    match.say(0, "put", number="fitting:1")
    assert done(match, "end") == [None]
    match.say(0, "put", number="fitting:1")
    assert verdicts(match) == [None, None], "after the reveal it is still the same crisis"
    assert done(match, "end") == [verdict, verdict]


def test_who_put_in_fewer_cards_than_they_say_lies_before_all_eyes():
    match = two_give(["petrol"], [])
    match.say(0, "put", number="fitting:2")
    match.say(2, "put", number="fitting:1")
    assert verdicts(match) == ["false", "false"]


def test_only_what_lay_there_when_it_was_said_counts():
    match = table(*turns(1), "ResolveCrisis", "CheckObjective", hands=[["rope", "petrol"], ["petrol"]])
    act(match, "contribute+item:rope")
    match.say(0, "put", number="fitting:1")
    assert done(match, "contribute+item:petrol", "end", "contribute+item:petrol", "end") == ["false"]


def test_a_crisis_that_never_came_proves_nothing():
    match = table("CheckObjective", hands=[["petrol"]])
    act(match, "contribute+item:petrol")
    match.say(0, "put", number="fitting:1")
    assert done(match, "end") == ["moot"]


# -- claims about hands ------------------------------------------------------------------------------


def test_what_is_played_was_there():
    match = table(hands=[["beans"]])
    match.say(0, "have", kind="kind:food")
    match.say(0, "have-none", kind="kind:food")
    match.say(0, "have", kind="kind:fuel")
    match.say(1, "have", kind="kind:food")
    assert done(match, "play+item:beans") == ["true", "false", None, None]


def test_at_the_end_all_see_who_held_what():
    match = table("CheckObjective", hands=[["rope", "petrol"], ["beans"]])
    for kind in ("tool", "fuel", "food"):
        match.say(0, "have", kind=f"kind:{kind}")
        match.say(0, "have-none", kind=f"kind:{kind}")
    act(match, "contribute+item:petrol")
    assert set(verdicts(match)) == {None}
    assert done(match, "end") == ["true", "false", "true", "false", "false", "true"]


def test_a_card_of_another_that_one_plays_was_not_ones_own():
    match = table("CheckObjective", hands=[[], ["beans"]])
    match.say(0, "have", kind="kind:food")
    match.say(1, "have", kind="kind:food")
    assert done(match, "ask", (1, "item:beans"), (2, "pass")) == [None, "true"]
    assert done(match, "end") == ["false", "true"]


def test_what_one_may_have_got_since_proves_nothing():
    found = {"cards": {"items": [item("atlas", "book", do=[{"type": "DrawItems", "deck": "gas"}])]}}
    match = table("CheckObjective", hands=[["atlas"]], decks={"gas": ["petrol"]}, **found)
    match.say(0, "have", kind="kind:fuel")
    match.say(0, "have-none", kind="kind:tool")
    act(match, "play+item:atlas")
    match.say(0, "have", kind="kind:fuel")
    assert done(match, "end") == ["moot", "true", "true"]


def test_equipment_that_comes_back_was_not_in_hand():
    match = table("CheckObjective", gear={"bob": ["knife"]}, faces=[12])
    match.say(0, "have", kind="kind:weapon")
    act(match, "end")
    assert verdicts(match) == ["false"]
    dies = {"type": "Lowest", "of": "mine", "do": [{"type": "Dies"}]}
    cards = {"items": [item("rope", "tool", do=[dies])]}
    match = table("CheckObjective", hands=[["rope"]], gear={"ada": ["knife"]}, cards=cards)
    match.say(0, "have", kind="kind:weapon")
    assert done(match, "play+item:rope", "end") == ["false"]


# -- accusations -------------------------------------------------------------------------------------


def test_accusations_wait_until_objectives_are_laid_open():
    match = table("CheckObjective")
    match.say(0, "accuse", whom="seat:1")
    match.say(1, "accuse", whom="seat:2")
    assert done(match, "exile+seat:1", *[(seat, "thumb:down") for seat in range(3)]) == [None, None]
    assert done(match, "end") == ["true", "false"]


def test_where_nobody_has_a_secret_accusations_are_moot():
    hard = {"objectives": [objective(hard={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}
    match = table("CheckObjective", secrets=[[], [], []], cards=hard, options={"variant": "cooperative"})
    match.say(0, "accuse", whom="seat:1")
    assert done(match, "end") == ["moot"]


# -- votes -------------------------------------------------------------------------------------------


def vote(match, whom, *thumbs):
    return done(match, f"exile+seat:{whom}", *[(seat, f"thumb:{way}") for seat, way in enumerate(thumbs)])


@pytest.mark.parametrize(("form", "up", "down"), [("exile", "kept", "broken"), ("spare", "broken", "kept")])
def test_a_promised_vote_is_judged_by_the_next_one_on_the_same_player(form, up, down):
    match = table(*turns(1))
    match.say(1, form, whom="seat:2")
    match.say(2, form, whom="seat:2")
    match.say(0, form, whom="seat:1")
    assert vote(match, 2, "down", "up", "down") == [up, down, None]


def test_a_vote_that_never_comes_is_moot():
    match = table("CheckObjective")
    match.say(1, "exile", whom="seat:2")
    match.say(1, "truce", to="seat:2")
    assert done(match, "end") == ["moot", "moot"]


def test_whoever_is_exiled_votes_no_more():
    match = table()
    match.say(2, "spare", whom="seat:0")
    match.say(2, "exile", whom="seat:1")
    match.say(1, "spare", whom="seat:2")
    assert vote(match, 2, "up", "up", "down") == ["moot", "moot", "broken"]


def test_a_vote_together():
    match = table()
    match.say(0, "exile-together", to="seat:1", whom="seat:2")
    match.say(1, "exile-together", to="seat:0", whom="seat:2")
    match.say(0, "ask-exile", to="seat:1", whom="seat:2")
    match.answer(1, 0, "deal")
    assert vote(match, 2, "down", "up", "down") == ["broken", "moot", "kept"]
    entry = match.ledger()[0]
    assert (entry.sides.asked, entry.sides.pledged) == ("kept", "broken")


def test_a_truce_that_one_breaks_first_binds_nobody():
    match = table(*turns(1))
    match.say(1, "truce", to="seat:2")
    match.answer(2, 0, "deal")
    assert vote(match, 1, "down", "down", "up") == ["broken"]
    sides = match.ledger()[0].sides
    assert (sides.asked, sides.pledged) == ("broken", "moot")


# -- cards for the crisis, and work ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "verdict"),
    [
        (["petrol"], ["petrol"], "kept"),
        (["rope"], ["rope"], "broken"),
        ([], ["petrol"], "broken"),
        (["petrol"], ["rope"], None),
    ],
)
def test_a_card_promised_for_the_crisis(mine, theirs, verdict):
    match = table(*turns(1), "ResolveCrisis", *turns(2), hands=[mine, theirs])
    match.say(0, "add", kind="kind:fuel")
    match.say(2, "ask-add", to="seat:0", kind="kind:fuel")
    act(match, *(f"contribute+item:{name}" for name in mine), "end")
    act(match, *(f"contribute+item:{name}" for name in theirs))
    assert done(match, "end") == [verdict, verdict]


@pytest.mark.parametrize(("mine", "verdict"), [("petrol", "kept"), ("rope", "broken")])
def test_whose_card_it_was_shows_at_the_end(mine, verdict):
    hands = [["beans", mine], ["rope", "petrol"]]
    match = table(*turns(1), "ResolveCrisis", *turns(2), "CheckObjective", hands=hands)
    act(match, "contribute+item:beans")
    match.say(0, "add", kind="kind:fuel")
    act(match, f"contribute+item:{mine}", "end", "contribute+item:rope", "contribute+item:petrol")
    assert done(match, "end") == [None]
    assert done(match, "end") == [verdict]


def test_a_card_for_a_crisis_that_never_came_is_moot():
    match = table("CheckObjective", hands=[["petrol"]])
    match.say(0, "add", kind="kind:fuel")
    assert done(match, "contribute+item:petrol", "end") == ["moot"]


def test_whoever_has_no_turn_left_had_no_occasion():
    match = table("ColonyPhase", "ResolveCrisis", *turns(1), hands=[[], ["petrol"]])
    match.say(1, "add", kind="kind:fuel")
    match.say(1, "kill")
    assert done(match, "end") == ["moot", "moot"]


def test_fights_and_food_promised_for_this_round():
    match = table(
        *turns(1),
        "ColonyPhase",
        *turns(2),
        hands=[["beans"], ["beans"]],
        zombies={"colony": 1},
        rolled=[[6], [6], [6]],
        faces=[1],
    )
    match.say(0, "kill")
    match.say(0, "feed")
    match.say(1, "feed")
    match.say(1, "kill")
    match.say(2, "ask-kill", to="seat:0")
    match.say(2, "ask-kill", to="seat:1")
    assert done(match, "attack+survivor:ada+entrance:0") == ["kept", None, None, None, "kept", None]
    act(match, "end", "play+item:beans")
    assert done(match, "end") == ["kept", "broken", "kept", "broken", "kept", "broken"]


def test_who_gives_food_away_feeds_the_colony_too():
    match = table(hands=[[], ["beans"]])
    match.say(1, "feed")
    assert done(match, "ask", (1, "item:beans"), (2, "pass")) == ["kept"]


# -- cards for others --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "verdicts_"),
    [("beans", ["kept", "broken"]), ("atlas", ["broken", "broken"]), (None, ["broken", "broken"])],
)
def test_a_card_that_was_asked_for(given, verdicts_):
    cards = {"items": [item("atlas", "book", do=[{"type": "Food", "by": 1}])]}
    match = table(*turns(1), hands=[[], ["beans", "atlas"]], cards=cards)
    match.say(0, "ask-give", to="seat:1", kind="kind:food")
    match.say(0, "ask-give", to="seat:2", kind="kind:food")
    act(match, "ask", (1, f"item:{given}" if given else "pass"), (2, "pass"))
    assert done(match, "end") == verdicts_


def test_a_card_for_a_card_in_the_crisis():
    match = table(*turns(1), "ResolveCrisis", *turns(1), hands=[["beans"], ["petrol"]])
    match.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    match.answer(1, 0, "deal")
    act(match, "end", "contribute+item:petrol", "end")
    assert match.ledger()[0].sides.asked == "kept"
    assert done(match, "ask", (0, "item:beans"), (2, "pass")) == ["kept"]


def test_who_got_nothing_owes_nothing():
    match = table(*turns(1), "ResolveCrisis", *turns(1), hands=[["beans"], ["petrol"]])
    match.say(0, "give-for-add", to="seat:1", kind="kind:fuel")
    assert done(match, "end", "end") == ["moot"]


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
