"""Playing the games of a plan, on all cores. Workers get the plan and numbers of games, never a game."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from ludoteca.arena.certainty import certain
from ludoteca.arena.game import Outcome, play_games
from ludoteca.arena.plan import Plan

CHUNKS_A_CORE = 16
LARGEST_CHUNK = 50
DEALS_A_LOOK = 10
"""How many deals are played between one look at the results and the next, if it may end early."""

Crew: TypeAlias = Callable[[Plan, Sequence[int], bool], Iterator[list[Outcome]]]
"""Whoever plays: handed a plan, numbers of games and whether to keep records; outcomes as they come."""
Told: TypeAlias = Callable[[list[Outcome]], None]


def all_cores() -> int:
    """How many processors we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    plan: Plan,
    cores: int,
    told: Told = lambda outcomes: None,
    records: Path | None = None,
) -> list[Outcome]:
    """All games of the plan in order, played here."""
    with processes(min(cores, plan.games)) as crew:
        return hold(plan, crew, told, records)


def hold(
    plan: Plan,
    crew: Crew,
    told: Told = lambda outcomes: None,
    records: Path | None = None,
    until: float | None = None,
    known: Iterable[Outcome] = (),
) -> list[Outcome]:
    """The games of the plan in order; ``told`` hears of outcomes as they come.

    Records are kept in the folder, if one is named; it is there already. With ``until`` it ends as soon as
    it is certain who is better, and wrong no more often than that. What is ``known`` is not played again.
    """
    outcomes = {outcome.game: outcome for outcome in known}
    played: list[Outcome] = []
    for numbers in looks(plan, until):
        missing = [number for number in numbers if number not in outcomes]
        for part in crew(plan, missing, records is not None):
            if records is not None:
                for outcome in part:
                    (records / plan.file_of(outcome.game)).write_text(outcome.record, encoding="utf-8")
            part = [outcome._replace(record="") for outcome in part]
            outcomes.update({outcome.game: outcome for outcome in part})
            told(part)
        played += [outcomes[number] for number in numbers]
        if until is not None and certain(plan, played, until):
            break
    return played


def looks(plan: Plan, until: float | None) -> Iterator[range]:
    """All games at once; or some deals at a time, if it may end early: as many on any number of cores."""
    first = 0
    for game in range(1, plan.games):
        deal = plan.deal_of(game)
        if until is not None and deal != plan.deal_of(game - 1) and deal % DEALS_A_LOOK == 0:
            yield range(first, game)
            first = game
    yield range(first, plan.games)


@contextmanager
def processes(cores: int) -> Iterator[Crew]:
    """A crew of so many processes here; a single core is this process itself."""
    if cores == 1:
        yield play_here
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=context, initializer=ignore_interrupts) as pool:

        def play(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
            parts = [pool.submit(play_games, plan, part, keep) for part in chunks(numbers, cores)]
            for finished in as_completed(parts):
                yield finished.result()

        try:
            yield play
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()  # nobody waits for the games they are at
            raise


def play_here(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
    for part in chunks(numbers, 1):
        yield play_games(plan, part, keep)


def chunks(numbers: Sequence[int], cores: int) -> Iterator[list[int]]:
    """Parts small enough to keep all cores busy to the end, and the progress bar moving."""
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (cores * CHUNKS_A_CORE)))
    for first in range(0, len(numbers), size):
        yield list(numbers[first : first + size])


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that talks to people; it stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
