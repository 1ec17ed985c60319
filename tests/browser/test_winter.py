"""Dead of Winter on its page: clicks and keys, moments that all look at, and what nobody else sees."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import huisclos
from huisclos.engine.match import Match
from huisclos.words import Words
from tests.browser.conftest import Visit
from tests.browser.friend import Friend
from tests.browser.hurrying import come
from tests.browser.moments import NAMES, Told, asked_now
from tests.browser.person import Person
from tests.browser.test_access import clean_at_all_sizes, violations
from tests.serving import Guest, Server

GAME = "dead-of-winter"
PACKAGE = "huisclos.games.dead_of_winter"
SEEDS = 60
RARE = {"ask": 0.02, "exile": 0.2, "fight": 0.02, "raise": 0.1, "attract": 0.1, "end": 0.5}
MOMENTS = ("leader", "act", "search-on", "crossroads-vote", "exile-vote", "spread")
"""What has the whole board, or most on it."""


@cache
def seek(prompt: str, fits: Callable[[Any], bool] = lambda s: True) -> tuple[Match, int]:
    """A game of five in which this is asked, played by chance; and who is asked."""
    for seed in range(SEEDS):
        match = huisclos.new(GAME, NAMES[:5], seed, {})
        rng = random.Random(seed)
        while not match.state.over:
            seat, choice = rng.choice(list(match.choices().items()))
            if choice.prompt == prompt and (prompt != "act" or match.state.round > 1) and fits(match.state):
                return match, seat
            names = [option.id for option in choice.options]
            weights = [RARE.get(name.partition("+")[0], 1) for name in names]
            match.act(seat, rng.choices(names, weights) if choice.max == 1 else rng.sample(names, choice.min))
    raise AssertionError(f"{prompt} was never asked")


def shown(
    visit: Visit, server: Server, prompt: str, fits: Callable[[Any], bool] | None = None, **how: Any
) -> Page:
    """A page on that moment."""
    page = visit("/", **how)
    match, seat = seek(prompt, fits) if fits else seek(prompt)
    Told(page, server, GAME).show(asked_now(match, seat))
    return page


def text(page: Page, key: str, language: str = "en", **args: Any) -> Any:
    """Something that the page says on the board."""
    return page.locator("section.board").get_by_text(Words(language, PACKAGE).text(key, args))


@pytest.mark.parametrize("prompt", MOMENTS)
def test_every_moment_is_for_everybody(visit: Visit, server: Server, prompt: str) -> None:
    clean_at_all_sizes(shown(visit, server, prompt))


def test_a_crossroads_is_read_before_it_is_voted_on(visit: Visit, server: Server) -> None:
    page = shown(visit, server, "crossroads-vote")
    match, _ = seek("crossroads-vote")
    paper = page.locator("section.board article")
    words = Words("en", PACKAGE, packs=match.pack_words)
    card = f"crossroads:{match.state.crossing}"
    expect(paper.locator("h2")).to_have_text(words.name(card))
    expect(paper.get_by_role("button")).to_have_count(2)
    expect(text(page, "winter-crossroads-vote")).to_be_visible()


def test_a_bite_says_its_chances(visit: Visit, server: Server) -> None:
    page = shown(visit, server, "spread")
    ways = page.locator("section.board .panel").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.last).to_contain_text("50 %")


@pytest.mark.parametrize("width", [360, 844])
def test_a_phone_has_a_strip_of_places_in_french(visit: Visit, server: Server, width: int) -> None:
    page = shown(visit, server, "act", language="fr", width=width, height={360: 740, 844: 390}[width])
    strip = page.get_by_role("navigation", name=Words("fr", PACKAGE).text("winter-places"))
    expect(strip.get_by_role("button")).to_have_count(7)
    strip.get_by_role("button").nth(5).click()
    expect(page.locator("svg .house")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


# -- at a real table -----------------------------------------------------------------------------------------


def answer(guests: list[Guest], until: Callable[[int, dict[str, Any]], bool]) -> int:
    """Everybody does as little as they can, over HTTP, until somebody is asked what is wanted."""
    while True:
        for seat, guest in enumerate(guests):
            question = guest.read(seat)["question"]
            if not question:
                continue
            if until(seat, question):
                return seat
            options = question["options"]
            least = next((one for one in ("end", "pass", "thumb:down", "keep") if one in options), options[0])
            guest.do("act", seat=seat, question=question["number"], picks=[least])


def table_of_three(server: Server) -> list[Guest]:
    """At which one is a traitor: most of the time there is one."""
    client = server.client()
    while True:
        ana = Guest.host(client, players=3, game=GAME, options={"variant": "traitor"})
        guests = [ana, ana.friend(), ana.friend()]
        for seat, guest in enumerate(guests):
            guest.do("sit", seat=seat, name="ABC"[seat] + "na", colour=seat)
            if seat:
                guest.do("ready", seat=seat, ready=True)
        ana.do("start")
        if any(secret(guest, seat)[0] == "betrayal" for seat, guest in enumerate(guests)):
            return guests


def secret(guest: Guest, seat: int) -> tuple[str, str]:
    """The kind and the name of what somebody wants."""
    board = guest.read(seat)["view"]["board"]
    name = board["secrets"][seat][0]
    packs = huisclos.new(GAME, NAMES[:3], 1, {}).state.box.betrayals
    return ("betrayal" if name in packs else "secret"), name


def test_an_exile_vote_of_three_with_a_traitor(visit: Visit, server: Server) -> None:
    """What the traitor wants, and the exile wants from now on, no other page is ever told."""
    guests = table_of_three(server)
    traitor = next(seat for seat, guest in enumerate(guests) if secret(guest, seat)[0] == "betrayal")
    acts = answer(guests, lambda seat, asked: asked["prompt"] == "act" and seat != traitor)
    friends = [Friend(visit, seat, "ABC"[seat] + "na", game=GAME) for seat in range(3)]
    for friend, guest in zip(friends, guests, strict=True):
        friend.page.goto("/")
        come(friend.page, guest)
        friend.page.locator("section.board svg").first.wait_for()
    friends[acts].pick(f"exile+seat:{traitor}")
    for friend in friends:
        friend.pick("thumb:up")
    out = friends[traitor]
    expect(out.page.get_by_text(out.words.text("winter-exile-now")).first).to_be_attached()
    board = guests[traitor].read(traitor)["view"]["board"]
    hidden = [*board["secrets"][traitor], *board["exile_goals"][traitor]]
    assert len(hidden) == 2
    for friend in friends:
        told = [{**one, "content": None} for one in friend.messages]
        knows = [name for name in hidden if f'"{name}"' in json.dumps(told)]
        assert knows == (hidden if friend is out else [])


def test_a_whole_game_against_bots(visit: Visit) -> None:
    """With a few clicks a turn."""
    ana = Person(visit(), game=GAME)
    ana.play_now("Ana")
    rng = random.Random(4)
    done = 0

    def least() -> None:
        nonlocal done
        end = ana.page.locator('[data-option="end"]')
        if end.count() and done % 3:
            ana.pick("end")
        else:
            ana.pick(rng.choice(ana.offered()))
        done += 1

    ana.play_to_the_end(least)
    expect(ana.page.locator("article h2")).to_be_visible()
    assert violations(ana.page) == []


def test_with_the_keyboard_alone(visit: Visit) -> None:
    """Leaders by their keys; then a survivor by Tab, what they do by key."""
    ana = Person(visit(), game=GAME)
    ana.play_now("Ana")
    page = ana.page
    end = page.locator('[data-option="end"]')
    while ana.wait_for_turn() and not end.count():
        asked = str(page.locator("[data-question]").get_attribute("data-question"))
        page.wait_for_timeout(450)
        page.keyboard.press("1")
        ana.moved_on(asked)
    own = page.locator("svg .person.own[role=button]").first
    own.focus()
    page.keyboard.press("Enter")
    expect(own).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(own).to_have_attribute("aria-pressed", "false")
    asked = str(page.locator("[data-question]").get_attribute("data-question"))
    page.keyboard.press(end.locator("kbd").inner_text())
    ana.moved_on(asked)
