"""Whatever is offered is in sight or visibly scrolls: every prompt of every game, on screens of all kinds."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page

from huisclos.engine.game.installed import find, games
from tests.browser.conftest import Visit
from tests.browser.moments import Asked, Told, asked_in, every_prompt
from tests.browser.person import Person
from tests.support.serving import Server

SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "phone on its side": (844, 390),
    "phone": (360, 740),
    "desk at 200 %": (720, 450),
}
LANGUAGES = ("en", "fr")
CHOICES = 5
"""So many of a lesson are looked at, on every screen."""
LEAST_BOARD = 230
"""Pixels each way: smaller than that nobody plays on it."""
UNPAINTED = "html { opacity: 0 }"
"""Everything is where it would be, and can be pointed at; painting it takes a third of the time."""

BOARD = """() => {
    const { width, height } = document.querySelector('section.board').getBoundingClientRect()
    return Math.min(width, height)
}"""
SEEN = """
    // A busy machine shows what was led to some frames later.
    const FRAMES = 60
    // What watches sizes hears of them at the end of a frame.
    const frame = () => new Promise((on) => requestAnimationFrame(() => setTimeout(on)))
    const settled = async () => { await frame(); await frame() }
    const holds = (one, x, y) => one.contains(document.elementFromPoint(x, y))
    const seen = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return holds(one, x, y) && [top + 4, bottom - 4].every((edge) => holds(one, x, edge))
            && [left + 4, right - 4].every((edge) => holds(one, edge, y))
    }
"""
UNSEEN = f"""async (what) => {{
    {SEEN}
    const name = (one) => one.dataset.option ?? one.dataset.offer ?? one.textContent.trim()
    const hints = (one) => {{
        for (let box = one.parentElement; box; box = box.parentElement) {{
            const arrow = box.querySelector(':scope > .more')
            if (arrow && seen(arrow)) return true
        }}
        return false
    }}
    // The arrow goes when one scrolls on, and a card may be higher than what one sees of the sheet.
    const there = (one) => {{
        const {{ left, right, top, bottom }} = one.getBoundingClientRect()
        const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        return one.contains(under.find((any) => !any.closest('.more')))
    }}
    const found = () => [...document.querySelectorAll(what)].filter((one) => !one.matches('.more'))
    const unseen = () => found().filter((one) => !seen(one) && !hints(one))
    await settled()
    for (let n = 0; n < FRAMES && unseen().length; n++) await frame()
    const all = found()
    const hidden = unseen()
    const faults = hidden.map((one) => `${{name(one)}} is out of sight`)
    for (const one of all) {{
        one.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }})
        if (!there(one)) faults.push(`${{name(one)}} can't be reached`)
    }}
    return faults
}}"""
WHOLE = f"""async (what) => {{
    {SEEN}
    for (let n = 0; n < FRAMES && !seen(document.querySelector(what)); n++) await frame()
    return seen(document.querySelector(what))
}}"""

any_game = pytest.mark.parametrize("game", games())


def resized(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )


@any_game
def test_every_prompt_is_in_the_recorded_games(game: str) -> None:
    locale = files(find(game).meta.package) / "locale" / "en"
    texts = "\n".join(file.read_text(encoding="utf-8") for file in locale.iterdir())
    prompts = re.findall(r"^prompt-([\w-]+) =", texts, re.MULTILINE)
    asked = {asked.prompt for asked in every_prompt(game)}
    assert {prompt for prompt in asked if "@" not in prompt} - {"card-order", "order-of"} == set(prompts)


@any_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_is_in_sight_or_visibly_scrolls(
    visit: Visit, server: Server, game: str, language: str
) -> None:
    faults: list[str] = []
    told = Told(visit("about:blank", language=language), server, game)
    told.page.add_style_tag(content=UNPAINTED)
    for size in SIZES:
        resized(told.page, size)
        for asked in every_prompt(game):
            told.show(asked)
            found: list[str] = told.page.evaluate(UNSEEN, ".dock :is(button, textarea, summary)")
            if told.page.evaluate(BOARD) < LEAST_BOARD:
                found.append("the board is too small")
            faults += [f"{size}, {asked.prompt}: {fault}" for fault in found]
    assert faults == []


def longest_to_judge(language: str) -> Asked:
    """The model answer is long, and so is what it is compared with."""

    def length(asked: Asked) -> int:
        question = asked.view["board"]["question"]
        return len(question["text"][language]) + len(question["answer"][language])

    asked = max(asked_in("critico-ville", "judge", "own-judge"), key=length)
    asked.view["board"]["question"]["said"] = "Because everybody says so, and I do too. " * 7
    return asked


def test_whoever_judges_sees_the_model_answer(visit: Visit, server: Server) -> None:
    for language in LANGUAGES:
        told = Told(visit("about:blank", language=language), server, "critico-ville")
        for size in SIZES:
            resized(told.page, size)
            told.show(longest_to_judge(language))
            assert told.page.evaluate(WHOLE, ".model"), f"{language}, {size}"


@any_game
def test_what_a_lesson_says_and_marks_is_in_sight(visit: Visit, game: str) -> None:
    """Whoever picks something else is shown what is meant. French has the longer words."""
    learner = Person(visit(f"/learn/{game}", language="fr"), "fr", game)
    marked = learner.page.locator("[data-option].wanted")
    resting = learner.page.locator(".resting")
    following = learner.button("play-learn-next")
    faults: list[str] = []
    for choice in range(CHOICES):
        while not learner.options.count():
            following.click()
            learner.page.wait_for_timeout(50)
        if not marked.count():
            learner.options.last.dispatch_event("click")
            resting.first.wait_for(state="detached")
        for size in SIZES if learner.options.count() else ():
            resized(learner.page, size)
            found = [] if learner.page.evaluate(WHOLE, ".wanted") else ["what is marked is out of sight"]
            found += learner.page.evaluate(UNSEEN, ".coach :is(p, button)")
            faults += [f"{size}, choice {choice}: {fault}" for fault in found]
        following.click()
    assert faults == []
