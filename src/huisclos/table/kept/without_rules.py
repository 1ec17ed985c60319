"""Deeds gone through by heart, where the rules they were done under are no more.

Who sits where, what was arranged and what was written is followed; what the rules did isn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from huisclos.table.deeds.by_house import Close, Open, Upgrade
from huisclos.table.deeds.in_game import Act, Answer, AskBack, Consent, GoWithout, Quiet, Say, Seal
from huisclos.table.deeds.in_lobby import Arrange, Load, PutBot, Rematch, Start, Unload, Use
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.option_files import Loaded
from huisclos.table.values.refused import Doer
from huisclos.table.values.unplayed import Unplayed


class ByHeart(Deed, frozen=True):
    """A deed as it is remembered. It was allowed when it was done."""

    deed: Deed
    ends: bool
    """With it, a game came to its end."""

    def is_private(self) -> bool:
        """As it was then; an end was no secret."""
        return self.deed.is_private() and not self.ends

    def done(self, table: Table, doer: Doer) -> None:
        """Nothing of it asks the rules."""
        self._follow(table, doer)
        unplayed = table.asking.unplayed
        if self.ends and unplayed:
            unplayed.over = True

    def _follow(self, table: Table, doer: Doer) -> None:
        company, asking = table.company, table.asking
        match self.deed:
            case Open() as deed:
                table.open(deed.game, deed.version, deed.secret, deed.language)
                company.lay(deed.players, deed.options, deed.clock)
            case Arrange() as deed:
                company.lay(deed.players, deed.options, deed.clock)
            case Load() as deed:
                with suppress(Exception):  # a game that is gone or has changed reads its files otherwise
                    deed.done(table, doer)
            case Use() as deed:
                company.lay_file(deed.setting, Loaded(deed.file, deed.value))
                company.brought += 1
            case Unload(setting=setting):
                company.drop_file(setting)
            case PutBot() as deed:
                deed.put(table, doer)
            case Start():
                asking.unplayed, asking.peace = Unplayed(), asking.peace.next_game()
            case Quiet() as deed:
                asking.peace.hear(deed.seat, deed.prompt, ask=not deed.on)
            case Act() | Seal() | Close() | Say() | Answer() | GoWithout() | AskBack() | Consent():
                pass
            case Upgrade() as deed:
                table.version = deed.version
                if game := asking.unplayed:
                    asking.unplayed = Unplayed(game.over, deed.position, deed.trouble)
            case deed:
                deed.done(table, doer)


def by_heart(deeds: Sequence[Deed], *, over: bool) -> list[Deed]:
    """All of these; `over`: the last game among them has come to its end.

    What can be done only after a game says that it had ended, with the last answer before.
    """
    ends, last = set(), -1
    for number, deed in enumerate(deeds):
        if isinstance(deed, Act | Seal | Close | Quiet | Start):
            last = number
        elif isinstance(deed, Rematch):
            ends.add(last)
    if over:
        ends.add(last)
    return [ByHeart(deed, number in ends) for number, deed in enumerate(deeds)]
