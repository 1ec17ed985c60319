"""A table that plays for a group: what the group brings, and what it takes home, once."""

import random

import pytest

from huisclos.engine.game.installed import find
from huisclos.table.deeds.in_game import Abandon
from huisclos.table.deeds.in_lobby import Arrange, Ready, Rematch, Start
from huisclos.table.groups.group import MOST_PEOPLE, MOST_PLAYED, Group, StoredGame
from huisclos.table.groups.group_book import Groups, MemoryGroupStore, Version
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.values.refused import Refused, WrittenElsewhere
from tests.table.party import CODE, PATIENT, Party, look_round, read

pytestmark = pytest.mark.anyio


class Friends:
    """A party that plays for a group."""

    def __init__(self, party: Party, code: str, secret: str) -> None:
        self.party, self.code, self.secret = party, code, secret

    @classmethod
    async def come(cls, **table) -> "Friends":
        party = await Party.open(**{"players": 3, **table})
        code, secret = await party.hall.groups.make("  The   Thursday crowd ")
        friends = cls(party, code, secret)
        await friends.choose(code)
        return friends

    async def choose(self, code: str) -> None:
        await self.party.hall.belong(CODE, self.party.host.number, code)

    async def group(self) -> Group:
        return await self.party.hall.groups.find(self.code)

    async def play(self, seed: int = 1) -> int:
        """A game from where the lobby is, to its end; the epilogue."""
        if not await self.party.host.seats():
            await self.party.seated(3)
        for seat, person in enumerate(self.party.people):
            await person.do(Ready(seat, ready=True))
        await self.party.host.do(Start())
        await self.party.finished(random.Random(seed))
        return self.party.match.result.labels["epilogue"]


@pytest.fixture(scope="module")
def anyio_backend():
    return "asyncio"


async def test_a_game_that_is_over_is_kept_with_its_group():
    friends = await Friends.come()
    epilogue = await friends.play()
    await look_round(friends.party.hall)
    group = await friends.group()
    (played,) = group.played
    result = friends.party.match.result
    assert (group.name, group.games) == ("The Thursday crowd", 1)
    assert group.kept == {"lockdown": {"unlocked": [epilogue]}}
    assert (played.names, played.winners, played.bots) == (["Ana", "Bo", "Cy"], result.winners, [])
    assert (played.points, played.labels, played.at) == (result.points, {"epilogue": epilogue}, 1000.0)
    won = {name: int(seat in result.winners) for seat, name in enumerate(played.names)}
    assert {name: (one.games, one.won) for name, one in group.people.items()} == {
        name: (1, one) for name, one in won.items()
    }


async def test_nothing_is_written_before_the_game_is_over():
    friends = await Friends.come()
    before = dict(friends.party.hall.groups.store.groups)
    await friends.party.started(3)
    for _ in range(20):
        await friends.party.step(random.Random(1))
        await look_round(friends.party.hall)
    assert friends.party.hall.groups.store.groups == before
    await friends.party.host.do(Abandon())
    await look_round(friends.party.hall)
    assert friends.party.hall.groups.store.groups == before, "a game that was ended has no end"


async def test_the_next_game_begins_with_what_was_unlocked():
    friends = await Friends.come()
    first = await friends.play()
    await friends.party.host.do(Rematch())  # before the house has looked round
    shown = (await friends.party.read()).table.group
    assert (shown.name, shown.kept) == ("The Thursday crowd", {"unlocked": [first]})
    await friends.party.host.do(Arrange(3, {"variant": first % 21}, "none"))
    second = await friends.play(2)
    options = friends.party.match.options
    assert (options["unlocked"], options["variant"]) == ([first], first % 21)
    assert second != first or second == 21
    await look_round(friends.party.hall)
    assert (await friends.group()).kept["lockdown"]["unlocked"] == list(dict.fromkeys([first, second]))
    assert (await friends.group()).games == 2


async def test_what_the_group_has_not_unlocked_cant_be_played():
    friends = await Friends.come()
    await friends.party.seated(3)
    await friends.party.host.do(Arrange(3, {"variant": 7}, "none"))
    for seat, person in enumerate(friends.party.people):
        await person.do(Ready(seat, ready=True))
    await friends.party.host.refused(Start(), "error-locked")
    await friends.choose("")
    assert friends.party.table.company.options == {"variant": 7}, "without a group every variant is free"
    await friends.choose(friends.code)
    assert friends.party.table.company.options == {}, "it can't stay chosen"
    assert not any(seat.ready for seat in friends.party.table.company.seats)


