"""Bots think in processes of their own, so that a slow or crashing one never holds up a table."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from dataclasses import dataclass
from typing import Any

log = logging.getLogger(__name__)

START_LIMIT = 30.0
TRIES = 2


class BotFailed(Exception):
    """The process died, hung or answered nonsense."""


@dataclass
class Thinker:
    """One such process."""

    process: asyncio.subprocess.Process

    @staticmethod
    async def start() -> Thinker:
        """A new process, ready to think."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludoteca.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        thinker = Thinker(process)
        try:
            await thinker._line(START_LIMIT)
        except BaseException:
            await thinker.end()
            raise
        return thinker

    async def ask(self, job: dict[str, Any], limit: float) -> str:
        """The action the bot chooses, as written."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(job).encode() + b"\n")
            answer = json.loads(await self._line(limit))
        except (OSError, ValueError) as error:
            raise BotFailed(str(error)) from error
        if "problem" in answer:
            raise BotFailed(answer["problem"])
        return str(answer["action"])

    async def _line(self, limit: float) -> str:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), limit)
        except TimeoutError:
            raise BotFailed(f"no answer within {limit} seconds") from None
        if not line:
            raise BotFailed("the process has ended")
        return line.decode().strip()

    async def end(self) -> None:
        """End it at once, whatever it does."""
        try:
            self.process.kill()
        except ProcessLookupError:
            pass
        await self.process.communicate()


class Thinkers:
    """So many bots may think at the same time; the others wait for a process to be free."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self.free = asyncio.Semaphore(workers)
        self.idle: list[Thinker] = []
        self.busy: dict[int, Thinker] = {}

    async def choose(self, bot: str, title: str, position: dict[str, Any], seat: int) -> str | None:
        """What a bot does, as written; None if it failed twice, the second time in a fresh process."""
        job: dict[str, Any] = {"bot": bot, "title": title, "position": position, "seat": seat}
        for attempt in range(TRIES):
            job["seed"] = [secrets.randbits(32), secrets.randbits(32), secrets.randbits(32), 1]
            try:
                return await self._think(job, fresh=attempt > 0)
            except BotFailed as error:
                log.warning("bot %s failed: %s", bot, error)
        return None

    async def warm_up(self) -> None:
        """Start a process before anybody needs it."""
        async with self.free:
            try:
                self.idle.append(await Thinker.start())
            except BotFailed as error:
                log.warning("no bot can think: %s", error)

    async def _think(self, job: dict[str, Any], fresh: bool) -> str:
        async with self.free:
            if fresh:
                await self._dismiss_idle()
            thinker = self.idle.pop() if self.idle else await Thinker.start()
            self.busy[thinker.process.pid] = thinker
            answered = False
            try:
                answer = await thinker.ask(job, self.limit)
                answered = True
                return answer
            finally:
                del self.busy[thinker.process.pid]
                # One that was not heard out would answer the next question with this one's answer.
                if answered:
                    self.idle.append(thinker)
                else:
                    await thinker.end()

    async def _dismiss_idle(self) -> None:
        while self.idle:
            await self.idle.pop().end()

    async def close(self) -> None:
        """End all processes."""
        for thinker in self.busy.values():
            await thinker.end()
        await self._dismiss_idle()
