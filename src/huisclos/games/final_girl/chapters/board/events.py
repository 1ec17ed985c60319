"""FG-10: Events, and the tokens of cards."""

from __future__ import annotations

from typing import Annotated

from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Doing, Effect, Worded
from huisclos.engine.rules.step import Answers
from huisclos.games.final_girl.chapters.board.ambiguity import decided, one_of, which_zone
from huisclos.games.final_girl.printed.pieces import ItemName, TokenName
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames, it, zones
from huisclos.games.final_girl.state.state import Film


class DrawEvent(Effect, frozen=True):
    """FG-10.1: the next Event. A lasting one stays; what can't be applied does nothing.

    ```toml
    { type = "DrawEvent" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        if not s.events:
            return
        card = s.box.events[s.events.pop()]
        s.past.append(card.id)
        if card.lasts:
            s.in_force.append(card.reference)
        s.tell("event", card=card.reference)
        s.perform(card.reference, card.do)


class PlaceToken(Effect, frozen=True):
    """A token comes to one of these zones; with `item`, that Item's rules hold as long as it lies there.

    ```toml
    { type = "PlaceToken", token = "trap", at = "girl" }
    ```
    """

    token: Annotated[str, Worded("token")]
    at: Where = "girl"
    zones: ZoneNames = ()
    tag: Tag = ""
    item: ItemName = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", one_of(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        found = one_of(s, self.at, self.zones, self.tag)
        if not found:
            return
        zone = decided(s, found, answers)
        s.tokens.append(self.token)
        s.token_at.append(zone)
        if self.item:
            s.in_force.append(f"item:{self.item}")
        s.tell("token", token=f"token:{self.token}", zone=s.zone(zone))


class RemoveToken(Effect, frozen=True):
    """The token is taken off the board: of several, the one in the zone that the effects speak of.

    ```toml
    { type = "RemoveToken", token = "trap" }
    ```
    """

    token: TokenName
    item: ItemName = ""

    def _zones(self, s: Film) -> list[int]:
        found = {at for token, at in zip(s.tokens, s.token_at, strict=True) if token == self.token}
        return sorted(found.intersection(it(s)) or found)

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", self._zones(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            zone = decided(s, found, answers)
            placed = list(zip(s.tokens, s.token_at, strict=True))
            place = placed.index((self.token, zone))
            s.tell("token-gone", token=f"token:{self.token}", zone=s.zone(zone))
            del s.tokens[place], s.token_at[place]
        if f"item:{self.item}" in s.in_force:
            s.in_force.remove(f"item:{self.item}")


class Somewhere(Effect, frozen=True):
    """A die says which of these zones it is; the effects speak of that one.

    ```toml
    { type = "Somewhere", at = "searches", do = [{ type = "Kill" }] }
    ```
    """

    do: Doing
    at: Where = "everywhere"
    zones: ZoneNames = ()
    tag: Tag = ""

    def go(self, s: Film, answers: Answers) -> None:
        found = zones(s, self.at, self.zones, self.tag)
        if found:
            zone = found[s.dice.below(len(found))]
            s.tell("somewhere", zone=s.zone(zone))
            s.then(SpeakOf(s.zone(zone), self.do))


class Decoy(Effect, frozen=True):
    """Until upkeep all enemies look to one of these zones, whatever their target is.

    ```toml
    { type = "Decoy", at = "girl" }
    ```
    """

    at: Where = "girl"
    zones: ZoneNames = ()
    tag: Tag = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", one_of(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        found = one_of(s, self.at, self.zones, self.tag)
        if found:
            s.decoy = decided(s, found, answers)
            s.tell("decoy", zone=s.zone(s.decoy))
