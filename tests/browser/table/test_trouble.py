"""A game that can't go on: everybody sees why, and its host ends it, saves it, and deletes the table."""

import json

import pytest
from playwright.sync_api import expect

from huisclos.words import Words
from tests.support.serving import Guest

WORDS = Words("en")


@pytest.fixture
def server(serve):
    return serve(traps="tests.toy_games.traps:Traps")


@pytest.fixture
def open_table(server, visit):
    """The host's page of a table, the last to play there; or a page of somebody who came to look."""

    def open_table(*, players=1, started=True, stranger=False, **options):
        with server.client() as client:
            host = Guest.host(client, players, game="traps", options=options)
            for seat in range(players - 1):
                host.do("bot", seat=seat, bot="bold")
            host.do("sit", seat=players - 1, name="Zoe", colour=3)
            if started:
                host.do("start")
        page = visit("/")
        if not stranger:
            mine = json.dumps([{"code": host.code, "secret": host.secret}])
            page.evaluate("tables => localStorage.setItem('huisclos:tables', tables)", mine)
        page.goto(f"/t/{host.code}")
        return page, host.code

    return open_table


def end_game(page):
    page.get_by_role("button", name=WORDS.text("play-abandon")).press("Enter")
    page.get_by_role("button", name=WORDS.text("play-abandon-do")).press("Enter")


def delete_table(page):
    page.get_by_role("button", name=WORDS.text("page-delete")).press("Enter")
    page.get_by_role("button", name=WORDS.text("page-delete-do")).press("Enter")
    page.wait_for_url("/")


def is_gone(server, code):
    with server.client() as client:
        return client.get(f"/api/tables/{code}").status_code == 404


def test_a_stuck_game_says_so_and_can_be_ended_saved_and_deleted(server, open_table):
    page, code = open_table(players=2, behind="raise")
    expect(page.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    end_game(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.text("page-save-last")).click()
    record = json.loads(download.value.path().read_text())
    assert (record["game"], record["result"]) == ("traps", None)
    expect(page.get_by_role("alert")).to_have_count(0)
    delete_table(page)
    assert is_gone(server, code)


def test_where_no_answer_is_taken_the_host_ends_the_game_but_not_by_mistake(open_table):
    page, _ = open_table(behind="raise")
    page.locator("[data-option=safe]").click()
    expect(page.get_by_role("status").filter(has_text="The rules of this game ran")).to_be_visible()
    page.get_by_role("button", name=WORDS.text("play-host")).press("Enter")
    page.get_by_role("button", name=WORDS.text("play-abandon")).press("Enter")
    page.get_by_role("button", name=WORDS.text("page-cancel")).press("Enter")
    expect(page.locator("[data-option=safe]")).to_be_attached()
    end_game(page)
    expect(page.get_by_role("link", name=WORDS.text("page-save-last"))).to_be_visible()


def test_the_host_deletes_the_table_in_the_middle_of_a_game(server, open_table):
    page, code = open_table()
    page.get_by_role("button", name=WORDS.text("play-host")).press("Enter")
    delete_table(page)
    assert is_gone(server, code)


def test_whoever_isnt_the_host_is_offered_neither(open_table):
    page, _ = open_table(stranger=True)
    expect(page.get_by_role("button", name=WORDS.text("play-keys"))).to_be_visible()
    expect(page.get_by_role("button", name=WORDS.text("play-host"))).to_have_count(0)


def start_with(server, games):
    server.kill()
    server.games = games
    server.start()


@pytest.fixture
def take_games_away(server):
    """All those that aren't ours; they come back after the test."""
    installed = server.games
    yield lambda: start_with(server, {})
    start_with(server, installed)


def test_the_table_of_a_game_that_is_gone_can_be_read_in_any_language_and_deleted(
    server, open_table, take_games_away
):
    tables = [open_table(started=started) for started in (True, False)]
    take_games_away()
    for page, code in tables:
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("traps")
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("alert")).to_contain_text("jeu")
        page.get_by_role("button", name="English").click()
        delete_table(page)
        assert is_gone(server, code)
