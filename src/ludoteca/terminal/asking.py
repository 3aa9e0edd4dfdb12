"""What command lines name: games, seats, bots, files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import named
from ludoteca.core.errors import LudotecaError, RecordError
from ludoteca.core.match import Match
from ludoteca.core.message import SEAT_LETTERS
from ludoteca.core.record import Record
from ludoteca.games import title
from ludoteca.terminal.parser import UsageError


def read_bots(text: str) -> list[str]:
    """Bots as typed: ``greedy,random``."""
    keys = [key.strip() for key in text.split(",") if key.strip()]
    for key in keys:
        named(key)
    if not keys:
        named(text)
    return keys


def read_seats(text: str, players: int) -> list[int]:
    """Seats as typed: ``A``, ``A,C``, ``all`` or ``none``."""
    if text.lower() == "all":
        return list(range(players))
    if text.lower() == "none":
        return []
    return sorted({read_seat(letter.strip(), players) for letter in text.split(",")})


def read_seat(letter: str, players: int) -> int:
    """A seat as typed: ``A``."""
    known = SEAT_LETTERS[:players]
    if len(letter) != 1 or letter.upper() not in known:
        raise UsageError("terminal-usage-seat", seat=letter[:20], known=", ".join(known))
    return known.index(letter.upper())


def checkout() -> Path | None:
    """The repository we run in, if this is not an installed copy."""
    for start in (Path(__file__).resolve(), Path.cwd() / "here"):
        for folder in start.parents:
            if (folder / "pyproject.toml").is_file() and (folder / "src" / "ludoteca").is_dir():
                return folder
    return None


def read_file(path: str) -> str:
    """A file's text; ``-`` is what is piped in."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise RecordError("record-file", file=path, problem=problem) from None


def read_record(path: str) -> Record:
    """The record in a file, not yet played."""
    return Record.read(read_file(path), title)


def read_game(text: str) -> Match:
    """The game behind a record's or a position's text."""
    if text.lstrip().startswith("{"):
        return from_position(text)
    return Record.read(text, title).replay()


def from_position(text: str) -> Match:
    try:
        data: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise LudotecaError("position-json", problem=str(error)) from None
    key = data.pop("title", None)
    if not isinstance(key, str):
        raise LudotecaError("position-missing", where="position", name="title")
    return ludoteca.from_position(key, data)


def write_file(path: str, text: str) -> None:
    """Write a file, or say why not."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: str, error: OSError) -> UsageError:
    return UsageError("terminal-usage-write", file=path, problem=error.strerror or str(error))


def make_folder(path: str) -> Path:
    """A folder to write into, made if it is not there; or why not."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None
    return Path(path)


def free_file(pattern: str) -> str:
    """A file that does not exist yet: ``millefiori-1.record``."""
    number = 1
    while Path(pattern.format(number)).exists():
        number += 1
    return pattern.format(number)
