"""Playing the games of a plan, on all cores. Workers get the plan and numbers of games, never a game."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from ludoteca.arena.plan import Plan
from ludoteca.bots import ask
from ludoteca.core.game import Game
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title

CHUNKS_A_CORE = 16
LARGEST_CHUNK = 50


class Outcome(NamedTuple):
    """How a game ended, by seat; how many decisions had a choice, and how many actions it took."""

    game: int
    lineup: list[str]
    scores: list[int]
    places: list[int]
    decisions: int
    actions: int
    seconds: float


def play_games(plan: Plan, numbers: range, records: Path | None = None) -> list[Outcome]:
    """Some games of the plan, one after the other."""
    return [play_game(plan, number, records) for number in numbers]


def play_game(plan: Plan, number: int, records: Path | None = None) -> Outcome:
    """One game of the plan; its record is kept in the folder, if one is named."""
    found = title(plan.title)
    lineup = plan.lineup(number)
    game = found.start(plan.players, seeded(plan.seed_of(number)), plan.options)
    rng = seeded(plan.seed_of(number, "bots"))
    start = time.perf_counter()
    if set(lineup) == {"random"}:
        # A random choice does not depend on what is hidden: no guess is needed.
        decisions, entries = play_at_random(game, rng)
    else:
        decisions, entries = let_bots_play(found, game, lineup, rng)
    seconds = time.perf_counter() - start
    if records is not None:
        record = Record(found, plan.players, plan.options, plan.seed_of(number), entries=entries)
        record.names.update(enumerate(lineup))
        (records / plan.file_of(number)).write_text(record.write(), encoding="utf-8")
    sides = [game.side_of(seat) for seat in range(plan.players)]
    scores, places = game.scores(), game.ranking()
    return Outcome(
        number,
        lineup,
        [scores[side] for side in sides],
        [places[side] for side in sides],
        decisions,
        len(entries),
        seconds,
    )


def let_bots_play(found: Title[Game], game: Game, lineup: list[str], rng: Rng) -> tuple[int, list[Entry]]:
    """Play to the end; how many decisions had a choice, and all actions."""
    decisions = 0
    entries: list[Entry] = []
    while not game.over():
        seat = game.player()
        action = game.choices[0]
        if len(game.choices) > 1:
            decisions += 1
            action = ask(lineup[seat], found, game, seat, rng).action
        entries.append(Entry(seat, action))
        game.apply(action)
    return decisions, entries


def play_at_random(game: Game, rng: Rng) -> tuple[int, list[Entry]]:
    """The same, when all choose at random: as fast as the engine goes."""
    decisions = 0
    entries: list[Entry] = []
    while game.stack:
        choices = game.choices
        action = choices[0]
        if len(choices) > 1:
            decisions += 1
            action = choices[rng.below(len(choices))]
        entries.append(Entry(game.player(), action))
        game.apply(action)
    return decisions, entries


# --- all cores --------------------------------------------------------------------------------------


def simulate(
    plan: Plan,
    cores: int,
    done: Callable[[int], None] = lambda games: None,
    records: Path | None = None,
) -> list[Outcome]:
    """All games of the plan in order; ``done`` is told how many more are finished.

    Records are kept in the folder, if one is named; it is there already.
    """
    parts = list(chunks(plan.games, cores))
    cores = min(cores, len(parts))
    outcomes: list[Outcome] = []
    if cores == 1:
        for part in parts:
            outcomes += play_games(plan, part, records)
            done(len(part))
        return outcomes
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=context, initializer=ignore_interrupts) as pool:
        try:
            for finished in as_completed([pool.submit(play_games, plan, part, records) for part in parts]):
                outcomes += finished.result()
                done(len(finished.result()))
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()  # nobody waits for the games they are at
            raise
    return sorted(outcomes)


def chunks(games: int, cores: int) -> Iterator[range]:
    """Parts small enough to keep all cores busy to the end, and the progress bar moving."""
    size = max(1, min(LARGEST_CHUNK, games // (cores * CHUNKS_A_CORE)))
    for first in range(0, games, size):
        yield range(first, min(games, first + size))


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that talks to people; it stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
