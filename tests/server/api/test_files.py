"""Files for options over HTTP: what the operator has, what a host brings, and a dry run."""

import json

import pytest

from tests.server.refusing import refused, unchanged
from tests.support.serving import Guest, Server

LISTED = "/api/games/telegrams/files"


@pytest.fixture(scope="module")
def folder(office):
    folder = office.data / "files" / "telegrams"
    folder.mkdir(parents=True)
    (folder / "plain.txt").write_text("un\ndeux\n")
    (folder / "bom.csv").write_bytes("été\n".encode("utf-8-sig"))
    (folder / "windows.txt").write_bytes("élan\r\nœuf\r\n".encode("cp1252"))
    (folder / "wide.csv").write_bytes("été\nœuf\nnoël\n".encode("utf-16"))
    (folder / "broken.txt").write_text("good\nb4d\nworse!\n")
    (folder / "binary.txt").write_bytes(b"\x81\x8d\xff")
    (folder / "long.txt").write_text("a" * 300_001)
    (folder / "notes.md").write_text("not for the game")
    (folder / ".hidden.txt").write_text("hidden")
    (folder / "folder.txt").mkdir()
    (office.data / "files" / "outside.txt").write_text("outside")
    return folder


@pytest.fixture(params=["en", "fr"])
def language(request):
    return request.param


@pytest.fixture
def speaker(office, language):
    with office.client(**{"Accept-Language": language}) as client:
        yield client


@pytest.fixture
def host(speaker):
    return Guest.host(speaker, 2, game="telegrams")


def wrong(answer, language):
    """A bad file gets all its lines told."""
    assert answer.status_code == 400
    assert answer.json()["key"] == "error-bad-file"
    text = answer.json()["text"]
    why = {"en": "a word has letters only", "fr": "un mot n’a que des lettres"}[language]
    assert text.count(why) == 2
    assert "2" in text
    assert "3" in text


@pytest.mark.usefixtures("folder")
def test_the_operators_files_are_listed_with_what_is_wrong_with_them(speaker, language):
    files = {file["name"]: file for file in speaker.get(LISTED).raise_for_status().json()}
    assert list(files) == [
        "binary.txt",
        "bom.csv",
        "broken.txt",
        "long.txt",
        "plain.txt",
        "wide.csv",
        "windows.txt",
    ]
    assert {file["setting"] for file in files.values()} == {"book"}
    good = {name: file["size"] for name, file in files.items() if not file["trouble"]}
    assert good == {"bom.csv": 1, "plain.txt": 2, "wide.csv": 3, "windows.txt": 2}
    why = {"en": "a word has letters only", "fr": "un mot n’a que des lettres"}[language]
    assert files["broken.txt"]["trouble"].count(why) == 2


def test_a_file_that_was_mended_is_listed_anew(office, speaker, folder):
    file = folder / "mended.txt"
    file.write_text("1")
    assert next(one for one in speaker.get(LISTED).json() if one["name"] == file.name)["trouble"]
    file.write_text("one")
    assert not next(one for one in speaker.get(LISTED).json() if one["name"] == file.name)["trouble"]
    file.unlink()


def test_a_game_without_files_or_without_a_folder_has_none(speaker, server, tmp_path):
    assert speaker.get("/api/games/lockdown/files").json() == []
    with Server(tmp_path, telegrams="tests.toy_games.telegrams:Telegrams") as bare, bare.client() as client:
        assert client.get(LISTED).json() == []


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("file", "text", "size"),
    [("mine.txt", "a\nb\nc", 3), ("plain.txt", None, 2), ("bom.csv", None, 1), ("windows.txt", None, 2)],
)
def test_a_host_chooses_a_file_and_plays_with_it(host, file, text, size):
    answer = host.load("book", file, text).raise_for_status().json()
    assert answer == {"number": host.read()["number"], "doubts": []}
    assert host.read()["table"]["files"] == {"book": {"name": file, "size": size}}
    host.do("sit", seat=0, name="Ana", colour=0)
    host.do("bot", seat=1, bot="random")
    host.do("start")
    assert host.read(0)["view"]["options"]["book"] == size
    assert host.order("unload", setting="book").json()["key"] == "table-not-lobby"


def test_what_may_be_a_slip_is_told_to_the_host_in_their_language_and_the_file_is_used(speaker, language):
    host = Guest.host(speaker, 2, game="critico-ville")
    text = "theme,question,answer,explanation\nhastty,q,a,e\n"
    told = {"en": "did you mean the theme “Hasty generalisation”?", "fr": "Généralisation hâtive"}[language]
    (doubt,) = host.load("pack", "mine.csv", text).raise_for_status().json()["doubts"]
    assert told in doubt
    assert host.read()["table"]["files"] == {"pack": {"name": "mine.csv", "size": 1}}
    brought = {"setting": "pack", "file": "mine.csv", "text": text}
    checked = speaker.post("/api/games/critico-ville/files/check", json=brought).json()
    assert checked == {"size": 1, "doubts": [doubt]}


