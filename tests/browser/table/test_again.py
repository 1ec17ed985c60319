"""After a game, and before the first: replay, export and import, rematch, the tutorial."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from huisclos.engine.game.installed import games
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.hurrying import hurried
from tests.browser.person import Person
from tests.support.serving import Server


def test_a_finished_game_is_exported_imported_watched_and_played_again(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    ana = Person(visit())
    ana.play_now("Ana")
    ana.wait_for_turn()
    hurried([ana], server)
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name=ana.words.text("play-export")).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    ana.button("play-rematch").click()
    ana.button("page-start").click()
    assert ana.wait_for_turn()

    bo = Person(visit())
    bo.page.locator("input[type=file]").set_input_files(record)
    bo.page.wait_for_url("**/replay")
    watch(bo)


def watch(person: Person) -> None:
    """To the end and back, as a spectator and with everything open."""
    bar = person.page.get_by_role("slider")
    bar.wait_for()
    last = bar.get_attribute("max")
    person.button("play-replay-last").click()
    expect(bar).to_have_value(str(last))
    person.button("play-replay-first").click()
    expect(bar).to_have_value("0")
    bar.focus()
    person.page.keyboard.press("ArrowRight")
    expect(bar).to_have_value("1")
    person.page.get_by_label(person.words.text("play-replay-eyes")).select_option(
        label=person.words.text("play-replay-everything")
    )
    expect(bar).to_have_value("1")


def test_a_file_that_is_no_record_is_refused(visit: Visit, tmp_path: Path) -> None:
    ana = Person(visit())
    file = tmp_path / "holiday.json"
    file.write_text("[1, 2")
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_text(ana.words.text("page-not-a-record"))).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_the_tutorial_is_a_whole_game_or_leaves_one_in_it(visit: Visit, game: str) -> None:
    learner = Person(visit(f"/learn/{game}"), game=game)
    done = learner.page.get_by_text(learner.words.text("play-learn-done"))
    following = learner.page.get_by_role("button", name=learner.words.text("play-learn-next"), exact=True)
    leave = learner.button("play-learn-on")
    # What is wanted may be behind something that stands for several.
    marked = learner.page.locator(".choices .wanted")
    wanted = learner.page.locator(".choices .wanted:not([aria-pressed=true])")
    several = learner.page.locator(".choices .primary:enabled")
    for _ in range(200):
        learner.options.first.or_(following).or_(done).or_(leave).first.wait_for(timeout=PATIENCE)
        if done.or_(leave).is_visible():
            break
        # A choice of one's own is tried first; what is then marked is the one to take.
        ways = (wanted, several if marked.count() else wanted, learner.options, following)
        learner.click(next(way for way in ways if way.count()).first)
        learner.page.wait_for_timeout(50)
    if leave.is_visible():
        # At a table, with bots, where it was left: sooner or later one is asked something.
        leave.click()
        learner.page.wait_for_url("**/t/*")
        learner.options.first.wait_for(timeout=PATIENCE)
        return
    expect(done).to_be_visible()
    # It ends with what every game ends with.
    expect(learner.page.locator("article")).to_be_visible()
    if game == "lockdown":
        expect(learner.page.get_by_role("heading", name=learner.words.text("ledger-title"))).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_first_load_is_light(visit: Visit, server: Server, game: str) -> None:
    page = visit(language="fr")  # the longer words
    ana = Person(page, "fr", game)
    ana.on_the_shelf.click()  # the game shown last is the one that is shown first
    page.get_by_role("heading", name=ana.words.text("game-title")).wait_for()
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.on(
        "Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]})
    )
    page.goto("/", wait_until="networkidle")
    home = sum(sizes.values())
    ana.play_now("Ana")
    ana.wait_for_turn()
    page.wait_for_load_state("networkidle")
    assert 20_000 < home < 250_000, home
    assert sum(sizes.values()) < 250_000, sizes
