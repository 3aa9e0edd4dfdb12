"""What learning costs: observations, keys, batches and environments, beside a plain loop.

usage: learning.py [--quick] [--only TITLE]

One process, one core, and its own time alone; all jobs of a title take turns, round after round, and the best
round counts: whatever else the machine does hits all of them alike. A full run writes LEARNING.md. Two peers
take part: PettingZoo's connect four, and catanatron's environment for Gymnasium.
"""

import argparse
import datetime
import gc
import platform
import random
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from time import process_time, thread_time_ns
from typing import Any

import gymnasium
import numpy as np

from benchmarks.subjects import OPTIONS
from ludoteca import native, title, titles
from ludoteca.batch import PAIR, Batch
from ludoteca.core.observation import Sight
from ludoteca.core.rng import seeded
from ludoteca.envs.pettingzoo import InTurns

RESULTS = Path(__file__).with_name("LEARNING.md")
PLAYERS = {"millefiori": 4, "caylus": 4, "burgundy": 2, "duel": 2, "feudum": 4}
GAMES = 8
"""Whole games in a round of the plain loop, and of those along which positions are observed."""
BATCH = 64
STEPS = 40
"""Steps of a batch in a round."""

MASKED = 2.0
OBSERVED = 1.3
TURN_MASKED = 4.0
TURN_OBSERVED = 2.0
LONGEST = 10e-6
KEY = 3e-6


class Learner:
    """One title: its jobs, each a round of fixed work that answers with seconds per unit."""

    def __init__(self, key: str) -> None:
        self.title = title(key)
        self.players = PLAYERS[key]
        self.options = OPTIONS.get(key, {})
        self.batch = Batch(key, BATCH, self.players, self.options, seed=1)
        self.pick = np.random.default_rng(1)
        self.room = np.zeros(self.title.observation.size, np.float32)
        self.table = InTurns(key, self.players, self.options)

    def start(self, seed: int) -> Any:
        return self.title.start(self.players, seeded(seed), self.options)

    def jobs(self) -> dict[str, Callable[[], float]]:
        return {
            "step": self.step,
            "observe": self.observe,
            "dense": self.dense,
            "key": self.key,
            "masked": self.masked,
            "observed": self.observed,
            "turn_masked": lambda: turns(self.table, False),
            "turn_observed": lambda: turns(self.table, True),
        }

    def step(self) -> float:
        """A step of random play, with a loop outside the engine."""
        games = [self.start(seed) for seed in range(GAMES)]
        pick = random.Random(1).random
        steps = 0
        start = process_time()
        for game in games:
            while not game.over():
                choices = game.legal_actions()
                game.apply(choices[int(pick() * len(choices))])
                steps += 1
        return (process_time() - start) / steps

    def observe(self) -> float:
        """One observation, written sparse."""
        write, sight = self.title.observe, Sight()

        def look(game: Any) -> None:
            sight.clear()
            write(game, game.player(), sight)

        return self.along(look)

    def dense(self) -> float:
        """One observation in an array."""
        write, sight, room = self.title.observe, Sight(), self.room

        def look(game: Any) -> None:
            sight.clear()
            write(game, game.player(), sight)
            pairs = np.frombuffer(sight.written(), PAIR)
            room.fill(0.0)
            room[pairs["place"]] = pairs["number"]

        return self.along(look)

    def key(self) -> float:
        """The key of a position."""
        return self.along(self.title.key_of)

    def along(self, look: Callable[[Any], object]) -> float:
        """Something asked for the first time at every decision of some games; playing is not timed."""
        spent, asked = 0, 0
        for seed in range(GAMES):
            game, pick = self.start(seed), random.Random(seed).random
            while not game.over():
                start = thread_time_ns()
                look(game)
                spent += thread_time_ns() - start
                asked += 1
                choices = game.legal_actions()
                game.apply(choices[int(pick() * len(choices))])
        return spent / asked / 1e9 - asking_the_clock()

    def masked(self) -> float:
        """A step of a batch, with the mask of legal actions."""
        start = process_time()
        for _ in range(STEPS):
            self.batch.mask()
            self.batch.step(self.chosen())
        return (process_time() - start) / STEPS / BATCH

    def observed(self) -> float:
        """A step of a batch, with the observations in an array."""
        start = process_time()
        for _ in range(STEPS):
            self.batch.observations()
            self.batch.step(self.chosen())
        return (process_time() - start) / STEPS / BATCH

    def chosen(self) -> Any:
        """A random action for each game, by arrays alone."""
        batch = self.batch
        picks = (self.pick.random(BATCH) * batch.counts()).astype(np.int64)
        return batch.actions[batch.offsets[:-1] + picks]


def asking_the_clock() -> float:
    """What it costs to ask how late it is, twice: not to be counted."""
    spent = 0
    for _ in range(1000):
        start = thread_time_ns()
        spent += thread_time_ns() - start
    return spent / 1000 / 1e9


