"""Masked PPO in numpy: a network of one hidden layer that plays all seats of many games and learns from it.

Nothing here knows a game; ``train.py`` says what is played, and how the result is measured.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.batch import Batch

Array = NDArray[Any]
NEVER = np.float32(-1e9)
"""What the network thinks of an illegal action."""


@dataclass(frozen=True)
class Settings:
    """What is played, and how it is learned."""

    title: str
    players: int = 2
    scale: float = 20.0
    """So many points of margin count as one."""
    games: int = 64
    """Games that a collector plays side by side."""
    steps: int = 128
    """Steps of all of them between two lessons."""
    hidden: int = 128
    rate: float = 1e-3
    discount: float = 0.99
    trace: float = 0.95
    """Lambda of generalised advantages."""
    clip: float = 0.2
    entropy: float = 0.01
    epochs: int = 3
    minibatch: int = 1024


class Network:
    """Observations to chances of actions and a value: one hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            weights: Array = chance.normal(size=(rows, columns)) * gain / np.sqrt(rows)
            return weights.astype(np.float32)

        # Most inputs are zero, so those that are not may weigh more.
        self.weights = {
            "body": layer(inputs, hidden, 4.0),
            "body bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, actions, 0.1),
            "policy bias": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 0.1),
            "value bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._lessons = 0

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithms of the chances, and the value of each position."""
        w = self.weights
        hidden = np.maximum(seen @ w["body"] + w["body bias"], 0.0)
        logits = np.where(mask, hidden @ w["policy"] + w["policy bias"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, chances, (hidden @ w["value"] + w["value bias"])[:, 0]

    def learn(self, seen: Array, hidden: Array, to_policy: Array, to_value: Array, rate: float) -> None:
        """One step down the slopes of the loss by what comes out."""
        w = self.weights
        to_hidden = to_policy @ w["policy"].T + to_value[:, None] * w["value"].T
        to_hidden[hidden <= 0.0] = 0.0
        slopes = {
            "body": seen.T @ to_hidden,
            "body bias": to_hidden.sum(axis=0),
            "policy": hidden.T @ to_policy,
            "policy bias": to_policy.sum(axis=0),
            "value": hidden.T @ to_value[:, None],
            "value bias": to_value.sum(keepdims=True),
        }
        self._lessons += 1
        step = rate * np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope * slope - self._square[name])
            w[name] -= (step * self._mean[name] / (np.sqrt(self._square[name]) + 1e-8)).astype(np.float32)


class Collector:
    """Plays many games, all seats by the same network, and tells what came of it."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.chance = np.random.default_rng(seed)
        self.batch = Batch(
            settings.title, settings.games, settings.players, seed=seed, reward="margin", by_step=True
        )

    def collect(self, network: Network) -> dict[str, Array]:
        """Positions with what was done there, how likely it was, and how good it proved to be."""
        s, batch = self.settings, self.batch
        rows: list[tuple[Array, ...]] = []
        for _ in range(s.steps):
            seen, mask, seats = batch.observations().copy(), batch.mask().copy(), batch.seats
            _, chances, values = network.look(seen, mask)
            # The largest of chances with Gumbel's noise: an action drawn by its chance.
            actions = (chances + self.chance.gumbel(size=chances.shape)).argmax(axis=1)
            batch.step(actions)
            taken = chances[np.arange(s.games), actions]
            rows.append((seen, mask, actions, taken, values, seats, batch.rewards / s.scale, batch.ended))
        seen, mask, actions, taken, values, seats, rewards, ended = (
            np.stack(x) for x in zip(*rows, strict=True)
        )
        gains = self.advantages(values, seats, rewards, ended)
        found = {"seen": seen, "mask": mask, "actions": actions, "taken": taken}
        found |= {"gains": gains, "wanted": gains + values}
        return {name: array.reshape(-1, *array.shape[2:]) for name, array in found.items()}

    def advantages(self, values: Array, seats: Array, rewards: Array, ended: Array) -> Array:
        """How much better each action proved than expected, by whoever took it: backwards through time.

        A seat gets its rewards while others act, so they are kept until its own last decision is reached.
        What the last decisions lead to is not known yet: they count as they were expected.
        """
        s = self.settings
        games = np.arange(s.games)
        kept, next_value, next_gain = (np.zeros((s.games, s.players)) for _ in range(3))
        known = np.zeros((s.games, s.players), bool)
        gains = np.zeros(values.shape)
        for t in range(len(values) - 1, -1, -1):
            over = ended[t]
            next_value[over], next_gain[over], kept[over], known[over] = 0.0, 0.0, 0.0, True
            kept += rewards[t]
            who = (games, seats[t])
            surprise = kept[who] + s.discount * next_value[who] - values[t]
            gains[t] = np.where(known[who], surprise + s.discount * s.trace * next_gain[who], 0.0)
            next_gain[who], next_value[who], kept[who], known[who] = gains[t], values[t], 0.0, True
        return gains.astype(np.float32)


def improve(network: Network, lesson: dict[str, Array], settings: Settings, rate: float, seed: int) -> None:
    """PPO: several times over all positions, and never far from how they were played."""
    chance = np.random.default_rng(seed)
    count = len(lesson["actions"])
    gains = (lesson["gains"] - lesson["gains"].mean()) / (lesson["gains"].std() + 1e-6)
    for _ in range(settings.epochs):
        order = chance.permutation(count)
        for start in range(0, count, settings.minibatch):
            part = order[start : start + settings.minibatch]
            rows, size = np.arange(len(part)), np.float32(len(part))
            actions, gain = lesson["actions"][part], gains[part]
            hidden, chances, values = network.look(lesson["seen"][part], lesson["mask"][part])
            ratio = np.exp(chances[rows, actions] - lesson["taken"][part])
            # Where the new chances already differ enough in the right direction, nothing more is learned.
            enough = np.where(gain > 0, ratio > 1 + settings.clip, ratio < 1 - settings.clip)
            weight = np.where(enough, 0.0, ratio * gain).astype(np.float32)
            likely = np.exp(chances)
            chosen = -likely * weight[:, None]
            chosen[rows, actions] += weight
            spread = -(likely * np.maximum(chances, -50.0)).sum(axis=1, keepdims=True)
            to_policy = -chosen + settings.entropy * likely * (np.maximum(chances, -50.0) + spread)
            to_value = 0.5 * (values - lesson["wanted"][part])
            network.learn(lesson["seen"][part], hidden, to_policy / size, to_value / size, rate)
