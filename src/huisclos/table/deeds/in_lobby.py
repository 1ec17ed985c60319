"""Before the game: seats, bots, options, ready, start."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from huisclos.bots import find_bot
from huisclos.engine.packs.pack import vouch
from huisclos.table.groups.group import Belonging
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Clock
from huisclos.table.values.option_files import Loaded, load
from huisclos.table.values.refused import Doer, Refused, SeatNumber
from huisclos.table.values.seats import COLOURS, Seat, free_colour
from huisclos.table.values.text import LONGEST_NAME, fit_name
from huisclos.words import Words

MOST_BROUGHT = 30
"""So many files may be brought in the life of a table."""
MOST_GAMES = 200
"""So many games may be played in the life of a table."""
Setting = Annotated[str, Meta(max_length=40)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]


class Sit(Deed, tag="sit", frozen=True):
    """Take a seat that is free or a bot's, with a name and a colour; or change those of one's own."""

    seat: SeatNumber
    name: str
    colour: Colour
    luck: Annotated[str, Meta(max_length=64)] = ""
    """Anything random: it goes into the seed of the dice."""

    def done(self, table: Table, doer: Doer) -> None:
        """One may have several seats: that is pass-and-play."""
        table.must_be("lobby")
        seats, seat = table.company.seats, table.company.at(self.seat)
        if seat.person is not None and seat.person != doer.person:
            raise Refused("table-seat-taken")
        if not self.luck.isprintable():
            raise Refused("table-name", most=LONGEST_NAME)
        others = [other for other in seats if other is not seat and other.taken]
        name = fit_name(self.name, (other.name for other in others))
        if self.colour in {other.colour for other in others}:
            raise Refused("table-colour-taken")
        seats[self.seat] = Seat(name, self.colour, doer.person, luck=self.luck)


class PutBot(Deed, tag="bot", frozen=True):
    """Put a bot on a free seat; or, during a game, on that of somebody who is away."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]

    def done(self, table: Table, doer: Doer) -> None:
        """The host chooses the bots of the lobby; anybody who plays may have an absent player replaced."""
        find_bot(table.company.game, self.bot)
        self.put(table, doer)

    def put(self, table: Table, doer: Doer) -> None:
        """Whether or not the rules have such a bot."""
        company = table.company
        seat = company.at(self.seat)
        if table.phase == "playing":
            if not company.sits(doer.person):
                raise Refused("table-not-yours")
            if seat.bot:
                raise Refused("table-seat-taken")
            seat.bot = self.bot
            table.asking.settle()
            return
        table.must_be("lobby")
        company.host_only(doer)
        if seat.person is not None:
            raise Refused("table-seat-taken")
        name = seat.name or _bot_name(table)
        colour = seat.colour if seat.bot else free_colour(company.seats)
        company.seats[self.seat] = Seat(name, colour, bot=self.bot, ready=True)


def _bot_name(table: Table) -> str:
    """The first name that nobody has."""
    used = {seat.name.casefold() for seat in table.company.seats}
    names = Words(table.language).text("bot-names").split()
    return next(name for name in names if name.casefold() not in used)


class Free(Deed, tag="free", frozen=True):
    """The host frees a seat."""

    seat: SeatNumber

    def done(self, table: Table, doer: Doer) -> None:
        """Whoever sat there may sit down again."""
        table.must_be("lobby")
        company = table.company
        company.host_only(doer)
        company.at(self.seat)
        company.seats[self.seat] = Seat()


class Arrange(Deed, tag="arrange", frozen=True):
    """The host changes seats, options or clock."""

    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any]
    clock: Clock

    def done(self, table: Table, doer: Doer) -> None:
        """Whoever was ready is asked again."""
        table.must_be("lobby")
        table.company.host_only(doer)
        table.company.arrange(self.players, self.options, self.clock)


