"""Work that may take long is done in processes of its own: whatever becomes of it holds up nobody else.

Each process has limits: one that takes too much time is killed, one that takes too much memory is refused it;
both are replaced.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import get_all_start_methods, get_context, parent_process
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.server.beside import read_files, replaying, reports
from huisclos.server.beside.queue_by_address import Queue, Turns
from huisclos.server.machine.trace import Traced, trace
from huisclos.table.bots.thinking import Thinking, Thought, think

if sys.platform != "win32":
    import resource

A = TypeVarTuple("A")
T = TypeVar("T")

START_SECONDS = 120.0
"""A process that isn't there by then never will be."""
NICENESS = 10
"""Whoever answers people goes first."""
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
"""At once, and without being asked."""


class WorkFailed(Traced):
    """What something ran into: nothing else of it comes out of its process."""


class WorkLimits(Struct, frozen=True):
    """What one piece of work may take."""

    seconds: float
    megabytes: int
    """Of addresses, with all that the process itself needs: more than what it uses of the memory."""


class WorkDone(NamedTuple):
    """What came of a piece of work: a value or a problem."""

    value: Any
    problem: BaseException | None
    spent: bool
    """The process has had so much memory in use that the next one may miss it."""


class Worker:
    """A process in which one thing is done at a time."""

    def __init__(self, megabytes: int) -> None:
        self._pool = ProcessPoolExecutor(1, _context(), initializer=_settle_in, initargs=(megabytes,))
        self._number: int | None = None
        """Of the process, once it runs."""

    async def run(self, limits: WorkLimits, function: Callable[..., Any], *args: Any) -> WorkDone:
        """TimeoutError after so many seconds, not counting those it takes to start."""
        if self._number is None:
            self._number = await asyncio.wait_for(self._start(), START_SECONDS)
        return await asyncio.wait_for(self._call(_work, limits.megabytes, function, *args), limits.seconds)

    async def _start(self) -> int:
        """In a thread, since one waits for the process that makes all the others."""
        return await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, os.getpid))

    async def _call(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.wrap_future(self._pool.submit(function, *args))

    def kill(self, *, wait: bool = False) -> None:
        """At once, whatever it does; returns, if one wants to wait, when the process is no more."""
        if self._number is not None:
            with suppress(ProcessLookupError):
                os.kill(self._number, KILL)
        self._pool.shutdown(wait, cancel_futures=True)


class Workers:
    """So many processes at most: each starts when it is needed, and is replaced when something hangs."""

    def __init__(self, count: int, limits: WorkLimits) -> None:
        self.limits = limits
        self._turns = Turns(count)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    def queue(self, *, late: bool) -> Queue:
        """Those who wait for a process: for what they want at once, or for what can wait."""
        return self._turns.late if late else self._turns.soon

    async def run(self, function: Callable[[*A], T], *args: *A, address: str = "", late: bool = False) -> T:
        """What a function returns, or the HuisClosError that it raises; WorkFailed for whatever else.

        TimeoutError and MemoryError where it takes too much; BrokenProcessPool if its process dies.

        It has a process when it is the turn of those who come from there, and until it is done, even if
        nobody waits for it any more.
        """
        queue = self.queue(late=late)
        await self._turns.take(queue, address)
        task = asyncio.create_task(self._run(function, *args))
        task.add_done_callback(lambda _: self._turns.give_back(queue, address))
        task.add_done_callback(_hear)
        return await asyncio.shield(task)

    async def _run(self, function: Callable[[*A], T], *args: *A) -> T:
        worker = self._idle.pop() if self._idle else Worker(self.limits.megabytes)
        self._all.add(worker)
        broken = True
        try:
            outcome = await worker.run(self.limits, function, *args)
            broken = outcome.spent
        finally:
            if broken:
                worker.kill()
                self._all.discard(worker)
            else:
                self._idle.append(worker)
        if outcome.problem is not None:
            raise outcome.problem
        value: T = outcome.value
        return value

    async def stop(self) -> None:
        """All of them; returns when none is left. What waits for one waits for ever."""
        self._turns.close()
        await asyncio.gather(*(asyncio.to_thread(worker.kill, wait=True) for worker in self._all))


def _hear(task: asyncio.Task[Any]) -> None:
    """Whoever asked for it may be gone: then what went wrong is nobody's trouble."""
    if not task.cancelled():
        task.exception()


class BotsAtWork:
    """A Thinker: bots think in processes that are theirs alone, so that nobody can keep them from it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    async def think(self, asked: Thinking, address: str = "") -> Thought:
        """WorkFailed for whatever the bot runs into."""
        return await self.workers.run(think, asked, address=address)


@cache
def _context() -> Any:
    """Processes come from one that has read everything they need: each is there in no time."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    # A name that isn't there would be passed over: these are names of modules that are.
    context.set_forkserver_preload([module.__name__ for module in (replaying, read_files, reports)])
    return context


def _work(megabytes: int, function: Callable[..., Any], *args: Any) -> WorkDone:
    """Bots and games may do anything, even leave: that is for the log, and no reason for us to close."""
    try:
        return WorkDone(function(*args), None, _is_spent(megabytes))
    except BaseException as problem:
        if _ran_out(problem):
            return WorkDone(None, MemoryError(), spent=True)
        told = problem if isinstance(problem, HuisClosError) else WorkFailed(trace(problem))
        return WorkDone(None, told, _is_spent(megabytes))


def _ran_out(problem: BaseException | None) -> bool:
    """Of memory, also where that was taken for something else on the way."""
    while problem is not None and not isinstance(problem, MemoryError):
        problem = problem.__cause__ or problem.__context__
    return problem is not None


def _is_spent(megabytes: int) -> bool:
    """Half of what it may have is for what stays in caches. Where there is no limit, none is spent."""
    if sys.platform != "linux":
        return False
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024 > megabytes // 2


def _settle_in(megabytes: int) -> None:
    """Ctrl-C is for the server, which stops its workers; if it is killed, they leave by themselves.

    Only Linux limits their memory: macOS refuses to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        most = megabytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
