"""Positions of Feudum: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from ludoteca.core.position import Agreed, Format
from ludoteca.games.feudum.position.checked import census, check, pieces
from ludoteca.games.feudum.position.completed import complete
from ludoteca.games.feudum.position.written import FIELDS, STEPS, older
from ludoteca.games.feudum.setting import OPTIONS, Setting
from ludoteca.games.feudum.state import Feudum

FORMAT: Format[Feudum] = Format(
    kind=Feudum,
    agreed=Agreed(Setting, OPTIONS),
    fields=FIELDS,
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=pieces,
    older=older,
)
