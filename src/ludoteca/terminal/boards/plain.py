"""The plain view: whatever a seat sees, as an outline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ludoteca.terminal.boards import Scene
from ludoteca.terminal.screen import QUIET_STYLE


def draw(scene: Scene) -> list[Text]:
    """Every field of the view on a line of its own; lists of plain values stay on one."""
    return list(outline(scene.view, 0))


def outline(data: Any, depth: int) -> Iterator[Text]:
    """Data as indented lines."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        line = Text("  " * depth).append(f"{key}: ", style=QUIET_STYLE)
        if is_flat(value):
            yield line.append(flat(value))
        else:
            yield line
            yield from outline(value, depth + 1)


def is_flat(value: Any) -> bool:
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or all([not isinstance(item, dict | list) for item in value])


def flat(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join([str(item) for item in value]) or "–"
    return "–" if value is None or value == {} else str(value)
