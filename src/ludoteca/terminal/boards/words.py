"""Small texts that every drawing is made of."""

from __future__ import annotations

from rich.text import Text

from ludoteca.core.message import Message, seat_letter
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.screen import CHOICE_STYLE, QUIET_STYLE, SEAT_STYLES, ink


def say(scene: Scene, key: str, **args: int | str) -> str:
    return scene.words.format(Message(key, **args))


def letter(seat: int) -> Text:
    return ink(seat_letter(seat), SEAT_STYLES[seat])


def letters(seats: list[int | None]) -> Text:
    """One letter or a point for each place."""
    return Text("").join([ink("·", QUIET_STYLE) if seat is None else letter(seat) for seat in seats])


def marked(scene: Scene, place: str, shown: Text) -> Text:
    """A thing with the number of its choice before it."""
    mark = scene.marks.get(place)
    return shown if mark is None else ink(f"{mark})", CHOICE_STYLE).append_text(shown)


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "."
