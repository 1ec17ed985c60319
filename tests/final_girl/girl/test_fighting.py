"""FG-2.11, FG-2.12, FG-7.4, FG-7.5 and FG-11.2: she attacks."""

import pytest

import huisclos
from tests.final_girl.looking import act, bars, now, options, prompt
from tests.final_girl.positions import film
from tests.final_girl.small_film import CELLAR, CRYPT, GATE, HALL, POND, YARD, girl, killer, location

rule = pytest.mark.rule

ARMS = [
    {"id": "stick", "copies": 8},
    {"id": "knife", "hands": 1, "weapon": {"damage": 1}},
    {"id": "axe", "hands": 2, "weapon": {"damage": 2}},
    {"id": "revolver", "hands": 1, "weapon": {"damage": 1, "ranges": [1], "only": "weak-attack"}},
    {"id": "spear", "hands": 1, "weapon": {"damage": 1, "ranges": [1, 2]}},
    {"id": "flare", "hands": 1, "weapon": {"damage": 3}, "uses": 2},
    {
        "id": "bow",
        "hands": 2,
        "uses": 3,
        "use": [
            {
                "do": [{"type": "Shoot", "by": 1, "ranges": [1, 2]}],
                "if": {"type": "InRange", "ranges": [1, 2]},
            }
        ],
    },
    {"id": "grudge", "changes": [{"value": "damage", "add": 1}]},
]
PUPPETS = {"id": "puppet", "number": 3, "health": 1}
NAIL = {"id": "puppet", "number": 3, "health": 2}


def fight(card, *items, faces=(6, 6), **state):
    """She is about to play this card; the Killer has ten health."""
    given = {"here": YARD, "killer_at": YARD, "killer": killer(health=10), "victims": [0] * 6, **state}
    return film(
        location=location(items=ARMS), items=list(items), hand=[card, "walk", "guard"], faces=faces, **given
    )


def hit(card, *items, faces=(6, 6), **state):
    return act(fight(card, *items, faces=faces, **state), f"card:{card}", "apply")


def lost(match):
    return 9 - now(match).killer_health


@rule("FG-2.11")
@pytest.mark.parametrize("card", ["weak-attack", "furious-strike", "critical-strike"])
@pytest.mark.parametrize("killer_at", [HALL, CRYPT])
@pytest.mark.parametrize("items", [(), ("axe",)], ids=["bare hands", "an axe"])
def test_an_attack_needs_the_killer_in_her_zone(card, killer_at, items):
    match = fight(card, *items, killer_at=killer_at)
    assert f"card:{card}" not in options(match)
    assert bars(match)[f"card:{card}"] == "FG-2.11"
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, [f"card:{card}"])
    assert refusal.value.rule == "FG-2.11"


@rule("FG-2.11")
@pytest.mark.parametrize(
    ("card", "damage"), [("weak-attack", 1), ("furious-strike", 2), ("critical-strike", 3)]
)
def test_each_damage_removes_a_health_marker(card, damage):
    assert lost(hit(card)) == damage


@rule("FG-2.12", "FG-7.5")
@pytest.mark.parametrize(("faces", "damage"), [((6, 6), 4), ((6, 1), 3), ((1, 1), 0)])
def test_a_weapon_adds_to_what_deals_damage(faces, damage):
    assert lost(hit("furious-strike", "axe", faces=faces)) == damage


@rule("FG-2.12")
def test_other_items_and_abilities_add_theirs():
    assert lost(hit("weak-attack", "grudge")) == 2
    assert lost(hit("weak-attack", "grudge", "knife")) == 3
    strong = girl(changes=[{"value": "damage-here", "add": 1}])
    assert lost(hit("weak-attack", "knife", girl=strong, in_force=["girl:ada"], flipped=True)) == 3
    assert lost(hit("weak-attack", "revolver", girl=strong, in_force=["girl:ada"], killer_at=HALL)) == 2, (
        "not from afar"
    )
    assert lost(hit("weak-attack", "grudge", faces=(1, 1))) == 0, "nothing to add to"


@rule("FG-7.5", "FG-2.12")
def test_of_two_weapons_one_is_chosen():
    match = fight("weak-attack", "knife", "flare")
    act(match, "card:weak-attack", "apply")
    assert options(match) == ["killer:shape+item:knife", "killer:shape+item:flare"]
    assert lost(act(match, "killer:shape+item:flare")) == 4


@rule("FG-7.5", "FG-7.3")
def test_a_weapon_that_wears_off_may_be_spared():
    match = fight("weak-attack", "flare")
    act(match, "card:weak-attack", "apply")
    assert options(match) == ["killer:shape", "killer:shape+item:flare"]
    assert lost(act(match, "killer:shape")) == 1
    assert now(match).uses == [2]
    used = hit("weak-attack", "flare")
    assert now(act(used, "killer:shape+item:flare")).uses == [1]
    last = hit("weak-attack", "flare", uses=[1])
    act(last, "killer:shape+item:flare")
    assert (now(last).items, now(last).lost) == ([], ["flare@own"])