def turns(table: Any, observe: bool) -> float:
    """A step of random play by PettingZoo's interface, masks included."""
    pick = random.Random(1).random
    steps, spent = 0, 0.0
    for seed in range(GAMES):
        table.reset(seed=seed)
        start = process_time()
        for _ in table.agent_iter():
            seen, _, over, cut, info = table.last(observe)
            if over or cut:
                break
            legal = info.get("legal_actions")
            if legal is None:
                legal = np.flatnonzero(seen["action_mask"])
            table.step(legal[int(pick() * len(legal))])
            steps += 1
        spent += process_time() - start
    return spent / steps


def connect_four() -> float:
    """A step of PettingZoo's connect four, with the observation."""
    from pettingzoo.classic import connect_four_v3

    table = connect_four_v3.raw_env()
    return min([turns(table, True) for _ in range(20)])


def catan() -> float:
    """A step of catanatron's environment: ours and those of three random opponents, with the observation."""
    import catanatron_gym  # noqa: F401

    table = gymnasium.make("catanatron-v1", disable_env_checker=True)
    pick, steps = random.Random(1), 0
    table.reset(seed=1)
    start = process_time()
    while steps < 300:
        action = pick.choice(table.unwrapped.get_valid_actions())  # type: ignore[attr-defined]
        _, _, over, cut, _ = table.step(action)
        steps += 1
        if over or cut:
            table.reset(seed=steps)
    return (process_time() - start) / steps


def measure(learner: Learner, rounds: int) -> dict[str, float]:
    """The best round of every job."""
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, job in learner.jobs().items():
            gc.collect()
            best[name] = min(job(), best.get(name, 1.0))
    return best


def row(key: str, size: int, best: dict[str, float]) -> str:
    """A line of the table: times in µs, then ratios with what they should be at most."""
    micro = {name: seconds * 1e6 for name, seconds in best.items()}
    masked = best["masked"] / best["step"]
    observed = best["observed"] / (best["step"] + best["dense"])
    turn_masked = best["turn_masked"] / best["step"]
    turn_observed = best["turn_observed"] / (best["step"] + best["dense"])
    cells = [
        *(
            key,
            str(size),
            f"{micro['step']:.2f}",
            f"{micro['observe']:.2f}{sign(best['observe'] <= LONGEST)}",
        ),
        *(f"{micro['dense']:.2f}", f"{micro['key']:.2f}{sign(best['key'] <= KEY)}"),
        *(f"{masked:.2f}{sign(masked <= MASKED)}", f"{observed:.2f}{sign(observed <= OBSERVED)}"),
        f"{turn_masked:.2f}{sign(turn_masked <= TURN_MASKED)}",
        f"{turn_observed:.2f}{sign(turn_observed <= TURN_OBSERVED)}",
    ]
    return f"| {' | '.join(cells)} |"


def sign(reached: bool) -> str:
    return "" if reached else " (!)"


def table(lines: list[str]) -> str:
    """The table with its heading."""
    heads = ("title", "size", "step, µs", f"observation, µs (≤ {LONGEST * 1e6:g})", "dense, µs")
    more = (f"key, µs (≤ {KEY * 1e6:g})", f"masked (≤ {MASKED:g})", f"observed (≤ {OBSERVED:g})")
    last = (f"in turns, masked (≤ {TURN_MASKED:g})", f"in turns, observed (≤ {TURN_OBSERVED:g})")
    columns = [*heads, *more, *last]
    return "\n".join([f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}", *lines])


def report(lines: list[str], peers: dict[str, float]) -> str:
    """The page of a full run."""
    beside = "; ".join([f"{name} {seconds * 1e6:.0f} µs" for name, seconds in peers.items()])
    made = datetime.datetime.now(datetime.UTC).date()
    return f"""# What learning costs

Made by `make batches` on {made}: {platform.machine()}, Python {platform.python_version()},
numpy {version("numpy")}, the {native.engine()} engine, one core. A step is one of random play with a loop
outside the engine; an observation is of whoever is to act, written sparse, or dense in an array. Masked is a
step of a batch of {BATCH} games with the mask of legal actions, in plain steps; observed the same with dense
observations, in sums of a plain step and a dense observation. In turns is a step by PettingZoo's interface
(`InTurns`), with its mask or its whole observation. (!) marks what is above its target.

{table(lines)}

Other programs, in the same run: {beside}.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="what learning costs, beside a plain loop")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, and no page written")
    parser.add_argument("--only", metavar="TITLE", choices=titles(), help="one title")
    arguments = parser.parse_args()
    lines: list[str] = []
    for key in [arguments.only] if arguments.only else titles():
        learner = Learner(key)
        lines.append(row(key, learner.title.observation.size, measure(learner, 3 if arguments.quick else 30)))
        print(lines[-1], flush=True)
    peers = {
        "a step of PettingZoo's connect four with its observation": connect_four(),
        "a step of catanatron's environment for Gymnasium with three random bots": min(catan(), catan()),
    }
    for name, seconds in peers.items():
        print(f"{name}: {seconds * 1e6:.0f} µs")
    if not arguments.quick and not arguments.only:
        RESULTS.write_text(report(lines, peers), encoding="utf-8")


if __name__ == "__main__":
    main()
