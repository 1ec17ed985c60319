"""Skip to the end, for whoever is out of a game."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import UNHURRIED, Visit
from tests.browser.hurrying import come
from tests.browser.person import Person
from tests.support.serving import Guest, Server

GAMES = 40
"""In one of three, somebody who runs out into the open whenever they can is out, and Bo is waited for."""
SLOW = "100"
"""Seconds: bots that pause like that don't get to the end while a test waits."""


@pytest.fixture
def server(own_server: Server) -> Server:
    """The test starts it again."""
    return own_server


def answer(guest: Guest, seat: int, wanted: str) -> None:
    """With an option that ends like that, or the last, if anything is asked."""
    if question := guest.read(seat)["question"]:
        options = question["options"]
        pick = next((option for option in options if option.endswith(wanted)), options[-1])
        guest.order("act", seat=seat, question=question["number"], picks=[pick])


def lose(ana: Guest, bo: Guest) -> bool:
    """Until Ana, on seat 0, is out and nothing goes on without Bo on seat 1, for whom the house doesn't pass;
    false if the game is over before."""
    while (shown := ana.read(0))["table"]["phase"] == "playing":
        board, waiting = shown["view"]["board"], shown["view"]["waiting"]
        out = board["turn"] and max(board["where"][0]) <= 0
        if out and [one["seat"] for one in waiting] == [1] and bo.read(1)["question"]:
            return True
        answer(ana, 0, "place:6")
        answer(bo, 1, "seat:0")
    return False


def playing(client: httpx.Client) -> tuple[Guest, Guest]:
    """Two people and three bots, who have begun."""
    host = Guest.host(client, 5)
    host.do("sit", seat=0, name="Ana", colour=0)
    friend = host.friend()
    friend.do("sit", seat=1, name="Bo", colour=1)
    friend.do("ready", seat=1, ready=True)
    for seat in (2, 3, 4):
        host.do("bot", seat=seat, bot="steady")
    host.do("start")
    return host, friend


def test_whoever_is_out_sees_at_once_how_it_ends(visit: Visit, server: Server) -> None:
    ana = Person(visit(motion="no-preference"))
    with server.client() as client:
        host, friend = next(pair for pair in (playing(client) for _ in range(GAMES)) if lose(*pair))
        server.kill()
        server.flags = ("--bot-pause", SLOW, *UNHURRIED)
        server.start()
        come(ana.page, host)
        ana.button("play-skip").click()
        expect(ana.button("play-return")).to_be_visible()
        friend.do("skip", seat=1)
        expect(ana.over).to_be_visible()
        assert host.read()["table"]["phase"] == "over"
