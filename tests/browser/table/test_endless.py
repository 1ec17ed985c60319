"""A card of somebody's pack that never ends: the page says whose it is, and goes on without it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from huisclos.words import Words
from tests.support.serving import Guest

DIVER = Path("examples/diver.toml").read_text("utf-8")
START = 'start = [{ type = "KillerAction", target = "nearest", moves = 1, attacks = 1 }]'
TIME = '{ type = "Time", by = 1 }, '
OVER = f'start = [{{ type = "Repeat", times = 100, do = [{TIME * 20}] }}]'
NAMES = {"en": "The Diver", "fr": "Le Scaphandrier"}


def stuck(server):
    """A film whose Killer never ends, up to the answer that sets it off; the host, and that answer."""
    assert START in DIVER
    with server.client() as client:
        host = Guest.host(client, 1, game="final-girl")
        host.load("pack", "diver.toml", DIVER.replace(START, OVER)).raise_for_status()
        host.do("arrange", players=1, options={"killer": "diver@tide"}, clock="none")
        host.do("sit", seat=0, name="Zoe", colour=3)
        host.do("start")
        for _ in range(60):
            question = host.read(0)["question"]
            picks = (
                question["options"][-1:] if question["max"] == 1 else question["options"][: question["min"]]
            )
            answer = host.order("act", seat=0, question=question["number"], picks=picks)
            if answer.status_code != 200:
                return host, picks[0]
    raise LookupError


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("fr", 1280), ("en", 360), ("fr", 360)])
def test_one_goes_on_without_it(server, visit, language, width):
    host, pick = stuck(server)
    words = Words(language)
    page = visit("/", language=language, width=width, height=800)
    mine = json.dumps([{"code": host.code, "secret": host.secret}])
    page.evaluate("tables => localStorage.setItem('huisclos:tables', tables)", mine)
    page.goto(f"/t/{host.code}")
    page.locator(f"[data-option='{pick}']").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(NAMES[language])
    expect(alert).to_contain_text("tide")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert alert.locator("p").bounding_box()["x"] > alert.bounding_box()["x"]
    for key in ("play-back", "play-abandon"):
        expect(alert.get_by_role("button", name=words.text(key))).to_be_visible()
    alert.get_by_role("button", name=words.text("play-go-without")).click()
    expect(alert).to_have_count(0)
    page.locator(f"[data-option='{pick}']").first.click()
    expect(page.locator(f"[data-option='{pick}']")).to_have_count(0)
