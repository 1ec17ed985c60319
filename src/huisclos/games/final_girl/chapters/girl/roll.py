"""FG-2.2 to FG-2.4: Horror rolls."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect, Script
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.health import adrenaline
from huisclos.games.final_girl.chapters.girl.hand import card_options, discard, kinds, time_options
from huisclos.games.final_girl.chapters.girl.uses import spend, use_options
from huisclos.games.final_girl.printed.cards import ActionCard
from huisclos.games.final_girl.state.state import ACTION, GIRL, Film

APPLY, CONVERT = Option("apply", 0), Option("convert", 1)
More = Annotated[int, Meta(ge=1, le=12)]


class HorrorRoll(Effect, frozen=True):
    """FG-2.2: dice are rolled by the level of horror; what follows from two successes or more, one, none.

    ```toml
    { type = "HorrorRoll", two = [], one = [], none = [{ type = "Horror", by = 1 }] }
    ```
    """

    two: Script = ()
    one: Script = ()
    none: Script = ()

    def go(self, s: Film, answers: Answers) -> None:
        s.roll = s.dice.roll(dice(s))
        s.converted, s.luck = 0, 0
        s.tell("rolled", dice=s.roll)
        s.then(Result(self.two, self.one, self.none))


class Result(Step, frozen=True):
    """FG-2.3, FG-2.4: she may change what was rolled, as long as she can and likes."""

    two: Script = ()
    one: Script = ()
    none: Script = ()

    def ask(self, s: Film) -> dict[int, Choice]:
        options = [APPLY]
        if not s.sure and len(s.hand) >= s.box.figures.price and _partials(s) > s.converted:
            options.append(CONVERT)
        options += card_options(s, "roll")
        options += use_options(s, "roll")
        if s.phase == ACTION:
            options += time_options(s, kinds(s.hand))
        if len(options) == 1:
            return NOBODY_ASKED
        return {GIRL: Choice("roll", tuple(options), "FG-2.4")}

    def go(self, s: Film, answers: Answers) -> None:
        chosen = answers[GIRL][0] if answers else APPLY
        if chosen is not APPLY:
            s.then(self)
            if chosen is CONVERT:
                s.then(Convert())
            elif chosen.id.startswith("time+"):
                discard(s, chosen.value, for_time=True)
            elif chosen.id.startswith("card:"):
                discard(s, chosen.value)
                s.tell("plays", card=f"card:{chosen.value}")
                s.perform(f"card:{chosen.value}", s.box.actions[chosen.value].do)
            else:
                spend(s, chosen.value)
            return
        s.good = good = successes(s)
        s.roll, s.converted = [], 0
        s.sure = 2 if s.sure == 2 else 0
        s.tell("successes", number=good)
        s.follow(self.two if good > 1 else self.one if good else self.none)


class Convert(Step, frozen=True):
    """FG-2.3: two Action cards make a partial success a success."""

    def ask(self, s: Film) -> dict[int, Choice]:
        price = s.box.figures.price
        if len(s.hand) <= price:
            return NOBODY_ASKED
        return {GIRL: Choice("convert", copies(s.hand), "FG-2.3", min=price, max=price)}

    def go(self, s: Film, answers: Answers) -> None:
        cards = [pick.value for pick in answers[GIRL]] if answers else list(s.hand)
        for card in cards:
            discard(s, card)
        s.converted += 1
        s.tell("converted", cards=[f"card:{card}" for card in cards])


class Reroll(Effect, frozen=True):
    """FG-2.4: so many dice are rolled again, of her choice; without a number all of them.

    ```toml
    { type = "Reroll", dice = 1 }
    ```
    """

    dice: Annotated[int, Meta(ge=0, le=12)] = 0
    up_to: bool = False
    """So many, or fewer."""

    def ask(self, s: Film) -> dict[int, Choice]:
        most = min(self.dice, len(s.roll))
        if not most or (most == len(s.roll) and not self.up_to):
            return NOBODY_ASKED
        options = tuple(Option(f"die:{face}+turn:{n}", n) for n, face in enumerate(s.roll))
        least = 1 if self.up_to else most
        return {GIRL: Choice("reroll", options, "FG-2.4", min=least, max=most)}

    def go(self, s: Film, answers: Answers) -> None:
        places = [pick.value for pick in answers[GIRL]] if answers else list(range(len(s.roll)))
        for place, face in zip(places, s.dice.roll(len(places)), strict=True):
            s.roll[place] = face
        s.converted = min(s.converted, _partials(s))
        s.tell("rerolled", dice=s.roll)


class Luck(Effect, frozen=True):
    """So many dice more on her next Horror roll.

    ```toml
    { type = "Luck", dice = 2 }
    ```
    """

    dice: More

    def go(self, s: Film, answers: Answers) -> None:
        s.luck += self.dice
        s.tell("luck", dice=self.dice)


class Sure(Effect, frozen=True):
    """Partial successes count as successes: on the next Horror roll, or for the rest of the phase.

    ```toml
    { type = "Sure", phase = true }
    ```
    """

    phase: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        s.sure = 2 if self.phase else max(1, s.sure)
        s.tell("sure-phase" if self.phase else "sure")


def what_follows(card: ActionCard) -> Script:
    """FG-2.2: what a card does when it is played: most ask for a roll, some just say what they do."""
    if card.rolls:
        return (*card.do, HorrorRoll(card.two, card.one, card.none))
    return card.do


def dice(s: Film) -> int:
    """FG-2.2, FG-8.3: by the level of horror, with all that adds to them; never fewer than one."""
    return max(1, s.value("dice", s.dice_for_horror()) + s.luck + adrenaline(s))


def successes(s: Film) -> int:
    """FG-2.3."""
    return results(s).count("success")


def results(s: Film) -> list[str]:
    """FG-2.3: what each die counts as: `success`, `partial`, `miss`. Converted ones are successes."""
    figures, converted = s.box.figures, s.converted
    found = []
    for face in s.roll:
        if face >= figures.success or (face >= figures.partial and (s.sure or converted > 0)):
            converted -= face < figures.success
            found.append("success")
        else:
            found.append("partial" if face >= figures.partial else "miss")
    return found


def _partials(s: Film) -> int:
    figures = s.box.figures
    return len([face for face in s.roll if figures.partial <= face < figures.success])


def copies(cards: list[str]) -> tuple[Option, ...]:
    """An option for each card, also where two are the same."""
    seen: list[str] = []
    options = []
    for card in cards:
        seen.append(card)
        count = seen.count(card)
        options.append(Option(f"card:{card}" if count == 1 else f"card:{card}+copy:{count}", card))
    return tuple(options)
