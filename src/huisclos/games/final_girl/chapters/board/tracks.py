"""FG-2.10, FG-2.13, FG-2.15: health, time and horror."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Effect, Something
from huisclos.engine.rules.step import Answers
from huisclos.games.final_girl.chapters.board.bloodlust import Rise
from huisclos.games.final_girl.chapters.board.health import hurt_girl
from huisclos.games.final_girl.state.state import ACTION, TOP, Film

Amount = Annotated[int, Meta(ge=-20, le=20), Something()]
Some = Annotated[int, Meta(ge=1, le=20)]


class Time(Effect, frozen=True):
    """FG-2.13: time is gained or lost.

    ```toml
    { type = "Time", by = -1 }
    ```
    """

    by: Amount

    def go(self, s: Film, answers: Answers) -> None:
        change_time(s, self.by)


class Horror(Effect, frozen=True):
    """FG-2.15: horror rises or falls.

    ```toml
    { type = "Horror", by = 1 }
    ```
    """

    by: Amount

    def go(self, s: Film, answers: Answers) -> None:
        change_horror(s, self.by)


class Health(Effect, frozen=True):
    """FG-2.10, FG-4.8: she recovers health, or loses some, and can't help it.

    ```toml
    { type = "Health", by = -1 }
    ```
    """

    by: Amount

    def go(self, s: Film, answers: Answers) -> None:
        if self.by > 0:
            heal(s, self.by)
        else:
            hurt_girl(s, -self.by)


class Rest(Effect, frozen=True):
    """FG-2.10: an Action card gives health back; other cards may add to it.

    ```toml
    { type = "Rest", by = 2 }
    ```
    """

    by: Some

    def go(self, s: Film, answers: Answers) -> None:
        heal(s, s.value("heal", self.by))


class NextTime(Effect, frozen=True):
    """Her next Action phase starts with so much time.

    ```toml
    { type = "NextTime", time = 12 }
    ```
    """

    time: Some

    def go(self, s: Film, answers: Answers) -> None:
        s.next_time = min(self.time, s.box.figures.most_time)
        s.tell("next-time", time=s.next_time)


def change_time(s: Film, by: int) -> None:
    """FG-2.13: once below zero it stays there until Planning. Outside her Action phase it stops at zero."""
    if by == 0 or (by > 0 and s.time < 0):
        return
    least = -1 if s.phase == ACTION else min(0, s.time)
    s.time = max(least, min(s.time + by, s.box.figures.most_time))
    s.tell("time", by=by, time=s.time)


def change_horror(s: Film, by: int) -> None:
    """FG-2.15: beyond the ends of the track there is time to be gained, and bloodlust to be feared."""
    wanted = s.horror + by
    s.horror = max(0, min(wanted, TOP))
    if by:
        s.tell("horror", by=by, horror=s.horror)
    if wanted < 0:
        change_time(s, -wanted)
    s.follow([Rise()] * (wanted - TOP))


def heal(s: Film, by: int) -> None:
    """FG-2.10: never above what she started with."""
    gained = min(by, s.heroine.health - 1 - s.health)
    if gained > 0:
        s.health += gained
        s.tell("healed", by=gained, health=s.health + 1)
