"""DW-1.3: what a way out of a crossroads costs, and who can't take it."""

import pytest

import huisclos
from tests.dead_of_winter.box_positions import BOX
from tests.dead_of_winter.cards.test_box_crossroads import CARDS, counted, outcome, played, promised
from tests.dead_of_winter.looking import plain, told

GAINS = ("Heal", "Barricade", "DrawItems", "GainDice", "Clean", "Salvage", "SeeCrises", "Recruit", "Steal")


def gives(effect):
    """Whether somebody is glad of it."""
    inside = [*getattr(effect, "do", ()), *(one for line in getattr(effect, "lines", ()) for one in line.do)]
    glad = type(effect).__name__ in (*GAINS, "KillZombies") or getattr(effect, "by", 0) > 0
    return glad or any(map(gives, inside))


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_no_way_out_is_for_nothing(card):
    """Each does something; and what gives nothing takes something."""
    for way in card.ways:
        takes = [number for _, said in promised(outcome(way)) for number in said.values()]
        assert way.do
        assert any(map(gives, way.do)) or any(takes)


def poor(match):
    """The same question to somebody without cards and dice, in a colony without food."""
    position = match.position()
    state = position["state"]
    state["hands"][0], state["rolled"][0], state["food"] = [], [], 0
    state["stack"].append(state["step"])
    state |= {"step": None, "answers": {}, "dice": {"seed": "poor", "count": 0}}
    return huisclos.load(position, game=BOX)


def costs(card, way):
    """Whether its outcome takes cards, dice or food in any case, of which there may be none: some cards wait
    until there is food, and some are paid by all together."""
    said = counted(outcome(way).partition("oll a die")[0])
    needs = ["dice"] + ["hand"] * ("Each player" not in outcome(way))
    needs += ["food"] * ("food" not in repr(card.trigger.given))
    return any(said.get(measure, 0) < 0 for measure in needs)


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if len(card.ways) > 1])
def test_nobody_takes_a_way_that_they_can_pay_nothing_for(name):
    card = CARDS[name]
    match = poor(played(card, card.ways[0]))
    offered = {option.id for choice in match.choices().values() for option in choice.options}
    taken = {args["way"] for args in told(match, "crossroads-way")}
    free = {plain(way.id) for way in card.ways if not costs(card, way)}
    assert free
    assert {one for one in {*map(plain, offered), *taken} if one.startswith("way:")} <= free


def heals(effect):
    """Whether it does nothing but heal."""
    inside = getattr(effect, "do", ())
    return type(effect).__name__ == "Heal" or bool(inside and all(map(heals, inside)))


HEALING = [(card, way) for card in CARDS.values() for way in card.ways if all(map(heals, way.do))]


@pytest.mark.rule("DW-1.3")
@pytest.mark.parametrize(("card", "way"), HEALING, ids=[way.id for _, way in HEALING])
def test_a_way_that_only_heals_is_open_only_if_somebody_is_hurt(card, way):
    """Or whoever takes it would get out for nothing."""
    match = played(card, way)

    def ways(wounds):
        position = match.position()
        state = position["state"]
        state["wounds"] = [wounds * (place >= 0) for place in state["at"]]
        state["frost"] = [0] * len(state["frost"])
        state["stack"].append(state["step"])
        state |= {"step": None, "answers": {}, "dice": {"seed": "hurt", "count": 0}}
        again = huisclos.load(position, game=BOX)
        offered = {option.id for choice in again.choices().values() for option in choice.options}
        return {one for one in offered if one.startswith("way:")} | {
            args["way"] for args in told(again, "crossroads-way")
        }

    assert way.id in ways(1)
    assert way.id not in ways(0)
