"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from huisclos.words import Words
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend, asked, three


@pytest.fixture
def friends(visit: Visit) -> list[Friend]:
    return three(visit)


def play_to_a_vote(friends: list[Friend]) -> list[Friend]:
    """Until somebody votes; those who do."""
    while True:
        first = asked(friends)[0]
        if first.question and first.question["prompt"].startswith("point"):
            voters = [f for f in friends if f.question and f.question["prompt"].startswith("point")]
            if len(voters) > 1:
                return voters
        first.try_to_pick()


def test_nobodys_secrets_reach_anybody_else(friends: list[Friend]) -> None:
    voters = play_to_a_vote(friends)
    quick, *slow = voters
    quick.wait_for_turn()
    quick.pick()
    says = Words("en", "huisclos.games.lockdown", names=[f.name for f in friends])
    ballot = {"seat": f"seat:{quick.seat}", "whom": "seat:0", "votes": 1, "phase": 1}
    told = says.text("log-ballot", ballot).partition(friends[0].name)[0] if quick.seat else "Ana votes"
    for friend in slow:
        friend.wait_for_turn()
        assert told not in friend.page.content()
    for friend in friends:
        only_what_is_theirs(friend, friends)


def hand(friend: Friend) -> set[str]:
    return set(friend.messages[-1]["view"]["board"]["hands"][friend.seat])


def only_what_is_theirs(friend: Friend, friends: list[Friend]) -> None:
    """In the DOM and in every frame."""
    others = set().union(*(hand(other) for other in friends if other is not friend))
    told = json.dumps([message["events"] for message in friend.messages])
    shown = friend.page.content()
    for card in others - hand(friend):
        # Who gives a card away, or sees one played, knows it.
        assert f"card:{card}" in told or friend.words.name(f"card:{card}") not in shown
    for message in friend.messages:
        assert message["seat"] in (None, friend.seat)
        assert not message["question"] or message["seat"] == friend.seat
        view = message["view"]
        if view:
            assert view["seed"] is None
            assert all(
                isinstance(hand, int)
                for seat, hand in enumerate(view["board"]["hands"])
                if seat != friend.seat
            )
            assert isinstance(view["board"]["deck"], int)
            assert view["answer"] is None or friend.seat in view["answered"]


def test_a_dropped_line_in_the_middle_of_a_vote(friends: list[Friend]) -> None:
    first, second = play_to_a_vote(friends)[:2]
    second.page.context.set_offline(True)
    expect(second.page.get_by_text(second.words.text("page-lost"))).to_be_visible(timeout=PATIENCE)
    first.wait_for_turn()
    first.pick()
    second.page.context.set_offline(False)
    expect(second.page.get_by_text(second.words.text("page-lost"))).to_be_hidden(timeout=PATIENCE)
    assert first.seat in second.messages[-1]["view"]["answered"]
    second.wait_for_turn()
    second.pick()
    asked(friends)


def test_statements_read_in_each_readers_language_and_chat_as_it_is(friends: list[Friend]) -> None:
    ana, bo, _ = friends
    bo.page.get_by_role("button", name="Français").click()
    bo.words = Words("fr", "huisclos.games.lockdown")
    ana.page.get_by_label(ana.words.text("play-chat")).fill("Hello <b>you</b>")
    ana.page.keyboard.press("Enter")
    ana.button("play-say").click()
    ana.button("play-said-promise").click()
    ana.button("form-go").click()
    ana.page.get_by_role("button", name=ana.words.name("place:4")).last.click()
    ana.button("play-say-it").click()
    expect(bo.page.get_by_text("Hello <b>you</b>")).to_be_visible()
    expect(bo.page.get_by_text(bo.words.text("talk-go", {"place": "place:4"}))).to_be_visible()
