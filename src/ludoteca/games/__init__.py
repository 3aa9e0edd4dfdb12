"""The collection: one folder a game, each with its ``TITLE``.

Games stand on the shelf once they are finished: every rule has its test and every board is drawn. Those
still in the workshop can be had by name, and ``LUDOTECA_WORKSHOP=1`` puts them on the shelf, too.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core.errors import OptionError
from ludoteca.core.title import Title

SHELF = ("caylus", "millefiori")


@cache
def collection() -> tuple[str, ...]:
    """The keys of all games, finished or not."""
    return tuple(sorted([path.parent.name for path in Path(__file__).parent.glob("*/title.py")]))


@cache
def titles() -> tuple[str, ...]:
    """The keys of all games on the shelf."""
    return collection() if os.environ.get("LUDOTECA_WORKSHOP") else SHELF


@cache
def title(key: str) -> Title[Any]:
    """A game by its key; its code is read when first asked for."""
    if key not in collection():
        raise OptionError("option-title", title=key[:40], known=", ".join(titles()))
    found = import_module(f"ludoteca.games.{key}.title").TITLE
    assert isinstance(found, Title)
    return found
