"""Groups over HTTP: a code for everybody, a secret for whoever made it; each game is kept once."""

import sqlite3
import time

import httpx
import pytest

from tests.server.refusing import refused, unchanged
from tests.support.serving import PATIENCE, Guest, Server


class Club:
    """A group, and what one may do with it."""

    def __init__(self, client: httpx.Client, name: str = "Thursdays") -> None:
        self.client = client
        made = client.post("/api/groups", json={"name": name}).raise_for_status().json()
        self.code, self.secret = made["code"], made["secret"]
        self.address = f"/api/groups/{self.code}"

    def read(self) -> dict:
        return self.client.get(self.address).raise_for_status().json()

    def after(self, games: int) -> dict:
        """Once it has so many games: the house sees to that within a moment."""
        give_up = time.monotonic() + PATIENCE
        while (group := self.read())["games"] < games and time.monotonic() < give_up:
            time.sleep(0.05)
        return group

    def rename(self, name: str, secret: str) -> httpx.Response:
        return self.client.put(
            self.address, json={"name": name}, headers={"Authorization": f"Bearer {secret}"}
        )

    def delete(self, secret: str) -> httpx.Response:
        return self.client.delete(self.address, headers={"Authorization": f"Bearer {secret}"})


def choose(guest: Guest, group: str) -> httpx.Response:
    return guest.client.post(f"/api/tables/{guest.code}/group", json={"group": group}, headers=guest.key)


def play(guest: Guest) -> int:
    """To the end; the epilogue."""
    give_up = time.monotonic() + PATIENCE * 2
    while time.monotonic() < give_up:
        news = guest.read(0)
        if news["table"]["phase"] == "over":
            return int(news["view"]["result"]["labels"]["epilogue"])
        if question := news["question"]:
            picks = question["options"][: max(question["min"], 1)]
            guest.order("act", seat=0, question=question["number"], picks=picks)
    raise AssertionError("it doesn't end")


@pytest.fixture
def club(client: httpx.Client) -> Club:
    return Club(client)


def test_two_games_of_a_group(club, client):
    guest = Guest.alone(client, group=club.code)
    assert guest.read()["table"]["group"] == {"name": "Thursdays", "kept": {"unlocked": []}}
    assert club.read()["games"] == 0
    first = play(guest)
    group = club.after(1)
    (played,) = group["played"]
    assert group["kept"] == {"lockdown": {"unlocked": [first]}}
    assert (played["game"], played["names"][0], played["bots"]) == ("lockdown", "Zoe", [1, 2])
    assert time.time() - 600 < played["at"] < time.time() + 1
    won = int(0 in played["winners"])
    assert group["people"] == [{"name": "Zoe", "games": 1, "won": won, "lies": 0}]
    again = Guest.alone(client, group=club.code)
    assert again.read(0)["view"]["options"]["unlocked"] == [first]
    second = play(again)
    assert second != first
    group = club.after(2)
    assert group["kept"] == {"lockdown": {"unlocked": [first, second]}}
    assert [one["labels"] for one in group["played"]] == [{"epilogue": second}, {"epilogue": first}]
    assert group["people"][0]["games"] == 2


def test_a_host_chooses_a_group_in_the_lobby_and_those_who_sit_there_get_its_code(club, client):
    host = Guest.host(client, 3)
    friend, stranger = host.friend(), Guest(client, host.code, "")
    assert host.get("/group").json() is None
    assert choose(host, club.code).json() == {"code": club.code, "name": "Thursdays"}
    assert stranger.read()["table"]["group"] == {"name": "Thursdays", "kept": {"unlocked": []}}
    for nobody in (friend, stranger):
        refused(nobody.get("/group"), 403, "table-stranger", "en")
    friend.do("sit", seat=1, name="Bo", colour=1)
    assert friend.get("/group").json() == {"code": club.code, "name": "Thursdays"}
    assert club.code not in stranger.get().text
    with unchanged(host, friend):
        refused(choose(friend, ""), 403, "table-host-only", "en")
        refused(choose(stranger, ""), 403, "table-stranger", "en")
    assert choose(host, "").json() is None
    assert host.read()["table"]["group"] is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_wrong_is_told(club, client, language):
    client.headers["Accept-Language"] = language
    host = Guest.host(client, 3)
    with unchanged(host):
        refused(choose(host, "NOSUCH"), 404, "group-unknown", language, code="NOSUCH")
    order = {"game": "lockdown", "players": 3, "group": "NOSUCH"}
    refused(client.post("/api/tables", json=order), 404, "group-unknown", language, code="NOSUCH")
    refused(client.get("/api/groups/NOSUCH"), 404, "group-unknown", language, code="NOSUCH")
    for name in ("", " ", "x" * 41, "\x07"):
        refused(client.post("/api/groups", json={"name": name}), 409, "group-bad-name", language, most=40)
        refused(club.rename(name, club.secret), 409, "group-bad-name", language, most=40)
    for secret in ("wrong", "x" * 32, host.secret):
        refused(club.rename("Mine", secret), 403, "group-not-yours", language)
        refused(club.delete(secret), 403, "group-not-yours", language)
    for body in ({"name": 5}, {}, {"name": "x", "games": 9}, []):
        assert client.post("/api/groups", json=body).status_code == 400
    assert club.read()["name"] == "Thursdays"


def test_whoever_made_it_renames_and_deletes_it(server, club, client):
    renamed = club.rename("  Fridays ", club.secret).json()
    assert (renamed, club.read()["name"]) == ({"code": club.code, "name": "Fridays"}, "Fridays")
    host = Guest.host(client, 3, group=club.code)
    assert club.delete(club.secret).status_code == 204
    refused(client.get(club.address), 404, "group-unknown", "en", code=club.code)
    refused(club.delete(club.secret), 404, "group-unknown", "en", code=club.code)
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        found = database.execute("SELECT count(*) FROM groups WHERE code = ?", (club.code,)).fetchone()
    assert found == (0,)
    host.do("sit", seat=0, name="Zoe", colour=0)
    for seat in (1, 2):
        host.do("bot", seat=seat, bot="random")
    host.do("start")
    assert host.read(0)["view"]["options"]["unlocked"] is None, "its tables go on without it"


def test_an_address_makes_so_many_groups(tmp_path):
    with Server(tmp_path, "--groups-per-day", "2") as server, server.client() as client:
        for _ in range(2):
            Club(client)
        for language in ("en", "fr"):
            client.headers["Accept-Language"] = language
            refused(client.post("/api/groups", json={"name": "x"}), 429, "server-groups", language)


def test_a_killed_server_loses_no_game_and_doubles_none(tmp_path):
    """It is killed at the end of a game, time and again."""
    with Server(tmp_path) as server, server.client() as client:
        club = Club(client)
        for games in (1, 2, 3):
            guest = Guest.alone(client, group=club.code)
            play(guest)
            server.kill()
            server.start()
            assert club.after(games)["games"] == games
        group = club.read()
        assert len(group["played"]) == 3
        assert len(set(group["kept"]["lockdown"]["unlocked"])) == 3
