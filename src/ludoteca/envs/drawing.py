"""The board as the terminal draws it: as text (``render_mode="ansi"``), or as a picture of it (``"svg"``)."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console

from ludoteca.core.game import Game
from ludoteca.core.message import Message, seat_letter
from ludoteca.core.title import Title
from ludoteca.terminal.boards import Scene, drawing
from ludoteca.texts import texts

WIDTH, HEIGHT = 80, 24
FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def drawn(title: Title[Game], game: Game, seat: int | None, mode: str) -> str:
    """The table through the eyes of a seat (None: an onlooker), with the colours of a terminal."""
    labels = tuple([seat_letter(number) for number in range(game.seats())])
    view = dict(title.view(game, seat))
    words = texts("en", title.key)
    scene = Scene(title.key, view, seat, tuple(game.deciding()), labels, words, WIDTH, HEIGHT)
    paper = Console(
        file=StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        record=True,
    )
    for line in drawing(title.key)(scene):
        paper.print(line)
    if mode == "svg":
        name = words.format(Message("title-name"))
        # A picture loads nothing from elsewhere, so it makes do with the fonts that are there.
        return FONTS.sub("", paper.export_svg(title=name, unique_id="ludoteca"))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()
