"""The small public door: start a game, read and write records and positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.errors import PositionError, RecordError
from ludoteca.core.match import Match
from ludoteca.core.options import Value
from ludoteca.core.record import Record, Seal
from ludoteca.games import title, titles

__all__ = [
    "Match",
    "Record",
    "from_position",
    "new",
    "read_position",
    "read_record",
    "title",
    "titles",
    "write_position",
    "write_record",
]


def new(
    key: str,
    players: int | None = None,
    seed: int | Seal = 0,
    options: Mapping[str, Value] | None = None,
    confirm: bool = False,
) -> Match:
    """A new game of a title, set up and waiting for its first decision.

    >>> match = new("millefiori", players=2, seed=1, options={"tactical": True})
    >>> len(match.deciding()), len(match.legal_actions())
    (1, 5)
    """
    found = title(key)
    seats = found.players[0] if players is None else players
    return Match.of(Record(found, seats, found.check_options(seats, options or {}), seed, confirm))


def from_position(key: str, position: Mapping[str, Any]) -> Match:
    """A game that starts from a position: name what matters, leave out the rest.

    >>> match = from_position("millefiori", {"players": 2, "moment": "turn of A", "playing": "key-1-1"})
    >>> match.written_actions()
    ['place space=R01', 'sail']
    """
    found = title(key)
    game = found.format.read(dict(position))
    options = found.format.options_of(game)
    return Match.of(Record(found, game.seats(), options, found.format.write(game), game.confirm))


def read_record(path: str | Path) -> Match:
    """Read a record file and play it through."""
    return Record.read(_read(path), title).replay()


def write_record(match: Match, path: str | Path) -> None:
    """Write a game as a record file."""
    Path(path).write_text(match.record.write(), encoding="utf-8")


def read_position(path: str | Path) -> Match:
    """Read a position file (JSON with its ``title``) and start from there."""
    try:
        data = json.loads(_read(path))
    except (ValueError, RecursionError) as error:
        raise PositionError("position-json", problem=str(error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("title"), str):
        raise PositionError("position-missing", where="position", name="title")
    return from_position(data.pop("title"), data)


def write_position(match: Match, path: str | Path) -> None:
    """Write the position a game has reached."""
    data = {"title": match.title.key, **match.position()}
    Path(path).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _read(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError("record-file", file=str(path), problem=str(error)) from None
