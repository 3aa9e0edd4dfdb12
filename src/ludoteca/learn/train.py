"""The network while it learns: standardized inputs, Adam, a ridge regression to begin with.

numpy is all it needs: a lesson takes about a second, and what a bigger library would bring, it would not use.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

RARE = 0.15
"""No input counts as rarer than this: one that is hardly ever set must not blow up when it is."""
BATCH = 512
RIDGE = 30.0


class Learner:
    """``bias + skip · z + second · relu(first · z + offset)`` of standardized inputs ``z``."""

    def __init__(self, size: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.hidden = hidden
        self.mean = np.zeros(size, np.float32)
        self.scale = np.ones(size, np.float32)
        """What an input is multiplied by; 0 for one that never changes."""
        self.weights: dict[str, Numbers] = {
            "first": (chance.normal(size=(size, hidden)) / math.sqrt(size)).astype(np.float32),
            "offset": np.zeros(hidden, np.float32),
            "second": np.zeros(hidden, np.float32),
            "skip": np.zeros(size, np.float32),
            "bias": np.zeros(1, np.float32),
        }
        self.steps = 0
        self.mean_of = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.square_of = {name: np.zeros_like(one) for name, one in self.weights.items()}

    # --- the beginning ------------------------------------------------------------------------------

    def standardize(self, rows: Numbers) -> None:
        """Take the measure of the inputs."""
        self.mean = rows.mean(0).astype(np.float32)
        spread = rows.std(0)
        self.scale = np.where(spread > 1e-3, 1 / np.maximum(spread, RARE), 0).astype(np.float32)

    def regress(self, rows: Numbers, targets: Numbers) -> None:
        """The best linear weights at once."""
        inputs = self.standard(rows).astype(np.float64)
        square = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
        centre = targets.mean()
        self.weights["skip"][:] = np.linalg.solve(square, inputs.T @ (targets - centre))
        self.weights["bias"][:] = centre

    def begin_with(self, folded: list[float], rows: Numbers) -> None:
        """Take the measure of the inputs and go on from weights that are played with: the same function."""
        self.standardize(rows)
        size, hidden = len(self.mean), self.hidden
        bias, skip, offset, first, second = np.split(
            np.array(folded, np.float64), np.cumsum([1, size, hidden, size * hidden])
        )
        across = first.reshape(size, hidden)
        # An input may rest in these rows and count all the same.
        used = (skip != 0) | (across != 0).any(1)
        self.scale = np.where(used & (self.scale == 0), 1, self.scale).astype(np.float32)
        back = np.divide(1.0, self.scale, out=np.zeros(size), where=self.scale > 0)
        self.weights = {
            "first": (across * back[:, None]).astype(np.float32),
            "offset": (offset + self.mean @ across).astype(np.float32),
            "second": second.astype(np.float32),
            "skip": (skip * back).astype(np.float32),
            "bias": (bias + self.mean @ skip).astype(np.float32),
        }

    def standard(self, rows: Numbers) -> Numbers:
        found: Numbers = (rows - self.mean) * self.scale
        return found

    # --- learning -----------------------------------------------------------------------------------

    def learn(self, rows: Numbers, targets: Numbers, rate: float, decay: float, seed: int) -> float:
        """One pass over the rows; how far the network was off, in units of its output."""
        order = np.random.default_rng(seed).permutation(len(rows))
        lost = 0.0
        batches = max(1, len(rows) // BATCH)
        for number in range(batches):
            part = order[number * BATCH : (number + 1) * BATCH]
            lost += self._step(self.standard(rows[part]), targets[part], rate, decay)
        return math.sqrt(lost / batches)

    def _step(self, inputs: Numbers, targets: Numbers, rate: float, decay: float) -> float:
        weights = self.weights
        sums = inputs @ weights["first"] + weights["offset"]
        above = np.maximum(sums, 0)
        error = above @ weights["second"] + inputs @ weights["skip"] + weights["bias"] - targets
        share = error / len(targets)
        back = np.outer(share, weights["second"]) * (sums > 0)
        self._move(
            {
                "second": above.T @ share,
                "skip": inputs.T @ share,
                "bias": share.sum(keepdims=True),
                "first": inputs.T @ back,
                "offset": back.sum(0),
            },
            rate,
            decay,
        )
        return float((error * error).mean())

    def _move(self, slopes: dict[str, Numbers], rate: float, decay: float) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            pull = slope + decay * self.weights[name]
            self.mean_of[name] += 0.1 * (pull - self.mean_of[name])
            self.square_of[name] += 0.001 * (pull * pull - self.square_of[name])
            mean = self.mean_of[name] / (1 - 0.9**self.steps)
            square = self.square_of[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)

    # --- what is played with --------------------------------------------------------------------------

    def folded(self) -> list[float]:
        """The weights for rows as they are: exactly the function that is learned, in a network's order."""
        weights = self.weights
        shift = self.mean * self.scale
        first = weights["first"] * self.scale[:, None]
        parts = [
            weights["bias"] - shift @ weights["skip"],
            weights["skip"] * self.scale,
            weights["offset"] - shift @ weights["first"],
            first.reshape(-1),
            weights["second"],
        ]
        return [float(number) for part in parts for number in part]

    def state(self) -> dict[str, Numbers]:
        """All that is needed to go on learning."""
        found = {"mean": self.mean, "scale": self.scale, "steps": np.array([self.steps], np.float32)}
        for name in self.weights:
            found[name] = self.weights[name]
            found[f"mean of {name}"] = self.mean_of[name]
            found[f"square of {name}"] = self.square_of[name]
        return {name: one.copy() for name, one in found.items()}

    def restore(self, state: dict[str, Numbers]) -> None:
        """Go on from a state."""
        self.mean, self.scale = state["mean"].copy(), state["scale"].copy()
        self.steps = int(state["steps"][0])
        for name in self.weights:
            self.weights[name] = state[name].copy()
            self.mean_of[name] = state[f"mean of {name}"].copy()
            self.square_of[name] = state[f"square of {name}"].copy()
