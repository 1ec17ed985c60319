"""A game that can't go on: everybody sees why, and its host ends it, saves it, and deletes the table."""

import json

import pytest
from playwright.sync_api import expect

from huisclos.words import Words
from tests.serving import Guest, Server

WORDS = Words("en")


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path / "data", traps="tests.traps:Traps") as server:
        yield server


def test_a_stuck_game_says_so_and_can_be_ended_saved_and_deleted(server, visit):
    with server.client() as client:
        host = Guest.host(client, 2, game="traps", options={"behind": "raise"})
        host.do("bot", seat=0, bot="bold")
        host.do("sit", seat=1, name="Zoe", colour=3)
        host.do("start")
    page = visit("/")
    mine = json.dumps([{"code": host.code, "secret": host.secret}])
    page.evaluate("tables => localStorage.setItem('huisclos:tables', tables)", mine)
    page.goto(f"/t/{host.code}")
    expect(page.get_by_role("alert")).to_contain_text("ZeroDivisionError")
    page.get_by_role("button", name=WORDS.text("play-abandon")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.text("page-save-last")).click()
    record = json.loads(download.value.path().read_text())
    assert (record["game"], record["result"]) == ("traps", None)
    expect(page.get_by_role("alert")).to_have_count(0)
