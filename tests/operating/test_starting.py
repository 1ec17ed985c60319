"""What keeps a server from starting is told in one line, in the operator's language; nothing is changed."""

import signal
import socket
import sqlite3
import sys

import pytest

from huisclos.cli import main
from huisclos.server.database.migrate import migrate
from huisclos.words import Words
from tests.operating.conftest import Ran, told
from tests.support.serving import PATIENCE, Guest, free_port


@pytest.fixture
def start(monkeypatch, capsys, tmp_path):
    """`huisclos serve` inside this process, in a language: it must leave by itself."""

    def serve(language, *flags):
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        folder = () if "--data" in flags else ("--data", str(tmp_path / "data"))
        signal.signal(signal.SIGALRM, lambda *_: sys.exit("it has started"))
        signal.alarm(PATIENCE)
        try:
            main(["serve", *folder, *map(str, flags)])
        except SystemExit as left:
            return Ran(left.code, *capsys.readouterr())
        finally:
            signal.alarm(0)

    return serve


LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@LANGUAGES
@pytest.mark.parametrize("port", ["80000", "65536", "0"])
def test_a_number_that_is_no_port(start, language, port):
    told(start(language, "--port", port), language, "server-port", port=port, most="65535")


@LANGUAGES
def test_a_port_in_use(start, language):
    with socket.create_server(("127.0.0.1", free_port())) as taken:
        port = taken.getsockname()[1]
        ran = start(language, "--port", port)
    told(ran, language, "server-port-in-use", host="127.0.0.1", port=str(port))


@LANGUAGES
@pytest.mark.parametrize("host", ["203.0.113.7", "256.256.256.256", "x" * 100, ""])
def test_an_address_that_is_not_here(start, language, host):
    told(start(language, "--host", host), language, "server-address", host=host, problem="…")


@LANGUAGES
@pytest.mark.parametrize("folder", ["file/inside", "/proc/nowhere", "/proc/sys"])
def test_a_folder_that_cant_be_made_or_written(start, language, folder, tmp_path):
    (tmp_path / "file").touch()
    ran = start(language, "--data", tmp_path / folder)
    told(ran, language, "server-folder", folder=str(tmp_path / folder), problem="…")


def other_program(file):
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE songs (title)")


@LANGUAGES
@pytest.mark.parametrize(
    "spoil",
    [lambda file: file.write_bytes(b"no database" * 1000), other_program],
    ids=["garbage", "another's"],
)
def test_a_database_that_is_none_of_ours(start, language, spoil, tmp_path):
    database = tmp_path / "data" / "tables.sqlite"
    database.parent.mkdir()
    spoil(database)
    before = database.read_bytes()
    told(
        start(language, "--port", free_port()),
        language,
        "server-broken-database",
        file=str(database),
        problem="…",
    )
    assert database.read_bytes() == before


@LANGUAGES
def test_a_database_of_a_newer_version(start, language, tmp_path):
    database = tmp_path / "data" / "tables.sqlite"
    migrate(database)
    with sqlite3.connect(database) as newer:
        known = newer.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    ran = start(language, "--port", free_port())
    told(ran, language, "server-newer-database", file=str(database), form="9999", known=known)
    assert database.read_bytes() == before


@LANGUAGES
@pytest.mark.parametrize(
    ("flag", "values", "key", "name"),
    [
        (
            "--public-address",
            [
                "play.example.org",
                "ftp://x.org",
                "https://",
                "https://a.org/?x",
                "https://u@a.org",
                "https://a.org/a b",
                "https://a.org:99999",
                "https://a.org/../b",
                "https://[::1",
            ],
            "server-public-address",
            "address",
        ),
        ("--proxy", ["example.org", "127.0.0.1/99", "*", ""], "server-proxy", "proxy"),
        ("--keep-lobbies", ["0", "-1", "nan", "inf", "soon"], "server-days", "days"),
        ("--keep-games", ["0", "never"], "server-days", "days"),
        ("--requests-per-minute", ["0", "-1"], "server-limit", "value"),
        ("--request-seconds", ["0.0", "nan"], "server-limit", "value"),
    ],
)
def test_a_setting_that_cant_be(start, language, flag, values, key, name):
    for value in values:
        told(start(language, f"{flag}={value}"), language, key, **{name: value, "flag": flag})


def test_a_second_server_is_told_who_has_the_folder_and_a_killed_one_has_it_no_more(opened, start):
    """Also with processes of bots that may outlive it for a moment."""
    server = opened()
    with server.client() as client:
        guest = Guest.alone(client)
    holder = {"process": str(server.process.pid), "since": "…", "address": f"{server.url}/"}
    for language in ("en", "fr"):
        ran = start(language, "--port", free_port())
        told(ran, language, "server-folder-in-use", folder=str(server.data), **holder)
    server.kill()
    server.start()
    with server.client() as client:
        assert Guest(client, guest.code, guest.secret).read()["table"]["phase"] == "playing"


def test_a_fresh_start_tells_where_the_table_is_and_nothing_else(opened):
    """Also once a game with bots has begun, which starts processes."""
    server = opened()
    with server.client() as client:
        Guest.alone(client)
    assert server.log == Words("en").text("server-ready", {"address": f"{server.url}/"}) + "\n"
