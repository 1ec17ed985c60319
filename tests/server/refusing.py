"""What a refusal has to be: one clear sentence in the reader's language, and nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from huisclos.words import Words
from tests.support.serving import Guest

LATER = (429, 503)
"""Where the same may be tried again, and the answer says when."""


def says(refusal: dict[str, Any], key: str, language: str, **args: Any) -> None:
    """The key, and its text in that language; what isn't given of its arguments may be anything."""
    assert (refusal["type"], refusal["key"]) == ("refused", key)
    begin, _, end = Words(language).text(key, {"problem": "@", **args}).partition("@")
    assert refusal["text"].startswith(begin)
    assert refusal["text"].endswith(end)


def refused(answer: httpx.Response, status: int, key: str, language: str, **args: Any) -> None:
    """The same over HTTP."""
    assert answer.status_code == status, answer.text
    assert (int(answer.headers.get("Retry-After", 0)) > 0) == (status in LATER)
    says(answer.json(), key, language, **args)


@contextmanager
def unchanged(*guests: Guest) -> Iterator[None]:
    """For each of them: all they can read of their table, and for whoever only watches."""
    before = [_all(guest) for guest in guests]
    yield
    assert [_all(guest) for guest in guests] == before


def _all(guest: Guest) -> list[dict[str, Any]]:
    own = guest.read()
    seats = [number for number, seat in enumerate(own["table"]["seats"]) if seat["yours"]]
    read = [own, *(guest.read(seat) for seat in seats), Guest(guest.client, guest.code, "").read()]
    for seat in (seat for message in read for seat in message["table"]["seats"]):
        del seat["bot_in"], seat["here"]  # time passes, and a line may just have ended
    return read


def post(guest: Guest, **request: Any) -> httpx.Response:
    """A command as it is, with all that is wrong with it."""
    return guest.client.post(f"/api/tables/{guest.code}/commands", **{"headers": guest.key, **request})
