"""Whoever plays is not held up by a search for garbage, and garbage goes all the same."""

import gc
import weakref

import pytest

from huisclos.server.machine.gc_in_pauses import GcInPauses


class Knot:
    """Points at itself."""

    def __init__(self):
        self.own = self


@pytest.fixture(autouse=True)
def _as_ever():
    known = gc.get_threshold()
    yield
    gc.set_threshold(*known)
    gc.unfreeze()


def tied():
    knot = Knot()
    return knot, weakref.ref(knot)


def test_what_is_new_is_looked_through_each_time():
    garbage = GcInPauses()
    knot, seen = tied()
    del knot
    garbage.once()
    assert seen() is None


def test_what_is_old_is_left_alone_while_much_happens():
    garbage = GcInPauses(some=-(10**9), quiet=1)
    knot, seen = tied()
    gc.collect(0)  # as Python does when something happens
    garbage.once()
    del knot
    gc.collect(0)
    garbage.once()
    assert seen()


@pytest.mark.parametrize("quiet", [True, False])
def test_everything_is_looked_through_when_it_is_quiet_or_much_has_come_together(quiet):
    garbage = GcInPauses(**{"some" if quiet else "much": -(10**9)}, quiet=1)
    knot, seen = tied()
    garbage.once()
    del knot
    if not quiet:
        gc.collect(0)
    garbage.once()
    assert seen() is None
