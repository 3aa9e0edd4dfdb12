"""``render_mode="ansi"``: the board as the terminal draws it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ludoteca.core.game import Game
from ludoteca.core.message import seat_letter
from ludoteca.core.title import Title
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.texts import texts

WIDTH, HEIGHT = 80, 24


def drawn(title: Title[Game], game: Game, seat: int | None) -> str:
    """The table through the eyes of a seat (None: an onlooker), with the colours of a terminal."""
    labels = tuple([seat_letter(number) for number in range(game.seats())])
    view = dict(title.view(game, seat))
    words = texts("en", title.key)
    scene = Scene(title.key, view, seat, tuple(game.deciding()), labels, words, WIDTH, HEIGHT)
    paper = Console(
        file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False
    )
    for line in drawing(title.key)(scene):
        paper.print(line)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()
