"""DW-2, DW-10.2: action dice are used, turned, rolled again, won and lost."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.printed.printed_options import DIE, SEAT, SIDES
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]
Face = Annotated[int, Meta(ge=1, le=6)]


class UseDie(Step, frozen=True):
    """DW-2: an action takes a die of at least so much; any of those that are as good."""

    least: Annotated[int, Meta(ge=0, le=6)]

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_die(s, s.turn, "die", "DW-2.1", least=self.least)

    def go(self, s: Colony, answers: Answers) -> None:
        value = chosen_die(s, s.turn, answers, least=self.least)
        s.rolled[s.turn].remove(value)
        s.tell("uses-die", seat=SEAT[s.turn], die=DIE[value].id)


def which_die(
    s: Colony, seat: int, prompt: str, rule: str, least: int = 1, most: int = SIDES
) -> dict[int, Choice]:
    """A player chooses one of their unused dice; equal ones make no difference."""
    dice = s.rolled[seat]
    values = [value for value in range(least, most + 1) if value in dice]
    if len(values) < 2:
        return NOBODY_ASKED
    return {seat: Choice(prompt, tuple([DIE[value] for value in values]), rule)}


def chosen_die(s: Colony, seat: int, answers: Answers, least: int = 1, most: int = SIDES) -> int:
    """What it shows; 0 if there is none."""
    if answers:
        chosen: int = answers[seat][0].value
        return chosen
    for value in s.rolled[seat]:
        if least <= value <= most:
            return value
    return 0


def change_die(s: Colony, seat: int, value: int, to: int) -> None:
    """A die shows something else."""
    s.rolled[seat][s.rolled[seat].index(value)] = to
    s.tell("die-turned", seat=SEAT[seat], die=DIE[value].id, to=DIE[to].id)


class RaiseDie(Effect, frozen=True):
    """One of your unused dice, of your choice, goes up by so much, to 6 at most.

    ```toml
    { type = "RaiseDie", by = 1 }
    ```
    """

    by: Face = 1

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_die(s, s.you(), "raise-die", "DW-3.4", most=s.box.figures.most_die - 1)

    def go(self, s: Colony, answers: Answers) -> None:
        most = s.box.figures.most_die
        value = chosen_die(s, s.you(), answers, most=most - 1)
        if value:
            change_die(s, s.you(), value, min(most, value + self.by))


class SetDie(Effect, frozen=True):
    """One of your unused dice, of your choice, is turned to this value.

    ```toml
    { type = "SetDie", value = 6 }
    ```
    """

    value: Face = 6

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_die(s, s.you(), "set-die", "DW-10.2")

    def go(self, s: Colony, answers: Answers) -> None:
        value = chosen_die(s, s.you(), answers)
        if value:
            change_die(s, s.you(), value, self.value)


class Reroll(Effect, frozen=True):
    """You roll up to so many of your unused dice again, of your choice.

    ```toml
    { type = "Reroll", number = 1 }
    ```
    """

    number: Some = 1

    def ask(self, s: Colony) -> dict[int, Choice]:
        """A single one is chosen by what it shows; of several, each on its own."""
        dice = s.rolled[s.you()]
        if self.number == 1 or len(dice) < 2:
            return which_die(s, s.you(), "reroll-die", "DW-10.2")
        options = tuple([Option(f"die:{value}+turn:{n}", value) for n, value in enumerate(dice)])
        most = min(self.number, len(dice))
        return {s.you(): Choice("reroll", options, "DW-10.2", min=0, max=most)}

    def go(self, s: Colony, answers: Answers) -> None:
        dice = s.rolled[s.you()]
        values = [pick.value for pick in answers[s.you()]] if answers else dice[:1]
        if not values:
            return
        new = s.dice.roll(len(values))
        for value, to in zip(values, new, strict=True):
            dice.remove(value)
            dice.append(to)
        s.tell("rerolls", seat=SEAT[s.you()], old=faces(values), new=faces(new))


class GainDice(Effect, frozen=True):
    """You roll so many more action dice, which are yours for this round.

    ```toml
    { type = "GainDice", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        """DW-11.5: not for one who is out."""
        if not s.out[s.you()]:
            new = s.dice.roll(self.number)
            s.rolled[s.you()] += new
            s.tell("gains-dice", seat=SEAT[s.you()], dice=faces(new))


class LoseDice(Effect, frozen=True):
    """You lose so many of your unused dice, of your choice.

    ```toml
    { type = "LoseDice", number = 1 }
    ```
    """

    number: Some = 1

    def ask(self, s: Colony) -> dict[int, Choice]:
        if len(s.rolled[s.you()]) <= self.number:
            return NOBODY_ASKED
        return which_die(s, s.you(), "lose-die", "DW-10.2")

    def go(self, s: Colony, answers: Answers) -> None:
        """One after the other; all of them, if there are no more."""
        value = chosen_die(s, s.you(), answers)
        if not value:
            return
        s.rolled[s.you()].remove(value)
        s.tell("loses-die", seat=SEAT[s.you()], die=DIE[value].id)
        if self.number > 1:
            s.then(LoseDice(self.number - 1))


def faces(dice: list[int]) -> list[str]:
    """Dice as players read them."""
    return [DIE[value].id for value in dice]
