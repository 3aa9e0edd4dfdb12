"""Rows: as long as they say, sound numbers, the same for the same position, and the game is left alone."""

from __future__ import annotations

import math

import pytest

from ludoteca.bots import ask
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles
from tests.every_game.rowed import rows_of
from tests.every_game.table import COMPILED, Case, few_cases
from tests.every_game.walk import Chooser

APART = 4 if COMPILED else 25
"""How many decisions lie between two positions looked at."""
SMALL = 3.0
MOSTLY = 0.98
BOUND = 15.0

ROWED = [key for key in titles() if title(key).row is not None]


def positions(case: Case, seed: int, bot: bool) -> list[Game]:
    """Positions along a game played at random, or with sense; its end among them."""
    game = case.start(seed)
    chooser = Chooser(seed, seed % 3)
    rng = seeded(seed)
    found: list[Game] = []
    number = 0
    while not game.over():
        if number % APART == 0:
            found.append(game.clone())
        seat = chooser.seat(game)
        if bot:
            game.play(ask("greedy", case.title, game, seat, rng).action, seat)
        else:
            game.play(chooser.action(game.legal_actions(seat)), seat)
        number += 1
        if bot and not COMPILED and number == 60:
            break
    return [*found, game]


@pytest.mark.parametrize("key", ROWED)
@pytest.mark.parametrize("bot", [False, True], ids=["random", "greedy"])
def test_rows_are_sound(key: str, bot: bool) -> None:
    one = title(key)
    assert one.row is not None
    small = 0
    numbers = 0
    for seed, case in enumerate(few_cases(one)):
        for game in positions(case, seed, bot):
            for row in rows_of(one, game):
                for name, number in zip(one.row.names, row, strict=True):
                    assert math.isfinite(number), (name, str(case), seed)
                    assert abs(number) <= BOUND, (name, number, str(case), seed)
                    small += abs(number) <= SMALL
                    numbers += 1
    assert small >= MOSTLY * numbers


@pytest.mark.parametrize("key", ROWED)
def test_equal_positions_have_equal_rows_and_are_left_alone(key: str) -> None:
    one = title(key)
    for seed, case in enumerate(few_cases(one)):
        for game in positions(case, seed, False)[::7]:
            before = case.digest(game)
            rows = rows_of(one, game)
            assert case.digest(game) == before
            assert rows_of(one, game.clone()) == rows
            if not game.over():
                assert rows_of(one, one.format.read(one.format.write(game))) == rows
