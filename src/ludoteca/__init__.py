"""Ludoteca: five medieval euro games on one strict engine.

>>> import ludoteca
>>> match = ludoteca.new("millefiori", players=3, seed=7)
>>> match.play(match.legal_actions()[0])
>>> match.view(seat=0)["kept"] is not None
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.api import (
        Match,
        Record,
        from_position,
        new,
        read_position,
        read_record,
        title,
        titles,
        write_position,
        write_record,
    )

__all__ = [
    "Match",
    "Record",
    "from_position",
    "new",
    "read_position",
    "read_record",
    "title",
    "titles",
    "write_position",
    "write_record",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """The public door is opened when first asked for: whoever wants the version alone loads no engine."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ludoteca import api

    return getattr(api, name)
