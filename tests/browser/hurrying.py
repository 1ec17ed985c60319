"""A game brought to its end over HTTP, by those whose pages are open: nobody clicks through all of it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.serving import Guest, Server


def at_the_table(person: Person, client: httpx.Client, code: str) -> Guest:
    """The same person, as a program."""
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('huisclos:tables'))")
    return Guest(client, code, next(table["secret"] for table in kept if table["code"] == code))


def hurried(people: list[Person], server: Server, *, wanted: str = "") -> None:
    """These people play on to the last page; whoever may choose what is wanted does."""
    code = people[0].page.url.rpartition("/")[2]
    with server.client() as client:
        hurry([at_the_table(person, client, code) for person in people], wanted)
    for person in people:
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
    if wanted in options and question["max"] == 1:
        return [wanted]
    return rng.sample(options, max(question["min"], 1))
