"""Bots think in processes of their own; whatever becomes of those, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.server.protocol import VERSION
from ludoteca.server.table import BOT_PATIENCE
from ludoteca.workers.job import LATER, LIVE, Job
from ludoteca.workers.pool import JobFailed
from tests.server.visitors import GREEDY, ME, RANDOM, House, play_on, wait_until


def worker_of(house: House) -> int:
    """The process in which bots think."""
    wait_until(lambda: bool(house.lobby.services.workers.idle))
    return house.lobby.services.workers.idle[0].process.pid


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_killed_or_hanging_bot_holds_up_nobody(build: Callable[..., House], blow: signal.Signals) -> None:
    house = build(bot_limit=2.0)
    laid = house.lay(ME, GREEDY)
    with laid.visit(0) as ana:
        ana.until_seq(1)
        first = worker_of(house)
        os.kill(first, blow)
        play_on(ana, [0], lambda actions: actions[0], moves=6)
        wait_until(lambda: worker_of(house) != first)
        assert not ana.refused


def test_bots_that_always_fail_are_replaced_by_chance(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer ever comes: every decision is made at random by the server, and the game ends."""
    house = build()
    monkeypatch.setattr(house.lobby.services.workers, "do", no_answer)
    laid = house.lay(GREEDY, RANDOM)
    with laid.visit() as onlooker:
        if not onlooker.over():
            onlooker.until(lambda state: state["table"]["status"] == "over")


async def no_answer(*_: object) -> None:
    raise JobFailed("nobody works")


def test_bots_may_be_slow_while_people_play(build: Callable[..., House]) -> None:
    """While a bot takes its time, people at the table choose and take back."""
    house = build(bot_delay=3600.0)
    laid = house.lay(ME, GREEDY)
    with laid.visit(0) as ana:
        ana.act(0)
        ana.until_seq(1)
        ana.undo(0)
        ana.until_seq(2)
        assert ana.state["deciding"] != []


def test_bots_wait_for_nobody_who_wants_their_moves_at_once(build: Callable[..., House]) -> None:
    """They wait as long as one page at the table wants to follow them."""
    laid = build(bot_delay=3600.0).lay(ME, RANDOM)
    with laid.visit(0) as ana, laid.visit() as onlooker:
        ana.act(0)
        ana.until_seq(1)
        ana.say(type="hello", version=VERSION, tokens=[laid.tokens[0]], at_once=True)
        ana.catch_up()
        assert ana.seq == 1
        onlooker.say(type="hello", version=VERSION, tokens=[], at_once=True)
        ana.until_seq(2)


def test_what_is_being_stored_when_the_server_goes_wakes_no_bot(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot woken then would be cut off while its process starts, and the server wait for it without end."""
    house = build()
    monkeypatch.setattr(house.lobby.services.workers, "do", no_answer)
    table = house.lobby.live[house.lay(GREEDY, RANDOM).table]
    store, after_the_end = house.lobby.services.store, []
    write = store.write

    async def slowly(work: Any) -> None:
        after_the_end.append(table.stopped)
        await asyncio.sleep(0.2)
        await write(work)

    monkeypatch.setattr(store, "write", slowly)
    wait_until(lambda: len(after_the_end) > 1)
    house.close()
    assert table.stopped
    assert not any(after_the_end)


def test_no_worker_outlives_the_server(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, RANDOM)
    with laid.visit(0) as ana:
        ana.until_seq(1)
        worker = worker_of(house)
    house.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_bots_nobody_looks_at_come_last(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    house = build()
    asked: dict[str, set[int]] = {}
    do = house.lobby.services.workers.do

    async def noted(job: Job) -> object:
        asked.setdefault(job.owner, set()).add(job.priority)
        assert job.patience == BOT_PATIENCE
        return await do(job)

    monkeypatch.setattr(house.lobby.services.workers, "do", noted)
    alone, seen = house.lay(GREEDY, RANDOM), house.lay(ME, GREEDY)
    with seen.visit(0) as ana:
        play_on(ana, [0], lambda actions: actions[0], moves=4)
    wait_until(lambda: bool(asked.get(alone.table)))
    assert asked[alone.table] == {LATER}
    assert LIVE in asked[seen.table]
