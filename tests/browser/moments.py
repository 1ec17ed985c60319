"""Moments of recorded games on a page, which nobody has to play: the test speaks in the table's place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, Route, WebSocketRoute

from huisclos.engine.game.installed import find
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments
from huisclos.engine.match.record import read
from huisclos.table.shown.messages import question
from tests.records.following import plain, records
from tests.support.serving import Guest, Server

NAMES = ["Maximilienne-Alexandra", "Bartholomew the Elder", "Wilhelmine von Hohenau"]
NAMES += ["Jean-Christophe", "Oluwaseun", "Di"]
"""Some as long as names may be, or nearly."""


class Asked(NamedTuple):
    """What a seat is asked at some moment, and all that it sees."""

    prompt: str
    options: list[str]
    seat: int | None
    view: dict[str, Any]
    content: dict[str, Any]
    question: dict[str, Any] | None


@cache
def every_prompt(game: str) -> list[Asked]:
    """Of each prompt that was ever asked in the recorded games, where it was the hardest to show."""
    found: dict[str, tuple[tuple[int, ...], Asked]] = {}
    for match in _recorded(game):
        for seat, choice in match.choices().items():
            hard = len(choice.options), len(match.names), match.state.acts
            if choice.prompt not in found or hard > found[choice.prompt][0]:
                found[choice.prompt] = hard, asked_now(match, seat)
    return [asked for _, asked in found.values()]


def asked_in(game: str, *prompts: str) -> Iterator[Asked]:
    """Whenever one of these was asked in the recorded games."""
    for match in _recorded(game):
        for seat, choice in match.choices().items():
            if choice.prompt in prompts:
                yield asked_now(match, seat)


def _recorded(game: str) -> Iterator[Match]:
    for record in records(game):
        yield from moments(read({**record, "seats": NAMES[: len(record["seats"])]}))


def asked_now(match: Match, seat: int | None) -> Asked:
    """What a seat, or whoever watches, sees of a game, and is asked, if anything."""
    asked = plain(question(match, seat, 1))
    prompt, options = (asked["prompt"], asked["options"]) if asked else ("", [])
    return Asked(prompt, options, seat, plain(match.view(seat, facts=True)), plain(match.content), asked)


class Told:
    """A page at a table that is told one moment after the other; whatever it asks, it hears the last one."""

    def __init__(self, page: Page, server: Server, game: str) -> None:
        self.page = page
        with server.client() as client:
            players = min(3, find(game).meta.most)
            guest = Guest.host(client, players=players, game=game)
            guest.do("sit", seat=0, name=NAMES[0], colour=0)
            for seat in range(1, players):
                guest.do("bot", seat=seat, bot="random")
            guest.do("start")
            self._frame = guest.read(0)
        self._line: WebSocketRoute | None = None
        self._content: dict[str, Any] = {}
        """That of the moment, and of those before."""
        page.route("**/content/*", self._bring)
        page.route_web_socket("**/socket", self._answer)
        page.goto(f"/t/{guest.code}")

    def _answer(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda said: self._say() if "secret" in json.loads(said) else self._nod())

    def _bring(self, route: Route) -> None:
        """What the table itself is played with, its server has."""
        name = route.request.url.rpartition("/")[2]
        if name in self._content:
            route.fulfill(json=self._content[name])
        else:
            route.continue_()

    def _say(self) -> None:
        if self._line:
            self._line.send(json.dumps({"type": "news", "message": self._frame}))

    def _nod(self) -> None:
        """The page looks now and then whether anybody is there, and says so where nobody is."""
        if self._line:
            self._line.send(json.dumps({"type": "done", "name": "", "number": self._frame["number"]}))

    def show(self, asked: Asked, phase: str = "playing", **beside: Any) -> None:
        """Returns once the page shows it, and what else it is told: what happened, what was written."""
        frame = self._frame
        number = frame["number"] + 1
        first = {**frame["table"]["seats"][0], "here": bool(beside)}
        seats = [
            {**first, "name": name, "colour": seat, "yours": seat == asked.seat}
            for seat, name in enumerate(asked.view["names"])
        ]
        self._content |= asked.content
        self._frame = {
            **frame,
            "number": number,
            "table": {**frame["table"], "seats": seats, "phase": phase, "replays": phase == "over"},
            "seat": asked.seat,
            "view": asked.view,
            "content": [*asked.content],
            "question": asked.question and {**asked.question, "number": number},
            "events": [],
            **beside,
        }
        self._say()
        self.page.wait_for_function(SHOWN, arg=[asked.options, number])


SHOWN = """([options, number]) => {
    const shown = [...document.querySelectorAll('[data-option], [data-offer], [data-folds]')]
    const due = document.querySelector('[data-question]')?.dataset.question ?? number
    const named = ({ dataset: { option, offer, folds } }) => folds?.split(' ') ?? [option ?? offer]
    const ids = shown.flatMap(named)
    return due == number && options.every((id) => ids.includes(id))
}"""
