"""One engine in a process of its own: it waits for a job, does one round of it, and says what that took.

usage: python -m benchmarks.worker      then lines like "chess clone", "millefiori:4 decide" or
       "millefiori:4:tactical=yes clone" on standard input
"""

import sys

from benchmarks.subjects import Catan, Chess, OurTitle, Subject


def make(name: str) -> Subject:
    if name == "chess":
        return Chess()
    if name == "catanatron":
        return Catan()
    key, players, *options = name.split(":")
    return OurTitle(key, int(players), options[0].split(",") if options else [])


def main() -> None:
    made: dict[str, Subject] = {}
    for line in sys.stdin:
        name, job = line.strip().split(" ", 1)
        if name not in made:
            made[name] = make(name)
        print(made[name].measure(job), flush=True)


if __name__ == "__main__":
    main()
