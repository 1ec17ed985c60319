"""DW-7: survivors who change sides of the table."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.chapters.colony.survivors import NewLeader
from huisclos.games.dead_of_winter.state.colony import Colony


class PassOn(Effect, frozen=True):
    """DW-10.2: each player gives one of their survivors to the next player on the left, all at once. What
    they carry goes along.

    ```toml
    { type = "PassOn" }
    ```
    """

    def ask(self, s: Colony) -> dict[int, Choice]:
        """Whoever has one only has nothing to choose."""
        givers, people = s.playing(), s.box.people
        if len(givers) < 2:
            return NOBODY_ASKED
        mine = {seat: s.mine(seat) for seat in givers}
        return {
            seat: Choice("pass-on", tuple([people[n] for n in group]), s.card_rule)
            for seat, group in mine.items()
            if len(group) > 1
        }

    def go(self, s: Colony, answers: Answers) -> None:
        givers = [seat for seat in s.playing() if s.mine(seat)]
        if len(givers) < 2:
            return
        given = [answers[seat][0].value if seat in answers else s.mine(seat)[0] for seat in givers]
        for seat, survivor, to in zip(givers, given, [*givers[1:], givers[0]], strict=True):
            s.owner[survivor] = to
            s.tell("passed-on", seat=f"seat:{seat}", survivor=s.said(survivor), other=f"seat:{to}")
        s.follow([NewLeader(seat) for seat, n in zip(givers, given, strict=True) if s.leader[seat] == n])
