"""Somebody who plays with others, and whose line is tapped."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.person import Person
from tests.support.following import Following

NAMES = ["Ana", "Bo", "Cy"]


class Friend(Person):
    """A person whose line is tapped: `heard` is every frame that came or went."""

    def __init__(self, visit: Visit, seat: int, name: str, game: str = "lockdown") -> None:
        super().__init__(visit("about:blank"), game=game)
        self.seat = seat
        self.name = name
        self.heard: list[str] = []
        self._read = 0
        self._following = Following()
        self._messages: list[dict[str, Any]] = []
        self.page.on("websocket", self._tap)

    def _tap(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.heard.append(str(frame)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        """All so far; each frame is read once."""
        heard = [json.loads(frame) for frame in self.heard[self._read :]]
        self._read += len(heard)
        frames = [one for frame in heard for one in (frame if isinstance(frame, list) else [frame])]
        self._messages += [
            whole for frame in frames if "type" in frame and (whole := self._following.hear(frame))
        ]
        return self._messages

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.messages[-1]["question"]
        return found

    def heard_of(self, seat: int) -> None:
        """Until it has come that this seat has answered."""
        for _ in range(PATIENCE // 50):
            if seat in self.messages[-1]["view"]["answered"]:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.name} never heard of {seat}")


def three(visit: Visit) -> list[Friend]:
    """Ana, Bo and Cy, each in a browser of their own, in a game that has just started."""
    ana, *others = friends = [Friend(visit, seat, name) for seat, name in enumerate(NAMES)]
    ana.page.goto("/")
    code = ana.open_table(ana.name)
    ana.button("page-fewer").click()
    for friend in others:
        friend.page.goto(f"/t/{code}")
        friend.sit(friend.name)
        friend.be_ready()
    ana.button("page-start").click()
    return friends


def asked(friends: list[Friend]) -> list[Friend]:
    """Those who have something to choose, once somebody has; nobody once the game is over."""
    for _ in range(PATIENCE // 50):
        found = [friend for friend in friends if friend.options.count()]
        if found or all(friend.over.is_visible() for friend in friends):
            return found
        friends[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[friend.page.inner_text('body') for friend in friends]}")
