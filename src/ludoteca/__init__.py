"""Ludoteca: five medieval euro games on one strict engine.

>>> import ludoteca
>>> match = ludoteca.new("millefiori", players=3, seed=7)
>>> match.play(match.legal_actions()[0])
>>> match.view(seat=0)["kept"] is not None
True
"""

from __future__ import annotations

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
