"""A process that works: one job a line on its input; progress and one answer, a line each, on its output.

It ends when its input does, so none outlives whoever started it. What a job prints goes to the error output.
Which kinds of jobs there are it learns from the module named on its command line, behind it how far it steps
back for other processes.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import IO, Any

from ludoteca.workers.job import Arguments, Budget, Json, Progress


def answer(
    jobs: dict[str, Callable[[Arguments, Budget, Progress], Json]], job: dict[str, Any], out: IO[str]
) -> None:
    """Work on a job; every line written names it."""

    def say(**what: Json) -> None:
        print(json.dumps({"job": job["job"], **what}), file=out, flush=True)

    try:
        done = jobs[job["kind"]](job["arguments"], Budget(**job["budget"]), lambda what: say(progress=what))
    except Exception as error:
        say(problem=f"{type(error).__name__}: {error}")
    else:
        say(answer=done)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    jobs = import_module(sys.argv[1]).JOBS
    print("ready", file=out, flush=True)
    for line in sys.stdin:
        answer(jobs, json.loads(line), out)


if __name__ == "__main__":
    main()
