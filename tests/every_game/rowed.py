"""The rows of a position, side by side."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.rows import Rows
from ludoteca.core.title import Title


def rows_of(one: Title[Any], game: Game) -> list[list[float]]:
    """The row of every side, each as long as its form says."""
    assert one.row is not None
    assert one.write_rows is not None
    size = one.row.size
    sides = len(game.scores())
    out = Rows(size, sides)
    one.write_rows(game, out)
    assert out.at == size * sides, "a row is not as long as its form"
    numbers = list(out.numbers)
    return [numbers[side * size : (side + 1) * size] for side in range(sides)]


def named_rows(one: Title[Any], game: Game) -> list[dict[str, float]]:
    """The same by the names of the numbers."""
    assert one.row is not None
    return [dict(zip(one.row.names, row, strict=True)) for row in rows_of(one, game)]
