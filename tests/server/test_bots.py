"""Bots think in processes of their own; whatever becomes of those, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.server.thinkers import Thinkers
from tests.server.visitors import GREEDY, ME, RANDOM, House, play_on, wait_until


def worker_of(house: House) -> int:
    """The process in which bots think."""
    wait_until(lambda: bool(house.lobby.services.thinkers.idle))
    return house.lobby.services.thinkers.idle[0].process.pid


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
    monkeypatch.setattr(house.lobby.services.thinkers, "choose", no_answer)
    laid = house.lay(GREEDY, RANDOM)
    with laid.visit() as onlooker:
        if not onlooker.over():
            onlooker.until(lambda state: state["table"]["status"] == "over")


async def no_answer(*_: object) -> None:
    return None


def test_a_bot_that_fails_twice_gives_no_answer() -> None:
    async def ask() -> tuple[str | None, str | None, str | None]:
        thinkers = Thinkers(1, 20.0)
        match = ludoteca.new("millefiori", 2, seed=1)
        wrong = await thinkers.choose("hal", "millefiori", match.position(), 0)
        right = await thinkers.choose("random", "millefiori", match.position(), match.player())
        thinkers.limit = 1e-9
        late = await thinkers.choose("greedy", "millefiori", match.position(), match.player())
        await thinkers.close()
        return wrong, right, late

    wrong, right, late = asyncio.run(ask())
    assert wrong is None
    assert right in ludoteca.new("millefiori", 2, seed=1).written_actions()
    assert late is None


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


def test_no_worker_outlives_the_server(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, RANDOM)
    with laid.visit(0) as ana:
        ana.until_seq(1)
        worker = worker_of(house)
    house.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
