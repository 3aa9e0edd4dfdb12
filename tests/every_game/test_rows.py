"""Rows are as declared, for every number of players and option, and say nothing but the position."""

from __future__ import annotations

import math
from typing import Any

import pytest

from ludoteca.bots import ask
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.core.rows import Rows
from ludoteca.core.title import Title
from tests.every_game.table import COMPILED, Case, every_title, few_cases

LARGE = 3.0
LARGEST = 20.0
WITH_ROWS = [one for one in every_title() if one.row is not None]
CASES = [case for one in WITH_ROWS for case in few_cases(one)]


def rows_of(one: Title[Any], game: Game) -> list[list[float]]:
    """The rows of all sides; every number of them was written, and no more."""
    assert one.row is not None
    assert one.write_rows is not None
    sides = len(game.scores())
    out = Rows(one.row.size, sides)
    out.begin()
    one.write_rows(game, out)
    assert out.at == one.row.size * sides, "a row has another length than its form"
    numbers = list(out.numbers)
    return [numbers[side * one.row.size : (side + 1) * one.row.size] for side in range(sides)]


def positions(case: Case, seed: int) -> list[Game]:
    """Positions of a game played at random, and compiled also of one played by a bot with an aim."""
    found: list[Game] = []
    for bot in ("random", "steady") if COMPILED else ("random",):
        game, rng = case.start(seed), seeded(seed)
        while game.stack:
            if rng.below(8) == 0:
                found.append(game.clone())
            seat = game.player()
            game.apply(ask(bot, case.title, game, seat, rng).action, seat)
        found.append(game.clone())
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_are_as_declared_and_about_as_large_as_one(case: Case) -> None:
    form = case.title.row
    assert form is not None
    large = 0
    count = 0
    for game in positions(case, 11):
        for row in rows_of(case.title, game):
            for name, number in zip(form.names, row, strict=True):
                assert math.isfinite(number), name
                assert abs(number) <= LARGEST, (name, number)
                large += abs(number) > LARGE
                count += 1
    assert large < 0.01 * count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_written_down_and_read_again_has_the_same_rows(case: Case) -> None:
    for game in positions(case, 12)[::4]:
        again = case.title.format.read(case.title.format.write(game))
        assert rows_of(case.title, again) == rows_of(case.title, game)


@pytest.mark.parametrize("one", WITH_ROWS, ids=lambda one: one.key)
def test_every_number_of_a_row_tells_something(one: Title[Any]) -> None:
    """None of them is always the same, over games of all numbers of players and options."""
    assert one.row is not None
    seen: list[set[float]] = [set() for _ in one.row.names]
    for case in few_cases(one):
        for game in positions(case, 13):
            for row in rows_of(one, game):
                for number, values in zip(row, seen, strict=True):
                    values.add(number)
    silent = [name for name, values in zip(one.row.names, seen, strict=True) if len(values) < 2]
    assert len(silent) <= len(one.row.names) * (0.05 if COMPILED else 0.2), silent
