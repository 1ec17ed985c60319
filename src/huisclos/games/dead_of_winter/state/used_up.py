"""DW-3.6: what may be used once a turn or a round, and was. The use belongs to the card, whoever holds it."""

from __future__ import annotations

from huisclos.games.dead_of_winter.state.colony import Colony


def mark(holder: str, number: int, item: str = "") -> str:
    """What is noted: a survivor's ability, or an Item with the survivor who carries it, or with the player
    who has it back in the hand."""
    card = f"item:{item}+{holder}" if item else holder
    return f"{card}+turn:{number}"


def pass_on(s: Colony, item: str, giver: str, copies: int, taker: str) -> None:
    """One of so many equal Items goes to another holder; one that wasn't used goes first."""
    for number in range(len(s.box.items[item].use)):
        old, new = mark(giver, number, item), mark(taker, number, item)
        for spent in (s.spent, s.spent_round):
            if spent.count(old) >= copies:
                spent[spent.index(old)] = new
