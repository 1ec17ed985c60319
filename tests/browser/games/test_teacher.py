"""A teacher brings questions, prints them, counts the answers, and deletes the table."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurrying import hurried
from tests.browser.person import Person
from tests.support.serving import Server

HEADER = "theme;question;answer;wrong;wrong;explanation\n"
GOOD = "tides;Does the sea rise at {hour} o'clock?;Sometimes;Always;Never;The moon decides, not the clock.\n"
PACK = HEADER + "".join(GOOD.format(hour=hour) for hour in range(1, 9))
BROKEN = PACK.replace("Does the sea rise at 2 o'clock?", "")


def file(name: str, text: str) -> dict:
    return {"name": name, "mimeType": "text/csv", "buffer": text.encode()}


def test_a_pack_with_a_broken_line_is_refused_and_the_mended_one_is_played(
    visit: Visit, server: Server
) -> None:
    teacher = Person(visit(), game="critico-ville")
    code = teacher.open_table("Ms Grey")
    field = teacher.page.get_by_role("group", name=teacher.words.text("setting-pack"))
    chooser = field.locator("input[type=file]")

    chooser.set_input_files(file("tides.csv", BROKEN))
    trouble = field.get_by_role("alert")
    expect(trouble).to_contain_text("tides.csv")
    expect(trouble).to_contain_text(teacher.words.text("error-bad-line", {"line": 3, "trouble": ""}).strip())
    expect(field).to_contain_text(teacher.words.text("page-file-none"))

    chooser.set_input_files(file("tides.csv", PACK))
    expect(trouble).to_be_hidden()
    expect(field).to_contain_text("8 questions")

    pupil = Person(visit(f"/t/{code}"), game="critico-ville")
    expect(pupil.page.get_by_text("tides.csv")).to_be_visible()
    assert "moon" not in pupil.page.content()

    teacher.page.get_by_role("link", name=teacher.words.text("page-handout")).click()
    expect(teacher.page.get_by_role("heading", name=teacher.words.text("sheet-answers"))).to_be_visible()
    expect(teacher.page.get_by_text("The moon decides").first).to_be_visible()
    teacher.page.get_by_role("link", name=teacher.words.text("page-back")).click()

    pupil.sit("Owl")
    pupil.be_ready()
    teacher.button("page-fill").click()
    teacher.button("page-start").click()
    play_to_a_question(teacher, pupil)
    hurried([teacher, pupil], server)
    report(teacher, server)
    delete(teacher, pupil, server, code)


def play_to_a_question(teacher: Person, pupil: Person) -> None:
    """Until somebody is asked about the sea."""
    while "Does the sea rise" not in teacher.page.content() + pupil.page.content():
        assert not teacher.over.is_visible(), "no question of the pack was asked"
        for person in (teacher, pupil):
            if person.options.count():
                person.try_to_pick()
        teacher.page.wait_for_timeout(30)


def report(teacher: Person, server: Server) -> None:
    """The chart on the page, and the spreadsheet."""
    expect(teacher.page.get_by_text("tides").first).to_be_visible()
    with teacher.page.expect_download() as download:
        teacher.page.get_by_role("link", name=teacher.words.text("play-report")).click()
    rows = Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert rows[0].split(",")[:2] == ["Player", "Theme"]
    assert any(row.startswith("Owl,tides,") for row in rows)
    assert {row.split(",")[0] for row in rows} <= {"Player", "Ms Grey", "Owl", "Everyone"}, "no bots"


def delete(teacher: Person, pupil: Person, server: Server, code: str) -> None:
    """By the host alone; everybody else is told."""
    expect(pupil.button("page-delete")).to_have_count(0)
    teacher.button("page-delete").click()
    teacher.button("page-delete-do").click()
    expect(pupil.page.get_by_text(pupil.words.text("table-deleted"))).to_be_visible()
    assert httpx.get(f"{server.url}/api/tables/{code}").status_code == 404


def test_packs_of_the_servers_folder(visit: Visit, server: Server) -> None:
    folder = server.data / "files" / "critico-ville"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tides.csv").write_text(PACK, encoding="cp1252")
    (folder / "broken.csv").write_text(BROKEN, encoding="utf-8")
    teacher = Person(visit(language="fr"), "fr", "critico-ville")
    teacher.open_table("Mme Gris")
    field = teacher.page.get_by_role("group", name=teacher.words.text("setting-pack"))
    field.get_by_text("broken.csv", exact=True).wait_for(state="attached")
    stored = field.get_by_label(teacher.words.text("page-file-house"))
    expect(stored.locator("option")).to_have_count(2)
    stored.select_option("tides.csv")
    expect(field).to_contain_text("8 questions")


def test_a_theme_that_looks_misspelt_is_told_and_the_pack_is_used(visit: Visit) -> None:
    teacher = Person(visit(language="fr"), "fr", "critico-ville")
    teacher.open_table("Mme Gris")
    field = teacher.page.get_by_role("group", name=teacher.words.text("setting-pack"))
    header, card = (
        "Theme;Defi;Question;Reponse;fausse réponse 1;Explication",
        "hastty;x;Pourquoi ?;Voilà;Non;Car.",
    )
    written = f"sep=;\r\n{header}\r\n{card}\r\n".encode("utf-16")
    chosen = {"name": "classe.csv", "mimeType": "text/csv", "buffer": written}
    field.locator("input[type=file]").set_input_files(chosen)
    expect(field.get_by_role("status")).to_contain_text(teacher.words.name("theme:hasty"))
    expect(field).to_contain_text("classe.csv")
    expect(field.get_by_role("alert")).to_be_hidden()
