"""Tuning: the weights of a title's evaluation, moved by games of the steady bot against itself.

At every step all weights are shaken at once: by as much as one player has them higher, the other has them
lower. They play the same deals from all seats, and the weights move towards whoever wins (simultaneous
perturbation, after Spall). What comes out is the mean of the later half of the steps. It needs no library;
with the same seed the same weights come out on any number of cores.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from ludoteca.arena.certainty import results
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Crew, hold
from ludoteca.core.rng import seeded
from ludoteca.games import title as find_title
from ludoteca.learn.recipe import RECIPES, Recipe, Setting

SHAKE = 0.2
"""How far a weight is shaken at first, as a share of what it was made."""
PULL = 0.3
"""How far it moves at first if one player wins everything, as a share of the same."""
SMALLEST = 0.2
"""A weight counts as no smaller than this: one that was made nothing can be moved as well."""
STATE = "tuning.json"


@dataclass
class State:
    """How far the tuning has come."""

    step: int
    games: int
    weights: dict[str, float]
    total: dict[str, float]
    """The sum of the weights after each of the later steps."""
    counted: int
    leads: list[float]
    """By step: how much more often the player who was pulled up won, from -1 to 1."""


class Tuning:
    """A tuning in a folder, so that it can be gone on with; of so many steps, of so many deals each."""

    def __init__(self, recipe: Recipe, folder: Path, steps: int, deals: int) -> None:
        weights = find_title(recipe.title).weights
        assert weights is not None, "a title whose weights are no data"
        self.recipe = recipe
        self.folder = folder
        self.steps = steps
        self.deals = deals
        self.made = weights.made
        self.state = State(0, 0, weights.now(), dict.fromkeys(weights.made, 0.0), 0, [])
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            self.state = State(**json.loads((folder / STATE).read_text(encoding="utf-8")))

    def go_on(self, crew: Crew, tell: Callable[[State], None]) -> None:
        """All steps that are left."""
        while self.state.step < self.steps:
            self.take_step(crew)
            write(self.folder / STATE, asdict(self.state))
            tell(self.state)

    def take_step(self, crew: Crew) -> None:
        """Shake, play, move."""
        state = self.state
        signs = signs_of(self.recipe.seed, state.step, list(self.made))
        shake = SHAKE / (1 + state.step) ** 0.101
        up = self.shaken(signs, shake)
        down = self.shaken(signs, -shake)
        lead = self.contest(crew, up, down)
        pull = PULL * lead / (1 + state.step / 10) ** 0.602
        for name, sign in signs.items():
            state.weights[name] += pull * sign * self.grain(name)
        state.step += 1
        state.games += 2 * self.deals
        state.leads.append(lead)
        if 2 * state.step > self.steps:
            state.counted += 1
            for name, number in state.weights.items():
                state.total[name] += number

    def grain(self, name: str) -> float:
        """In what measure a weight is shaken and moved."""
        return max(abs(self.made[name]), SMALLEST)

    def shaken(self, signs: dict[str, int], shake: float) -> dict[str, float]:
        return {
            name: number + shake * signs[name] * self.grain(name)
            for name, number in self.state.weights.items()
        }

    def contest(self, crew: Crew, up: dict[str, float], down: dict[str, float]) -> float:
        """How much more often the first of two players wins, by paired deals of one of the settings."""
        step = self.state.step
        setting = self.recipe.setting_of(seeded(hash_of(self.recipe.seed, step)))
        bots: list[str] = []
        for name, weights in (("up", up), ("down", down)):
            file = self.folder / f"step-{step:05}-{name}.json"
            write(file, weights)
            bots.append(f"steady@{file}")
        plan = Plan(
            self.recipe.title,
            setting.players,
            setting.options,
            tuple(bots),
            2 * self.deals,
            hash_of(self.recipe.seed + 1, step),
        )
        found = results(plan, hold(plan, crew))
        for bot in bots:
            Path(bot.partition("@")[2]).unlink()
        return sum([deal[bots[0]] - deal[bots[1]] for deal in found]) / len(found)

    def tuned(self) -> dict[str, float]:
        """The weights that came out: the mean of the later half, or the last while it has not begun."""
        state = self.state
        if not state.counted:
            return rounded(state.weights)
        return rounded({name: total / state.counted for name, total in state.total.items()})


def signs_of(seed: int, step: int, names: list[str]) -> dict[str, int]:
    """Which weights are shaken up, and which down."""
    rng = seeded(hash_of(seed + 2, step))
    return {name: 2 * rng.below(2) - 1 for name in names}


def rounded(weights: dict[str, float]) -> dict[str, float]:
    return {name: float(f"{number:.4g}") for name, number in weights.items()}


def write(file: Path, data: object) -> None:
    """The file, written whole or not at all."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def hash_of(seed: int, step: int) -> int:
    """A seed of its own for each step."""
    return (seed * 1_000_003 + step * 7919 + 54_321) % 4_294_967_291


def recipe_of(key: str, players: int | None, options: dict[str, bool | int | str], seed: int) -> Recipe:
    """The kinds of games to tune with: those a network is learned from, or one kind alone."""
    found = find_title(key)
    rivals = [count for count in found.players if count > 1]
    settings: tuple[Setting, ...] = (Setting(players or rivals[0], options),)
    if players is None and not options and key in RECIPES:
        settings = RECIPES[key].settings
    return Recipe(key, settings, seed=seed)
