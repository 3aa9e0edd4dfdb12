"""The arena on a real Ray cluster: two nodes, the same games as here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.arena import cluster
from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import hold, simulate

pytest.importorskip("ray")

PLAN = Plan("millefiori", 2, {}, ("greedy", "random"), 8, 1)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two nodes on this machine, a processor each."""
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    yield str(nodes.address)
    nodes.shutdown()


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [outcome._replace(seconds=0.0, thinking=[]) for outcome in outcomes]


def test_a_cluster_plays_the_same_games(address: str) -> None:
    with cluster.cluster(address) as crew:
        assert timeless(hold(PLAN, crew)) == timeless(simulate(PLAN, 1))


def test_a_machine_that_would_play_other_games_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the bots get another identity than on the nodes."""
    monkeypatch.setattr(cluster, "identities", lambda plan: dict.fromkeys(plan.bots, "another network"))
    with (
        pytest.raises(cluster.ClusterError, match="its greedy is greedy, here it is another network"),
        cluster.cluster(address) as crew,
    ):
        hold(PLAN, crew)


def test_where_there_is_no_cluster_that_is_said() -> None:
    with (
        pytest.raises(cluster.ClusterError, match=r"no Ray cluster at 127\.0\.0\.1:1"),
        cluster.cluster("127.0.0.1:1"),
    ):
        pass
