"""How long a page waits for a moment of the past, at worst, in the longest of many games of every title.

CPU time of all the server does for it: the first moment anybody asks for (the whole record is played through)
and then moments backwards, forwards and here and there.

usage: replay.py [--games 20]
"""

import argparse
import random
import time
from dataclasses import replace

import ludoteca
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.server.looking_back import picture
from ludoteca.study.film import Film
from ludoteca.study.reel import Reel

MOST = 100
"""Milliseconds within which a moment appears."""
SAMPLE = 60


def a_game(key: str, seed: int) -> Record:
    """A random game of as many players as there may be."""
    match, chance = ludoteca.new(key, max(ludoteca.title(key).players), seed, confirm=True), seeded(seed)
    entries: list[Entry] = []
    while not match.over():
        legal = match.game.legal_actions()
        entries.append(Entry(match.player(), legal[chance.below(len(legal))]))
        match.game.apply(entries[-1].action)
    return replace(match.record, entries=entries)


def milliseconds(reel: Reel, numbers: list[int]) -> float:
    """The longest that any of these moments takes, for a seat's eyes."""
    film, longest = Film(reel, 0), 0.0
    for number in numbers:
        before = time.process_time()
        picture(film, number)
        longest = max(longest, time.process_time() - before)
    return 1000 * longest


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    print(
        f"Milliseconds of CPU until a moment is there; the longest of {games} random games; target ≤ {MOST}\n"
    )
    print("| title | actions | the first asked for | backwards | forwards | anywhere | met |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for key in titles():
        record = max([a_game(key, seed) for seed in range(games)], key=lambda found: len(found.entries))
        before = time.process_time()
        reel = Reel(record)
        first = 1000 * (time.process_time() - before)
        last = len(reel)
        way = [last - last * step // SAMPLE for step in range(SAMPLE + 1)]
        anywhere = random.Random(1).choices(range(last + 1), k=SAMPLE)
        took = [first + milliseconds(reel, [last])]
        took += [milliseconds(reel, numbers) for numbers in (way, way[::-1], anywhere)]
        met = "yes" if max(took) <= MOST else "**no**"
        print(f"| {key} | {last} | {' | '.join([f'{each:.1f}' for each in took])} | {met} |")


if __name__ == "__main__":
    main()
