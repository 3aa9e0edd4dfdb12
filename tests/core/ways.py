"""Numbers that are not ints, and the ways to copy something."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": lambda original: original.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda original: pickle.loads(pickle.dumps(original)),
}


class Whole:
    """A number that is not an int, like those of array libraries."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number
