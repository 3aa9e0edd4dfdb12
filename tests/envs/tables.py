"""Every table an environment has to bear: titles, player counts, and options that change what happens."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games import title, titles

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[(key, players, {}) for key in titles() for players in title(key).players],
    ("burgundy", 4, {"team": "12a"}),
    ("burgundy", 1, {"solo": "13b"}),
    ("burgundy", 3, {"castle": "secret", "shields": True}),
    ("duel", 2, {"setup": "tournament"}),
    ("feudum", 3, {"advanced": True}),
    ("millefiori", 3, {"tactical": True}),
]
EVERY_TABLE = pytest.mark.parametrize(("key", "players", "options"), TABLES)
