"""What one needs to know is where one decides, and one may change one's mind until all are in."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.friend import Friend
from tests.browser.table.test_friends import friends, play_to_a_vote

__all__ = ["friends"]


def test_a_ballot_has_its_weights_and_can_be_changed_unnoticed(friends: list[Friend]) -> None:
    quick, *slow = play_to_a_vote(friends)
    quick.wait_for_turn()
    question = quick.question
    assert question is not None
    weights = [hint["args"]["votes"] for hint in question["hints"] if hint["id"] in question["options"]]
    shown = [text.strip() for text in quick.page.locator("[data-option] .hint").all_inner_texts()]
    assert shown == [quick.words.text("hint-votes", {"votes": votes}) for votes in weights]
    first, second = question["options"][:2]
    quick.pick(first)
    for friend in slow:
        friend.heard_of(quick.seat)
    before = [len(friend.messages) for friend in slow]
    quick.button("play-change").click()
    quick.page.locator(f'[data-option="{second}"]').click()
    expect(quick.button("play-change")).to_be_visible()
    assert quick.messages[-1]["view"]["answer"] == [second]
    assert [len(friend.messages) for friend in slow] == before
    assert all(quick.seat in friend.messages[-1]["view"]["answered"] for friend in slow)


def test_a_role_has_its_card_and_rules_are_in_reach(visit: Visit) -> None:
    ana = Friend(visit, 0, "Ana")
    ana.page.goto("/")
    code = ana.open_table("Ana")
    bo = Friend(visit, 1, "Bo")
    bo.page.goto(f"/t/{code}")
    book = bo.page.get_by_role("link", name=bo.words.text("play-rule-all"))
    assert str(book.get_attribute("href")).endswith("/rules/lockdown")
    bo.button("play-memo").click()
    expect(bo.page.get_by_role("dialog")).to_contain_text(bo.words.text("phase-6"))
    ana.page.goto("/")
    ana.play_now("Ana")
    ana.wait_for_turn()
    expect(ana.page.get_by_role("link", name=ana.words.text("play-rule-all"))).to_be_visible()
    blocker = ana.page.locator('[data-about="character:blocker"]').first
    card = ana.page.locator(".peek")
    figures = ana.words.text("mall-role", {"strength": 2, "votes": 1, "points": 5})
    blocker.hover()
    expect(card).to_contain_text(figures)
    ana.page.mouse.move(0, 0)
    expect(card).to_be_empty()
    ana.page.locator('.people [data-about="character:blocker"]').first.focus()
    expect(card).to_contain_text(figures)
    memo = ana.page.locator('[data-key="memo"]')
    memo.evaluate("button => (button.dataset.same = 'yes')")
    ana.pick()
    ana.wait_for_turn()
    assert memo.get_attribute("data-same"), "whoever is about to press it isn't interrupted by news"
