"""``ludoteca learn``: learns, says what came of it, and leaves a network one can play against."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.learn import recipe as recipes
from ludoteca.learn.recipe import Recipe, Setting
from tests.terminal.conftest import Run

SHORT = Recipe("millefiori", (Setting(2),), hidden=4, first_games=1, round_games=1, sample=500, keep=10)


@pytest.mark.parametrize("words", [[], ["--minutes", "1", "--games", "3"]])
def test_how_long_has_to_be_said(ludoteca_: Run, words: list[str]) -> None:
    answer = ludoteca_("learn", "millefiori", *words)
    assert answer.code == 2
    assert "--minutes" in answer.err


def test_a_network_is_learned_and_played_against(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(recipes.RECIPES, "millefiori", SHORT)
    words = ["--cores", "1", "--folder", "course", "--output", "mine.json", "--judged", "0"]
    told = ludoteca_("learn", "millefiori", "--games", "2", *words)
    assert told.code == 0
    assert "2 games" in told.out
    more = ludoteca_("learn", "millefiori", "--games", "3", *words, "--json").json()
    assert (more["games"], len(more["points"])) == (3, 3)
    assert Path("mine.json").exists()
    bots = "ahead:1:1:0@mine.json,random"
    played = ludoteca_(
        "simulate", "millefiori", "--bots", bots, "--games", "2", "--cores", "1", "--json"
    ).json()
    assert sum([one["wins"] for one in played["bots"]]) == 2
