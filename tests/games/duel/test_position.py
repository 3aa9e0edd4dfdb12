"""A game in any moment can be written down and read again, with all that its players know."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.errors import PositionError
from ludoteca.core.rng import seeded
from ludoteca.games.duel.setting import Setting
from ludoteca.games.duel.setup import new_game
from ludoteca.games.duel.title import TITLE


@pytest.mark.parametrize("setup", ["introductory", "princes"])
def test_a_game_is_read_as_it_was_written(setup: str) -> None:
    game = new_game(2, seeded(3), Setting(setup), False)
    game.settle()
    chance = random.Random(1)
    for step in range(300):
        if not game.stack:
            break
        seat = game.deciding()[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)
        if step % 30 == 0:
            written = TITLE.format.write(game)
            assert TITLE.format.write(TITLE.format.read(written)) == written


@pytest.mark.parametrize("where", ["discards", "unused", "foreseen", "stacks"])
@pytest.mark.parametrize("setup", ["turmoil", "tournament"])
def test_lists_of_another_length_than_the_game_has_are_refused(setup: str, where: str) -> None:
    written = TITLE.format.write(new_game(2, seeded(3), Setting(setup), False))
    TITLE.format.read(written)
    with pytest.raises(PositionError, match=where):
        TITLE.format.read({**written, where: [*written[where], []]})
