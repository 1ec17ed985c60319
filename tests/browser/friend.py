"""Somebody who plays with others, and whose line is tapped."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.person import Person
from tests.following import Following


class Friend(Person):
    """A person whose line is tapped: `heard` is every frame that came or went."""

    def __init__(self, visit: Visit, seat: int, name: str, game: str = "lockdown") -> None:
        super().__init__(visit("about:blank"), game=game)
        self.seat = seat
        self.name = name
        self.heard: list[str] = []
        self.page.on("websocket", self._tap)

    def _tap(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.heard.append(str(frame)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        following = Following()
        heard = [json.loads(frame) for frame in self.heard]
        frames = [one for frame in heard for one in (frame if isinstance(frame, list) else [frame])]
        return [whole for frame in frames if "type" in frame and (whole := following.hear(frame))]

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.messages[-1]["question"]
        return found


def asked(friends: list[Friend]) -> list[Friend]:
    """Those who have something to choose, once somebody has; nobody once the game is over."""
    for _ in range(PATIENCE // 50):
        found = [friend for friend in friends if friend.options.count()]
        if found or all(friend.over.is_visible() for friend in friends):
            return found
        friends[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[friend.page.inner_text('body') for friend in friends]}")
