"""What a reader is told at any time: how each place stands, and the dice that are known."""

from collections.abc import Iterator

import pytest

from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments
from huisclos.engine.match.record import read
from huisclos.games.lockdown.chapters.attack import Attack
from huisclos.games.lockdown.state import ARRIVAL, IN_THE_BOX, OVER_HERE, PARKING, ROLES, WHERE_TO
from tests.records.following import records

rule = pytest.mark.rule
STRIDE = 7


def recorded() -> Iterator[tuple[Match, int | None]]:
    """Moments of recorded games, each with somebody who looks."""
    for record in records("lockdown"):
        for number, match in enumerate(moments(read(record))):
            if number % STRIDE == 0 or match.state.over:
                eyes = [None, *range(len(match.names))]
                yield match, eyes[number % len(eyes)]


@rule("LK-7.2", "LK-7.7", "LK-8.2")
def test_how_each_place_stands():
    """As the night would find it, if it came now."""
    seen = set()
    for match, seat in recorded():
        s, facts = match.state, match.facts(seat)
        assert [thing for thing in facts if "place" in thing] == [f"place:{n}" for n in s.open_places()]
        for place in s.open_places():
            (fact,) = facts[f"place:{place}"]
            args = fact.args
            assert fact.key == ("mall-monsters" if place == PARKING else "mall-balance")
            assert (args["monsters"], args["excess"]) == (s.monsters[place], s.excess(place))
            assert args.get("strength", s.strength(place)) == s.strength(place)
            assert args["state"] == _night_at(s, place)
            seen.add(args["state"])
    assert seen == {"none", "held", "in"}


def _night_at(s, place):
    night = s.copy()
    night.stack.clear()
    night.start_log()
    Attack(place).go(night, {})
    return "in" if night.stack else "held" if night.log else "none"


@rule("LK-0.2")
def test_who_plays():
    """Once all are placed, whoever isn't in the box."""
    sizes = set()
    for match, seat in recorded():
        (fact,) = match.facts(seat)["families"]
        if match.state.turn:
            in_play = [role for role, place in enumerate(match.state.where[0]) if place != IN_THE_BOX]
            assert fact.args["roles"] == [f"character:{ROLES[role]}" for role in in_play]
        sizes.add(len(fact.args["roles"]))
    assert sizes == {3, 4}


@rule("LK-8.2")
def test_when_monsters_as_many_as_the_strength_get_in():
    told = set()
    for match, seat in recorded():
        enough = match.state.equal_is_enough() and not match.state.figures.equal_gets_in
        assert ("cold-storage" in match.facts(seat)) == enough
        told.add(enough)
    assert told == {True, False}


@rule("LK-4.1")
def test_the_dice_are_told_to_those_who_know_them():
    """Since the box was last shaken, until their Monsters come."""
    seen = set()
    for match, seat in recorded():
        known = _told_dice(match, seat)
        (box,), shown = match.facts(seat)["box"], match.view(seat)["board"]["arrival"]
        assert box.args["count"] == match.state.box
        assert (shown if box.args["lie"] and isinstance(shown, list) else []) == known
        seen.add(len(known))
    assert len(seen) > 3


def _told_dice(match, seat):
    known = []
    for event in match.events_since(0, seat):
        if event["key"] in ("day", "shaken"):
            known = []
        known = event["args"].get("dice", known) if event["key"] in ("looked", "dice-shown") else known
    return [] if match.state.phase >= ARRIVAL else known


@rule("LK-5.1")
def test_who_is_heading_where_today():
    seen = set()
    for match, seat in recorded():
        s, facts = match.state, match.facts(seat)
        today = s.phase in (WHERE_TO, OVER_HERE)
        for place in s.open_places():
            heading = [f"seat:{n}" for n, goal in enumerate(s.destination) if today and goal == place]
            assert facts[f"place:{place}"][0].args["heading"] == heading
            seen.add(len(heading))
    assert len(seen) > 2