async def test_a_table_may_play_for_nobody():
    friends = await Friends.come()
    await friends.choose("")
    await friends.play()
    await look_round(friends.party.hall)
    assert friends.party.match.options["unlocked"] is None
    assert (await friends.group()).games == 0
    assert (await friends.party.read()).table.group is None


async def test_what_was_unlocked_at_another_table_counts_here_too():
    friends = await Friends.come()
    await friends.party.seated(3)
    groups = friends.party.hall.groups
    kept = {"lockdown": {"unlocked": [9, 4]}}
    await groups.change(friends.code, lambda group: Group(group.name, group.key, kept=kept))
    await friends.party.host.do(Start())
    assert friends.party.match.options["unlocked"] == [9, 4]


async def test_a_group_that_was_deleted_is_missed_by_nobody():
    friends = await Friends.come()
    await friends.party.seated(3)
    await friends.party.hall.groups.delete(friends.code, friends.secret)
    await friends.party.host.do(Start())
    assert friends.party.match.options["unlocked"] is None
    assert friends.party.table.company.group is None


async def test_one_that_is_deleted_during_a_game_too():
    friends = await Friends.come()
    await friends.party.seated(3)
    await friends.party.host.do(Start())
    await friends.party.hall.groups.delete(friends.code, friends.secret)
    await friends.party.finished(random.Random(1))
    await look_round(friends.party.hall)
    await friends.party.host.do(Rematch())
    assert friends.party.table.company.group is None


# -- exactly once ------------------------------------------------------------------------------------


class Crashing(MemoryStore):
    """Stores no line any more once it is `down`."""

    down = False

    async def append(self, *args, **kept):
        if self.down:
            raise OSError("the disk is gone")
        await super().append(*args, **kept)


class Failing(MemoryGroupStore):
    """Writes down who the group is, and then nothing more."""

    async def write(self, code, version, games):
        if version.number > 1:
            raise OSError("the disk is gone")
        await super().write(code, version, games)


async def restarted(friends: Friends) -> Hall:
    """Another house over the same tables and groups."""
    store = MemoryGroupStore()
    store.groups = friends.party.hall.groups.store.groups
    hall = Hall(friends.party.store, PATIENT, groups=store)
    hall.house.now = lambda: friends.party.now + 60
    await look_round(hall)
    return hall


async def test_a_restart_before_it_was_written_loses_nothing():
    friends = await Friends.come()
    store = Failing()
    store.groups = friends.party.hall.groups.store.groups
    friends.party.hall.groups.store = store
    epilogue = await friends.play()
    await look_round(friends.party.hall)
    assert (await friends.group()).games == 0
    friends.party.store.dues[CODE] = 0.0  # it was put off
    hall = await restarted(friends)
    assert (await friends.group()).kept["lockdown"] == {"unlocked": [epilogue]}
    assert friends.party.store.dues[CODE] is None, "nothing is left to do"
    assert (await read(hall, (await friends.party.readers())[0])).table.group.kept == {"unlocked": [epilogue]}


async def test_a_restart_after_it_was_written_doubles_nothing():
    """The group has it, but the table couldn't note that any more."""
    store = Crashing()
    friends = await Friends.come(store=store)
    write = friends.party.hall.groups.store.write

    async def last(*args):
        await write(*args)
        store.down = True

    friends.party.hall.groups.store.write = last
    await friends.play()
    await look_round(friends.party.hall)
    once = await friends.group()
    assert once.games == 1
    store.down = False
    for _ in range(2):
        await restarted(friends)
    assert await friends.group() == once


async def test_the_log_leads_to_the_same_table_again():
    friends = await Friends.come()
    await friends.play()
    await friends.party.host.do(Rematch())
    hall = await restarted(friends)
    table = (await hall.tables.find(CODE)).table
    assert (table.company.group, table.shelved) == (friends.party.table.company.group, 1)
    assert not table.owed


async def test_games_of_two_tables_that_end_at_once_are_both_kept():
    groups = Groups(Contended())
    code, _ = await groups.make("Friends")
    await groups.change(code, lambda group: Group(group.name, group.key, games=group.games + 1))
    assert (await groups.find(code)).games == 2, "that of the other table isn't overwritten"


class Contended(MemoryGroupStore):
    """Somebody else writes first, once."""

    async def write(self, code, version, games):
        if version.number == 2 and b'"games":1' in version.group:
            other = version.group.replace(b'"name":"Friends"', b'"name":"Others"')
            await super().write(code, Version(2, other), games)
            raise WrittenElsewhere
        await super().write(code, version, games)


