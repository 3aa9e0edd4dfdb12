"""Tampers with records and positions and shows what is neither refused with a clear error nor playable.

usage: fuzz.py [--count N] [--seed N] [--cores N] [GAME ...]      the games named, or all

So many changes in all, on all cores unless told; the exit code is 1 if any of them was a fault.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHUNK = 200


def try_chunk(text: str, seed: int) -> tuple[int, str]:
    """How many of a few changes were accepted, and what went wrong."""
    sys.path.insert(0, str(ROOT))
    from tests.every_game import fuzz

    try:
        return fuzz.try_many(text, seed, CHUNK), ""
    except AssertionError as fault:
        return 0, str(fault)


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from tests.every_game import fuzz

    parser = argparse.ArgumentParser(description="Tamper with records and positions.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="of these games only")
    parser.add_argument("--count", type=int, default=1_000_000, help="how many changes in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=None, help="on so many cores")
    arguments = parser.parse_args()
    texts = [text for key, text in fuzz.sources() if key in arguments.games or not arguments.games]
    jobs = [
        (texts[n % len(texts)], arguments.seed * 1_000_000 + n) for n in range(-(-arguments.count // CHUNK))
    ]
    accepted, faults = 0, 0
    with ProcessPoolExecutor(arguments.cores) as pool:
        for done in as_completed([pool.submit(try_chunk, *job) for job in jobs]):
            taken, fault = done.result()
            accepted += taken
            if fault:
                faults += 1
                print(fault, flush=True)
    print(f"{len(jobs) * CHUNK} changes: {accepted} could be played, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
