"""Drawings of boards: one module a title, and a plain view for titles that have none yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from ludoteca.texts import Texts


@dataclass(frozen=True)
class Scene:
    """All a drawing may know: what a seat sees, and what is worth showing of it."""

    title: str
    view: dict[str, Any]
    seat: int | None
    """Through whose eyes; None for an onlooker."""
    deciding: tuple[int, ...]
    labels: tuple[str, ...]
    """Who sits where, in a word: a name, or "you", or the bot."""
    words: Texts
    width: int
    height: int
    marks: dict[str, str] = field(default_factory=dict)
    """Numbers of choices by place: ``space:W09`` -> ``3``."""
    fresh: frozenset[str] = frozenset()
    """Places where something has happened since this seat decided last."""


Drawing = Callable[[Scene], list[Text]]


def drawing(title: str) -> Drawing:
    """How a title is drawn: ``draw`` in the module of its name."""
    name = f"{__name__}.{title}"
    found: Drawing = import_module(name if find_spec(name) else f"{__name__}.plain").draw
    return found
