"""The examples run, and learn; in docstrings too, and on a real cluster."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import ludoteca.envs
from examples import random_play, search, train
from examples.ppo import Collector, Network, Settings
from ludoteca.games import title, titles

MODULES = [module.name for module in pkgutil.iter_modules(ludoteca.envs.__path__, "ludoteca.envs.")]
SMALL = replace(train.SETTINGS["millefiori"], games=16, steps=12, hidden=16)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    if name.endswith("openspiel"):
        pytest.importorskip("pyspiel")
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    random_play.main(["--games", "1"])
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == list(titles())


def test_the_search_wins() -> None:
    assert search.main(["millefiori", "--games", "2", "--playouts", "2"]) == 1.0


def network_of(settings: Settings) -> Network:
    found = title(settings.title)
    return Network(found.observation.size, settings.hidden, found.alphabet.size, seed=1)


def test_learning_improves() -> None:
    """A few lessons on few games: far from good, but much better than before."""
    settings = replace(train.SETTINGS["millefiori"], games=32, steps=96, hidden=64, rate=3e-3)
    before = train.share_of_wins(network_of(settings), settings, games=120)
    told: list[str] = []
    play = train.on_this_machine(settings, 1)
    after = train.share_of_wins(train.train(settings, play, 10, 3600.0, told.append), settings, games=120)
    assert len(told) == 1
    # Whoever always prefers the same actions is already a little better than random.
    assert before < 0.8
    assert after > 0.95


def test_gains_are_what_was_got_beyond_what_was_expected() -> None:
    """By hand: two seats, one game that ends, without discount or trace."""
    settings = Settings("millefiori", games=1, steps=4, discount=1.0, trace=1.0)
    values = np.array([[1.0], [2.0], [3.0], [4.0]])
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[1.0, 0.0]], [[0.0, 5.0]], [[2.0, -1.0]], [[7.0, 0.0]]])
    ended = np.array([[False], [False], [True], [False]])
    gains = Collector(settings, 1).advantages(values, seats, rewards, ended)
    # Seat 0 got 1 and 2 until the end, seat 1 got 5 and -1; of the new game nothing is known yet.
    assert gains[:, 0].tolist() == [3.0 - 1.0, 4.0 - 2.0, 2.0 - 3.0, 0.0]


def same(some: list[dict[str, Any]], others: list[dict[str, Any]]) -> bool:
    return all(
        [(one[name] == other[name]).all() for one, other in zip(some, others, strict=True) for name in one]
    )


def test_collectors_play_the_same_wherever_they_are() -> None:
    """On a cluster of two nodes as in processes as in our own: a seed is a seed."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    network = network_of(SMALL)
    here = [Collector(SMALL, seed).collect(network) for seed in (1, 2)]
    assert not same(here[:1], here[1:])
    assert same(train.on_this_machine(SMALL, 2)(network), here)
    # Each node has one processor, and each collector takes one: they have to spread.
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        play = train.on_ray(SMALL, 2, cluster.address)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert same(play(network), here)
    finally:
        ray.shutdown()
        cluster.shutdown()
