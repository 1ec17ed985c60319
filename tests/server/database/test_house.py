"""A data folder of 0.9.1 under today's server: everything in it is there, and what was under way goes on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from base64 import b64decode
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import httpx
import pytest
from cryptography.hazmat.primitives.serialization import load_der_private_key

from huisclos.engine.game.installed import find
from huisclos.engine.match.public import replay
from huisclos.server.push.browser_address import decoded
from huisclos.words import Words
from tests.operating.conftest import huisclos, told
from tests.server.refusing import refused
from tests.support.pushing import Browser, PushService
from tests.support.serving import MANY, Guest, Server, Wire

pytestmark = pytest.mark.slow

HOUSE = Path(__file__).parent / "house-0.9.1"
NOTES = json.loads((HOUSE / "notes.json").read_text())
TABLES = NOTES["tables"]
OVER = [name for name in TABLES if name.endswith("-over")]
RECORDS = [*OVER, "lockdown"]
# Its tables grow old; no bot is too slow for a busy machine, and nobody too fast for an idle one.
FLAGS = ("--keep-lobbies", "off", "--think-seconds", "600", "--commands-per-second", "1000000")
FLAGS += ("--push-to-this-machine", "--bot-pause", "0", "--grace", "0", *MANY)

MOMENTARY = {"here", "bot_in"}
OF_THOSE_RULES = {"number", "events", "events_in_all", "after", "talk", "hints", "packs", "proof"}
"""What other rules don't know of a game: numbers, and what they can't tell again."""


def game_of(table: str) -> str:
    return "lockdown" if table == "lobby" else table.removesuffix("-over")


def same_rules(game: str) -> bool:
    return bool(find(game).meta.version == NOTES["rules"][game])


class Kept(NamedTuple):
    """What is in the archive."""

    folder: Path
    records: Path
    told: dict[str, Any]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    path = tmp_path_factory.mktemp("kept")
    with ZipFile(HOUSE / "house.zip") as archive:
        archive.extractall(path)
    return Kept(path / "folder", path / "records", json.loads((path / "told.json").read_text()))


class House:
    """Today's server on a copy of it, and what everybody was told when they came back."""

    def __init__(self, client: httpx.Client, browser: Browser, then: dict[str, Any]) -> None:
        self.client = client
        self.browser = browser
        self.now = {
            table: {reader: self.read(table, reader) for reader in readers}
            for table, readers in then["tables"].items()
        }
        self.group = self.shelf()

    def guest(self, table: str, who: str) -> Guest:
        guest = Guest(self.client, TABLES[table]["code"], TABLES[table]["secrets"].get(who, ""))
        guest.sent = 1000  # the tables know the names of the orders they had
        return guest

    def read(self, table: str, reader: str) -> Any:
        """What they are told, or why they aren't."""
        who, _, seat = reader.partition(" ")
        return self.guest(table, who).get(params={"seat": seat} if seat else {}).json()

    def shelf(self) -> Any:
        return self.client.get(f"/api/groups/{NOTES['group']['code']}").json()


