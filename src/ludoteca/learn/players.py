"""Who plays the games to learn from: this process, several, or a Ray cluster. All play the same games."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, TypeVar

A = TypeVar("A")
PART = 5
"""Games a process plays at a time."""


def parts_of(numbers: range, size: int = PART) -> list[range]:
    """The same numbers in small parts, in order."""
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


class Players:
    """Plays in this process."""

    def map(self, play: Callable[..., list[A]], fixed: tuple[Any, ...], numbers: range) -> list[A]:
        """``play(*fixed, part)`` for every part of the numbers: all results, in order."""
        return play(*fixed, numbers)

    def close(self) -> None:
        """Nobody is left behind."""


class Processes(Players):
    """Plays on several cores of this machine."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))

    def map(self, play: Callable[..., list[A]], fixed: tuple[Any, ...], numbers: range) -> list[A]:
        asked = [self.pool.submit(play, *fixed, part) for part in parts_of(numbers)]
        return [one for answer in asked for one in answer.result()]

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class Cluster(Players):
    """Plays on a Ray cluster: wherever this package is installed and Ray is started."""

    def __init__(self, address: str) -> None:
        self.ray: Any = import_module("ray")
        self.ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)

    def map(self, play: Callable[..., list[A]], fixed: tuple[Any, ...], numbers: range) -> list[A]:
        task = self.ray.remote(play)
        shared = [self.ray.put(one) for one in fixed]
        asked = [task.remote(*shared, part) for part in parts_of(numbers)]
        return [one for answer in self.ray.get(asked) for one in answer]

    def close(self) -> None:
        self.ray.shutdown()


def players(processes: int, ray: str | None) -> Players:
    """Whoever is to play: a cluster if its address is given, else so many processes."""
    if ray is not None:
        return Cluster(ray)
    return Players() if processes == 1 else Processes(processes)
