"""Being called: only who asked for it, when the table waits for them and they are away; nothing secret."""

import asyncio
import re
import socket
import sqlite3
import stat
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from huisclos.server.database.engines import server_engine
from huisclos.server.database.migrate import migrate
from huisclos.server.machine.starting import CantStart
from huisclos.server.push.browser_address import decoded
from huisclos.server.push.posting import Unreachable, is_public, post
from huisclos.server.push.ringing import encrypted
from huisclos.server.push.subscriptions import MOST_OF_ONE, Subscriber, Subscriptions
from huisclos.server.push.vapid_key import PushKey
from huisclos.words import Words
from tests.server.refusing import refused
from tests.support.pushing import Browser, PushService, text
from tests.support.serving import MANY, PATIENCE, Guest, Server, Wire


@pytest.fixture(scope="module")
def service():
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    flags = ("--bot-pause", "0", "--grace", "0", "--push-to-this-machine", *MANY)
    with Server(tmp_path_factory.mktemp("house"), *flags) as server:
        yield server
    assert '"level": "error"' not in server.log
    assert "127.0.0.1/one" not in server.log


@pytest.fixture
def client(house, service):
    service.status = 201
    while not service.came.empty():
        service.came.get()
    with house.client() as client:
        yield client


def two(client):
    """Ana is asked first, and Bo is away."""
    ana = Guest.host(client, 3, options={"badge": 0})
    bo = ana.friend()
    ana.do("sit", seat=0, name="Ana", colour=0)
    bo.do("sit", seat=1, name="Bo", colour=1)
    ana.do("bot", seat=2, bot="random")
    bo.do("ready", seat=1, ready=True)
    return ana, bo


def hang(guest, browser, language="en"):
    path = f"/api/tables/{guest.code}/bell"
    return guest.client.post(path, json=browser.subscription(language), headers=guest.key)


def take_down(guest, browser):
    path = f"/api/tables/{guest.code}/bell/off"
    return guest.client.post(path, json={"endpoint": browser.endpoint}, headers=guest.key)


