"""For whoever watches a server: health, figures, headers on every answer, and a log without secrets."""

import json
import re
import sqlite3

import pytest

from huisclos.server.entrance.headers import HEADERS
from huisclos.server.machine.settings import Settings
from tests.server.refusing import refused
from tests.support.serving import Guest, Server, Wire


def test_healthy(client):
    assert client.get("/healthz").json() == {"status": "ok", "database": "ok"}
    assert client.get("/readyz").json() == {"status": "ok", "server": "ok", "database": "ok"}


def test_only_this_machine_is_served_unless_the_user_says_otherwise():
    assert Settings().host == "127.0.0.1"


def figure(client, name):
    found = re.search(rf"^{re.escape(name)} (\S+)$", client.get("/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def test_figures_count_what_happens(client):
    host = Guest.host(client)
    deeds, refusals = 'huisclos_deeds_total{do="Sit"}', 'huisclos_refusals_total{key="table-name"}'
    before = [figure(client, name) for name in (deeds, refusals, "huisclos_commit_seconds_count")]
    host.do("sit", seat=0, name="Ana", colour=0)
    host.order("sit", seat=1, name="", colour=1)
    after = [figure(client, name) for name in (deeds, refusals, "huisclos_commit_seconds_count")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 1]
    assert figure(client, "huisclos_tables_live") >= 1
    sockets = figure(client, "huisclos_sockets")
    with Wire(host) as wire:
        wire.hear()
        wire.order("chat", seat=0, text="hello")
        assert figure(client, "huisclos_sockets") == sockets + 1


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/words/en", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables/NOSUCH", 404),
        ("GET", "/api/nothing/at/all", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/assets/nothing.js", 404),
    ],
)
def test_every_answer_has_the_secure_headers(client, method, path, status):
    answer = client.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_the_content_policy_allows_nothing_foreign(client):
    policy = client.get("/healthz").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not re.search(r"https?:|\*|unsafe-eval|script-src", policy)


def play(guest):
    """A whole game."""
    while (news := guest.read(seat=0))["table"]["phase"] == "playing":
        if question := news["question"]:
            picks = question["options"][: max(1, question["min"])]
            guest.order("act", seat=0, question=question["number"], picks=picks)
    return news


def test_a_log_without_secrets_and_answers_when_the_database_fails(tmp_path):
    """A game, bad requests and trouble with the database: the log tells of it, and of nobody."""
    with Server(tmp_path) as server, server.client() as client:
        host = Guest.host(client, players=3)
        host.do("sit", seat=0, name="Zebulon", colour=0, luck="four-leaf")
        for seat in (1, 2):
            host.do("bot", seat=seat, bot="random")
        host.do("start")
        host.do("chat", seat=0, text="abracadabra")
        carry = client.post(f"/api/tables/{host.code}/carry", headers=host.key).json()["carry"]
        with Wire(host, seat=0) as wire:
            wire.send("{ abracadabra")
            wire.answer()
        over = play(host)
        client.post(f"/api/tables/{host.code}/commands", content=b"[" * 100_000, headers=host.key)
        break_and_mend(server, host)
        log = server.log
    secrets = [host.secret, host.code, carry, "Zebulon", "four-leaf", "abracadabra", over["view"]["seed"]]
    assert not [secret for secret in secrets if secret in log]
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines if line["level"] == "error"]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def break_and_mend(server, host):
    """What can't be stored is refused in a clear sentence, and hasn't happened."""
    before = host.read()
    rename(server, "lines", "gone")
    for language in ("en", "fr"):
        host.client.headers["Accept-Language"] = language
        answer = host.order("chat", under="again", seat=0, text="abracadabra 2")
        refused(answer, 500, "server-failed", language)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    rename(server, "gone", "lines")
    assert host.read() == before
    host.order("chat", under="again", seat=0, text="abracadabra 2").raise_for_status()
    assert [line["text"] for line in host.read()["chat"]] == ["abracadabra", "abracadabra 2"]


def rename(server, old, new):
    with sqlite3.connect(server.data / "tables.sqlite", timeout=60) as database:
        database.execute(f"ALTER TABLE {old} RENAME TO {new}")
