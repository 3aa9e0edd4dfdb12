"""So many jobs are worked on at the same time; the others wait, the urgent ones in front."""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludoteca import native
from ludoteca.workers.job import Job, Json
from ludoteca.workers.worker import Worker, WorkerFailed

log = logging.getLogger(__name__)

TRIES = 2


class JobFailed(Exception):
    """Nothing came of a job, not even in a fresh process."""


@dataclass(order=True)
class _Waiting:
    """A place in the queue: by priority, then the first jobs of all owners before the second of any."""

    priority: int
    turn: int
    number: int
    due: float = field(compare=False)
    """When its answer is late."""
    called: asyncio.Future[None] = field(compare=False)


def share(now: float, due: float, others: Sequence[float], workers: int) -> float:
    """Seconds a job may take that is due at some time, so that those behind it in the queue are not late.

    If each of them takes as long, so many at a time, the last one is answered in time as well.
    """
    queue = [(when - now) / (1 + place / workers) for place, when in enumerate(others, start=1)]
    return min(due - now, *queue) if queue else due - now


class Pool:
    """Processes for jobs: started when needed, replaced when they fail, ended when their job is dropped."""

    def __init__(self, workers: int, jobs: str = "ludoteca.workers.jobs", nice: int = 0) -> None:
        self.jobs = jobs
        """The module that has the kinds of jobs."""
        self.nice = nice
        """By how much its processes step back for others, as the system counts it."""
        self.workers = workers
        self.free = workers
        self.queue: list[_Waiting] = []
        self.waiting: Counter[tuple[int, str]] = Counter()
        self.asked = 0
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def do(self, job: Job, progress: Callable[[Json], None] = lambda what: None) -> Json:
        """The answer to a job, or JobFailed; whoever is cancelled while waiting for it drops the job."""
        began = time.monotonic()
        problem = ""
        for attempt in range(TRIES):
            try:
                return await self._work(job, began, progress, fresh=attempt > 0)
            except WorkerFailed as error:
                problem = str(error)
                log.warning("job %s for %s failed: %s", job.kind, job.owner, problem)
        raise JobFailed(problem)

    async def warm_up(self) -> None:
        """Start a process before anybody needs it."""
        try:
            self.idle.append(await Worker.start(self.jobs, self.nice))
        except WorkerFailed as error:
            log.warning("nobody can work: %s", error)

    async def _work(self, job: Job, began: float, progress: Callable[[Json], None], fresh: bool) -> Json:
        await self._turn_of(job, began)
        try:
            if fresh or any([worker.engine != native.arrived() for worker in self.idle]):
                await self._dismiss_idle()
            worker = self.idle.pop() if self.idle else await Worker.start(self.jobs, self.nice)
            return await self._ask(worker, job, began, progress)
        finally:
            self._call_next()

    async def _ask(self, worker: Worker, job: Job, began: float, progress: Callable[[Json], None]) -> Json:
        self.busy.add(worker)
        answered = False
        try:
            budget = job.budget.within(self._share_of(job, began))
            answer = await worker.ask(job, budget, progress)
            answered = True
            return answer
        finally:
            self.busy.discard(worker)
            # One that was not heard out would answer the next question with this one's answer.
            if answered:
                self.idle.append(worker)
            else:
                await worker.end()

    # --- the queue --------------------------------------------------------------------------------

    def _share_of(self, job: Job, began: float) -> float:
        """Those who are less urgent can wait."""
        waiting = [place for place in sorted(self.queue) if not place.called.done()]
        others = [place.due for place in waiting if place.priority <= job.priority]
        return share(time.monotonic(), began + job.patience, others, self.workers)

    async def _turn_of(self, job: Job, began: float) -> None:
        """Wait until there is a process for this job."""
        if self.free:
            self.free -= 1
            return
        whose = (job.priority, job.owner)
        self.asked += 1
        called = asyncio.get_running_loop().create_future()
        place = _Waiting(job.priority, self.waiting[whose], self.asked, began + job.patience, called)
        self.waiting[whose] += 1
        heapq.heappush(self.queue, place)
        try:
            await place.called
        except asyncio.CancelledError:
            if place.called.done() and not place.called.cancelled():
                self._call_next()
            raise
        finally:
            self.waiting[whose] -= 1
            if not self.waiting[whose]:
                del self.waiting[whose]

    def _call_next(self) -> None:
        while self.queue:
            following = heapq.heappop(self.queue)
            if not following.called.done():
                following.called.set_result(None)
                return
        self.free += 1

    # --- ending -----------------------------------------------------------------------------------

    async def _dismiss_idle(self) -> None:
        while self.idle:
            await self.idle.pop().end()

    async def close(self) -> None:
        """End all processes."""
        for worker in list(self.busy):
            await worker.end()
        await self._dismiss_idle()
