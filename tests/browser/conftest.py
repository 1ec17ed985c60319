"""A real browser and real servers; tests of one process share them, and have tables of their own there."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.support.serving import MANY, Server

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
    # Two pages for an address bar that nobody sees: three quarters of what opening a profile takes.
    # The last list counts, so what Playwright itself turns off is in it, too.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,"
    "ThirdPartyStoragePartitioning",
]
PATIENCE = 60_000
"""Milliseconds: the machine may be busy."""
UNHURRIED = (*MANY, *(part for what in ("think", "work", "request") for part in (f"--{what}-seconds", "120")))
"""Flags for a server that counts nothing, and on a busy machine refuses nothing since it takes long."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium isn't installed: see tests/browser/chromium.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """A server with these further flags and games: started when it is first asked for, and then the same."""
    with ExitStack() as open_servers:

        @cache
        def serve(*flags: str, **games: str) -> Server:
            data = tmp_path_factory.mktemp("server")
            return open_servers.enter_context(Server(data, "--bot-pause", "0", *UNHURRIED, *flags, **games))

        yield serve


@pytest.fixture
def server(serve: Serve) -> Server:
    """Whoever needs another one says so in their own file; so do those who kill it."""
    return serve()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For one test alone."""
    with Server(tmp_path / "data", "--bot-pause", "0", *UNHURRIED) as server:
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
