"""Bots think in processes of their own: one that thinks long, or for ever, holds up nobody but its table."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

from huisclos.server.trace import Traced, trace
from huisclos.table.thinking import Thinking, Thought, think

P = ParamSpec("P")
T = TypeVar("T")

START_SECONDS = 120.0
"""A process that isn't there by then never will be."""


class BotFailed(Traced):
    """What a bot ran into: nothing else of it comes out of its process."""


class Worker:
    """A process in which one bot thinks at a time."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_settle_in)
        self._number: int | None = None
        """Of the process, once it runs."""

    async def think(self, asked: Thinking, seconds: float) -> Thought:
        """TimeoutError after so many seconds, not counting those it takes to start."""
        if self._number is None:
            self._number = await asyncio.wait_for(self._run(os.getpid), START_SECONDS)
        return await asyncio.wait_for(self._run(_think, asked), seconds)

    async def _run(self, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return await asyncio.wrap_future(self._pool.submit(function, *args, **more))

    def kill(self, *, wait: bool = False) -> None:
        """At once, whatever it does; returns, if one wants to wait, when the process is no more."""
        if self._number is not None:
            with suppress(ProcessLookupError):
                os.kill(self._number, signal.SIGKILL)
        self._pool.shutdown(wait, cancel_futures=True)


class Workers:
    """So many processes at most: each starts when it is needed, and is replaced when a bot hangs in it."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[Worker] = set()

    async def think(self, asked: Thinking) -> Thought:
        """In the next process that is free; it isn't before the bot is done, even if nobody waits for it."""
        return await asyncio.shield(asyncio.create_task(self._think(asked)))

    async def _think(self, asked: Thinking) -> Thought:
        worker = await self._free.get() or Worker()
        self._all.add(worker)
        broken = True
        try:
            thought = await worker.think(asked, self.seconds)
            broken = False
        except BotFailed:
            broken = False
            raise
        finally:
            if broken:
                worker.kill()
                self._all.discard(worker)
            self._free.put_nowait(None if broken else worker)
        return thought

    async def stop(self) -> None:
        """All of them; returns when none is left."""
        await asyncio.gather(*(asyncio.to_thread(worker.kill, wait=True) for worker in self._all))


def _think(asked: Thinking) -> Thought:
    """Bots may do anything, even leave: that is for the log, and no reason for the house to close."""
    try:
        return think(asked)
    except BaseException as problem:
        raise BotFailed(trace(problem)) from None


def _settle_in() -> None:
    """Ctrl-C is for the server, which stops its workers; if it is killed, they leave by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
