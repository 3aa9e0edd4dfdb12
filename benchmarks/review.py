"""How long the review of a game of two takes, of every title: of the strongest bot against itself.

CPU time of one core; needs the compiled engine to say anything. What decisions cost is told too, beside what
they cost in a game that was played at random.

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
from ludoteca.study.review import Review, review

MOST = 120
"""Seconds of one core within which a game of two is reviewed."""


def a_game(key: str, seed: int, bot: str) -> Record:
    """A bot against itself."""
    match, chance = ludoteca.new(key, 2, seed), seeded(seed)
    while not match.over():
        seat = match.player()
        match.play(ask(bot, match.title, match.game, seat, chance).action, seat)
    return match.record


def lost(found: Review) -> str:
    """What the decisions of both cost."""
    return " · ".join([f"{player['lost']:.0f}" for player in found.to_json()["reviews"]])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    print(f"Seconds of CPU for the review of a game of two; {native.engine()} engine; target ≤ {MOST}\n")
    print("| title | actions | decisions | seconds | lost by decisions | at random | second thoughts | met |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for key in titles():
        record = a_game(key, seed, OFFERED[-1])
        before = time.process_time()
        found = review(record)
        took = time.process_time() - before
        worse = review(a_game(key, seed, "random"))
        second = f"{found.account(0).second_thoughts:+.0f}"
        met = "yes" if took <= MOST else "**no**"
        decisions = len(found.decisions)
        cells = [key, len(record.entries), decisions, f"{took:.0f}", lost(found), lost(worse), second, met]
        print(f"| {' | '.join([str(cell) for cell in cells])} |", flush=True)


if __name__ == "__main__":
    main()
