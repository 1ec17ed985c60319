"""It's your turn: the tab says so, a browser is called; the app without a connection; speed in sight."""

import json
import shutil
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import UNHURRIED
from tests.browser.person import Person
from tests.support.pushing import Browser as Device
from tests.support.pushing import PushService
from tests.support.serving import PATIENCE, ROOT, Server

SUBSCRIBE = """
const made = %s
const subscription = {
  endpoint: made.endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: made.endpoint, keys: made.keys }),
  unsubscribe: async () => { localStorage.subscribed = ''; return true },
}
PushManager.prototype.getSubscription = async () => localStorage.subscribed ? subscription : null
PushManager.prototype.subscribe = async () => { localStorage.subscribed = 'yes'; return subscription }
Notification.requestPermission = async () => 'granted'
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
"""
"""A browser whose push service is ours: that of a real one is on the internet."""


@pytest.fixture
def server(serve):
    return serve("--push-to-this-machine")


def tab(person):
    """Its title and its icon, of one moment: some questions are over soon."""
    title, icon = person.page.evaluate("[document.title, document.querySelector('link[rel=icon]').href]")
    return title, icon.rpartition("/")[2]


def icon(person):
    return tab(person)[1]


@pytest.fixture
def two(visit):
    """Ana and Bo before a game with bots, both ready."""
    ana = Person(visit())
    code = ana.open_table("Ana")
    bo = Person(visit(f"/t/{code}"))
    bo.sit("Bo")
    bo.be_ready()
    ana.button("page-fill").click()
    expect(ana.button("page-start")).to_be_enabled()
    return ana, bo, code


def play_until_waited_for(person, others):
    """The others answer until the tab of this person says that it is their turn; the icon it has then."""
    turn = person.words.text("page-turn-title", {"game": "Lockdown"})
    give_up = time.monotonic() + PATIENCE
    while (now := tab(person))[0] != turn:
        assert time.monotonic() < give_up
        for other in others:
            if other.options.first.is_visible():
                other.try_to_pick()
    return now[1]


def test_the_tab_says_whose_turn_it_is(two):
    ana, bo, code = two
    expect(ana.page).to_have_title(f"{code} · Huis Clos")
    usual = icon(ana)
    ana.button("page-start").click()
    assert play_until_waited_for(bo, [ana]) != usual
    assert play_until_waited_for(ana, [bo]) != usual
    ana.page.goto("/")
    expect(ana.page).to_have_title("Huis Clos")
    assert icon(ana) == usual


