"""One process as those who give it work see it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import cast

from ludoteca import native
from ludoteca.workers.job import Budget, Job, Json

START_LIMIT = 30.0
GRACE = 0.5
"""Seconds beyond its budget after which a job is not waited for any longer."""
LONGEST_LINE = 16_777_216


class WorkerFailed(Exception):
    """The process died, hung or answered nonsense."""


@dataclass(eq=False)
class Worker:
    """A process and how many jobs it was given."""

    process: asyncio.subprocess.Process
    engine: str
    """The folder of its compiled engine, if one came while we were running."""
    given: int = 0

    @staticmethod
    async def start(jobs: str, nice: int = 0) -> Worker:
        """A new process that knows the jobs of a module, ready to work; ``nice`` if others come first."""
        engine = native.arrived()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludoteca.workers.process",
            jobs,
            str(nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=native.environment(engine),
        )
        worker = Worker(process, engine)
        try:
            async with asyncio.timeout(START_LIMIT):
                await worker._line()
        except TimeoutError:
            await worker.end()
            raise WorkerFailed(f"not ready within {START_LIMIT} seconds") from None
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, job: Job, budget: Budget, progress: Callable[[Json], None]) -> Json:
        """The answer to a job; progress is passed on as it comes."""
        self.given += 1
        question = {
            "job": self.given,
            "kind": job.kind,
            "arguments": job.arguments,
            "budget": asdict(budget),
        }
        try:
            assert self.process.stdin is not None
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            # Who had to wait is asked to hurry, but not given up on any earlier.
            async with asyncio.timeout(job.budget.seconds + GRACE):
                return await self._answer(progress)
        except TimeoutError:
            raise WorkerFailed(f"no answer within {job.budget.seconds} seconds") from None
        except (OSError, ValueError) as error:
            raise WorkerFailed(str(error)) from error

    async def _answer(self, progress: Callable[[Json], None]) -> Json:
        while True:
            told = json.loads(await self._line())
            if told["job"] != self.given:
                raise WorkerFailed("an answer to another question")
            if "problem" in told:
                raise WorkerFailed(told["problem"])
            if "answer" in told:
                return cast(Json, told["answer"])
            progress(told["progress"])

    async def _line(self) -> str:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise WorkerFailed("the process has ended")
        return line.decode().strip()

    async def end(self) -> None:
        """End it at once, whatever it does."""
        try:
            self.process.kill()
        except ProcessLookupError:
            pass
        await self.process.communicate()
