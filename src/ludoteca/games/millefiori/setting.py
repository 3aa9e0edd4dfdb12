"""What may be agreed before the game: the options, and the record that holds them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.options import Option

OPTIONS: Final = (Option("tactical", (False, True), False),)


class Setting:
    """What was agreed; never changes."""

    def __init__(self, tactical: bool) -> None:
        self.tactical: Final = tactical

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)
