"""The plain view: whatever a seat sees, as an outline, for titles nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from ludoteca.terminal.boards import Scene
from ludoteca.terminal.screen import QUIET_STYLE, ink


def draw(scene: Scene) -> list[Text]:
    """A line for every value, and for every record of plain values; what is empty is left out."""
    return list(outline(scene.view, 0))


def outline(data: Any, depth: int) -> Iterator[Text]:
    """Data as indented lines."""
    for key, value in items(data):
        if is_empty(value):
            continue
        line = Text("  " * depth) + ink(f"{key}: ", QUIET_STYLE)
        if is_flat(value) or is_record(value):
            yield line.append(flat(value))
        else:
            yield line
            yield from outline(value, depth + 1)


def items(data: Any) -> Iterator[tuple[Any, Any]]:
    yield from data.items() if isinstance(data, dict) else enumerate(data)


def is_empty(value: Any) -> bool:
    """Nothing to be said of it; numbers and no are something."""
    return value is None or value in ("", [], {})


def is_flat(value: Any) -> bool:
    """A plain value, or a list of them."""
    return not isinstance(value, dict | list) or (isinstance(value, list) and not any(map(is_nested, value)))


def is_record(value: Any) -> bool:
    """An object of plain values."""
    return isinstance(value, dict) and all([is_flat(part) or is_empty(part) for part in value.values()])


def is_nested(value: Any) -> bool:
    return isinstance(value, dict | list)


def flat(value: Any) -> str:
    if isinstance(value, dict):
        parts = [f"{key} {flat(part)}" for key, part in value.items() if not is_empty(part)]
        return " · ".join(parts) or "–"
    return ", ".join([str(part) for part in value]) if isinstance(value, list) else str(value)