def test_whoever_asks_for_it_by_one_click_is_called_when_they_are_gone(two):
    ana, bo, code = two
    with PushService() as service:
        device = Device(service)
        made = json.dumps({"endpoint": device.endpoint, "keys": device.keys})
        bo.page.add_init_script(SUBSCRIBE % made)
        bo.page.reload()
        bell = bo.page.get_by_role("main").get_by_role("button", name=bo.words.text("play-bell"))
        bell.click()
        expect(bo.page.get_by_text(bo.words.text("play-bell-done"))).to_be_visible()
        expect(bo.button("play-bell-off").first).to_have_attribute("aria-pressed", "true")
        bo.page.goto("about:blank")
        ana.button("page-start").click()
        give_up = time.monotonic() + PATIENCE
        while service.came.empty():
            assert time.monotonic() < give_up
            if ana.options.first.is_visible():
                ana.try_to_pick()
        heard = device.hear()
        assert heard == {
            "title": "Lockdown",
            "text": bo.words.text("push-turn", {"code": code}),
            "code": code,
        }
        bo.page.goto(f"/t/{code}")
        bo.button("play-bell-off").first.click()
        expect(bo.page.get_by_text(bo.words.text("play-bell-ended"))).to_be_visible()
        expect(bo.button("play-bell").first).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("script", "key"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "play-bell-insecure"),
        ("delete window.PushManager", "play-bell-cannot"),
        ("Notification.requestPermission = async () => 'denied'", "play-bell-refused"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_browser_that_cant_call_says_why(visit, script, key, language):
    ana = Person(visit("about:blank", language=language), language)
    ana.page.add_init_script(script)
    ana.page.goto("/")
    ana.open_table("Ana")
    ana.button("play-bell").first.click()
    expect(ana.page.get_by_text(ana.words.text(key))).to_be_visible()
    expect(ana.button("play-bell").first).to_have_attribute("aria-pressed", "false")


WORKING = """new Promise((done) => {
  if (navigator.serviceWorker.controller) done()
  else navigator.serviceWorker.addEventListener('controllerchange', () => done())
})"""
SHOWN = """navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""


def test_a_call_is_shown_by_the_browser(visit, server):
    page = visit()
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.evaluate(WORKING)
    session = page.context.new_cdp_session(page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    give_up = time.monotonic() + PATIENCE
    while not found and time.monotonic() < give_up:
        page.wait_for_timeout(50)
    message = {"title": "Lockdown", "text": "It's your turn.", "code": "ABC234"}
    where = {"origin": server.url, "registrationId": found[-1]["registrationId"]}
    # A worker that is just being woken may miss one; who calls again for the same table is shown once.
    while not (shown := page.evaluate(SHOWN)) and time.monotonic() < give_up:
        session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})
        page.wait_for_timeout(1000)
    assert shown == [["Lockdown", "It's your turn.", "ABC234"]]


class Rebuilt(Server):
    """The same server with another build of the page."""

    build = None

    @property
    def environment(self):
        return {**super().environment, **({"PYTHONPATH": str(self.build)} if self.build else {})}


@pytest.fixture
def path():
    """Where the page is."""
    return ""


@pytest.fixture
def rebuilt(tmp_path, path):
    server = Rebuilt(tmp_path / "rebuilt", "--bot-pause", "0", *UNHURRIED)
    if path:
        server.flags = (*server.flags, "--public-address", f"{server.url}{path}")
    with server:
        yield server


@pytest.mark.parametrize("path", ["", "/some/games"])
def test_without_a_connection_there_is_a_page_and_then_the_newest_build(browser, rebuilt, tmp_path, path):
    server = rebuilt
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{server.url}{path}/")
    page.evaluate(WORKING)
    server.kill()
    page.reload()
    expect(page.get_by_text("Your game is safe on the server")).to_be_visible()
    server.build = tmp_path / "build"
    shutil.copytree(ROOT / "src", server.build)
    index = server.build / "huisclos/server/page/index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-build="next">'))
    server.start()
    page.get_by_role("link").click()
    expect(page.locator('body[data-build="next"]')).to_be_attached()
    expect(page.get_by_role("heading", name="Huis Clos")).to_be_visible()
    context.close()


def rename_assets(page):
    """As if it were another build: every file of the app has another name."""
    assets = page / "assets"
    names = {file.name: f"{file.stem}-next{file.suffix}" for file in assets.iterdir()}
    for file in [page / "index.html", *assets.glob("*.js"), *assets.glob("*.css")]:
        text = file.read_text()
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text)
    for old, new in names.items():
        (assets / old).rename(assets / new)


def test_whoever_has_the_page_open_while_a_new_build_comes_goes_on_with_that_one(browser, rebuilt, tmp_path):
    server = rebuilt
    context = browser.new_context(locale="en-GB")
    ana = Person(context.new_page())
    ana.page.goto(server.url)
    ana.on_the_shelf.click()
    ana.page.get_by_role("heading", name=ana.words.text("game-title")).wait_for()
    server.kill()
    server.build = tmp_path / "build"
    shutil.copytree(ROOT / "src", server.build)
    rename_assets(server.build / "huisclos/server/page")
    server.start()
    ana.play_now("Ana")
    ana.wait_for_turn()
    expect(ana.page.locator('script[src*="-next.js"]')).to_be_attached()
    context.close()


def test_the_speed_is_in_sight_and_remembered(visit):
    ana = Person(visit(motion="no-preference"))
    ana.play_now("Ana")

    def shows(speed):
        text = ana.words.text("play-speed-is", {"speed": ana.words.text(f"play-speed-{speed}")})
        return ana.page.get_by_role("button", name=text)

    shows("1").click()
    shows("2").click()
    expect(shows("all")).to_be_visible()
    ana.page.reload()
    expect(shows("all")).to_be_visible()
    ana.pick()


def test_a_cover_tells_how_long_a_game_takes(visit):
    ana = Person(visit())
    figures = {"least": 3, "most": 6, "minutes": 45, "alone": 5}
    ana.on_the_shelf.click()
    expect(ana.page.get_by_text(ana.words.text("page-figures", figures))).to_be_visible()
