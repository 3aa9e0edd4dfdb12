"""Caylus in the terminal: everything is on the board, and it fits."""

from __future__ import annotations

import dataclasses

import pytest

import ludoteca
from ludoteca.terminal.boards import drawing
from ludoteca.terminal.boards.caylus import draw
from ludoteca.texts import LANGUAGES
from tests.terminal.scenes import played, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 5])
def test_it_fits_small_and_large_terminals(players: int, language: str) -> None:
    for actions in (0, 40, 160):
        match = played(ludoteca.new("caylus", players, 1), actions)
        for width, height, most in ((80, 24, 20), (100, 35, 32)):
            lines = draw(scene(match, language, width, height))
            assert max([line.cell_len for line in lines]) <= width
            assert len(lines) <= most


def test_every_place_can_be_marked() -> None:
    base = scene(ludoteca.new("caylus", 3, 1))
    places = [f"space:{number}" for number in range(1, 29)]
    places += [f"building:{name}" for name in ("castle", "gate", "inn", "gold_mine", "mason", "cathedral")]
    places += ["cube:food", "cube:gold", "line:prestige", "line:buildings"]
    for place in places:
        lines = draw(dataclasses.replace(base, marks={place: "77"}))
        assert [line for line in lines if "77)" in line.plain], place


def test_it_is_the_drawing_of_the_title() -> None:
    assert drawing("caylus") is draw
