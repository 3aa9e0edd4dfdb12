"""Jobs in processes of their own: in fair order, within their budget, and whatever becomes of a process."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

import ludoteca
from ludoteca.workers.job import LATER, LIVE, Arguments, Budget, Job, Json
from ludoteca.workers.jobs import BotMove
from ludoteca.workers.pool import JobFailed, Pool, share

R = TypeVar("R")

ENOUGH = Budget(20.0)
SOON = Budget(0.1)


def with_pool(workers: int, work: Callable[[Pool], Awaitable[R]], jobs: str = "tests.workers.odd_jobs") -> R:
    """Do something with a pool; no process of it is left afterwards."""

    async def run() -> tuple[R, list[int]]:
        pool = Pool(workers, jobs)
        try:
            found = await work(pool)
        finally:
            started = [worker.process.pid for worker in [*pool.idle, *pool.busy]]
            await pool.close()
        return found, started

    found, started = asyncio.run(run())
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    return found


def job(kind: str, owner: str = "a", priority: int = LIVE, budget: Budget = ENOUGH, **arguments: Json) -> Job:
    return Job(kind, arguments, budget, owner, priority)


def move(bot: str) -> Arguments:
    match = ludoteca.new("millefiori", 2, seed=1)
    return BotMove(bot, "millefiori", match.position(), match.player()).arguments()


def test_a_bot_moves_and_one_nobody_knows_does_not() -> None:
    async def work(pool: Pool) -> Json:
        with pytest.raises(JobFailed, match="hal"):
            await pool.do(Job("move", move("hal"), ENOUGH, "a"))
        return await pool.do(Job("move", move("random"), ENOUGH, "a"))

    chosen = with_pool(1, work, "ludoteca.workers.jobs")
    assert chosen in ludoteca.new("millefiori", 2, seed=1).written_actions()


def test_arguments_and_budget_arrive_and_noise_does_no_harm() -> None:
    budget = Budget(7.5, {"positions": 40})
    assert with_pool(1, lambda pool: pool.do(job("echo", budget=budget, said=["ñ", None, {"x": 1}]))) == {
        "said": ["ñ", None, {"x": 1}],
        "seconds": 7.5,
        "counts": {"positions": 40},
    }


def test_progress_is_told_before_the_answer() -> None:
    told: list[Json] = []
    assert with_pool(1, lambda pool: pool.do(job("count"), told.append)) == 3
    assert told == [{"counted": 0}, {"counted": 1}, {"counted": 2}]


def test_processes_step_back_as_far_as_they_are_told() -> None:
    async def work(nice: int) -> Json:
        pool = Pool(1, "tests.workers.odd_jobs", nice)
        try:
            return await pool.do(job("manners"))
        finally:
            await pool.close()

    here = os.nice(0)
    assert [asyncio.run(work(nice)) for nice in (0, 3)] == [here, min(19, here + 3)]


@pytest.mark.parametrize(("kind", "problem"), [("fail", "nowhere"), ("die", "ended"), ("hang", "no answer")])
def test_what_fails_twice_gives_no_answer_and_harms_nobody(kind: str, problem: str) -> None:
    async def work(pool: Pool) -> Json:
        with pytest.raises(JobFailed, match=problem):
            await pool.do(job(kind, budget=SOON))
        return await pool.do(job("count"))

    assert with_pool(1, work) == 3


def test_the_second_try_is_in_a_fresh_process(tmp_path: Path) -> None:
    path = tmp_path / "died"
    lived = with_pool(1, lambda pool: pool.do(job("die_once", path=str(path))))
    assert lived != int(path.read_text())


def test_no_job_gets_the_answer_of_another() -> None:
    """Some are dropped in the middle; all others get what is theirs."""

    async def work(pool: Pool) -> list[object]:
        asked = [
            asyncio.create_task(pool.do(job("hang" if n % 5 == 0 else "echo", owner=str(n % 3), said=n)))
            for n in range(20)
        ]
        for task in asked[::5]:
            await asyncio.sleep(0.1)
            task.cancel()
        return await asyncio.gather(*asked, return_exceptions=True)

    for number, found in enumerate(with_pool(2, work)):
        if number % 5 == 0:
            assert isinstance(found, asyncio.CancelledError)
        else:
            assert isinstance(found, dict)
            assert found["said"] == number


def test_a_dropped_job_ends_its_process_and_frees_its_place() -> None:
    async def work(pool: Pool) -> int:
        process: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        hanging = asyncio.create_task(pool.do(job("hang"), process.set_result))
        pid = await process
        hanging.cancel()
        await asyncio.wait([hanging])
        assert await pool.do(job("count")) == 3
        assert isinstance(pid, int)
        return pid

    pid = with_pool(1, work)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_urgent_jobs_come_first_and_owners_take_turns() -> None:
    async def work(pool: Pool) -> list[str]:
        done: list[str] = []

        async def ask(name: str, owner: str, priority: int) -> None:
            await pool.do(job("echo", owner, priority, said=name))
            done.append(name)

        started: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        first = asyncio.create_task(pool.do(job("hang"), started.set_result))
        await started
        later = [asyncio.create_task(ask(f"review {n}", "club", LATER)) for n in range(2)]
        greedy = [asyncio.create_task(ask(f"many {n}", "many", LIVE)) for n in range(3)]
        modest = [asyncio.create_task(ask(f"few {n}", "few", LIVE)) for n in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*later, *greedy, *modest)
        return done

    assert with_pool(1, work) == ["many 0", "few 0", "many 1", "few 1", "many 2", "review 0", "review 1"]


def test_when_many_ask_all_think_less_and_none_is_late() -> None:
    """A queue by a clock of its own: a hundred ask at once, and more while the first are thought about."""
    workers, patience = 2, 2.0
    asked = sorted([0.0] * 100 + [0.3 + 0.02 * n for n in range(50)])
    free = [0.0] * workers
    late = 0.0
    for number, when in enumerate(asked):
        start = max(min(free), when)
        known = [other for other in asked[number + 1 :] if other <= start]
        seconds = share(start, when + patience, [other + patience for other in known], workers)
        end = start + Budget(1.0).within(seconds).seconds
        free[free.index(min(free))] = end
        late = max(late, end - when - patience)
    assert late <= 0.1
    assert share(0.0, 2.0, [], workers) == 2.0, "alone one has all the time"


def test_whoever_had_to_wait_thinks_less() -> None:
    assert Budget(1.0).within(1.8) == Budget(1.0)
    assert Budget(1.0).within(0.5) == Budget(0.5)
    assert Budget(1.0, {"games": 3}).within(-7.0) == Budget(0.01, {"games": 3})

    async def work(pool: Pool) -> Json:
        started: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        first = asyncio.create_task(pool.do(job("hang"), started.set_result))
        await started
        second = asyncio.create_task(pool.do(Job("echo", {"said": 1}, Budget(5.0), "b", patience=5.0)))
        await asyncio.sleep(0.2)
        first.cancel()
        return await second

    found = with_pool(1, work)
    assert isinstance(found, dict)
    assert isinstance(found["seconds"], float)
    assert 0.01 <= found["seconds"] <= 4.8


def test_processes_use_the_compiled_engine_once_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("LUDOTECA_NATIVE", str(tmp_path))

    async def work(pool: Pool) -> list[Json]:
        before = [await pool.do(job("place")) for _ in range(2)]
        (tmp_path / "built.json").write_text("{}", encoding="utf-8")
        return [*before, *[await pool.do(job("place")) for _ in range(2)]]

    first, second, third, fourth = with_pool(1, work)
    assert first == second != third == fourth
    assert isinstance(first, list)
    assert isinstance(third, list)
    assert (first[0], third[0]) == ("", str(tmp_path))
