"""FG-2.9: she searches."""

import pytest

from tests.final_girl.looking import act, bars, now, options, told
from tests.final_girl.positions import film
from tests.final_girl.small_film import CRYPT, GATE, HALL, YARD, location

rule = pytest.mark.rule

THINGS = [{"id": "rope", "copies": 4}, {"id": "lamp", "copies": 4}]


def searching(faces, **state):
    """She searches the hall; what lies where, from below to the top."""
    piles = [["lamp@own", "lamp@own", "lamp@own", "rope@own"], ["lamp@own"] * 4]
    given = {"piles": piles, "tops": ["rope@own", "lamp@own"], **state}
    match = film(
        location=location(items=THINGS),
        here=HALL,
        killer_at=CRYPT,
        hand=["search", "walk"],
        faces=faces,
        **given,
    )
    return act(match, "card:search", "apply")


@rule("FG-2.9")
def test_one_success_takes_the_top_card_and_the_next_one_stays_face_down():
    match = searching((5, 1))
    table = now(match)
    assert (table.items, table.piles[0], table.tops[0]) == (["rope@own"], ["lamp@own"] * 3, "")
    assert (table.time, table.tops[1]) == (5, "lamp@own")


@rule("FG-2.9", "FG-X10")
@pytest.mark.parametrize("where_to", ["top", "below"])
def test_two_successes_look_at_two_and_the_other_goes_back(where_to):
    piles = [["lamp@own", "rope@own", "lamp@own", "rope@own"], ["lamp@own"] * 4]
    match = searching((5, 6), piles=piles)
    assert options(match) == ["item:rope+turn:0", "item:lamp+turn:1"]
    act(match, "item:rope+turn:0")
    assert options(match) == ["top", "below"]
    table = now(act(match, where_to))
    assert (table.items, table.time) == (["rope@own"], 5)
    if where_to == "top":
        assert (table.piles[0], table.tops[0]) == (["lamp@own", "rope@own", "lamp@own"], "lamp@own")
    else:
        assert (table.piles[0], table.tops[0]) == (["lamp@own", "lamp@own", "rope@own"], "")


@rule("FG-2.9")
@pytest.mark.parametrize(("choice", "items", "horror"), [("do:grab", ["rope@own"], 5), ("do:give-up", [], 4)])
def test_a_failed_search(choice, items, horror):
    table = now(act(searching((1, 2)), choice))
    assert (table.items, table.horror, table.time) == (items, horror, 4)


@rule("FG-2.9")
def test_she_searches_on_a_search_zone_with_something_left_only():
    match = film(here=YARD, hand=["search", "walk"], killer_at=CRYPT)
    assert "card:search" not in options(match)
    assert bars(match) == {"card:search": "FG-2.9"}
    empty = film(
        here=HALL, hand=["search", "walk"], killer_at=CRYPT, piles=[[], ["stick@own"]], tops=["", "stick@own"]
    )
    assert bars(empty) == {"card:search": "FG-2.9"}


@rule("FG-2.9")
def test_each_search_zone_has_its_own_pile():
    match = film(here=CRYPT, killer_at=GATE, hand=["search", "walk"], faces=(5, 1))
    assert [len(pile) for pile in now(act(match, "card:search", "apply")).piles] == [4, 3]


@rule("FG-2.9")
def test_of_a_last_card_there_is_nothing_to_choose_and_an_empty_pile_stays_empty():
    match = searching((6, 6), piles=[["rope@own"], []], tops=["rope@own", ""])
    table = now(match)
    assert (table.items, table.piles, table.tops) == (["rope@own"], [[], []], ["", ""])
    assert not told(match, "put-on-top")
    match = film(here=HALL, killer_at=CRYPT, piles=[[], []], tops=["", ""], hand=["walk"])
    act(match, "end", "done")
    assert now(match).piles == [[], []]
