"""What may be prepared while others play: what will be asked, telling no secret, and changing nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from ludoteca.games import title, titles
from tests.every_game.table import Case, cases
from tests.every_game.walk import Walk, told, walk

EVERY_TITLE = pytest.mark.parametrize("one", [title(key) for key in titles()], ids=lambda one: str(one.key))


def waiting(game: Game) -> list[int]:
    asked = game.deciding()
    return [seat for seat in range(game.seats()) if seat not in asked]


def foreseen(case: Case, game: Any, seat: int) -> Any:
    """All that a seat is told when it asks what it could prepare: the round, the decision, its options."""
    ahead = case.title.ahead
    assert ahead is not None
    copy = ahead.asked(game, seat)
    passing = ahead.passes is not None and ahead.may_pass(game, seat)
    if copy is None:
        return passing, None
    legal = copy.legal_actions(seat)
    assert copy.deciding()[0] == seat, "somebody else is asked"
    assert legal
    assert END_TURN not in legal, "there is nothing to prepare"
    told = [[case.title.describe(action, copy), case.title.costs(copy, seat, action)] for action in legal]
    return passing, (ahead.round(game, seat), type(copy.step_of(seat)), legal, told)


def check(case: Case, game: Any, at: int) -> None:
    for seat in waiting(game):
        before = case.digest(game)
        mine = foreseen(case, game, seat)
        assert case.digest(game) == before, "asking changed the game"
        for number in range(3):
            guess = game.clone()
            guess.determinize(seat, seeded(100 * at + number))
            assert foreseen(case, guess, seat) == mine, f"seat {seat} is told a secret"


@EVERY_TITLE
def test_what_may_be_prepared_tells_no_secret_and_changes_nothing(one: Title[Any]) -> None:
    for seed, case in enumerate(cases(one)):
        with told(case, seed, True):
            found = walk(case, seed, True)
        for at in found.samples(12):
            with told(case, seed, True, at):
                check(case, found.states[at], at)


def comes(found: Walk, at: int, seat: int, step: type, round_of: int) -> bool:
    """Is this decision asked of the seat later in the round?"""
    ahead = found.case.title.ahead
    assert ahead is not None
    for game in found.states[at + 1 :]:
        if ahead.round(game, seat) != round_of:
            return False
        if seat in game.deciding() and type(game.step_of(seat)) is step:
            return True
    return False


@EVERY_TITLE
def test_what_may_be_prepared_is_what_will_be_asked(one: Title[Any]) -> None:
    asked, came = 0, 0
    for seed, case in enumerate(cases(one)):
        found = walk(case, seed, False)
        for at in found.samples(12):
            game = found.states[at]
            for seat in waiting(game):
                _, what = foreseen(case, game, seat)
                if what is not None:
                    asked += 1
                    came += comes(found, at, seat, what[1], what[0])
    # Games end in between, and who runs out of money or workers is not asked after all.
    assert came >= 0.8 * asked > 10, (came, asked)


@EVERY_TITLE
def test_passing_is_an_option_wherever_one_may_pass(one: Title[Any]) -> None:
    assert one.ahead is not None
    passed = 0
    for seed, case in enumerate(cases(one)):
        for game in walk(case, seed, False).states:
            for seat in game.deciding():
                action = (one.ahead.passes or {}).get(type(game.step_of(seat)))
                if action is not None:
                    assert action in game.legal_actions(seat)
                    passed += 1
    assert (passed > 0) == (one.ahead.passes is not None)
