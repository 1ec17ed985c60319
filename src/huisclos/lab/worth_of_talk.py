"""What talk is worth: how much of it leads to something, and whether those who talk win more often."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from msgspec import Struct

from huisclos.bots import hire
from huisclos.bots.taking_turns import drive
from huisclos.engine.game.bot import Bot
from huisclos.engine.match.public import new
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View


class Mute(Bot):
    """Plays like another bot, says nothing and answers nobody."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.rng)
        self.bot = bot

    def pick(self, view: View, choice: Choice) -> list[str]:
        return self.bot.pick(view, choice)


class Talked(Struct):
    """What came of a series of games."""

    games: int = 0
    said: int = 0
    led: int = 0
    """So many statements led to a deal, or to a verdict other than moot."""
    deals: int = 0
    kept: int = 0
    broken: int = 0
    won: float = 0.0
    """By those who talk; a shared victory is split."""
    forms: Counter[str] = Counter()
    made: Counter[str] = Counter()
    """By form: how often it was said, and how often a deal was made of it."""

    @property
    def share_led(self) -> float:
        return self.led / max(self.said, 1)

    @property
    def share_won(self) -> float:
        return self.won / max(self.games, 1)


def talked(game: str, bot: str, seats: str, games: int, seed: Any = 0) -> Talked:
    """A series; `seats` has a `t` for each that talks and an `m` for each mute one, shifted every game."""
    total = Talked(forms=Counter(), made=Counter())
    for number in range(games):
        talks = [seats[(seat + number) % len(seats)] == "t" for seat in range(len(seats))]
        match = new(game, ["?"] * len(seats), f"{seed}:{number}")
        bots = [hire(match, bot, random.Random(f"{seed}:{number}:{seat}")) for seat in range(len(seats))]
        _, result = drive(match, [one if talk else Mute(one) for one, talk in zip(bots, talks, strict=True)])
        total.games += 1
        total.won += sum(talks[seat] for seat in result.winners) / max(len(result.winners), 1)
        for entry in match.ledger():
            deal = entry.said.is_deal
            total.said += 1
            total.led += deal or entry.verdict != "moot"
            total.forms[entry.said.form] += 1
            if deal:
                total.deals += 1
                total.made[entry.said.form] += 1
                total.kept += entry.verdict == "kept"
                total.broken += entry.verdict == "broken"
    return total
