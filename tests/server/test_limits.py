"""Too often: whoever sends more than is allowed is told so, and what was too much isn't done."""

import sqlite3

from tests.server.refusing import refused, says
from tests.serving import Guest, Server, Wire


def stored(server, code):
    """How many deeds of a table are in the database."""
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return database.execute("SELECT count(*) FROM lines WHERE code = ?", (code,)).fetchone()[0]


def test_too_many_requests(tmp_path):
    with Server(tmp_path, "--requests-per-minute", "6") as server, server.client() as client:
        host = Guest.host(client)
        before = stored(server, host.code)
        answers = [client.get(f"/api/tables/{host.code}") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 5
        for language in ("en", "fr"):
            client.headers["Accept-Language"] = language
            refused(client.get(f"/api/tables/{host.code}"), 429, "table-too-fast", language)
            refused(host.order("sit", seat=0, name="Ana", colour=0), 429, "table-too-fast", language)
        assert stored(server, host.code) == before
        assert client.get("/healthz").status_code == 200
        assert client.get("/metrics").status_code == 200


def test_too_many_commands_on_a_socket(tmp_path):
    """And after a pause one may send again."""
    with Server(tmp_path, "--commands-per-second", "1") as server, server.client() as client:
        host = Guest.host(client)
        host.do("sit", seat=0, name="Ana", colour=0)
        done = []
        for language in ("en", "fr"):
            with Wire(host, language=language) as wire:
                for number in range(60):
                    order = {"do": "chat", "seat": 0, "text": f"{language}{number}"}
                    wire.send({"name": f"{language}{number}", "command": order})
                answers = [wire.answer() for _ in range(60)]
                while wire.order("stand", seat=1)["key"] == "table-too-fast":
                    pass
            refusals = [answer for answer in answers if answer["type"] == "refused"]
            for refusal in refusals:
                says(refusal, "table-too-fast", language)
            assert [answer["type"] for answer in answers[:2]] == ["done", "done"]
            assert refusals
            done += [answer["name"] for answer in answers if answer["type"] == "done"]
        assert [line["text"] for line in host.read()["chat"]] == done
