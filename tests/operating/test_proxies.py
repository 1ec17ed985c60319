"""Behind nginx and behind Caddy, as the page on operating has them: TLS, sockets, public address, a path."""

import json
import ssl
import subprocess

import httpx
import pytest
from websockets.sync.client import connect

from tests.operating.machine import NAME, Machine, blocks, section
from tests.support.serving import Guest, Server

CERTIFICATE = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost"
CERTIFICATE += " -addext subjectAltName=DNS:localhost"


@pytest.fixture(scope="module")
def front(packages, tmp_path_factory):
    """A machine of its own with a certificate."""
    with Machine(tmp_path_factory.mktemp("front")) as front:
        ssl_files = front.folder / "etc/ssl"
        for name in ("certs", "private"):
            (ssl_files / name).mkdir()
        front.key, front.certificate = ssl_files / f"private/{NAME}.key", ssl_files / f"certs/{NAME}.pem"
        subprocess.run(
            [*CERTIFICATE.split(), "-keyout", front.key, "-out", front.certificate],
            check=True,
            capture_output=True,
        )
        front.trust = ssl.create_default_context(cafile=front.certificate)
        yield front


def nginx(front, path):
    (text,) = blocks("nginx", section("Behind nginx"))
    text = (
        front.mine(text)
        .replace("listen 443", f"listen {front.public_port}")
        .replace(f" {NAME};", " localhost;")
    )
    if path:
        text = text.replace("location / {", f"location {path}/ {{")
    (front.folder / "etc/nginx/sites-enabled/huisclos.conf").write_text(text)
    (commands,) = blocks("sh", section("Behind nginx"))
    return commands


def caddy(front, path):
    (text,) = blocks("caddy", section("Under a path" if path else "Behind Caddy"))
    home = f"localhost:{front.public_port} {{\n    tls {front.certificate} {front.key}"
    options = f"{{\n    admin off\n    auto_https off\n    storage file_system {front.folder}/tmp/caddy\n}}\n"
    (front.folder / "etc/caddy/Caddyfile").write_text(options + front.mine(text).replace(f"{NAME} {{", home))
    (commands,) = blocks("sh", section("Behind Caddy"))
    return commands


@pytest.mark.parametrize("path", ["", "/games"], ids=["at the root", "under a path"])
def test_people_play_through_it(front, path, tmp_path):
    public = f"https://localhost:{front.public_port}{path}"
    flags = (
        "--public-address",
        public,
        "--proxy",
        "127.0.0.1",
        "--requests-per-minute",
        "60",
        "--bot-pause",
        "0",
    )
    server = Server(tmp_path / "data", *flags)
    server.port = front.port
    with server:
        for name, install, me in (("nginx", nginx, "127.0.0.2"), ("caddy", caddy, "127.0.0.3")):
            front.run(install(front, path))
            try:
                visit(front, server, public, path, me)
            finally:
                front.run(f"systemctl stop {name}")


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


def visit(front, server, public, path, me):
    """Somebody with an address that isn't the proxy's."""
    transport = httpx.HTTPTransport(verify=front.trust, retries=10, local_address=me)
    with httpx.Client(base_url=public, transport=transport, timeout=30) as client:
        assert f'content="{path}"' in client.get("/").text
        assert client.get("/metrics").status_code == 404
        client.headers["Origin"] = public.removesuffix(path)
        guest = Guest.alone(client)
        assert client.get("/api/games", headers={"Origin": "https://evil.org"}).status_code == 403
        assert guest.get("/qr.svg").status_code == 200
        line = f"{public.replace('https', 'wss')}/api/tables/{guest.code}/socket"
        with connect(line, ssl=front.trust, origin=client.headers["Origin"]) as socket:
            socket.send(json.dumps({"secret": guest.secret, "seat": 0}))
            news = json.loads(socket.recv(timeout=60))
            assert news["message"]["table"]["code"] == guest.code
        foreign = {**UPGRADE, "Origin": "https://evil.org"}
        assert client.get(f"/api/tables/{guest.code}/socket", headers=foreign).status_code == 403
        pretending = {"X-Forwarded-For": "203.0.113.9"}
        answers = (client.get("/api/languages", headers=pretending).status_code for _ in range(300))
        assert 429 in answers
    with server.client(Host=public.split("/")[2]) as direct:
        direct.headers["X-Forwarded-For"] = "203.0.113.9"
        assert direct.get("/api/languages").status_code == 200, "nobody used up what is another's"
