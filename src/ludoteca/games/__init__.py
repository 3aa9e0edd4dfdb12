"""The collection: one folder a game, each with its ``TITLE``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core.errors import OptionError
from ludoteca.core.title import Title


@cache
def titles() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(sorted([path.parent.name for path in Path(__file__).parent.glob("*/title.py")]))


@cache
def title(key: str) -> Title[Any]:
    """A game by its key; its code is read when first asked for."""
    if key not in titles():
        raise OptionError("option-title", title=key[:40], known=", ".join(titles()))
    found = import_module(f"ludoteca.games.{key}.title").TITLE
    assert isinstance(found, Title)
    return found
