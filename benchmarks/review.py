"""How long the review of a game of two takes, of every title: a game of the strongest bot against itself.

CPU time of one core; needs the compiled engine to say anything.

usage: review.py [--seed 1]
"""

import argparse
import time

import ludoteca
from ludoteca import native
from ludoteca.bots import OFFERED, ask
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study.review import review

MOST = 120
"""Seconds of one core within which a game of two is reviewed."""


def a_game(key: str, seed: int) -> Record:
    """The strongest bot against itself."""
    match, chance = ludoteca.new(key, 2, seed), seeded(seed)
    while not match.over():
        seat = match.player()
        match.play(ask(OFFERED[-1], match.title, match.game, seat, chance).action, seat)
    return match.record


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    print(f"Seconds of CPU for the review of a game of two; {native.engine()} engine; target ≤ {MOST}\n")
    print("| title | actions | decisions | seconds | lost by decisions | second thoughts | met |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for key in titles():
        record = a_game(key, seed)
        before = time.process_time()
        found = review(record)
        took = time.process_time() - before
        lost = " · ".join([f"{player['lost']:.0f}" for player in found.to_json()["reviews"]])
        second = f"{found.account(0).second_thoughts:+.0f}"
        met = "yes" if took <= MOST else "**no**"
        cells = [key, len(record.entries), len(found.decisions), f"{took:.0f}", lost, second, met]
        print(f"| {' | '.join([str(cell) for cell in cells])} |", flush=True)


if __name__ == "__main__":
    main()
