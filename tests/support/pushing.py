"""A push service on this machine, and the browsers that are reached through it."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from tests.support.serving import PATIENCE


def text(raw: bytes) -> str:
    """As browsers write it."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """What has subscribed, and can read what comes for it."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.service = service
        self.endpoint = f"{service.url}/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text(point), "auth": text(self.auth)}

    def subscription(self, language: str = "en") -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": self.keys, "language": language}

    def hear(self) -> dict[str, Any]:
        """The next message that comes for anybody: it has to be for this one."""
        path, headers, body = self.service.came.get(timeout=PATIENCE)
        assert self.endpoint.endswith(path)
        assert Vapid.verify(headers["Authorization"])
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(plain))


class PushService:
    """`with PushService() as service:`; it answers with `status`."""

    def __init__(self) -> None:
        self.came: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.status)
                self.send_header("Location", f"{service.url}/elsewhere")
                self.end_headers()
                service.came.put((self.path, dict(self.headers), body))

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
