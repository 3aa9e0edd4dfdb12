"""What is different between two states, so that only that must be told."""

from __future__ import annotations

from typing import Any


def patch(before: Any, after: Any) -> list[list[Any]]:
    """``[path, value]`` for all that has changed or is new, ``[path]`` for what is gone; plain data both."""
    found: list[list[Any]] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[list[Any]]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found.extend([[[*path, key]] for key in before if key not in after])
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
    elif isinstance(before, list) and isinstance(after, list | tuple) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, [*path, index], found)
    else:
        found.append([path, after])