class Load(Deed, tag="load", frozen=True):
    """The host chooses a file for one of the options, which is yet to be read."""

    setting: Setting
    file: str
    text: str

    def done(self, table: Table, doer: Doer) -> None:
        """What was there before stays, if anything in the file can't be used."""
        loaded = self.read(table, doer)
        table.company.use_file(self.setting, Loaded(loaded.file, loaded.value))

    def read(self, table: Table, doer: Doer) -> Use:
        """The same with what the game reads in it, so that it needn't be read again."""
        table.must_be("lobby")
        table.company.host_only(doer)
        loaded = load(table.company.game, self.setting, self.file, self.text)
        return Use(self.setting, loaded.name, loaded.value)


class Use(Deed, tag="use", frozen=True):
    """The host chooses a file for one of the options: what the game has read in it."""

    setting: Setting
    file: str
    value: Any

    def done(self, table: Table, doer: Doer) -> None:
        """The log keeps all of them, so there is an end to it."""
        table.must_be("lobby")
        company = table.company
        company.host_only(doer)
        if company.brought >= MOST_BROUGHT:
            raise Refused("table-files-many", most=MOST_BROUGHT)
        company.use_file(self.setting, Loaded(self.file, self.value))
        company.brought += 1
        if table.version == company.game.meta.version:
            vouch(self.value)


class Unload(Deed, tag="unload", frozen=True):
    """The host does without a file."""

    setting: Setting

    def done(self, table: Table, doer: Doer) -> None:
        table.must_be("lobby")
        table.company.host_only(doer)
        table.company.drop_file(self.setting)


class Belong(Deed, tag="belong", frozen=True):
    """The host says for which group they play here, if for any."""

    group: Belonging | None

    def done(self, table: Table, doer: Doer) -> None:
        """What the group hasn't unlocked can't stay chosen."""
        table.must_be("lobby")
        table.company.host_only(doer)
        table.company.belong(self.group)


class Ready(Deed, tag="ready", frozen=True):
    """Say that one is ready, or not yet."""

    seat: SeatNumber
    ready: bool

    def done(self, table: Table, doer: Doer) -> None:
        table.must_be("lobby")
        table.company.own(doer, self.seat).ready = self.ready


class Start(Deed, tag="start", frozen=True):
    """The host starts the game."""

    lesson: bool = False
    """It goes on from where the game's lesson ends."""

    def welcome(self, table: Table, doer: Doer) -> None:
        """When everybody else is ready, also those for whom a bot had stepped in: earlier logs did without.

        The table keeps the record of each game, so there is an end to it.
        """
        self._check(table, doer)
        if len(table.records) >= MOST_GAMES:
            raise Refused("table-games-many", most=MOST_GAMES)
        others = [seat for seat in table.company.seats if seat.person not in (None, doer.person)]
        waited_for = [seat.name for seat in others if not seat.ready]
        if waited_for:
            raise Refused("table-not-ready", names=waited_for)

    def done(self, table: Table, doer: Doer) -> None:
        self._check(table, doer)
        table.start(lesson=self.lesson)

    def _check(self, table: Table, doer: Doer) -> None:
        """When every seat is taken."""
        table.must_be("lobby")
        table.company.host_only(doer)
        if not all(seat.taken for seat in table.company.seats):
            raise Refused("table-seats-free")


class Rematch(Deed, tag="rematch", frozen=True):
    """Another game with the same people."""

    def done(self, table: Table, doer: Doer) -> None:
        """Whoever sits here may say so."""
        table.must_be("over")
        if not table.company.sits(doer.person):
            raise Refused("table-not-yours")
        table.finish()


class Lead(Deed, tag="lead", frozen=True):
    """Be the host in place of one who is away."""

    def done(self, table: Table, doer: Doer) -> None:
        """Whoever sits here may, if the host sits here too: one who doesn't play comes and goes."""
        company = table.company
        if not company.sits(doer.person):
            raise Refused("table-not-yours")
        if company.host_seat is None or doer.person == company.host:
            raise Refused("table-host-stays")
        assert doer.person is not None
        company.host = doer.person
