"""A game played over HTTP, to a moment that is looked at or to its end: nobody clicks through all of it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from huisclos.engine.game.installed import find
from tests.browser.person import Person
from tests.support.serving import Guest, Server

GAMES = 40
"""What comes in every second game comes in one of so many."""


SOON = 20
"""So often it is looked whether bots, which don't pause, have answered."""
Told = dict[str, Any]
"""What somebody is told of a table."""


def seek(
    client: httpx.Client,
    fits: Callable[[Told], bool],
    *,
    game: str = "lockdown",
    players: int = 4,
    wanted: str = "",
) -> Guest:
    """Ana, in a game with the best bots that has come to where what she is told fits."""
    for _ in range(GAMES):
        ana = Guest.host(client, players, game=game)
        ana.do("sit", seat=0, name="Ana", colour=0)
        for seat in range(1, players):
            ana.do("bot", seat=seat, bot=list(find(game).bots())[-1])
        ana.do("start")
        if play_on(ana, fits, wanted):
            return ana
    raise AssertionError(f"it never came in {GAMES} games")


def play_on(ana: Guest, fits: Callable[[Told], bool], wanted: str = "") -> bool:
    """Until what she is told fits and all wait for her, so that it stays like that; false: it is over."""
    rng = random.Random(1)
    waited = 0
    while (told := ana.read(0))["table"]["phase"] == "playing":
        question, seats = told["question"], {one["seat"] for one in told["view"]["waiting"]}
        # Where all are asked in secret, the others never seem to have answered.
        if not question or (seats != {0} and waited < SOON):
            waited += 1
            time.sleep(0.01)
        elif seats == {0} and fits(told):
            return True
        else:
            waited = 0
            ana.order("act", seat=0, question=question["number"], picks=_answer(question, rng, wanted))
    return False


def come(page: Page, guest: Guest) -> None:
    """The same person, with a browser: the page of their table."""
    kept = json.dumps([{"code": guest.code, "secret": guest.secret}])
    page.evaluate("kept => localStorage.setItem('huisclos:tables', kept)", kept)
    page.goto(f"/t/{guest.code}")


def at_the_table(person: Person, client: httpx.Client, code: str) -> Guest:
    """The same person, as a program."""
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('huisclos:tables'))")
    return Guest(client, code, next(table["secret"] for table in kept if table["code"] == code))


STAY = """({ code, secret }) => new Promise((on) => {
    window.line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`)
    line.onopen = () => line.send(JSON.stringify({ secret }))
    line.onmessage = () => on()
})"""
"""Be at a table, and look at nothing: a page that shows every step takes ten times as long as the game."""


def hurried(people: list[Person], server: Server, *, wanted: str = "", looking: bool = False) -> None:
    """These people play on to the last page, in the dark unless they are `looking`; whoever may choose what
    is wanted does."""
    address = people[0].page.url
    with server.client() as client:
        guests = [at_the_table(person, client, address.rpartition("/")[2]) for person in people]
        if not looking:
            for person, guest in zip(people, guests, strict=True):
                person.page.goto("/healthz")
                person.page.evaluate(STAY, {"code": guest.code, "secret": guest.secret})
        hurry(guests, wanted)
    for person in people:
        if not looking:
            person.page.goto(address)
        expect(person.over).to_be_visible()


def hurry(people: list[Guest], wanted: str = "") -> None:
    """They answer by chance until it is over; bots answer for themselves."""
    rng = random.Random(1)
    while True:
        for guest in people:
            table = guest.read()["table"]
            if table["phase"] == "over":
                return
            for seat, shown in enumerate(table["seats"]):
                question = guest.read(seat)["question"] if shown["yours"] and not shown["bot"] else None
                if question:
                    picks = _answer(question, rng, wanted)
                    guest.order("act", seat=seat, question=question["number"], picks=picks)


def _answer(question: dict[str, Any], rng: random.Random, wanted: str) -> Iterable[str]:
    options: list[str] = question["options"]
    found = [option for option in options if wanted and option.endswith(wanted)]
    if found and question["max"] == 1:
        return found[:1]
    return rng.sample(options, max(question["min"], 1))
