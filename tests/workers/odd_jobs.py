"""Jobs of every bad habit, for the processes under test."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from ludoteca.workers.job import Arguments, Budget, Json, Progress


def echo(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Its arguments and its budget, with some noise on the output."""
    print("noise")
    os.write(1, b"more noise\n")
    return {"said": arguments["said"], "seconds": budget.seconds, "counts": dict(budget.counts)}


def count(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Tells how far it is."""
    for number in range(3):
        tell({"counted": number})
    return 3


def hang(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Never ends."""
    tell(os.getpid())
    time.sleep(3600)
    return None


def die(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Takes its process along."""
    os._exit(3)


def die_once(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Dies the first time, and says in which process it lived."""
    path = str(arguments["path"])
    if not os.path.exists(path):
        with open(path, "x", encoding="utf-8") as file:
            file.write(str(os.getpid()))
        os._exit(3)
    return os.getpid()


def place(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Where its process looks for the engine first, and which process that is."""
    return [os.environ.get("PYTHONPATH", ""), os.getpid()]


def manners(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """How far its process steps back for others."""
    return os.nice(0)


def fail(arguments: Arguments, budget: Budget, tell: Progress) -> Json:
    """Raises."""
    raise LookupError("nowhere")


JOBS: dict[str, Callable[[Arguments, Budget, Progress], Json]] = {
    "echo": echo,
    "count": count,
    "hang": hang,
    "die": die,
    "die_once": die_once,
    "place": place,
    "manners": manners,
    "fail": fail,
}
