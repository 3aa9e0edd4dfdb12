"""Tuning: weights move towards whoever wins; stopped and gone on with, the same ones come out."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Crew, play_here
from ludoteca.games import title
from ludoteca.learn.recipe import Recipe, Setting
from ludoteca.learn.tuning import Tuning, recipe_of

RECIPE = Recipe("millefiori", (Setting(2),), seed=4)
WEIGHTS = title("millefiori").weights
assert WEIGHTS is not None
MADE = WEIGHTS.made
BEST = {**MADE, "run of residences": 0.8, "fleet": 0.3}


def off(weights: dict[str, float]) -> float:
    return math.fsum([((weights[name] - number) / MADE[name]) ** 2 for name, number in BEST.items()])


def whoever_is_nearer(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
    """A crew that plays nothing: the player whose weights are nearer to the best wins."""
    for number in numbers:
        lineup = plan.lineup(number)
        far = [off(json.loads(Path(bot.partition("@")[2]).read_text())) for bot in lineup]
        places = [1 if one == min(far) else 2 for one in far]
        yield [Outcome(number, lineup, [0, 0], places, [1, 1], [0.0, 0.0], 1, 0.0)]


def tuned(folder: Path, steps: int, crew: Crew, recipe: Recipe = RECIPE, deals: int = 2) -> Tuning:
    found = Tuning(recipe, folder, steps, deals)
    found.go_on(crew, lambda state: None)
    return found


def test_weights_move_towards_whoever_wins(tmp_path: Path) -> None:
    found = tuned(tmp_path, 300, whoever_is_nearer)
    assert off(found.tuned()) < 0.3 * off(MADE)
    assert found.state.games == 300 * 4
    assert not list(tmp_path.glob("step-*")), "what a step needed is cleared away"


def test_a_tuning_gone_on_with_is_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = tuned(tmp_path / "whole", 8, whoever_is_nearer)
    halves = Tuning(RECIPE, tmp_path / "halves", 8, 2)
    for _ in range(3):
        halves.take_step(whoever_is_nearer)
    stop_after(halves, 5)
    again = tuned(tmp_path / "halves", 8, whoever_is_nearer)
    assert again.tuned() == whole.tuned()
    other = tuned(tmp_path / "other", 8, whoever_is_nearer, replace(RECIPE, seed=5))
    assert other.tuned() != whole.tuned()


def stop_after(tuning: Tuning, steps: int) -> None:
    """Somebody interrupts it."""

    class Interrupted(Exception):
        pass

    def tell(state: object) -> None:
        if tuning.state.step == steps:
            raise Interrupted

    try:
        tuning.go_on(whoever_is_nearer, tell)
    except Interrupted:
        pass


def test_real_games_move_them(tmp_path: Path) -> None:
    found = tuned(tmp_path, 2, play_here, deals=1)
    assert set(found.tuned()) == set(MADE)
    assert len(found.state.leads) == 2


def test_what_is_tuned_with_is_what_a_network_learns_from_or_what_is_named() -> None:
    assert {one.options["setup"] for one in recipe_of("duel", None, {}, 1).settings} >= {"gold", "princes"}
    assert recipe_of("duel", None, {"setup": "gold"}, 1).settings == (Setting(2, {"setup": "gold"}),)
    assert recipe_of("burgundy", None, {"duchy": "random"}, 1).settings[0].players == 2, "alone nobody wins"
    assert recipe_of("caylus", 4, {}, 1).settings == (Setting(4),)
