"""Not to be asked something: the wish is kept once it is done, and nothing that is counted tells of it."""

from tests.support.serving import Guest, Server


def test_a_wish_outlives_the_server_and_is_counted_nowhere(tmp_path):
    with Server(tmp_path) as server, server.client() as client:
        guest = Guest.alone(client)
        prompt = guest.read(0)["question"]["prompt"]
        guest.do("chat", seat=0, text="hello")
        before = counted(client)
        guest.do("quiet", seat=0, prompt=prompt, on=True)
        assert counted(client) == before
        server.kill()
        server.start()
        assert guest.read(0)["quiet"] == [prompt]


def counted(client):
    """How many deeds and commits there were; nobody else is at this server."""
    figures = client.get("/metrics").text.splitlines()
    return [line for line in figures if line.startswith(("huisclos_deeds_total", "huisclos_commit_seconds"))]
