"""How strong the levels of a title were when they were last measured: ``games/<title>/ratings.json``."""

from __future__ import annotations

import json
from typing import Any, Final

from ludoteca.bots.networks import GAMES

_KEPT: Final[dict[str, dict[str, Any]]] = {}


def measured(key: str) -> dict[str, Any]:
    """What was measured of a title, by level: rating, its interval, games, and who exactly played."""
    if key not in _KEPT:
        file = GAMES / key / "ratings.json"
        _KEPT[key] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return _KEPT[key]


def ratings(key: str) -> dict[str, int]:
    """The rating of each level of a title that has been measured."""
    return {level: round(float(one["rating"])) for level, one in measured(key).items()}
