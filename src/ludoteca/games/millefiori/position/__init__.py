"""Positions of Mille Fiori: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from ludoteca.core.position import Agreed, Format
from ludoteca.games.millefiori.position.checked import census, check, contents
from ludoteca.games.millefiori.position.completed import complete
from ludoteca.games.millefiori.position.written import FIELDS, STEPS
from ludoteca.games.millefiori.setting import OPTIONS, Setting
from ludoteca.games.millefiori.state import MilleFiori

FORMAT: Format[MilleFiori] = Format(
    kind=MilleFiori,
    agreed=Agreed(Setting, OPTIONS),
    fields=FIELDS,
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=contents,
    piles={"pile": "left"},
)
