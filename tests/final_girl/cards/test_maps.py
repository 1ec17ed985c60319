"""The maps of the box, as graphs."""

import math

import pytest

from huisclos.engine.rules.effect import bare
from tests.final_girl.positions import GAME

rule = pytest.mark.rule

# Zone: where each face of a die leads. What isn't written stays.
CAMP = """
northwest-woods: cabins 1-4, courts 5, north-path 6
cabins: northwest-woods 3-4, north-path 5-6
north-path: cabins 1-3, northwest-woods 4-5, entrance 6
entrance: north-path 1-2, north-woods 3-6
north-woods: cliff 1-4, entrance 5, east-path 6
shed: east-path 3-6
east-path: north-woods 1-4, shed 5, swamp 6
swamp: southeast-exit 1-4, east-path 5-6
southeast-exit: dock 1-4, south-path 5, swamp 6
dock: lake 1-4, south-path 5, southeast-exit 6
lake: dock 5, cliff 6
cliff: lake 1-4, lovers-point 5, north-woods 6
lovers-point: cliff 3-6
south-path: dock 1-3, fire-pit 4, lake-cabin 5, southeast-exit 6
fire-pit: south-path 2-5, lake-cabin 6
lake-cabin: south-path 1-4, fire-pit 5, courts 6
courts: lake-cabin 1-3, northwest-woods 4-5, southwest-exit 6
southwest-exit: courts 1-6
"""
FAIR = """
entrance: coaster 1-3, west-plaza 4-6
west-plaza: range 1-2, booth 3-4, entrance 5-6
range: forest 1-2, west-plaza 3-6
mirrors: booth 4-5, big-top 1-3, clown-car 6
clown-car: mirrors 1-5, lawn 6
forest: range 3-6, south-path 1-2
coaster: entrance 1-3, wheel 4-6
booth: west-plaza 1, mirrors 2, big-top 3-4, east-plaza 5, cages 6
big-top: booth 1, east-plaza 2, lawn 5, mirrors 6
lawn: big-top 1-3, clown-car 4, south-path 5, amazing 6
south-path: forest 4-6, lawn 2-3, exit 1
cages: wheel 5-6, booth 3-4, popcorn 1-2
wheel: coaster 5-6, cages 3-4, exit 1-2
east-plaza: booth 5-6, big-top 3-4, popcorn 1, amazing 2
popcorn: cages 1, east-plaza 2-5, amazing 6
amazing: east-plaza 2-5, popcorn 1, lawn 6
exit: wheel 4-6, south-path 1-3
"""
BOX = GAME.content(1, GAME.options())["box"]
MAPS = {"camp@trails": CAMP, "fair@carnival": FAIR}
each_map = pytest.mark.parametrize("name", MAPS)


def location(name):
    return BOX.locations[name]


def faces(text):
    first, _, last = text.partition("-")
    return tuple(range(int(first), int(last or first) + 1))


def written(name):
    """The map as it is written above."""
    found = {}
    for line in MAPS[name].strip().splitlines():
        zone, _, ways = line.partition(": ")
        found[zone] = {way.split()[0]: faces(way.split()[1]) for way in ways.split(", ")}
    return found


@rule("FG-5.1", "FG-13.1")
@each_map
def test_every_path_and_its_numbers(name):
    drawn = {bare(zone.id): {bare(way.to): way.faces for way in zone.paths} for zone in location(name).zones}
    assert drawn == written(name)


@rule("FG-0.6", "FG-2.7", "FG-13.1")
@pytest.mark.parametrize(
    ("name", "exits", "searches"),
    [
        ("camp@trails", {"entrance", "southeast-exit", "southwest-exit"}, {"cabins", "dock", "shed"}),
        ("fair@carnival", {"entrance", "clown-car", "exit"}, {"mirrors", "forest", "amazing"}),
    ],
)
def test_exits_and_search_zones(name, exits, searches):
    zones = location(name).zones
    assert {bare(zone.id) for zone in zones if zone.exit} == exits
    assert {bare(zone.id) for zone in zones if zone.search} == searches


