"""The key by which push services know this house (VAPID): made once, and readable by nobody else."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, VapidException
from py_vapid.utils import b64urlencode

from huisclos.server.machine.public_address import PublicAddress
from huisclos.server.machine.starting import CantStart

NAME = "push.pem"
NOBODY = "mailto:table@localhost"
"""Whom a push service may turn to, where the house has no address in public."""


class PushKey:
    """Of one data folder."""

    def __init__(self, folder: Path, public: PublicAddress | None) -> None:
        """CantStart if there is none and none can be made, or what is there is no key."""
        file = folder / NAME
        try:
            if not file.exists():
                _make(file)
            self._vapid = Vapid.from_pem(file.read_bytes())
        except OSError as problem:
            raise CantStart.at(folder, problem) from None
        except (ValueError, VapidException):
            raise CantStart("server-push-key", file=str(file)) from None
        self._contact = public.origin if public and public.scheme == "https" else NOBODY

    @property
    def public(self) -> str:
        """As browsers want it: only who has the other half can reach those who subscribe with it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        text: str = b64urlencode(point)
        return text

    def headers(self, endpoint: str) -> dict[str, str]:
        """They tell a push service who comes."""
        service = urlsplit(endpoint)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def _make(file: Path) -> None:
    """Wholly or not at all."""
    fresh = Vapid()
    fresh.generate_keys()
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(fresh.private_pem())
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)
