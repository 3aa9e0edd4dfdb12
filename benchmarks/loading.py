"""How long it takes to open a table: the longest game of each title, from the database to a live game.

usage: loading.py [--seeds 6] [--times 15]

The longest is looked for among games of random play, at every number of players. Measured is processor time,
the middle of several: reading the rows, and playing or reading the game.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

import ludoteca
from ludoteca import native
from ludoteca.core.match import Match
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.server.agreement import Agreement, Terms
from ludoteca.server.history import begun, messages_of, standing_of, start_data
from ludoteca.server.laying import lay_seats, new_table
from ludoteca.server.migrations import upgrade
from ludoteca.server.protocol import SeatRequest
from ludoteca.server.store import Store, Stored, laying


def longest(title: str, seeds: int) -> Match:
    """The game with most actions."""
    games = [played(title, players, seed) for players in find_title(title).players for seed in range(seeds)]
    return max(games, key=lambda match: len(match.record.entries))


def played(title: str, players: int, seed: int) -> Match:
    chance = random.Random(seed)
    match = ludoteca.new(title, players, seed=seed)
    while not match.over():
        match.play(chance.choice(match.legal_actions()))
    return match


def stored(match: Match, store: Store) -> str:
    """Put a game into the database as if it had been played at a table; the table's name."""
    record = match.record
    seats = lay_seats([SeatRequest(kind="me", name="Ana") for _ in range(record.players)], ()).seats
    agreement = Agreement.on(record.title, record.players, Terms(options=record.options, confirm=False))
    row = new_table(record.title, agreement, None, start_data(record))
    row = replace(row, seq=len(record.entries))
    new = Stored(row, seats, messages_of(match, row.created))
    assert store.write_together([laying(begun(new, 0.0).to_lay(new.messages))]) == [None]
    return row.id


def cost(work: Callable[[], object], times: int) -> float:
    """Milliseconds of processor time, the middle of several."""
    found: list[float] = []
    for _ in range(times):
        began = time.process_time()
        work()
        found.append(1000 * (time.process_time() - began))
    return median(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=int, default=6)
    parser.add_argument("--times", type=int, default=15)
    wanted = parser.parse_args()
    print(f"{native.engine()} engine")
    print("| title | players | actions | rows ms | game ms | in all ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.sqlite3'}")
        upgrade(store.engine)
        for title in titles():
            match = longest(title, wanted.seeds)
            table = stored(match, store)
            found = store.load(table)
            assert found is not None
            rows = cost(lambda table=table: store.load(table), wanted.times)  # type: ignore[misc]
            game = cost(lambda found=found: standing_of(found), wanted.times)  # type: ignore[misc]
            actions, players = len(match.record.entries), match.record.players
            print(f"| {title} | {players} | {actions} | {rows:.1f} | {game:.1f} | {rows + game:.1f} |")
        store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
