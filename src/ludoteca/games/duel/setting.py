"""What may be agreed before the game: the options, and the record that holds them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.options import Option
from ludoteca.games.duel.components import SETUP_NAMES

OPTIONS: Final = (Option("setup", tuple(SETUP_NAMES), SETUP_NAMES[0]),)


class Setting:
    """What was agreed; never changes."""

    def __init__(self, setup: str) -> None:
        self.setup: Final = setup
        self.number: Final = SETUP_NAMES.index(setup)
        """The set-up by its place in the data."""

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)
