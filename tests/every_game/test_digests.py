"""Whole games give the same digests on every engine, and the ones on file."""

from __future__ import annotations

import pytest

from tests.every_game.digests import digest, named_games, stored
from tests.every_game.table import COMPILED

GAMES = named_games()
# Interpreted, one game of each case will do: the compiled engine plays all of them.
PLAYED = [name for name, (_, seed, _) in GAMES.items() if COMPILED or seed % 3 == 0]


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_has_the_digest_on_file(name: str) -> None:
    assert digest(*GAMES[name]) == stored().get(name), "meant? python tools/digests.py tells what changed"


def test_the_file_names_no_other_games() -> None:
    assert set(stored()) <= set(GAMES)
