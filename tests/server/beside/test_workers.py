"""Bots think in processes of their own, which come when they are needed and never stay behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from importlib.metadata import EntryPoint
from multiprocessing import active_children
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.base.errors import BadRecord, HuisClosError
from huisclos.engine.game import installed as shelf
from huisclos.server.beside.workers import BotsAtWork, Workers, WorkFailed, WorkLimits
from huisclos.server.machine.trace import trace
from huisclos.table.bots.thinking import Thinking, think
from tests.support.serving import PATIENCE, Guest, Server

pytestmark = pytest.mark.anyio
MEGABYTES = 512


@pytest.fixture
def ask(monkeypatch, tmp_path):
    """A question to one of the bots of a game that worker processes find too."""
    for folder in (
        Server(tmp_path, traps="tests.toy_games.traps:Traps").environment["PYTHONPATH"].split(os.pathsep)
    ):
        monkeypatch.syspath_prepend(folder)
    point = EntryPoint("traps", "tests.toy_games.traps:Traps", "huisclos.games")
    monkeypatch.setitem(shelf._installed(), "traps", point)
    match = huisclos.new("traps", ["Ana"], 1)

    def question(bot):
        return Thinking("traps", bot, match.options, match.view(0), match.choices()[0], luck=1)

    return question


@asynccontextmanager
async def some_workers(count=1):
    some = Workers(count, WorkLimits(PATIENCE, MEGABYTES))
    yield some
    await some.stop()


@asynccontextmanager
async def workers(count=1):
    async with some_workers(count) as some:
        yield BotsAtWork(some)


def children(process: int) -> set[int]:
    """The processes that a process has started, and those that these have."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if after_name[0] != "Z":
            parents[int(stat.parent.name)] = int(after_name[1])
    found = {process}
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def at_work() -> set[int | None]:
    """The workers of this process alone: servers of other tests have some, too, that come and go."""
    return {worker.pid for worker in active_children()}


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_a_bot_decides_the_same_in_another_process(ask):
    async with workers() as some:
        for bot in ("random", "bold", "careful"):
            assert await some.think(ask(bot)) == think(ask(bot))


async def test_none_is_started_before_it_is_needed_and_none_is_left(ask):
    before = at_work()
    async with workers(2) as some:
        assert at_work() <= before
        await some.think(ask("careful"))
        started = at_work() - before
        assert started == {await some.workers.run(os.getpid)}
    assert not [one for one in started if alive(one)]


@pytest.mark.parametrize(("bot", "kind"), [("broken", "LookupError"), ("quitter", "SystemExit")])
async def test_what_a_bot_runs_into_stays_in_its_process(ask, bot, kind):
    async with workers() as some:
        with pytest.raises(WorkFailed, match=f"in pick(.|\n)*{kind}$") as problem:
            await some.think(ask(bot))
        told = trace(problem.value)
        assert kind in told
        assert f"{kind}: " not in told
        assert (await some.think(ask("careful"))).picks == ["safe"]


async def test_a_bot_that_thinks_long_holds_up_nobody_else(ask):
    async with workers(2) as some:
        asleep = asyncio.create_task(some.think(ask("sleeper"), "here"))
        await asyncio.sleep(0)
        assert (await some.think(ask("careful"), "there")).picks == ["safe"]
        assert not asleep.done()
    await asyncio.gather(asleep, return_exceptions=True)


async def test_a_bot_that_thinks_for_ever_is_given_up_and_its_process_replaced(ask):
    async with workers() as some:
        process = await some.workers.run(os.getpid)
        some.workers.limits = WorkLimits(0.2, MEGABYTES)
        with pytest.raises(TimeoutError):
            await some.think(ask("sleeper"))
        await wait_for(lambda: not alive(process))
        some.workers.limits = WorkLimits(PATIENCE, MEGABYTES)
        assert (await some.think(ask("careful"))).picks == ["safe"]


async def test_a_process_that_dies_is_replaced(ask):
    async with workers() as some:
        process = await some.workers.run(os.getpid)
        thinking = asyncio.create_task(some.think(ask("sleeper")))
        await asyncio.sleep(0)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(Exception, match="terminated abruptly"):
            await thinking
        assert (await some.think(ask("careful"))).picks == ["safe"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("bot", ["careful", "sleeper"])
async def test_when_the_server_is_stopped_or_killed_no_process_stays(tmp_path, how, bot):
    with Server(tmp_path, "--bot-pause", "0", traps="tests.toy_games.traps:Traps") as server:
        with server.client() as client:
            guest = Guest.host(client, 2, game="traps")
            guest.do("sit", seat=0, name="Zoe", colour=0)
            guest.do("bot", seat=1, bot=bot)
            guest.do("start")
            guest.do("act", seat=0, question=guest.read(0)["question"]["number"], picks=["safe"])
            started = await wait_for(lambda: children(server.process.pid))
        server.kill(how)
        await wait_for(lambda: not [one for one in started if alive(one)])


def hoard():
    """All the memory there is."""
    return [bytearray(10**6) for _ in range(10**6)]


def hoard_quietly():
    """The same, by rules that were made for mistakes of another kind."""
    try:
        hoard()
    except Exception as problem:
        raise HuisClosError("error-rule-failed", problem="?") from problem


def leave_much_behind():
    caught.append(bytearray(MEGABYTES * 2**20 * 2 // 3))


def die():
    os._exit(1)


caught = []


@pytest.mark.parametrize(
    ("work", "problem"),
    [(hoard, MemoryError), (hoard_quietly, MemoryError), (die, BrokenProcessPool)],
)
async def test_what_takes_all_memory_is_refused_it_and_its_process_replaced(work, problem):
    async with some_workers() as some:
        process = await some.run(os.getpid)
        with pytest.raises(problem):
            await some.run(work)
        assert await some.run(os.getpid) != process
        await wait_for(lambda: not alive(process))


async def test_a_process_that_keeps_too_much_is_replaced():
    async with some_workers() as some:
        process = await some.run(os.getpid)
        await some.run(leave_much_behind)
        assert await some.run(os.getpid) != process


async def test_the_house_goes_first():
    async with some_workers() as some:
        assert await some.run(os.nice, 0) > os.nice(0)


async def test_of_what_is_refused_there_the_reason_comes_back(ask):
    async with some_workers() as some:
        with pytest.raises(BadRecord) as problem:
            await some.run(huisclos.replay, {"format": 1})
        assert problem.value.message.key == "error-record"


async def wait_for(condition):
    give_up = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < give_up
        await asyncio.sleep(0.02)
    return found


MAC = """
import asyncio, multiprocessing, resource, sys
from huisclos.server.beside import workers

def setrlimit(what, limits, real=resource.setrlimit):
    if what == resource.RLIMIT_AS:
        raise ValueError("current limit exceeds maximum limit")
    real(what, limits)

async def main():
    some = workers.Workers(1, workers.WorkLimits(60.0, 512))
    print(await some.run(len, "abc"), await some.run(len, "abcd"), len(some._all))
    await some.stop()

resource.setrlimit, sys.platform = setrlimit, "darwin"
workers._context = lambda: multiprocessing.get_context("fork")
asyncio.run(main())
"""


def test_where_memory_cannot_be_limited_work_is_done_all_the_same():
    """macOS refuses the limit, and counts memory in other units."""
    ran = subprocess.run(
        [sys.executable, "-c", MAC], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.stdout == "3 4 1\n", ran.stderr