def play_until_asked(ana, seat):
    """Ana answers whatever she is asked until the table waits for another seat."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        message = ana.read(0)
        if any(asked["seat"] == seat for asked in message["view"]["waiting"]):
            return
        if question := message["question"]:
            ana.do("act", seat=0, question=question["number"], picks=question["options"][: question["min"]])
    raise AssertionError("never asked")


def called(client, service):
    """Bo, whose browser has just heard that it is their turn."""
    ana, bo = two(client)
    browser = Browser(service)
    hang(bo, browser)
    ana.do("start")
    play_until_asked(ana, 1)
    browser.hear()
    return bo


def rows(house, code):
    with sqlite3.connect(house.data / "tables.sqlite") as database:
        return database.execute("SELECT endpoint FROM bells WHERE code = ?", (code,)).fetchall()


def test_whoever_asked_for_it_is_called_and_nobody_else(client, service, house):
    ana, bo = two(client)
    browser = Browser(service)
    assert hang(bo, browser, "fr").status_code == 204
    ana.do("start")
    play_until_asked(ana, 1)
    heard = browser.hear()
    assert heard == {
        "title": "Lockdown",
        "text": f"C’est votre tour à la table {ana.code}.",
        "code": ana.code,
    }
    assert service.came.empty()


def test_nobody_is_called_who_is_here_or_has_had_enough(client, service, house):
    ana, bo = two(client)
    browser = Browser(service)
    hang(bo, browser)
    with Wire(bo, seat=1) as wire:
        ana.do("start")
        play_until_asked(ana, 1)
        wire.until(lambda message: message["question"])
        assert service.came.empty()
    assert browser.hear()["code"] == bo.code, "who hangs up right after a question may not have seen it"
    assert take_down(bo, browser).status_code == 204
    assert rows(house, bo.code) == []


@pytest.mark.parametrize("status", [404, 410, 403])
def test_a_browser_that_is_gone_is_forgotten(client, service, house, status):
    service.status = status
    bo = called(client, service)
    give_up = time.monotonic() + PATIENCE
    while rows(house, bo.code) and time.monotonic() < give_up:
        time.sleep(0.02)
    assert rows(house, bo.code) == []


@pytest.mark.parametrize("status", [500, 302])
def test_a_service_that_fails_or_leads_elsewhere_is_asked_once(client, service, house, status):
    service.status = status
    bo = called(client, service)
    with house.client() as another:
        assert another.get("/healthz").status_code == 200
    assert rows(house, bo.code) != []
    assert service.came.empty()


def test_a_service_that_never_answers_holds_up_no_table(client, house):
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        service = PushService()
        browser = Browser(service)
        browser.endpoint = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        ana, bo = two(client)
        for number in range(MOST_OF_ONE):
            browser.endpoint += f"{number}"
            hang(bo, browser)
        ana.do("start")
        play_until_asked(ana, 1)
        began = time.monotonic()
        assert bo.read(1)["question"]
        assert time.monotonic() - began < PATIENCE / 2


def test_so_many_browsers_of_one_person_and_deleted_with_the_table(client, service, house):
    guest = Guest.alone(client)
    for number in range(MOST_OF_ONE + 2):
        hang(guest, Browser(service, f"{number}"))
    kept = {endpoint.rpartition("/")[2] for (endpoint,) in rows(house, guest.code)}
    assert kept == {str(number) for number in range(2, MOST_OF_ONE + 2)}
    guest.delete()
    assert rows(house, guest.code) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://push.example.org:8443/x"},
        {"endpoint": "https://somebody@push.example.org/x"},
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "http://10.0.0.1/x"},
        {"keys": {"p256dh": text(b"\4" * 65), "auth": text(b"a" * 16)}},
        {"keys": {"p256dh": "?", "auth": text(b"a" * 16)}},
        {"auth": text(b"short")},
    ],
)
def test_what_no_push_service_gives_out_is_refused(client, service, language, change):
    guest = Guest.alone(client)
    given = Browser(service).subscription()
    if "auth" in change:
        change = {"keys": {**given["keys"], **change}}
    headers = {**guest.key, "Accept-Language": language}
    answer = client.post(f"/api/tables/{guest.code}/bell", json={**given, **change}, headers=headers)
    refused(answer, 409, "server-push-subscription", language)


def test_what_can_be_no_address_and_who_is_nobody(client, service, house):
    guest = Guest.alone(client)
    given = Browser(service).subscription()
    for endpoint in ("https://a/\r\nHost: b", "file:///etc/passwd", "https://a/" + "x" * 1000, 7):
        answer = client.post(
            f"/api/tables/{guest.code}/bell", json={**given, "endpoint": endpoint}, headers=guest.key
        )
        assert answer.status_code == 400
    refused(hang(Guest(client, guest.code, ""), Browser(service)), 403, "table-stranger", "en")
    assert rows(house, guest.code) == []


def test_a_push_service_on_this_machine_is_for_trying_out_only(server, service):
    with server.client() as client:
        guest = Guest.alone(client)
        refused(hang(guest, Browser(service)), 409, "server-push-subscription", "en")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "::1", "::ffff:10.0.0.1", "fe80::1", "fd00::1", "64:ff9b::a00:1", "2002:a00:1::",
        "::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:8.8.8.8", "fec0::1", "5f00::1", "3fff::1", "2001:db8::1",
        "192.88.99.1", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001::1", "100::1",
    ],
)  # fmt: skip
def test_nothing_is_sent_to_any_house(address):
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises((Unreachable, OSError)):
        asyncio.run(post(f"http://{host}:9/", {}, b""))


def test_to_the_internet_it_is():
    assert is_public("8.8.8.8")
    assert is_public("2600:1901:0:3f16::")


def test_the_key_stays_the_same_and_is_for_the_server_alone(house):
    file = house.data / "push.pem"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with house.client() as client:
        key = client.get("/api/push").json()["key"]
        assert re.fullmatch(r"[\w-]{87}", key)
    house.kill()
    house.start()
    with house.client() as client:
        assert client.get("/api/push").json()["key"] == key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_key_that_is_none_is_told(tmp_path, language):
    (tmp_path / "push.pem").write_text("no key")
    with pytest.raises(CantStart) as problem:
        PushKey(tmp_path, None)
    assert str(tmp_path / "push.pem") in problem.value.read(Words(language))


def test_a_message_is_encrypted_as_the_standard_has_it(monkeypatch):
    """Its own example (RFC 8291, appendix A), byte for byte."""
    ours = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    ours, salt = ec.derive_private_key(ours, ec.SECP256R1()), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    monkeypatch.setattr("huisclos.server.push.ringing.ec.generate_private_key", lambda _: ours)
    monkeypatch.setattr("http_ece.os.urandom", lambda size: salt[:size])
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    bell = Subscriber("https://push.example.org/1", theirs, "BTBZMqHH6r4Tts7J_aSIgg", "en")
    assert text(encrypted(bell, b"When I grow up, I want to be a watermelon")) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_to_be_reminded_is_kept_and_comes_once(tmp_path):
    """Also over a restart."""
    database = tmp_path / "tables.sqlite"
    migrate(database)

    async def plan():
        engine = server_engine(database)
        subscriptions = Subscriptions(engine)
        await subscriptions.open()
        await subscriptions.add("ABC234", 1, Subscriber("https://push.example.org/1", "p", "a", "en"))
        await subscriptions.add("ABC234", 1, Subscriber("https://push.example.org/2", "p", "a", "en"))
        await subscriptions.add("ABC234", 2, Subscriber("https://push.example.org/3", "p", "a", "en"))
        await subscriptions.remind("ABC234", 1, 100.0)
        await subscriptions.remind("ABC234", 2, 100.0)
        await subscriptions.remind("ABC234", 2, None)
        await engine.dispose()

    async def later():
        engine = server_engine(database)
        subscriptions = Subscriptions(engine)
        await subscriptions.open()
        assert subscriptions.codes == {"ABC234"}
        due = [await subscriptions.due(now) for now in (99.0, 100.0, 101.0)]
        await engine.dispose()
        return due

    asyncio.run(plan())
    assert asyncio.run(later()) == [[], [("ABC234", 1)], []]
