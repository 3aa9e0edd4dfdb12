"""Every title can be played in the terminal from the first choice to the last, drawn or not."""

from __future__ import annotations

import pytest

import ludoteca
from tests.terminal.conftest import Run


@pytest.mark.parametrize("key", ludoteca.titles())
def test_a_whole_game_is_playable(ludoteca_: Run, key: str) -> None:
    players = str(ludoteca.title(key).players[0])
    words = ["play", key, "--players", players, "--bots", "random", "--seed", "1", "--save", "g"]
    answer = ludoteca_(*words, typed="1\n" * 3000)
    assert answer.code == 0, answer.err
    assert ludoteca.read_record("g").over()
