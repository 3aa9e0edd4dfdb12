"""What may be agreed before the game: the options, and the record that holds them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.options import Option

OPTIONS: Final = (
    Option("simplified", (False, True), False),
    Option("jeweller", (False, True), False),
)


class Setting:
    """What was agreed; never changes."""

    def __init__(self, simplified: bool, jeweller: bool) -> None:
        self.simplified: Final = simplified
        self.jeweller: Final = jeweller

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)
