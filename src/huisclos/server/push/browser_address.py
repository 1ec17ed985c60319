"""What a browser hands out so that it can be reached; and which of that is believed."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from msgspec import Meta, Struct

from huisclos.server.push.posting import is_this_machine
from huisclos.table.values.refused import Refused
from huisclos.words import Language

AUTH_BYTES = 16
USUAL_PORT = 443
Endpoint = Annotated[str, Meta(max_length=1000, pattern=r"\Ahttps?://[!-~]+\Z")]
"""Printed on one line: it becomes part of a request."""


class Keys(Struct, frozen=True):
    """With them a message is encrypted for that browser alone."""

    p256dh: Annotated[str, Meta(max_length=88)]
    auth: Annotated[str, Meta(max_length=24)]


class Subscription(Struct, frozen=True):
    """As `PushSubscription.toJSON()` has it, and the language to be called in."""

    endpoint: Endpoint
    keys: Keys
    language: Language


def check(given: Subscription, *, loopback: bool) -> None:
    """Refused for what no push service gives out; `loopback`: one on this machine will do, for trying out."""
    try:
        service = urlsplit(given.endpoint)
        port, host = service.port or USUAL_PORT, service.hostname or ""
        public_key(given.keys.p256dh)
        whole = len(decoded(given.keys.auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        raise Refused("server-push-subscription") from None
    here = loopback and is_this_machine(host)
    usual = service.scheme == "https" and port == USUAL_PORT
    if not (whole and host and (usual or here)) or "@" in service.netloc or service.fragment:
        raise Refused("server-push-subscription")


def public_key(p256dh: str) -> EllipticCurvePublicKey:
    """ValueError if it is none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))


def decoded(text: str) -> bytes:
    """What a browser has written without padding."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
