"""The company at a table: who is here, where they sit, and what they are going to play."""

from __future__ import annotations

from typing import Any

from huisclos.bots import bot_names
from huisclos.engine.game.game import Game
from huisclos.table.groups.group import Belonging
from huisclos.table.values.clocks import Clock
from huisclos.table.values.notes import SeatRequest
from huisclos.table.values.option_files import Loaded, file_options, no_files_among
from huisclos.table.values.option_sizes import check_size, within
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.seats import Seat

MOST_GONE = 100
"""So many are remembered of those who have no seat any more."""


class Company:
    """The people of a table and what they have agreed upon, whether or not they play yet."""

    game: Game

    def __init__(self) -> None:
        self.clock: Clock = "none"
        self.options: dict[str, Any] = {}
        self.files: dict[str, Loaded] = {}
        """Further options, that come from files."""
        self.brought = 0
        """How many files were, also those that others have replaced since."""
        self.group: Belonging | None = None
        """For whom they play, with further options."""
        self.seats: list[Seat] = []
        self.host = 0
        self.people = 0
        self.keys: dict[str, int] = {}
        self.requests: list[SeatRequest] = []
        """For seats of bots in the game under way."""
        self.asks: dict[int | None, int] = {}
        """How often each person has asked for a seat in that game."""
        self.gallery = False
        """Those without a seat may write."""
        self.remarks: list[tuple[int | None, float]] = []
        """Who of those without a seat wrote when, since the last game."""

    # -- what they agree upon ------------------------------------------------------------------------

    def arrange(self, players: int, options: dict[str, Any], clock: Clock) -> None:
        """How many seats, which options, which clock; nobody is ready for that yet.

        What came from files was looked at when it came, and takes long; the game sees all of it at its start.
        """
        self.game.check_seats(players)
        if any(seat.person is not None for seat in self.seats[players:]):
            raise Refused("table-seat-in-use")
        check_size(options)
        no_files_among(self.game, options)
        self.game.read_options(["?"] * players, options)
        self.lay(players, options, clock)

    def lay(self, players: int, options: dict[str, Any], clock: Clock) -> None:
        """The same, of which it is known that it can be."""
        self.options, self.clock = options, clock
        self.seats = [*self.seats[:players], *(Seat() for _ in range(players - len(self.seats)))]
        self._ask_if_ready()

    def use_file(self, setting: str, file: Loaded) -> None:
        """Beside those for other options; nobody is ready for that yet."""
        self.game.read_options(["?"] * len(self.seats), {**self.options, setting: file.value})
        self.lay_file(setting, file)

    def lay_file(self, setting: str, file: Loaded) -> None:
        """The same, of which it is known that it can be."""
        self.files = {**self.files, setting: file}
        self._ask_if_ready()

    def drop_file(self, setting: str) -> None:
        """The option is again what the game makes it; nobody is ready for that yet."""
        self.files = {name: file for name, file in self.files.items() if name != setting}
        self._ask_if_ready()

    def belong(self, group: Belonging | None) -> None:
        """To a group, or to none; nobody is ready for that yet."""
        self.group = group
        self.options = within(self.game, self.options, group.kept if group else {})
        self._ask_if_ready()

    def play_again(self) -> None:
        """Another game, or none: whoever has left is gone, and those who want a seat say so once more."""
        self.requests, self.asks, self.remarks = [], {}, []
        self.seats = [seat if seat.taken else Seat() for seat in self.seats]
        self._ask_if_ready()

    def _ask_if_ready(self) -> None:
        for seat in self.seats:
            seat.ready = False

    @property
    def all_options(self) -> dict[str, Any]:
        """Those that were chosen, and those that come from files and from the group."""
        kept = self.group.kept if self.group else {}
        return {**self.options, **file_options(self.files), **kept}

    # -- who they are --------------------------------------------------------------------------------

    def let_in(self, key: str) -> None:
        """Somebody new; of those who have left, the first ones are forgotten."""
        self.keys[key] = self.people
        self.people += 1
        stays = {self.host, *(seat.person for seat in self.seats), *(asker.person for asker in self.requests)}
        gone = [old for old, who in self.keys.items() if who not in stays]
        for old in gone[:-MOST_GONE]:
            del self.keys[old]

    def host_only(self, doer: Doer) -> None:
        """Refused for everybody else."""
        if doer.person != self.host:
            raise Refused("table-host-only")

    def at(self, number: int) -> Seat:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise Refused("table-no-seat", seat=number + 1, most=len(self.seats))
        return self.seats[number]

    def own(self, doer: Doer, number: int) -> Seat:
        """The seat of that number, if it is theirs."""
        seat = self.at(number)
        if doer.person is None or seat.person != doer.person:
            raise Refused("table-not-yours")
        return seat

    def sits(self, person: int | None) -> bool:
        return person is not None and any(seat.person == person for seat in self.seats)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits, who needn't."""
        people = [seat.person for seat in self.seats]
        return people.index(self.host) if self.host in people else None

    def request_of(self, person: int | None) -> int | None:
        """The number of what somebody asks the host for."""
        return next((one.number for one in self.requests if one.person == person), None)

    @property
    def lucks(self) -> list[str]:
        """What the seats threw in."""
        return [seat.luck for seat in self.seats]

    @property
    def best_bot(self) -> str:
        """Who plays for somebody who is away."""
        return bot_names(self.game)[-1]