@pytest.fixture(scope="module")
def house(kept: Kept, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house") / "data"
    shutil.copytree(kept.folder, folder)
    with PushService() as service:
        browser = Browser(service)
        browser.private = load_der_private_key(b64decode(NOTES["push"]["private"]), None)
        browser.auth = decoded(NOTES["push"]["auth"])
        with sqlite3.connect(folder / "tables.sqlite") as database:
            # That push service was on another port of this machine.
            database.execute("UPDATE bells SET endpoint = ?", (browser.endpoint,))
        with Server(folder, *FLAGS) as server, server.client() as client:
            yield House(client, browser, kept.told)
            assert '"level": "error"' not in server.log
    assert huisclos("check", "--data", folder).code == 0


# -- what is there ------------------------------------------------------------------------------------


def as_then(now: Any, then: Any, but: set[str]) -> Any:
    """As much of what is told now as was told then: there may be more today."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: as_then(now[name], then[name], but) for name in then.keys() & now.keys() - but}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(*both, but) for both in zip(now, then, strict=True)]
    return now


@pytest.mark.parametrize("table", TABLES)
def test_everybody_is_told_and_asked_what_they_were_then(house: House, kept: Kept, table: str) -> None:
    but = MOMENTARY if same_rules(game_of(table)) else MOMENTARY | OF_THOSE_RULES
    for reader, then in kept.told["tables"][table].items():
        now = house.now[table][reader]
        assert as_then(now, then, but) == as_then(then, then, but), now.get("text", reader)


def test_the_group_and_the_key_of_the_house(house: House, kept: Kept) -> None:
    assert house.group == kept.told["group"]
    assert house.group["games"] == len(house.group["played"]) == 2
    assert house.client.get("/api/push").json()["key"] == NOTES["push"]["key"]


def test_the_operators_commands(kept: Kept, tmp_path: Path) -> None:
    """Also before a server of today has seen it."""
    list_ = huisclos("tables", "--data", kept.folder)
    assert (list_.code, list_.out.count("\n")) == (0, len(TABLES) + 1)
    assert all(table["code"] in list_.out for table in TABLES.values())
    groups = huisclos("groups", "--data", kept.folder)
    assert NOTES["group"]["code"] in groups.out
    backup, other = tmp_path / "backup.sqlite", tmp_path / "other"
    assert huisclos("backup", backup, "--data", kept.folder).code == 0
    assert huisclos("restore", backup, "--data", other).code == 0
    for folder in (kept.folder, other):
        checked = huisclos("check", "--data", folder)
        assert checked.out.strip() == Words("en").text("check-whole", {"tables": len(TABLES), "damaged": 0})
        assert huisclos("tables", "--data", folder) == list_
        assert huisclos("groups", "--data", folder) == groups


# -- what is over -------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", OVER)
def test_what_is_over_can_be_watched_again_where_the_rules_are_the_same(
    house: House, kept: Kept, table: str
) -> None:
    record = json.loads((kept.records / f"{table}.json").read_text())
    shown, same = house.now[table]["nobody"], same_rules(game_of(table))
    assert shown["table"]["replays"] is same
    assert shown["view"]["result"]["winners"] == record["result"]["winners"]
    end = len(record["actions"])
    watched = house.client.post("/api/replay", json={"record": record, "first": end, "last": end})
    if same:
        assert house.guest(table, "Zoe").get("/games/0").json() == record
        (last,) = watched.raise_for_status().json()["frames"]
        assert last["view"]["board"] == shown["view"]["board"]
    else:
        known = find(record["game"]).meta.version
        refused(watched, 400, "error-version", "en", version=record["version"], known=known)


@pytest.mark.parametrize("table", RECORDS)
def test_a_saved_record_is_verified_or_says_which_rules_it_follows(kept: Kept, table: str) -> None:
    file = kept.records / f"{table}.json"
    record, ran = json.loads(file.read_text()), huisclos("verify", file, "--lang", "fr")
    known = find(record["game"]).meta.version
    if same_rules(record["game"]):
        assert ran.code == 0
        assert record["seed"] in ran.out.replace("\n", "")
    else:
        told(ran, "fr", "error-version", version=record["version"], known=known)


# -- what goes on -------------------------------------------------------------------------------------


def play(guest: Guest, seat: int) -> None:
    """Somebody on a device of their own, who does anything, to the end."""
    rng = random.Random(seat)
    with Wire(guest, seat=seat) as wire:
        wire.until(bool)
        answered = 0
        while (news := wire.news[-1])["table"]["phase"] == "playing":
            question = news["question"]
            if not question or not question["waits"] or question["number"] <= answered:
                wire.hear()
                continue
            answered = question["number"]
            most = question["max"]
            picks = rng.sample(question["options"], rng.randint(max(question["min"], min(1, most)), most))
            heard = wire.order("act", seat=seat, question=answered, picks=picks)
            assert heard["type"] == "done" or heard["key"] == "table-stale", heard


def end(house: House, table: str, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Its people play on, all but the first of them at once; the record of it replays."""
    people = [(house.guest(table, who), seat) for seat, who in enumerate(TABLES[table]["seats"])]
    with ThreadPoolExecutor() as devices:
        others = [devices.submit(play, *one) for one in people[1:]]
        meanwhile()
        play(*people[0])
        for other in others:
            other.result()
    host = people[0][0]
    shown = host.read(0)["table"]
    assert shown["phase"] == "over"
    record = host.get(f"/games/{shown['games']}").raise_for_status().json()
    assert replay(record).record() == record
    assert record["result"]


def test_lockdown_calls_whoever_is_away_and_its_end_is_on_the_shelf(house: House, kept: Kept) -> None:
    first = json.loads((kept.records / "lockdown.json").read_text())
    assert house.guest("lockdown", "Ana").get("/games/0").json() == first
    end(house, "lockdown", house.browser.hear)
    with Wire(house.guest("lockdown", "Ana")) as wire:
        wire.until(lambda news: len(news["table"]["group"]["kept"]["unlocked"]) == 2)
    shelf = house.shelf()
    assert (shelf["played"][0]["game"], shelf["played"][1:]) == ("lockdown", kept.told["group"]["played"])


def test_critico_ville_and_whoever_had_left_comes_back(house: House) -> None:
    bo = house.guest("critico-ville", "Bo")
    assert bo.read(1)["table"]["seats"][1]["bot"] == "steady"
    bo.do("return", seat=1)
    end(house, "critico-ville")


def test_final_girl_and_whoever_watches(house: House) -> None:
    bo = house.guest("final-girl", "Bo")
    bo.do("remark", name="Bo", text="You went in there.")
    assert [line["name"] for line in bo.read()["chat"]] == ["Bo", "Bo"]
    end(house, "final-girl")


def test_dead_of_winter_with_two_seats_of_one_person(house: House) -> None:
    end(house, "dead-of-winter")


def test_the_lobby_is_joined_and_started(house: House) -> None:
    ana, bo = house.guest("lobby", "Ana"), house.guest("lobby", "Bo")
    newcomer = ana.friend()
    newcomer.do("sit", seat=3, name="Mia", colour=4)
    for guest, seat in ((bo, 1), (newcomer, 3)):
        guest.do("ready", seat=seat, ready=True)
    ana.do("start")
    news = ana.read(0)
    assert news["table"]["phase"] == "playing"
    assert [seat["name"] for seat in news["table"]["seats"]][::3] == ["Ana", "Mia"]
    options = news["view"]["options"]
    assert options["late_drinks"]
    assert options["unlocked"]
