"""Playing the games of a plan on many machines, with Ray. Each has the same Ludoteca installed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec

from ludoteca.arena.game import Outcome, play_games
from ludoteca.arena.identity import identities
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Crew, chunks
from ludoteca.core.errors import LudotecaError
from ludoteca.games import title

PATIENCE = 10
"""For how many seconds a cluster may keep silent."""


class ClusterError(LudotecaError):
    """There is no cluster to play on, or its machines would play other games."""


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """A crew of all processors of the cluster at an address."""
    if find_spec("ray") is None:
        raise ClusterError("arena-ray-missing")
    import ray

    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise ClusterError("arena-ray-nowhere", address=address, problem=str(error)) from None
    task = ray.remote(play_alike).options(num_cpus=1, max_retries=3)

    def play(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = [task.remote(plan, part, keep, kind_of(plan)) for part in chunks(numbers, cores)]
        while waiting:
            finished, waiting = ray.wait(waiting)
            yield ray.get(finished[0])

    try:
        yield play
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, LudotecaError) else error from None
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Ray would wait for minutes where nobody answers."""
    host, colon, port = address.rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def play_alike(plan: Plan, numbers: list[int], keep: bool, kind: dict[str, str]) -> list[Outcome]:
    """Some games of the plan, if they are played here as they are where the plan was made."""
    here = kind_of(plan)
    for what, expected in kind.items():
        if here[what] != expected:
            raise ClusterError("arena-ray-differs", what=what, there=here[what], here=expected)
    return play_games(plan, numbers, keep)


def kind_of(plan: Plan) -> dict[str, str]:
    """All that decides how the games of a plan go, beside the plan itself."""
    rules = str(title(plan.title).rules)
    return {"rules": rules, **identities(plan)}
