"""What it costs to start: CPU time of small commands beyond that of Python itself, the best of several runs.

usage: start.py
"""

import os
import resource
import subprocess
import sys

RUNS = 10
STARTS = {
    "`import ludoteca`": (["-c", "import ludoteca"], 100),
    "`ludoteca --version`": (["-m", "ludoteca", "--version"], 100),
    "`ludoteca games`": (["-m", "ludoteca", "games"], 300),
}
"""What is run, and how many milliseconds it may take."""


def cpu(arguments: list[str]) -> float:
    """Milliseconds of processor time of a Python, user and system, the best of some runs."""
    # As installed: the first run leaves bytecode for the others.
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    best = float("inf")
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], env=env, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best * 1000


def lines() -> list[str]:
    """A table of what was promised and what it takes."""
    python = cpu(["-c", "pass"])
    found = ["| CPU beyond Python's own start | target | measured | met |", "| --- | --- | --- | --- |"]
    for name, (arguments, most) in STARTS.items():
        took = cpu(arguments) - python
        found.append(f"| {name} | ≤ {most} ms | {took:.0f} ms | {'yes' if took <= most else '**no**'} |")
    return found


if __name__ == "__main__":
    print("\n".join(lines()))
