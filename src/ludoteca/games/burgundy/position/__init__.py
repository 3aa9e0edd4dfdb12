"""Positions of Burgundy: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from ludoteca.core.position import Agreed, Format
from ludoteca.games.burgundy.position.checked import census, check, contents
from ludoteca.games.burgundy.position.completed import complete
from ludoteca.games.burgundy.position.written import FIELDS, STEPS
from ludoteca.games.burgundy.setting import OPTIONS, Setting
from ludoteca.games.burgundy.state import Burgundy

FORMAT: Format[Burgundy] = Format(
    kind=Burgundy,
    agreed=Agreed(Setting, OPTIONS, within="setting"),
    fields=FIELDS,
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=contents,
    piles={"piles": "left"},
)
