"""What happened, in sentences, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from ludoteca.core.game import Note
from ludoteca.core.title import Title
from ludoteca.study.film import ALL_SEATS
from ludoteca.terminal.screen import QUIET_STYLE, SEAT_STYLES, ink
from ludoteca.texts import Texts


def story(
    title: Title[Any],
    notes: Iterable[Note],
    seat: int | None,
    words: Texts,
    names: Sequence[str],
    width: int = 0,
) -> list[Text]:
    """A line a note; minor ones are quiet, and join the line before while that stays within the width.

    ``ALL_SEATS`` may know everything.
    """
    lines: list[Text] = []
    for note in notes:
        if seat != ALL_SEATS and not note.seen_by(seat):
            continue
        line = line_of(title, note, words, names)
        if note.kind.minor and lines and lines[-1].cell_len + line.cell_len <= width:
            lines[-1].append_text(line[1:])
        else:
            lines.append(line)
    return lines


def line_of(title: Title[Any], note: Note, words: Texts, names: Sequence[str]) -> Text:
    """A note as a sentence, with a bar in its player's colour."""
    text = words.format(title.tell(note), names)
    bar = ink("▌", bar_style(note.player))
    return bar + ink(f" {text}", QUIET_STYLE if note.kind.minor else "")


def bar_style(player: int) -> str:
    """The colour a player's letters lie on, as the colour of a stroke."""
    return SEAT_STYLES[player].split(" on ")[1] if player >= 0 else QUIET_STYLE


def places(title: Title[Any], notes: Iterable[Note], seat: int | None) -> frozenset[str]:
    """Where on the table something happened."""
    return frozenset(
        [place for note in notes if note.seen_by(seat) for place in title.places(note)],
    )
