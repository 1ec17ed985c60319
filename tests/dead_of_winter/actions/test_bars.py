"""DW-2, DW-3: what can't be done names its rule."""

import random
from collections import Counter

import pytest

import huisclos
from huisclos.games.dead_of_winter.printed.places import PLACE
from tests.dead_of_winter.positions import PLAYERS, colony
from tests.dead_of_winter.seeing import barred_by, bars

rule = pytest.mark.rule


@rule("DW-2.1", "DW-2.2", "DW-2.3", "DW-2.4", "DW-2.5", "DW-2.6", "DW-3.4")
def test_what_cant_be_done_names_its_rule():
    match = colony(
        groups=[["ada"], ["cid police"], ["dan gas"]],
        rolled=[[1], [], []],
        zombies=dict.fromkeys(range(6), 3),
    )
    rules = {
        "attack+survivor:ada": "DW-2.1",
        "fight+survivor:ada": "DW-2.2",
        "search+survivor:ada": "DW-2.3",
        "barricade+survivor:ada": "DW-2.4",
        "clean+survivor:ada": "DW-2.5",
        "attract+survivor:ada": "DW-2.6",
        "raise+die:1": "DW-3.4",
    }
    assert {name: barred_by(match, name) for name in bars(match)} == rules


def looked_for(s, seat):
    """All that this player might want to do, as options begin: with what they have."""
    playing, mine = s.playing(), s.mine(seat)
    found = ["ask", *(f"exile+seat:{other}" for other in playing if other != seat)]
    found += [f"raise+die:{value}" for value in set(s.rolled[seat])]
    for name in set(s.hands[seat]):
        item = s.box.items[name]
        found += [f"play+{item.reference}", f"contribute+{item.reference}"]
        found += [f"feed+{item.reference}"] if item.worth else []
    for n in mine:
        said = s.said(n)
        found += [
            f"{action}+{said}" for action in ("attack", "fight", "search", "barricade", "clean", "attract")
        ]
        found += [f"move+{said}+{place.id}" for place in PLACE if PLACE.index(place) != s.at[n]]
        carried = [
            s.box.items[name] for name in {g for g, by in zip(s.gear, s.bearer, strict=True) if by == n}
        ]
        for thing, uses in [
            (said, s.box.survivors[n].use),
            *((f"{item.reference}+{said}", item.use) for item in carried),
        ]:
            found += [f"use+{thing}{f'+turn:{i}' if len(uses) > 1 else ''}" for i in range(len(uses))]
        others = [f"+{s.said(other)}" for other in s.people(s.at[n]) if other != n]
        found += [f"hand+{item.reference}+{said}{other}" for item in carried for other in others or [""]]
    return found


def belongs(option, thing):
    """Whether an option is a way of doing that: equipment is played by giving it to somebody."""
    return f"{option}+".startswith(f"{thing}+") or (
        thing.startswith("play+") and f"{option}+".startswith(f"equip{thing.removeprefix('play')}+")
    )


@pytest.mark.slow
@rule("DW-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_one_might_look_for_is_offered_or_barred_and_never_both(seats):
    rng, seen = random.Random(seats), Counter()
    for seed in range(12):
        options = {"variant": "cooperative"} if seed % 6 == 5 else {}
        match = huisclos.new("dead-of-winter", PLAYERS[:seats], seed, options)
        while choices := match.choices():
            seat = rng.choice(sorted(choices))
            picks = [option.id for option in choices[seat].options]
            if choices[seat].prompt == "act":
                barred = {bar.id: bar.why for bar in match.bars(seat)}
                things = looked_for(match.state, seat)
                offers = {thing: any(belongs(pick, thing) for pick in picks) for thing in things}
                assert {thing for thing, offer in offers.items() if not offer} == set(barred)
                assert all(pick == "end" or any(belongs(pick, thing) for thing in things) for pick in picks)
                seen.update(barred.values())
            match.act(
                seat, rng.sample(picks, rng.randint(choices[seat].min, min(choices[seat].max, len(picks))))
            )
    assert len(seen) > 12, seen
