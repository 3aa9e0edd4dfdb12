"""Learns a game by playing itself, and measures how often it beats random.

usage: python -m examples.train {millefiori,caylus} [--minutes 10] [--lessons 40] [--collectors 2] [--ray AT]

Several collectors play, each in a process of its own: on this machine, or on a Ray cluster. What they have
played comes back as arrays; what was learned goes out as a few matrices.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from examples.ppo import Array, Collector, Network, Settings, improve
from ludoteca.batch import Batch
from ludoteca.games import title

SETTINGS = {
    "millefiori": Settings("millefiori", scale=20.0),
    "caylus": Settings("caylus", scale=10.0),
}
Play = Callable[[Network], list[dict[str, Array]]]
"""Lets all collectors play by a network."""

_collector: Collector


def _begin(settings: Settings, seed: int) -> None:
    """A process begins with a collector of its own."""
    global _collector
    _collector = Collector(settings, seed)


def _collect(network: Network) -> dict[str, Array]:
    return _collector.collect(network)


def on_this_machine(settings: Settings, collectors: int) -> Play:
    """Collectors in processes of this machine; a single one in our own."""
    if collectors == 1:
        alone = Collector(settings, seed=1)
        return lambda network: [alone.collect(network)]
    context = multiprocessing.get_context("spawn")
    # A pool each: a pool of all would hand one collector's turn to another that happens to be idle.
    pools = [ProcessPoolExecutor(1, context, _begin, (settings, seed)) for seed in range(1, collectors + 1)]

    def play(network: Network) -> list[dict[str, Array]]:
        playing = [pool.submit(_collect, network) for pool in pools]
        return [one.result() for one in playing]

    return play


def on_ray(settings: Settings, collectors: int, address: str) -> Play:
    """Collectors on a cluster, spread over its machines."""
    import ray

    from examples import ppo

    # The cluster has Ludoteca installed, but not these examples: they travel along.
    ray.cloudpickle.register_pickle_by_value(ppo)
    ray.init(address=address, ignore_reinit_error=True)
    remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Collector)
    actors = [remote.remote(settings, seed) for seed in range(1, collectors + 1)]

    def play(network: Network) -> list[dict[str, Array]]:
        handed = ray.put(network)
        found: list[dict[str, Array]] = ray.get([actor.collect.remote(handed) for actor in actors])
        return found

    return play


def share_of_wins(network: Network, settings: Settings, games: int = 400, seed: int = 0) -> float:
    """How often the network beats random, as often from each seat; a shared victory is half a one."""
    batch = Batch(settings.title, games, settings.players, seed=seed, reward="win")
    chance = np.random.default_rng(seed)
    mine = np.arange(games) % settings.players
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        mask = batch.mask()
        _, chances, _ = network.look(batch.observations(), mask)
        any_action = np.where(mask, chance.random(mask.shape), -1.0).argmax(axis=1)
        batch.step(np.where(batch.seats == mine, chances.argmax(axis=1), any_action))
        first = batch.ended & np.isnan(won)
        won[first] = batch.rewards[first, mine[first]]
    return float(won.mean())


def train(
    settings: Settings, play: Play, lessons: int, seconds: float, tell: Callable[[str], None]
) -> Network:
    """So many lessons, or as many as the time allows; the rate of learning falls to nothing."""
    found = title(settings.title)
    network = Network(found.observation.size, settings.hidden, found.alphabet.size, seed=1)
    start = time.monotonic()
    for lesson in range(lessons):
        gone = max(lesson / lessons, (time.monotonic() - start) / seconds)
        if gone >= 1.0:
            break
        played = play(network)
        together = {name: np.concatenate([part[name] for part in played]) for name in played[0]}
        improve(network, together, settings, settings.rate * (1.0 - gone), seed=lesson)
        if lesson % 10 == 9:
            share = share_of_wins(network, settings, games=100, seed=lesson)
            tell(f"lesson {lesson + 1}, {time.monotonic() - start:.0f} s: wins {share:.0%} of 100 games")
    return network


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="learn a game by playing itself, and beat random")
    parser.add_argument("title", choices=SETTINGS)
    parser.add_argument("--minutes", type=float, default=10.0, help="at most so long (%(default)s)")
    parser.add_argument("--lessons", type=int, default=40, help="at most so many lessons (%(default)s)")
    parser.add_argument("--collectors", type=int, default=2, help="processes that play (%(default)s)")
    parser.add_argument("--ray", metavar="AT", help="let them play on the Ray cluster at this address")
    given = parser.parse_args(arguments)
    settings = SETTINGS[given.title]
    if given.ray:
        play = on_ray(settings, given.collectors, given.ray)
    else:
        play = on_this_machine(settings, given.collectors)
    network = train(settings, play, given.lessons, given.minutes * 60, print)
    share = share_of_wins(network, settings)
    print(f"{given.title}: beats random in {share:.1%} of 400 games")
    return share


if __name__ == "__main__":
    main()
