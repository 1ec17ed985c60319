"""A real browser and a real server for every test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.serving import Server

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds: the machine may be busy."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium isn't installed: see tests/browser/chromium.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A page of somebody's own: another browser profile each time it is called."""
    contexts: list[BrowserContext] = []

    def visit(
        path: str = "/",
        *,
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": width, "height": height},
            reduced_motion=motion,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