@pytest.mark.usefixtures("folder")
def test_a_file_that_cant_be_used_is_refused_with_all_that_is_wrong(host, language):
    host.load("book", "mine.txt", "word").raise_for_status()
    with unchanged(host):
        wrong(host.load("book", "broken.txt"), language)
        wrong(host.load("book", "broken.txt", "good\nb4d\nworse!"), language)
        refused(host.load("book", "binary.txt"), 409, "table-file-text", language, file="binary.txt")
        refused(host.load("book", "long.txt"), 409, "table-file-long", language, file="long.txt", most=300)
        kinds = {"file": "a.exe", "kinds": [".txt", ".csv"]}
        refused(host.load("book", "a.exe", "word"), 409, "table-file-kind", language, **kinds)
        refused(host.load("rounds", "a.txt", "word"), 400, "error-no-file", language, setting="rounds")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "name",
    [
        "../outside.txt",
        "..",
        ".hidden.txt",
        "folder.txt",
        "/etc/passwd",
        "none.txt",
        "plain.txt\x00",
        "./plain.txt",
    ],
)
def test_a_name_never_leads_out_of_the_folder(host, language, name):
    with unchanged(host):
        refused(host.load("book", name), 404, "table-no-file", language, file=name)
    check = host.client.post(f"{LISTED}/check", json={"setting": "book", "file": name})
    refused(check, 404, "table-no-file", language, file=name)


@pytest.mark.usefixtures("folder")
def test_only_the_host_chooses(host, language):
    friend = host.friend()
    stranger = Guest(host.client, host.code, "")
    friend.do("sit", seat=0, name="Bo", colour=1)
    with unchanged(host, friend):
        refused(friend.load("book", "a.txt", "word"), 403, "table-host-only", language)
        refused(friend.load("book", "plain.txt"), 403, "table-host-only", language)
        refused(stranger.load("book", "a.txt", "word"), 403, "table-stranger", language)
    nowhere = Guest(host.client, "NOSUCH", host.secret)
    refused(nowhere.load("book", "plain.txt"), 404, "table-unknown", language, code="NOSUCH")


def test_a_file_is_no_command(host, language):
    order = {"setting": "book", "file": "a.txt", "text": "word"}
    with unchanged(host):
        refused(host.order("load", **order), 400, "server-bad-request", language)


BOOK = {"setting": "book", "file": "a.txt"}
WRONG = [
    {},
    {"setting": "book"},
    {**BOOK, "text": 5},
    {**BOOK, "setting": "b" * 41},
    {**BOOK, "file": "a" * 101},
    {**BOOK, "text": "a" * 300_001},
    {**BOOK, "more": 1},
]


@pytest.mark.parametrize("body", WRONG, ids=range(len(WRONG)))
def test_what_cant_be_understood(host, language, body):
    with unchanged(host):
        for path in (f"/api/tables/{host.code}/files", f"{LISTED}/check"):
            answer = host.client.post(path, json=body, headers=host.key)
            refused(answer, 400, "server-bad-request", language)


@pytest.mark.usefixtures("folder")
def test_a_file_can_be_tried_without_a_table(speaker, language):
    def check(**brought):
        return speaker.post(f"{LISTED}/check", json={"setting": "book", **brought})

    for brought in ({"file": "mine.txt", "text": "a\nb"}, {"file": "plain.txt"}):
        assert check(**brought).json() == {"size": 2, "doubts": []}
    wrong(check(file="broken.txt"), language)
    wrong(check(file="mine.txt", text="a\n1\n2"), language)
    answer = speaker.post("/api/games/chess/files/check", json={"setting": "book", "file": "a.txt"})
    assert (answer.status_code, answer.json()["key"]) == (404, "error-unknown-game")


def test_a_long_file_goes_through(host):
    text = "mot\n" * 75_000
    assert host.load("book", "long.csv", text).status_code == 200
    assert host.read()["table"]["files"]["book"]["size"] == 75_000


def test_files_come_less_often_than_other_requests(tmp_path):
    flags = ("--heavy-per-minute", "2")
    with (
        Server(tmp_path, *flags, telegrams="tests.toy_games.telegrams:Telegrams") as server,
        server.client() as client,
    ):
        host = Guest.host(client, 2, game="telegrams")
        assert [host.load("book", "a.txt", "word").status_code for _ in range(3)] == [200, 200, 429]
        assert host.get().status_code == 200


def test_what_is_in_a_file_is_in_no_message_and_no_log(office, host):
    host.load("book", "mine.txt", "xyzzysecret").raise_for_status()
    assert "xyzzysecret" not in json.dumps([host.read(), Guest(host.client, host.code, "").read()])
    assert "xyzzysecret" not in office.log
