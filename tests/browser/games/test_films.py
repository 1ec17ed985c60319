"""Around a film: chosen by hand, with somebody who knows what to do, a friend who looks on, and a shelf."""

from __future__ import annotations

import re
import time
from importlib.resources import files

import pytest
from playwright.sync_api import Locator, expect

from huisclos.engine.game.installed import find
from huisclos.table.groups.group import Group, StoredGame, Tally
from huisclos.words import Words
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend
from tests.browser.hurrying import hurried
from tests.browser.page.test_access import SIZES, clean
from tests.browser.page.test_pictures import Take, take
from tests.browser.person import Person
from tests.browser.table.test_groups import write
from tests.support.serving import Server

__all__ = ["take"]
GAME = find("final-girl")
PACK = (files(GAME.meta.package) / "packs/hans.toml").read_text(encoding="utf-8")
OWN = PACK.replace('name = "butcher"', 'name = "cousin"')
BROKEN = OWN.replace('type = "RevealPower"', 'type = "RevealTaxes"', 1)
TRIO = {"killer": "hans@butcher", "location": "camp@trails", "girl": "reiko@trails"}


def words_of(reference: str, language: str = "en") -> Words:
    """What the pack says of something that comes with the game."""
    pack = next(one for one in GAME.shelf if one.name == reference.partition("@")[2])
    return Words(language, GAME.meta.package, packs={pack.name: pack.words})


def named(reference: str) -> str:
    return words_of(reference).name(reference)


def choose(person: Person, option: str, name: str) -> None:
    """From the posters in the lobby."""
    row = person.page.get_by_role("group", name=person.words.text(f"setting-{option}"), exact=True)
    row.locator("label", has_text=named(f"{option}:{name}")).click()
    expect(row.get_by_role("radio", name=named(f"{option}:{name}"))).to_be_checked()
    line = words_of(f"{option}:{name}").form(f"{option}:{name}", "line")
    expect(row.get_by_text(line)).to_be_visible()


def bring(person: Person, name: str, text: str) -> Locator:
    """A film of one's own; the field."""
    field = person.page.get_by_role("group", name=person.words.text("setting-pack"), exact=True)
    file = {"name": name, "mimeType": "application/toml", "buffer": text.encode()}
    field.locator("input[type=file]").set_input_files(file)
    return field


def on_the_board(friend: Friend) -> dict[str, str]:
    board = friend.messages[-1]["view"]["board"]
    return {part: board[part] for part in TRIO}


def test_a_film_of_ones_own_and_one_with_a_fault(visit: Visit) -> None:
    ana = Friend(visit, 0, "Ana", "final-girl")
    ana.page.goto("/")
    ana.open_table("Ana")
    field = bring(ana, "cousin.toml", BROKEN)
    expect(field.get_by_role("alert")).to_contain_text("cousin.toml")
    expect(field.get_by_role("alert")).to_contain_text("RevealTaxes")
    expect(field).to_contain_text(ana.words.text("page-file-none"))
    bring(ana, "cousin.toml", OWN)
    expect(field.get_by_role("alert")).to_have_count(0)
    expect(field.locator("p", has_text="cousin.toml")).to_be_visible()
    ana.button("page-start").click()
    ana.wait_for_turn()
    assert on_the_board(ana)["killer"] == "hans@cousin"


def test_chosen_by_hand_played_with_advice_and_again(visit: Visit, server: Server) -> None:
    ana = Friend(visit, 0, "Ana", "final-girl")
    ana.page.goto("/")
    code = ana.open_table("Ana")
    for option, name in TRIO.items():
        choose(ana, option, name)
    ana.page.get_by_label(ana.words.text("page-gallery")).check()
    ana.button("page-start").click()
    ana.wait_for_turn()
    assert on_the_board(ana) == TRIO

    shown_the_way(ana)
    looks_over_the_shoulder(Friend(visit, 0, "Bo", "final-girl"), ana, code)

    hurried([ana], server)
    again(ana, "same")
    assert on_the_board(ana) == TRIO
    hurried([ana], server)
    again(ana, "chance")
    options = ana.messages[-1]["table"]["options"]
    assert [options[part] for part in TRIO] == ["", "", ""]

    on_the_shelf(ana)


