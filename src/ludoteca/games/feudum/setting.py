"""What may be agreed before the game: the options, and the record that holds them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.options import Option

OPTIONS: Final = (
    Option("advanced", (False, True), False),
    Option("takeover", (True, False), True),
    Option("mandate", ("food", "goods"), "food"),
    Option("serpent", ("harbours", "piers"), "harbours"),
)


class Setting:
    """What was agreed; never changes."""

    def __init__(self, advanced: bool, takeover: bool, mandate: str, serpent: str) -> None:
        self.advanced: Final = advanced
        self.takeover: Final = takeover
        self.mandate: Final = mandate
        self.serpent: Final = serpent
        self.any_goods: Final = mandate == "goods"
        """A mandate gives three random goods rather than food."""
        self.piers: Final = serpent == "piers"
        """Serpents come only to piers."""

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)
