"""Dead of Winter among friends at a real table: who decides, what all see then, and what nobody else sees."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import huisclos
from huisclos.words import Words
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend
from tests.browser.games.test_winter import GAME, PACKAGE, RARE
from tests.browser.hurrying import come
from tests.support.serving import Guest, Server

NAMES = ["Ana", "Bna", "Cna"]
WINTER = huisclos.new(GAME, NAMES, 1, {})
WORDS = Words("en", PACKAGE, packs=WINTER.scene.pack_words)
TABLES = 30
"""What is looked for comes in every third game or so."""
Wanted = Callable[[int, dict[str, Any]], bool]
"""By the seat that is asked, and what it is told."""


def table_of_three(server: Server) -> list[Guest]:
    """At which one is a traitor: most of the time there is one."""
    client = server.client()
    while True:
        ana = Guest.host(client, players=3, game=GAME, options={"variant": "traitor"})
        guests = [ana, ana.friend(), ana.friend()]
        for seat, guest in enumerate(guests):
            guest.do("sit", seat=seat, name=NAMES[seat], colour=seat)
            if seat:
                guest.do("ready", seat=seat, ready=True)
        ana.do("start")
        if any(betrays(seat, guest.read(seat)) for seat, guest in enumerate(guests)):
            return guests


def betrays(seat: int, told: dict[str, Any]) -> bool:
    """By what the seat itself is told."""
    return told["view"]["board"]["secrets"][seat][0] in WINTER.state.box.betrayals


def played_to(guests: list[Guest], wanted: Wanted) -> int | None:
    """Everybody does anything, over HTTP, until somebody is asked what is wanted; None if it ends first."""
    rng = random.Random(1)
    while True:
        for seat, guest in enumerate(guests):
            told = guest.read(seat)
            if told["table"]["phase"] != "playing":
                return None
            if not (question := told["question"]):
                continue
            if wanted(seat, told):
                return seat
            names = question["options"]
            weights = [RARE.get(name.partition("+")[0], 1) for name in names]
            picks = (
                rng.choices(names, weights) if question["max"] == 1 else rng.sample(names, question["min"])
            )
            guest.do("act", seat=seat, question=question["number"], picks=picks)


def met(visit: Visit, server: Server, wanted: Wanted) -> tuple[list[Guest], list[Friend], int]:
    """Three friends with their pages open, at a moment that is wanted; and who is asked."""
    for _ in range(TABLES):
        guests = table_of_three(server)
        seat = played_to(guests, wanted)
        if seat is not None:
            break
    else:
        raise AssertionError(f"it never came in {TABLES} games")
    friends = [Friend(visit, number, name, game=GAME) for number, name in enumerate(NAMES)]
    for friend, guest in zip(friends, guests, strict=True):
        friend.page.goto("/")
        come(friend.page, guest)
        friend.page.locator("section.board svg").first.wait_for()
    return guests, friends, seat


def ballots(friend: Friend) -> int:
    """How many the friend has been told of."""
    keys = [event["key"] for message in friend.messages for event in message["events"]]
    return keys.count("crossroads-ballot")


def may_call_the_first_exile(seat: int, told: dict[str, Any]) -> bool:
    """A loyal one, while all three still vote."""
    names = told["question"]["options"]
    return (
        any(name.startswith("exile+") for name in names)
        and not betrays(seat, told)
        and not any(told["view"]["board"]["exiled"])
    )


def test_an_exile_vote_of_three_with_a_traitor(visit: Visit, server: Server) -> None:
    """What the traitor wants, and the exile wants from now on, no other page is ever told."""
    guests, friends, acts = met(visit, server, may_call_the_first_exile)
    traitor = next(seat for seat, guest in enumerate(guests) if betrays(seat, guest.read(seat)))
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


def test_a_bite_spreads_to_somebody_whose_owner_decides(visit: Visit, server: Server) -> None:
    """It is another's turn; who is reached is for their owner alone to give up, and all see it."""
    _, friends, decides = met(
        visit,
        server,
        lambda seat, told: told["question"]["prompt"] == "spread" and told["view"]["board"]["turn"] != seat,
    )
    owner = friends[decides]
    assert owner.question
    (reached,) = owner.question["about"]
    others = [friend for friend in friends if friend is not owner]
    for friend in others:
        expect(friend.page.locator('[data-option="give-up"]')).to_have_count(0)
    owner.pick("give-up")
    line = WORDS.text("log-given-up", {"survivor": WORDS.name(reached)})
    for friend in friends:
        expect(friend.page.get_by_text(line).first).to_be_attached()


def test_the_table_votes_on_a_crossroads(visit: Visit, server: Server) -> None:
    """All read the same story; no thumb is seen before the last one is in, and then all are."""
    _, friends, _ = met(visit, server, lambda _, told: told["question"]["prompt"] == "crossroads-vote")
    card = friends[0].messages[-1]["view"]["board"]["crossing"]
    title = WORDS.name(f"crossroads:{card}")
    for friend in friends:
        expect(friend.page.locator("section.board article h2")).to_have_text(title)
    voters = [friend for friend in friends if friend.question]
    *first, last = voters
    before = [ballots(friend) for friend in friends]
    for friend in first:
        friend.pick()
    for friend in friends:
        for voter in first:
            friend.heard_of(voter.seat)
    assert [ballots(friend) for friend in friends] == before
    last.pick()
    for friend, known in zip(friends, before, strict=True):
        for _ in range(PATIENCE // 50):
            if ballots(friend) > known:
                break
            friend.page.wait_for_timeout(50)
        assert ballots(friend) == known + len(voters)
