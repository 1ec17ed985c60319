"""What rules may spend: steps, conditions, figures and repeats pay from one budget, not clocked."""

import random

import pytest

import huisclos
from huisclos.engine.base.bounds import MOST_CONDITIONS, MOST_TIMES
from huisclos.engine.base.errors import BadFile, EndlessRules
from huisclos.engine.rules.state import A_STEP, BUDGET, UNCOUNTED
from huisclos.words import LANGUAGES, Words
from tests.toy_games.lighthouse.positions import GAME, house, tables, told

ALWAYS = {"type": "Always"}
OIL = {"type": "Oil", "by": 1}
CARD = "card:storm-0@own"


def all_of(number):
    """A condition of so many."""
    return {"type": "AllOf", "of": [{"type": "AllOf", "of": [ALWAYS] * 11}] * ((number - 1) // 12)}


def waiting(given, *effects):
    return {"type": "If", "if": given, "then": list(effects)}


def repeat(times, *effects):
    return {"type": "Repeat", "times": times, "do": list(effects)}


def lasting(*effects, **more):
    rule = {"when": "Tended", "do": list(effects), **more}
    return {"lasts": True, "rules": [rule]}


def spent(match, seat, pick):
    """The units that conditions and cards take of an answer."""
    state = match.state.copy()
    (option,) = [option for option in state.asked[seat].options if option.id == pick]
    least = []
    pay = type(state).pay

    def counting(self, units):
        least.append(units)
        pay(self, units)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(state), "pay", counting)
        state.act(seat, [option])
    return sum(least)


@pytest.mark.parametrize("parts", [1, 13, 25, 49])
def test_a_condition_takes_as_many_units_as_it_has_parts(parts):
    bare = spent(house(lasting(OIL)), 0, "tend")
    assert spent(house(lasting(waiting(all_of(parts), OIL))), 0, "tend") == bare + parts


def test_so_does_that_of_a_rule_and_that_of_a_change():
    bare = spent(house(lasting(OIL)), 0, "tend")
    assert spent(house({**lasting(OIL, **{"if": all_of(25)})}), 0, "tend") == bare + 25
    change = {"changes": [{"value": "need", "add": 0, "if": all_of(25)}]}
    asking = waiting({"type": "AtLeast", "value": "need", "number": 0})
    figure = spent(house({**lasting(asking), **change}), 0, "tend")
    assert figure == bare + 1 + 25 + 1


def test_steps_and_conditions_pay_from_one_budget():
    """Each is within its bounds; together they are too much."""
    times = BUDGET // (49 + 2 * A_STEP)
    enough = repeat(min(times, MOST_TIMES) - 5, waiting(all_of(49)))
    match = house(lasting(enough))
    match.act(0, ["tend"])
    match = house(lasting(enough, enough))
    before = match.position()
    with pytest.raises(EndlessRules):
        match.act(0, ["tend"])
    assert match.position() == before
    match.act(0, ["rest"])


def test_between_actions_nobody_counts():
    match = house(lasting(OIL))
    assert match.state.purse == UNCOUNTED
    match.act(0, ["tend"])
    assert match.state.purse == UNCOUNTED
    assert "purse" not in match.position()["state"]


def faults(*storms):
    with pytest.raises(BadFile) as problem:
        GAME.use_pack(tables(*storms))
    return [(where, key) for where, key, _ in problem.value.message.args["troubles"]]


def test_a_condition_of_too_many_is_refused_on_loading():
    GAME.use_pack(tables(lasting(waiting(all_of(MOST_CONDITIONS - 1)))))
    assert faults(lasting(waiting(all_of(MOST_CONDITIONS + 12)))) == [
        ("storms[0].rules[0].do[0].if", "fault-conditions")
    ]


def test_so_are_repeats_that_multiply():
    GAME.use_pack(tables(lasting(repeat(10, repeat(10, OIL)))))
    assert faults(lasting(repeat(10, repeat(11, OIL)))) == [
        ("storms[0].rules[0].do[0].times", "fault-repeats")
    ]


# -- rules that never end ----------------------------------------------------------------------------------


OVER = repeat(100, *[OIL] * 20)


def endless():
    return house(lasting(OVER))


def test_the_card_and_its_pack_are_named_in_any_language():
    match = endless()
    with pytest.raises(EndlessRules) as problem:
        match.act(0, ["tend"])
    assert problem.value.card == CARD
    for language in LANGUAGES:
        told = problem.value.read(Words(language))
        assert "Card-Storm-0" in told
        assert "own" in told
    assert match.endless == {CARD}


def test_the_game_goes_on_without_its_rules_and_the_record_says_so():
    match = endless()
    with pytest.raises(EndlessRules):
        match.act(0, ["tend"])
    match.set_aside(CARD)
    match.act(0, ["tend"])
    match.act(1, ["tend"])
    assert told(match, "card-set-aside") == [{"card": CARD}]
    assert told(match, "card-acts") == []
    record = match.record()
    assert record["aside"] == [[0, CARD]]
    assert huisclos.replay(record, game=GAME).position() == match.position()
    assert huisclos.load(match.position(), game=GAME).state.silent == (CARD,)


def test_whoever_imagines_the_game_goes_on_without_it_too():
    match = endless()
    match.set_aside(CARD)
    imagined = GAME.imagine(match.view(0), random.Random(1))
    imagined.act(0, [imagined.asked[0].options[0]])
    assert imagined.silent == (CARD,)


@pytest.mark.parametrize("over", [{"do": [OVER]}, {"do": []}], ids=["chosen", "afterwards"])
def test_nothing_of_it_is_done_that_lies_on_the_stack_already(over):
    """It had asked something before it went on for ever, and the game was stored in between."""
    asked = {"type": "Choose", "prompt": "knock", "options": [{"name": "open", **over}, {"name": "wait"}]}
    match = house(lasting(asked, *([] if over["do"] else [OVER])))
    match.act(0, ["tend"])
    for again in (match, huisclos.load(match.position(), game=GAME)):
        with pytest.raises(EndlessRules) as problem:
            again.act(0, ["do:open@own"])
        assert problem.value.card == CARD
        again.set_aside(CARD)
        oil = again.state.oil
        again.act(0, ["do:open@own"])
        assert again.state.oil == oil
        assert huisclos.replay(again.record(), game=GAME).position() == again.position()


def test_what_a_card_says_itself_goes_on_for_ever_as_well_as_its_rules():
    """The storm that the next night brings: it is drawn, and does nothing."""
    match = house({}, {"do": [OVER]})
    match.act(0, ["rest"])
    with pytest.raises(EndlessRules) as problem:
        match.act(1, ["rest"])
    assert problem.value.card == "card:storm-1@own"
    match.set_aside(problem.value.card)
    match.act(1, ["rest"])
    assert told(match, "storm")[-1] == {"card": "card:storm-1@own"}
    assert huisclos.replay(match.record(), game=GAME).position() == match.position()


LOOKING = {"when": "Tended", "if": all_of(49), "do": [OIL]}
DEEMING = {"value": "cost", "add": 0, "if": all_of(49)}


@pytest.mark.parametrize(
    ("storms", "storm"),
    [(9, {"rules": [LOOKING] * 12}), (8, {"changes": [DEEMING] * 12})],
    ids=["rules", "changes"],
)
def test_a_card_that_asks_too_much_without_doing_anything_is_found_too(storms, storm):
    match = house(*[{"lasts": True, **storm}] * storms)
    blamed = []
    for _ in range(storms):
        try:
            match.act(0, ["tend"])
            break
        except EndlessRules as problem:
            blamed.append(problem.card)
            match.set_aside(problem.card)
    assert match.state.acts == 1
    assert 0 < len(set(blamed)) == len(blamed) < storms
    assert "" not in blamed


def test_what_was_set_aside_after_an_action_comes_back_with_it():
    match = endless()
    match.act(0, ["rest"])
    match.set_aside(CARD)
    assert match.copy().record()["aside"] == [[1, CARD]]
    match.take_back()
    assert "aside" not in match.record()
    with pytest.raises(EndlessRules):
        match.act(0, ["tend"])


def test_a_position_without_such_a_card_is_written_as_ever():
    assert "silent" not in endless().position()["state"]


@pytest.mark.parametrize("look", ["bars", "hints"])
def test_a_look_pays_from_as_much_as_an_answer(look, monkeypatch):
    match = house(lasting(OIL))
    purses = []

    def noted(state, *_):
        purses.append(state.purse)
        return []

    monkeypatch.setattr(type(match.state.step), "bars", lambda _, state, __: noted(state))
    monkeypatch.setattr(type(match.game), "hints", lambda _, state, *__: noted(state))
    getattr(match, look)(0)
    assert purses == [BUDGET]
    assert match.state.purse == UNCOUNTED


def test_all_that_readers_are_told_takes_no_more_than_an_answer(monkeypatch):
    match = house(lasting(OIL))
    purses = []
    for facts in ("facts", "own_facts"):
        monkeypatch.setattr(type(match.game), facts, lambda _, seen, *__: purses.append(seen.purse) or {})
    telling, seats = match.telling(), range(len(match.names))
    told = [telling.to_all(), *map(telling.to, [None, *seats])]
    assert told == [{}] * len(told)
    assert len(purses) == 1 + len(seats)
    assert len(set(purses)) == 1
    assert 0 < sum(purses) <= BUDGET
    assert match.state.purse == UNCOUNTED


def test_rules_that_take_too_much_for_what_is_told_hide_nothing_else(monkeypatch):
    match = house(lasting(OIL))
    monkeypatch.setattr(type(match.game), "facts", lambda _, seen: seen.pay(BUDGET))
    assert match.view(0, facts=True) == {**match.view(0), "facts": {}}
