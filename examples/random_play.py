"""All titles by PettingZoo's interface, every seat at random: the loop that any learner begins with.

usage: python -m examples.random_play [--games 3]
"""

from __future__ import annotations

import argparse

from ludoteca.envs.pettingzoo import InTurns
from ludoteca.games import titles


def play(table: InTurns, seed: int) -> int:
    """One game; how many decisions it took."""
    table.reset(seed=seed)
    decisions = 0
    for agent in table.agent_iter():
        _, _, over, _, info = table.last()
        if over:
            table.step(None)
        else:
            table.step(int(table.action_space(agent).sample(info["action_mask"])))
            decisions += 1
    return decisions


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="play all titles at random")
    parser.add_argument("--games", type=int, default=3, help="games of each title (%(default)s)")
    given = parser.parse_args(arguments)
    for key in titles():
        table = InTurns(key)
        for seed in range(given.games):
            decisions = play(table, seed)
            print(f"{key}: {decisions} decisions, points {table.game.scores()}")


if __name__ == "__main__":
    main()
