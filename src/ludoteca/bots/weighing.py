"""The hand-made evaluation of a title, by its weights of today or by those of somebody's own file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ludoteca.bots.value import HandMade
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.title import Title
from ludoteca.core.weights import numbers

_READ: Final[dict[str, HandMade]] = {}


def weighed(path: str, title: Title[Game]) -> HandMade:
    """The evaluation by the weights of a file; those it does not name are as they are today."""
    known_as = f"{title.key} {path}"
    if known_as not in _READ:
        if title.weights is None or title.evaluate_with is None:
            raise OptionError("weights-none", title=title.key)
        own = title.weights.replaced(read_weights(Path(path)))
        _READ[known_as] = HandMade(title.evaluate_with(own))
    return _READ[known_as]


def read_weights(file: Path) -> dict[str, float]:
    """A table of weights by name, or what is wrong with it."""
    try:
        return numbers(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise OptionError("weights-unreadable", file=file.name, problem=str(error)) from None