@rule("FG-5.1")
@each_map
def test_no_number_leads_to_two_zones(name):
    for zone in location(name).zones:
        used = [face for way in zone.paths for face in way.faces]
        assert len(used) == len(set(used)), zone.id
        assert used, f"{zone.id} can be left in panic"


@rule("FG-2.5")
@each_map
def test_each_path_goes_both_ways_unless_it_is_marked(name):
    zones = {zone.id: zone for zone in location(name).zones}
    for zone in zones.values():
        for way in zone.paths:
            back = zone.id in {other.to for other in zones[way.to].paths}
            assert back is not way.one_way, (zone.id, way.to)


@rule("FG-13.2")
@each_map
def test_every_zone_can_be_reached_from_every_other(name):
    assert all(far < 20 for row in BOX.plans[name].distance for far in row)


@each_map
def test_distances_agree_with_the_paths(name):
    plan = BOX.plans[name]
    for start, row in enumerate(plan.distance):
        assert row[start] == 0
        for near in plan.near[start]:
            assert row[near] == 1
        for goal, far in enumerate(row):
            if far:
                ahead = plan.ahead[start][goal]
                assert ahead
                assert {plan.distance[zone][goal] for zone in ahead} == {far - 1}
                assert set(ahead) == {
                    zone for zone in plan.near[start] if plan.distance[zone][goal] == far - 1
                }


@each_map
def test_zones_lie_far_enough_apart_to_be_told_and_to_be_touched(name):
    zones = location(name).zones
    for n, zone in enumerate(zones):
        assert 40 <= zone.x <= 960
        assert 40 <= zone.y <= 960
        for other in zones[:n]:
            assert math.dist((zone.x, zone.y), (other.x, other.y)) >= 90, (zone.id, other.id)


@each_map
def test_paths_do_not_run_through_a_zone_that_they_do_not_belong_to(name):
    zones = {zone.id: zone for zone in location(name).zones}
    for zone in zones.values():
        for way in zone.paths:
            for other in zones.values():
                if other.id not in (zone.id, way.to):
                    assert _off(other, zone, zones[way.to]) > 35, (zone.id, way.to, other.id)


def _off(point, start, end):
    """How far a zone lies from the straight line between two others."""
    dx, dy = end.x - start.x, end.y - start.y
    along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.dist((point.x, point.y), (start.x + along * dx, start.y + along * dy))


@rule("FG-0.7")
@pytest.mark.parametrize(("name", "victims"), [("camp@trails", 10), ("fair@carnival", 12)])
def test_each_location_has_five_setups(name, victims):
    setups = location(name).setups
    assert len(setups) == 5
    assert {sum(placed.number for placed in setup.victims) for setup in setups} == {victims}
    assert len({(setup.girl, setup.killer) for setup in setups}) == 5
    for setup in setups:
        assert setup.girl != setup.killer
        assert len({placed.zone for placed in setup.victims}) == len(setup.victims)


@rule("FG-0.7")
def test_the_setups_of_the_camp():
    found = [
        (bare(setup.girl), bare(setup.killer), {bare(placed.zone): placed.number for placed in setup.victims})
        for setup in location("camp@trails").setups
    ]
    assert found[0] == (
        "courts",
        "swamp",
        {
            "shed": 2,
            "north-woods": 1,
            "cabins": 2,
            "lovers-point": 1,
            "lake-cabin": 1,
            "dock": 2,
            "fire-pit": 1,
        },
    )
    assert found[4] == (
        "swamp",
        "northwest-woods",
        {"lovers-point": 2, "lake-cabin": 1, "fire-pit": 6, "south-path": 1},
    )
    assert [(girl, killer) for girl, killer, _ in found[1:4]] == [
        ("lovers-point", "south-path"),
        ("courts", "lake"),
        ("dock", "east-path"),
    ]


@rule("FG-0.8")
def test_the_box():
    figures = GAME.core.figures
    assert sorted(figures.tokens) == [0, 0, 0, 0, 0, 0, 1, 2, 3]
    assert (figures.victims, figures.hand, figures.terror, figures.pile) == (21, 10, 10, 4)
