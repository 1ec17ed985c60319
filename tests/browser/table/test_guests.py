"""Friends who come later: they take a bot's seat, before and during a game; those who watch may write."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.person import Person


def sit_for_bot(person: Person, name: str) -> None:
    """On the first seat of a bot, in the lobby."""
    person.button("page-take-bot").first.click()
    person.page.get_by_label(person.words.text("page-name"), exact=True).fill(name)
    form = person.page.get_by_role("listitem").locator("form")
    form.get_by_role("button", name=person.words.text("page-sit")).click()
    form.wait_for(state="detached")


def test_a_friend_takes_a_bots_seat_before_the_game(visit: Visit) -> None:
    ana = Person(visit())
    code = ana.open_table("Ana")
    ana.button("page-fill").click()
    expect(ana.button("page-start")).to_be_enabled()
    bo = Person(visit(f"/t/{code}"))
    expect(bo.page.get_by_text(bo.words.text("page-lobby-guest"))).to_be_visible()
    sit_for_bot(bo, "Bo")
    expect(bo.page.get_by_text(bo.words.text("page-lobby-seated"))).to_be_visible()
    expect(bo.page.get_by_text(bo.words.text("page-lobby-guest"))).to_have_count(0)
    expect(ana.page.get_by_role("status").filter(has_text="Bo")).to_be_visible()
    expect(ana.button("page-start")).to_be_disabled()
    bo.be_ready()
    ana.button("page-start").click()
    bo.page.locator('[data-key="leave"]').wait_for()


def ask(friend: Person, name: str) -> str:
    """For the first bot's seat; whose it is."""
    friend.button("play-seat-ask").click()
    dialog = friend.page.get_by_role("dialog")
    dialog.get_by_label(friend.words.text("page-your-name")).fill(name)
    bot = dialog.locator("fieldset label").first.inner_text().strip()
    dialog.get_by_role("button", name=friend.words.text("play-seat-ask-do")).click()
    friend.page.get_by_text(friend.words.text("play-seat-asked", {"seat": bot})).wait_for()
    return bot


def test_a_friend_takes_a_bots_seat_during_the_game_with_the_hosts_leave(visit: Visit) -> None:
    ana = Person(visit())
    code = ana.play_now("Ana")
    ana.wait_for_turn()
    watcher, mia = Person(visit(f"/t/{code}", language="fr"), "fr"), Person(visit(f"/t/{code}"))
    expect(mia.page.locator("[data-card]")).to_have_count(0)
    bot = ask(mia, "Mia")
    expect(ana.page.get_by_role("alert").filter(has_text="Mia")).to_be_visible()
    ana.page.get_by_role("alert").get_by_role("button", name=ana.words.text("page-no")).click()
    mia.button("play-seat-ask").wait_for()
    assert ask(mia, "Mia") == bot
    expect(watcher.page.get_by_role("alert")).to_have_count(0)
    ana.button("play-knock-yes").click()
    mia.page.locator('[data-key="leave"]').wait_for()
    for one in (ana, mia, watcher):
        told = one.words.text("play-note-took-seat", {"name": "Mia", "was": bot})
        expect(one.page.get_by_text(told).first).to_be_visible()
    expect(watcher.page.get_by_text(bot, exact=True)).to_have_count(0)
    for _ in range(PATIENCE // 50):
        if mia.options.count():
            break
        if ana.options.count():
            ana.try_to_pick()
        ana.page.wait_for_timeout(50)
    mia.pick()


def test_those_who_watch_write_if_the_host_lets_them(visit: Visit) -> None:
    ana = Person(visit())
    code = ana.play_now("Ana")
    ana.wait_for_turn()
    zoe = Person(visit(f"/t/{code}"))
    zoe.button("play-seat-ask").wait_for()
    expect(zoe.page.get_by_label(zoe.words.text("play-remark"))).to_have_count(0)
    ana.page.locator('[data-key="host"]').click()
    ana.page.get_by_role("dialog").get_by_role("checkbox").check()
    ana.page.keyboard.press("Escape")
    zoe.page.get_by_label(zoe.words.text("page-your-name")).fill("Zoe")
    zoe.page.get_by_label(zoe.words.text("play-remark")).fill("Look <b>behind</b> you!")
    zoe.page.keyboard.press("Enter")
    for one in (ana, zoe):
        expect(one.page.get_by_text("Look <b>behind</b> you!")).to_be_visible()
        expect(one.page.get_by_text(one.words.text("play-watcher", {"name": "Zoe"}))).to_be_visible()
    ana.page.locator('[data-key="host"]').click()
    ana.page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    expect(zoe.page.get_by_label(zoe.words.text("play-remark"))).to_have_count(0)