def again(ana: Person, how: str) -> None:
    """From the last page straight into the next film."""
    ana.button(f"play-again-{how}").click()
    expect(ana.over).to_have_count(0)
    ana.options.first.wait_for()


def shown_the_way(ana: Person) -> None:
    """By key; it is marked, said, and gone with the next question."""
    slip = ana.page.locator(".dock [role=status]", has_text=".")
    expect(slip).to_have_count(0)
    ana.page.keyboard.press("!")
    expect(slip).to_be_visible()
    wanted = ana.page.locator("[data-option].wanted")
    wanted.first.wait_for()
    question = str(ana.page.locator("[data-question]").get_attribute("data-question"))
    for option in wanted.all():
        ana.click(option)
    # Of this question: the next one may be here already.
    if ana.confirm(question).count():
        ana.click(ana.confirm(question))
    ana.moved_on(question)
    expect(slip).to_have_count(0)
    expect(ana.page.locator(".wanted")).to_have_count(0)


def looks_over_the_shoulder(bo: Friend, ana: Friend, code: str) -> None:
    """Whoever has the link sees what she sees and may write; and decides nothing."""
    bo.page.goto(f"/t/{code}")
    bo.page.get_by_label(bo.words.text("page-your-name")).fill("Bo")
    bo.page.get_by_label(bo.words.text("play-remark")).fill("Not the cellar.")
    bo.page.keyboard.press("Enter")
    for one in (ana, bo):
        expect(one.page.get_by_text("Not the cellar.")).to_be_visible()
    assert bo.messages[-1]["view"]["board"] == ana.messages[-1]["view"]["board"]
    expect(bo.options).to_have_count(0)
    expect(bo.page.locator('[data-key="advice"], [data-key="back"]')).to_have_count(0)


def on_the_shelf(ana: Person) -> None:
    """A shelf of her own, made with the first film."""
    ana.page.goto("/")
    ana.page.get_by_role("link", name=ana.words.text("group-solo", {"name": "Ana"})).click()
    hans = ana.page.locator("article", has=ana.page.get_by_role("heading", name=named("killer:hans@butcher")))
    # By chance she may even win.
    told = [ana.words.text("shelf-record", {"won": won, "lost": 2 - won}) for won in range(3)]
    expect(hans.locator("p")).to_have_attribute("aria-label", re.compile("|".join(map(re.escape, told))))


# -- how it looks -------------------------------------------------------------------------------------

FILMS = (
    ("hans@butcher", "camp@trails", "laurie@trails", False),
    ("hans@butcher", "camp@trails", "reiko@trails", True),
    ("geppetto@strings", "camp@trails", "reiko@trails", False),
    ("hans@butcher", "fair@carnival", "asami@carnival", True),
    ("hans@butcher", "camp@trails", "laurie@trails", True),
)


def a_season(group: Group) -> Group:
    """Five films."""
    noon = time.time() // 86400 * 86400 + 43200
    played = [
        StoredGame(
            "final-girl",
            noon - (5 - n) * 86400,
            ["Ana"],
            [],
            [0] if won else [],
            [int(won)],
            [0],
            {},
            {"killer": f"killer:{killer}", "location": f"location:{location}", "girl": f"girl:{girl}"},
            {"saved": 2 * n, "dead": 4 - n, "turns": 12 - n, "back": n % 2},
            key=str(n),
        )
        for n, (killer, location, girl, won) in enumerate(FILMS)
    ]
    return Group(group.name, group.key, len(played), 0, {}, {"Ana": Tally(5, 3, 0)}, played)


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
def test_the_shelf_and_the_posters(
    visit: Visit, server: Server, take: Take, size: str, language: str
) -> None:
    with server.client() as client:
        code = client.post("/api/groups", json={"name": "Ana, alone"}).json()["code"]
    write(server.data, code, a_season)
    width, height = SIZES[size]
    page = visit(f"/g/{code}", language=language, width=width, height=height)
    page.locator(".feats .done").first.wait_for(timeout=PATIENCE)
    assert page.locator("article.won").count() == 6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "desk":
        take(page, "films")
    clean(page)
    page.get_by_role("button", name=Words(language).text("group-open")).click()
    page.locator("fieldset .poster svg").first.wait_for(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "desk":
        take(page, "posters")
    clean(page)