# -- bounds ------------------------------------------------------------------------------------------


def played(number: int, names: list[str]) -> StoredGame:
    count = len(names)
    lies = [1] + [0] * (count - 1)
    return StoredGame("lockdown", 0.0, names, [], [0], [0] * count, lies, {}, key=str(number))


async def test_a_group_has_bounds_and_counts_all_the_same():
    friends = await Friends.come()
    await friends.party.started(3)
    match, game, group = friends.party.match, friends.party.table.company.game, Group("x", "")
    for number in range(MOST_PLAYED + 20):
        group = group.with_game(played(number, ["Ana", f"guest {number}", "Cy"]), game, match)
    assert (len(group.played), len(group.people)) == (MOST_PLAYED, MOST_PEOPLE)
    assert (group.games, group.lies) == (MOST_PLAYED + 20,) * 2
    assert (group.people["Ana"].won, group.people["Cy"].lies) == (MOST_PLAYED + 20, 0)
    assert "guest 0" not in group.people
    assert group.with_game(played(number, ["Ana", "Bo", "Cy"]), game, match) == group


async def test_a_name_is_the_same_however_it_is_written():
    friends = await Friends.come()
    await friends.party.started(3)
    match, game, group = friends.party.match, friends.party.table.company.game, Group("x", "")
    for number, name in enumerate(["Ana", "ANA", "ana"]):
        group = group.with_game(played(number, [name]), game, match)
    assert {name: one.games for name, one in group.people.items()} == {"ana": 3}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "\u202e"])
async def test_a_name_can_be_read(name):
    with pytest.raises(Refused) as refused:
        await Groups(MemoryGroupStore()).make(name)
    assert refused.value.message.key == "group-bad-name"


class Hoarder:
    """Remembers more than anybody should."""

    def __init__(self, game, hoard):
        self.game, self.hoard = game, hoard

    def __getattr__(self, name):
        return getattr(self.game, name)

    def remember(self, kept, view):
        return self.hoard(kept)


@pytest.mark.parametrize(
    "hoard",
    [
        lambda kept: {"unlocked": [1] * 5000},
        lambda kept: {"unlocked": [99]},
        lambda kept: {"diary": "dear diary"},
        lambda kept: 1 / 0,
        lambda kept: None,
    ],
)
async def test_what_a_game_cant_use_it_doesnt_keep(hoard):
    friends = await Friends.come()
    await friends.party.started(3)
    game = Hoarder(find("lockdown"), hoard)
    group = Group("x", "", kept={"lockdown": {"unlocked": [3]}})
    after = group.with_game(played(1, ["Ana"]), game, friends.party.match)
    assert (after.games, after.kept) == (1, group.kept)


# -- who may ------------------------------------------------------------------------------------------


async def test_only_the_host_chooses_a_group_and_only_in_the_lobby():
    friends = await Friends.come()
    _, bo, _ = await friends.party.seated(3)
    with pytest.raises(Refused) as refused:
        await friends.party.hall.belong(CODE, bo.number, "")
    assert refused.value.message.key == "table-host-only"
    await friends.party.host.do(Start())
    with pytest.raises(Refused) as refused:
        await friends.choose("")
    assert refused.value.message.key == "table-not-lobby"


async def test_the_code_is_for_those_who_sit_here():
    friends = await Friends.come()
    _, bo, _ = await friends.party.seated(3)
    hall = friends.party.hall
    assert (await hall.group_of(CODE, bo.number)).code == friends.code
    with pytest.raises(Refused):
        await hall.group_of(CODE, None)
    for message in await friends.party.seen():
        assert friends.code.encode() not in message


async def test_no_such_group():
    friends = await Friends.come()
    with pytest.raises(Refused) as refused:
        await friends.choose("NOSUCHCODE")
    assert refused.value.message.key == "group-unknown"
    with pytest.raises(Refused):
        await friends.party.hall.open("lockdown", 3, {}, "none", "en", "NOSUCHCODE")
    assert friends.party.table.company.group.code == friends.code


async def test_a_damaged_group_is_told_and_harms_no_table():
    friends = await Friends.come()
    await friends.party.seated(3)
    store = friends.party.hall.groups.store
    store.groups[friends.code] = (Version(1, b"{"), 0, 0.0)
    await friends.party.host.refused(Start(), "group-damaged")
    await friends.choose("")
    for seat, person in enumerate(friends.party.people):
        await person.do(Ready(seat, ready=True))
    await friends.party.host.do(Start())