@rule("FG-7.4")
@pytest.mark.parametrize(
    ("item", "killer_at", "may"),
    [
        *[("revolver", YARD, True), ("revolver", HALL, True), ("revolver", CELLAR, False)],
        *[("spear", HALL, True), ("spear", CELLAR, True), ("knife", HALL, False)],
    ],
)
def test_the_range_is_exactly_the_distance(item, killer_at, may):
    match = fight("weak-attack", item, killer_at=killer_at)
    assert ("card:weak-attack" in options(match)) is may
    if may:
        act(match, "card:weak-attack", "apply")
        assert lost(match) == (1 if killer_at == YARD else 2), "in the same zone, with bare hands"


@rule("FG-7.4", "FG-7.5", "FG-X4")
@pytest.mark.parametrize("card", ["weak-attack", "furious-strike"])
def test_revolver_and_knife_in_the_killers_zone(card):
    match = hit(card, "revolver", "knife")
    assert prompt(match) == "act", "nothing to choose"
    assert lost(match) == {"weak-attack": 1, "furious-strike": 2}[card] + 1


@rule("FG-7.5")
def test_some_weapons_go_with_one_card_only():
    match = fight("furious-strike", "revolver", killer_at=HALL)
    assert bars(match)["card:furious-strike"] == "FG-2.11"
    assert lost(hit("weak-attack", "revolver", killer_at=HALL)) == 2


@rule("FG-7.5", "FG-7.3")
def test_some_weapons_are_used_on_their_own():
    match = fight("weak-attack", "bow", killer_at=CELLAR)
    assert "card:weak-attack" not in options(match), "it changes no card"
    act(match, "use+item:bow")
    assert lost(match) == 1
    assert now(match).uses == [2]
    assert "use+item:bow" not in options(fight("weak-attack", "bow"))
    assert lost(hit("weak-attack", "bow")) == 1


@rule("FG-7.1", "FG-7.5")
def test_a_weapon_in_the_backpack_adds_nothing():
    assert lost(hit("weak-attack", "axe", "knife", held=[0, 0])) == 1


def puppets(*places, kind=PUPPETS, **state):
    """A Killer with minions in these zones."""
    return {
        "killer": killer(health=10, minions=kind),
        "minions": [*places, *[-1] * (3 - len(places))],
        "minion_health": [kind["health"]] * len(places) + [0] * (3 - len(places)),
        "shielded": [0, 0, 0],
        **state,
    }


@rule("FG-11.2")
def test_with_both_there_she_attacks_the_killer_or_the_minions():
    match = hit("critical-strike", **puppets(YARD, YARD))
    assert options(match) == ["killer:shape", "minions+zone:yard"]
    act(match, "minions+zone:yard")
    assert (lost(match), now(match).minions) == (0, [-1, -1, -1]), "never both: the third damage is lost"
    match = act(hit("critical-strike", **puppets(YARD, YARD)), "killer:shape")
    assert (lost(match), now(match).minions) == (3, [YARD, YARD, -1])


@rule("FG-11.2")
def test_minions_in_a_zone_are_attacked_together_and_she_splits_the_damage():
    match = hit("furious-strike", **puppets(YARD, YARD, kind=NAIL, killer_at=CRYPT, minion_health=[2, 1, 0]))
    assert options(match) == ["minion:0", "minion:1"]
    act(match, "minion:1")
    table = now(match)
    assert (table.minions, table.minion_health[0]) == ([YARD, -1, -1], 1), (
        "the other damage went to the one left"
    )


@rule("FG-11.2")
def test_minions_in_another_zone_are_not_hit():
    match = hit("critical-strike", **puppets(YARD, HALL, killer_at=CRYPT))
    assert now(match).minions == [-1, HALL, -1]


@rule("FG-11.2", "FG-7.4")
def test_weapons_reach_minions_too():
    match = fight("weak-attack", "spear", **puppets(HALL, killer_at=CRYPT))
    act(match, "card:weak-attack", "apply", "minions+zone:hall+item:spear")
    assert now(match).minions == [-1, -1, -1]
    assert lost(match) == 0


@rule("FG-11.1", "FG-11.2")
def test_a_minion_alone_is_enough_to_attack():
    match = hit("weak-attack", **puppets(YARD, killer_at=CRYPT))
    assert now(match).minions == [-1, -1, -1]
    assert now(match).outcome == 0


@rule("FG-11.2")
@pytest.mark.parametrize("here", [GATE, POND])
def test_unused_damage_does_not_reach_the_killer(here):
    match = hit("critical-strike", **puppets(here, killer_at=here, here=here))
    act(match, f"minions+zone:{['gate', '', '', '', 'pond'][here]}")
    assert lost(match) == 0


@rule("FG-7.4", "FG-11.2")
def test_with_several_in_range_she_chooses_whom_to_shoot():
    match = fight("weak-attack", "bow", **puppets(HALL, CELLAR, YARD, killer_at=GATE))
    act(match, "use+item:bow")
    assert options(match) == ["killer:shape", "minions+zone:hall", "minions+zone:cellar"], (
        "not the one with her"
    )
    act(match, "minions+zone:cellar")
    assert now(match).minions == [HALL, -1, YARD]
